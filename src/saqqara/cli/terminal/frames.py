"""Frames around what lies on the table, side by side as far as the terminal is wide."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

WIDEST = 100  # columns of a table
TWO_FRAMES = 78  # columns that two frames side by side need
FRAME = 4  # columns that a frame itself takes
Framed = tuple[str, Sequence[Text]]


def frames_abreast(width: int) -> int:
    """Returns how many frames stand side by side."""
    return 2 if width >= TWO_FRAMES else 1


def rows_of_frames(frames: Sequence[Framed], width: int) -> list[Table]:
    """Draws frames with their titles, row by row."""
    abreast = frames_abreast(width)
    return [side_by_side(frames[first : first + abreast], width) for first in range(0, len(frames), abreast)]


def side_by_side(row: Sequence[Framed], width: int) -> Table:
    """Draws one row of frames, equally wide and high."""
    room = width // len(row) - FRAME
    fitting = [(title, _wrapped(lines, room)) for title, lines in row]
    height = max(len(lines) for _, lines in fitting) + 2
    grid = Table.grid()
    for _ in row:
        grid.add_column(width=width // len(row))
    grid.add_row(*(_frame(title, lines, height) for title, lines in fitting))
    return grid


def _wrapped(lines: Sequence[Text], room: int) -> list[Text]:
    """Breaks lines that are too long, as some are in some languages."""
    console = Console(width=room)
    return [part for line in lines for part in line.wrap(console, room)]


def _frame(title: str, lines: Sequence[Text], height: int) -> Panel:
    return Panel(Group(*lines), title=Text(title, "bold"), title_align="left", height=height)
