"""The players: points, sled, quarry and the cards before each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import CELL, field, row_of_stones
from saqqara.cli.terminal.imhotep.words import cards_in_hand
from saqqara.cli.terminal.lines import row
from saqqara.cli.terminal.points import add_points_columns, points_cells
from saqqara.cli.terminal.seats import TO_MOVE, seat_mark, seat_name
from saqqara.rules.edition import Edition


def draw_seats(view: Mapping[str, Any], edition: Edition) -> Table:
    """Draws one line for each seat; the one to move is marked."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    grid.add_column("")
    grid.add_column(say("cli.player"), no_wrap=True)
    add_points_columns(grid, view)
    grid.add_column(say("imhotep.sled"), no_wrap=True)
    grid.add_column(say("imhotep.quarry"), justify="right", no_wrap=True)
    grid.add_column(say("imhotep.cards"))
    for seat in range(view["seats"]):
        grid.add_row(*_line(view, seat, edition["sled.spaces"]))
    return grid


def _line(view: Mapping[str, Any], seat: int, spaces: int) -> list[Text]:
    is_to_move = view["to_move"] == seat
    weight = "bold" if is_to_move else ""
    return [
        Text(TO_MOVE if is_to_move else " ", "bold"),
        row([seat_mark(seat), Text(f" {seat_name(seat)}", weight)]),
        *points_cells(view, seat, weight),
        _sled(seat, view["sleds"][seat], spaces),
        Text(str(view["quarries"][seat])),
        Text(cards_in_hand(view["cards"][seat])),
    ]


def _sled(seat: int, stones: int, spaces: int) -> Text:
    empty = [field(".") for _ in range(spaces - stones)]
    return row([row_of_stones([seat] * stones, spaces * CELL), *empty])
