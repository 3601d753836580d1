"""What a bot is asked, and what it has to be: an object with a name that chooses a move.

A question holds the table as one seat may know it, never the match. Whoever runs the table makes it, plays the answer
through the match's one door, and draws a bot's seed: the same questions in a match with the same seeds have the same
answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from saqqara.rules.contract import Game, game_in
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Question:
    """A seat owes a move: what does it say?"""

    edition: Edition
    state: Any  # whatever is given, what the seat may not know is not in it any more
    seat: int
    seed: int = 0  # all that is random in the answer follows from it

    def __post_init__(self) -> None:
        """Hides what has to be hidden: honesty does not hang on who asks."""
        object.__setattr__(self, "state", self.game.hidden_from(self.state, self.seat))

    @cached_property
    def game(self) -> Game:
        """The rules of the table."""
        return game_in(self.edition)

    @cached_property
    def moves(self) -> list[int]:
        """The legal moves as numbers."""
        return self.game.legal(self.state, self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The legal moves in notation, in the same order."""
        return [self.text_of(move) for move in self.moves]

    @cached_property
    def position(self) -> dict[str, Any]:
        """The table as JSON; what is hidden from the seat stands as null."""
        return self.game.position(self.state)

    def text_of(self, move: int) -> str:
        """A move of the seat in notation."""
        return self.game.describe(self.state, self.seat, move)


class Bot(Protocol):
    """Whoever can sit down. One bot plays one seat of one table at a time."""

    name: str

    def begin(self) -> None:
        """A new match begins: what is remembered of the last one is of no use any more."""

    def choose(self, question: Question) -> str:
        """One of the question's legal moves, in notation."""
