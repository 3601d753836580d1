"""How hard the levels search in Imhotep: two ships ahead, then they judge."""

from __future__ import annotations

from dataclasses import replace

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort


def _effort(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    return Effort(simulations, trees, horizon=2, exploration=exploration, margin=0.3, nodes=12, solves=solves)


# With the network: no rollouts, and about the time of the Vizier.
PHARAOH = Effort(20_000, trees=2, horizon=0, exploration=0.4, margin=0.3, nodes=16, solves=60_000)

# The weaker levels look at few moves, more widely, and at a temperature they do not always take the best.
_FEW = replace(PHARAOH, simulations=30, trees=1, solves=0, exploration=1.0)

LEVELS = {
    "apprentice": Level(_effort(60, exploration=1.0), _FEW, temperature=2.6),
    "scribe": Level(_effort(80, exploration=1.0), _FEW, temperature=1.2),
    "mason": Level(_effort(150), replace(_FEW, exploration=0.8), temperature=0.75),
    "architect": Level(_effort(1_500), replace(_FEW, simulations=40, exploration=0.8), temperature=0.45),
    "vizier": Level(_effort(40_000, trees=2, solves=60_000)),
    "pharaoh": Level(_effort(80_000, trees=2, solves=60_000), judged=PHARAOH),
}

# Plays the games that puzzles come from: with another player they could not be played again.
SELF_PLAY = Level(_effort(150), replace(_FEW, exploration=0.8), temperature=0.45)
