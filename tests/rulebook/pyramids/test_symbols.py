"""P4.6 to P4.10  What the crossed-off fields carry."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import NATURE, Match

from .conftest import RICH, SIX, SYMBOLS, Lay, dug, idle, tomb

HANDS = [[RICH, SYMBOLS], [3, 4]]
NO_TORCH = [False] * 4


def marked(match: Match, shape: str, *marks: str) -> dict[str, Any]:
    """Seat 0 crosses these off, then seat 1 something; the table after it."""
    match.play(f"expedition {shape}")
    for fields in marks:
        match.play(f"mark {fields}", seat=0)
    idle(match, 1)
    return match.position()


def walked(card: int, fields: str) -> dict[str, list[str]]:
    return {str(card): fields.split()}


# --- P4.6  gems ---


def test_p4_6_a_gem_of_its_colour(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, gems=[[2, 5], [1, 1]])
    assert marked(match, "i2", "20 a1 b1")["gems"] == [[3, 5], [1, 1]]
    assert marked(match, "i3", "20 c1")["gems"] == [[3, 6], [1, 1]]


def test_p4_6_several_under_one_shape(lay: Lay) -> None:
    assert marked(lay(seats=2, hands=HANDS), "i3", "20 a1 b1 c1")["gems"][0] == [1, 1]
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 a2 a3 a4"))
    assert marked(match, "i2", "21 a5 b5")["gems"][0] == [2, 0]


def test_p4_6_beyond_ten_nothing(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 a2 a3 a4"), gems=[[9, 10], [0, 0]])
    assert marked(match, "i2", "21 a5 b5")["gems"][0] == [10, 10]
    assert marked(match, "i3", "20 a1 b1 c1")["gems"][0] == [10, 10]


# --- P4.7  torches ---


def test_p4_7_example_a_torch_in_round_1_opens_only_torch_1(lay: Lay) -> None:
    """The rulebook's example: the next torch only by a torch crossed off in the second round."""
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 a2 a3"), expeditions=SIX[:5])
    assert marked(match, "l4", "21 a4")["torches"] == [[True, False, False, False], NO_TORCH]
    assert marked(match, "i4", "21 b4")["torches"][0] == [True, False, False, False]
    assert match.position()["round"] == 2
    assert marked(match, "i4", "21 c4")["torches"][0] == [True, True, False, False]


def test_p4_7_more_torches_of_the_same_round_count_nothing(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 a2 a3"))
    table = marked(match, "i3", "21 a4 b4 c4")
    assert table["torches"] == [[True, False, False, False], NO_TORCH]
    assert match.points[0] == 5


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_p4_7_the_torch_of_this_round(lay: Lay, round_number: int) -> None:
    match = lay(seats=2, hands=HANDS, round=round_number, crossed=walked(RICH, "a1 a2 a3"))
    expected = [number == round_number for number in range(1, 5)]
    assert marked(match, "i4", "21 a4")["torches"] == [expected, NO_TORCH]


def test_p4_7_a_round_without_a_torch_is_lost(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, round=3, crossed=walked(RICH, "a1 a2 a3"))
    assert marked(match, "i3", "21 a4 b4 c4")["torches"][0] == [False, False, True, False]


# --- P4.8  skulls ---


def test_p4_8_the_next_skull(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, skulls=[2, 1])
    assert marked(match, "i2", "21 a1 b1")["skulls"] == [3, 1]


def test_p4_8_each_skull_of_a_shape(lay: Lay) -> None:
    assert marked(lay(seats=2, hands=HANDS), "o4", "21 a1 a2 b1 b2")["skulls"] == [3, 0]


def test_p4_8_beyond_ten_nothing(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, skulls=[8, 0])
    assert marked(match, "o4", "21 a1 a2 b1 b2")["skulls"] == [10, 0]
    match = lay(seats=2, hands=HANDS, skulls=[10, 0])
    assert marked(match, "i2", "21 a1 b1")["skulls"] == [10, 0]


# --- P4.9  elixirs ---


@pytest.mark.parametrize(("skulls", "left"), [(10, 8), (5, 3), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_p4_9_erases_the_two_highest_skulls(lay: Lay, skulls: int, left: int) -> None:
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 b1"), skulls=[skulls, 4])
    assert marked(match, "i4", "21 c1")["skulls"] == [left, 4]


@pytest.mark.parametrize(("skulls", "left"), [(0, 0), (1, 0), (4, 3), (10, 8)])
def test_p4_9_skulls_under_the_same_shape_first(lay: Lay, skulls: int, left: int) -> None:
    match = lay(seats=2, hands=HANDS, skulls=[skulls, 0])
    assert marked(match, "i3", "21 a1 b1 c1")["skulls"][0] == left


def test_p4_9_an_elixir_without_skulls_is_spent(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 b1"))
    assert marked(match, "i4", "21 c1")["skulls"][0] == 0
    assert marked(match, "l4", "21 a2")["skulls"][0] == 1


def test_p4_9_an_elixir_does_not_wait_for_the_extra_field(lay: Lay) -> None:
    """Elixir d3 and red cross d2 under one shape with no skull yet; the skull a2 comes by the red cross."""
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 b1 c1 c2"), skulls=[0, 0])
    assert marked(match, "i2", "21 d2 d3", "21 a2")["skulls"][0] == 1


def test_p4_9_each_mark_resolves_on_its_own(lay: Lay) -> None:
    """A skull before, then the elixir as the extra field."""
    match = lay(seats=2, hands=HANDS, crossed=walked(RICH, "a1 b1 c2 c1"), skulls=[1, 0])
    assert marked(match, "l4", "21 d2", "21 d3")["skulls"][0] == 0


# --- P4.10  the tomb ---


def test_p4_10_the_card_is_explored(lay: Lay) -> None:
    match = lay(seats=2, hands=[[2, 5], [3, 4]], crossed=dug(2))
    match.play("expedition i2")
    match.play(tomb(2), seat=0)
    idle(match, 1)
    assert match.position()["explored"] == [[2], []]
    assert match.points == (10, 0)


def test_p4_10_by_a_shape_with_the_tomb_anywhere_in_it(lay: Lay) -> None:
    match = lay(seats=2, hands=[[2, 5], [3, 4]], crossed={"2": ["c1", "c2", "c3"]})
    match.play("expedition l4")
    match.play("mark 2 a5 b5 c4 c5", seat=0)
    idle(match, 1)
    assert match.position()["explored"] == [[2], []]


def test_p4_10_without_the_tomb_a_card_stays(lay: Lay) -> None:
    match = lay(seats=2, hands=[[2, 5], [3, 4]], crossed={"2": ["c1", "c2", "c3"]})
    match.play("expedition i2")
    match.play("mark 2 b4 c4", seat=0)
    idle(match, 1)
    assert match.seats_to_move == (NATURE,)
    assert match.position()["explored"] == [[], []]
    assert match.position()["hands"] == [[2, 5], [3, 4]]


def test_p4_10_other_fields_need_not_be_crossed_off(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, crossed=walked(SYMBOLS, "a1 b1 b2 c1 c2 c3 c4"))
    match.play("expedition i2")
    match.play("mark 20 c5", seat=0)
    idle(match, 1)
    assert match.position()["explored"][0] == [SYMBOLS]
