"""The house's side of the stdio protocol: a bot that is a separate program, in any language.

The program is started with the first question and restarted after a failure, but only a few times in one match: then
the bot is suspended until the next match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from saqqara.bots.guard import PATIENCE_S, BotFailed, BotSuspended
from saqqara.bots.protocol import Question
from saqqara.bots.stdio_process import Child
from saqqara.bots.stdio_protocol import GREETING, READY, question_line
from saqqara.rules.errors import quoted

START_UP_S = 300.0  # long, because the levels of Saqqara may have to be compiled first
FAREWELL_S = 1.0
RESTARTS = 3  # in one match


class StdioBot:
    """A bot behind two pipes. It raises `BotFailed`: use it inside `Guarded`."""

    def __init__(self, name: str, command: Sequence[str], start_up_s: float = START_UP_S) -> None:
        self.name = name
        self.patience_s = PATIENCE_S
        self.start_up_s = start_up_s
        self._command = list(command)
        self._child: Child | None = None
        self._is_new_match = True
        self._has_ever_answered = False
        self._starts_left = 1 + RESTARTS

    @property
    def pid(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._child is None else self._child.pid

    def begin(self) -> None:
        """Allows all starts again; only one for a bot that failed through a whole match and has never answered."""
        is_hopeless = self._starts_left == 0 and not self._has_ever_answered
        self._starts_left = 1 if is_hopeless else 1 + RESTARTS
        self._is_new_match = True

    def choose(self, question: Question) -> str:
        """Asks the program for its move."""
        if self._starts_left == 0:
            raise BotSuspended
        try:
            answer = self._answer(self._listening_child(), question)
        except BotFailed:
            self._starts_left -= 1
            self._stop(0.0)
            raise
        self._has_ever_answered = True
        return _move_in(answer)

    def close(self) -> None:
        """Tells the program to quit, and ends it."""
        self._stop(FAREWELL_S)

    def _stop(self, patience_s: float) -> None:
        if self._child is not None:
            self._child.end(patience_s, "quit")
            self._child = None

    def _listening_child(self) -> Child:
        if self._child is None:
            self._child = Child(self._command)
            self._child.send(GREETING)
            self._await_ready(self._child)
            self._is_new_match = True
        self._child.discard_output()
        return self._child

    def _await_ready(self, child: Child) -> None:
        """Waits for the ready line. Other lines before it are ignored: many programs print a banner."""
        for line in child.lines(f"'{READY}'", self.start_up_s):
            word, _, rest = line.partition(" ")
            if word == READY:
                return
            if word == "error":
                raise BotFailed("crashed", rest)

    def _answer(self, child: Child, question: Question) -> str:
        if self._is_new_match:
            child.send("newgame")
            self._is_new_match = False
        child.send(question_line(question))
        for line in child.lines("a move", self.patience_s):
            word = line.partition(" ")[0]
            if word in ("move", "error"):
                return line
            if word not in ("note", ""):
                _refuse(line)
        raise AssertionError  # `lines` ends only by raising


def _move_in(answer: str) -> str:
    """The move in an answer. After an `error` line the program keeps running; only this move is lost."""
    word, _, rest = answer.partition(" ")
    if word == "error":
        raise BotFailed("crashed", rest)
    return rest.strip()


def _refuse(line: str) -> NoReturn:
    raise BotFailed("illegal", f"expected 'move ...' or 'note ...', got {quoted(line)}")
