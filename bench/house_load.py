"""As many messages as a server takes: guests at an echo, or four people each at many tables, with the same sockets.

Everybody waits for an answer before they say something again. At an echo that is their own message. At a table it is a
view with a question: each question is answered once, with any legal move, and tables that are over are replaced by
others that stand ready with their guests connected. It is measured only while all tables play.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from . import echo
from .company import Company, Sitting, people_of
from .processes import Server
from .sockets import Socket

MOVE = b'{"type":"move","id":"%s","seat":%d,"ask":%d,"move":%s}'
SAID = MOVE % (b"1a2b3c", 2, 17, b'"load b2"')  # what is said to the echo
CONNECTING = 50  # at the same time
SETTLE_S = 0.5  # until everybody has been welcomed, or seen off
WITHIN_S = 120.0  # a round that takes longer does not end

_encode = msgspec.json.Encoder().encode
_names = itertools.count()


class Question(msgspec.Struct):
    """What a guest reads of a view."""

    seat: int
    ask: int
    legal: list[str]


_decode = msgspec.json.Decoder(Question).decode


@dataclass
class Load:
    """What was done in a while, and what it took."""

    seconds: float
    sent: int
    received: int
    server_cpu: float  # seconds
    own_cpu: float  # of the generator

    @property
    def frames_per_s(self) -> float:
        """In and out alike."""
        return (self.sent + self.received) / self.seconds

    @property
    def sent_per_s(self) -> float:
        """Moves, at a house."""
        return self.sent / self.seconds

    @property
    def us_per_frame(self) -> float:
        """CPU time of the server."""
        return 1e6 * self.server_cpu / max(1, self.sent + self.received)

    @property
    def server_busy(self) -> float:
        """Cores that the server has kept busy."""
        return self.server_cpu / self.seconds

    @property
    def own_busy(self) -> float:
        """The share of its core that the generator has used: near 1, it is the generator that was measured."""
        return self.own_cpu / self.seconds


class Begins(Protocol):
    """Whoever has a part in a round."""

    def begin(self) -> None:
        """From now on it counts."""


class Round:
    """One while of load: what was sent and heard in it."""

    def __init__(self, server: Server) -> None:
        self.sent = 0
        self.received = 0
        self.is_on = False
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._server = server

    async def measure(self, starts: Sequence[Begins], seconds: float | None) -> Load:
        """Lets them all begin; ends after some time, or when whoever has a part in it says so."""
        self.is_on = True
        wall, cpu, own = time.perf_counter(), self._server.cpu_seconds(), time.process_time()
        for one in starts:
            one.begin()
        if seconds is not None:
            asyncio.get_running_loop().call_later(seconds, self.end)
        async with asyncio.timeout(WITHIN_S):
            await self.done
        self.is_on = False
        return Load(
            time.perf_counter() - wall,
            self.sent,
            self.received,
            self._server.cpu_seconds() - cpu,
            time.process_time() - own,
        )

    def end(self) -> None:
        """That was it."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, why: str) -> None:
        """That was not what should be measured."""
        if not self.done.done():
            self.done.set_exception(RuntimeError(why))


# --- the echo ---


class Caller(Socket):
    """A guest of the echo."""

    def __init__(self, load: Round) -> None:
        super().__init__()
        self.load = load

    def begin(self) -> None:
        """Says the first thing."""
        self.load.sent += 1
        self.say(SAID)

    def heard(self, text: bytes) -> None:
        """The answer, and the next message."""
        if self.load.is_on:
            self.load.received += 1
            self.begin()

    def failed(self, why: str) -> None:
        """The echo has gone."""
        self.load.fail(why)


async def echo_round(server: Server, sockets: int, seconds: float, path: str = echo.BARE) -> Load:
    """Everybody calls as fast as they hear."""
    load = Round(server)
    callers = [Caller(load) for _ in range(sockets)]
    await in_parts([caller.connect(server.port, path) for caller in callers])
    try:
        return await load.measure(callers, seconds)
    finally:
        for caller in callers:
            caller.close()


# --- the house ---


class Table:
    """A table with its guests; it may have to wait until it is its turn to be played."""

    def __init__(self, load: Round, sitting: Sitting, spare: Iterator[Table]) -> None:
        self.load = load
        self.sitting = sitting
        self.guests = [Guest(self) for _ in people_of(sitting)]
        self.is_playing = False
        self.is_over = False
        self._spare = spare

    async def connect(self, port: int) -> None:
        """Everybody comes in, and has the view that says who begins."""
        for guest, token in zip(self.guests, people_of(self.sitting), strict=True):
            await guest.connect(port, f"/live/{self.sitting.table}", token)

    def begin(self) -> None:
        """From now on questions are answered."""
        self.is_playing = True
        for guest in self.guests:
            guest.answer()

    def over(self) -> None:
        """All guests are told; the next table begins when the first of them is."""
        if self.is_over:
            return
        self.is_over = True
        following = next(self._spare, None)
        if following is None:
            self.load.end()
        elif self.load.is_on:
            following.begin()

    def close(self) -> None:
        """Everybody leaves."""
        for guest in self.guests:
            guest.close()


class Guest(Socket):
    """Somebody at a table, with one seat or several."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.questions: list[Question] = []
        self._answered: dict[int, int] = {}  # seat -> its last question

    def heard(self, text: bytes) -> None:
        """A view, or whatever else the house says."""
        load = self.table.load
        if load.is_on:
            load.received += 1
        if text.startswith(b'{"type":"view"'):
            if b'"ask":null' not in text[:64]:
                self.asked(_decode(text))
        elif text.startswith(b'{"type":"table"') and b'"status":"over"' in text:
            self.table.over()
        elif text.startswith(b'{"type":"refused"'):
            self.failed(f"expected legal moves to be accepted, got {text.decode()}")

    def asked(self, question: Question) -> None:
        """The same question may come again, when something else has changed."""
        if self._answered.get(question.seat) != question.ask:
            self._answered[question.seat] = question.ask
            self.questions.append(question)
            if self.table.is_playing:
                self.answer()

    def answer(self) -> None:
        """Any legal move for each open question."""
        load = self.table.load
        while self.questions and load.is_on:
            load.sent += 1
            self.say(move_for(self.questions.pop(), b"%x" % next(_names)))

    def failed(self, why: str) -> None:
        """The house has refused something, or is gone."""
        self.table.load.fail(why)


def move_for(question: Question, name: bytes) -> bytes:
    """Any legal move, as a message."""
    return MOVE % (name, question.seat, question.ask, _encode(random.choice(question.legal)))


async def house_round(server: Server, company: Company, game: str, tables: int, spare: int) -> Load:
    """So many tables play at any time, until the first that is over finds no other to replace it."""
    load = Round(server)
    sittings = await asyncio.to_thread(company.open, game, tables + spare)
    waiting: list[Table] = []
    following = iter(waiting)
    everybody = [Table(load, sitting, following) for sitting in sittings]
    waiting += everybody[tables:]
    try:
        await in_parts([table.connect(server.port) for table in everybody])
        await asyncio.sleep(SETTLE_S)
        return await load.measure(everybody[:tables], None)
    finally:
        for table in everybody:
            table.close()
        await asyncio.sleep(SETTLE_S)  # the house sees them off


async def in_parts(work: Sequence[Coroutine[Any, Any, Any]]) -> None:
    """Not everybody comes through the door at once."""
    for first in range(0, len(work), CONNECTING):
        await asyncio.gather(*work[first : first + CONNECTING])
