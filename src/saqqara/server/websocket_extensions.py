"""What the house's protocols add to an ASGI scope, with a substitute where other protocols serve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.types import Scope

# Keys of scope["extensions"]
SAY, ABORT = "saqqara.say", "saqqara.abort"  # of WebSockets
KNOWN = "saqqara.known"  # of HTTP as well


def say_of(scope: Scope) -> Callable[[bytes], bool]:
    """Returns what sends a message at once, or returns False if it has to be sent in the usual way of ASGI."""
    say: Callable[[bytes], bool] = _extensions(scope).get(SAY, _never)
    return say


def abort_of(scope: Scope) -> Callable[[], None]:
    """Returns what ends a connection without a close frame; without support the server's own time limit does."""
    abort: Callable[[], None] = _extensions(scope).get(ABORT, _nothing)
    return abort


def known_of(scope: Scope) -> Callable[[], None]:
    """Returns what to call when the sender is somebody whom the house knows: their connection is closed last."""
    known: Callable[[], None] = _extensions(scope).get(KNOWN, _nothing)
    return known


def _extensions(scope: Scope) -> dict[str, Any]:
    return scope.get("extensions") or {}


def _never(text: bytes) -> bool:
    return False


def _nothing() -> None:
    pass
