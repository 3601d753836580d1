"""A guest with a token who speaks HTTP, from an address of its choice on this machine; this needs Linux."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

HOUSE, ATTACKER, HONEST = "127.0.0.1", "127.0.0.1", "127.0.0.2"
GAME = "imhotep"
WITHIN_S = 120.0
ME, OPEN = {"who": "me"}, {"who": "open"}


class Guest:
    """Somebody with a token, each time on a connection of its own."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.token = token
        self._port = port
        self._address = address

    @classmethod
    async def arriving(cls, port: int, address: str, name: str) -> Guest:
        """A person whom the house does not know yet."""
        guest = cls(port, address)
        guest.token = (await guest.told("POST", "/api/people", {"name": name, "keep": "token"}))["token"]
        return guest

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Asks, and returns the status and the answer."""
        return await asyncio.to_thread(self._ask, method, path, body)

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        """Asks for something that has to be answered well. Whoever asks too fast waits and asks again."""
        while True:
            status, answer = await self.ask(method, path, body)
            if status in (200, 201):
                return answer
            if status != 429:
                raise RuntimeError(f"{path}: expected a yes, got {status}: {answer}")
            await asyncio.sleep(1.0)

    async def open(self, seats: Sequence[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """Opens a table."""
        shown: dict[str, Any] = await self.told("POST", "/api/tables", {"game": GAME, "seats": list(seats), **more})
        return shown

    async def open_with_bots(self, level: str, bots: int) -> str:
        """Opens a table of its own with bots; returns its path."""
        return path_of(await self.open([ME, *[{"who": "bot", "level": level}] * bots]))

    def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        headers = {"Content-Type": "application/json", "Connection": "close"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        line = HTTPConnection(HOUSE, self._port, timeout=WITHIN_S, source_address=(self._address, 0))
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            line.close()


def path_of(table: dict[str, Any]) -> str:
    """Where the API has a table."""
    return f"/api/tables/{table['id']}"


def metrics(port: int) -> str:
    """The figures of a house, which this machine may read; blocks."""
    with urllib.request.urlopen(f"http://{HOUSE}:{port}/metrics", timeout=WITHIN_S) as answer:
        return str(answer.read().decode())
