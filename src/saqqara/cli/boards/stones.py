"""Stones as letters in brackets, in the colour of their seat: colour is never the only sign."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

LETTERS = "BWNG"
STYLES = ("bold bright_white on grey11", "bold black on bright_white", "bold white on #8a4b20", "bold black on grey62")
FAINT = "dim"
CELL = 3  # columns of a stone or a field
Lines = list[Text]


def stone(seat: int) -> Text:
    """A stone that lies open, as in `[W]`."""
    return Text(f"[{LETTERS[seat]}]", STYLES[seat])


def covered_stone(seat: int) -> Text:
    """A stone with another upon it: the letter alone."""
    return Text(f" {LETTERS[seat]} ", FAINT)


def field(printed: object, *, is_next: bool = False) -> Text:
    """An empty field with what is printed on it; the next to be filled stands in parentheses."""
    return Text(f"({printed})", "bold") if is_next else Text(f"{printed!s:^{CELL}}", FAINT)


def row(cells: Sequence[Text], label: str = "") -> Text:
    """Cells side by side."""
    return Text(label).append_text(Text("").join(cells))


def row_of_stones(owners: Sequence[int], room: int) -> Text:
    """Stones side by side; letters without brackets where there is no room for them."""
    if len(owners) * CELL <= room:
        return row([stone(owner) for owner in owners])
    return row([Text(LETTERS[owner], STYLES[owner]) for owner in owners])


def note(words: str) -> Text:
    """A hint about the points of a site."""
    return Text(words, FAINT)
