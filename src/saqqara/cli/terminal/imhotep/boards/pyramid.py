"""The pyramid: side A in three levels, side B as three small pyramids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import CELL, field, row_of_stones
from saqqara.cli.terminal.lines import Lines, note, row
from saqqara.cli.terminal.seats import seat_mark
from saqqara.rules.edition import Edition

LEVELS = (3, 2, 1)  # side A: the fields along one edge of each level
FIELDS = sum(edge * edge for edge in LEVELS)
SMALL = ("left", "middle", "right")
BONUS_LETTERS = {"card": "C", "stones": "S", "load": "L"}
GAP = Text("   ")
SMALL_WIDTH = 11


def draw_pyramid(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws the side that is played, with points on the empty fields; the next field stands in parentheses."""
    if isinstance(view["pyramid"], dict):
        return _small_pyramids(view["pyramid"], edition, room)
    return _great_pyramid(view["pyramid"], edition, room)


def _cells(owners: Sequence[int], printed: Sequence[object]) -> list[Text]:
    empty = [field(points, is_next=place == 0) for place, points in enumerate(printed[len(owners) :])]
    return [seat_mark(owner) for owner in owners] + empty


def _great_pyramid(owners: Sequence[int], edition: Edition, room: int) -> Lines:
    cells = _cells(owners[:FIELDS], edition["pyramid.a"])
    if len(owners) >= FIELDS:
        return [*_levels(cells), _edge(owners[FIELDS:], edition, room)]
    return [*_levels(cells), note(say("cli.built_next"))]


def _levels(cells: list[Text]) -> Lines:
    lines = [Text() for _ in range(LEVELS[0])]
    first = 0
    for edge in LEVELS:
        for line in range(LEVELS[0]):
            column = cells[first + line : first + edge * edge : edge] if line < edge else [Text(" " * CELL * edge)]
            lines[line].append_text(row([*column, GAP]))
        first += edge * edge
    return lines


def _edge(owners: Sequence[int], edition: Edition, room: int) -> Text:
    label = f"{say('cli.edge', points=edition['pyramid.edge'])}  "
    return row([Text(label), row_of_stones(owners, room - len(label))])


def _small_pyramids(built: Mapping[str, Sequence[int]], edition: Edition, room: int) -> Lines:
    lines = [Text() for _ in range(4)]
    for name in SMALL:
        for line, part in zip(lines, _small_pyramid(name, built[name], edition), strict=True):
            part.pad_right(SMALL_WIDTH - len(part))
            line.append_text(part)
    if all(len(built[name]) == len(edition["pyramid.left"]) for name in SMALL):
        return [*lines, _edge(built["edge"], edition, room)]
    return [*lines, note(say("cli.bonus_letters", points=edition["pyramid.bonus_points"]))]


def _small_pyramid(name: str, owners: Sequence[int], edition: Edition) -> Lines:
    printed = [BONUS_LETTERS.get(bonus, bonus) for bonus in edition[f"pyramid.{name}"]]
    cells = _cells(owners, printed)
    top = row([Text("  "), cells[4]])
    return [top, row([Text(" "), cells[0], cells[2]]), row([Text(" "), cells[1], cells[3]]), Text(_label(name))]


def _label(name: str) -> str:
    """Returns the name that stands under a small pyramid, cut where there is no room."""
    return f"{say(f'imhotep.pyramid.{name}'):^8}"[: SMALL_WIDTH - 1]
