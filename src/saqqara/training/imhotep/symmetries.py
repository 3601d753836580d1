"""Positions of Imhotep that are the same but for the order of the ships.

What is learnt from a position holds for all of them, so the learner sees each in a random order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from saqqara.bots.network.shape import Array, Shape


@dataclass(frozen=True)
class Symmetry:
    """For each input and each action: where it is found in the position before."""

    inputs: Array
    actions: Array


AXES = {"ship spaces": 0, "cargo": 0, "ship site": 0, "unloading": 0}  # of the features: which axis counts ships
SHIPS = "abcd"
SHIP = re.compile(r"(?<=^load |^sail )[abcd]")  # in an action


def symmetries_of(shape: Shape, actions: tuple[str, ...]) -> list[Symmetry]:
    """All symmetries, the one that changes nothing first; `actions` are in words."""
    orders = permutations(range(len(SHIPS)))
    return [Symmetry(_inputs(shape, order), _actions(actions, order)) for order in orders]


def _inputs(shape: Shape, order: tuple[int, ...]) -> Array:
    places = np.arange(shape.inputs)
    for part in shape.features.slices:
        if part.name in AXES:
            places[part.start : part.stop] = np.take(part.of(places), order, AXES[part.name]).reshape(-1)
    return places


def _actions(names: tuple[str, ...], order: tuple[int, ...]) -> Array:
    numbers = {name: number for number, name in enumerate(names)}

    def before(found: re.Match[str]) -> str:
        return SHIPS[order[SHIPS.index(found[0])]]

    return np.array([numbers[SHIP.sub(before, name)] for name in names])
