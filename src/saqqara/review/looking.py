"""One look at a position: a search from what one seat knows, or the exact solution near the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from saqqara.bots.network.searcher import find_weights, game_network
from saqqara.bots.network.weights import Correction
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation, Prospect, exactly
from saqqara.bots.search.ready import has_secrets
from saqqara.bots.search.searcher import Effort, evaluation_of
from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import Array, SearchTree, compiled_for
from saqqara.games import GAMES
from saqqara.review.calibrating import calibrated, calibrated_prospect, normalised
from saqqara.review.solving import SolvedPlay
from saqqara.review.worth import Worth, exact_worth, scaled_to_total, share_error
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import NATURE, Game, game_in
from saqqara.rules.edition import Edition

MOST_LINES = 96  # of a search, for the sources of the points
FEWEST_LINES = 4
SOURCE_SIMULATIONS_WHEN_SOLVED = 200  # for the sources of the points, which the solver does not tell
VISIT_WEIGHT = 0.6  # of the worth: moves by their visits; the rest: by the squares of these (see docs/review.md)
TIED = 1e-9  # chances of the first place that differ by less are equal


@dataclass(frozen=True)
class Evaluated:
    """What a search found from a position, as one seat knows it."""

    seat: int
    worth: Worth
    evaluation: Evaluation | None = None  # of the seat's moves, if it has to make one


class PositionSearcher:
    """Looks at positions of one game and number of seats. It owns a tree and a solver: every thread needs its own."""

    def __init__(self, edition: Edition, seats: int, effort: Effort, uses_network: bool, most: int) -> None:
        """Prepares trees; `uses_network`: a network judges the leaves; `most`: simulations of the longest search."""
        self.edition, self.seats, self.effort = edition, seats, effort
        self.game: Game = game_in(edition)
        self._compiled = compiled_for(edition)
        self._stepping = self._compiled.stepping
        self._positions: Any = None
        if has_secrets(edition):
            self._positions = load_over("saqqara.bots.network.positions", edition.game, edition, native=True)
        self._tree = self._new_tree(
            uses_network, max(most, SOURCE_SIMULATIONS_WHEN_SOLVED) * effort.nodes + self.game.MOVES + 1
        )
        weights = find_weights(edition, seats) if uses_network else None
        self._correction = Correction() if weights is None else weights.training.correction(seats)
        self._clock = load_over(GAMES[edition.game].heuristics, edition.game, edition).clock
        self._solver = Solver(self._compiled)
        self._solved_play = SolvedPlay(self._compiled, self._solver, self.game, seats, effort.margin)
        self._moves = np.zeros(self.game.MOVES, np.int16)
        self._weights = np.zeros(self.game.MOVES, np.int64)
        self.dtype = self._compiled.state
        self.most_seats: int = self._compiled.tree.SEATS
        self._kind = type(self.game.new(seats))
        self.has_one_tree = _has_one_tree(edition)

    def _new_tree(self, uses_network: bool, nodes: int) -> SearchTree:
        if not uses_network:
            return SearchTree(self._compiled, nodes)
        network, weights = game_network(self.edition.game), find_weights(self.edition, self.seats)
        assert network is not None
        assert weights is not None
        tree: SearchTree = network.tree(self.edition, self.seats, weights, nodes)
        network.give(tree, weights)
        return tree

    # --- positions as bytes ---

    def asked(self, raw: Array) -> int:
        """Returns the first that owes a move, `NATURE` for a draw."""
        return int(raw.view(self._compiled.state)[0]["asked"])

    def is_over(self, raw: Array) -> bool:
        """Returns whether the game has ended."""
        return int(self._stepping.options(raw, self._moves)) == 0

    def draws(self, raw: Array) -> tuple[list[int], list[int]]:
        """Returns the moves of nature, and the number of cards that each stands for."""
        count = int(self._stepping.options(raw, self._moves))
        self._stepping.weigh(raw, self._moves, count, self._weights)
        return self._moves[:count].tolist(), self._weights[:count].tolist()

    def after(self, raw: Array, seat: int, move: int) -> Array:
        """Returns the position after a move of a seat, or of nature."""
        copy = raw.copy()
        if seat != NATURE:
            copy.view(self._compiled.state)[0]["asked"] = seat
        self._stepping.advance(copy, move, self._moves)
        return copy

    def known_to(self, raw: Array, seat: int) -> Array:
        """Removes from a position what the seat may not know."""
        copy = raw.copy()
        if self._positions is not None:
            self._positions.hide_root(copy.view(self.dtype), seat)
        return copy

    def sampled(self, raw: Array, seed: int, seats: Sequence[int] = (0, 1)) -> Array:
        """Draws at random everything that is hidden from all; secret answers are owed again."""
        copy, stream = raw.copy(), np.array([seed], np.uint64)
        for seat in seats:  # each call draws what the others hide
            self._compiled.tree_reuse.sample_root(copy.view(self._compiled.state), seat, stream)
        return copy

    def state(self, raw: Array) -> Any:
        """Returns the state as Python has it."""
        return self._kind.unpack(raw)

    # --- looks ---

    def search(
        self, raw: Array, seat: int, simulations: int, seed: int, solver_budget: int = 0, *, has_moves: bool = True
    ) -> Evaluated:
        """Finds out what a seat can know of a position, whoever moves next; `has_moves`: of each move as well."""
        known = self.known_to(raw, seat)
        first = known.view(self.dtype)
        if solver_budget and self._compiled.exact.is_near_end(first):
            found = self._solver.solve(first, seat, self.effort.margin, solver_budget)
            if found is not None:
                return self._solved(known, seat, seed, solver_budget, *found)
        return self._searched(known, seat, simulations, seed, has_moves)

    def _solved(self, known: Array, seat: int, seed: int, budget: int, moves: Array, values: Any) -> Evaluated:
        state = self.state(known)
        asked = seat if seat in self.game.seats_to_move(state) else int(state.asked)
        own = values["wins"][:, asked]
        order = sorted(
            range(len(moves)), key=lambda i: (-round(float(own[i]) / TIED), -float(values["utility"][i, asked]), i)
        )
        wins, points = values["wins"][:, : self.seats], values["points"][:, : self.seats]
        worth = self._solved_worth(known, seat, seed, budget, wins[order[0]], points[order[0]])
        if asked != seat or self.asked(known) == NATURE:
            return Evaluated(seat, worth)
        question = Question(self.edition, state, seat)
        prospects = tuple(
            Prospect(
                question.text_of(int(moves[i])),
                0,
                tuple(map(exactly, wins[i].tolist())),
                tuple(map(exactly, points[i].tolist())),
            )
            for i in order
        )
        line = self._solved_play.line(state, seat, int(moves[order[0]]), budget)
        return Evaluated(seat, worth, Evaluation(seat, prospects, line, len(moves), is_exact=True))

    def solved_after(self, raw: Array, seat: int, move: int, prospect: Prospect, seed: int, budget: int) -> Worth:
        """Returns what a solved move leads to, with the points by source of best play after it."""
        wins, points = (np.array([one.mean for one in by_seat]) for by_seat in (prospect.wins, prospect.points))
        return self._solved_worth(self.known_to(raw, seat), seat, seed, budget, wins, points, move)

    def _solved_worth(
        self, known: Array, seat: int, seed: int, budget: int, wins: Array, points: Array, move: int | None = None
    ) -> Worth:
        found = self._solved_play.sources(known, seat, budget, seed, move) if self._compiled.has_sources else None
        if found is None:  # too much to solve on the way: lines of a search
            first = known if move is None else self.after(known, seat, move)
            settings = self._search_from(first, seat, SOURCE_SIMULATIONS_WHEN_SOLVED, seed)
            found = self._sources(first, settings, MOST_LINES)
        sources, error = found
        return replace(exact_worth(wins, points, scaled_to_total(sources, points)), sources_error=error)

    def _searched(self, known: Array, seat: int, simulations: int, seed: int, has_moves: bool) -> Evaluated:
        settings = self._search_from(known, seat, simulations, seed)
        clock = int(self._clock(self.state(known)))
        worth = self._worth_of(self._tree, clock)
        evaluation = self._evaluation(self._tree, known, seat, clock) if has_moves else None
        sources, error = self._sources(known, settings, max(FEWEST_LINES, min(MOST_LINES, simulations // 4)))
        return Evaluated(
            seat, replace(worth, sources=scaled_to_total(sources, worth.points), sources_error=error), evaluation
        )

    def _search_from(self, known: Array, seat: int, simulations: int, seed: int) -> Array:
        """Grows a new tree; returns the settings of its search."""
        effort, settings = self.effort, np.zeros(1, self._compiled.tree.SETTINGS)
        settings[0] = (seat, effort.is_random, effort.horizon, effort.exploration, effort.margin, effort.doubt)
        self._tree.reset(seed)
        self._tree.search(known.view(self.dtype), settings, simulations)
        return settings

    def _sources(self, known: Array, settings: Array, lines: int) -> tuple[Array, Array]:
        """Returns points by source and their standard errors, at the ends of lines of the tree as it is."""
        names = self.game.SOURCES
        if not self._compiled.has_sources:
            earned = [[row.get(name, 0) for name in names] for row in self.game.earned(self.state(known))]
            return np.array(earned, float), np.full((self.seats, len(names)), np.inf)
        sums, squares = np.zeros((2, self.most_seats, len(names)))
        self._tree.add_sources(known.view(self.dtype), settings, lines, sums, squares)
        means = sums / lines
        error = np.sqrt(np.maximum(0.0, squares / lines - means**2) / lines)
        return means[: self.seats], error[: self.seats]

    def _worth_of(self, tree: SearchTree, clock: int) -> Worth:
        """Returns the worth of the root: of its moves those that the search would make, or all that nature may draw."""
        root, seats = tree.root, self.seats
        visits = max(1, int(root["visits"]))
        wins, points = root["wins"][:seats] / visits, root["points"][:seats] / visits
        variance = np.maximum(0.0, root["squares"][:seats] / visits - points**2)
        if root["first"] >= 0 and root["asked"] != NATURE and visits > 1:
            wins, points = _of_best(tree.answers, seats)
        shares = normalised(wins.astype(float))
        shown, error = calibrated(shares, share_error(shares, visits), self._correction.scale_at(clock))
        return Worth(
            wins=shown,
            points=points.astype(float) + self._correction.lift_at(clock),
            wins_error=error,
            points_error=np.sqrt(variance / visits),
            sources=np.zeros((seats, 0)),
            sources_error=np.zeros((seats, 0)),
        )

    def _evaluation(self, tree: SearchTree, known: Array, seat: int, clock: int) -> Evaluation | None:
        """Returns the prospects of the seat's moves, if the root is its question."""
        root = tree.root
        if root["first"] < 0 or root["asked"] != seat:
            return None
        state = self.state(known)
        if seat not in self.game.seats_to_move(state):
            return None
        found = evaluation_of(Question(self.edition, state, seat), [tree.answers], tree, is_cut=False)
        scale, lift = self._correction.scale_at(clock), self._correction.lift_at(clock)
        return replace(found, prospects=tuple(calibrated_prospect(one, scale, lift) for one in found.prospects))


def _of_best(answers: Array, seats: int) -> tuple[Array, Array]:
    """Returns the mean of the moves: those that the search prefers count more than those that it merely tries.

    By visits alone best moves would gain a little each time, by their squares lose; so they do neither.
    """
    visits = answers["visits"].astype(float)
    weights = VISIT_WEIGHT * visits / visits.sum() + (1 - VISIT_WEIGHT) * visits**2 / (visits**2).sum()
    each = np.maximum(visits, 1)[:, None]
    return weights @ (answers["wins"][:, :seats] / each), weights @ (answers["points"][:, :seats] / each)


def _has_one_tree(edition: Edition) -> bool:
    """Returns whether a search holds the questions of all seats; else its policy answers for the others."""
    heuristics = load_over(GAMES[edition.game].heuristics, edition.game, edition)
    state = game_in(edition).new(2)
    state.asked = 0
    return bool(heuristics.is_searched(state, 1))
