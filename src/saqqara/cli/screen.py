"""Screen and keyboard of a table: a terminal, or a pipe whose transcript reads like a game."""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
import unicodedata
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.text import Text

from saqqara.cli.frames import WIDEST

PLAIN = {"\u2212": "-", "\u2013": "-", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2026": "...", "\u00d7": "x"}


def plain(letter: str) -> str:
    """What stands for a letter that cannot be shown: a space, a likeness, or a question mark."""
    return " " if unicodedata.category(letter) == "Zs" else PLAIN.get(letter, "?")


def _in_plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """No letter that a terminal lacks, and no byte that is typed or piped, ends a game."""
    if isinstance(error, UnicodeEncodeError):
        return "".join(map(plain, error.object[error.start : error.end])), error.end
    return codecs.replace_errors(error)


codecs.register_error("saqqara.plain", _in_plain)


def paper() -> Console:
    """The terminal, at most 100 columns wide; text is printed as it is."""
    _plainly(sys.stdout)
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    return console


def _plainly(stream: object) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="saqqara.plain")


class Screen:
    """Where people read and type."""

    def __init__(self, console: Console) -> None:
        self.console = console
        for stream in (sys.stdin, sys.stdout):
            _plainly(stream)
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing for `input`

    def say(self, words: str, style: str = "") -> None:
        """One sentence; a long path in it is never broken, so that it can be copied."""
        shown = "".join(letter if letter.isprintable() else plain(letter) for letter in words)
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
