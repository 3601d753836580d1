"""The bot behind a seat at a table: it is asked with the view that the house sent, and gives a move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from saqqara.bots.guard import PATIENCE_S, Guarded
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.bots.stdio_protocol import question_in
from saqqara.rules.errors import SaqqaraError


class BridgedPlayer:
    """A player as the arena knows it, made when the first question tells the edition."""

    def __init__(
        self,
        spec: str,
        patience_s: float = PATIENCE_S,
        pause_s: float = 0.0,
        tell: Callable[[str], None] = print,
    ) -> None:
        """`pause_s` is waited before each move, so that people can follow."""
        self._spec = spec
        self._patience_s = patience_s
        self._pause_s = pause_s
        self._tell = tell
        self._guarded: Guarded | None = None
        self._faults_shown = 0

    def move(self, seat: int, view: dict[str, Any], table: str, key: str) -> str:
        """The answer to the question of a view; its seed comes from the table, the seat, the question and a key."""
        seed = question_seed(f"{table} {seat} {view['ask']}", key.encode()[:64])
        question = _question(seat, seed, view)
        if self._guarded is None:
            self._guarded = player_of(self._spec, question.edition, self._patience_s)
            self._guarded.begin()
        time.sleep(self._pause_s)
        move = self._guarded.choose(question)
        self._tell_faults(self._guarded)
        self._tell(f"Question {view['ask']}: {move}")
        return move

    def tell_lost(self) -> None:
        """Tells how many moves were not the bot's own, if any."""
        if self._guarded is not None and self._guarded.answered < self._guarded.asked:
            lost = self._guarded.asked - self._guarded.answered
            self._tell(f"{lost} of {self._guarded.asked} moves were not the bot's own.")

    def close(self) -> None:
        """Ends the bot's program, if it has one."""
        if self._guarded is not None:
            self._guarded.close()

    def _tell_faults(self, player: Guarded) -> None:
        for fault in player.faults[self._faults_shown :]:
            self._tell(f"{self._spec} {fault.kind}: {fault.detail}. A random move is played instead.")
        self._faults_shown = len(player.faults)


def _question(seat: int, seed: int, view: dict[str, Any]) -> Question:
    """The question of a view: what the seat may know is all that the house has told."""
    table = view["table"]
    if not isinstance(table.get("edition", {}), dict):
        raise SaqqaraError("edition: expected its figures, got something else")
    question = question_in({"seat": seat, "seed": seed, "position": table})
    if question.legal != view["legal"]:
        raise SaqqaraError(
            "expected a server with the same rules as this program, got other legal moves; upgrade one of them"
        )
    return question
