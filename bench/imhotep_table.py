"""A table of Imhotep for searches that others wrote: bytes stepped by the compiled rules, as cheap as Python allows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from saqqara.rules.compiled import load, load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition

EDITION = default_edition("imhotep")
MOVES = game_in(EDITION).MOVES
SEATS = 2
OVER = -2  # who moves when nobody does
LONGEST = 1_000  # moves; random games of two take 164 at most

_stepping = load_over("saqqara.rules.stepping", "imhotep", EDITION, native=True)
_place_of = load("imhotep", EDITION, "game_end").place_of
_advance, _options, _weigh = _stepping.advance, _stepping.options, _stepping.weigh
_moves = np.zeros(MOVES, np.int16)
_weights = np.zeros(MOVES, np.int64)


def _part_of(name: str) -> slice:
    kind, begin = _stepping.STATE.fields[name][:2]
    return slice(begin, begin + kind.itemsize)


_ASKED, _POINTS, _SLED = _part_of("asked").start, _part_of("points"), _part_of("sled")


class Table:
    """Two seats' table: who moves (NATURE is -1, as in OpenSpiel) and which moves there are, known without a call."""

    __slots__ = ("actions", "player", "raw")

    def __init__(self, raw: Any, player: int, actions: list[int]) -> None:
        self.raw = raw
        self.player = player
        self.actions = actions  # never changed in place: copies share it

    @classmethod
    def of(cls, state: Any) -> Table:
        """The table of a state, as its seat may know it."""
        raw = state.pack()
        count = _options(raw, _moves)
        return cls(raw, _asked(raw), _moves[:count].tolist())

    def __deepcopy__(self, _: Any) -> Table:
        return Table(self.raw.copy(), self.player, self.actions)

    def play(self, move: int) -> None:
        """Makes a legal move."""
        count = _advance(self.raw, move, _moves)
        self.player = _asked(self.raw)
        self.actions = _moves[:count].tolist()

    def chances(self) -> list[tuple[int, float]]:
        """Nature's moves and how likely each is."""
        count = _options(self.raw, _moves)
        _weigh(self.raw, _moves, count, _weights)
        weights = _weights[:count].tolist()
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(self.actions, weights, strict=True)]

    def returns(self) -> list[float]:
        """Won 1, lost -1, drawn or not over yet 0."""
        if self.player != OVER:
            return [0.0, 0.0]
        points, sled = self.raw[_POINTS].view(np.int16).tolist(), self.raw[_SLED].view(np.int8).tolist()
        end = SimpleNamespace(seats=SEATS, points=points, sled=sled)
        lead = float(_place_of(end, 1) - _place_of(end, 0))
        return [lead, -lead]


def _asked(raw: Any) -> int:
    asked: int = raw.item(_ASKED)
    return asked if asked < 128 else asked - 256


def first_table(sides: str = "AAAAA") -> Table:
    return Table.of(game_in(EDITION).new(SEATS, sides=sides))
