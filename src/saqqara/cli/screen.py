"""Screen and keyboard of a table: a terminal, or a pipe whose transcript reads like a game."""

from __future__ import annotations

import contextlib
import io
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.text import Text

from saqqara.cli.frames import WIDEST


def paper() -> Console:
    """The terminal, at most 100 columns wide; text is printed as it is."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    return console


class Screen:
    """Where people read and type."""

    def __init__(self, console: Console) -> None:
        self.console = console
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # no byte that is typed or piped ends a game
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing for `input`

    def say(self, words: str, style: str = "") -> None:
        """One sentence; a long path in it is never broken, so that it can be copied."""
        shown = "".join(letter if letter.isprintable() else "?" for letter in words)
        has_path = max(map(len, shown.split()), default=0) > self.console.width // 2
        self.console.print(Text(shown, style), soft_wrap=has_path or not self.is_terminal)

    def read(self, prompt: str) -> str:
        """One line from the keyboard; from a pipe it is echoed, so that the transcript reads like a game."""
        if self.is_terminal:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt}{line.rstrip()}")
        return line

    def waiting(self, words: str) -> AbstractContextManager[Any]:
        """A line that is there while a bot thinks, where somebody looks at it."""
        return self.console.status(Text(words)) if self.console.is_terminal else nullcontext()
