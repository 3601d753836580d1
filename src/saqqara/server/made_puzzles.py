"""Puzzles made of decisions of reviewed games. Their IDs name the review and the turn; proofs are kept in memory.

They are not graded: to let all levels try takes minutes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from saqqara.bots.search.ready import is_ready
from saqqara.match import records
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.school.puzzles import Puzzle, Source
from saqqara.school.puzzles.making import Maker, NotAPuzzle
from saqqara.server.history import recorded_at
from saqqara.server.refusals import Refusal
from saqqara.server.review_rows import record_in
from saqqara.server.store.rows import ReviewRow

MOST_KEPT = 200
MOST_WAITING = 8

WHY_NOT = {
    "unproved": "expected a decision near the end of the game, got one with too many continuations to prove",
    "forced": "expected a decision with several moves, got one with hardly a choice",
    "close": "expected one best move by at least 2 points, got several that are nearly as good",
}


class MadePuzzles:
    """Proves puzzles one at a time in a thread of its own: the solver releases the GIL."""

    def __init__(self, review_row: Callable[[str, str | None], Awaitable[ReviewRow]]) -> None:
        self._review_row = review_row
        self._kept: OrderedDict[str, Puzzle | str] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, "puzzles")
        self._waiting = 0

    async def puzzle(self, id: str) -> Puzzle:
        """Returns a made puzzle by its ID."""
        review, dash, turn = id.rpartition("-")
        if not dash or not turn.isdecimal() or not review:
            raise Refusal("no_such_puzzle", f"expected the ID of a puzzle, got {id[:40]!r}")
        return await self.make(review, int(turn))

    async def make(self, review: str, turn: int) -> Puzzle:
        """Returns the puzzle of a decision, or refuses with what is missing for one."""
        id = f"{review}-{turn}"
        if id not in self._kept:
            made = await self._make(id, record_in(await self._review_row(review, None)), turn)
            self._kept[id] = made
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        found = self._kept[id]
        if isinstance(found, str):
            raise Refusal("not_now", found)
        return found

    async def _make(self, id: str, record: str, turn: int) -> Puzzle | str:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_many", f"expected fewer than {MOST_WAITING} puzzles to be proved, got one too many")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, made_from, id, record, turn)
        finally:
            self._waiting -= 1


def made_from(id: str, text: str, turn: int) -> Puzzle | str:
    """Returns the puzzle of a decision of a record, or a sentence that says why it is none."""
    record = records.read(text)
    if turn >= len(record.lines) or record.lines[turn].seat == NATURE:
        return f"turn: expected a decision of a player, got {turn}"
    seat, edition = record.lines[turn].seat, record.edition(None)
    if edition.hash != default_edition(edition.game).hash:
        return f"edition: expected the one that comes with the game, got {edition.name}"
    if not is_ready(edition):
        raise Refusal("not_now", "expected the solver to be compiled, got a server that is still at it; try again soon")
    match = recorded_at(record, turn)
    while turn > 0 and match.game.is_simultaneous(match.state()) and record.lines[turn - 1].seat not in (NATURE, seat):
        turn -= 1  # back to where nobody else has answered
        match = recorded_at(record, turn)
    maker = Maker(edition.game)
    if not maker.is_late(match.state()):
        return WHY_NOT["unproved"]
    try:
        return maker.make(match.position_of(seat), seat, Source(id.rpartition("-")[0], turn), is_mined=False, id=id)
    except NotAPuzzle as trouble:
        return WHY_NOT[trouble.reason]
    except SaqqaraError:
        return WHY_NOT["unproved"]
