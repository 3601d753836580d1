"""Refusals: why something was not done, with an error word that programs can rely on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

from saqqara.match.record_faults import FaultyRecord, RecordFault
from saqqara.rules.errors import (
    BadEdition,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    SaqqaraError,
    StaleMove,
    UnreadableMove,
)
from saqqara.server.store.availability import Unavailable
from saqqara.server.wire import Refused

SOON_S = 2
SERVER_FAULT = "Something went wrong on the server. Nothing was done; try again."

_WRONG_WORD = re.compile(r"Invalid (?:enum )?value (?P<got>.*) - at `\$\.?(?P<path>.*)`", flags=re.DOTALL)
_STEP = re.compile(r"\w+|\[[^\]]*\]")  # of a path: a key, or any entry of a list


class Refusal(SaqqaraError):
    """Something was not done. Nothing has changed."""

    def __init__(self, word: str, message: str, wait_s: int = SOON_S, record_fault: RecordFault | None = None) -> None:
        super().__init__(message)
        self.word = word
        self.record_fault = record_fault  # why the record of a game cannot be used
        self.wait_s = wait_s  # when it is worth trying again


_WORDS: dict[type[SaqqaraError], str] = {
    UnreadableMove: "unreadable_move",
    IllegalMove: "illegal_move",
    NotYourTurn: "not_your_turn",
    StaleMove: "stale_move",
    CannotUndo: "cannot_undo",
    MatchOver: "match_over",
    BadEdition: "bad_options",
    BadPosition: "bad_options",
    BadRecord: "bad_options",
    Unavailable: "unavailable",
}


def unread(failure: Exception, kind: Any, expected: str) -> Refusal:
    """Returns the refusal of JSON that could not be read as `kind`; `expected` says in general what that is.

    Of a word that is none of some words msgspec tells only the word: those that it may be are told here.
    """
    found = _WRONG_WORD.fullmatch(str(failure))
    words = list(dict.fromkeys(_words_at(kind, found["path"]))) if found else []
    if found and words:
        return Refusal("bad_message", f"{found['path']}: expected one of {', '.join(words)}, got {found['got']}")
    return Refusal("bad_message", f"{expected}, got: {failure}")


def _words_at(kind: Any, path: str) -> Iterator[str]:
    """Yields the words that may stand at a place in JSON of this kind."""
    *steps, last = _STEP.findall(path) or [""]
    places = list(_alternatives(_described(kind)))
    for step in steps:
        places = [inner for place in places for inner in _inside(place, step)]
    for place in places:
        if isinstance(place, inspect.StructType) and place.tag_field == last:
            yield str(place.tag)
        for inner in _inside(place, last):
            if isinstance(inner, inspect.LiteralType):
                yield from map(str, inner.values)


def _inside(place: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """Yields what may stand under a key of an object, or in a list."""
    if isinstance(place, inspect.StructType):
        for field in place.fields:
            if field.encode_name == step:
                yield from _alternatives(field.type)
    elif isinstance(place, inspect.ListType) and step.startswith("["):
        yield from _alternatives(place.item_type)


def _alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Yields the parts of a union, and anything else as it is."""
    yield from kind.types if isinstance(kind, inspect.UnionType) else (kind,)


@cache
def _described(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def message_of(refusal: SaqqaraError) -> str:
    """Returns the message for the client. It does not quote the database, whose errors name its address."""
    if isinstance(refusal, Unavailable):
        return "expected the database to answer, got nothing; try again"
    return str(refusal)


def record_fault_of(refusal: SaqqaraError) -> RecordFault | None:
    """Returns what is wrong with a record, if it is one of the common faults."""
    if isinstance(refusal, Refusal):
        return refusal.record_fault
    return refusal.fault if isinstance(refusal, FaultyRecord) else None


def wait_of(refusal: SaqqaraError) -> int:
    """Returns after how many seconds it is worth trying again."""
    return refusal.wait_s if isinstance(refusal, Refusal) else SOON_S


def word_of(refusal: SaqqaraError) -> str:
    """Returns the error word of a refusal by the house or by the rules."""
    if isinstance(refusal, Refusal):
        return refusal.word
    return _WORDS.get(type(refusal), "bad_options")


def refused(refusal: SaqqaraError, turn: int, request: str | None) -> Refused:
    """Returns a refusal as a message of the WebSocket."""
    return Refused(turn=turn, error=word_of(refusal), message=message_of(refusal), id=request)
