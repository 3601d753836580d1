"""Heuristics for Pyramids: samples fit what the seat knows, the policy is good, and both engines agree."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from saqqara.decks import tomb
from saqqara.rules.compiled import load, load_over
from saqqara.rules.edition import default_edition
from saqqara.rules.pyramids import components, game, visibility
from saqqara.rules.pyramids.state import GameState, Owes, Step
from tests.games import random_match

EDITION = default_edition("pyramids")
MOMENTS = (0, 1, 3, 4, 6, 9, 20, 33, 47, 60, 75, 88, 101)


def load_heuristics(native: bool = False) -> Any:
    return load_over("saqqara.bots.pyramids.heuristics", "pyramids", EDITION, native=native)


HEURISTICS = load_heuristics()


def stream_of(seed: int) -> Any:
    return np.array([seed], np.uint64)


def tables() -> Iterator[GameState]:
    """Tables at many moments, for 2 to 4 players; where several seats owe a move, some have made it."""
    for number, most in enumerate(MOMENTS):
        yield random_match(number, seats=2 + number % 3, most=most, game="pyramids").state()


def imagined(state: GameState, seat: int, seed: int = 5) -> GameState:
    """What the seat knows of the table, and a guess at the rest."""
    guess = state.copy()
    visibility.hide_from(guess, seat)
    with np.errstate(over="ignore"):
        HEURISTICS.sample_hidden(guess, seat, stream_of(seed))
    return guess


def play_to_end(state: GameState, choose: Any) -> GameState:
    while seats := game.seats_to_move(state):
        seat = state.asked if state.asked in seats else seats[0]
        state.asked = seat
        game.play(state, seat, choose(state, game.legal(state, seat)))
    return state


def random_choice(player: random.Random) -> Any:
    return lambda _, legal: player.choice(legal)


# --- imagine ---


def test_a_guess_is_a_sound_table_that_can_be_played_to_the_end() -> None:
    for number, state in enumerate(tables()):
        for seat in range(state.seats):
            guess = imagined(state, seat)
            assert game.faults(guess) == []
            assert not any(components.HIDDEN in drawn for drawn in guess.drawn)
            play_to_end(guess, random_choice(random.Random(number)))
            assert game.outcome(guess) is not None


def test_what_a_seat_knows_is_no_guess() -> None:
    for state in tables():
        for seat in range(state.seats):
            guess = imagined(state, seat)
            assert guess.drawn[seat] == state.drawn[seat]
            assert guess.crossed[seat] == state.crossed[seat]
            assert (guess.owes[seat], guess.choice[seat]) == (state.owes[seat], state.choice[seat])
            if state.owes[seat] != Owes.NOTHING:
                assert guess.asked == seat


@pytest.mark.parametrize("step", [Step.KEEPING, Step.MARKING])
def test_a_guess_knows_neither_the_others_answers_nor_whether_they_answered(step: Step) -> None:
    for number in range(4):
        state = table_at(step, number)
        guesses = [imagined(answered_by(state, others, number), 1) for others in ((), (0,), (2, 3), (0, 2, 3), (3, 0))]
        assert all(guess.pack().tobytes() == guesses[0].pack().tobytes() for guess in guesses)


def table_at(step: Step, number: int) -> GameState:
    """A table of four at which every seat owes an answer of this kind."""
    state: GameState = random_match(number, most=0 if step == Step.KEEPING else 4, game="pyramids").state()
    player = random.Random(number)
    while state.step != step or game.seats_to_move(state) != (0, 1, 2, 3):
        seat = player.choice(game.seats_to_move(state))
        game.play(state, seat, player.choice(game.legal(state, seat)))
    return state


def answered_by(state: GameState, others: tuple[int, ...], number: int) -> GameState:
    """The same table after some seats have answered, each time in another way."""
    after = state.copy()
    player = random.Random(f"{number} {others}")
    for seat in others:
        game.play(after, seat, player.choice(game.legal(after, seat)))
    return after


def test_cards_of_others_are_drawn_anew_and_leave_the_deck() -> None:
    state = table_at(Step.KEEPING, 0)
    guesses = [imagined(state, 0, seed) for seed in range(20)]
    assert len({str(guess.drawn) for guess in guesses}) == 20
    for guess in guesses:
        drawn = [card for cards in guess.drawn for card in cards]
        assert len(set(drawn)) == 16
        assert sum(guess.deck) == 48 - 16
        assert not any(guess.deck[card] for card in drawn)


def test_a_seat_without_cards_is_not_asked() -> None:
    state = table_at(Step.MARKING, 1)
    for slot in range(2):
        state.hands[2][slot], state.crossed[2][slot], state.crossed_before[2][slot] = components.NONE, 0, 0
    assert imagined(state, 0).owes == [Owes.MARK, Owes.MARK, Owes.NOTHING, Owes.MARK]


# --- answers ---


def test_the_question_of_the_seat_is_searched() -> None:
    for state in tables():
        searched = [seat for seat in range(state.seats) if HEURISTICS.is_searched(state, seat)]
        assert searched == list(game.seats_to_move(state)[:1])


def choose_by_policy(state: GameState, legal: list[int], stream: Any) -> int:
    with np.errstate(over="ignore"):
        return int(HEURISTICS.choose_by_policy(state, legal, len(legal), stream))


def test_a_good_answer_is_legal() -> None:
    stream = stream_of(3)
    for state in tables():
        for seat in game.seats_to_move(state):
            state.asked = seat
            legal = game.legal(state, seat)
            assert choose_by_policy(state, legal, stream) in legal


def test_choosing_well_beats_choosing_at_random_by_far() -> None:
    stream = stream_of(11)
    for number in range(3):
        player = random.Random(number)

        def choose(state: GameState, legal: list[int], player: random.Random = player) -> int:
            return choose_by_policy(state, legal, stream) if state.asked in (0, 2) else player.choice(legal)

        points = game.points(play_to_end(game.new(4), choose))
        assert min(points[0], points[2]) > max(points[1], points[3]) + 20


def test_the_best_answer_weighs_one_and_all_weigh_something() -> None:
    for state in tables():
        if state.asked < 0:
            continue
        legal = game.legal(state, state.asked)
        weights = [0.0] * len(legal)
        HEURISTICS.weigh_moves(state, legal, len(legal), weights)
        assert max(weights) == 1.0
        assert min(weights) > 0.0


def test_a_tomb_within_reach_is_taken() -> None:
    state = GameState.unpack(table_at(Step.MARKING, 2).pack())
    seat, card = 0, state.hands[0][0]
    fields = components.OPEN[card] & ~components.TOMBS[card]
    state.crossed[seat][0] = state.crossed_before[seat][0] = fields
    legal = game.legal(state, seat)
    state.asked = seat
    move = choose_by_policy(state, legal, stream_of(1))
    game.play(state, seat, move)
    assert state.explored_now[seat][0] == card


# --- points to expect ---


def expected(state: GameState) -> list[float]:
    points = [9.0] * 4
    HEURISTICS.estimate_points(state, points)
    return points


def test_at_the_end_the_points_are_what_they_are() -> None:
    for number in range(3):
        state = random_match(number, seats=2 + number, game="pyramids").state()
        assert expected(state) == [*map(float, state.points[: state.seats]), *[0.0] * (4 - state.seats)]
        assert HEURISTICS.points_deviation(state) == 0.0
        assert HEURISTICS.clock(state) == 28


def test_at_the_start_all_seats_expect_what_players_make_that_search() -> None:
    for seats, points in ((4, 131), (2, 140)):
        found = expected(game.new(seats))
        assert found[:seats] == pytest.approx([points] * seats, abs=4)


def test_a_tomb_of_this_step_counts_at_once() -> None:
    state = table_at(Step.MARKING, 3)
    before, card = expected(state)[0], state.hands[0][0]
    state.crossed[0][0] = components.OPEN[card]
    state.explored_now[0][0], state.owes[0] = card, Owes.NOTHING
    assert expected(state)[0] > before + 5


def test_the_clock_and_the_spread_follow_the_expeditions() -> None:
    clocks: list[int] = []
    deviations: list[float] = []

    def look(match: Any) -> None:
        state = match.state()
        if state.step == Step.MARKING or not match.seats_to_move:
            clocks.append(HEURISTICS.clock(state))
            deviations.append(HEURISTICS.points_deviation(state))

    random_match(4, seats=2, after=look, game="pyramids")
    assert clocks == sorted(clocks)
    assert set(clocks) == set(range(1, 29))
    assert deviations == sorted(deviations, reverse=True)
    assert deviations[0] == pytest.approx(10.7, abs=0.5)


# --- distances to the tomb ---


def test_steps_to_the_tomb_are_those_of_the_deck_workshop() -> None:
    tomb_distance = load_over("saqqara.bots.pyramids.tomb_distance", "pyramids", EDITION)
    for card, letters in enumerate(components.LETTERS):
        rings = tomb.rings_of(letters)
        assert tomb_distance.steps_to_tomb(card, 0) == min(
            tomb.steps_to_tomb(rings, components.ENTRANCES[card]) + 1, tomb_distance.LONGEST
        )
        for placement, fields in enumerate(components.PLACEMENT_BITS):
            if fields & ~components.OPEN[card] == 0:
                steps = tomb.steps_to_tomb(rings, fields)
                assert tomb_distance.steps_to_tomb(card, fields) == steps
                assert tomb_distance.covered_by(card, placement) & tomb_distance.STEPS_MASK == steps


def test_two_distances_are_worth_more_the_shorter_and_the_more_expeditions_are_left() -> None:
    tomb_distance = load_over("saqqara.bots.pyramids.tomb_distance", "pyramids", EDITION)
    for left in range(1, 28):
        for steps in range(1, tomb_distance.LONGEST):
            assert tomb_distance.value_of_distances(left, steps, 5) >= tomb_distance.value_of_distances(
                left, steps + 1, 5
            )
            assert tomb_distance.value_of_distances(left + 1, steps, 5) >= tomb_distance.value_of_distances(
                left, steps, 5
            )
            assert tomb_distance.value_of_distances(left, steps, 5) == tomb_distance.value_of_distances(left, 5, steps)
    assert tomb_distance.value_of_distances(0, 1, 1) == 0.0


# --- two engines ---


def test_both_engines_judge_alike() -> None:
    native = load_heuristics(native=True)
    record = load("pyramids", EDITION, "state").GameState.DTYPE
    for number, state in enumerate(tables()):
        row = state.pack().view(record)[0]
        points = np.zeros(4)
        native.estimate_points(row, points)
        assert points.tolist() == pytest.approx(expected(state))
        assert native.points_deviation(row) == pytest.approx(HEURISTICS.points_deviation(state))
        assert native.clock(row) == HEURISTICS.clock(state)
        if state.asked >= 0:
            legal = game.legal(state, state.asked)
            moves, weights, other_weights = np.array(legal, np.int16), np.zeros(len(legal)), np.zeros(len(legal))
            native.weigh_moves(row, moves, len(legal), weights)
            HEURISTICS.weigh_moves(state, legal, len(legal), other_weights)
            assert weights.tolist() == pytest.approx(other_weights.tolist())
            answer = native.choose_by_policy(row, moves, len(legal), stream_of(number))
            assert answer == choose_by_policy(state, legal, stream_of(number))


def test_both_engines_guess_alike() -> None:
    native = load_heuristics(native=True)
    for state in tables():
        for seat in range(state.seats):
            hidden = game.hidden_from(state, seat)
            raw = hidden.pack()
            native.sample_hidden(raw.view(state.DTYPE)[0], seat, stream_of(5))
            assert raw.tobytes() == imagined(state, seat).pack().tobytes()
