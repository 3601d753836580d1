"""A window on a table: a connection that is read all the time, and the last view of each seat as it came."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE_S
from tests.server.guests import Message, connect_to

_ANSWER = re.compile(r',"reply_to":"[^"]*"')
_numbers = itertools.count()


class Window:
    """What somebody sees through one house."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.views: dict[int | None, Message] = {}
        self.texts: dict[int | None, str] = {}  # of the views, but for what they answer
        self.table: Message = {}
        self.presence: dict[int, str] = {}
        self.said: list[str] = []
        self.close_code: int | None = None
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._heed(msgspec.json.decode(text), text)
        except ConnectionClosed:
            pass
        self.close_code = self.socket.close_code
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the house hung up"))

    def _heed(self, message: Message, text: str) -> None:
        if message["type"] == "view":
            self.views[message["seat"]] = message
            self.texts[message["seat"]] = _ANSWER.sub("", text)
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
            self.presence |= {seat["seat"]: seat.get("presence", "here") for seat in self.table["seats"]}
        if message["type"] == "presence":
            self.presence[message["seat"]] = message["state"]
        if message["type"] == "said":
            self.said.append(message["line"]["text"])
        answer = self._answers.get(message.get("id") or message.get("reply_to") or "")
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def do(self, kind: str, **fields: Any) -> Message:
        """Says something; what the house says to it."""
        name = fields.pop("id", None) or f"w{next(_numbers)}"
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        async with asyncio.timeout(PATIENCE_S):
            return await self._answers[name]

    async def close(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader
        await self.socket.close()


@asynccontextmanager
async def window(address: str, table: str, token: str | None = None) -> AsyncIterator[Window]:
    """Opened when the house has said its welcome."""
    async with connect_to(address, table, token, ping_interval=None) as socket:
        one = Window(socket)
        try:
            await until(lambda: bool(one.table))
            yield one
        finally:
            await one.close()


async def until(is_so: Callable[[], object], seconds: float = PATIENCE_S) -> float:
    """Waits for something, and says how long it took."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < seconds, "it never came to pass"
        await asyncio.sleep(0.005)
    return time.monotonic() - began


def faults_in(log: Path) -> list[str]:
    """What went wrong in a house that should not, whatever its guests do: lines are `time level event ...`."""
    lines = [line for line in log.read_text().splitlines() if line.split(" ", 3)[2:3] == ["fault"]]
    return lines + [line for line in log.read_text().splitlines() if "Exception in ASGI" in line]
