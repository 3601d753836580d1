"""How hard the levels search in Pyramids: five expedition cards ahead, then they judge."""

from __future__ import annotations

from dataclasses import replace

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort


def _effort(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    return Effort(simulations, trees, horizon=5, exploration=exploration, margin=0.5, nodes=45, solves=solves)


# With the network: one more expedition by the policy, and about the time of the Vizier.
PHARAOH = replace(_effort(13_000, trees=2, solves=20_000), horizon=1)

# The apprentice explores more widely than the others, and then takes any move that seems good enough.
LEVELS = {
    "apprentice": Level(_effort(16, exploration=3.0), slips=0.5, lenience=0.3),
    "mason": Level(_effort(4)),
    "architect": Level(_effort(60)),
    "vizier": Level(_effort(10_000, trees=2, solves=20_000)),
    "pharaoh": Level(_effort(20_000, trees=2, solves=20_000), judged=PHARAOH),
}
