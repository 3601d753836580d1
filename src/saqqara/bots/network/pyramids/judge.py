"""What the network of Pyramids alone says of a position at rest, without any search."""

from __future__ import annotations

from typing import Any

import numpy as np

from saqqara.bots.network.judge import Judgement
from saqqara.bots.network.pyramids.network import PACKAGE, Array, Shape, network_of
from saqqara.bots.network.weights import Weights
from saqqara.rules.compiled import load, load_over
from saqqara.rules.edition import Edition


class RestJudge:
    """Judges positions of Pyramids in which all have marked, and the next expedition card is unseen: see judge.py."""

    def __init__(self, edition: Edition, seats: int, weights: Weights) -> None:
        shape = Shape(edition)
        self._seats, self._network, self._room = seats, network_of(weights), shape.room()
        self._tree = load_over(f"{PACKAGE}.tree", edition.game, edition, native=True)
        self._evaluation = load_over(f"{PACKAGE}.evaluation", edition.game, edition, native=True)
        value = load_over("saqqara.bots.search.state_value", edition.game, edition, native=True).STATE_VALUE
        self._value = np.zeros(1, value)
        self._outputs = np.zeros((seats, shape.evaluation.OUTPUTS), np.float32)
        self._earned = np.zeros((seats, shape.evaluation.SOURCES), np.float32)
        self._lifts = np.array(weights.training.source_lifts or (0.0,) * shape.evaluation.SOURCES)
        self._left = load_over("saqqara.bots.pyramids.move_values", edition.game, edition).expeditions_left
        self._state = load(edition.game, edition, "state").GameState
        self._before_card = load(edition.game, edition, "state").Step.DRAW_EXPEDITION

    def is_judged(self, record: Array) -> bool:
        """Whether a position is at rest."""
        return bool(record["step"][0] == self._before_card)

    def judge(self, record: Array, _: int) -> Judgement:
        """What the network expects of a position at rest."""
        module: Any = self._tree
        module.evaluate_root(self._value, record, self._network, self._room, 0.0)
        module.write_outputs(record, self._network, self._room, self._outputs, self._earned)
        left = self._left(self._state.unpack(record.view(np.uint8)))
        first, scale = self._evaluation.BY_SOURCE, self._evaluation.POINTS_SCALE
        return Judgement(
            wins=self._value["wins"][0][: self._seats].copy(),
            points=self._value["points"][0][: self._seats].copy(),
            sources=self._earned + scale * self._outputs[:, first:] + self._lifts * left,
        )
