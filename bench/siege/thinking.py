"""Attacks by one guest with a token on the time of the bots and on the logs of tables, and what honest guests notice.

Each is bounded by its arguments and ends by itself. Attacks come from 127.0.0.1, honest guests from 127.0.0.2, as the
house counts by address too; this needs Linux.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.exceptions import InvalidState

from bench.processes import Server
from bench.siege.embedded import entries_of
from bench.siege.guest import ATTACKER, HONEST, WITHIN_S, Guest
from bench.siege.report import Report
from bench.sockets import Socket

SEATS = 4
LONG_POLL_S = 25
WATCH_S = 10.0  # between two looks at a table by somebody who stays
MIB = 1 << 20


# --- the time of the bots ---


async def leave_viziers(port: int, tables: int) -> tuple[Guest, list[str]]:
    """One guest opens tables, hands its seat at each of them over to a Vizier among Viziers, and looks at none."""
    guest, paths = await Guest.arriving(port, ATTACKER, "Greedy"), []
    for _ in range(tables):
        paths.append(await guest.open_with_bots("vizier", SEATS - 1))
        await guest.told("POST", f"{paths[-1]}/messages", {"type": "hand_over", "seat": 0, "level": "vizier"})
    return guest, paths


async def watch(guest: Guest, paths: Sequence[str]) -> None:
    """Looks at tables again and again, so that their bots play on; ends when it is cancelled."""
    while True:
        for path in paths:
            await guest.ask("GET", f"{path}/view?seat=0")
            await asyncio.sleep(WATCH_S / len(paths))


@dataclass
class Answers:
    """How long bots took to answer an honest guest, in seconds, and what became of the guest's moves."""

    waits_s: list[float] = field(default_factory=list)
    lost: int = 0


async def answers(port: int, level: str, moves: int, within_s: float = WITHIN_S) -> Answers:
    """An honest guest plays against a bot, for so many answers of the bot or for so long."""
    guest, found = await Guest.arriving(port, HONEST, "Honest"), Answers()
    path, turn, until = await guest.open_with_bots(level, 1), 0, time.monotonic() + within_s
    while len(found.waits_s) < moves and time.monotonic() < until:
        view = await guest.told("GET", f"{path}/view?seat=0&wait={LONG_POLL_S}")
        if view["outcome"] is not None:
            path, turn = await guest.open_with_bots(level, 1), 0
        elif view["ask"] is not None:
            move = {"type": "move", "seat": 0, "ask": view["ask"], "move": view["legal"][0]}
            turn = (await guest.told("POST", f"{path}/messages", move))["turn"]
            began = time.perf_counter()
            if await _has_answered(guest, path, until):
                found.waits_s.append(time.perf_counter() - began)
    found.lost = max(0, turn - (await guest.told("GET", path))["turn"])
    return found


async def _has_answered(guest: Guest, path: str, until: float) -> bool:
    """Waits until the guest is asked again. Returns False if the bot was not asked in between, or time is up."""
    view = await guest.told("GET", f"{path}/view?seat=0")
    if view["ask"] is not None or view["outcome"] is not None:
        return False
    while view["ask"] is None and view["outcome"] is None and time.monotonic() < until:
        view = await guest.told("GET", f"{path}/view?seat=0&wait={LONG_POLL_S}")
    return view["ask"] is not None


async def vizier_flood(server: Server, tables: int, moves: int, *, is_watched: bool = False) -> Report:
    """What honest guests wait for an Apprentice and for a Vizier, while one guest has many tables of Viziers."""
    quiet = [(await answers(server.port, level, moves)).waits_s for level in ("apprentice", "vizier")]
    memory, cpu_s = server.memory(), server.cpu_seconds()
    greedy, paths = await leave_viziers(server.port, tables)
    watching = asyncio.create_task(watch(greedy, paths)) if is_watched else None
    try:
        apprentice = await answers(server.port, "apprentice", moves)
        vizier = await answers(server.port, "vizier", moves)
    finally:
        if watching is not None:
            watching.cancel()
            await asyncio.wait([watching])
    medians = [_median(waits) for waits in (*quiet, apprentice.waits_s, vizier.waits_s)]
    return Report(
        f"{tables} tables of Viziers{', watched' if is_watched else ''}",
        (server.memory() - memory) / MIB,
        server.cpu_seconds() - cpu_s,
        1000 * max(apprentice.waits_s, default=WITHIN_S),
        apprentice.lost + vizier.lost,
        "Apprentice {0:.2f} s quiet, {2:.2f} s now; Vizier {1:.2f} s quiet, {3:.2f} s now".format(*medians),
    )


def _median(waits: list[float]) -> float:
    return statistics.median(waits) if waits else WITHIN_S


# --- the logs of tables ---


class Mouth(Socket):
    """Says one thing after the other, as soon as the last was answered."""

    def __init__(self, sayings: Sequence[bytes]) -> None:
        super().__init__()
        self.answers: Counter[str] = Counter()  # types, and words of refusals
        self._sayings = list(reversed(sayings))
        self.is_done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        """Counts answers; the first view lets it begin."""
        message = msgspec.json.decode(text)
        if message["type"] in ("accepted", "refused"):
            self.answers[message.get("error") or message["type"]] += 1
        elif message["type"] != "view" or self.answers:
            return
        if self._sayings:
            try:
                self.say(self._sayings.pop())
            except InvalidState:
                self.failed("closed by the house")
        elif not self.is_done.done():
            self.is_done.set_result(None)

    def failed(self, why: str) -> None:
        """Shown the door: that ends it as well."""
        self.answers["closed"] += 1
        if not self.is_done.done():
            self.is_done.set_result(None)


async def mutes(port: int, times: int, *, is_sitting: bool) -> tuple[str, Counter[str]]:
    """Mutes a seat and ends that, again and again. Returns the table and how the house answered."""
    host = await Guest.arriving(port, HONEST, "Host")
    path = await host.open_with_bots("apprentice", 1)
    guest = host if is_sitting else await Guest.arriving(port, ATTACKER, "Stranger")
    sayings = [b'{"type":"mute","seat":1,"on":%s}' % (b"true", b"false")[number % 2] for number in range(times)]
    mouth = Mouth(sayings)
    table = path.rpartition("/")[2]
    await mouth.connect(port, f"/live/{table}", guest.token)
    try:
        await asyncio.wait_for(mouth.is_done, WITHIN_S)
    finally:
        mouth.close()
    return table, mouth.answers


async def mute_flood(server: Server, data: Path, times: int, *, is_sitting: bool = False) -> Report:
    """What a flood of mutes writes, and how long an honest guest waits for an Apprentice meanwhile."""
    memory, cpu_s = server.memory(), server.cpu_seconds()
    (table, told), honest = await _both(
        mutes(server.port, times, is_sitting=is_sitting), answers(server.port, "apprentice", 3)
    )
    return Report(
        f"{times} mutes of {'a player' if is_sitting else 'a stranger'}",
        (server.memory() - memory) / MIB,
        server.cpu_seconds() - cpu_s,
        1000 * max(honest.waits_s, default=WITHIN_S),
        honest.lost,
        f"{entries_of(data, table)} entries; {dict(told)}",
    )


async def _both(
    attack: Awaitable[tuple[str, Counter[str]]], honest: Awaitable[Answers]
) -> tuple[tuple[str, Counter[str]], Answers]:
    return await asyncio.gather(attack, honest)
