"""P4.1 to P4.5  Crossing off fields."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from saqqara import NATURE, IllegalMove, Match, NotYourTurn, UnreadableMove

from .conftest import BEND, CORRIDOR, RICH, SHAPES, SYMBOLS, TRAP, Lay, all_but, chamber, dug, idle, refused, tomb

HANDS = [[2, 5], [3, 4]]  # card 2 is a shaft with its entrance at c1, card 5 at a1
FIELDS = [column + row for column in "abcde" for row in "12345"]
LS_OVER_C1 = """
c1 c2 c3 b3|c1 c2 c3 d3|c1 b1 c2 c3|c1 d1 c2 c3
c1 d1 d2 d3|c1 b1 b2 b3|c1 b1 a1 a2|c1 d1 e1 e2|c1 b1 a1 c2|c1 d1 e1 c2
b1 c1 d1 b2|b1 c1 d1 d2|c1 c2 d2 e2|c1 c2 b2 a2
"""


def turned(match: Match, shape: str) -> Match:
    """The expedition card is turned up."""
    match.play(f"expedition {shape}")
    return match


def marks_of(match: Match, card: int, size: int, seat: int = 0) -> list[str]:
    """The fields of the legal marks of that size on a card."""
    found = [move.split() for move in match.legal(seat=seat)]
    return [" ".join(words[2:]) for words in found if words[1] == str(card) and len(words) == 2 + size]


def shapes_in(text: str) -> list[str]:
    return sorted(" ".join(sorted(shape.split())) for line in text.strip().splitlines() for shape in line.split("|"))


# --- P4.1  the shape ---


def test_p4_1_example_l_rotated_and_mirrored_over_the_entrance(lay: Lay) -> None:
    """The rulebook's example: an L, turned by 90 degrees and mirrored, one of its fields the entrance."""
    match = turned(lay(seats=2, hands=HANDS), "l4")
    match.play("mark 2 a1 b1 c1 a2", seat=0)
    assert match.position()["crossed"] == {"2": ["a1", "a2", "b1", "c1"]}
    assert match.moves()[-1] == (0, "mark 2 a1 a2 b1 c1")


def test_p4_1_the_l_in_every_rotation_and_mirroring(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "l4")
    assert sorted(marks_of(match, 2, 4)) == shapes_in(LS_OVER_C1)


@pytest.mark.parametrize(
    ("shape", "over_c1"),
    [
        ("i2", "b1 c1|c1 d1|c1 c2"),
        ("i3", "a1 b1 c1|b1 c1 d1|c1 d1 e1|c1 c2 c3"),
        ("i4", "a1 b1 c1 d1|b1 c1 d1 e1|c1 c2 c3 c4"),
        ("v3", "b1 c1 b2|b1 c1 c2|c1 d1 c2|c1 d1 d2|c1 c2 b2|c1 c2 d2"),
        ("o4", "b1 c1 b2 c2|c1 d1 c2 d2"),
    ],
)
def test_p4_1_the_other_shapes(lay: Lay, shape: str, over_c1: str) -> None:
    match = turned(lay(seats=2, hands=HANDS), shape)
    assert sorted(marks_of(match, 2, int(shape[1]))) == shapes_in(over_c1)


PATTERNS = {
    "i2": "a1 a2",
    "i3": "a1 a2 a3",
    "i4": "a1 a2 a3 a4",
    "v3": "a1 a2 b1",
    "l4": "a1 a2 a3 b3",
    "o4": "a1 a2 b1 b2",
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    ("card", "crossed"),
    [
        (SYMBOLS, ""),
        (SYMBOLS, "a1 b1 c1 c2"),
        (RICH, "a1 a2 b2 c2 c3"),
        (RICH, "a1 b1 c1 d1 e1 e2"),
        (1, "b1 b2 b3 c3 d3 d2"),
        (33, "d1 d2 d3 d4 c4 b4"),
    ],
)
def test_p4_1_neither_more_nor_fewer_than_by_trying_all_fields(lay: Lay, card: int, crossed: str, shape: str) -> None:
    before = {str(card): crossed.split()} if crossed else {}
    match = turned(lay(seats=2, hands=[[card, 10], [8, 9]], crossed=before), shape)
    assert sorted(marks_of(match, card, int(shape[1]))) == sorted(_by_trying(card, crossed, shape))


