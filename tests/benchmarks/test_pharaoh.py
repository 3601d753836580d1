"""The rows of Pharaoh's contests."""

import pytest
from bench.pharaoh import CONTESTS, PeerGame, peer_row, until


def test_a_contest_ends_when_its_minutes_are_over():
    assert list(until(iter(range(5)), 0)) == [0]
    assert list(until(iter(range(5)), 1)) == [0, 1, 2, 3, 4]


def test_a_row_against_openspiel_tells_first_places_and_times():
    games = [PeerGame(1.0, (10, 20), (0.1, 2.0)), PeerGame(0.5, (10, 20), (0.3, 2.0))]
    found = peer_row(games)
    assert found.startswith("openspiel            2 games   75.0 %")
    assert found.endswith("20.0 ms v   100.0 ms a move")


@pytest.mark.parametrize("contest", CONTESTS, ids=lambda contest: contest.name)
def test_every_seat_is_played_once_in_a_deal(contest):
    jobs = list(contest.jobs(0.1, 2 * contest.seats, 1))
    assert [number % contest.seats for _, number in jobs] == 2 * list(range(contest.seats))
