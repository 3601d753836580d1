"""Many tables in one house at which little happens: what each keeps in memory, and how long a move takes all the same.

Two people share the four seats of each table, so two sockets a table can play it. Moves are sent on a schedule that
does not wait for answers, and each is measured from the moment when it was due: whoever is late, generator or house,
adds to what is measured.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from .company import Company
from .house_load import Guest, Question, Round, Table, in_parts, move_for
from .processes import Server

PEOPLE = 2  # at each table
SETTLE_S = 1.0
WARM_UP = 24  # tables
REPLY = b'"reply_to":"'
_NUMBERS = itertools.count()  # of moves: their names


@dataclass
class Idle:
    """What many tables take."""

    tables: int
    sockets: int
    before: int  # bytes, with a few tables opened and played
    with_tables: int
    with_sockets: int

    @property
    def kib_per_table(self) -> float:
        """Its match in memory, without anybody connected."""
        return (self.with_tables - self.before) / self.tables / 1024

    @property
    def kib_per_table_and_sockets(self) -> float:
        """With the connections of those who sit there."""
        return (self.with_sockets - self.before) / self.tables / 1024


@dataclass
class Trips:
    """Round trips of moves, in ms: from the moment when one was due to the mover's own view."""

    asked_per_s: float
    moves: int
    p50: float
    p99: float
    most: float
    server_busy: float
    own_busy: float


Play = Callable[[float, float], Awaitable[Trips]]  # so many moves a second, for so many seconds


class Mover(Guest):
    """Keeps its questions until it is told to answer one, and knows when each answer was due."""

    def __init__(self, table: Table, due: dict[bytes, float], trips: list[float]) -> None:
        super().__init__(table)
        self._due = due
        self._trips = trips

    def heard(self, text: bytes) -> None:
        """The view that answers a move ends its trip."""
        now = time.perf_counter()
        at = text.rfind(REPLY, -80)
        if at >= 0:
            name = text[at + len(REPLY) : text.index(b'"', at + len(REPLY))]
            self._trips.append(now - self._due.pop(name))
        super().heard(text)

    def answer_one(self, name: bytes, due: float) -> bool:
        """Whether it had a question to answer."""
        if not self.questions:
            return False
        question: Question = self.questions.pop()
        self._due[name] = due
        self.say(move_for(question, name))
        return True


async def measure(server: Server, game: str, tables: int, moves_per_s: float, seconds: float) -> tuple[Idle, Trips]:
    """Opens the tables, lets everybody in, plays for a while."""
    async with seated_tables(server, game, tables) as (idle, play):
        return idle, await play(moves_per_s, seconds)


@asynccontextmanager
async def seated_tables(server: Server, game: str, tables: int) -> AsyncIterator[tuple[Idle, Play]]:
    """Opens the tables and lets everybody in. Yields what that takes, and what plays for a while."""
    everybody = await asyncio.to_thread(Company, server.port, min(tables, 256) * PEOPLE)
    await _warm_up(server, everybody, game)
    before = await _settled(server)
    sittings = await asyncio.to_thread(everybody.open, game, tables, PEOPLE)
    _expect_in_memory(server, tables)
    with_tables = await _settled(server)
    due: dict[bytes, float] = {}
    trips: list[float] = []
    load = Round(server)
    seated = [Table(load, sitting, iter(())) for sitting in sittings]
    for table in seated:
        table.guests = [Mover(table, due, trips) for _ in table.guests]
    await in_parts([table.connect(server.port) for table in seated])
    with_sockets = await _settled(server)
    idle = Idle(tables, tables * PEOPLE, before, with_tables, with_sockets)
    try:
        yield idle, partial(_play, server, load, seated, due, trips)
    finally:
        for table in seated:
            table.close()


async def _warm_up(server: Server, company: Company, game: str) -> None:
    """A few tables with guests, so that whatever is there once is there before anything is measured."""
    sittings = await asyncio.to_thread(company.open, game, WARM_UP, PEOPLE)
    load = Round(server)
    tables = [Table(load, sitting, iter(())) for sitting in sittings]
    await in_parts([table.connect(server.port) for table in tables])
    await load.measure(tables, SETTLE_S)
    for table in tables:
        table.close()


async def _settled(server: Server) -> int:
    await asyncio.sleep(SETTLE_S)
    return server.memory()


def _expect_in_memory(server: Server, tables: int) -> None:
    with urllib.request.urlopen(f"{server.address}api/health", timeout=30) as answer:
        there = json.load(answer)["tables_in_memory"]
    if there < tables:
        raise RuntimeError(f"expected {tables} tables in memory, got {there}: opening them has taken too long")


async def _play(
    server: Server,
    load: Round,
    tables: Sequence[Table],
    due: dict[bytes, float],
    trips: list[float],
    moves_per_s: float,
    seconds: float,
) -> Trips:
    trips.clear()
    in_turn = list(tables)
    random.shuffle(in_turn)
    following = itertools.cycle(in_turn)
    began, cpu, own = time.perf_counter(), server.cpu_seconds(), time.process_time()
    for number in range(int(moves_per_s * seconds)):
        at = began + number / moves_per_s
        if (pause := at - time.perf_counter()) > 0:
            await asyncio.sleep(pause)
        _play_one(following, len(tables), b"%x" % next(_NUMBERS), at)
    took = time.perf_counter() - began
    busy = (server.cpu_seconds() - cpu) / took, (time.process_time() - own) / took
    async with asyncio.timeout(30):
        while due:
            await asyncio.sleep(0.01)
            if load.done.done():
                load.done.result()  # raises what went wrong
    in_order = sorted(1000 * trip for trip in trips)
    middle, nearly_all = (in_order[int(part * (len(in_order) - 1))] for part in (0.5, 0.99))
    return Trips(moves_per_s, len(in_order), middle, nearly_all, in_order[-1], *busy)


def _play_one(following: itertools.cycle[Table], tables: int, name: bytes, at: float) -> None:
    """The next table that waits for somebody."""
    for table in itertools.islice(following, tables):
        for guest in table.guests:
            assert isinstance(guest, Mover)
            if guest.answer_one(name, at):
                return
    raise RuntimeError("expected a table that waits for a move, got none: there are too few for so many moves")
