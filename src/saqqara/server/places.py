"""The seats of a table, and what their players ask of each other."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.wire import LevelName

REQUESTS_KEPT = 8  # per seat, so that a request which is sent twice is carried out once


class DoneBefore(SaqqaraError):
    """This very request has been carried out already. Requests are idempotent: it counts as accepted."""


@dataclass
class Place:
    """One seat: who has it, and who plays it."""

    who: str  # open, person, bot
    person: str | None = None
    name: str = ""
    level: LevelName | None = None
    stand_in: LevelName | None = None  # the level that plays for the person
    stood_in_why: str = ""
    entropy: str | None = None
    moved_by: log.By = "person"  # who made the last move of this seat
    hints: int = 0  # how often the seat was advised
    hints_known: int = 0  # the same, as far as all may know: a second hint in one step gives a second mark away
    requests: deque[str] = field(default_factory=lambda: deque(maxlen=REQUESTS_KEPT))

    @property
    def bot(self) -> LevelName | None:
        """The level that plays this seat now, None: nobody or a person."""
        return self.level if self.who == "bot" else self.stand_in


@dataclass
class TakeBackRequest:
    """A seat asks the others to let it take its last move back."""

    seat: int
    number: int  # which of its moves, counted from 1: an undo of others changes their turns, but not their order
    accepted: set[int]


@dataclass
class EndRequest:
    """A seat asks the others to end the match without a winner."""

    seat: int
    accepted: set[int]
