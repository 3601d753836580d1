"""I9.4 to I9.7  Obelisks."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import Match

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

LAST_SHIP: dict[str, Any] = {"round": 6, "ships": ships("...", "...", "..", "0", sites="ptc.")}
SIDE_B = "AAAAB"
TOWER_POINTS = (10, 9, 8, 7, 6, 5, 4, 3)


def obelisk_points(match: Match) -> tuple[int, ...]:
    """Ends the game with a ship that touches no monument."""
    match.play("sail d market")
    assert match.outcome is not None
    return tuple(by_source.get("obelisks", 0) for by_source in match.earned)


# --- I9.4  side A ---


def test_i9_4_example_delivery_each_on_its_own_colour(lay: Lay) -> None:
    """The rulebooks' example: a ship of three delivers, the stones are stacked on their colours."""
    match = lay(seats=4, obelisks=[1, 0, 2, 0], ships=ships("203", "...", "..", "."))
    match.play("sail a obelisks")
    assert match.position()["obelisks"] == [2, 0, 3, 1]
    assert match.points == (0, 0, 0, 0)


def test_i9_4_example_final_scoring_of_four_players(lay: Lay) -> None:
    """The rulebooks' example: white 15, black and gray share 10 + 5 and get 7 each, brown has none."""
    match = lay(**LAST_SHIP, seats=4, obelisks=[3, 4, 0, 3])
    assert obelisk_points(match) == (7, 15, 0, 7)


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([1, 2], (1, 10)),
        ([7, 2], (10, 1)),
        ([3, 1, 2], (12, 1, 6)),
        ([1, 2, 9], (1, 6, 12)),
        ([4, 1, 3, 2], (15, 1, 10, 5)),
        ([1, 2, 3, 4], (1, 5, 10, 15)),
    ],
)
def test_i9_4_by_height(lay: Lay, heights: list[int], points: tuple[int, ...]) -> None:
    match = lay(**LAST_SHIP, seats=len(heights), obelisks=heights)
    assert obelisk_points(match) == points


def test_i9_4_the_stones_of_the_last_ship_count(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, obelisks=[1, 1, 0, 0])
    match.play("sail d obelisks")
    assert match.earned == [{"obelisks": 15}, {"obelisks": 10}, {}, {}]


@pytest.mark.parametrize("side", ["A", "B"])
def test_i9_4_and_i9_7_nothing_scores_before_the_end(lay: Lay, side: str) -> None:
    match = lay(seats=4, sides=f"AAAA{side}", ships=ships("0", "...", "..", "...", sites=".mpt"))
    match.play("sail a obelisks")
    assert match.points == (0, 0, 0, 0)
    assert match.position()["round"] == 2


# --- I9.5  ties on side A ---


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([2, 2], (5, 5)),  # (10+1)/2, rounded down
        ([3, 3, 1], (9, 9, 1)),  # (12+6)/2
        ([1, 3, 1], (3, 12, 3)),  # (6+1)/2, rounded down
        ([2, 2, 2], (6, 6, 6)),  # (12+6+1)/3, rounded down
        ([2, 2, 1, 3], (7, 7, 1, 15)),  # (10+5)/2, rounded down
        ([3, 3, 2, 1], (12, 12, 5, 1)),  # (15+10)/2, rounded down
        ([3, 3, 1, 1], (12, 12, 3, 3)),  # and (5+1)/2
        ([2, 2, 2, 1], (10, 10, 10, 1)),  # (15+10+5)/3
        ([1, 1, 2, 1], (5, 5, 15, 5)),  # (10+5+1)/3, rounded down
        ([4, 3, 1, 1], (15, 10, 3, 3)),
        ([1, 1, 1, 1], (7, 7, 7, 7)),  # (15+10+5+1)/4, rounded down
    ],
)
def test_i9_5_ties_share_the_points_of_their_places(lay: Lay, heights: list[int], points: tuple[int, ...]) -> None:
    match = lay(**LAST_SHIP, seats=len(heights), obelisks=heights)
    assert obelisk_points(match) == points


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([0, 0], (0, 0)),
        ([0, 1], (0, 10)),
        ([0, 0, 1], (0, 0, 12)),
        ([2, 0, 2], (9, 0, 9)),
        ([1, 0, 2], (6, 0, 12)),
        ([0, 0, 0, 0], (0, 0, 0, 0)),
        ([0, 1, 0, 0], (0, 15, 0, 0)),
        ([1, 0, 0, 2], (10, 0, 0, 15)),
        ([0, 2, 2, 2], (0, 10, 10, 10)),
        ([3, 0, 1, 1], (15, 0, 7, 7)),
    ],
)
def test_i9_5_without_a_stone_neither_place_nor_share(lay: Lay, heights: list[int], points: tuple[int, ...]) -> None:
    match = lay(**LAST_SHIP, seats=len(heights), obelisks=heights)
    assert obelisk_points(match) == points


