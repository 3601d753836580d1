"""P1  Components."""

from __future__ import annotations

from collections import Counter

import pytest

from saqqara import BadPosition, SaqqaraError
from saqqara.rules.edition import default_edition

from .conftest import CARDS, COLOURS, SHAPES, Lay

HANDS = [[1, 2], [3, 4]]
SHAPE_SIZES = {"i2": 2, "i3": 3, "i4": 4, "v3": 3, "l4": 4, "o4": 4}
EXPEDITIONS = {"i2": 1, "i3": 2, "i4": 1, "v3": 2, "l4": 1, "o4": 1}
SKULLS = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30]


# --- P1.1  pyramid cards ---


def test_p1_1_48_cards_numbered_from_1(begin: Lay) -> None:
    assert begin(seats=2).legal() == [f"deal {card}" for card in CARDS]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_1_two_to_four_players(begin: Lay, seats: int) -> None:
    assert begin(seats=seats).points == (0,) * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_p1_1_no_other_number_of_players(begin: Lay, seats: int) -> None:
    with pytest.raises(SaqqaraError, match="seats"):
        begin(seats=seats)


def test_p1_1_sixteen_cards_of_each_colour() -> None:
    edition = default_edition("pyramids")
    colours = {colour: edition[f"colours.{colour}"] for colour in ("green", "orange", "purple")}
    assert [len(set(cards)) for cards in colours.values()] == [16, 16, 16]
    assert sorted(card for cards in colours.values() for card in cards) == list(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_p1_1_a_chamber_has_5_by_5_fields_an_entrance_above_and_a_tomb_below(card: int) -> None:
    lines = default_edition("pyramids")[f"chambers.{card}"].split()
    assert [len(line) for line in lines] == [5] * 5
    assert [line.count("E") for line in lines] == [1, 0, 0, 0, 0]
    assert [line.count("T") for line in lines] == [0, 0, 0, 0, 1]


def test_p1_1_symbols_on_the_way() -> None:
    edition = default_edition("pyramids")
    chambers = [edition[f"chambers.{card}"] for card in CARDS]
    assert all(any(gem in chamber for gem in "rg") and "s" in chamber for chamber in chambers)
    for symbol in "xte":
        assert sum(symbol in chamber for chamber in chambers) > 0
    for symbol in "te":
        assert sum(symbol in chamber for chamber in chambers) < 48


def test_p1_1_walls_are_never_crossed_off(lay: Lay) -> None:
    with pytest.raises(BadPosition, match="wall"):
        lay(seats=2, hands=[[23, 2], [3, 4]], crossed={"23": ["a1", "b1"]})


# --- P1.2  expedition cards ---


def test_p1_2_six_shapes(lay: Lay) -> None:
    assert lay(seats=2, hands=HANDS).legal() == [f"expedition {shape}" for shape in SHAPES]


@pytest.mark.parametrize("last", SHAPES)
def test_p1_2_eight_cards(lay: Lay, last: str) -> None:
    """With six turned up, the seventh is one of the two that are left."""
    cards = list((Counter(EXPEDITIONS) - Counter([last])).elements())
    match = lay(seats=2, hands=HANDS, expeditions=cards[:6])
    assert match.legal() == [f"expedition {shape}" for shape in SHAPES if shape in (last, cards[6])]


@pytest.mark.parametrize("shape", SHAPES)
def test_p1_2_which_shapes_are_doubled(lay: Lay, shape: str) -> None:
    match = lay(seats=2, hands=HANDS, expeditions=[shape] * EXPEDITIONS[shape])
    assert f"expedition {shape}" not in match.legal()
    with pytest.raises(BadPosition, match=shape):
        lay(seats=2, hands=HANDS, expeditions=[shape] * (EXPEDITIONS[shape] + 1))


@pytest.mark.parametrize("shape", SHAPES)
def test_p1_2_sizes_of_the_shapes(lay: Lay, shape: str) -> None:
    match = lay(seats=2, hands=HANDS)
    match.play(f"expedition {shape}")
    sizes = {len(move.split()) - 2 for move in match.legal(seat=0)}
    assert sizes == {1, SHAPE_SIZES[shape]}


# --- P1.3  the score card ---


def test_p1_3_ten_gems_of_each_colour(lay: Lay) -> None:
    assert lay(seats=2, hands=HANDS, gems=[[10, 10], [0, 0]]).points == (50, 0)
    for gems in ([11, 0], [0, 11]):
        with pytest.raises(BadPosition, match="gems"):
            lay(seats=2, hands=HANDS, gems=[gems, [0, 0]])


def test_p1_3_four_torches_one_a_round(lay: Lay) -> None:
    assert lay(seats=2, hands=HANDS, round=4, torches=[[True] * 4, [False] * 4]).points == (20, 0)
    with pytest.raises(BadPosition, match="torches"):
        lay(seats=2, hands=HANDS, round=4, torches=[[True] * 5, [False] * 4])
    with pytest.raises(BadPosition, match="torches"):
        lay(seats=2, hands=HANDS, round=3, torches=[[True] * 4, [False] * 4])


@pytest.mark.parametrize("skulls", range(11))
def test_p1_3_values_of_the_ten_skulls(lay: Lay, skulls: int) -> None:
    assert lay(seats=2, hands=HANDS, skulls=[skulls, 0]).points == (-SKULLS[skulls], 0)


def test_p1_3_no_eleventh_skull(lay: Lay) -> None:
    with pytest.raises(BadPosition, match="skulls"):
        lay(seats=2, hands=HANDS, skulls=[11, 0])


@pytest.mark.parametrize("colour", ["green", "orange", "purple"])
def test_p1_3_pyramid_points_of_each_colour(lay: Lay, colour: str) -> None:
    cards = COLOURS[colour][-6:] if colour != "green" else COLOURS[colour][5:11]
    explored = [cards[:2], cards[2:4], cards[4:6]]
    table = {"seats": 3, "hands": [[1, 2], [3, 4], [5, 25]], "display": [None] * 4}
    match = lay(**table, explored=explored, claimed={colour: [0, 1, 2]})
    assert match.points == (20 + 10, 20 + 6, 20 + 3)
    with pytest.raises(BadPosition, match="claimed"):
        lay(**table, explored=explored, claimed={colour: [0, 1, 2, 0]})
