"""P5.3  Pyramid points of the colours."""

from __future__ import annotations

import pytest

from saqqara import Match

from .conftest import BEND, SIX, Lay, deal, dug, idle, nobody_but, tomb

FREE = [None, None, None]


def explored(match: Match, *marks: str) -> Match:
    """The seats, from 0, explore these or do something else; all replacements come from the deck."""
    match.play("expedition i2")
    for seat, move in enumerate(marks):
        if move:
            match.play(move, seat=seat)
        else:
            idle(match, seat)
    return replaced(match)


def replaced(match: Match) -> Match:
    """All replacements are drawn from the deck."""
    while match.legal()[-1] == "take deck":
        match.play("take deck")
        match.play(match.legal()[0])
    return match


def test_p5_3_example_second_green_and_second_purple(lay: Lay) -> None:
    """The rulebook's example: Leszek (0) explores his second green, Tymoteusz (1) his second purple pyramid: 10 each."""
    match = lay(seats=3, hands=[[1, 2], [33, 34], [3, 4]], crossed=dug(1, 33), explored=[[5], [35], []])
    explored(match, tomb(1), tomb(33), "")
    assert match.position()["claimed"] == {"green": [0, None, None], "orange": FREE, "purple": [1, None, None]}
    assert match.points == (20 + 10, 20 + 10, 0)


def test_p5_3_example_simultaneous_the_lower_number_claims_first(lay: Lay) -> None:
    """The rulebook's example: Tymoteusz's fourth purple (15) takes 6, Sylwia's second purple (33) takes 3."""
    match = lay(
        seats=2,
        hands=[[33, 2], [15, 4]],
        crossed=dug(33, 15),
        explored=[[37], [34, 35, 36]],
        claimed={"purple": [1, None, None]},
    )
    explored(match, tomb(33), tomb(15))
    assert match.position()["claimed"]["purple"] == [1, 1, 0]
    assert match.points == (20 + 3, 40 + 10 + 6)


@pytest.mark.parametrize(
    ("before", "is_claimed"),
    [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (6, False), (7, False)],
)
def test_p5_3_the_second_fourth_and_sixth(lay: Lay, before: int, is_claimed: bool) -> None:
    """No points for an eighth."""
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[list(range(5, 5 + before)), []])
    explored(match, tomb(1), "")
    assert match.position()["claimed"]["green"] == [0 if is_claimed else None, None, None]


@pytest.mark.parametrize(
    ("claims", "points"), [([None, None, None], 10), ([1, None, None], 6), ([1, 2, None], 3), ([1, 2, 1], 0)]
)
def test_p5_3_the_next_free_points_each_once(lay: Lay, claims: list[int | None], points: int) -> None:
    explored_before = [[5], [6, 7, 8, 9], [10, 11]]
    match = lay(
        seats=3,
        hands=[[1, 2], [33, 34], [35, 36]],
        crossed=dug(1),
        explored=explored_before,
        claimed={"green": claims},
    )
    explored(match, tomb(1), "", "")
    assert match.points[0] == 20 + points
    free = claims.index(None) if None in claims else len(claims)
    assert match.position()["claimed"]["green"] == [*claims[:free], 0, None, None][:3]


def test_p5_3_colours_are_counted_apart(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[17, 33], []])
    explored(match, tomb(1), "")
    assert match.position()["claimed"] == {"green": FREE, "orange": FREE, "purple": FREE}


def test_p5_3_the_same_seat_may_claim_again(lay: Lay) -> None:
    match = lay(
        seats=2,
        hands=[[1, 2], [3, 4]],
        crossed=dug(1),
        explored=nobody_but(2, seat_0=[5, 6, 7, 8, 9]),
        claimed={"green": [0, 0, None]},
    )
    explored(match, tomb(1), "")
    assert match.position()["claimed"]["green"] == [0, 0, 0]
    assert match.points[0] == 60 + 19


def test_p5_3_claims_come_after_the_replacements(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[5], []])
    match.play("expedition i2")
    match.play(tomb(1), seat=0)
    idle(match, 1)
    assert match.position()["claimed"]["green"] == FREE
    match.play("take 45")
    assert match.position()["claimed"]["green"] == FREE
    deal(match, 30)
    assert match.position()["claimed"]["green"] == [0, None, None]


def test_p5_3_by_the_number_of_the_card_that_claims(lay: Lay) -> None:
    """Seat 0 has the lowest number and picks first (green 7), but its second orange (22) comes after seat 1's (18)."""
    match = lay(
        seats=2,
        hands=[[7, BEND], [18, 4]],
        crossed={**dug(7, 18), str(BEND): ["a1", "a2", "a3", "a4"]},
        explored=[[28], [29]],
    )
    match.play("expedition i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(7), seat=0)
    match.play(tomb(18), seat=1)
    assert match.seats_to_move == (0,)
    replaced(match)
    assert match.position()["claimed"]["orange"] == [1, 0, None]


def test_p5_3_two_of_a_colour_in_one_step(lay: Lay) -> None:
    """Orange 22 and 27 of seat 0 are its first and second; 25 of seat 1 is its second and lies between them."""
    match = lay(
        seats=2,
        hands=[[27, BEND], [25, 4]],
        crossed={**dug(27, 25), str(BEND): ["a1", "a2", "a3", "a4"]},
        explored=[[], [29]],
    )
    match.play("expedition i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(27), seat=0)
    match.play(tomb(25), seat=1)
    replaced(match)
    assert match.position()["claimed"]["orange"] == [1, 0, None]


def test_p5_3_two_of_a_colour_in_one_step_the_lower_one_claims(lay: Lay) -> None:
    """Orange 22 of seat 0 is its second and 27 its third; 25 of seat 1 claims after 22."""
    match = lay(
        seats=2,
        hands=[[27, BEND], [25, 4]],
        crossed={**dug(27, 25), str(BEND): ["a1", "a2", "a3", "a4"]},
        explored=[[30], [29]],
    )
    match.play("expedition i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(27), seat=0)
    match.play(tomb(25), seat=1)
    replaced(match)
    assert match.position()["claimed"]["orange"] == [0, 1, None]


def test_p5_3_not_by_seat_nor_by_arrival(lay: Lay) -> None:
    match = lay(seats=2, hands=[[14, 2], [13, 4]], crossed=dug(14, 13), explored=[[5], [6]])
    explored(match, tomb(14), tomb(13))
    assert match.position()["claimed"]["green"] == [1, 0, None]


def test_p5_3_also_after_the_last_card_of_the_game(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[5], []], round=4, expeditions=SIX)
    match.play("expedition o4")
    match.play(tomb(1), seat=0)
    idle(match, 1)
    assert match.position()["claimed"]["green"] == [0, None, None]
    assert match.points == (20 + 10, 0)
