"""Positions that are the same but for names: ships in another order, the two cards of a hand swapped.

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


@dataclass(frozen=True)
class _Unordered:
    """Things of a game whose order means nothing."""

    axes: dict[str, int]  # which axis of a slice of the features counts them
    words: tuple[str, ...]  # their names in actions
    pattern: str  # finds such a name in an action


_UNORDERED = {
    "imhotep": _Unordered(
        {"ship spaces": 0, "cargo": 0, "ship site": 0, "unloading": 0}, tuple("abcd"), r"(?<=^load |^sail )[abcd]"
    ),
    "pyramids": _Unordered({"hands": 1, "crossed": 1, "chambers": 0}, ("left", "right"), r"(?<=^mark )(left|right)"),
}


def symmetries_of(shape: Shape, actions: tuple[str, ...]) -> list[Symmetry]:
    """All symmetries of a game, the one that changes nothing first; `actions` are in words."""
    things = _UNORDERED.get(shape.features.edition.game)
    if things is None:
        return [Symmetry(np.arange(shape.inputs), np.arange(shape.actions))]
    orders = permutations(range(len(things.words)))
    return [Symmetry(_inputs(shape, things, order), _actions(actions, things, order)) for order in orders]


def _inputs(shape: Shape, things: _Unordered, order: tuple[int, ...]) -> Array:
    places = np.arange(shape.inputs)
    for part in shape.features.slices:
        if part.name in things.axes:
            places[part.start : part.stop] = np.take(part.of(places), order, things.axes[part.name]).reshape(-1)
    return places


def _actions(names: tuple[str, ...], things: _Unordered, order: tuple[int, ...]) -> Array:
    numbers = {name: number for number, name in enumerate(names)}

    def before(found: re.Match[str]) -> str:
        return things.words[order[things.words.index(found[0])]]

    return np.array([numbers[re.sub(things.pattern, before, name)] for name in names])
