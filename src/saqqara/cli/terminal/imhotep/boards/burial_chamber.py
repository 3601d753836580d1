"""The burial chamber: three rows, columns filled from the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import CELL, field, row_of_stones
from saqqara.cli.terminal.lines import Lines, note, row
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.box import PLAYER_COUNTS
from saqqara.rules.imhotep.components import CHAMBER_ROWS, Site


def draw_burial_chamber(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws the rows as they lie, and says how they will score."""
    lines = []
    labels = [f"{say('cli.row', number=line + 1)}  " for line in range(CHAMBER_ROWS)]
    for line, label in enumerate(labels):
        owners = view["chamber"][line::CHAMBER_ROWS]
        is_next = len(view["chamber"]) % CHAMBER_ROWS == line
        space = room - len(label)
        free = [field(" ", is_next=True)] if is_next and (len(owners) + 1) * CELL <= space else []
        lines.append(row([row_of_stones(owners, space), *free], label))
    return [*lines, note(_scoring(view, edition))]


def _scoring(view: Mapping[str, Any], edition: Edition) -> str:
    if view["sides"][Site.CHAMBER] == "B":
        places = edition[f"chamber.rows_{PLAYER_COUNTS[view['seats']]}"]
        return say("cli.by_row", points=", ".join(map(str, places)))
    groups = " ".join(map(str, edition["chamber.groups"]))
    return say("cli.groups", points=groups, further=edition["chamber.further_stone"])
