"""Levels without a compiler, in a process of their own: plain Python holds the GIL, and tables would wait for it."""

from __future__ import annotations

import contextlib
import pickle
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import Any

from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.rules.edition import edition_of_figures
from saqqara.rules.errors import SaqqaraError


@dataclass(frozen=True)
class _Task:
    """A question to a level, as one process tells it another."""

    level: str
    game: str
    edition: str  # its name
    figures: dict[str, Any]
    state: bytes
    seat: int
    seed: int
    is_advice: bool  # whether an evaluation is wanted, rather than a move

    @classmethod
    def of(cls, level: str, question: Question, *, is_advice: bool) -> _Task:
        edition = question.edition
        state = question.state.pack().tobytes()
        figures = dict(edition.figures)
        return cls(level, edition.game, edition.name, figures, state, question.seat, question.seed, is_advice)

    def answer(self) -> str | Evaluation:
        from saqqara.bots.levels import plain_level_bot
        from saqqara.rules.contract import game_in

        edition = edition_of_figures(self.game, self.edition, self.figures)
        state = type(game_in(edition).new(2)).unpack(self.state)
        question = Question(edition, state, self.seat, self.seed)
        bot = plain_level_bot(self.level, edition)
        return bot.evaluate(question) if self.is_advice else bot.choose(question)


class PlainWorker:
    """Asks levels in a child process, one question after another. The process begins with the first question."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()  # held while the process thinks
        self._is_wanted = False
        self._is_closed = False

    def choose(self, level: str, question: Question) -> str:
        """Returns the move that a level chooses."""
        return str(self._ask(_Task.of(level, question, is_advice=False)))

    def evaluate(self, level: str, question: Question) -> Evaluation:
        """Returns what a level thinks of a question."""
        evaluation = self._ask(_Task.of(level, question, is_advice=True))
        assert isinstance(evaluation, Evaluation)
        return evaluation

    def stop(self) -> None:
        """Ends the process, once it has answered, for as long as nobody asks again."""
        self._is_wanted = False
        if not self._lock.acquire(blocking=False):
            return  # it ends after its answer
        try:
            self._end()
        finally:
            self._lock.release()

    def close(self) -> None:
        """Ends the process for good, whatever it does."""
        self._is_closed = True
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with contextlib.suppress(BrokenPipeError), process:  # closes the pipes and waits for its end
                pass

    def _ask(self, task: _Task) -> str | Evaluation:
        with self._lock:
            self._is_wanted = True
            process = self._process = self._process or self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                pickle.dump(task, process.stdin)
                process.stdin.flush()
                answer: str | Evaluation = pickle.load(process.stdout)
            except (OSError, EOFError, ValueError, pickle.UnpicklingError):
                self._end()
                raise SaqqaraError("level: expected an answer, but its process ended") from None
            if not self._is_wanted:
                self._end()
            return answer

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_closed:
            raise SaqqaraError("level: expected a running server, got one that is stopping")
        # A session of its own, so that Ctrl-C reaches the house only. It ends by itself when its input does.
        return subprocess.Popen(
            [sys.executable, "-P", "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )


def main() -> None:
    """Answers questions from standard input until there are no more."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            task: _Task = pickle.load(sys.stdin.buffer)
            pickle.dump(task.answer(), answers)
            answers.flush()


if __name__ == "__main__":
    main()
