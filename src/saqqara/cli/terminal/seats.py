"""Seats as people see them: a name by colour, and a mark with a letter, because colour is never the only sign."""

from __future__ import annotations

from rich.text import Text

from saqqara.bots.levels import LEVELS
from saqqara.cli.languages import say
from saqqara.rules.contract import NATURE

COLOURS = ("black", "white", "brown", "gray")  # of seats 0 to 3, in every game
LETTERS = "BWNG"
STYLES = ("bold bright_white on grey11", "bold black on bright_white", "bold white on #8a4b20", "bold black on grey62")
TO_MOVE = ">"  # stands before the seat that is to move


def seat_name(seat: int) -> str:
    """Returns the name of a seat in the language of the reader, as in `White`."""
    return say("cli.nature") if seat == NATURE else _capitalised(say(f"colour.{COLOURS[seat]}"))


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]


def seat_mark(seat: int) -> Text:
    """Returns the mark of a seat, as in `[W]`."""
    return Text(f"[{LETTERS[seat]}]", STYLES[seat])


def player_name(name: str) -> str:
    """The name of a bot as people read it: that of a level, where `vizier@0.5` keeps its share, or its own."""
    word, at, share = name.partition("@")
    return say(f"level.{word}") + at + share if word in LEVELS else name
