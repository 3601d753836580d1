"""What a level is at one game: how hard it searches, and how often it is content with less than the best."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saqqara.bots.search.searcher import Effort


@dataclass(frozen=True)
class Level:
    """A level at one game. Strength is set in simulations, so a slow machine plays the same game more slowly."""

    effort: Effort
    slips: float = 0.0  # how often it does not take the best move it has found
    lenience: float = 0.0  # how much of a win chance such a move may cost at most

    def with_share(self, share: float) -> Level:
        """The same level with more or fewer simulations."""
        simulations = max(1, round(self.effort.simulations * share))
        return replace(self, effort=replace(self.effort, simulations=simulations))
