"""The obelisks: side A one for each colour, side B towers of three on score spaces and single stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from saqqara.cli.boards.stones import CELL, Lines, field, note, row, row_of_stones, stone
from saqqara.cli.words import colour, counted
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.box import PLAYER_COUNTS
from saqqara.rules.imhotep.components import Site

LABEL = 8


def draw_obelisks(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """The side that lies up, and how it scores."""
    if view["sides"][Site.OBELISKS] == "B":
        return _towers(view["obelisks"], edition, room)
    lines = [_obelisk(seat, height, room) for seat, height in enumerate(view["obelisks"])]
    places = edition[f"obelisks.{PLAYER_COUNTS[view['seats']]}"]
    return [*lines, note(f"at the end, by height: {', '.join(map(str, places))}")]


def _obelisk(seat: int, height: int, room: int) -> Text:
    stones = row_of_stones([seat] * height, room - LABEL - CELL)
    return row([stones, Text(f" {height}")], f"{colour(seat):<{LABEL}}")


def _towers(obelisks: Mapping[str, list[int]], edition: Edition, room: int) -> Lines:
    points, towers = edition["obelisks.towers"], obelisks["towers"]
    free = [field(".") for _ in points[len(towers) :]]
    single = [seat for seat, count in enumerate(obelisks["single"]) for _ in range(count)]
    return [
        row([Text(f"{worth:^{CELL}}") for worth in points], f"{'points':<{LABEL}}"),
        row([*map(stone, towers), *free], f"{'towers':<{LABEL}}"),
        row([row_of_stones(single, room - LABEL)], f"{'single':<{LABEL}}"),
        note(f"3 make a tower; single {counted(edition['obelisks.single'], 'point')}"),
    ]
