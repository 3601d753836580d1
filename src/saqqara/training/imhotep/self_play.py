"""Games of Imhotep of a network against itself, or of the search without a network while there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.network.network_tree import NetworkTree
from saqqara.bots.network.shape import Array, Network, Shape, network_of
from saqqara.bots.network.weights import Weights
from saqqara.bots.search.tree_pool import SearchTree
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition
from saqqara.training.game_steps import GameSteps
from saqqara.training.imhotep.samples import ImhotepSamples

MOST_POSITIONS = 600  # of one game
COOLING = 18.0  # moves of each seat until moves are hardly chosen by chance any more
COLDEST = 0.25
NODES = 16  # for each simulation


@dataclass(frozen=True)
class Plan:
    """How games are played."""

    full: int = 512  # simulations of a move whose policy is learnt (playout cap randomisation)
    quick: int = 96  # of the others
    full_share: float = 0.3
    first_full: int = 400  # the same while there is no network
    first_quick: int = 80
    noise: float = 0.25
    exploration: float = 1.0
    margin: float = 0.15
    doubt: float = 0.1
    trace: float = 0.0  # how much of a position's value comes from the searches after it and from the end: TD(lambda)


class SelfPlayer:
    """Plays one game after the other, all with one number of seats."""

    def __init__(self, edition: Edition, seats: int, shape: Shape, plan: Plan) -> None:
        self._seats = seats
        self._shape = shape
        self._plan = plan
        self._tree = NetworkTree(edition, seats, shape, max(plan.full, 1) * NODES + game_in(edition).MOVES)
        self._steps = GameSteps(edition)
        self._plain_tree = SearchTree(self._steps.compiled, max(plan.first_full, 1) * NODES + game_in(edition).MOVES)

    def play(self, weights: Weights | None, chance: np.random.Generator) -> ImhotepSamples:
        """Plays a whole game and returns its positions; None: without a network."""
        network = None if weights is None else network_of(weights)
        steps, state = self._steps, self._steps.begin(self._seats, chance)
        notes = _Notes(self._seats, ImhotepSamples.empty(self._shape, MOST_POSITIONS), self._plan.trace)
        count = steps.options(state)
        while count > 0:
            move = int(steps.moves[0]) if count == 1 else self._move(state, count, network, chance, notes)
            count = steps.play(state, move)
        return notes.finished(state, steps.first_places(state))

    def _move(
        self, state: Array, count: int, network: Network | None, chance: np.random.Generator, notes: _Notes
    ) -> int:
        asked = int(state["asked"][0])
        if asked == NATURE:
            return self._steps.drawn(state, count, chance)
        known = self._steps.known(state, asked)
        is_full = bool(chance.random() < self._plan.full_share)
        tree: Any = (
            self._plain(known, asked, is_full, chance)
            if network is None
            else self._searched(known, asked, is_full, network, chance)
        )
        visits = tree.answers["visits"].astype(np.int64)
        heat = max(COLDEST, 1.0 - notes.count / (COOLING * self._seats))
        weights = (visits / visits.max()) ** (1 / heat)
        notes.add(state, asked, self._tree.inputs(known, asked), self._tree.places, is_full, tree)
        return int(tree.answers["move"][chance.choice(len(visits), p=weights / weights.sum())])

    def _searched(
        self, known: Array, asked: int, is_full: bool, network: Network, chance: np.random.Generator
    ) -> NetworkTree:
        tree, plan = self._tree, self._plan
        settings = self._steps.settings(asked, 0, 0, plan.exploration, plan.margin, plan.doubt)
        tree.network = network
        tree.reset(int(chance.integers(1 << 63)))
        tree.search(known, settings, 1)
        if is_full:
            count = len(tree.answers)
            tree.module.add_noise(tree.nodes, chance.dirichlet(np.full(count, 10.0 / max(10, count))), plan.noise)
        tree.search(known, settings, (plan.full if is_full else plan.quick) - 1)
        return tree

    def _plain(self, known: Array, asked: int, is_full: bool, chance: np.random.Generator) -> Any:
        tree, plan = self._plain_tree, self._plan
        settings = self._steps.settings(asked, 0, 2, 0.6, 0.3, 0.1)
        tree.reset(int(chance.integers(1 << 63)))
        tree.search(known, settings, plan.first_full if is_full else plan.first_quick)
        return tree


class _Notes:
    """The positions of a game that is being played."""

    def __init__(self, seats: int, samples: ImhotepSamples, trace: float) -> None:
        self.count = 0
        self._seats = seats
        self._trace = trace
        self._samples = samples
        self._asked: list[int] = []
        self._points: list[Array] = []
        self._earned: list[Array] = []

    def add(self, state: Array, asked: int, inputs: Array, places: Array, is_full: bool, tree: Any) -> None:
        """Notes a position, and what the search made of it."""
        samples, at, seats = self._samples, self.count, self._seats
        samples.rows[at, places] = inputs
        samples.policy[at, tree.answers["move"]] = tree.answers["visits"]
        samples.is_full[at] = is_full
        samples.seats[at] = seats
        samples.root[at, :seats] = np.roll(tree.root["wins"][:seats] / max(1, tree.root["visits"]), -asked)
        self._asked.append(asked)
        self._points.append(state["points"][0][:seats].copy())
        self._earned.append(state["earned"][0][:seats].copy())
        self.count += 1

    def finished(self, state: Array, shares: Array) -> ImhotepSamples:
        """The positions with what came of them."""
        samples, seats = self._samples.chosen(slice(self.count)), self._seats
        points, earned = state["points"][0][:seats], state["earned"][0][:seats]
        later = shares
        for at, asked in reversed(list(enumerate(self._asked))):
            found = np.roll(samples.root[at, :seats], asked)
            later = found + self._trace * (later - found)
            samples.root[at, :seats] = np.roll(later, -asked)
            samples.outcome[at, :seats] = np.roll(shares, -asked)
            samples.points[at, :seats] = np.roll(points - self._points[at], -asked)
            came = np.roll(earned - self._earned[at], -asked, axis=0).reshape(-1)
            samples.sources[at, : len(came)] = came
        return samples
