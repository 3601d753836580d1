"""The bot's side of the stdio protocol: runs a level of Saqqara, or a bot written in Python, as a separate program.

`saqqara bot stdio --level architect` lets other programs ask the levels of Saqqara. The house runs Python bots that are
not its own with `python -m saqqara.bots.stdio_engine FILE.py:Name`.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from typing import BinaryIO, TextIO

from saqqara.bots.guard import one_line
from saqqara.bots.protocol import Bot
from saqqara.bots.stdio_protocol import GREETING, READY, question_of
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

LONGEST_QUESTION = 1024 * 1024
BotFor = Callable[[Edition], Bot]


class Engine:
    """Answers the protocol line by line. A faulty line gets an `error` line, and the next line is read."""

    def __init__(self, name: str, bot_for: BotFor) -> None:
        self._name = name
        self._bot_for = bot_for
        self._bots: dict[str, Bot] = {}

    def answer(self, line: str) -> list[str]:
        """The lines that answer one line."""
        word, _, rest = line.strip().partition(" ")
        try:
            return self._answer(word, rest)
        except SaqqaraError as failure:
            return [f"error {one_line(str(failure))}"]
        except Exception as failure:  # a failure inside the bot costs this move only
            traceback.print_exc()
            return [f"error {one_line(f'{type(failure).__name__}: {failure}{_error_location(failure)}')}"]

    def _answer(self, word: str, rest: str) -> list[str]:
        if word == "question":
            return [f"move {self._move(rest)}"]
        if word == "newgame":
            for bot in self._bots.values():
                bot.begin()
            return []
        if f"{word} {rest}" == GREETING:
            return [f"id name {one_line(self._name)}", READY]
        if word == "":
            return []
        expected = f"'{GREETING}', 'newgame', 'question {{...}}' or 'quit'"
        raise SaqqaraError(f"expected {expected}, got {quoted(f'{word} {rest}'.strip())}")

    def _move(self, text: str) -> str:
        question = question_of(text)
        move = self._bot(question.edition).choose(question)
        if not isinstance(move, str):
            raise SaqqaraError(f"expected a move as text, such as {question.legal[0]!r}, got {move!r}")
        return one_line(move)

    def _bot(self, edition: Edition) -> Bot:
        """One bot for each game and edition that is asked about."""
        key = edition.hash
        if key not in self._bots:
            self._bots[key] = self._bot_for(edition)
            self._bots[key].begin()
        return self._bots[key]


def _error_location(failure: Exception) -> str:
    """File and line of an exception, for the author of the bot."""
    last = traceback.extract_tb(failure.__traceback__)[-1]
    return f" ({os.path.basename(last.filename)}, line {last.lineno})"


def serve(engine: Engine, questions: BinaryIO, answers: TextIO) -> None:
    """Answers until `quit` or the end of the input."""
    for line in _lines(questions):
        if line.strip() == "quit":
            return
        for answer in engine.answer(line):
            print(answer, file=answers, flush=True)


def _lines(source: BinaryIO) -> Iterator[str]:
    """Lines of the input, decoded. Of an overlong line only the beginning is kept, which then does not parse."""
    while part := source.readline(LONGEST_QUESTION):
        rest = part
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_QUESTION)
        yield part.decode(errors="replace")


def take_over_stdio() -> tuple[BinaryIO, TextIO]:
    """Reserves standard input and output for the protocol: what a bot prints goes to standard error."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


def run(make_engine: Callable[[], Engine]) -> None:
    """Serves on standard input and output. The bot is made after they are reserved, since it may print."""
    questions, answers = take_over_stdio()
    serve(make_engine(), questions, answers)


def _exit_with_parent(parent: int) -> None:
    """Ends this process once its parent has gone: a bot that hangs would never see the end of its input."""
    while os.getppid() == parent:
        time.sleep(0.2)
    os._exit(1)


def main(spec: str) -> None:
    """Serves a Python bot by its spec. A spec that makes no bot gives an `error` line, for the house to report."""
    from saqqara.bots.players import python_bot

    threading.Thread(target=_exit_with_parent, args=(os.getppid(),), daemon=True).start()
    questions, answers = take_over_stdio()
    try:
        bot = python_bot(spec)
    except SaqqaraError as failure:
        print(f"error {one_line(str(failure))}", file=answers, flush=True)
        sys.exit(2)
    serve(Engine(spec, lambda _: bot), questions, answers)


if __name__ == "__main__":
    main(sys.argv[1])