@cache
def _by_trying(card: int, crossed: str, shape: str) -> list[str]:
    """P4.1, P4.2  All sets of so many fields, one by one."""
    letters = dict(zip(sorted(FIELDS, key=lambda field: (field[1], field[0])), "".join(chamber(card)), strict=True))
    taken = crossed.split()
    free = [field for field in FIELDS if letters[field] != "#" and field not in taken]
    pattern = _turnings(PATTERNS[shape].split())
    found = []
    for fields in combinations(free, int(shape[1])):
        if taken:
            is_connected = any(abs(_point(one) - _point(other)) == 1 for one in fields for other in taken)
        else:
            is_connected = any(letters[field] == "E" for field in fields)
        if is_connected and _turnings(list(fields)) == pattern:
            found.append(" ".join(fields))
    return found


def _point(field: str) -> complex:
    return complex("abcde".index(field[0]), int(field[1]))


def _turnings(fields: list[str]) -> set[tuple[tuple[float, float], ...]]:
    """A figure, wherever it lies, in all its rotations and mirrorings."""
    points = [_point(field) for field in fields]
    ways = set()
    for turn in (1, 1j, -1, -1j):
        for way in ([point * turn for point in points], [point.conjugate() * turn for point in points]):
            left, top = min(point.real for point in way), min(point.imag for point in way)
            ways.add(tuple(sorted((point.real - left, point.imag - top) for point in way)))
    return ways


@pytest.mark.parametrize("card", [2, 5])
def test_p4_1_on_either_of_the_two_cards(lay: Lay, card: int) -> None:
    match = turned(lay(seats=2, hands=HANDS), "i2")
    match.play({2: "mark 2 c1 c2", 5: "mark 5 a1 a2"}[card], seat=0)
    assert list(match.position()["crossed"]) == [str(card)]


@pytest.mark.parametrize(
    ("shape", "fields"),
    [
        ("l4", "b1 c1 c2 d2"),  # an S
        ("l4", "b1 c1 d1 c2"),  # a T
        ("l4", "b1 c1 b2 c2"),  # the square
        ("l4", "a1 b1 c1 d1"),  # the line
        ("l4", "c1 c2 d2"),  # fewer
        ("i3", "c1 c2 d2"),
        ("v3", "c1 c2 c3"),
        ("i2", "c1 d2"),  # in two pieces
        ("i2", "c1 c2 c3"),  # more
        ("i4", "c1 c2 c3 c4 c5"),
        ("o4", "c1 c2 d1"),
    ],
)
def test_p4_1_exactly_the_shape(lay: Lay, shape: str, fields: str) -> None:
    """The refusal says what the card shows and what was got."""
    match = turned(lay(seats=2, hands=HANDS), shape)
    refused(match, f"mark 2 {fields}", IllegalMove, fields.rsplit(maxsplit=1)[-1], shape)


def test_p4_1_no_field_twice_in_one_mark(lay: Lay) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), "mark 2 c1 c1", IllegalMove, "c1")


def test_p4_1_not_on_both_cards_at_once(lay: Lay) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), "mark 2 c1 5 a1", UnreadableMove)


@pytest.mark.parametrize(("fields", "outside"), [("e1 f1", "f1"), ("c0 c1", "c0"), ("c5 c6", "c6"), ("z9", "z9")])
def test_p4_1_not_outside_the_chamber(lay: Lay, fields: str, outside: str) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), f"mark 2 {fields}", IllegalMove, outside)


def test_p4_1_not_around_the_edge(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "d1", "e1"]}), "i2")
    refused(match, "mark 2 a2 e1", IllegalMove, "a2")
    assert "a2" not in marks_of(match, 2, 1)


def test_p4_1_not_over_a_wall(lay: Lay) -> None:
    table = {"hands": [[SYMBOLS, 5], [3, 4]], "crossed": {str(SYMBOLS): ["a1", "a2"]}}
    match = turned(lay(seats=2, **table), "i2")
    refused(match, f"mark {SYMBOLS} a3 b3", IllegalMove, "b3", "wall", str(SYMBOLS))
    refused(match, f"mark {SYMBOLS} b3", IllegalMove, "b3", "wall")


def test_p4_1_not_over_a_crossed_off_field(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "c2"]}), "i2")
    refused(match, "mark 2 c2 c3", IllegalMove, "c2", "crossed")
    refused(match, "mark 2 c1", IllegalMove, "c1", "crossed")


@pytest.mark.parametrize("card", [3, 30, 45])
def test_p4_1_only_on_a_card_that_lies_before_you(lay: Lay, card: int) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), f"mark {card} c1", IllegalMove, str(card), "2, 5")


def test_p4_1_no_such_card(lay: Lay) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), "mark 49 c1", IllegalMove, "49")


