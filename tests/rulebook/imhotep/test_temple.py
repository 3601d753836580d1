"""I8  Temple."""

from __future__ import annotations

import pytest

from saqqara import NATURE
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

LAST_SHIP = ships("...", "...", "..", "0", sites="mpc.")  # black ends the round at the obelisks
END_OF_ROUND = "sail d obelisks"


def test_i8_2_example_temple_a_at_round_end(lay: Lay) -> None:
    """The rulebooks' example: gray 2 points; white, brown and black 1 each."""
    match = lay(
        seats=4,
        temple=[BLACK, GRAY, WHITE, GRAY, BROWN],
        ships=ships("...", "..", "..", "0", sites="mpc."),
        to_move=BLACK,
    )
    match.play("sail d obelisks")
    assert match.points == (1, 1, 1, 2)


def test_i8_1_example_delivery_over_a_full_level(lay: Lay) -> None:
    """The rulebooks' example: brown, brown, white over a first level with one space left."""
    match = lay(
        seats=4,
        temple=[GRAY, BLACK, GRAY, WHITE],
        ships=ships("221", "...", "..", "."),
        to_move=WHITE,
    )
    play_all(match, "sail a temple")
    assert match.position()["temple"] == [GRAY, BLACK, GRAY, WHITE, BROWN, BROWN, WHITE]


# --- I8.1  filling ---


@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 5), (4, 5)])
def test_i8_1_spaces_by_player_count(lay: Lay, seats: int, spaces: int) -> None:
    """The stone after the last space lies on the first: so many, and no more, are visible."""
    match = lay(seats=seats, temple=[WHITE] * spaces + [BLACK], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points[:2] == (1, spaces - 1)


@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 5), (4, 5)])
def test_i8_1_delivery_goes_on_from_the_left_of_the_next_level(lay: Lay, seats: int, spaces: int) -> None:
    last = ships("101", "...", "..", "...", sites=".mpc")
    match = lay(seats=seats, temple=[WHITE] * (spaces - 1), ships=last)
    match.play("sail a temple")
    assert match.position()["temple"] == [WHITE] * spaces + [BLACK, WHITE]
    assert match.points[:2] == (1, spaces - 1)


def test_i8_1_levels_without_limit(lay: Lay) -> None:
    levels = [WHITE, BROWN, GRAY, WHITE, BROWN] * 8
    match = lay(seats=4, temple=levels, ships=ships("00.", "...", "..", "...", sites=".mpc"))
    match.play("sail a temple")
    assert match.position()["temple"] == [*levels, BLACK, BLACK]
    assert match.points == (2, 1, 1, 1)


# --- I8.2  side A ---


def test_i8_2_an_empty_temple_scores_nothing(lay: Lay) -> None:
    match = lay(seats=4, ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 0, 0)


def test_i8_2_spaces_without_a_stone_score_nothing(lay: Lay) -> None:
    match = lay(seats=4, temple=[GRAY, BROWN], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 1, 1)


