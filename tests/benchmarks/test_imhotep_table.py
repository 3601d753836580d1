"""The table that searches of others play on is the table of our matches. (OpenSpiel itself is no part of the tests.)"""

import random
from copy import deepcopy

import pytest
from bench.imhotep_table import OVER, SEATS, Table, first_table

from saqqara import Match
from saqqara.rules.contract import NATURE
from tests.games import ALL_SIDES


@pytest.mark.parametrize("sides", ALL_SIDES[::3])
def test_a_table_goes_the_way_of_the_match(sides):
    match = Match.new("imhotep", SEATS, seed=sides, sides=sides, nature="manual")
    table, player = first_table(sides), random.Random(sides)
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        state = match.state()
        assert (table.player, table.actions) == (seat, match.game.legal(state, seat))
        assert table.actions == sorted(table.actions)  # OpenSpiel wants them in order
        if seat == NATURE:
            weights = [match.game.weight(state, move) for move in table.actions]
            assert table.chances() == [
                (move, weight / sum(weights)) for move, weight in zip(table.actions, weights, strict=True)
            ]
        assert table.returns() == [0, 0]
        move = player.choice(table.actions)
        match.play(match.game.describe(state, seat, move), seat=seat)
        table.play(move)
        assert table.raw.tobytes() == match.state().pack().tobytes()
    assert (table.player, table.actions) == (OVER, [])
    outcome = match.outcome
    assert outcome is not None
    lead = outcome.places[1] - outcome.places[0]
    assert table.returns() == [lead, -lead]


def test_a_copy_is_a_table_of_its_own():
    table = Table.of(Match.new("imhotep", SEATS, seed=1).state(0))
    twin = deepcopy(table)
    before = table.raw.tobytes(), table.player, table.actions
    twin.play(twin.actions[0])
    assert (table.raw.tobytes(), table.player, table.actions) == before
    assert twin.raw.tobytes() != table.raw.tobytes()


def test_equal_points_and_sleds_are_a_draw():
    state = Match.new("imhotep", SEATS, seed=1).state()
    state.asked, state.points[:2], state.sled[:2] = OVER, [300, 300], [2, 2]
    assert Table(state.pack(), OVER, []).returns() == [0, 0]
    state.sled[1] = 3
    assert Table(state.pack(), OVER, []).returns() == [-1, 1]
