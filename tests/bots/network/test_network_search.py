"""Pharaoh's search: it plays whole games, repeats itself with the same seed, and does without a network."""

from __future__ import annotations

import pytest

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.network.searcher import NetworkSearcher
from saqqara.bots.network.weights import Weights
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.rules.edition import Edition, default_edition
from tests.bots.network.networks import random_weights
from tests.games import random_match

EDITION = default_edition("imhotep")
EFFORT = Effort(200, trees=2, horizon=0, exploration=0.4, nodes=16)


def searcher(weights: Weights | None) -> NetworkSearcher:
    def find(_: Edition, seats: int) -> Weights | None:
        return weights if weights is not None and seats in weights.training.seats else None

    return NetworkSearcher(EDITION, EFFORT, Searcher(EDITION, Effort(50)), find)


def question(seats: int, moves: int = 20, seed: int = 5) -> Question:
    match = random_match(3, seats=seats, most=moves)
    seat = match.seats_to_move[0]
    return Question(match.edition, match.state(seat), seat, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_evaluated_for_every_seat(seats: int) -> None:
    asked = question(seats)
    found = searcher(random_weights(EDITION)).evaluate(asked)
    assert sorted(prospect.move for prospect in found.prospects) == sorted(asked.legal)
    assert sum(prospect.visits for prospect in found.prospects) == found.simulations
    best = found.best
    assert len(best.wins) == seats
    assert sum(share.mean for share in best.wins) == pytest.approx(1, abs=1e-3)


def test_the_same_question_is_answered_the_same() -> None:
    asked = question(3)
    assert searcher(random_weights(EDITION)).evaluate(asked) == searcher(random_weights(EDITION)).evaluate(asked)


def test_another_network_judges_otherwise() -> None:
    asked = question(2)
    one, other = (searcher(random_weights(EDITION, seed)).evaluate(asked) for seed in (1, 2))
    assert one.best.wins != other.best.wins


def test_without_a_network_it_searches_as_the_vizier_does() -> None:
    asked = question(2)
    assert searcher(None).evaluate(asked) == Searcher(EDITION, Effort(50)).evaluate(asked)
    only_four = random_weights(EDITION, seats=(4,))
    assert searcher(only_four).evaluate(asked) == Searcher(EDITION, Effort(50)).evaluate(asked)


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    long = NetworkSearcher(
        EDITION, Effort(4_000, horizon=0), Searcher(EDITION, Effort(8)), lambda *_: random_weights(EDITION)
    )
    long.stop()
    found = long.evaluate(question(2))
    assert found.is_cut
    assert found.best.visits > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pharaoh_plays_a_whole_game(seats: int) -> None:
    match = Match.new("imhotep", seats, seed=seats, sides="ABABA", wrath=True)
    bots = [level_bot("pharaoh@0.01", match.edition) for _ in range(seats)]
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        move = bots[seat].choose(Question(match.edition, match.state(seat), seat, match.turn))
        match.play(move, seat=seat)
    assert match.outcome is not None
