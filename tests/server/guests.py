"""Scripted guests: programs that open tables, sit down and play over the wire, as anybody's could."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE_S

Message = dict[str, Any]


class Program:
    """Somebody with a token who speaks HTTP."""

    def __init__(self, address: str, token: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.token = token
        self.http = http

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers=self.headers)

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which has to be a good one."""
        response = await self.ask(method, path, body)
        assert response.is_success, response.text
        return response.json()

    async def open(self, game: str, seats: Sequence[dict[str, Any]], **more: Any) -> dict[str, Any]:
        shown: dict[str, Any] = await self.told("POST", "/api/tables", {"game": game, "seats": list(seats), **more})
        return shown

    async def say(self, table: str, **message: Any) -> httpx.Response:
        return await self.ask("POST", f"/api/tables/{table}/messages", message)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Player]:
        async with connect_to(self.address, table, self.token) as socket:
            yield Player(socket)


def connect_to(address: str, table: str, token: str | None = None, **more: Any) -> connect:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    url = address.replace("http", "ws", 1).rstrip("/") + f"/live/{table}"
    usual = {"open_timeout": PATIENCE_S, "max_queue": None}  # a full queue would hold up the close frame as well
    return connect(url, additional_headers=headers, compression=None, **usual | more)


@dataclass
class Player:
    """One connection to one table: what was heard, and the last view of each seat."""

    socket: ClientConnection
    heard: list[Message] = field(default_factory=list)
    views: dict[int | None, Message] = field(default_factory=dict)
    table: Message | None = None
    raw: list[str] = field(default_factory=list)
    _numbers: Any = field(default_factory=itertools.count)

    async def hear(self, seconds: float = PATIENCE_S) -> Message:
        """The next message."""
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = msgspec.json.decode(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.views[message["seat"]] = message
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    async def hear_until(self, kind: str, seconds: float = PATIENCE_S, **wanted: Any) -> Message:
        """The next message of a kind."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                    return message

    async def say(self, kind: str, **fields: Any) -> str:
        """Says something under a fresh id."""
        name = fields.pop("id", None) or f"r{next(self._numbers)}-{random.getrandbits(40):x}"
        await self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        return name

    async def answer_to(self, name: str, seconds: float = PATIENCE_S) -> Message:
        """What the house says to something that was said."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if name in (message.get("id"), message.get("reply_to")):
                    return message

    async def do(self, kind: str, **fields: Any) -> Message:
        return await self.answer_to(await self.say(kind, **fields))

    async def move(self, seat: int, move: str | None = None, chance: random.Random | None = None) -> Message:
        """Plays a move, any if none is given."""
        view = self.views[seat]
        chosen = move or (chance or random).choice(view["legal"])
        return await self.do("move", seat=seat, ask=view["ask"], move=chosen)

    @property
    def owing(self) -> list[int]:
        """The seats of this connection that owe a move."""
        return [seat for seat, view in self.views.items() if seat is not None and view["ask"] is not None]

    async def turn_of(self, seat: int, seconds: float = PATIENCE_S) -> None:
        """Waits until a seat of this connection owes a move."""
        async with asyncio.timeout(seconds):
            while seat not in self.owing:
                await self.hear(seconds)

    @property
    def is_over(self) -> bool:
        return any(view["table"]["outcome"] is not None for view in self.views.values())

    async def play_on(self, chance: random.Random, seconds: float = PATIENCE_S) -> None:
        """Plays whatever its seats owe until the match is over."""
        async with asyncio.timeout(seconds):
            while not self.is_over:
                if self.owing:
                    await self.move(self.owing[0], chance=chance)
                else:
                    await self.hear(seconds)


@asynccontextmanager
async def programs(address: str, *names: str) -> AsyncIterator[list[Program]]:
    """Somebody for each name."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE_S) as http:
        people = []
        for name in names:
            response = await http.post("/api/people", json={"name": name, "keep": "token"})
            assert response.status_code == 201, response.text
            people.append(Program(address, response.json()["token"], http))
        yield people


ME, OPEN = {"who": "me"}, {"who": "open"}


def bot(level: str = "apprentice") -> dict[str, Any]:
    return {"who": "bot", "level": level}
