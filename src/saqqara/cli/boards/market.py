"""The market: numbered spaces with face-up cards, on side B also the face-down pair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from saqqara.cli.boards.stones import FAINT, Lines, row
from saqqara.cli.words import card, counted
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.box import GREEN_CARDS, RED_CARDS

WIDEST = 19
STYLES = {"red": "red", "green": "green", "violet": "magenta", "blue": "bright_blue"}


def draw_market(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """One line for each space."""
    market = view["market"]
    lines = [_space(space, name, edition) for space, name in enumerate(market["face_up"], start=1)]
    if view["sides"][0] == "B":
        lines.append(_pair(market["face_down"]))
    return lines


def _space(space: int, name: str | None, edition: Edition) -> Text:
    number = Text(f"{space}  ", "bold")
    if name is None:
        return row([number, Text("-", FAINT)])
    kind = kind_of(name)
    return row([number, Text(f"{card(name):<{WIDEST}}", STYLES[kind]), Text(hint(name, edition), FAINT)])


def _pair(count: int) -> Text:
    return Text(f"   {'[?]' * count} {counted(count, 'card')} face down") if count else Text("   no pair", FAINT)


def kind_of(name: str) -> str:
    """The colour of a market card."""
    if name in RED_CARDS:
        return "red"
    if name in GREEN_CARDS:
        return "green"
    return "violet" if name == "statue" else "blue"


def hint(name: str, edition: Edition) -> str:
    """What a market card does, in two or three words."""
    take, each = edition["stones.take"], edition["cards.decoration_stones"]
    words = {
        "red": "stone at once",
        "green": f"{edition['cards.decoration_points']} per {each} stones",
        "violet": " ".join(map(str, edition["cards.statues"])),
    }
    blue = {"lever": "sail, reorder", "hammer": f"take {take}, load 1", "sail": "load 1, sail", "chisel": "load 2"}
    return blue.get(name) or words[kind_of(name)]
