"""Turns events, which the rules emit as rows of small numbers, into JSON with names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

Word = Callable[[int], Any]


Sentence = tuple[str, tuple[tuple[str, Word | None], ...]]  # name of an event, then name and wording of each column


def sentences(
    kinds: type[IntEnum], columns: Mapping[int, Sequence[str]], words: Mapping[str, Word]
) -> tuple[Sentence, ...]:
    """The wording of each kind of event, by its number; `words` turns the numbers of a column into names."""
    assert list(kinds) == list(columns) == list(range(len(columns)))
    return tuple(
        (kind.name.lower().replace("_", " "), tuple((column, words.get(column)) for column in columns[kind]))
        for kind in kinds
    )


def in_words(row: Sequence[int], wording: Sequence[Sentence]) -> dict[str, Any]:
    """One row of numbers as `{"event": name, column: value, ...}`."""
    name, columns = wording[row[0]]
    event: dict[str, Any] = {"event": name}
    for number, (column, word) in enumerate(columns, start=1):
        event[column] = row[number] if word is None else word(row[number])
    return event
