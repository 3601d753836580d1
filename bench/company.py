"""People of a house, and tables that they sit down at: what is set up before anything is measured."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

SEATS = 4
CALLERS = 8  # at the same time, so that one commit carries several


@dataclass(frozen=True)
class Sitting:
    """A table that is full: its match has begun."""

    table: str
    tokens: tuple[str, ...]  # of each seat


class Company:
    """Everybody that there is, and the way to open tables for them."""

    def __init__(self, port: int, people: int) -> None:
        self._port = port
        self._lines: SimpleQueue[HTTPConnection] = SimpleQueue()
        self._tables = 0
        self._tokens = self._all(self._new_person, range(people))

    def open(self, game: str, tables: int, people: int = SEATS) -> list[Sitting]:
        """Tables of four seats with so many people at each; seat by seat they take turns."""
        first, self._tables = self._tables, self._tables + tables
        return self._all(lambda number: self._open(game, number, people), range(first, self._tables))

    def _open(self, game: str, number: int, people: int) -> Sitting:
        tokens = [self._tokens[(number * people + one) % len(self._tokens)] for one in range(people)]
        by_seat = tuple(tokens[seat % people] for seat in range(SEATS))
        seats = [{"who": "me" if token == by_seat[0] else "open"} for token in by_seat]
        shown = self._ask("/api/tables", {"game": game, "seats": seats}, by_seat[0])
        for seat, token in enumerate(by_seat):
            if seats[seat]["who"] == "open":
                sit = {"type": "take_seat", "seat": seat, "invite": shown["invite"]}
                self._ask(f"/api/tables/{shown['id']}/messages", sit, token)
        return Sitting(shown["id"], by_seat)

    def _new_person(self, number: int) -> str:
        return str(self._ask("/api/people", {"name": f"Guest {number}", "keep": "token"})["token"])

    def _all(self, work: Callable[[int], T], numbers: Iterable[int]) -> list[T]:
        """Several at the same time, each on a line of its own."""
        lines = [HTTPConnection("127.0.0.1", self._port, timeout=60) for _ in range(CALLERS)]
        for line in lines:
            self._lines.put(line)
        try:
            with ThreadPoolExecutor(CALLERS) as crew:
                return list(crew.map(work, numbers))
        finally:
            for line in lines:
                self._lines.get()
                line.close()

    def _ask(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        line = self._lines.get()
        try:
            line.request("POST", path, json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
        finally:
            self._lines.put(line)
        if answer.status not in (200, 201):
            raise RuntimeError(f"{path}: expected a yes, got {answer.status}: {text!r}")
        return json.loads(text)


def people_of(sitting: Sitting) -> Sequence[str]:
    """Everybody at a table once."""
    return tuple(dict.fromkeys(sitting.tokens))
