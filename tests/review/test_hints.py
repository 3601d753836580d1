"""Why other moves of an open question are worse than the best one."""

from __future__ import annotations

import random

import pytest

from saqqara.bots.protocol import Question
from saqqara.match.match import Match
from saqqara.review.hints import hint_reasons


def asked(game: str, seats: int, moves: int) -> tuple[Question, list[str]]:
    """A question after so many random moves, and its answers."""
    match, chance = Match.new(game, seats, seed=3), random.Random(3)
    while match.turn < moves or len(match.legal()) < 2:
        seat = match.seats_to_move[0]
        match.play(chance.choice(match.legal(seat)), seat)
    seat = match.seats_to_move[0]
    return Question(match.edition, match.state(seat), seat), match.legal(seat)


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 3), ("pyramids", 2)])
def test_what_a_move_costs_and_whom_it_helps(game: str, seats: int) -> None:
    question, legal = asked(game, seats, 40)
    best, *others = legal[:4]
    found = hint_reasons(question, best, others)
    assert list(found) == others
    for reasons in found.values():
        own = [reason for reason in reasons if reason.seat == question.seat]
        assert all(reason.points < 0 for reason in own)
        assert len(own) <= 2
        rivals = [reason for reason in reasons if reason.seat != question.seat]
        assert all(reason.points > 0 for reason in rivals)
        assert len(rivals) <= 1
    assert hint_reasons(question, best, others) == found, "asked again, it is the same"
