"""What a network alone says of a position, without any search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from saqqara.bots.network.network_tree import NetworkTree
from saqqara.bots.network.searcher import find_weights, game_network
from saqqara.bots.network.shape import MOST_SEATS, Array, hidden_of, network_of, shape_of
from saqqara.bots.network.weights import Weights
from saqqara.bots.protocol import Question
from saqqara.games import part
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition


@dataclass(frozen=True)
class Judgement:
    """What each seat may expect, by seat."""

    wins: Array  # shares of the first place
    points: Array  # at the end
    sources: Array  # [seat, source]: points at the end


class PositionJudge(Protocol):
    """A network that judges positions of one game and number of seats, given as records."""

    def is_judged(self, record: Array) -> bool:
        """Whether it judges such a position."""

    def judge(self, record: Array, seat: int) -> Judgement:
        """What it expects, asked by a seat."""


def position_judge(edition: Edition, seats: int) -> PositionJudge:
    """The network that is played with, as a judge of positions."""
    network, weights = game_network(edition.game), find_weights(edition, seats)
    assert network is not None, f"{edition.game} has no networks"
    assert weights is not None, f"no network for {edition.game} of {seats}"
    judge: PositionJudge = part(network.judge)(edition, seats, weights)
    return judge


class Judge:
    """Judges positions of one game and number of seats."""

    def __init__(self, edition: Edition, seats: int, weights: Weights) -> None:
        self._seats = seats
        self._win_scale = weights.training.win_scale(seats)
        self._network = network_of(weights)
        self._shape = shape_of(edition, hidden_of(weights))
        self._tree = NetworkTree(edition, seats, self._shape, nodes=1)
        self._module = load_over("saqqara.bots.network.tree", edition.game, edition, native=True)

    def inputs(self, state: Any, seat: int) -> Array:
        """The inputs of a state as a seat sees it; the state stays as it is."""
        return self._tree.inputs(state.pack().view(self._module.STATE), seat)

    def outputs(self, row: Array) -> Array:
        """The outputs for a row of inputs, before any softmax."""
        shape = self._shape
        first, second, out = (np.zeros(size, np.float32) for size in (shape.first, shape.second, shape.values))
        self._module.forward(self._network, row, self._tree.places, first, second)
        self._module.write_values(self._network, second, out)
        return out

    def judge(self, state: Any, seat: int) -> Judgement:
        """What the network expects; `seat` is the one that is asked."""
        seats, out = self._seats, self.outputs(self.inputs(state, seat))
        record = state.pack().view(self._module.STATE)[0]
        shares = np.exp(self._win_scale * (out[:seats] - out[:seats].max()))
        points = self._module.POINTS_SCALE * out[MOST_SEATS : MOST_SEATS + seats]
        sources = out[2 * MOST_SEATS :].reshape(MOST_SEATS, -1)[:seats] * self._module.SOURCE_SCALE
        return Judgement(
            wins=np.roll(shares / shares.sum(), seat),
            points=np.roll(points, seat) + record["points"][:seats],
            sources=np.roll(sources, seat, axis=0) + record["earned"][:seats],
        )


class QuestionJudge:
    """Judges questions with a choice, as the seat that is asked sees them."""

    def __init__(self, edition: Edition, seats: int, weights: Weights) -> None:
        self._edition, self._judge = edition, Judge(edition, seats, weights)
        self._game = game_in(edition)
        self._state = type(self._game.new(seats))

    def is_judged(self, record: Array) -> bool:
        """Whether a seat has a choice."""
        seat = int(record["asked"][0])
        return seat >= 0 and len(self._game.legal(self._table(record), seat)) > 1

    def judge(self, record: Array, seat: int) -> Judgement:
        """What the network expects, knowing what the seat does."""
        return self._judge.judge(Question(self._edition, self._table(record), seat).state, seat)

    def _table(self, record: Array) -> Any:
        return self._state.unpack(record.view(np.uint8))
