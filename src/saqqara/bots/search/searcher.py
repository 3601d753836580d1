"""The search as a player uses it: takes a question, returns an evaluation, keeps the tree for the next question."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from operator import methodcaller
from typing import Any, Protocol

import numpy as np

from saqqara.bots.playouts import seeds_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation, Prospect, exactly, mean_of, share_of
from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import Array, KeptSubtree, SearchTree, borrowed_trees, compiled_for
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

SLICE = 500  # simulations of a tree between two checks of the clock and of whether the best move is settled
LINE_VISITS = 8  # least visits of a move for it to be part of the expected line
LONGEST_LINE = 12


@dataclass(frozen=True)
class Effort:
    """How hard a search tries. Simulations set the strength; the time limit only guards against a stall."""

    simulations: int  # for each tree
    trees: int = 1  # grown in parallel, each with its own random numbers
    horizon: int = 2  # these five: see `SETTINGS` in tree.py
    exploration: float = 0.6
    margin: float = 0.3
    doubt: float = 0.1
    is_random: bool = False
    nodes: int = 12  # room in the tree for each simulation
    solves: int = 0  # questions that may be opened to solve the end exactly
    seconds: float = 30.0

    def __post_init__(self) -> None:
        """Refuses settings that no search can use."""
        for name, least in (("simulations", 1), ("trees", 1), ("horizon", 0), ("nodes", 0), ("solves", 0)):
            value = getattr(self, name)
            if not isinstance(value, int) or value < least:
                raise SaqqaraError(f"{name}: expected a whole number from {least} up, got {quoted(value)}")
        for name in ("exploration", "margin", "doubt", "seconds"):
            if not 0 <= getattr(self, name) < math.inf:
                raise SaqqaraError(f"{name}: expected a number from 0 up, got {quoted(getattr(self, name))}")


class Grown(Protocol):
    """What is read of a tree that has been searched."""

    @property
    def root(self) -> Any:
        """The node of the question."""

    @property
    def nodes(self) -> Array:
        """All nodes."""


class Searcher:
    """Searches the questions of one seat of one match."""

    def __init__(self, edition: Edition, effort: Effort) -> None:
        self.effort = effort
        self._edition = edition
        self._kept: list[KeptSubtree] = []
        self._is_stopped = False

    def stop(self) -> None:
        """Ends a search that runs in another thread after its slice: nobody needs the result any more."""
        self._is_stopped = True

    def forget(self) -> None:
        """Drops the kept trees: a new match begins."""
        self._kept = []

    def evaluate(self, question: Question) -> Evaluation:
        """Evaluates every legal move, and keeps the tree below the best one for the next question."""
        check_question(question, self._edition)
        first = question.state.pack().view(compiled_for(self._edition).state)
        return self._solved(question, first) or self._searched(question, first)

    # --- the end of the game, solved exactly ---

    def _solved(self, question: Question, first: Array) -> Evaluation | None:
        compiled = compiled_for(self._edition)
        if self.effort.solves == 0 or not compiled.exact.is_near_end(first):
            return None
        found = Solver(compiled).solve(first, question.seat, self.effort.margin, self.effort.solves)
        if found is None:
            return None
        moves, values = found
        order = np.argsort(-values["utility"][:, question.seat], kind="stable")
        seats = range(int(question.state.seats))
        prospects = tuple(
            Prospect(
                question.text_of(int(moves[i])),
                1,
                tuple(exactly(float(values[i]["wins"][seat])) for seat in seats),
                tuple(exactly(float(values[i]["points"][seat])) for seat in seats),
            )
            for i in order
        )
        return Evaluation(question.seat, prospects, ((question.seat, prospects[0].move),), len(moves), is_exact=True)

    # --- everything before, by simulation ---

    def _searched(self, question: Question, first: Array) -> Evaluation:
        nodes = (
            self.effort.simulations * self.effort.nodes + question.game.MOVES + 1
        )  # the moves of the question always have room
        with self._trees(question, nodes) as trees:
            self._begin(trees, question, first)
            is_cut = self._grow(trees, self._settings(question.seat), first)
            sums = [tree.answers for tree in trees]
            evaluation = evaluation_of(question, sums, trees[0], is_cut)
            best = int(sums[0]["move"][_order(sums)[0]])
            self._kept = [tree.subtree_of(first, question.seat, best) for tree in trees]
        return evaluation

    def _trees(self, question: Question, nodes: int) -> AbstractContextManager[Sequence[SearchTree]]:
        """Lends trees for a question."""
        return borrowed_trees(self._edition, self.effort.trees, nodes)

    def _begin(self, trees: Sequence[SearchTree], question: Question, first: Array) -> None:
        """Gives every tree its own random numbers, so that the result does not depend on the timing of threads."""
        streams = seeds_of(question.seed, 0, len(trees))
        for number, tree in enumerate(trees):
            tree.reset(int(streams[number]))
            if number < len(self._kept):
                tree.reuse(self._kept[number], first, question.seat, question.moves)

    def _grow(self, trees: Sequence[SearchTree], settings: Array, first: Array) -> bool:
        """Grows the trees; True if it was stopped or ran out of time.

        The clock starts after the first slice, which may compile.
        """
        simulations = self.effort.simulations
        deadline = 0.0
        with ThreadPoolExecutor(len(trees)) if len(trees) > 1 else nullcontext() as pool:
            for done in range(0, simulations, SLICE):
                grow = methodcaller("search", first, settings, min(SLICE, simulations - done))
                list(map(grow, trees) if pool is None else pool.map(grow, trees))
                deadline = deadline or time.monotonic() + self.effort.seconds
                left = simulations - done - SLICE
                if left > 0 and (self._is_stopped or time.monotonic() > deadline):
                    return True
                if _is_settled(trees, left):
                    return False
        return False

    def _settings(self, seat: int) -> Array:
        effort = self.effort
        settings = np.zeros(1, compiled_for(self._edition).tree.SETTINGS)
        settings[0] = (seat, effort.is_random, effort.horizon, effort.exploration, effort.margin, effort.doubt)
        return settings


def check_question(question: Question, edition: Edition) -> None:
    """Refuses a question of another edition, or of a seat that owes no move."""
    if question.edition.hash != edition.hash:
        raise SaqqaraError(f"question: expected one about {edition.name}, got one about {question.edition.name}")
    if not question.moves:
        raise SaqqaraError(f"question: expected a seat to move, got seat {question.seat}")


def _is_settled(trees: Sequence[SearchTree], left: int) -> bool:
    """Whether no other move can still become the most visited one."""
    visits = np.sort(sum(tree.answers["visits"] for tree in trees))
    return len(visits) > 1 and bool(visits[-1] - visits[-2] > left * len(trees))


def _order(sums: list[Array]) -> Array:
    """The indices of the moves from the most visited down; ties keep the order of the moves."""
    visits = sum(answers["visits"] for answers in sums)
    return np.argsort(-visits, kind="stable")


def evaluation_of(question: Question, sums: list[Array], tree: Grown, is_cut: bool) -> Evaluation:
    """Adds up the statistics of all trees."""
    total = {name: sum(answers[name].astype(np.float64) for answers in sums) for name in _SUMS}
    order = _order(sums)
    seats = int(question.state.seats)
    variance = _variance(total, seats)
    prospects = tuple(_prospect(question, int(sums[0]["move"][i]), total, int(i), variance) for i in order)
    return Evaluation(question.seat, prospects, _line(question, tree), int(np.sum(total["visits"])), is_cut=is_cut)


_SUMS = ("visits", "wins", "points", "squares")


def _variance(total: dict[str, Any], seats: int) -> list[float]:
    """The variance of each seat's points over all simulations."""
    visits = max(1.0, float(total["visits"].sum()))
    means = total["points"].sum(axis=0) / visits
    return [max(0.0, float(total["squares"].sum(axis=0)[seat] / visits - means[seat] ** 2)) for seat in range(seats)]


