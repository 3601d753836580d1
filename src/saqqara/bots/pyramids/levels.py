"""How hard the levels search in Pyramids: five expedition cards ahead, then they judge."""

from __future__ import annotations

from dataclasses import replace

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort


def _effort(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    return Effort(simulations, trees, horizon=5, exploration=exploration, margin=0.5, nodes=45, solves=solves)


# With the network: one more expedition by the policy, and about the time of the Vizier.
PHARAOH = replace(_effort(13_000, trees=2, solves=20_000), horizon=1)

# The weaker levels look at few moves, more widely, and at a temperature they do not always take the best.
LEVELS = {
    "apprentice": Level(_effort(30, exploration=12.0), temperature=10.0),
    "scribe": Level(_effort(30, exploration=2.0), temperature=1.7),
    "mason": Level(_effort(30, exploration=0.8), temperature=0.75),
    "architect": Level(_effort(60)),
    "vizier": Level(_effort(10_000, trees=2, solves=20_000)),
    "pharaoh": Level(_effort(20_000, trees=2, solves=20_000), judged=PHARAOH),
}

# Plays the games that puzzles come from: with another player they could not be played again.
SELF_PLAY = LEVELS["mason"]
