"""The ladder's rows: every level meets the next one below, once from each seat."""

from __future__ import annotations

import itertools

import pytest
from bench import ladder
from bench.pharaoh import run

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES


def test_every_level_meets_the_next_one_below():
    games = sorted(GAMES)
    found = list(ladder.steps(games, [2, 4], list(LEVELS)))
    assert len(found) == len(games) * 2 * (len(LEVELS) - 1)
    assert {(step.below, step.level) for step in found} == set(itertools.pairwise(LEVELS))
    for step in found:
        assert all(plan.players == (step.level, *[step.below] * (step.seats - 1)) for plan in step.plans(1, seed=1))


def test_a_deal_gives_the_level_every_seat_once():
    step = next(ladder.steps(["imhotep"], [4], ["mason"]))
    jobs = list(step.jobs(1, games=4, seed=1))
    assert len({plan.match_seed(plan.deal_of(number)[0]) for plan, number in jobs}) == 1
    assert sorted(plan.seating(plan.deal_of(number)[1]).index(0) for plan, number in jobs) == [0, 1, 2, 3]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_row_tells_first_places_and_times(game):
    step = next(ladder.steps([game], [2], ["scribe"]))
    row = run(step, 0.1, games=2, processes=1)
    assert row.startswith(f"{game} 2, scribe v apprentice")
    assert "2 games" in row
    assert row.endswith("ms a move")
