"""Guards a match against a bot: whatever the bot does, a legal move comes out, and its faults are recorded.

When a bot crashes, answers illegally, hangs or floods its output, a fallback makes that one move. Bots that could hang
or flood run as child processes (`stdio_bot.py`); bots of the house run in this process with their exceptions caught.
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


class BotSuspended(Exception):
    """The bot has failed too often in this match and is not asked again; its faults are counted already."""


@runtime_checkable
class Interruptible(Protocol):
    """A bot with a time limit for each move, and with a process that can be ended."""

    patience_s: float

    def close(self) -> None:
        """Ends everything that the bot has started."""


class Guarded:
    """A bot whose answers are always legal."""

    def __init__(self, bot: Bot, patience_s: float = PATIENCE_S, fallback: Fallback | None = None) -> None:
        self.name = bot.name
        self.faults: list[Fault] = []
        self.asked = 0  # questions put to the bot
        self.answered = 0  # questions that the bot itself answered; the fallback answered the others
        self._bot = bot
        self._fallback = RandomBot().choose if fallback is None else fallback
        if isinstance(bot, Interruptible):
            bot.patience_s = patience_s

    def __enter__(self) -> Guarded:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def begin(self) -> None:
        """Tells the bot that a new match begins; a suspended bot is asked again."""
        try:
            self._bot.begin()
        except (Exception, SystemExit) as failure:
            self.faults.append(Fault("crashed", one_line(f"at the beginning of a match: {_error_text(failure)}")))

    def choose(self, question: Question) -> str:
        """The bot's move if it has a legal one, else the fallback's; in the notation of `question.legal`."""
        legal = tuple(question.legal)  # a copy: the bot may change the question's list
        self.asked += 1
        try:
            move = _legal_move(question, legal, self._bot.choose(question))
        except BotSuspended:
            return self._fallback_move(question, legal)
        except BotFailed as failure:
            self.faults.append(failure.fault)
            return self._fallback_move(question, legal)
        except (Exception, SystemExit) as failure:
            self.faults.append(Fault("crashed", one_line(_error_text(failure))))
            return self._fallback_move(question, legal)
        self.answered += 1
        return move

    def close(self) -> None:
        """Ends the bot's process, if it has one. It may be called again."""
        if isinstance(self._bot, Interruptible):
            self._bot.close()

    def _fallback_move(self, question: Question, legal: tuple[str, ...]) -> str:
        """The fallback's move, or the first legal one if the fallback fails too."""
        try:
            move = self._fallback(question)
        except Exception:
            return legal[0]
        return move if move in legal else legal[0]


def one_line(text: str) -> str:
    """Makes a text from outside safe for a report: short, on one line, without control characters."""
    plain = "".join(character if character.isprintable() else " " for character in text[: 20 * LONGEST_DETAIL])
    line = " ".join(plain.split())
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 3] + "..."


def _legal_move(question: Question, legal: tuple[str, ...], answer: Any) -> str:
    """The answer in the notation of `legal`: bots may name fields and cards in any order."""
    if isinstance(answer, str) and answer in legal:
        return answer
    try:
        move = question.game.read(question.state, question.seat, answer)
    except SaqqaraError as failure:
        raise BotFailed("illegal", str(failure)) from None
    if move not in question.moves:
        listed = ", ".join(legal[:5]) + (", ..." if len(legal) > 5 else "")
        raise BotFailed("illegal", f"expected one of {listed}; got {quoted(answer)}")
    return legal[question.moves.index(move)]


def _error_text(failure: BaseException) -> str:
    return f"{type(failure).__name__}: {failure}"
