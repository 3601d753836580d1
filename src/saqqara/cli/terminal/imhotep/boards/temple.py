"""The temple: level upon level; the stones visible from above stand in brackets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import covered_stone, field
from saqqara.cli.terminal.lines import Lines, note, row
from saqqara.cli.terminal.seats import seat_mark
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import Site

BETWEEN = "  "
BONUS_LETTERS = {"choice": "?", "card": "C"}


def draw_temple(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws the levels from the highest down, then what the spaces bring at the end of a round."""
    owners, spaces = view["temple"], edition["temple.spaces"][view["seats"] - 2]
    levels = max(1, -(-len(owners) // spaces))
    lines = [_level(owners, level, spaces) for level in reversed(range(levels))]
    return lines + (_bonuses(edition, spaces) if view["sides"][Site.TEMPLE] == "B" else _points(edition))


def _level(owners: Sequence[int], level: int, spaces: int) -> Text:
    first = level * spaces
    cells = [_cell(owners, place, spaces) for place in range(first, first + spaces)]
    return row(cells, say("cli.level", number=level + 1) + BETWEEN)


def _cell(owners: Sequence[int], place: int, spaces: int) -> Text:
    if place >= len(owners):
        return field(".")
    return covered_stone(owners[place]) if place + spaces < len(owners) else seat_mark(owners[place])


def _points(edition: Edition) -> Lines:
    return [note(say("cli.temple_points", points=edition["temple.a"]))]


def _bonuses(edition: Edition, spaces: int) -> Lines:
    printed = [field(BONUS_LETTERS.get(bonus, bonus)) for bonus in edition["temple.b"][:spaces]]
    label = f"{say('cli.brings'):<{len(say('cli.level', number=1))}}{BETWEEN}"
    choice = {"points": edition["temple.choice_points"], "stones": edition["temple.choice_stones"]}
    return [row(printed, label), note(say("cli.temple_bonuses", **choice))]
