"""I9.1 to I9.3, I9.5  Burial chamber."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import Match

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

LAST_SHIP: dict[str, Any] = {"round": 6, "ships": ships("...", "...", "..", "0", sites="pto.")}
SIDE_B = "AAABA"


def chamber_points(match: Match) -> tuple[int, ...]:
    """Ends the game with a ship that touches no monument."""
    match.play("sail d market")
    assert match.outcome is not None
    return tuple(by_source.get("chamber", 0) for by_source in match.earned)


def in_each_row(*stones: int) -> list[int]:
    """These stones from the left, the same in all three rows."""
    return [stone for stone in stones for _row in range(3)]


# --- I9.1  filling ---


def test_i9_1_example_four_stones_are_placed_in_order(lay: Lay) -> None:
    """The rulebooks' example: unloaded from the bow, from the top left corner on."""
    match = lay(seats=4, ships=ships("3120", "...", "..", "."))
    match.play("sail a chamber")
    assert match.position()["chamber"] == [GRAY, WHITE, BROWN, BLACK]
    assert match.points == (0, 0, 0, 0)


def test_i9_1_columns_are_filled_from_the_top(lay: Lay) -> None:
    """Three in a column touch; the fourth lies beside the first, not under the third."""
    match = lay(**LAST_SHIP, seats=4, chamber=[WHITE, BLACK, BLACK, BLACK])
    assert chamber_points(match) == (3 + 1, 1, 0, 0)


def test_i9_1_the_first_stone_of_a_column_lies_beside_the_first_of_the_one_before(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, chamber=[BLACK, WHITE, WHITE, BLACK])
    assert chamber_points(match) == (3, 3, 0, 0)


def test_i9_1_the_foot_of_a_column_does_not_touch_the_head_of_the_next(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=4, chamber=[BLACK, WHITE, BLACK, BLACK])
    assert chamber_points(match) == (3 + 1, 1, 0, 0)


