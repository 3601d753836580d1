"""The exceptions of Saqqara. Every message says what was expected and what was got."""

from collections.abc import Iterator
from contextlib import contextmanager


class SaqqaraError(ValueError):
    """The base class of all errors; raised itself for bad options, seeds and the like."""


class UnreadableMove(SaqqaraError):
    """The text is not a move in the notation of the game."""


class IllegalMove(SaqqaraError):
    """The move is well formed but may not be played now."""


class NotYourTurn(SaqqaraError):
    """That seat owes no move now, or there is no such seat."""


class StaleMove(SaqqaraError):
    """The move answers a question that is no longer open."""


class CannotUndo(SaqqaraError):
    """The move may not be taken back, for example because something was revealed since."""


class MatchOver(SaqqaraError):
    """The match has ended."""


class BadRecord(SaqqaraError):
    """The text is not a record, or its moves do not follow the rules."""


class BadPosition(SaqqaraError):
    """The position breaks an invariant or cannot be read."""


class BadEdition(SaqqaraError):
    """The edition file lacks a figure or holds an impossible one."""


def quoted(value: object) -> str:
    """The `repr` of a value for an error message: at most 80 characters, and safe for any value."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or deep nesting
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= 80 else text[:77] + "..."


@contextmanager
def os_errors_as(expected: str, got: object) -> Iterator[None]:
    """Turns an error of the operating system into a refusal of one line: what was expected, and got."""
    try:
        yield
    except OSError as error:
        raise SaqqaraError(f"{expected}, got {got}: {error.strerror or error}") from None
