"""Numbered moves of one kind, packed into lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saqqara.cli.languages import say

LABEL = 10
BETWEEN = "   "


def draw_kind(kind: str, entries: Sequence[str], room: int, most: int | None = None, label: int = LABEL) -> list[Text]:
    """The lines of one kind; where there are more than `most`, the last says how many are left out."""
    rows = _packed(entries, room - label - 2)
    if most is not None and len(rows) > most:
        left_out = sum(map(len, rows[most:]))
        rows = [*rows[:most], [say("cli.others", count=left_out)]]
    heads = [kind, *[""] * (len(rows) - 1)]
    return [
        Text(f"  {head:<{label}}{BETWEEN.join(row)}".rstrip()) for head, row in zip(heads, rows or [[]], strict=True)
    ]


def _packed(entries: Sequence[str], room: int) -> list[list[str]]:
    rows: list[list[str]] = []
    for entry in entries:
        if rows and len(BETWEEN.join([*rows[-1], entry])) <= room:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    return rows