@pytest.mark.parametrize("stones", [14, 15, 16, 40])
def test_i9_1_columns_without_limit(lay: Lay, stones: int) -> None:
    laid = [WHITE, BROWN] * (stones // 2)
    match = lay(seats=4, chamber=laid, ships=ships("30", "...", "..", "."))
    match.play("sail a chamber")
    assert match.position()["chamber"] == [*laid, GRAY, BLACK]


@pytest.mark.parametrize("side", ["A", "B"])
def test_i9_1_nothing_scores_before_the_end(lay: Lay, side: str) -> None:
    match = lay(seats=4, sides=f"AAA{side}A", chamber=[WHITE] * 9, ships=ships("0", "...", "..", "...", sites=".mpt"))
    match.play("sail a chamber")
    assert match.points == (0, 0, 0, 0)
    assert match.position()["round"] == 2


# --- I9.2  side A ---


def test_i9_2_example_final_scoring_of_four_players(lay: Lay) -> None:
    """The rulebooks' example: white 3, black 1, brown 6 + 1, gray 15 + 2."""
    chamber = [
        *(WHITE, WHITE, BROWN),
        *(BROWN, GRAY, GRAY),
        *(BROWN, GRAY, GRAY),
        *(BROWN, GRAY, GRAY),
        *(BLACK,),
    ]
    match = lay(**LAST_SHIP, seats=4, chamber=chamber)
    assert chamber_points(match) == (1, 3, 6 + 1, 15 + 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("stones", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (8, 21), (20, 15 + 15 * 2)]
)
def test_i9_2_a_group_scores_by_its_size(lay: Lay, seats: int, stones: int, points: int) -> None:
    match = lay(**LAST_SHIP, seats=seats, chamber=[WHITE] * stones)
    assert chamber_points(match)[:2] == (0, points)


def test_i9_2_an_empty_chamber_scores_nothing(lay: Lay) -> None:
    assert chamber_points(lay(**LAST_SHIP, seats=4)) == (0, 0, 0, 0)


def test_i9_2_corner_to_corner_is_not_connected(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=2, chamber=[BLACK, WHITE, BLACK, WHITE, BLACK, WHITE, BLACK, WHITE, BLACK])
    assert chamber_points(match) == (5, 4)


def test_i9_2_a_group_goes_round_a_corner(lay: Lay) -> None:
    """Black's two rows are joined only in the last column; white lies enclosed."""
    match = lay(**LAST_SHIP, seats=2, chamber=[BLACK, WHITE, BLACK, BLACK, WHITE, BLACK, BLACK, BLACK, BLACK])
    assert chamber_points(match) == (15 + 2 + 2, 3)


def test_i9_2_a_group_may_wind_back_to_the_left(lay: Lay) -> None:
    """Top row to the right, down, and along the bottom back to the first column."""
    chamber = [BLACK, WHITE, BLACK, BLACK, WHITE, BLACK, BLACK, WHITE, BLACK, BLACK, BLACK, BLACK]
    match = lay(**LAST_SHIP, seats=2, chamber=chamber)
    assert chamber_points(match) == (15 + 4 * 2, 6)


def test_i9_2_all_groups_of_a_colour_count(lay: Lay) -> None:
    row = in_each_row(BLACK, WHITE, BLACK, WHITE, BLACK, WHITE)
    match = lay(**LAST_SHIP, seats=3, chamber=row)
    assert chamber_points(match) == (6 + 6 + 6, 6 + 6 + 6, 0)


def test_i9_2_the_stones_of_the_last_ship_count(lay: Lay) -> None:
    last = ships("...", "...", "..", "0", sites="pto.")
    match = lay(seats=4, round=6, chamber=[WHITE, WHITE, BLACK, GRAY, GRAY], ships=last)
    match.play("sail d chamber")
    assert match.earned == [{"chamber": 3}, {"chamber": 3}, {}, {"chamber": 3}]


# --- I9.3  side B ---


def test_i9_3_example_rows_of_side_b(lay: Lay) -> None:
    """The rulebooks' example: top white 8, brown and gray 3; middle black 8, white 4; bottom gray 8."""
    chamber = [
        *(WHITE, BLACK, GRAY),
        *(WHITE, BLACK, GRAY),
        *(WHITE, BLACK, GRAY),
        *(BROWN, WHITE, GRAY),
        *(GRAY,),
    ]
    match = lay(**LAST_SHIP, seats=4, sides=SIDE_B, chamber=chamber)
    assert chamber_points(match) == (8, 8 + 4, 3, 3 + 8)


def test_i9_3_four_players(lay: Lay) -> None:
    row = in_each_row(GRAY, BLACK, BROWN, GRAY, BLACK, GRAY, WHITE, BLACK, GRAY, BROWN)
    match = lay(**LAST_SHIP, seats=4, sides=SIDE_B, chamber=row)
    assert chamber_points(match) == (3 * 4, 3 * 1, 3 * 2, 3 * 8)


def test_i9_3_three_players(lay: Lay) -> None:
    row = in_each_row(BROWN, BLACK, BROWN, BLACK, BROWN, WHITE)
    match = lay(**LAST_SHIP, seats=3, sides=SIDE_B, chamber=row)
    assert chamber_points(match) == (3 * 3, 3 * 1, 3 * 6)


def test_i9_3_two_players(lay: Lay) -> None:
    match = lay(**LAST_SHIP, seats=2, sides=SIDE_B, chamber=in_each_row(WHITE, BLACK, WHITE))
    assert chamber_points(match) == (3 * 1, 3 * 5)


@pytest.mark.parametrize(("seats", "first"), [(2, 5), (3, 6), (4, 8)])
def test_i9_3_one_stone_alone_takes_the_first_place(lay: Lay, seats: int, first: int) -> None:
    match = lay(**LAST_SHIP, seats=seats, sides=SIDE_B, chamber=[WHITE])
    assert chamber_points(match)[:2] == (0, first)


def test_i9_3_each_row_alone(lay: Lay) -> None:
    """White has most stones of all, but only in the top row."""
    chamber = [WHITE, BLACK, BROWN, WHITE, BLACK, BROWN, WHITE]
    match = lay(**LAST_SHIP, seats=3, sides=SIDE_B, chamber=chamber)
    assert chamber_points(match) == (6, 6, 6)


def test_i9_3_an_empty_chamber_scores_nothing(lay: Lay) -> None:
    assert chamber_points(lay(**LAST_SHIP, seats=4, sides=SIDE_B)) == (0, 0, 0, 0)


# --- I9.5  ties on side B ---


@pytest.mark.parametrize(
    ("seats", "row", "points"),
    [
        (4, [BLACK, WHITE, BROWN, GRAY], (3, 3, 3, 3)),  # (8+4+2+1)/4, rounded down
        (4, [BLACK, WHITE, BROWN], (4, 4, 4, 0)),  # (8+4+2)/3, rounded down
        (4, [BLACK, WHITE], (6, 6, 0, 0)),  # (8+4)/2
        (4, [BLACK, BLACK, WHITE, WHITE, BROWN], (6, 6, 2, 0)),
        (4, [BLACK, BLACK, WHITE, WHITE, BROWN, GRAY], (6, 6, 1, 1)),  # (2+1)/2, rounded down
        (4, [BLACK, BLACK, WHITE, BROWN, GRAY], (8, 2, 2, 2)),  # (4+2+1)/3, rounded down
        (4, [BLACK, BLACK, WHITE, GRAY], (8, 3, 0, 3)),  # (4+2)/2
        (4, [BLACK, BLACK, WHITE, WHITE, BROWN, BROWN, GRAY], (4, 4, 4, 1)),
        (3, [BLACK, WHITE, BROWN], (3, 3, 3)),  # (6+3+1)/3, rounded down
        (3, [BLACK, WHITE], (4, 4, 0)),  # (6+3)/2, rounded down
        (3, [BLACK, BLACK, WHITE, WHITE, BROWN], (4, 4, 1)),
        (3, [BLACK, WHITE, WHITE, BROWN], (2, 6, 2)),  # (3+1)/2
        (2, [BLACK, WHITE], (3, 3)),  # (5+1)/2
    ],
)
def test_i9_5_ties_in_a_row(lay: Lay, seats: int, row: list[int], points: tuple[int, ...]) -> None:
    match = lay(**LAST_SHIP, seats=seats, sides=SIDE_B, chamber=in_each_row(*row))
    assert chamber_points(match) == tuple(3 * share for share in points)


def test_i9_5_each_rows_share_is_rounded_down_by_itself(lay: Lay) -> None:
    """Two rows of 4.5 each are 4 and 4, not 9."""
    match = lay(**LAST_SHIP, seats=3, sides=SIDE_B, chamber=[BLACK, BLACK, BROWN, WHITE, WHITE])
    assert chamber_points(match) == (4 + 4, 4 + 4, 6)
