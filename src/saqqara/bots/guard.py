"""Stands between a bot and the table: whatever the bot does, a legal move comes out, and what went wrong is kept.

A bot that crashes, answers illegally, hangs or floods loses its move to a fallback and nothing else. What can hang or
flood runs as a child process (`stdio_bot.py`); bots of the house run here, and only their exceptions are caught.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.rules.errors import SaqqaraError, quoted

PATIENCE_S = 10.0
LONGEST_DETAIL = 200

Kind = Literal["crashed", "illegal", "late", "flooded"]
Fallback = Callable[[Question], str]


@dataclass(frozen=True)
class Fault:
    """A move that a bot lost, and why."""

    kind: Kind
    detail: str  # one short line without control characters


class BotFailed(Exception):
    """The bot has no answer to this question."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(detail)
        self.fault = Fault(kind, one_line(detail))


class NoLongerAsked(Exception):
    """The bot has failed too often in this match: its faults are counted already."""


@runtime_checkable
class Interruptible(Protocol):
    """A bot that can be stopped while it thinks."""

    patience_s: float

    def close(self) -> None:
        """Ends everything that the bot has started."""


class Guarded:
    """A bot whose answers are always legal."""

    def __init__(self, bot: Bot, patience_s: float = PATIENCE_S, fallback: Fallback | None = None) -> None:
        self.name = bot.name
        self.faults: list[Fault] = []
        self.asked = 0
        self.answered = 0  # by the bot itself; the fallback answered the others
        self._bot = bot
        self._fallback = RandomBot().choose if fallback is None else fallback
        if isinstance(bot, Interruptible):
            bot.patience_s = patience_s

    def __enter__(self) -> Guarded:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def begin(self) -> None:
        """A new match begins; a bot that had failed too often is asked again."""
        try:
            self._bot.begin()
        except (Exception, SystemExit) as trouble:
            self.faults.append(Fault("crashed", one_line(f"at the beginning of a match: {_told(trouble)}")))

    def choose(self, question: Question) -> str:
        """The bot's move if it has a legal one, else the fallback's; in the notation of `question.legal`."""
        legal = tuple(question.legal)  # of our own: the bot may do what it likes with the question's
        self.asked += 1
        try:
            move = _legal_move(question, legal, self._bot.choose(question))
        except NoLongerAsked:
            return self._instead(question, legal)
        except BotFailed as trouble:
            self.faults.append(trouble.fault)
            return self._instead(question, legal)
        except (Exception, SystemExit) as trouble:
            self.faults.append(Fault("crashed", one_line(_told(trouble))))
            return self._instead(question, legal)
        self.answered += 1
        return move

    def close(self) -> None:
        """Ends the bot's process, if it has one. It may be called again."""
        if isinstance(self._bot, Interruptible):
            self._bot.close()

    def _instead(self, question: Question, legal: tuple[str, ...]) -> str:
        """A fallback may be a bot too: it gets no more trust than the first."""
        try:
            move = self._fallback(question)
        except Exception:
            return legal[0]
        return move if move in legal else legal[0]


def one_line(text: str) -> str:
    """A text from outside, fit for a report: short, on one line, nothing that a terminal would obey."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text[: 20 * LONGEST_DETAIL])
    line = " ".join(plain.split())
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 3] + "..."


def _legal_move(question: Question, legal: tuple[str, ...], answer: Any) -> str:
    """The answer as the house writes it: players may name fields and cards in any order."""
    if isinstance(answer, str) and answer in legal:
        return answer
    try:
        move = question.game.read(question.state, question.seat, answer)
    except SaqqaraError as trouble:
        raise BotFailed("illegal", str(trouble)) from None
    if move not in question.moves:
        listed = ", ".join(legal[:5]) + (", ..." if len(legal) > 5 else "")
        raise BotFailed("illegal", f"expected one of {listed}; got {quoted(answer)}")
    return legal[question.moves.index(move)]


def _told(trouble: BaseException) -> str:
    return f"{type(trouble).__name__}: {trouble}"
