"""Hints: what a level would do in a player's place, knowing no more than the player does."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.bots.search.evaluation import Estimate, Evaluation
from saqqara.server import commands
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.thinking import Thinker
from saqqara.server.wire import Advice, Hint, LevelName, Prospect, Range, Step

MOST_MOVES = 8


class Adviser:
    """Gives hints, one at a time for each seat."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._under_way: set[tuple[str, int]] = set()  # table, seat

    async def advise(self, room: Room, person: str, hint: Hint) -> Advice:
        """Notes in the log that the seat is advised, which all may know, and then advises it."""
        async with room.settled() as table:
            commands.require_own_seat(table, person, hint.seat)
        key = room.table.id, hint.seat
        if key in self._under_way:
            raise Refusal("too_many", f"expected one hint at a time for seat {hint.seat}, got another one")
        self._under_way.add(key)
        try:
            await room.do(commands.hint(person, hint.seat, hint.ask))
            evaluation = await self._thinker.evaluate(room, hint.seat, hint.ask, hint.level)
        finally:
            self._under_way.discard(key)
        return _advice(evaluation, hint.level)


def _advice(evaluation: Evaluation, level: LevelName) -> Advice:
    """Returns the best of the moves that were tried, and the line that is expected."""
    tried = [prospect for prospect in evaluation.prospects if prospect.visits][:MOST_MOVES]
    return Advice(
        level=level,
        simulations=evaluation.simulations,
        is_exact=evaluation.is_exact,
        moves=[
            Prospect(move=move.move, visits=move.visits, wins=_ranges(move.wins), points=_ranges(move.points))
            for move in tried
        ],
        line=[Step(seat=seat, move=move) for seat, move in evaluation.line],
    )


def _ranges(estimates: Sequence[Estimate]) -> list[Range]:
    return [Range(mean=estimate.mean, low=estimate.low, high=estimate.high) for estimate in estimates]
