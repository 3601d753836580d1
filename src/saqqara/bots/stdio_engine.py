"""The bot's side of the stdio protocol: a bot of Saqqara, or one written in Python, as a program of its own.

`saqqara bot stdio --level architect` lets other programs ask our bots. `python -m saqqara.bots.stdio_engine
FILE.py:Name` is how the house runs a Python bot that it does not know.
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
    """Answers line by line. Whatever is wrong with a line, it says so and goes on."""

    def __init__(self, name: str, bot_for: BotFor) -> None:
        self._name = name
        self._bot_for = bot_for
        self._bots: dict[str, Bot] = {}

    def answer(self, line: str) -> list[str]:
        """What is said to one line."""
        word, _, rest = line.strip().partition(" ")
        try:
            return self._answer(word, rest)
        except SaqqaraError as trouble:
            return [f"error {one_line(str(trouble))}"]
        except Exception as trouble:  # a bot's own failure costs it this move and nothing else
            traceback.print_exc()
            return [f"error {one_line(f'{type(trouble).__name__}: {trouble}{_place_of(trouble)}')}"]

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
            raise SaqqaraError(f"expected a bot that answers with a text such as {question.legal[0]!r}, got {move!r}")
        return one_line(move)

    def _bot(self, edition: Edition) -> Bot:
        """One bot for each game and edition that is asked about."""
        key = edition.hash
        if key not in self._bots:
            self._bots[key] = self._bot_for(edition)
            self._bots[key].begin()
        return self._bots[key]


def _place_of(trouble: Exception) -> str:
    """Where a bot's code went wrong: its author wants to know."""
    last = traceback.extract_tb(trouble.__traceback__)[-1]
    return f" ({os.path.basename(last.filename)}, line {last.lineno})"


def serve(engine: Engine, questions: BinaryIO, answers: TextIO) -> None:
    """Answers until `quit` or until nobody speaks any more."""
    for line in _lines(questions):
        if line.strip() == "quit":
            return
        for said in engine.answer(line):
            print(said, file=answers, flush=True)


def _lines(source: BinaryIO) -> Iterator[str]:
    """Lines of any bytes; of a line that is far too long only the beginning, which then is refused."""
    while part := source.readline(LONGEST_QUESTION):
        rest = part
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_QUESTION)
        yield part.decode(errors="replace")


def own_streams() -> tuple[BinaryIO, TextIO]:
    """Standard input and output for the protocol alone: what a bot prints goes to standard error."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


def run(make_engine: Callable[[], Engine]) -> None:
    """Speaks on standard input and output; the bot is made when nothing that it prints can do harm any more."""
    questions, answers = own_streams()
    serve(make_engine(), questions, answers)


def _end_with(parent: int) -> None:
    """A bot that thinks for ever never sees that its questions have ended; so a thread looks for the house."""
    while os.getppid() == parent:
        time.sleep(0.2)
    os._exit(1)


def main(spec: str) -> None:
    """A Python bot by its spec. A spec that makes no bot is told in the protocol, for the house to report."""
    from saqqara.bots.players import python_bot

    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    questions, answers = own_streams()
    try:
        bot = python_bot(spec)
    except SaqqaraError as trouble:
        print(f"error {one_line(str(trouble))}", file=answers, flush=True)
        sys.exit(2)
    serve(Engine(spec, lambda _: bot), questions, answers)


if __name__ == "__main__":
    main(sys.argv[1])
