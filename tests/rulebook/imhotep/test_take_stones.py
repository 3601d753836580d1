"""I4.1  Take: stones from the quarry to the sled."""

from __future__ import annotations

import pytest

from saqqara import IllegalMove

from .conftest import BLACK, WHITE, Lay, ships

HARBOUR = ships("....", "...", "..", ".")


@pytest.mark.parametrize(("sled", "after"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)])
def test_i4_1_three_stones_or_as_many_as_the_sled_has_room_for(lay: Lay, sled: int, after: int) -> None:
    """With two free spaces only two stones are taken: the example of the Norwegian book."""
    match = lay(seats=2, ships=HARBOUR, sleds=[sled, 3])
    match.play("take")
    assert match.position()["sleds"] == [after, 3]
    assert match.position()["quarries"] == [29 - after, 26]
    assert match.seats_to_move == (WHITE,)


@pytest.mark.parametrize(("quarry", "taken"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_i4_1_as_many_as_the_quarry_has(lay: Lay, quarry: int, taken: int) -> None:
    match = lay(seats=2, ships=HARBOUR, sleds=[0, 3], obelisks=[29 - quarry, 0])
    match.play("take")
    assert match.position()["sleds"] == [taken, 3]
    assert match.position()["quarries"] == [quarry - taken, 26]


@pytest.mark.parametrize(("sled", "quarry"), [(3, 1), (4, 2), (4, 1)])
def test_i4_1_the_smaller_of_room_and_quarry(lay: Lay, sled: int, quarry: int) -> None:
    match = lay(seats=2, ships=HARBOUR, sleds=[sled, 3], obelisks=[29 - sled - quarry, 0])
    match.play("take")
    assert match.position()["sleds"] == [sled + 1, 3]
    assert match.position()["quarries"] == [quarry - 1, 26]


def test_i4_1_not_with_a_full_sled(lay: Lay) -> None:
    match = lay(seats=2, ships=HARBOUR, sleds=[5, 3])
    assert "take" not in match.legal()
    with pytest.raises(IllegalMove):
        match.play("take")


@pytest.mark.parametrize("sled", [0, 4])
def test_i4_1_not_from_an_empty_quarry(lay: Lay, sled: int) -> None:
    match = lay(seats=2, ships=HARBOUR, sleds=[sled, 3], obelisks=[29 - sled, 0])
    assert "take" not in match.legal()
    with pytest.raises(IllegalMove):
        match.play("take")


def test_i4_1_only_own_stones(lay: Lay) -> None:
    """The quarry is full of white stones, but black has none left there."""
    match = lay(seats=2, ships=HARBOUR, sleds=[1, 0], obelisks=[28, 0], to_move=BLACK)
    assert match.position()["quarries"] == [0, 29]
    assert "take" not in match.legal()


def test_i4_1_never_fewer_by_choice(lay: Lay) -> None:
    match = lay(seats=2, ships=HARBOUR, sleds=[0, 3])
    assert match.legal() == ["take"]
