"""Observations as tensors and strings. All of them go through the features or `hide_from` of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from saqqara.encoding.features import Features
from saqqara.environments.openspiel.game_node import GameNode
from saqqara.rules.errors import SaqqaraError

LOG = "log"


class Observer:
    """Observes what one seat may know, what all may know, or what only that seat may know.

    Without perfect recall it observes the current state, as a row of features; with it the log follows. What only one
    seat may know is given as a string alone.
    """

    def __init__(self, features: Features, moves: int, lines: int, kind: Any = None, params: Any = None) -> None:
        if params:
            raise SaqqaraError(f"observer: expected no parameters, got {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SaqqaraError("observer: expected the private information of one player or of none, got all")
        self._features = features
        self._codes = moves + 2  # of a line: 0 is no line, n + 1 is move n, the last is a masked move
        self._has_recall: bool = kind.perfect_recall
        self._is_public: bool = kind.public_info
        self._is_private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._is_public:
            self._make_tensor(lines if self._has_recall else 0)

    def _make_tensor(self, lines: int) -> None:
        """Makes the tensor and the named views of it."""
        size = self._features.size
        self.tensor = np.zeros(size + lines, np.float32)
        self._row = self.tensor[:size]
        self.dict = {part.name.replace(" ", "_"): part.of(self._row) for part in self._features.slices}
        if lines:
            self.dict[LOG] = self.tensor[size:]

    # --- tensors ---

    def set_from(self, state: Any, player: int) -> None:
        """Writes the tensor; an observer that is no player observes from seat 0."""
        if self.tensor is None:
            return
        seat, node = max(player, 0), state.node
        if self._is_private:
            self._features.write(node.raw, seat, self._row)
        else:
            self._features.write(_hidden(node, None), 0, self._row)
        if self._has_recall:
            self._write_log(node, seat)

    def _write_log(self, node: GameNode, seat: int) -> None:
        """Writes each line as one number; of a log that is too long, the last lines."""
        room = self.dict[LOG]
        lines = node.read_by(seat if self._is_private else None)[-len(room) :]
        codes = [self._codes - 1 if text.endswith("?") else line.move + 1 for line, text in lines]
        room[:] = 0
        room[: len(codes)] = np.array(codes, np.float32) / (self._codes - 1)

    # --- strings ---

    def string_from(self, state: Any, player: int) -> str:
        """Returns the observation as a string."""
        node = state.node
        if self._has_recall:
            lines = [f"{_who(line.seat)} {text}" for line, text in node.read_by(player if self._is_private else None)]
        else:
            lines = self._position_lines(node, player)
        return "\n".join([f"seat {player}" if self._is_private else "all", *lines])

    def _position_lines(self, node: GameNode, player: int) -> list[str]:
        if not self._is_private:
            return _lines_of(node, None)
        own = _lines_of(node, player)
        if self._is_public:
            return own
        of_all = set(_lines_of(node, None))
        return [line for line in own if line not in of_all]


def _who(seat: int) -> str:
    return "nature" if seat < 0 else str(seat)


def _hidden(node: GameNode, seat: int | None) -> Any:
    return node.engine.game.hidden_from(node.state(), seat)


def _lines_of(node: GameNode, seat: int | None) -> list[str]:
    return position_lines(node.engine.game.position(_hidden(node, seat)))


def position_lines(position: dict[str, Any]) -> list[str]:
    """Returns a position as text, a line for each key."""
    return [f"{key}: {value}" for key, value in position.items()]
