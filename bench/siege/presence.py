"""Two processes of a house on one database: whoever is connected to either of them is there, whatever happens.

Others vote that a bot plays for somebody who is there, which has to be refused. The clients are those of the tests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.faults.windows import Window, until, window
from tests.server.guests import ME, OPEN, Program, programs

from bench.processes import HOUSE, Server, running
from bench.siege.faults import paused
from bench.siege.report import Report, measured

SEEN_S = 1.0  # how long whoever asked over HTTP counts as here; it hides nothing after that
SILENCE_S = 3.0  # a process that is silent for so long has no guests any more
QUICK = f"""
from saqqara.server import cluster, house, presence
cluster.SILENCE_S, house.HEARTBEAT_S, presence.SEEN_S = {SILENCE_S}, 0.5, {SEEN_S}
"""
STAND_IN = {"stand_in_after": 10, "stand_in": "apprentice"}


@dataclass(frozen=True)
class Both:
    """Two processes of one house. The honest guest plays at the second."""

    one: Server
    other: Server

    @property
    def port(self) -> int:
        """That of the second."""
        return self.other.port

    def memory(self) -> int:
        """Bytes of both."""
        return self.one.memory() + self.other.memory()

    def cpu_seconds(self) -> float:
        """What both have used so far."""
        return self.one.cpu_seconds() + self.other.cpu_seconds()


async def presence(database: str, data: Path, seconds: float, **settings: Any) -> Report:
    """Sits down, stands up, votes and pauses, through two processes on a database of PostgreSQL."""
    given = settings | {"database": database, "first": QUICK}
    with running(HOUSE, data / "one", **given) as one, running(HOUSE, data / "other", **given) as other:
        return await measured("presence", Both(one, other), _come_and_go(one, other, seconds))


async def _come_and_go(one: Server, other: Server, seconds: float) -> str:
    """Plays the first two scenes for so long, and the last one once."""
    loop, votes, bots = asyncio.get_running_loop(), 0, 0
    ends_at = loop.time() + seconds
    while votes == 0 or loop.time() < ends_at:
        for scene in (_another_takes_the_seat, _sits_down_elsewhere):
            bots += await scene(one, other)
            votes += 2
    stood_in, stayed = await _process_pauses(one, other)
    return (
        f"{bots} of {votes} votes let a bot play for somebody who was there; one process asleep: "
        f"{stood_in} bot stood in meanwhile, {stayed} after it woke"
    )


async def _another_takes_the_seat(one: Server, other: Server) -> int:
    """Bob stands up through one process, Cid takes the seat through the other. Returns how many votes were accepted."""
    async with AsyncExitStack() as stack:
        ann, bob, cid = await stack.enter_async_context(programs(other.address, "Ann", "Bob", "Cid"))
        table = await ann.open("imhotep", [ME, OPEN, OPEN], **STAND_IN)
        name, seat = table["id"], {"seat": 1, "invite": table["invite"]}
        anns = await stack.enter_async_context(window(other.address, name, ann.token))
        async with window(one.address, name, bob.token) as bobs:
            await _accepted(bobs.do("take_seat", **seat))
            await until(lambda: anns.presence[1] == "here")
            await _accepted(bobs.do("stand_up", seat=1))
            await until(lambda: anns.table["seats"][1]["who"] == "open")
        await _accepted(anns.do("take_seat", seat=2))
        cids = await stack.enter_async_context(window(other.address, name, cid.token))
        await _accepted(cids.do("take_seat", **seat))
        return await _votes(lambda: anns.do("let_bot_play", seat=0, absent=1))


async def _sits_down_elsewhere(one: Server, other: Server) -> int:
    """Bob looks on through one process and sits down over HTTP at the other, where Ann votes."""
    async with programs(one.address, "Ann", "Bob") as (ann, bob):
        table = await ann.open("imhotep", [ME, OPEN], **STAND_IN)
        name = table["id"]
        async with window(other.address, name, bob.token) as bobs:
            answer = await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            assert answer.is_success, answer.text
            await until(lambda: bobs.table["status"] == "playing")
            return await _votes(lambda: _said(ann, name, type="let_bot_play", seat=0, absent=1))


async def _process_pauses(one: Server, other: Server) -> tuple[int, int]:
    """A process sleeps until its guests count as gone. Returns how many bots stood in meanwhile, and afterwards."""
    async with programs(other.address, "Ann", "Bob") as (ann, bob):
        table = await ann.open("imhotep", [ME, OPEN], **STAND_IN)
        name = table["id"]
        async with window(other.address, name, ann.token) as anns, window(one.address, name, bob.token) as bobs:
            await _accepted(bobs.do("take_seat", seat=1, invite=table["invite"]))
            await until(lambda: anns.presence[1] == "here")
            with paused(one):
                await until(lambda: _stands_in(anns))
                stood_in = _stands_in(anns)
            await until(lambda: anns.presence[1] == "here")
            await until(lambda: not _stands_in(anns))
            return stood_in, _stands_in(anns) + await _votes(lambda: anns.do("let_bot_play", seat=0, absent=1))


async def _votes(vote: Callable[[], Awaitable[dict[str, Any]]]) -> int:
    """Votes at once, and again when what was asked over HTTP does not count any more. Counts what was accepted."""
    first = await vote()
    await asyncio.sleep(SEEN_S + 0.5)
    return [first["type"], (await vote())["type"]].count("accepted")


async def _accepted(answer: Awaitable[dict[str, Any]]) -> None:
    told = await answer
    assert told["type"] == "accepted", f"expected it accepted, got {told}"


async def _said(program: Program, table: str, **message: Any) -> dict[str, Any]:
    """What the house says over HTTP, as it would say it over a WebSocket."""
    answer = await program.say(table, **message)
    return {"type": "accepted"} if answer.is_success else {"type": "refused", **answer.json()}


def _stands_in(window: Window) -> int:
    return sum(bool(seat.get("stands_in")) for seat in window.table["seats"])
