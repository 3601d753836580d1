"""The interface between a match and a bot: a bot has a name and chooses a move when it gets a question.

A question holds the state as one seat may know it, never the match. The caller makes the question, plays the answer
with `Match.play`, and draws the seed: equal questions with equal seeds have equal answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from saqqara.rules.contract import Game, game_in
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Question:
    """A seat owes a move: all that its player may know to choose one."""

    edition: Edition
    state: Any  # what the seat may not know is removed from it on creation
    seat: int
    seed: int = 0  # of the bot's random numbers

    def __post_init__(self) -> None:
        """Hides what the seat may not know, so that no caller can leak it."""
        object.__setattr__(self, "state", self.game.hidden_from(self.state, self.seat))

    @cached_property
    def game(self) -> Game:
        """The rules of the game."""
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
        """The position as JSON; what is hidden from the seat is null."""
        return self.game.position(self.state)

    def text_of(self, move: int) -> str:
        """A move of the seat in notation."""
        return self.game.describe(self.state, self.seat, move)


class Bot(Protocol):
    """A player. One bot object plays one seat of one match at a time."""

    name: str

    def begin(self) -> None:
        """A new match begins: drops what is remembered of the last one."""

    def choose(self, question: Question) -> str:
        """One of the question's legal moves, in notation."""
