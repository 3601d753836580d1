"""The columns with points: the score so far, and what it would be if the game ended now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import figure, say


def add_points_columns(grid: Table, view: Mapping[str, Any]) -> None:
    """Adds a column for the score, and one for what it would be where that can still differ."""
    grid.add_column(say("end.points"), justify="right", no_wrap=True)
    if _may_differ(view):
        grid.add_column(say("cli.if_ended"), justify="right")


def points_cells(view: Mapping[str, Any], seat: int, weight: str) -> list[Text]:
    """Returns the cells of a seat for these columns."""
    cells = [Text(figure(view["points"][seat], 0), weight)]
    if _may_differ(view):
        cells.append(Text(figure(view["if_ended"][seat], 0), "dim"))
    return cells


def _may_differ(view: Mapping[str, Any]) -> bool:
    """At the end both are the same; a plain view does not tell what would be."""
    return "if_ended" in view and not view["outcome"]