@pytest.mark.parametrize(
    "move",
    [
        "mark",
        "mark 2",
        "mark two c1",
        "mark 2 1c",
        "mark 2 c",
        "mark 2 c1-c2",
        "mark c1 2",
        "cross 2 c1",
        "",
        "MARK 2 c1",
    ],
)
def test_p4_1_unreadable(lay: Lay, move: str) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), move, UnreadableMove)


@pytest.mark.parametrize("move", [None, 7, ["mark", "2", "c1"], "mark 2 " + "c1 " * 100, "mark 2 c1\nmark 2 c2"])
def test_p4_1_unreadable_things(lay: Lay, move: object) -> None:
    refused(turned(lay(seats=2, hands=HANDS), "i2"), move, UnreadableMove)


def test_p4_1_any_order_of_fields_is_read_one_is_written(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "v3")
    match.play("mark 2 d1 c1 c2", seat=0)
    assert match.moves()[-1] == (0, "mark 2 c1 c2 d1")


def test_p4_1_nothing_else_is_legal_while_marking(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "v3")
    for move in ("take 45", "take deck", "deal 30", "expedition i2"):
        refused(match, move, IllegalMove)


# --- P4.2  the entrance, then side by side ---


def test_p4_2_the_first_shape_covers_the_entrance(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "i3")
    assert all("c1" in fields for fields in marks_of(match, 2, 3))
    assert all("a1" in fields for fields in marks_of(match, 5, 3))
    refused(match, "mark 2 c2 c3 c4", IllegalMove, "c1", "entrance")
    refused(match, "mark 2 a1 a2 a3", IllegalMove, "c1", "entrance")


def test_p4_2_later_shapes_touch_a_crossed_off_field(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "c2"]}), "i2")
    expected = "b1 a1|b1 b2|d1 e1|d1 d2|b2 a2|b2 b3|d2 e2|d2 d3|c3 b3|c3 d3|c3 c4"
    assert sorted(marks_of(match, 2, 2)) == shapes_in(expected)


def test_p4_2_a_later_shape_that_touches_nothing(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "c2"]}), "i2")
    refused(match, "mark 2 a4 a5", IllegalMove, "a4", "touch")


def test_p4_2_corners_do_not_touch(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "c2"]}), "i2")
    refused(match, "mark 2 d3 d4", IllegalMove, "d3", "touch")


def test_p4_2_each_card_by_itself(lay: Lay) -> None:
    """One card is begun, the other's first shape still covers its own entrance."""
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1"]}), "i2")
    assert sorted(marks_of(match, 5, 2)) == ["a1 a2", "a1 b1"]
    refused(match, "mark 5 c2 c3", IllegalMove, "a1", "entrance")


def test_p4_2_not_through_a_wall(lay: Lay) -> None:
    """c3 of the card lies between two walls: no way from a3 to it."""
    table = {"hands": [[SYMBOLS, 5], [3, 4]], "crossed": {str(SYMBOLS): ["a1", "a2", "a3"]}}
    match = turned(lay(seats=2, **table), "i2")
    refused(match, f"mark {SYMBOLS} c3 c4", IllegalMove, "c3", "touch")


# --- P4.3  one single field instead ---


@pytest.mark.parametrize("shape", SHAPES)
def test_p4_3_always_a_single_field_instead(lay: Lay, shape: str) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"5": ["a1"]}), shape)
    assert marks_of(match, 2, 1) == ["c1"]
    assert sorted(marks_of(match, 5, 1)) == ["a2", "b1"]
    match.play("mark 5 a2", seat=0)
    assert match.position()["crossed"] == {"5": ["a1", "a2"]}
    assert match.seats_to_move == (1,)


def test_p4_3_a_single_field_adjacent_to_a_crossed_off_one(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed={"2": ["c1", "c2", "b2"]}), "i4")
    assert sorted(marks_of(match, 2, 1)) == ["a2", "b1", "b3", "c3", "d1", "d2"]
    refused(match, "mark 2 a1", IllegalMove, "a1", "touch")
    refused(match, "mark 2 d3", IllegalMove, "d3", "touch")


def test_p4_3_on_an_empty_card_the_entrance(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "i4")
    assert [marks_of(match, card, 1) for card in (2, 5)] == [["c1"], ["a1"]]
    refused(match, "mark 2 c2", IllegalMove, "c1", "entrance")


def test_p4_3_the_tomb_as_a_single_field(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS, crossed=dug(2)), "o4")
    match.play(tomb(2), seat=0)
    idle(match, 1)
    assert match.position()["explored"] == [[2], []]


