"""What the terminal says to something that cannot be done."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.rules.errors import SaqqaraError, UnreadableMove


class Told(SaqqaraError):
    """Something cannot be done, and the message says why in the language of the reader."""


def complaint(error: Exception) -> tuple[str, str]:
    """Says that something was refused, and on a line of its own the reason where that is English in every language.

    The list of moves, which is on the screen already, is left out.
    """
    if isinstance(error, OSError):
        return say("trouble.illegal_move", message=f"{error.filename}: {error.strerror}"), ""
    if isinstance(error, Told):
        return say("trouble.illegal_move", message=str(error)), ""
    reason = " ".join(str(error).partition("; expected one of")[0].split())
    return say("cli.not_understood" if isinstance(error, UnreadableMove) else "cli.not_possible"), reason
