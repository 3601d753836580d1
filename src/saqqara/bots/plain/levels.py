"""How hard the levels search in a game that says nothing about it."""

from __future__ import annotations

from saqqara.bots.level import Level
from saqqara.bots.search.searcher import Effort

LEVELS = {
    "apprentice": Level(Effort(16, exploration=1.0), temperature=2.0),
    "scribe": Level(Effort(30, exploration=1.0), temperature=1.0),
    "mason": Level(Effort(60), temperature=0.5),
    "architect": Level(Effort(400)),
    "vizier": Level(Effort(4_000, trees=2)),
    "pharaoh": Level(Effort(16_000, trees=2)),
}

# Plays the games that puzzles come from: with another player they could not be played again.
SELF_PLAY = LEVELS["mason"]
