"""Everything that the house refuses, with the word that a guest's program can rely on."""

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
from saqqara.server.store.trouble import Unavailable

SOON_S = 2


class Refusal(SaqqaraError):
    """Not done; nothing has changed."""

    def __init__(self, word: str, message: str, wait_s: int = SOON_S) -> None:
        super().__init__(message)
        self.word = word
        self.wait_s = wait_s  # where it may be tried again: after so long


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


def told_of(trouble: SaqqaraError) -> str:
    """What a guest is told of it: where the database of the house lies is nothing to guests."""
    if isinstance(trouble, Unavailable):
        return "expected storage that answers, got none; say it again"
    return str(trouble)


def wait_of(trouble: SaqqaraError) -> int:
    """How long to wait before it is worth another try, in seconds."""
    return trouble.wait_s if isinstance(trouble, Refusal) else SOON_S


def word_of(trouble: SaqqaraError) -> str:
    """The word for a refusal of the house or of the rules."""
    if isinstance(trouble, Refusal):
        return trouble.word
    return _WORDS.get(type(trouble), "bad_options")
