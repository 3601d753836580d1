"""What a network is made of at one game: its inputs, layers and outputs.

One network judges games of two, three and four: its inputs and outputs are laid out for four seats, and those of seats
that nobody has stay zero or are not read.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.network.evaluation import ARRAYS
from saqqara.bots.network.weights import Weights
from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features, Slice
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition

Array = np.ndarray[Any, Any]
Network = tuple[Array, ...]  # the arrays of `ARRAYS` in evaluation.py, in that order

MOST_SEATS = 4
MOST_OF_SOURCE = 20  # points of one source are divided by this for the learner
HIDDEN = (256, 64)  # units of the two hidden layers


@dataclass(frozen=True)
class Shape:
    """The sizes of a network. Its inputs are the features of a seat, and each seat's points by source so far."""

    features: Features  # for four seats
    sources: int
    actions: int
    first: int
    second: int

    @property
    def inputs(self) -> int:
        """The length of a row of inputs."""
        return self.features.size + MOST_SEATS * self.sources

    @property
    def values(self) -> int:
        """The number of outputs: win shares, points to come, and these by source, for each seat."""
        return 2 * MOST_SEATS + MOST_SEATS * self.sources

    @property
    def highs(self) -> Array:
        """What each input is divided by while the network learns."""
        points = np.full(MOST_SEATS * self.sources, MOST_OF_SOURCE, np.float32)
        return np.concatenate([self.features.highs.astype(np.float32), points])

    @property
    def hash(self) -> str:
        """Names the meaning of all inputs and outputs: a network fits a shape with the same hash."""
        parts = [f"{part.name} {part.start} {part.stop} {part.high}" for part in self.features.slices]
        text = "\n".join([*parts, f"{self.sources} {self.actions}"])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """The size of each array of a network."""
        sizes = (
            (self.inputs, self.first),
            (self.first,),
            (self.first, self.second),
            (self.second,),
            (self.second, self.values),
            (self.values,),
            (self.actions, self.second),
            (self.actions,),
        )
        return dict(zip(ARRAYS, sizes, strict=True))

    def untrained(self, seed: int = 0) -> Network:
        """A network that knows nothing: every move is equally good, and so is every seat."""
        chance = np.random.default_rng(seed)
        scales = (0.05, 0.0, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0)
        return tuple(
            (chance.standard_normal(size) * scale).astype(np.float32)
            for size, scale in zip(self.sizes().values(), scales, strict=True)
        )

    def places(self, narrow: Features) -> Array:
        """Where the inputs of a game with fewer seats stand in a row for four: one place for each of its inputs."""
        parts = zip(narrow.slices, self.features.slices, strict=True)
        found = [_places(few, four) for few, four in parts]
        points = self.features.size + np.arange(narrow.seats * self.sources)
        return np.concatenate([*found, points]).astype(np.uint32)


def _places(few: Slice, four: Slice) -> Array:
    """Where the numbers of a slice stand in the same slice for four seats."""
    wide = np.arange(four.start, four.stop).reshape(four.shape)
    return wide[tuple(slice(length) for length in few.shape)].reshape(-1)


# By game, hash of the edition, and the rest: editions cannot be keys themselves.
_features: dict[tuple[str, str, int], Features] = {}
_shapes: dict[tuple[str, str, tuple[int, int]], Shape] = {}


def features_of(edition: Edition, seats: int) -> Features:
    """The features of a number of seats."""
    key = (edition.game, edition.hash, seats)
    if key not in _features:
        _features[key] = Features(edition.game, seats, edition)
    return _features[key]


def shape_of(edition: Edition, hidden: tuple[int, int] = HIDDEN) -> Shape:
    """The shape of a network for a game."""
    key = (edition.game, edition.hash, hidden)
    if key not in _shapes:
        sources = type(game_in(edition).new(2)).DTYPE["earned"].shape[1]
        actions = Actions(edition.game, MOST_SEATS, edition).size
        _shapes[key] = Shape(features_of(edition, MOST_SEATS), sources, actions, *hidden)
    return _shapes[key]


def hidden_of(weights: Weights) -> tuple[int, int]:
    """The units of the two hidden layers of a network."""
    return len(weights.arrays["input_bias"]), len(weights.arrays["hidden_bias"])


def network_of(weights: Weights) -> Network:
    """The arrays as compiled code takes them."""
    return tuple(weights.arrays[name] for name in ARRAYS)


def fault_of(weights: Weights, edition: Edition, seats: int) -> str | None:
    """Why a network does not fit an edition and number of seats, if it does not.

    An edition with other figures than those it was trained with is judged by it too, if its inputs mean the same.
    """
    if not set(ARRAYS) <= set(weights.arrays):
        return "the network has other arrays"
    shape = shape_of(edition, hidden_of(weights))
    return weights.fault(shape.hash, shape.sizes(), seats)
