"""The six levels as players. How hard each searches in a game is named by the game's descriptor."""

from __future__ import annotations

import random
from typing import Protocol

from saqqara.bots.level import Level
from saqqara.bots.network.searcher import NetworkSearcher
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation, Prospect
from saqqara.bots.search.plain_search import PlainSearcher
from saqqara.bots.search.searcher import Searcher
from saqqara.games import GAMES, part
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

LEVELS = ("apprentice", "scribe", "mason", "architect", "vizier", "pharaoh")
MOST_LOSS = 0.25  # of the chance to win: a move that seems to cost more is no plausible mistake
LEAST_SHARE = 0.001
MOST_SHARE = 100.0


class Search(Protocol):
    """A search for one seat of one match, compiled or plain."""

    def evaluate(self, question: Question) -> Evaluation:
        """The prospects of every move."""

    def forget(self) -> None:
        """A new match begins."""

    def stop(self) -> None:
        """Ends a search that runs in another thread."""


class LevelBot:
    """A player of one of the levels."""

    def __init__(self, name: str, level: Level, searcher: Search) -> None:
        self.name = name
        self._level = level
        self._searcher = searcher

    def begin(self) -> None:
        """The tree of the last match is of no use."""
        self._searcher.forget()

    def choose(self, question: Question) -> str:
        """What the level makes of its search."""
        if len(question.moves) == 1:
            return question.legal[0]
        return self._drawn(self.evaluate(question), random.Random(question.seed)).move

    def evaluate(self, question: Question) -> Evaluation:
        """The prospects of every move, as this level sees them."""
        return self._searcher.evaluate(question)

    def stop(self) -> None:
        """Ends a search that runs in another thread."""
        self._searcher.stop()

    def _drawn(self, evaluation: Evaluation, chance: random.Random) -> Prospect:
        """The best move, or at a temperature one that is plausible: the more visits, the more likely."""
        temperature, best = self._level.temperature, evaluation.best
        if temperature == 0 or evaluation.is_exact or best.visits == 0:
            return best
        moves = plausible(evaluation)
        return chance.choices(moves, [(move.visits / best.visits) ** (1 / temperature) for move in moves])[0]


def plausible(evaluation: Evaluation) -> list[Prospect]:
    """The moves that were looked at and do not seem far worse than the best, which was looked at too."""
    seat = evaluation.seat
    least = evaluation.best.wins[seat].mean - MOST_LOSS
    return [move for move in evaluation.prospects if move.visits and move.wins[seat].mean >= least]


def level_bot(name: str, edition: Edition) -> LevelBot:
    """A player of a level, or a refusal."""
    level = level_of(name, edition.game)
    return LevelBot(name, level, searcher_of(level, edition))


def searcher_of(level: Level, edition: Edition) -> Search:
    """The search of a level."""
    without = Searcher(edition, level.effort)
    return without if level.judged is None else NetworkSearcher(edition, level.judged, without)


def plain_level_bot(name: str, edition: Edition) -> LevelBot:
    """The same level without a compiler: it answers soon, with fewer simulations where there is no time for all."""
    level = level_of(name, edition.game)
    return LevelBot(name, level, PlainSearcher(edition, level.effort))


def level_of(name: str, game: str) -> Level:
    """A level at a game; `vizier@0.2` is one with a fifth of the simulations."""
    word, at, share = str(name).partition("@")
    if word not in LEVELS:
        raise SaqqaraError(f"level: expected one of {', '.join(LEVELS)}, got {quoted(name)}")
    level: Level = part(GAMES[game].levels)[word]
    return level.with_share(_share(share)) if at else level


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not LEAST_SHARE <= share <= MOST_SHARE:
        expected = f"expected a number from {LEAST_SHARE} to {MOST_SHARE:.0f} after '@'"
        raise SaqqaraError(f"level: {expected}, got {quoted(text)}")
    return share
