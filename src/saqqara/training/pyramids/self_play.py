"""Games of Pyramids that a network plays against itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from saqqara.bots.network.pyramids.network import Array, Shape, network_of
from saqqara.bots.network.pyramids.network_tree import JudgedTree
from saqqara.bots.network.weights import Weights
from saqqara.rules.compiled import load
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition
from saqqara.training.game_steps import GameSteps
from saqqara.training.pyramids.samples import PyramidsSamples

NODES = 45  # for each simulation


@dataclass(frozen=True)
class Plan:
    """How games are played."""

    simulations: int = 160
    horizon: int = 0
    first_horizon: int = 3  # while there is no network
    exploration: float = 0.6
    margin: float = 0.5
    doubt: float = 0.1
    free_share: float = 0.1  # of moves that are picked at random, each as often as it was visited
    noted_share: float = 0.5  # of the searches whose moves are noted
    least_visits: int = 6  # of a move that is noted


class SelfPlayer:
    """Plays one game after the other, all with one number of seats."""

    def __init__(self, edition: Edition, seats: int, shape: Shape, plan: Plan) -> None:
        self._seats = seats
        self._shape = shape
        self._plan = plan
        self._chance = np.random.default_rng()
        self._steps = GameSteps(edition)
        self._tree = JudgedTree(
            edition, shape, shape.untrained(), plan.simulations * NODES + game_in(edition).MOVES + 1
        )
        self._step = load(edition.game, edition, "state").Step
        self._room = shape.room()
        self._of_moves: list[PyramidsSamples] = []

    def play(self, weights: Weights | None, chance: np.random.Generator) -> PyramidsSamples:
        """Plays a whole game and returns its positions at rest; without a network by the hand-written judgement."""
        self._chance = chance
        self._tree.network = self._shape.untrained() if weights is None else network_of(weights)
        horizon = self._plan.first_horizon if weights is None else self._plan.horizon
        samples, self._of_moves = PyramidsSamples.empty(self._shape, self._shape.expeditions), []
        steps, first = self._steps, self._steps.begin(self._seats, chance)
        noted = 0
        count = steps.options(first)
        while count > 0:
            if first["step"][0] == self._step.DRAW_EXPEDITION:
                self._note(first, samples, noted)
                noted += 1
            count = steps.play(first, self._move(first, count, horizon, samples, noted - 1))
        self._finish(first, samples)
        return PyramidsSamples.joined([samples, *self._of_moves])

    def _move(self, first: Array, count: int, horizon: int, samples: PyramidsSamples, noted: int) -> int:
        """A draw of nature, or the move of the seat that is asked."""
        if count == 1:
            return int(self._steps.moves[0])
        asked = int(first["asked"][0])
        if asked >= 0:
            return self._decide(first, asked, horizon, samples, noted)
        return self._steps.drawn(first, count, self._chance)

    def _decide(self, first: Array, asked: int, horizon: int, samples: PyramidsSamples, noted: int) -> int:
        """Searches the question; the first search after a position at rest is noted with it."""
        plan, tree = self._plan, self._tree
        known = self._steps.known(first, asked)
        tree.reset(int(self._chance.integers(1 << 63)))
        settings = self._steps.settings(asked, 0, horizon, plan.exploration, plan.margin, plan.doubt)
        tree.search(known, settings, plan.simulations)
        visits, root = tree.answers["visits"], tree.root
        if self._chance.random() < plan.noted_share:
            self._note_moves(known, asked)
        if noted >= 0 and not samples.has_root[noted, asked]:
            samples.has_root[noted, asked] = 1
            samples.root_wins[noted, asked] = root["wins"][asked] / root["visits"]
            samples.root_points[noted, asked] = root["points"][asked] / root["visits"]
        is_free = self._chance.random() < plan.free_share
        choice = self._chance.choice(len(visits), p=visits / visits.sum()) if is_free else np.argmax(visits)
        return int(tree.answers["move"][choice])

    def _note_moves(self, known: Array, asked: int) -> None:
        """Writes down what the search found for some of the moves that it tried often enough."""
        answers, tree, moves = self._tree.answers, self._tree, np.zeros_like(self._steps.moves)
        often = np.flatnonzero(answers["visits"] >= self._plan.least_visits)
        samples = PyramidsSamples.empty(self._shape, 1)
        stream = np.array([self._chance.integers(1 << 63)], np.uint64)
        samples.seats[0], samples.is_of_moves[0] = self._shape.seats, True
        for slot, choice in enumerate(self._chance.permutation(often)[: self._shape.seats]):
            answer = answers[choice]
            places, row, estimate = (
                samples.places[0, slot],
                samples.rows[0, slot],
                samples.estimates[0, slot : slot + 1],
            )
            clock = tree.module.write_after(
                known.copy(), asked, int(answer["move"]), moves, stream, self._room, places, row, estimate
            )
            if clock >= 0:
                samples.clock[0], samples.has_root[0, slot] = clock, 1
                samples.root_points[0, slot] = answer["points"][asked] / answer["visits"]
        if samples.has_root.any():
            self._of_moves.append(samples)

    def _note(self, first: Array, samples: PyramidsSamples, at: int) -> None:
        """Writes down a position at rest."""
        samples.seats[at] = first["seats"][0]
        samples.clock[at] = at
        self._tree.module.write_inputs(
            first, self._room, samples.places[at], samples.rows[at], samples.estimates[at], samples.earned[at]
        )

    def _finish(self, first: Array, samples: PyramidsSamples) -> None:
        """Writes down what came of the game."""
        seats = int(first["seats"][0])
        samples.wins[:, :seats] = self._steps.first_places(first)
        samples.points[:, :seats] = first["points"][0][:seats]
        samples.earned[:, :seats] = first["earned"][0][:seats] - samples.earned[:, :seats]
