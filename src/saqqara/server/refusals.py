"""Refusals: why something was not done, with an error word that programs can rely on."""

from __future__ import annotations

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


class Refusal(SaqqaraError):
    """Something was not done. Nothing has changed."""

    def __init__(self, word: str, message: str, wait_s: int = SOON_S) -> None:
        super().__init__(message)
        self.word = word
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


def message_of(refusal: SaqqaraError) -> str:
    """Returns the message for the client. It does not quote the database, whose errors name its address."""
    if isinstance(refusal, Unavailable):
        return "expected the database to answer, got nothing; try again"
    return str(refusal)


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
