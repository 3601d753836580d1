"""What a level is at one game: how hard it searches, and how closely it keeps to the best move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saqqara.bots.search.searcher import Effort


@dataclass(frozen=True)
class Level:
    """A level at one game. Strength is set in simulations, so a slow machine plays the same game more slowly."""

    effort: Effort
    judged: Effort | None = None  # how hard it searches with a network, where there is one
    temperature: float = 0.0  # 0: always the move with the most visits; 1: each move as often as it was visited

    def with_share(self, share: float) -> Level:
        """The same level with more or fewer simulations."""
        judged = None if self.judged is None else _shared(self.judged, share)
        return replace(self, effort=_shared(self.effort, share), judged=judged)


def _shared(effort: Effort, share: float) -> Effort:
    return replace(effort, simulations=max(1, round(effort.simulations * share)))