def test_p4_3_one_of_the_two_must_be_done(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "i4")
    assert all(move.startswith("mark ") for move in match.legal(seat=0))
    refused(match, "pass", UnreadableMove)
    idle(match, 1)
    assert match.seats_to_move == (0,)


def test_p4_3_only_one_of_the_two(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=HANDS), "i2")
    match.play("mark 2 c1", seat=0)
    refused(match, "mark 2 c2 c3", NotYourTurn)


# --- P4.4  no legal field ---


def test_p4_4_without_cards_nothing_is_done(lay: Lay) -> None:
    match = lay(seats=2, hands=[[], [3, 4]], display=[None] * 4, explored=[all_but(3, 4), []])
    turned(match, "i2")
    assert match.seats_to_move == (1,)
    assert match.legal(seat=0) == []
    idle(match, 1)
    assert match.seats_to_move == (NATURE,)


def test_p4_4_who_has_explored_the_last_card_is_not_asked_again(lay: Lay) -> None:
    table = {"hands": [[1], [3, 4]], "display": [None] * 4, "explored": [all_but(1, 3, 4), []]}
    match = turned(lay(seats=2, crossed=dug(1), **table), "i2")
    match.play(tomb(1), seat=0)
    idle(match, 1)
    assert match.seats_to_move == (NATURE,)
    turned(match, "l4")
    assert match.seats_to_move == (1,)


def test_p4_4_without_any_card_the_expeditions_go_on(lay: Lay) -> None:
    table = {"hands": [[1], [3]], "display": [None] * 4, "explored": [all_but(1, 3), []]}
    match = turned(lay(seats=2, crossed=dug(1, 3), **table), "i2")
    match.play(tomb(1), seat=0)
    match.play(tomb(3), seat=1)
    turned(match, "i3")
    turned(match, "o4")
    position = match.position()
    assert position["expeditions"] == ["i2", "i3", "o4"]
    again = lay(**{key: value for key, value in position.items() if key not in ("game", "edition")})
    assert (again.position(), again.legal()) == (position, match.legal())


def test_p4_4_a_red_cross_that_finds_no_field_lapses(lay: Lay) -> None:
    """The last two fields of the only card: red cross and tomb."""
    table = {"hands": [[TRAP], [3, 4]], "display": [None] * 4, "explored": [all_but(TRAP, 3, 4), []]}
    match = turned(lay(seats=2, crossed={str(TRAP): ["b1", "b2", "b3"]}, **table), "i2")
    match.play(f"mark {TRAP} b4 b5", seat=0)
    assert match.seats_to_move == (1,)
    idle(match, 1)
    assert TRAP in match.position()["explored"][0]
    assert match.seats_to_move == (NATURE,)


# --- P4.5  red crosses ---


