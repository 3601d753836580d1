"""The arrays of a network for Pyramids: their names and sizes, and whether they fit an edition."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from saqqara.bots.network.weights import Weights
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition

Array = np.ndarray[Any, Any]
Network = Array  # one record of the arrays in `NETWORK` of evaluation.py

GAME = "pyramids"
PACKAGE = "saqqara.bots.network.pyramids"


class Shape:
    """What a network is made of for an edition."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.inputs = load_over(f"{PACKAGE}.inputs", edition.game, edition)
        self.evaluation = load_over(f"{PACKAGE}.evaluation", edition.game, edition)
        self.seats: int = self.inputs.SEATS
        self.expeditions: int = self.inputs.GAME

    @property
    def highs(self) -> Array:
        """What each input of a seat is divided by while the network learns."""
        return np.concatenate([np.full(length, high, np.float32) for _, length, high in self.inputs.PARTS])

    @property
    def hash(self) -> str:
        """Names the meaning of all inputs and outputs: a network fits a shape with the same hash."""
        text = repr((self.inputs.PARTS, self.inputs.SIGNS, self.evaluation.NETWORK))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def untrained(self) -> Network:
        """A network that says what the hand-written judgement says."""
        network = np.zeros(1, self.evaluation.NETWORK)
        network["steepness"] = self.steepness()
        return network

    def steepness(self) -> Array:
        """What a point is worth in the hand-written win logit, by the number of expeditions turned up."""
        heuristics = load_over("saqqara.bots.pyramids.heuristics", GAME, self._edition)
        steepness = load_over("saqqara.bots.search.state_value", GAME, self._edition).STEEPNESS
        left = np.maximum(1, self.expeditions - np.arange(self.expeditions + 1))
        deviations = heuristics.DEVIATION_OF_LAST * left**heuristics.DEVIATION_GROWTH
        return np.asarray(steepness / deviations, np.float32)

    def room(self) -> Array:
        """Scratch space of one evaluation."""
        return np.zeros(1, self.evaluation.ROOM)


def network_of(weights: Weights) -> Network:
    """The arrays as one record, laid out as compiled code expects it."""
    kinds = [(name, "f4", array.shape) for name, array in weights.arrays.items()]
    network = np.zeros(1, np.dtype(kinds, align=True))
    for name, array in weights.arrays.items():
        network[name] = array
    return network


def arrays_of(network: Network) -> dict[str, Array]:
    """The reverse of `network_of`."""
    return {name: network[name][0] for name in network.dtype.names or ()}


def fault_of(weights: Weights, edition: Edition, seats: int) -> str | None:
    """Why a network does not fit an edition and number of seats, if it does not.

    It corrects the hand-written judgement of the edition that it was trained for, so it fits no other.
    """
    if weights.training.edition != edition.hash:
        return "the network was trained for another edition"
    shape = Shape(edition)
    return weights.fault(shape.hash, {name: array.shape for name, array in arrays_of(shape.untrained()).items()}, seats)
