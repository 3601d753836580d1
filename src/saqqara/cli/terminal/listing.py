"""Numbered moves of one kind, packed into lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saqqara.cli.languages import say

LABEL_WIDTH = 10
BETWEEN = "   "


def draw_kind(
    kind: str, entries: Sequence[str], room: int, most: int | None = None, width: int = LABEL_WIDTH
) -> list[Text]:
    """Draws the moves of one kind behind its name; if `most` lines are too few, the last counts the others."""
    rows = _packed(entries, room - width - 2)
    if most is not None and len(rows) > most:
        left_out = sum(map(len, rows[most:]))
        rows = [*rows[:most], [say("cli.others", count=left_out)]]
    heads = [kind, *[""] * (len(rows) - 1)]
    return [
        Text(f"  {head:<{width}}{BETWEEN.join(row)}".rstrip()) for head, row in zip(heads, rows or [[]], strict=True)
    ]


def _packed(entries: Sequence[str], room: int) -> list[list[str]]:
    rows: list[list[str]] = []
    for entry in entries:
        if rows and len(BETWEEN.join([*rows[-1], entry])) <= room:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    return rows
