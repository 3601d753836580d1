"""Lines of styled text, the material of all drawings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

FAINT = "dim"
Lines = list[Text]


def row(cells: Sequence[Text], label: str = "") -> Text:
    """Joins cells side by side, behind a label."""
    return Text(label).append_text(Text("").join(cells))


def note(words: str) -> Text:
    """Makes a faint line for a remark on the rules."""
    return Text(words, FAINT)
