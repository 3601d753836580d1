"""Why other moves of an open question are worse than the best one."""

from __future__ import annotations

import random

import pytest

from saqqara.bots.protocol import Question
from saqqara.match.match import Match
from saqqara.review.hints import hint_evaluation, hint_reasons
from saqqara.review.judging import SIMULATIONS


def asked(game: str, seats: int, moves: int) -> tuple[Question, list[str]]:
    """A question after so many random moves, and its answers."""
    match, chance = Match.new(game, seats, seed=3), random.Random(3)
    while match.turn < moves or len(match.legal()) < 2:
        seat = match.seats_to_move[0]
        match.play(chance.choice(match.legal(seat)), seat)
    seat = match.seats_to_move[0]
    return Question(match.edition, match.state(seat), seat), match.legal(seat)


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 3), ("pyramids", 2)])
def test_the_judge_of_reviews_knows_the_best_moves(game: str, seats: int) -> None:
    question, legal = asked(game, seats, 40)
    found = hint_evaluation(question)
    assert sorted(prospect.move for prospect in found.prospects) == sorted(legal)
    assert found.line[0] == (question.seat, found.best.move)
    assert found.simulations >= SIMULATIONS // 2
    assert hint_evaluation(question) == found, "asked again, it is the same"


def test_a_seat_without_a_choice_gets_a_hint_too() -> None:
    match, chance = Match.new("imhotep", 4, seed=3), random.Random(3)
    while len(match.legal(match.seats_to_move[0])) > 1:
        seat = match.seats_to_move[0]
        match.play(chance.choice(match.legal(seat)), seat)
    seat = match.seats_to_move[0]
    found = hint_evaluation(Question(match.edition, match.state(seat), seat))
    assert [prospect.move for prospect in found.prospects] == match.legal(seat)


def test_near_the_end_a_hint_is_exact() -> None:
    match, chance = Match.new("imhotep", 2, seed=3), random.Random(3)
    while match.seats_to_move:
        last = Question(match.edition, match.state(match.seats_to_move[0]), match.seats_to_move[0])
        match.play(chance.choice(match.legal()))
    found = hint_evaluation(last)
    assert found.is_exact
    assert found.best.wins[last.seat].mean == max(prospect.wins[last.seat].mean for prospect in found.prospects)


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 3), ("pyramids", 2)])
def test_what_a_move_costs_and_whom_it_helps(game: str, seats: int) -> None:
    question, legal = asked(game, seats, 40)
    best, *others = legal[:4]
    found = hint_reasons(question, best, others)
    assert list(found) == others
    for reasons in found.values():
        own = [reason for reason in reasons if reason.seat == question.seat]
        assert [reason.points > 0 for reason in own] in ([], [False], [True], [False, False], [False, True])
        rivals = [reason for reason in reasons if reason.seat != question.seat]
        assert all(reason.points > 0 for reason in rivals)
        assert len(rivals) <= 1
    assert hint_reasons(question, best, others) == found, "asked again, it is the same"


def test_a_hint_says_nothing_that_hangs_on_who_has_answered_in_secret() -> None:
    """The expected line ends before the next draw, whether the others have marked already or not."""
    match = Match.new("pyramids", 2, seed=0)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    before = hint_evaluation(Question(match.edition, match.state(0), 0, 77))
    while 1 in match.seats_to_move:
        match.play(match.legal(1)[0], 1)
    assert match.seats_to_move == (0,)
    assert hint_evaluation(Question(match.edition, match.state(0), 0, 77)) == before
