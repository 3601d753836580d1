"""What the search knows of Imhotep: guesses at the hidden pair, weights of moves, points to expect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.rules.compiled import load, load_over
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition
from saqqara.rules.imhotep.components import HIDDEN_CARD, NONE
from saqqara.rules.imhotep.game_end import end_game
from tests.games import random_match

EDITION = default_edition("imhotep")
GAME = game_in(EDITION)
plain = load_over("saqqara.bots.imhotep.heuristics", "imhotep", EDITION)


def states(games: int = 4, every: int = 7, **options: Any) -> Iterator[Any]:
    """States from random games of 2 to 4 players."""
    for number in range(games):
        found: list[Any] = []

        def keep(match: Match, kept: list[Any] = found) -> None:
            kept.append(match.state())

        random_match(number, seats=2 + number % 3, after=keep, **options)
        yield from found[::every]


def stream(seed: int = 1) -> np.ndarray[Any, Any]:
    return np.array([seed], np.uint64)


def imagine(s: Any, seat: int, seed: int) -> None:
    with np.errstate(over="ignore"):
        plain.sample_hidden(s, seat, stream(seed))


def pair_in_anothers_hand() -> Match:
    """I5.2  A seat has looked at the face-down pair and has not chosen yet."""
    for number in range(60):
        found: list[Match] = []

        def look(match: Match, kept: list[Match] = found) -> None:
            if not kept and match.state().looked[0] != NONE:
                kept.append(Match.from_position(match.position(), seed=1))

        random_match(number, seats=3, sides="BAAAA", after=look)
        if found:
            return found[0]
    raise AssertionError("nobody looked at a pair")


def test_a_hidden_pair_is_guessed_from_the_unseen_cards() -> None:
    match = pair_in_anothers_hand()
    looker = match.seats_to_move[0]
    other = (looker + 1) % 3
    guesses = set()
    for seed in range(30):
        s = match.state(other)
        assert HIDDEN_CARD in s.looked
        imagine(s, other, seed)
        assert HIDDEN_CARD not in s.looked
        assert GAME.faults(s) == []
        guesses.add(tuple(s.looked))
    assert len(guesses) > 3
    truth = match.state(looker)
    imagine(truth, looker, 1)
    assert truth.looked == match.state().looked


def test_weights_are_positive_and_good_moves_weigh_more() -> None:
    for s in states():
        movers = GAME.seats_to_move(s)
        if movers and movers[0] >= 0:
            moves = GAME.legal(s, movers[0])
            weights = [0.0] * len(moves)
            plain.weigh_moves(s, moves, len(moves), weights)
            assert min(weights) >= 1
            with np.errstate(over="ignore"):
                assert plain.choose_by_policy(s, moves, len(moves), stream()) in moves


def test_a_ship_for_oneself_weighs_more_than_one_for_others() -> None:
    position = {"game": "imhotep", "seats": 2, "sides": "AAAAA", "to_move": 0, "round": 1}
    ships = [
        {"spaces": 3, "cargo": [0, 0, None], "site": None},
        {"spaces": 3, "cargo": [1, 1, None], "site": None},
        {"spaces": 2, "cargo": [None, None], "site": None},
        {"spaces": 2, "cargo": [None, None], "site": None},
    ]
    match = Match.from_position({**position, "ships": ships}, nature="manual")
    s = match.state()
    mine, theirs = (plain.weight_of(s, GAME.read(s, 0, f"sail {ship} pyramid")) for ship in "ab")
    assert mine > 5 * theirs


def test_the_end_is_expected_as_it_comes() -> None:
    """With nothing left to happen, what the heuristics settles is what the rules score."""
    for s in states(3, 11):
        if GAME.seats_to_move(s):
            settled, ended = s.copy(), s.copy()
            plain.settle(settled)
            end_game(ended)
            blue = [sum(s.hands[seat][8:]) for seat in range(s.seats)]
            for seat in range(s.seats):
                assert settled.points[seat] + blue[seat] == ended.points[seat]


def test_expected_points_add_up_to_what_games_bring() -> None:
    """The mean over the seats is what lies there and what the ships to come bring."""
    for s in states(3, 9, wrath=True):
        if not GAME.seats_to_move(s):
            continue
        settled, points = s.copy(), [0.0] * 4
        plain.settle(settled)
        left, to_come = plain.time_left(s), plain.points_to_come(s)
        plain.estimate_points(s.copy(), points)
        mean = sum(points[: s.seats]) / s.seats
        assert mean == pytest.approx(sum(settled.points[: s.seats]) / s.seats + left * to_come)


def test_both_engines_judge_alike() -> None:
    native = load_over("saqqara.bots.imhotep.heuristics", "imhotep", EDITION, native=True)
    kind = load("imhotep", EDITION, "state").GameState.DTYPE
    for s in states(3, 13):
        raw = s.pack().view(kind)
        assert native.clock(raw[0]) == plain.clock(s)
        assert native.points_deviation(raw[0]) == pytest.approx(plain.points_deviation(s))
        expected, found = [0.0] * 4, np.zeros(4)
        native.estimate_points(raw[0], found)
        plain.estimate_points(s, expected)
        assert found[: s.seats] == pytest.approx(expected[: s.seats])


def test_time_runs_out() -> None:
    clocks = [plain.clock(s) for s in states(1, 1)]
    assert clocks == sorted(clocks)
    assert clocks[0] == 0
    assert clocks[-1] == 24
