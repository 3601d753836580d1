"""Hints: what the judge of reviews, or a level, would do in a player's place, knowing no more than the player does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence

from saqqara.bots.search.evaluation import Estimate
from saqqara.review.model import LEVEL, Reason
from saqqara.server import commands
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.thinking import Thinker, Weighed
from saqqara.server.wire import Advice, Hint, LevelName, Prospect, Range, ReasonShown, Step

MOST_MOVES = 8
MOST_AT_ONCE = 2  # hints of one person: one is thought about, one waits


class Adviser:
    """Gives hints: one at a time for each seat, and for each person one that is thought about and one that waits."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._under_way: dict[tuple[str, int], str] = {}  # table and seat -> person
        self._turns: dict[str, asyncio.Lock] = {}  # by person, for those in `_under_way`

    async def advise(self, room: Room, person: str, hint: Hint) -> Advice:
        """Notes in the log that the seat is advised, which all may know, and then advises it."""
        async with room.settled() as table:
            commands.require_own_seat(table, person, hint.seat)
        with room.in_use(), self._counted(room.table.id, hint.seat, person) as turn:
            async with turn:
                await room.do(commands.hint(person, hint.seat, hint.ask))
                thought = await self._thinker.evaluate(room, person, hint.seat, hint.ask, hint.level)
        return _advice(thought, hint.level or LEVEL)

    @contextlib.contextmanager
    def _counted(self, table: str, seat: int, person: str) -> Iterator[asyncio.Lock]:
        """Refuses one hint too many. Yields what lets a person's hints be thought about one after the other."""
        key = table, seat
        if key in self._under_way:
            raise Refusal("too_many", f"expected one hint at a time for seat {seat}, got another one")
        if sum(other == person for other in self._under_way.values()) >= MOST_AT_ONCE:
            raise Refusal(
                "too_many", f"expected at most {MOST_AT_ONCE} hints at a time for one person, got another one"
            )
        self._under_way[key] = person
        try:
            yield self._turns.setdefault(person, asyncio.Lock())
        finally:
            del self._under_way[key]
            if person not in self._under_way.values():
                del self._turns[person]


def _advice(weighed: Weighed, level: LevelName) -> Advice:
    """Returns the best of the moves that were tried, and the line that is expected."""
    evaluation = weighed.evaluation
    tried = [prospect for prospect in evaluation.prospects if prospect.wins][:MOST_MOVES]
    return Advice(
        level=level,
        simulations=evaluation.simulations,
        is_exact=evaluation.is_exact,
        moves=[
            Prospect(
                move=move.move,
                visits=move.visits,
                wins=_ranges(move.wins),
                points=_ranges(move.points),
                reasons=_reasons(weighed.reasons.get(move.move, ())),
            )
            for move in tried
        ],
        line=[Step(seat=seat, move=move) for seat, move in evaluation.line],
    )


def _reasons(reasons: Sequence[Reason]) -> list[ReasonShown]:
    return [ReasonShown(seat=reason.seat, source=reason.source, points=reason.points) for reason in reasons]


def _ranges(estimates: Sequence[Estimate]) -> list[Range]:
    return [Range(mean=estimate.mean, low=estimate.low, high=estimate.high) for estimate in estimates]