def test_p4_5_a_red_cross_asks_for_one_more_field(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1"]}), "v3")
    match.play(f"mark {SYMBOLS} b2 c2 c3", seat=0)
    assert match.position()["pending"][0] == {"seat": 0, "owes": "cross", "count": 1}
    singles = [f"mark {SYMBOLS} {field}" for field in ("a2", "c1", "c4", "d2")]
    assert sorted(match.legal(seat=0)) == sorted(["mark 5 a1", *singles])
    match.play(f"mark {SYMBOLS} c4", seat=0)
    assert match.seats_to_move == (1,)
    assert match.position()["crossed"][str(SYMBOLS)] == ["a1", "b1", "b2", "c2", "c3", "c4"]


def test_p4_5_on_either_of_the_two_cards(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1", "b2"]}), "l4")
    match.play(f"mark {SYMBOLS} c2", seat=0)
    match.play("mark 5 a1", seat=0)
    assert match.position()["crossed"]["5"] == ["a1"]
    assert match.seats_to_move == (1,)


def test_p4_5_a_single_field_not_the_shape(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1", "b2"]}), "i2")
    match.play(f"mark {SYMBOLS} c2 d2", seat=0)
    refused(match, "mark 5 a1 a2", IllegalMove, "a1", "single")
    refused(match, "mark 5 a2", IllegalMove, "a1", "entrance")


def test_p4_5_for_each_one_crossed_off(lay: Lay) -> None:
    """Three red crosses under one shape: three more fields."""
    match = turned(lay(seats=2, hands=[[RICH, 5], [3, 4]], crossed={str(RICH): ["a1", "b1", "c1"]}), "o4")
    match.play(f"mark {RICH} d1 d2 e1 e2", seat=0)
    for count, move in ((3, "mark 5 a1"), (2, "mark 5 a2"), (1, "mark 5 a3")):
        assert match.position()["pending"][0] == {"seat": 0, "owes": "cross", "count": count}
        match.play(move, seat=0)
    assert match.seats_to_move == (1,)
    assert match.position()["crossed"]["5"] == ["a1", "a2", "a3"]


def test_p4_5_chains_go_on(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[RICH, 5], [3, 4]], crossed={str(RICH): ["a1", "b1", "c1", "d1"]}), "l4")
    for field in ("d2", "e2", "e1"):
        match.play(f"mark {RICH} {field}", seat=0)
        assert match.position()["pending"][0] == {"seat": 0, "owes": "cross", "count": 1}
    match.play("mark 5 a1", seat=0)
    assert match.seats_to_move == (1,)


def test_p4_5_the_extra_field_adjacent_to_one_just_crossed_off(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1", "b2"]}), "l4")
    match.play(f"mark {SYMBOLS} c2", seat=0)
    match.play(f"mark {SYMBOLS} c3", seat=0)
    assert "c3" in match.position()["crossed"][str(SYMBOLS)]


def test_p4_5_a_card_whose_tomb_was_just_crossed_off_may_be_used(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[BEND, 5], [3, 4]], crossed={str(BEND): ["a1", "a2", "a3", "a4"]}), "i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    assert sorted(match.legal(seat=0)) == [f"mark {BEND} c5", "mark 5 a1"]
    match.play(f"mark {BEND} c5", seat=0)
    idle(match, 1)
    assert match.position()["explored"] == [[BEND], []]


def test_p4_5_the_extra_field_may_be_a_tomb(lay: Lay) -> None:
    """Both cards explored in one step."""
    crossed = {str(BEND): ["a1", "a2", "a3", "a4"], **dug(5)}
    match = turned(lay(seats=2, hands=[[BEND, 5], [3, 4]], crossed=crossed), "i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(5), seat=0)
    idle(match, 1)
    assert match.position()["explored"] == [[5, BEND], []]
    assert match.position()["pending"] == [{"seat": 0, "owes": "take", "count": 2}]


def test_p4_5_the_extra_field_carries_its_symbol(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1", "b2"]}), "l4")
    match.play(f"mark {SYMBOLS} c2", seat=0)
    match.play(f"mark {SYMBOLS} c1", seat=0)
    assert match.position()["gems"][0] == [0, 1]


def test_p4_5_others_need_not_wait_for_the_extra_field(lay: Lay) -> None:
    match = turned(lay(seats=2, hands=[[SYMBOLS, 5], [3, 4]], crossed={str(SYMBOLS): ["a1", "b1", "b2"]}), "l4")
    match.play(f"mark {SYMBOLS} c2", seat=0)
    idle(match, 1)
    assert (match.ask(0) is None, match.ask(1) is None) == (False, True)
    match.play("mark 5 a1", seat=0)
    assert match.seats_to_move == (NATURE,)


# --- questions with one answer ---


def test_p4_3_the_only_mark_is_not_asked(lay: Lay) -> None:
    """The last field of the only card; the square fits nowhere."""
    table = {"hands": [[CORRIDOR], [3, 4]], "display": [None] * 4, "explored": [all_but(CORRIDOR, 3, 4), []]}
    match = turned(lay(seats=2, crossed={str(CORRIDOR): ["a1", "a2", "a3"]}, **table), "o4")
    assert match.seats_to_move == (1,)
    assert match.position()["crossed"][str(CORRIDOR)] == ["a1", "a2", "a3", "a4"]
    idle(match, 1)
    turned(match, "i4")
    idle(match, 1)
    assert CORRIDOR in match.position()["explored"][0]


def test_p4_3_one_field_or_the_shape_is_a_question(lay: Lay) -> None:
    table = {"hands": [[CORRIDOR], [3, 4]], "display": [None] * 4, "explored": [all_but(CORRIDOR, 3, 4), []]}
    match = turned(lay(seats=2, crossed={str(CORRIDOR): ["a1", "a2", "a3"]}, **table), "i2")
    assert sorted(match.legal(seat=0)) == [f"mark {CORRIDOR} a4", f"mark {CORRIDOR} a4 a5"]


def test_p4_5_the_only_extra_field_is_not_asked(lay: Lay) -> None:
    table = {"hands": [[TRAP], [3, 4]], "display": [None] * 4, "explored": [all_but(TRAP, 3, 4), []]}
    match = turned(lay(seats=2, crossed={str(TRAP): ["b1", "b2", "b3"]}, **table), "i2")
    match.play(f"mark {TRAP} b4", seat=0)
    assert match.seats_to_move == (1,)
    assert match.position()["crossed"][str(TRAP)] == ["b1", "b2", "b3", "b4", "b5"]
