"""Names of moves and mistakes, for tables and pictures."""

from __future__ import annotations

MISTAKES = {
    "take for load": "takes stones, better: load one",
    "take for sail": "takes stones, better: sail",
    "take for play": "takes stones, better: play a blue card",
    "load for take": "loads a stone, better: take stones",
    "load for sail": "loads a stone, better: sail",
    "load for play": "loads a stone, better: play a blue card",
    "sail for load": "sails, better: load a stone",
    "sail for take": "sails, better: take stones",
    "sail for play": "sails, better: play a blue card",
    "play for take": "plays a blue card, better: take stones",
    "play for load": "plays a blue card, better: load a stone",
    "play for sail": "plays a blue card, better: sail",
    "load another ship": "loads the wrong ship",
    "load another space": "loads the wrong space of the right ship",
    "sail another ship": "sails the wrong ship",
    "sail to another site": "sails the right ship to the wrong site",
    "play another card": "plays the wrong blue card",
    "market card": "takes the wrong market card",
    "pyramid field": "builds on the wrong small pyramid",
    "temple choice": "chooses wrongly at the temple",
    "bonus": "uses a bonus wrongly",
    "part of a card": "plays a blue card in the wrong way",
    "first cards": "keeps the wrong first cards",
    "new card": "takes the wrong new card",
    "another card": "crosses off on the wrong card",
    "other squares of the card": "crosses off the wrong squares",
    "a single square for the shape": "crosses off one square, better: the shape",
    "the shape for a single square": "crosses off the shape, better: one square",
    "crosses off more skulls": "crosses off a skull that was not needed",
    "an elixir too early or too late": "takes an elixir too early or too late",
}


def first_move(kind: str) -> str:
    """A first move in words: `load 4.1` is the first space of a ship of four."""
    if kind == "take":
        return "take stones"
    ship, space = kind.removeprefix("load ").split(".")
    return f"ship of {ship}, space {space}"
