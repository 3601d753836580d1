"""How compiled modules of this package find each other, and the heuristics of the game that they are loaded over."""

from __future__ import annotations

from typing import Any

from saqqara.games import GAMES
from saqqara.rules.compiled import game_in_play, module_in_play


def player_in_play(name: str) -> Any:
    """A module of this package, loaded over the same rules as the module now being imported."""
    return module_in_play(f"saqqara.bots.{name}")


def heuristics_in_play() -> Any:
    """What the search asks of a position of the game that the module now being imported is loaded over."""
    return module_in_play(GAMES[game_in_play()].heuristics)
