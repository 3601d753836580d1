"""The market: numbered spaces with face-up cards, on side B also the face-down pair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.words import card_name
from saqqara.cli.terminal.lines import FAINT, Lines, row
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.box import CARDS, GREEN_CARDS, RED_CARDS

STYLES = {"red": "red", "green": "green", "violet": "magenta", "blue": "bright_blue"}


def draw_market(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws one line for each space, or two where one has no room for what the card does."""
    market = view["market"]
    spaces = enumerate(market["face_up"], start=1)
    lines = [line for space, name in spaces for line in _space(space, name, edition, room)]
    if view["sides"][0] == "B":
        lines.append(_pair(market["face_down"]))
    return lines


def _space(space: int, name: str | None, edition: Edition, room: int) -> Lines:
    number = Text(f"{space}  ", "bold")
    if name is None:
        return [row([number, Text("-", FAINT)])]
    widest = max(len(card_name(other)) for other in CARDS) + 1
    title, what = Text(f"{card_name(name):<{widest}}", STYLES[kind_of(name)]), Text(effect(name, edition), FAINT)
    if len(number) + len(title) + len(what) <= room:
        return [row([number, title, what])]
    return [row([number, title]), row([Text(" " * len(number)), what])]


def _pair(count: int) -> Text:
    if count:
        return Text(f"   {'[?]' * count} {say('imhotep.face_down', count=count)}")
    return Text(f"   {say('cli.no_pair')}", FAINT)


def kind_of(name: str) -> str:
    """Returns the colour of a market card."""
    if name in RED_CARDS:
        return "red"
    if name in GREEN_CARDS:
        return "green"
    return "violet" if name == "statue" else "blue"


def effect(name: str, edition: Edition) -> str:
    """Says what a market card does, in two or three words."""
    match kind_of(name):
        case "red":
            return say("cli.card.red")
        case "green":
            points, stones = edition["cards.decoration_points"], edition["cards.decoration_stones"]
            return say("cli.card.green", points=points, stones=stones)
        case "violet":
            return " ".join(map(str, edition["cards.statues"]))
    return say(f"cli.card.{name}", stones=edition["stones.take"])