def test_i8_2_covered_stones_score_nothing(lay: Lay) -> None:
    match = lay(seats=4, temple=[WHITE] * 5 + [BLACK] * 5 + [GRAY, GRAY], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (3, 0, 0, 2)
    assert [by_source.get("temple", 0) for by_source in match.earned] == [3, 0, 0, 2]


def test_i8_2_scores_at_the_end_of_the_round_not_before(lay: Lay) -> None:
    match = lay(seats=4, temple=[BLACK], ships=ships("11.", "0.", "..", ".", sites="..mp"))
    match.play("sail a temple")
    assert match.points == (0, 0, 0, 0)
    match.play("sail b chamber")
    assert match.points == (1, 2, 0, 0)


def test_i8_2_stones_delivered_by_the_fourth_ship_count(lay: Lay) -> None:
    match = lay(seats=4, temple=[WHITE] * 5, ships=ships("023", "...", "..", "...", sites=".mpc"))
    match.play("sail a temple")
    assert match.points == (1, 2, 1, 1)


@pytest.mark.parametrize("round_number", range(1, 7))
def test_i8_2_scores_every_round_and_the_stones_stay(lay: Lay, round_number: int) -> None:
    match = lay(seats=4, round=round_number, temple=[WHITE, GRAY], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert [by_source.get("temple", 0) for by_source in match.earned] == [0, 1, 0, 1]
    assert match.position()["temple"] == [WHITE, GRAY]


# --- I8.3  side B ---


def test_i8_3_example_temple_b_at_round_end(lay: Lay) -> None:
    """The rulebooks' example: gray chooses, brown 2 points, white chooses and draws a card, black chooses."""
    match = lay(seats=4, sides="AABAA", temple=[GRAY, BROWN, WHITE, WHITE, BLACK], sleds=[2, 3, 4, 0], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert (match.seats_to_move, match.legal()) == ((GRAY,), ["point", "stones"])
    match.play("stones")
    assert match.points == (0, 0, 2, 0)
    assert (match.seats_to_move, match.legal()) == ((WHITE,), ["point", "stones"])
    match.play("point")
    assert match.seats_to_move == (NATURE,)
    match.play("deal statue")
    assert (match.seats_to_move, match.legal()) == ((BLACK,), ["point", "stones"])
    match.play("point")
    assert match.points == (1, 1, 2, 0)
    assert match.position()["sleds"] == [2, 3, 4, 2]
    assert match.position()["cards"] == [[], ["statue"], [], []]


@pytest.mark.parametrize(("sled", "taken"), [(0, 2), (3, 2), (4, 1)])
def test_i8_3_stones_as_many_as_the_sled_has_room_for(lay: Lay, sled: int, taken: int) -> None:
    match = lay(seats=4, sides="AABAA", temple=[GRAY], sleds=[2, 3, 4, sled], ships=LAST_SHIP)
    quarry = match.position()["quarries"][GRAY]
    play_all(match, END_OF_ROUND, "stones")
    assert match.position()["sleds"][GRAY] == sled + taken
    assert match.position()["quarries"][GRAY] == quarry - taken
    assert match.points == (0, 0, 0, 0)


def test_i8_3_stones_as_many_as_the_quarry_has(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[GRAY], chamber=[GRAY] * 27, sleds=[2, 3, 4, 0], ships=LAST_SHIP)
    assert match.position()["quarries"][GRAY] == 1
    play_all(match, END_OF_ROUND, "stones")
    assert match.position()["sleds"][GRAY] == 1
    assert match.position()["quarries"][GRAY] == 0


def test_i8_3_the_card_is_taken_not_offered(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[WHITE] * 3 + [BROWN], sleds=[2, 5, 4, 5], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.seats_to_move == (NATURE,)
    assert all(move.startswith("deal ") for move in match.legal())
    match.play("deal chisel")
    assert match.position()["cards"] == [[], [], ["chisel"], []]


def test_i8_3_the_card_comes_from_the_deck_not_from_the_market(lay: Lay) -> None:
    """Unsold cards are discarded after the temple has scored (I3.5)."""
    market = {"face_up": ["lever", "lever", "hammer", "hammer"], "face_down": 0}
    match = lay(seats=4, sides="AABAA", market=market, temple=[WHITE] * 4, sleds=[2, 5, 4, 5], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.position()["market"] == market
    assert not {"deal lever", "deal hammer"} & set(match.legal())


@pytest.mark.parametrize(("seats", "choices"), [(2, 2), (3, 3), (4, 3)])
def test_i8_3_bonuses_by_player_count(lay: Lay, seats: int, choices: int) -> None:
    """With two players only the first four spaces: the fifth stone lies on the first."""
    match = lay(seats=seats, sides="AABAA", temple=[WHITE] * 5, sleds=[0] * seats, ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    asked = []
    while match.position()["round"] == 1:
        asked.append(match.seats_to_move[0])
        match.play("deal statue" if match.seats_to_move == (NATURE,) else "point")
    assert asked == [WHITE, WHITE, NATURE, WHITE][: choices + 1]
    assert match.points[WHITE] == 2 + choices
    assert match.position()["cards"][WHITE] == ["statue"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("stones", "points"), [(0, 0), (1, 1), (2, 3), (3, 4)])
def test_i8_3_points_of_the_first_spaces(lay: Lay, seats: int, stones: int, points: int) -> None:
    """With a full sled each choice is its point."""
    match = lay(seats=seats, sides="AABAA", temple=[WHITE] * stones, sleds=[2, 5, 4, 5][:seats], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points[WHITE] == points


def test_i8_3_only_the_topmost_stone_of_a_space_earns(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[WHITE, BROWN, BROWN, BROWN, BROWN, GRAY, GRAY], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 0, 1 + 2)  # gray's sled is full
    assert match.seats_to_move == (BROWN,)


def test_i8_3_a_card_of_the_last_round_counts_at_the_end(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", round=6, temple=[GRAY] * 4, ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal statue")
    assert match.earned[GRAY] == {"temple": 1 + 2 + 1, "statues": 1}
    assert match.outcome is not None


# --- I8.4  order of side B ---


def test_i8_4_stones_only_if_one_can_be_taken_full_sled(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[GRAY], sleds=[2, 3, 4, 5], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 0, 1)


def test_i8_4_stones_only_if_one_can_be_taken_empty_quarry(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[GRAY], chamber=[GRAY] * 28, sleds=[2, 3, 4, 0], ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 0, 1)


def test_i8_4_from_left_to_right_an_earlier_choice_can_fill_the_sled(lay: Lay) -> None:
    match = lay(seats=4, sides="AABAA", temple=[GRAY, BLACK, GRAY], sleds=[2, 3, 4, 3], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "stones")
    assert match.position()["sleds"][GRAY] == 5
    assert match.points == (2, 0, 0, 1)
    assert match.position()["round"] == 2


def test_i8_4_a_red_card_changes_no_bonus_of_this_round(lay: Lay) -> None:
    temple = [GRAY, WHITE, GRAY, BROWN, GRAY]
    match = lay(seats=4, sides="AABAA", temple=temple, ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance")
    assert match.position()["temple"] == temple
    assert match.earned == [{}, {"temple": 2}, {"pyramid": 2}, {"temple": 3}]


@pytest.mark.parametrize("answer", ["point", "stones"])
def test_i8_4_the_round_goes_on_after_the_last_space(lay: Lay, answer: str) -> None:
    match = lay(seats=4, sides="AABAA", temple=[BROWN], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, answer)
    assert match.seats_to_move == (NATURE,)
    assert match.position()["round"] == 2
    assert match.position()["start_seat"] == WHITE
