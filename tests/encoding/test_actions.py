"""Actions are the legal moves, no more and no fewer, at every table."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.encoding.actions import Actions
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import IllegalMove, SaqqaraError
from tests.effort import some_of
from tests.encoding.walks import GAMES_AND_SEATS, walk

each_game = pytest.mark.parametrize("game", ["imhotep", "pyramids"])
each_game_and_seats = pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
SIZES = {"imhotep": 61, "pyramids": 593}


def check_seat(actions: Actions, state: Any, raw: Any, seat: int) -> None:
    """The mask's ones are the legal moves, and each stands for itself."""
    moves = actions.game.legal(state, seat)
    mask = actions.mask(state, seat)
    assert sorted(actions.move(state, seat, int(action)) for action in np.flatnonzero(mask)) == sorted(moves)
    assert mask.sum() == len(moves)
    for move in moves:
        action = actions.action(state, seat, move)
        assert mask[action] == 1
        assert actions.move(state, seat, action) == move
        assert actions.game.read(state, seat, actions.text(state, seat, action)) == move
    np.testing.assert_array_equal(actions.mask(raw, seat), mask)


@each_game_and_seats
def test_actions_and_legal_moves_are_the_same_in_both_engines(game: str, seats: int) -> None:
    actions = Actions(game, seats)
    for number in some_of(range(32), seats):  # in the soak all sides of Imhotep
        for step, state in enumerate(walk(game, seats, number)):
            if game == "imhotep" or step % 5 == number % 5:
                raw = state.pack()
                for seat in range(seats):
                    check_seat(actions, state, raw, seat)


@each_game
def test_who_owes_nothing_can_do_nothing(game: str) -> None:
    actions = Actions(game, 2)
    for state in walk(game, 2, 5):
        for seat in {0, 1} - set(actions.game.seats_to_move(state)):
            assert not actions.mask(state, seat).any()
            assert not actions.mask(state.pack(), seat).any()


@each_game
def test_the_space_is_fixed_and_every_action_has_a_name_of_its_own(game: str) -> None:
    assert {Actions(game, seats).size for seats in (2, 3, 4)} == {SIZES[game]}
    actions = Actions(game, 2)
    assert len(actions.names) == len(set(actions.names)) == actions.size
    assert actions.describe(3) == actions.names[3]


def test_names_of_imhotep_are_its_notation() -> None:
    match = Match.new("imhotep", seats=3, seed=1)
    actions = Actions("imhotep", 3)
    assert [actions.describe(int(action)) for action in actions.legal(match.state(), 0)] == match.legal()


def test_names_of_pyramids_leave_the_cards_open() -> None:
    actions = Actions("pyramids", 2)
    assert actions.describe(0) == "mark left a1"
    assert actions.describe(291) == "mark right a1"
    assert actions.names[-11:] == (
        *(f"keep drawn {pair}" for pair in ("1 2", "1 3", "1 4", "2 3", "2 4", "3 4")),
        *(f"take display {place}" for place in (1, 2, 3, 4)),
        "take deck",
    )


def test_the_mask_of_the_first_question_by_hand() -> None:
    """At the start the first player of three has two stones: it may take, or load any space; no ship can sail."""
    actions = Actions("imhotep", 3)
    match = Match.new("imhotep", seats=3, seed=1, nature="manual")
    for draw in ("ships 4221", "deal statue", "deal statue", "deal statue", "deal statue"):
        match.play(draw)
    names = [actions.describe(int(action)) for action in actions.legal(match.state(), 0)]
    assert names == [
        "take",
        "load a1",
        "load a2",
        "load a3",
        "load a4",
        *"load b1,load b2,load c1,load c2,load d1".split(","),
    ]


def test_a_callers_array_is_written_and_returned() -> None:
    actions = Actions("imhotep", 2)
    state = next(state for state in walk("imhotep", 2, 1) if actions.game.seats_to_move(state) == (0,))
    rows = np.full((3, actions.size), 7, np.uint8)
    assert actions.mask(state.pack(), 0, rows[1]).base is rows
    assert set(rows[0]) == set(rows[2]) == {7}
    np.testing.assert_array_equal(rows[1], actions.mask(state, 0))


@each_game
def test_what_is_no_action_is_refused(game: str) -> None:
    actions = Actions(game, 2)
    state = actions.game.new(2)
    for number in (-1, actions.size, 10_000):
        with pytest.raises(IllegalMove, match="expected"):
            actions.move(state, 0, number)
        with pytest.raises(IllegalMove, match="expected"):
            actions.action(state, 0, number)
    with pytest.raises(SaqqaraError, match="shape"):
        actions.mask(state, 0, np.zeros(3, np.uint8))
    with pytest.raises(SaqqaraError, match="expected one of imhotep, pyramids"):
        Actions("chess", 2)


@each_game
def test_natures_outcomes_are_its_moves_with_their_chances(game: str) -> None:
    actions, chance = Actions(game, 3), random.Random(2)
    drawn = 0
    for state in walk(game, 3, 11):
        outcomes = actions.outcomes(state)
        if actions.game.seats_to_move(state) != (NATURE,):
            assert outcomes == []
            continue
        drawn += 1
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert [actions.draw(outcome) for outcome, _ in outcomes] == actions.game.legal(state, NATURE)
        assert all(0 <= outcome < actions.draws for outcome, _ in outcomes)
        outcome, share = chance.choice(outcomes)
        weights = [actions.game.weight(state, move) for move in actions.game.legal(state, NATURE)]
        assert share == pytest.approx(actions.game.weight(state, actions.draw(outcome)) / sum(weights))
    assert drawn > 20
