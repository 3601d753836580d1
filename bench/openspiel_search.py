"""OpenSpiel's `MCTSBot` at our table: a question and seconds in, a move and the number of simulations out.

Its C++ search crosses over to Python for every call to a state, eight times a move of a rollout, and still does more
than twice the simulations of its Python search there. For a peer without that burden the second one can have its
random rollouts from our compiled engine instead: the algorithm is OpenSpiel's, the rollouts are as fast as ours.
"""

from __future__ import annotations

import importlib
import time
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from saqqara.bots.playouts import seeds_of
from saqqara.environments.openspiel import ImhotepGame
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition

EDITION = default_edition("imhotep")
MOVES = game_in(EDITION).MOVES
SEATS = 2
MEMORY = 1_000  # MB
UNBOUNDED = 1_000_000_000


@cache
def _game(sides: str) -> ImhotepGame:
    return ImhotepGame({"players": SEATS, "sides": sides})


def _state_of(state: Any) -> tuple[ImhotepGame, Any]:
    game = _game("".join("AB"[side] for side in state.sides))
    return game, game.state_of(state)


class CompiledSearch:
    """The C++ `MCTSBot`, which keeps to the seconds by itself."""

    def __init__(self, exploration: float) -> None:
        self.name = "OpenSpiel's C++ MCTSBot, its own random rollouts"
        self._exploration = exploration

    def think(self, state: Any, seed: int, seconds: float) -> tuple[int, int]:
        """`mcts_search`, for `step` releases Python's lock and then crashes over games written in Python."""
        game, root = _state_of(state)
        bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            uct_c=self._exploration,
            max_simulations=UNBOUNDED,
            max_memory_mb=MEMORY,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=seconds,
        )
        found = bot.mcts_search(root)
        best = found.best_child()
        if best is None:  # not one simulation in that time: something was being compiled
            return self.think(state, seed, 10 * seconds)
        return int(best.action), int(found.explore_count)


class PythonSearch:
    """The `MCTSBot` in Python, whose simulations are counted out by its pace so far."""

    def __init__(self, exploration: float, is_compiled: bool) -> None:
        rollouts = "our compiled random rollouts" if is_compiled else "its own random rollouts"
        self.name = f"OpenSpiel's Python MCTSBot, {rollouts}"
        self._mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
        self._exploration = exploration
        self._is_compiled = is_compiled
        self._pace = 500.0  # simulations a second

    def think(self, state: Any, seed: int, seconds: float) -> tuple[int, int]:
        """As many simulations as the seconds should suffice for."""
        game, root = _state_of(state)
        chance = np.random.RandomState(seed)
        evaluator = self._mcts.RandomRolloutEvaluator(1, chance)
        if self._is_compiled:
            evaluator.evaluate = CompiledRollouts(seed)
        simulations = max(2, round(self._pace * seconds))
        bot = self._mcts.MCTSBot(game, self._exploration, simulations, evaluator, solve=True, random_state=chance)
        began = time.perf_counter()
        found = bot.mcts_search(root)
        done = found.explore_count
        self._pace += 0.3 * (done / (time.perf_counter() - began) - self._pace)
        return int(found.best_child().action), int(done)


class CompiledRollouts:
    """Stands in for `RandomRolloutEvaluator.evaluate`: the same random games, played in one compiled call."""

    def __init__(self, seed: int) -> None:
        over = load_over("saqqara.bots.random_play", "imhotep", EDITION, native=True)
        self._play_games, self._kind = over.play_games, over.STATE
        self._seeds = seeds_of(seed, 0, 1)
        self._tables = np.zeros(1, self._kind)
        self._moves = np.zeros(MOVES, np.int16)
        self._lengths = np.zeros(1, np.int32)
        self._places = np.zeros((1, SEATS), np.int8)

    def __call__(self, state: Any) -> Any:
        """What both have at the end of one random game."""
        self._seeds += np.uint64(1)  # the stream mixes its seed: neighbours share nothing
        first = state.node.raw.view(self._kind)
        self._play_games(first, self._tables, self._seeds, self._moves, self._lengths, self._places)
        lead = float(self._places[0, 1] - self._places[0, 0])
        return np.array([lead, -lead])