def _prospect(question: Question, move: int, total: dict[str, Any], i: int, variance: list[float]) -> Prospect:
    visits = int(total["visits"][i])
    seats = range(len(variance)) if visits else range(0)
    return Prospect(
        question.text_of(move),
        visits,
        tuple(share_of(float(total["wins"][i][seat]), visits) for seat in seats),
        tuple(
            mean_of(float(total["points"][i][seat]), float(total["squares"][i][seat]), visits, variance[seat])
            for seat in seats
        ),
    )


def _line(question: Question, tree: Grown) -> tuple[tuple[int, str], ...]:
    """The most visited line of play, as far as it was visited often and its moves are legal on the true state.

    Where all seats answer at the same time it ends before the next draw: what the others answer is not known.
    """
    game, state = question.game, question.state.copy()
    is_simultaneous = game.is_simultaneous(state)
    line: list[tuple[int, str]] = []
    node, seat = tree.root, question.seat
    while node["first"] >= 0 and len(line) < LONGEST_LINE:
        answers = tree.nodes[node["first"] : node["first"] + node["count"]]
        node, seat = answers[int(np.argmax(answers["visits"]))], int(node["asked"])
        move = int(node["move"])
        if node["visits"] < LINE_VISITS or (is_simultaneous and seat == NATURE) or move not in game.legal(state, seat):
            break
        line.append((seat, game.describe(state, seat, move)))
        game.play(state, seat, move)
    return tuple(line)
