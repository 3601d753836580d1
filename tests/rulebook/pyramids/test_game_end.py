"""P6  End of the game."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import Match, MatchOver

from .conftest import RICH, SIX, Lay, idle


def ended(lay: Lay, seats: int, **table: Any) -> Match:
    """The last expedition card of the game, on which nobody does anything that counts."""
    hands = [[41, 42], [43, 44], [31, 32], [25, 26]][:seats]
    match = lay(**{"seats": seats, "round": 4, "expeditions": SIX, "hands": hands} | table)
    match.play("expedition o4")
    idle(match, *range(seats))
    return match


# --- P6.1  points ---


def test_p6_1_example_final_scoring(lay: Lay) -> None:
    """The rulebook's example: 70 + torches 10 + pyramid points 19 + gems 18 - skull 6 = 111."""
    match = ended(
        lay,
        3,
        explored=[[1, 2, 3, 4, 17, 18, 33], [19, 20], [21, 22]],
        claimed={"green": [0, 0, None], "orange": [1, 2, 0]},
        torches=[[True, False, False, True], [False] * 4, [False] * 4],
        gems=[[6, 3], [0, 0], [0, 0]],
        skulls=[4, 0, 0],
    )
    assert match.points == (111, 20 + 10, 20 + 6)
    assert match.outcome is not None
    assert (match.outcome.places, match.outcome.points, match.outcome.reason) == ((1, 2, 3), (111, 30, 26), "points")


@pytest.mark.parametrize("torches", range(5))
def test_p6_1_torches(lay: Lay, torches: int) -> None:
    lit = [number < torches for number in range(4)]
    assert ended(lay, 2, torches=[lit, [False] * 4]).points == (5 * torches, 0)


@pytest.mark.parametrize(
    ("gems", "points"),
    [([0, 0], 0), ([1, 0], 1), ([0, 4], 4), ([1, 1], 5), ([3, 1], 7), ([2, 5], 13), ([10, 10], 50), ([10, 0], 10)],
)
def test_p6_1_gems(lay: Lay, gems: list[int], points: int) -> None:
    assert ended(lay, 2, gems=[gems, [0, 0]]).points == (points, 0)


@pytest.mark.parametrize("pyramids", [0, 1, 2, 7])
def test_p6_1_ten_for_each_explored_pyramid(lay: Lay, pyramids: int) -> None:
    assert ended(lay, 2, explored=[list(range(1, 1 + pyramids)), []]).points == (10 * pyramids, 0)


def test_p6_1_only_the_highest_skull(lay: Lay) -> None:
    assert ended(lay, 2, skulls=[5, 10]).points == (-9, -30)


def test_p6_1_unexplored_pyramids_give_nothing_but_what_they_gave_stays(lay: Lay) -> None:
    crossed = {str(RICH): "a1 b1 c1 c2 c3 c4 b4 b5 a5".split()}
    table = {"hands": [[RICH, 42], [43, 44]], "crossed": crossed}
    match = lay(seats=2, round=4, expeditions=SIX, gems=[[2, 0], [0, 0]], skulls=[1, 0], **table)
    match.play("expedition o4")
    match.play("mark 21 a4", seat=0)
    idle(match, 1)
    assert match.points == (2 + 5 - 1, 0)
    assert match.position()["explored"] == [[], []]


def test_p6_1_the_score_so_far_is_counted_at_any_time(lay: Lay) -> None:
    match = lay(seats=2, hands=[[41, 42], [43, 44]], explored=[[1], []], gems=[[2, 1], [0, 0]], skulls=[0, 3])
    assert match.points == (10 + 5 + 1, -4)


def test_p6_1_the_game_is_over_after_the_fourth_round(lay: Lay) -> None:
    match = ended(lay, 2)
    assert (match.seats_to_move, match.legal(), match.legal(seat=0)) == ((), [], [])
    with pytest.raises(MatchOver):
        match.play("mark 41 b2", seat=0)


def test_p6_1_not_before(lay: Lay) -> None:
    assert ended(lay, 2, round=3).outcome is None
    assert ended(lay, 2, expeditions=SIX[:5]).outcome is None


# --- P6.2  the winner ---


def test_p6_2_most_points_win(lay: Lay) -> None:
    outcome = ended(lay, 3, gems=[[1, 0], [3, 0], [2, 0]]).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((3, 1, 2), "points")


def test_p6_2_on_a_tie_the_lowest_explored_number(lay: Lay) -> None:
    outcome = ended(lay, 2, explored=[[5, 17], [2, 33]]).outcome
    assert outcome is not None
    assert (outcome.places, outcome.points, outcome.reason) == ((2, 1), (20, 20), "lowest pyramid")


def test_p6_2_a_pyramid_before_none(lay: Lay) -> None:
    outcome = ended(lay, 2, explored=[[], [48]], display=[38, 39, 40, 45], gems=[[10, 0], [0, 0]]).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "lowest pyramid")


def test_p6_2_the_lowest_number_does_not_help_with_fewer_points(lay: Lay) -> None:
    outcome = ended(lay, 2, explored=[[1], [2]], gems=[[0, 0], [1, 0]]).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "points")


def test_p6_2_the_tie_break_orders_all_places(lay: Lay) -> None:
    outcome = ended(lay, 4, explored=[[9], [5, 17], [3], [7]]).outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((4, 1, 2, 3), "points")


@pytest.mark.parametrize(
    ("gems", "places"),
    [
        ([[0, 0], [0, 0], [0, 0]], (1, 1, 1)),
        ([[2, 0], [0, 1], [0, 2]], (1, 3, 1)),
        ([[0, 0], [0, 5], [0, 0]], (2, 1, 2)),
    ],
)
def test_p6_2_players_still_equal_share_a_place(lay: Lay, gems: list[list[int]], places: tuple[int, ...]) -> None:
    outcome = ended(lay, 3, gems=gems).outcome
    assert outcome is not None
    assert outcome.places == places
    assert outcome.reason == ("shared" if places.count(1) > 1 else "points")


def test_p6_2_the_outcome_is_in_every_view(lay: Lay) -> None:
    match = ended(lay, 2, gems=[[1, 0], [0, 0]])
    for seat in (0, 1, None):
        assert match.view(seat)["outcome"] == {"places": [1, 2], "points": [1, 0], "reason": "points"}