# --- I9.6  side B, towers ---


def test_i9_6_example_black_single_white_tower_gray_single(lay: Lay) -> None:
    """The rulebooks' example: white's third stone makes a tower on the next score space, 9 points at once."""
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": [BROWN], "single": [0, 2, 0, 0]},
        ships=ships("013", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (0, 9, 0, 0)
    assert match.position()["obelisks"] == {"towers": [BROWN, WHITE], "single": [1, 0, 0, 1]}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("towers", range(8))
def test_i9_6_the_third_stone_takes_the_best_free_score_space(lay: Lay, seats: int, towers: int) -> None:
    match = lay(
        seats=seats,
        sides=SIDE_B,
        obelisks={"towers": [WHITE] * towers, "single": [2] + [0] * (seats - 1)},
        ships=ships("0.", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points[:2] == (TOWER_POINTS[towers], 0)
    assert match.position()["obelisks"]["towers"] == [WHITE] * towers + [BLACK]
    assert match.position()["obelisks"]["single"][BLACK] == 0


@pytest.mark.parametrize("single", [0, 1])
def test_i9_6_fewer_than_three_make_no_tower(lay: Lay, single: int) -> None:
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": [], "single": [single, 2, 2, 2]},
        ships=ships("0.", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (0, 0, 0, 0)
    assert match.position()["obelisks"] == {"towers": [], "single": [single + 1, 2, 2, 2]}


def test_i9_6_spaces_are_free_again_for_the_next_tower(lay: Lay) -> None:
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": [], "single": [2, 0, 0, 0]},
        ships=ships("0000", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (10 + 9, 0, 0, 0)
    assert match.position()["obelisks"] == {"towers": [BLACK, BLACK], "single": [0, 0, 0, 0]}


def test_i9_6_the_order_of_unloading_decides_who_gets_the_better_space(lay: Lay) -> None:
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": [], "single": [2, 2, 0, 2]},
        ships=ships("310", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (8, 9, 0, 10)
    assert match.position()["obelisks"]["towers"] == [GRAY, WHITE, BLACK]


def test_i9_6_with_no_score_space_left_the_stones_stay_single(lay: Lay) -> None:
    towers = [BLACK, WHITE, BROWN, GRAY] * 2
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": towers, "single": [2, 0, 0, 0]},
        ships=ships("00.", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (0, 0, 0, 0)
    assert match.position()["obelisks"] == {"towers": towers, "single": [4, 0, 0, 0]}


def test_i9_6_one_ship_takes_the_last_score_space_and_goes_on(lay: Lay) -> None:
    match = lay(
        seats=4,
        sides=SIDE_B,
        obelisks={"towers": [BLACK, WHITE, BROWN, GRAY, BLACK, WHITE, BROWN], "single": [2, 2, 0, 0]},
        ships=ships("10", "...", "..", "."),
    )
    match.play("sail a obelisks")
    assert match.points == (0, 3, 0, 0)
    assert match.position()["obelisks"]["single"] == [3, 0, 0, 0]


# --- I9.7  side B, single stones ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i9_7_each_single_stone_scores_one(lay: Lay, seats: int) -> None:
    match = lay(**LAST_SHIP, seats=seats, sides=SIDE_B, obelisks={"single": [2, 1, 0, 2][:seats]})
    assert obelisk_points(match) == (2, 1, 0, 2)[:seats]


def test_i9_7_towers_do_not_score_again(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, sides=SIDE_B, obelisks={"towers": [WHITE, BLACK], "single": [0, 1, 0, 0]})
    assert obelisk_points(match) == (0, 1, 0, 0)


def test_i9_7_stones_beyond_the_last_tower_score_one_each(lay: Lay) -> None:
    towers = [BLACK, WHITE, BROWN, GRAY] * 2
    match = lay(**LAST_SHIP, seats=4, sides=SIDE_B, obelisks={"towers": towers, "single": [5, 3, 2, 0]})
    assert obelisk_points(match) == (5, 3, 2, 0)


def test_i9_7_the_last_ship_makes_a_tower_before_the_singles_score(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, sides=SIDE_B, obelisks={"single": [2, 0, 1, 0]})
    match.play("sail d obelisks")
    assert match.earned == [{"obelisks": 10}, {}, {"obelisks": 1}, {}]
