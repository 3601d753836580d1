"""How hard the levels search in a game that says nothing about it."""

from __future__ import annotations

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort

LEVELS = {
    "apprentice": Level(Effort(16, exploration=1.0), slips=0.4, lenience=0.15),
    "mason": Level(Effort(60)),
    "architect": Level(Effort(400)),
    "vizier": Level(Effort(4_000, trees=2)),
    "pharaoh": Level(Effort(16_000, trees=2)),
}
