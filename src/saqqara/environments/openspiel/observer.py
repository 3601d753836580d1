"""What a seat observes, as numbers and as words. All of it goes through the features and the one `hide_from`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from saqqara.encoding.features import Features
from saqqara.environments.openspiel.game_node import Table
from saqqara.rules.errors import SaqqaraError

LOG = "log"


class Observer:
    """Sees what one seat may know, what everybody may know, or of the first what is not among the second.

    Without perfect recall it is the table as it lies, as a row of features; with it the log comes after that. What only
    one seat knows is told in words alone.
    """

    def __init__(self, features: Features, moves: int, lines: int, kind: Any = None, params: Any = None) -> None:
        if params:
            raise SaqqaraError(f"observer: expected no parameters, got {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SaqqaraError("observer: expected the private information of one player or of none, got all")
        self._features = features
        self._codes = moves + 2  # of a line: 0 for none, the move's number and one, and the last for what is masked
        self._has_recall: bool = kind.perfect_recall
        self._is_public: bool = kind.public_info
        self._is_private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._is_public:
            self._lay_out(lines if self._has_recall else 0)

    def _lay_out(self, lines: int) -> None:
        """One row, and named views of it."""
        size = self._features.size
        self.tensor = np.zeros(size + lines, np.float32)
        self._row = self.tensor[:size]
        self.dict = {one.name.replace(" ", "_"): one.of(self._row) for one in self._features.slices}
        if lines:
            self.dict[LOG] = self.tensor[size:]

    # --- numbers ---

    def set_from(self, state: Any, player: int) -> None:
        """Writes the tensor; whoever is nobody in particular looks from seat 0."""
        if self.tensor is None:
            return
        seat, table = max(player, 0), state.table
        if self._is_private:
            self._features.write(table.raw, seat, self._row)
        else:
            self._features.write(_hidden(table, None), 0, self._row)
        if self._has_recall:
            self._write_log(table, seat)

    def _write_log(self, table: Table, seat: int) -> None:
        """Each line as one number; of a longer log than there is room for, its last lines."""
        room = self.dict[LOG]
        lines = table.read_by(seat if self._is_private else None)[-len(room) :]
        codes = [self._codes - 1 if text.endswith("?") else line.move + 1 for line, text in lines]
        room[:] = 0
        room[: len(codes)] = np.array(codes, np.float32) / (self._codes - 1)

    # --- words ---

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        table = state.table
        if self._has_recall:
            told = [f"{_who(line.seat)} {text}" for line, text in table.read_by(player if self._is_private else None)]
        else:
            told = self._table_in_words(table, player)
        return "\n".join([f"seat {player}" if self._is_private else "all", *told])

    def _table_in_words(self, table: Table, player: int) -> list[str]:
        if not self._is_private:
            return _in_words(table, None)
        own = _in_words(table, player)
        if self._is_public:
            return own
        of_all = set(_in_words(table, None))
        return [line for line in own if line not in of_all]


def _who(seat: int) -> str:
    return "nature" if seat < 0 else str(seat)


def _hidden(table: Table, seat: int | None) -> Any:
    return table.engine.game.hidden_from(table.state(), seat)


def _in_words(table: Table, seat: int | None) -> list[str]:
    return position_in_words(table.engine.game.position(_hidden(table, seat)))


def position_in_words(position: dict[str, Any]) -> list[str]:
    """A position, a line for each of its keys."""
    return [f"{key}: {value}" for key, value in position.items()]
