"""The random player as a bot: every legal move is as likely as any other."""

from __future__ import annotations

import random

from saqqara.bots.protocol import Question


class RandomBot:
    """Sits down anywhere, knows nothing, follows from the question's seed."""

    name = "random"

    def begin(self) -> None:
        """There is nothing to forget."""

    def choose(self, question: Question) -> str:
        """Any legal move."""
        return random.Random(question.seed).choice(question.legal)
