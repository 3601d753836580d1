"""Makes a puzzle of a position, if it meets the conditions: one best move, by a clear gap, that is easily missed."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from saqqara.bots.levels import LEVELS, level_bot
from saqqara.bots.protocol import Question
from saqqara.games import GAMES
from saqqara.match.match import Match
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import Game, game_in
from saqqara.rules.edition import Edition, default_edition
from saqqara.school import FIXED_DATE
from saqqara.school.puzzles.lines import EQUAL, MIN_CHOICES, MIN_GAP, gap_of, line_from, reasons_for
from saqqara.school.puzzles.model import (
    NO_LEVEL,
    UNGRADED,
    Choice,
    Counts,
    Puzzle,
    Source,
    best_first,
    choices_of,
    id_of,
    lead_of,
)
from saqqara.school.puzzles.proving import Prover
from saqqara.school.puzzles.themes import swings, theme_of

TRIES = 10
ENOUGH = 8  # tries that find the move
SHARES = {"vizier": "vizier@0.1", "pharaoh": "pharaoh@0.1"}  # a tenth of the simulations: grading takes long
MIN_EXPLAINED_POINTS = 1.0  # of the gap that the reasons have to show: they follow one course of chance

WhyNot = Literal["unproved", "forced", "close", "lost", "obvious", "unexplained"]


class NotAPuzzle(Exception):
    """Says in one word why a position is no puzzle."""

    def __init__(self, reason: WhyNot) -> None:
        super().__init__(reason)
        self.reason = reason


class Maker:
    """Makes puzzles of one game, in its own edition."""

    def __init__(self, game: str, prover: Prover | None = None) -> None:
        self.edition: Edition = default_edition(game)
        self.prover = Prover(self.edition) if prover is None else prover
        self._heuristics = load_over(GAMES[game].heuristics, game, self.edition)

    def is_late(self, state: Any) -> bool:
        """Whether a puzzle may begin in a state."""
        return bool(self._heuristics.is_puzzling(state))

    def make(
        self,
        position: dict[str, Any],
        seat: int,
        source: Source,
        *,
        id: str = "",
        counts: Counts = "margin",
        is_mined: bool = True,
        may_lose: bool = True,
    ) -> Puzzle:
        """A puzzle that is not graded yet. One that is not mined may be obvious, and need not be explained."""
        id = id or id_of(position, seat)
        self.prover.forget()

        def begin() -> Match:
            return Match.from_position(position, seed=id, date=FIXED_DATE)

        state = begin().state()
        found = self.prover.choices(state, seat, counts)
        if found is None:
            raise NotAPuzzle("unproved")
        if why_not := _why_not(found, counts):
            raise NotAPuzzle(why_not)
        best, second = best_first(found)[:2]
        if not may_lose and lead_of(best.points, seat) < 0:
            raise NotAPuzzle("lost")
        if is_mined and is_obvious(best.move, leads_after(state, seat, game_in(self.edition))):
            raise NotAPuzzle("obvious")
        reasons = reasons_for(begin, (best.move, second.move), seat, self.prover, counts)
        if is_mined and sum(swings(reasons, seat, best.points)) < MIN_EXPLAINED_POINTS:
            raise NotAPuzzle("unexplained")
        return Puzzle(
            id=id,
            game=self.edition.game,
            edition=self.edition.hash,
            seat=seat,
            counts=counts,
            theme=theme_of(self.edition.game, reasons, seat, best.points),
            level=UNGRADED,
            source=source,
            position=position,
            line=line_from(begin(), seat, self.prover, counts),
            reasons=reasons,
        )

    def grade(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with its level."""
        match = puzzle.match()
        best = choices_of(puzzle.line[0], match.legal(puzzle.seat))[0].move
        return replace(puzzle, level=weakest_level(match.state(), puzzle.seat, best, self.edition))


def _why_not(found: list[Choice], counts: Counts) -> WhyNot | None:
    """Why a proved position is no puzzle; None if it is one."""
    if len(found) < MIN_CHOICES:
        return "forced"
    return "close" if gap_of(found) < MIN_GAP[counts] - EQUAL else None


def is_obvious(move: str, leads: dict[str, float]) -> bool:
    """Whether a look one move ahead finds a move."""
    return leads[move] >= max(leads.values()) - EQUAL


def leads_after(state: Any, seat: int, game: Game) -> dict[str, float]:
    """What a look one move ahead sees: the seat's lead right after each move, if the game ended there."""
    known = game.hidden_from(state, seat)
    leads: dict[str, float] = {}
    for move in game.legal(known, seat):
        after = known.copy()
        game.play(after, seat, move)
        points = game.if_ended(after)
        leads[game.describe(known, seat, move)] = lead_of(points, seat)
    return leads


def weakest_level(state: Any, seat: int, best: str, edition: Edition) -> str:
    """The weakest level that finds the move in eight of ten tries."""
    for level in LEVELS:
        bot, missed = level_bot(SHARES.get(level, level), edition), 0
        for attempt in range(TRIES):
            bot.begin()
            missed += bot.choose(Question(edition, state, seat, attempt)) != best
            if missed > TRIES - ENOUGH:
                break
        else:
            return level
    return NO_LEVEL
