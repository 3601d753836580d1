"""The four levels, for people: how hard each searches, and how often it is content with less than the best.

Strength is set in simulations, so a slow machine plays the same game more slowly.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation, Prospect
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

LEVELS = ("apprentice", "mason", "architect", "vizier")
LEAST_SHARE = 0.001
MOST_SHARE = 100.0


@dataclass(frozen=True)
class Level:
    """A level at one game."""

    effort: Effort
    slips: float = 0.0  # how often it does not take the best move it has found
    lenience: float = 0.0  # how much of a win chance such a move may cost at most

    def with_share(self, share: float) -> Level:
        """The same level with more or fewer simulations."""
        simulations = max(1, round(self.effort.simulations * share))
        return replace(self, effort=replace(self.effort, simulations=simulations))


def _at_imhotep(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    """Two ships ahead, then judge."""
    return Effort(simulations, trees, horizon=2, exploration=exploration, margin=0.3, nodes=12, solves=solves)


def _at_pyramids(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    """Five expedition cards ahead, then judge."""
    return Effort(simulations, trees, horizon=5, exploration=exploration, margin=0.5, nodes=45, solves=solves)


# The apprentice looks around more widely than the others, and then takes what it likes among what seems good.
BY_GAME = {
    "imhotep": {
        "apprentice": Level(_at_imhotep(60, exploration=1.0), slips=0.4, lenience=0.15),
        "mason": Level(_at_imhotep(150)),
        "architect": Level(_at_imhotep(1_000)),
        "vizier": Level(_at_imhotep(40_000, trees=2, solves=60_000)),
    },
    "pyramids": {
        "apprentice": Level(_at_pyramids(16, exploration=3.0), slips=0.5, lenience=0.3),
        "mason": Level(_at_pyramids(4)),
        "architect": Level(_at_pyramids(60)),
        "vizier": Level(_at_pyramids(10_000, trees=2, solves=20_000)),
    },
}


class LevelBot:
    """A player of one of the levels."""

    def __init__(self, name: str, edition: Edition, level: Level) -> None:
        self.name = name
        self._level = level
        self._searcher = Searcher(edition, level.effort)

    def begin(self) -> None:
        """The tree of the last match is of no use."""
        self._searcher.forget()

    def choose(self, question: Question) -> str:
        """What the level makes of its search."""
        if len(question.moves) == 1:
            return question.legal[0]
        evaluation = self.evaluate(question)
        chance = random.Random(question.seed)
        if chance.random() < self._level.slips:
            return chance.choice(self._good_enough(evaluation)).move
        return evaluation.best.move

    def evaluate(self, question: Question) -> Evaluation:
        """The prospects of every move, as this level sees them."""
        return self._searcher.evaluate(question)

    def _good_enough(self, evaluation: Evaluation) -> list[Prospect]:
        """A beginner's choice: moves that seem hardly worse than the best."""
        seat = evaluation.seat
        least = evaluation.best.wins[seat].mean - self._level.lenience
        return [one for one in evaluation.prospects if one.visits and one.wins[seat].mean >= least]


def level_bot(name: str, edition: Edition) -> LevelBot:
    """A player of a level, or a refusal."""
    return LevelBot(name, edition, level_of(name, edition.game))


def level_of(name: str, game: str) -> Level:
    """A level at a game; `vizier@0.2` is one with a fifth of the simulations."""
    word, at, share = str(name).partition("@")
    if word not in LEVELS:
        raise SaqqaraError(f"level: expected one of {', '.join(LEVELS)}, got {quoted(name)}")
    level = BY_GAME[game][word]
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
