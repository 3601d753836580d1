"""Makes a puzzle of a position, if it meets the conditions: one best move, by a clear gap, that is easily missed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saqqara.bots.levels import LEVELS, level_bot
from saqqara.bots.protocol import Question
from saqqara.games import GAMES
from saqqara.match.match import Match
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import Game, game_in
from saqqara.rules.edition import Edition, default_edition
from saqqara.school import FIXED_DATE
from saqqara.school.puzzles.lines import EQUAL, LEAST_CHOICES, LEAST_GAP, best_first, gap_of, line_from, reasons_for
from saqqara.school.puzzles.model import Choice, Puzzle, Source, choices_of, id_of
from saqqara.school.puzzles.proving import Prover
from saqqara.school.puzzles.themes import swings, theme_of

TRIES = 10
ENOUGH = 8  # tries that find the move
SHARES = {"vizier": "vizier@0.1", "pharaoh": "pharaoh@0.1"}  # a tenth of the simulations: grading takes long
NO_LEVEL = "none"
LEAST_EXPLAINED = 1.0  # points of the gap that the reasons have to show: they follow one course of chance


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
        self, position: dict[str, Any], seat: int, source: Source, *, is_mined: bool = True, id: str = ""
    ) -> Puzzle | str:
        """A puzzle that is not graded yet, or why the position is none; one that is not mined may be plain."""
        id = id or id_of(position, seat)
        self.prover.forget()

        def begin() -> Match:
            return Match.from_position(position, seed=id, date=FIXED_DATE)

        state = begin().state()
        found = self.prover.choices(state, seat)
        why_not = "unproved" if found is None else _why_not(found, state, seat, self.edition if is_mined else None)
        if found is None or why_not:
            return why_not
        best, second = best_first(found)[:2]
        reasons = reasons_for(begin, (best.move, second.move), seat, self.prover)
        if is_mined and sum(swings(reasons, seat, best.points)) < LEAST_EXPLAINED:
            return "unexplained"
        return Puzzle(
            id=id,
            game=self.edition.game,
            edition=self.edition.hash,
            seat=seat,
            counts="margin",
            theme=theme_of(self.edition.game, reasons, seat, best.points),
            level=NO_LEVEL,
            source=source,
            position=position,
            line=line_from(begin(), seat, self.prover),
            reasons=reasons,
        )

    def grade(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with its level."""
        match = puzzle.match()
        best = choices_of(puzzle.line[0], match.legal(puzzle.seat))[0].move
        return replace(puzzle, level=weakest_level(match.state(), puzzle.seat, best, self.edition))


def _why_not(found: list[Choice], state: Any, seat: int, edition: Edition | None) -> str:
    """Why a proved position is no puzzle, in one word; empty if it is one."""
    if len(found) < LEAST_CHOICES:
        return "forced"
    if gap_of(found) < LEAST_GAP - EQUAL:
        return "close"
    if edition is None:
        return ""
    leads = leads_after(state, seat, game_in(edition))
    return "plain" if leads[best_first(found)[0].move] >= max(leads.values()) - EQUAL else ""


def leads_after(state: Any, seat: int, game: Game) -> dict[str, float]:
    """What a look one move ahead sees: the seat's lead right after each move, if the game ended there."""
    known = game.hidden_from(state, seat)
    leads: dict[str, float] = {}
    for move in game.legal(known, seat):
        after = known.copy()
        game.play(after, seat, move)
        points = game.if_ended(after)
        leads[game.describe(known, seat, move)] = points[seat] - max(points[:seat] + points[seat + 1 :])
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
