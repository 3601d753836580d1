"""The obelisks: side A one for each colour, side B towers of three on score spaces and single stones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import CELL, field, row_of_stones
from saqqara.cli.terminal.lines import Lines, note, row
from saqqara.cli.terminal.seats import seat_mark, seat_name
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.box import PLAYER_COUNTS
from saqqara.rules.imhotep.components import Site

LABEL_WIDTH = 8  # at least


def draw_obelisks(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws the side that is played, and says how it scores."""
    if view["sides"][Site.OBELISKS] == "B":
        return _towers(view["obelisks"], edition, room)
    labels = _even([seat_name(seat) for seat in range(view["seats"])])
    lines = [_obelisk(seat, height, room, labels[seat]) for seat, height in enumerate(view["obelisks"])]
    places = edition[f"obelisks.{PLAYER_COUNTS[view['seats']]}"]
    return [*lines, note(say("cli.by_height", points=", ".join(map(str, places))))]


def _even(labels: Sequence[str]) -> list[str]:
    width = max(LABEL_WIDTH, *(len(label) + 1 for label in labels))
    return [f"{label:<{width}}" for label in labels]


def _obelisk(seat: int, height: int, room: int, label: str) -> Text:
    stones = row_of_stones([seat] * height, room - len(label) - CELL)
    return row([stones, Text(f" {height}")], label)


def _towers(obelisks: Mapping[str, list[int]], edition: Edition, room: int) -> Lines:
    points, towers = edition["obelisks.towers"], obelisks["towers"]
    free = [field(".") for _ in points[len(towers) :]]
    single = [seat for seat, count in enumerate(obelisks["single"]) for _ in range(count)]
    of_points, of_towers, of_single = _even([say("cli.tower_points"), say("cli.towers"), say("cli.single_stones")])
    return [
        row([Text(f"{worth:^{CELL}}") for worth in points], of_points),
        row([*map(seat_mark, towers), *free], of_towers),
        row([row_of_stones(single, room - len(of_single))], of_single),
        note(say("cli.tower_rule", points=edition["obelisks.single"])),
    ]
