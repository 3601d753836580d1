"""States of Imhotep that the solver's table keeps as one are worth the same, and what it answers by itself is best."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from saqqara import Match
from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import Array, Compiled, compiled_for
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import default_edition
from saqqara.rules.imhotep.components import NOBODY, NONE, SHIPS
from tests.games import random_match

MOST_STATES = 1_000  # of one position, so that plain Python tries them all in seconds
SEED = 1
TABLES = (
    ("AAAAA", False),
    ("AAAAA", True),
    ("BBBBB", True),
    ("BABAB", False),
    ("ABABA", False),
    ("AABBA", True),
)


QUICK = [("AAAAA", True, 2, "first"), ("BABAB", False, 2, "first"), ("AABBA", True, 2, "lead")]
LONG = [(*table, 60, counts) for table in TABLES for counts in ("lead", "first")]


class TooMany(Exception):
    """There are more states than a test tries."""


class Tree:
    """All states that can follow a position, each solved by itself."""

    def __init__(self, compiled: Compiled, first: Array, seat: int, counts: str) -> None:
        self._compiled, self._seat, self._counts = compiled, seat, counts
        self._values: dict[bytes, tuple[float, ...]] = {}
        self.forms: dict[bytes, list[bytes]] = {}
        self.first_values = [self.value(state) for state, _ in self._next(first)]

    def worths(self, form: bytes) -> set[tuple[float, ...]]:
        """Returns what the states of one form are worth."""
        return {self._values[state] for state in self.forms[form]}

    def value(self, state: Array) -> tuple[float, ...]:
        """Returns what counts, for each seat, if everybody takes what is best for itself."""
        known = state.tobytes()
        if known not in self._values:
            self._values[known] = self._tried_out(state)
            if len(self._values) > MOST_STATES:
                raise TooMany
            if state[0]["asked"] != NOBODY:  # a finished game is in no table
                form = state.copy()
                self._compiled.exact.normalise(form[0])
                self.forms.setdefault(form.tobytes(), []).append(known)
        return self._values[known]

    def _tried_out(self, state: Array) -> tuple[float, ...]:
        found = [(weight, self.value(after)) for after, weight in self._next(state)]
        asked = int(state[0]["asked"])
        if not found:
            return self._at_end(state)
        if asked == NATURE:
            total = sum(weight for weight, _ in found)
            sums = zip(*([weight * utility for utility in value] for weight, value in found), strict=True)
            return tuple(round(sum(one) / total, 9) for one in sums)
        order = (asked, self._seat, *range(int(state[0]["seats"])))
        return max((value for _, value in found), key=lambda value: preference(value, order))

    def _at_end(self, state: Array) -> tuple[float, ...]:
        """The lead of each seat or its share of the first place, where stones on sleds break ties."""
        seats = range(int(state[0]["seats"]))
        points = [int(state[0]["points"][seat]) for seat in seats]
        if self._counts == "lead":
            return tuple(points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in seats)
        ranks = [(points[seat], int(state[0]["sled"][seat])) for seat in seats]
        return tuple((rank == max(ranks)) / ranks.count(max(ranks)) for rank in ranks)

    def _next(self, state: Array) -> Iterator[tuple[Array, int]]:
        stepping, raw = self._compiled.stepping, state.view(np.uint8)
        moves = np.zeros(self._compiled.tree.MOVES, np.int16)
        weights = np.ones(len(moves), np.int64)
        count = int(stepping.options(raw, moves))
        if state[0]["asked"] == NATURE:
            stepping.weigh(raw, moves, count, weights)
        for move, weight in zip(moves[:count].tolist(), weights.tolist(), strict=False):
            after = state.copy()
            stepping.advance(after.view(np.uint8), move, np.zeros_like(moves))
            yield after, weight


def preference(value: tuple[float, ...], order: tuple[int, ...]) -> list[float]:
    """What a seat prefers: most for the first of `order`, which is itself; of equals least for the others in turn."""
    return [round(value[seat] if place == 0 else -value[seat], 6) for place, seat in enumerate(order)]


def late_positions(number: int, sides: str, wrath: bool) -> Iterator[Match]:
    """The questions of a random game with one or two ships left to sail."""
    found: list[Match] = []

    def look(table: Match) -> None:
        s = table.state()
        waiting = sum(s.ship_spaces[ship] > 0 and s.ship_site[ship] == NONE for ship in range(SHIPS))
        if s.round_number == 6 and 0 < waiting < 3 and len(table.legal()) > 1 and not table.has_secrets:
            found.append(Match.from_record(table.record()))

    random_match(number, seats=2 + number % 3, after=look, sides=sides, wrath=wrath)
    yield from found


def trees(sides: str, wrath: bool, games: int, counts: str) -> Iterator[tuple[Match, Tree]]:
    """The positions of random games that are small enough, with all that can follow."""
    compiled = compiled_for(default_edition("imhotep"))
    for number in range(SEED, SEED + games):
        for match in late_positions(number, sides, wrath):
            first = match.state().pack().view(compiled.state)
            try:
                yield match, Tree(compiled, first, match.seats_to_move[0], counts)
            except TooMany:
                continue


@pytest.mark.parametrize(
    ("sides", "wrath", "games", "counts"), [*QUICK, *(pytest.param(*one, marks=pytest.mark.soak) for one in LONG)]
)
def test_states_of_one_form_are_worth_the_same_and_moves_what_trying_everything_says(
    sides: str, wrath: bool, games: int, counts: str
) -> None:
    """I8.3, I9.4, I10.1, I11.3  Also where the solver answers by itself what needs no search."""
    compiled = compiled_for(default_edition("imhotep"))
    solver, solved, merged = Solver(compiled), 0, 0
    for match, tree in trees(sides, wrath, games, counts):
        for form, states in tree.forms.items():
            assert len(tree.worths(form)) == 1, match.record()
            merged += len(states) - 1
        first, seat = match.state().pack().view(compiled.state), match.seats_to_move[0]
        by = compiled.exact.BY_LEAD if counts == "lead" else compiled.exact.BY_FIRST
        found = solver.solve(first, seat, 0.0, 100_000, counts=by)
        assert found is not None
        for value, expected in zip(found[1], tree.first_values, strict=True):
            assert value["utility"][: match.seats] == pytest.approx(expected, abs=1e-6), match.record()
        solved += 1
    assert solved > 0
    assert merged > 0
