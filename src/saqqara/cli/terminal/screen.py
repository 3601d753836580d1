"""Screen and keyboard: a terminal, or a pipe, whose output then reads like the transcript of a game."""

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

from saqqara.cli.terminal.complaints import complaint
from saqqara.cli.terminal.frames import WIDEST

PLAIN = {"\u2212": "-", "\u2013": "-", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2026": "...", "\u00d7": "x"}
PLAIN |= {"→": "->", "★": "*", "✓": "+", "△": "!", "▲": "?", "⊗": "X", "·": "."}  # grades
PLAIN |= dict(zip("▁▂▃▄▅▆▇█", "_.-:=+*#", strict=True))


def plain(letter: str) -> str:
    """Returns what replaces a character that cannot be shown: a space, a similar one, or a question mark."""
    return " " if unicodedata.category(letter) == "Zs" else PLAIN.get(letter, "?")


def _replace_unencodable(error: UnicodeError) -> tuple[str | bytes, int]:
    """Handles characters and bytes that a stream cannot encode or decode, so that none of them ends a game."""
    if isinstance(error, UnicodeEncodeError):
        return "".join(map(plain, error.object[error.start : error.end])), error.end
    return codecs.replace_errors(error)


codecs.register_error("saqqara.plain", _replace_unencodable)


def open_console() -> Console:
    """Returns a console on standard output, at most 100 columns wide, that prints text as it is."""
    _never_fail(sys.stdout)
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    return console


def _never_fail(stream: object) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="saqqara.plain")


LEAVE = ("quit", "exit", "q")  # what people type to end a game, a lesson or a puzzle


class Leaving(Exception):
    """Ends a game, a lesson or a puzzle because somebody typed `quit`."""


class Screen:
    """Prints for people and reads what they type."""

    def __init__(self, console: Console) -> None:
        self.console = console
        for stream in (sys.stdin, sys.stdout):
            _never_fail(stream)
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing for `input`

    def say(self, words: str, style: str = "") -> None:
        """Prints one sentence; a long path in it is never broken, so that it can be copied."""
        printable = "".join(letter if letter.isprintable() else plain(letter) for letter in words)
        has_path = max(map(len, printable.split()), default=0) > self.console.width // 2
        self.console.print(Text(printable, style), soft_wrap=has_path or not self.is_terminal)

    def refuse(self, error: Exception) -> None:
        """Says that something cannot be done, and why."""
        words, reason = complaint(error)
        self.say(words, "bold")
        if reason:
            self.say(reason, "dim")

    def read(self, prompt: str) -> str:
        """Reads one line; what comes from a pipe is echoed, so that the transcript is complete."""
        if self.is_terminal:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt}{line.rstrip()}")
        return line

    def waiting(self, words: str) -> AbstractContextManager[Any]:
        """Shows a line while a bot thinks, on a terminal."""
        return self.console.status(Text(words)) if self.console.is_terminal else nullcontext()
