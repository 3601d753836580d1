"""What happened, for people: rows of small numbers made into words and numbers that JSON can carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Word = Callable[[int], Any]


def in_words(
    row: Sequence[int], columns: Mapping[int, Sequence[str]], names: Sequence[str], words: Mapping[str, Word]
) -> dict[str, Any]:
    """One row as `{"event": name, column: value, ...}`; `words` says what a number means in its column."""
    told: dict[str, Any] = {"event": names[row[0]]}
    for column, number in zip(columns[row[0]], row[1:], strict=False):
        told[column] = words[column](number) if column in words else number
    return told
