"""The random player as a bot: every legal move is as likely as any other."""

from __future__ import annotations

import random

from saqqara.bots.protocol import Question


class RandomBot:
    """Plays any game at random; the question's seed decides the move."""

    name = "random"

    def begin(self) -> None:
        """Does nothing: the bot remembers nothing."""

    def choose(self, question: Question) -> str:
        """Picks a legal move at random."""
        return random.Random(question.seed).choice(question.legal)
