"""What happened, for people: rows of small numbers made into words and numbers that JSON can carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

Word = Callable[[int], Any]


Sentence = tuple[str, tuple[tuple[str, Word | None], ...]]  # the name of an event, and what its columns say


def sentences(
    kinds: type[IntEnum], columns: Mapping[int, Sequence[str]], words: Mapping[str, Word]
) -> tuple[Sentence, ...]:
    """How each kind of event is told, in the order of their numbers; `words` says what a number means in its column."""
    assert list(kinds) == list(columns) == list(range(len(columns)))
    return tuple(
        (kind.name.lower().replace("_", " "), tuple((column, words.get(column)) for column in columns[kind]))
        for kind in kinds
    )


def in_words(row: Sequence[int], told_as: Sequence[Sentence]) -> dict[str, Any]:
    """One row as `{"event": name, column: value, ...}`."""
    name, columns = told_as[row[0]]
    told: dict[str, Any] = {"event": name}
    for number, (column, word) in enumerate(columns, start=1):
        told[column] = row[number] if word is None else word(row[number])
    return told
