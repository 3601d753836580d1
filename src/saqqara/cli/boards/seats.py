"""The players: points, sled, quarry and the cards before each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from saqqara.cli.boards.stones import CELL, field, row, row_of_stones, stone
from saqqara.cli.languages import figure, say
from saqqara.cli.words import cards_in_hand, colour
from saqqara.rules.edition import Edition

MARKER = ">"


def draw_seats(view: Mapping[str, Any], edition: Edition) -> Table:
    """One line for each seat; the one to move is marked."""
    lines = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    lines.add_column("")
    lines.add_column(say("cli.player"), no_wrap=True)
    lines.add_column(say("end.points"), justify="right", no_wrap=True)
    lines.add_column(say("imhotep.sled"), no_wrap=True)
    lines.add_column(say("imhotep.quarry"), justify="right", no_wrap=True)
    lines.add_column(say("imhotep.cards"))
    for seat in range(view["seats"]):
        lines.add_row(*_line(view, seat, edition["sled.spaces"]))
    return lines


def _line(view: Mapping[str, Any], seat: int, spaces: int) -> list[Text]:
    is_to_move = view["to_move"] == seat
    weight = "bold" if is_to_move else ""
    return [
        Text(MARKER if is_to_move else " ", "bold"),
        row([stone(seat), Text(f" {colour(seat)}", weight)]),
        Text(figure(view["points"][seat], 0), weight),
        _sled(seat, view["sleds"][seat], spaces),
        Text(str(view["quarries"][seat])),
        Text(cards_in_hand(view["cards"][seat])),
    ]


def _sled(seat: int, stones: int, spaces: int) -> Text:
    empty = [field(".") for _ in range(spaces - stones)]
    return row([row_of_stones([seat] * stones, spaces * CELL), *empty])
