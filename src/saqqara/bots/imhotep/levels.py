"""How hard the levels search in Imhotep: two ships ahead, then they judge."""

from __future__ import annotations

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort


def _effort(simulations: int, trees: int = 1, solves: int = 0, exploration: float = 0.6) -> Effort:
    return Effort(simulations, trees, horizon=2, exploration=exploration, margin=0.3, nodes=12, solves=solves)


# With the network: no rollouts, and about the time of the Vizier.
PHARAOH = Effort(20_000, trees=2, horizon=0, exploration=0.4, margin=0.3, nodes=16, solves=60_000)

# The apprentice explores more widely than the others, and then takes any move that seems good enough.
LEVELS = {
    "apprentice": Level(_effort(60, exploration=1.0), slips=0.4, lenience=0.15),
    "mason": Level(_effort(150)),
    "architect": Level(_effort(1_000)),
    "vizier": Level(_effort(40_000, trees=2, solves=60_000)),
    "pharaoh": Level(_effort(80_000, trees=2, solves=60_000), judged=PHARAOH),
}
