"""What the terminal says to something that cannot be done."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.rules.errors import UnreadableMove


def complaint(error: Exception) -> str:
    """Says why something was refused, in one line without the list of moves, which is on the screen already."""
    if isinstance(error, OSError):
        return say("trouble.illegal_move", message=f"{error.filename}: {error.strerror}")
    reason = " ".join(str(error).partition("; expected one of")[0].split())
    if isinstance(error, UnreadableMove):
        return say("cli.not_understood", message=reason)
    return say("trouble.illegal_move", message=reason)
