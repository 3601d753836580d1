"""Compiled equals plain, move by move and byte by byte; bounds are checked, warnings are errors."""

from __future__ import annotations

import random

import numpy as np
import pytest

from saqqara import Match
from saqqara.rules.compiled import load_over
from tests.effort import some_of
from tests.games import ALL_SIDES, random_match

GAMES_EACH = 7  # x 32 mixes of sides = 224 whole games


@pytest.mark.parametrize("mix", range(32))
def test_compiled_equals_plain_move_by_move(mix: int) -> None:
    for number in some_of(range(GAMES_EACH), mix):
        seats, wrath = 2 + (mix + number) % 3, number % 2 == 0
        _play_both(Match.new("imhotep", seats, sides=ALL_SIDES[mix], wrath=wrath, nature="manual"), mix * 100 + number)


@pytest.mark.parametrize("part", some_of(range(20)))
def test_compiled_equals_plain_in_pyramids(part: int) -> None:
    for number in range(10):  # x 20 parts = 200 whole games
        _play_both(Match.new("pyramids", 2 + (part + number) % 3, nature="manual"), part * 100 + number)


def _play_both(match: Match, number: int) -> None:
    stepping = load_over("saqqara.rules.stepping", match.edition.game, match.edition, native=True, boundscheck=True)
    game, state = match.game, match.state()
    raw = state.pack()
    moves = np.zeros(game.MOVES, np.int16)
    weights = np.zeros(game.MOVES, np.int64)
    count = stepping.options(raw, moves)
    player = random.Random(number)
    while count:
        assert moves[:count].tolist() == game.legal(state, game.seats_to_move(state)[0])
        seat = player.choice(game.seats_to_move(state))
        legal = game.legal(state, seat)
        if seat < 0:
            stepping.weigh(raw, moves, count, weights)
            assert weights[:count].tolist() == [game.weight(state, move) for move in legal]
        move = player.choice(legal)
        raw.view(state.DTYPE)["asked"] = seat
        count = stepping.advance(raw, move, moves)
        game.play(state, seat, move)
        assert raw.tobytes() == state.pack().tobytes()
    assert game.outcome(state) is not None


def test_a_state_survives_its_bytes() -> None:
    for number in range(6):
        state = random_match(number, seats=2 + number % 3, sides="BBBBB", most=70).state()
        assert type(state).unpack(state.pack()) == state


def test_bytes_of_another_size_are_no_state() -> None:
    state = random_match(0, seats=2, most=1).state()
    with pytest.raises(ValueError, match="bytes"):
        type(state).unpack(b"too short")


def test_a_copy_is_a_table_of_its_own() -> None:
    state = random_match(1, seats=2, most=20).state()
    copy = state.copy()
    copy.cargo[0][0] = 9
    copy.points[0] += 1
    assert copy != state
    assert state.cargo[0][0] != 9
