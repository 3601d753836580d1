"""Stones and fields as cells of three columns: a stone that lies open is the mark of its seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saqqara.cli.terminal.lines import FAINT, row
from saqqara.cli.terminal.seats import LETTERS, STYLES, seat_mark

CELL = 3  # columns of a stone or a field


def covered_stone(seat: int) -> Text:
    """Draws a stone with another upon it: the letter alone."""
    return Text(f" {LETTERS[seat]} ", FAINT)


def field(printed: object, *, is_next: bool = False) -> Text:
    """Draws an empty field with what is printed on it; the next to be filled stands in parentheses."""
    return Text(f"({printed})", "bold") if is_next else Text(f"{printed!s:^{CELL}}", FAINT)


def row_of_stones(owners: Sequence[int], room: int) -> Text:
    """Draws stones side by side; letters without brackets where there is no room for them."""
    if len(owners) * CELL <= room:
        return row([seat_mark(owner) for owner in owners])
    return row([Text(LETTERS[owner], STYLES[owner]) for owner in owners])
