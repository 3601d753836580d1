"""Signals that end a long command in the same way as Ctrl-C does, so that finished games are kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

# A request to end, and a terminal that was closed; Windows has no SIGHUP.
_NAMES = ("SIGTERM", "SIGHUP")


@contextmanager
def ending_as_by_ctrl_c() -> Iterator[None]:
    """Turns SIGTERM and SIGHUP into KeyboardInterrupt; a signal that is ignored (nohup) stays ignored."""
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    replaced = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in replaced:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in replaced:
            signal.signal(number, before[number])


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
