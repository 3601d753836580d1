"""I4.3  Sail: a ship with its minimum load goes to a free site and is unloaded."""

from __future__ import annotations

import pytest

from saqqara import IllegalMove
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

SITES = ["market", "pyramid", "temple", "chamber", "obelisks"]


def sails(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("sail ")]


def test_i4_3_ship_needs_its_minimum_load(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("00..", "0..", "..", "."))
    assert sails(match.legal()) == []
    with pytest.raises(IllegalMove):
        match.play("sail a temple")


def test_i4_3_minimum_load_may_lie_on_any_spaces(lay: Lay) -> None:
    match = lay(seats=2, ships=ships(".011", "1.0", ".1", "0"))
    assert sails(match.legal()) == [f"sail {ship} {site}" for ship in "abcd" for site in SITES]


def test_i4_3_every_ship_that_can_sail_to_every_free_site(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("000.", "0..", "..", "1", sites="..t."))
    free = ["market", "pyramid", "chamber", "obelisks"]
    assert sails(match.legal()) == [f"sail {ship} {site}" for ship in "ad" for site in free]


def test_i4_3_not_to_a_site_that_a_ship_has_reached(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("000.", "...", "..", "1", sites="..t."))
    with pytest.raises(IllegalMove):
        match.play("sail a temple")


def test_i4_3_ship_stays_moored_for_the_round(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("000.", "...", "..", "1"))
    match.play("sail a temple")
    assert match.position()["ships"] == ships("....", "...", "..", "1", sites="t...")
    assert "sail d temple" not in match.legal()
    assert not any(move.startswith("sail a") for move in match.legal())


@pytest.mark.parametrize("sailor", [BLACK, WHITE, BROWN, GRAY])
def test_i4_3_any_player_may_sail_any_ship(lay: Lay, sailor: int) -> None:
    """No own stone need be aboard: all three are white."""
    match = lay(seats=4, ships=ships("111.", "...", "..", ".."), to_move=sailor)
    match.play("sail a chamber")
    assert match.position()["chamber"] == [WHITE, WHITE, WHITE]
    assert match.position()["last_sailor"] == sailor
    assert match.seats_to_move == ((sailor + 1) % 4,)


@pytest.mark.parametrize("site", ["pyramid", "temple", "chamber"])
def test_i4_3_unloaded_from_bow_to_stern(lay: Lay, site: str) -> None:
    match = lay(seats=4, ships=ships("3120", "...", "..", ".."), to_move=BLACK)
    match.play(f"sail a {site}")
    assert match.position()[site] == [GRAY, WHITE, BROWN, BLACK]


def test_i4_3_example_four_stones_to_the_pyramid(lay: Lay) -> None:
    """The rulebooks' example: from 1 to 4, each on the next space, points at once (2, 1, 3, 2)."""
    match = lay(seats=4, ships=ships("0123", "...", "..", ".."), to_move=BLACK)
    match.play("sail a pyramid")
    assert match.points == (2, 1, 3, 2)


def test_i4_3_empty_spaces_are_ignored(lay: Lay) -> None:
    match = lay(seats=4, ships=ships("2.31", "...", "..", ".."), to_move=BLACK)
    match.play("sail a temple")
    assert match.position()["temple"] == [BROWN, GRAY, WHITE]


def test_i4_3_each_stone_by_its_owner(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("321", "...", "..", ".."), to_move=BLACK)
    movers = []
    match.play("sail a pyramid")
    for answer in ["pyramid left", "skip", "pyramid left", "pyramid left"]:
        movers.append(match.seats_to_move[0])
        match.play(answer)
    assert movers == [GRAY, GRAY, BROWN, WHITE]
    assert match.seats_to_move == (WHITE,)
    assert match.position()["pyramid"]["left"] == [GRAY, BROWN, WHITE]


def test_i4_3_stones_aboard_wait_until_their_turn(lay: Lay) -> None:
    """While gray chooses a pyramid, no stone has left the ship behind the first."""
    match = lay(seats=4, sides="ABAAA", ships=ships("321", "...", "..", ".."), to_move=BLACK)
    play_all(match, "sail a pyramid", "pyramid right")
    assert match.position()["ships"][0] == {"spaces": 3, "cargo": [None, BROWN, WHITE], "site": "pyramid"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i4_3_sailing_is_the_whole_turn(lay: Lay, seats: int) -> None:
    match = lay(seats=seats, ships=ships("....", "...", "..", "0"))
    match.play("sail d obelisks")
    assert match.position()["obelisks"] == [1] + [0] * (seats - 1)
    assert match.seats_to_move == (WHITE,)
