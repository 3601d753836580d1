"""I4.2  Load: one stone from the sled to a ship that has not sailed."""

from __future__ import annotations

import pytest

from saqqara import IllegalMove
from tests.engines import play_all

from .conftest import BLACK, WHITE, Lay, ships


def loads(moves: list[str]) -> list[str]:
    return [move.removeprefix("load ") for move in moves if move.startswith("load ")]


def test_i4_2_one_stone_from_the_sled(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."))
    match.play("load b2")
    assert match.position()["ships"] == ships("....", ".0.", "..", ".")
    assert match.position()["sleds"] == [1, 3]
    assert match.position()["quarries"] == [27, 26]
    assert match.seats_to_move == (WHITE,)


def test_i4_2_any_space_of_any_ship(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."))
    assert loads(match.legal()) == ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "c1", "c2", "d1"]


def test_i4_2_only_free_spaces(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("0.1.", "...", "11", "0"))
    assert loads(match.legal()) == ["a2", "a4", "b1", "b2", "b3"]
    with pytest.raises(IllegalMove):
        match.play("load a1")


def test_i4_2_not_on_a_ship_that_has_sailed(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", ".", sites="t.m."))
    assert loads(match.legal()) == ["b1", "b2", "b3", "d1"]
    with pytest.raises(IllegalMove):
        match.play("load a1")


def test_i4_2_not_from_an_empty_sled(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."), sleds=[0, 3])
    assert loads(match.legal()) == []


def test_i4_2_the_last_stone_of_the_sled(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."), sleds=[1, 3])
    match.play("load d1")
    assert match.position()["sleds"] == [0, 3]


def test_i4_2_no_space_free(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "1", sites="mtc."), to_move=BLACK)
    assert loads(match.legal()) == []


def test_i4_2_stones_may_fill_a_ship(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."))
    play_all(match, "load b1", "load b2", "load b3")
    assert match.position()["ships"] == ships("....", "010", "..", ".")
