"""I2, I3.1 to I3.3  Set-up of the game and of a round."""

from __future__ import annotations

import pytest

from saqqara import NATURE
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

FOUR_STATUES = ["deal statue"] * 4


def test_i2_1_seven_round_cards_can_come_first(begin: Lay) -> None:
    match = begin(seats=3)
    assert match.seats_to_move == (NATURE,)
    assert len(match.legal()) == 7


def test_i2_1_one_round_card_is_removed_unseen(lay: Lay) -> None:
    """Before the sixth round two cards are unseen: the sixth, and the one that was removed."""
    match = lay(seats=4, round=6, round_cards=["4421", "4332", "4333", "3332", "4432"])
    assert set(match.legal()) == {"ships 4422", "ships 4322"}


def test_i2_1_revealed_round_card_does_not_come_again(lay: Lay) -> None:
    match = lay(seats=2, round=2, round_cards=["4331"])
    assert len(match.legal()) == 6
    assert "ships 4331" not in match.legal()


def test_i2_2_all_market_cards_are_in_the_deck(begin: Lay) -> None:
    match = begin(seats=4)
    match.play("ships 4322")
    assert len(match.legal()) == 12
    position = match.position()
    assert position["cards"] == [[], [], [], []]
    assert position["discard"] == []


def test_i2_2_dealt_card_leaves_the_deck(begin: Lay) -> None:
    match = play_all(begin(seats=4), "ships 4322", "deal lever")
    assert "deal lever" in match.legal()
    match.play("deal lever")
    assert "deal lever" not in match.legal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i2_3_one_stone_lies_on_the_score_track(begin: Lay, seats: int) -> None:
    position = begin(seats=seats).position()
    assert position["points"] == [0] * seats
    assert [sum(stones) for stones in zip(position["sleds"], position["quarries"], strict=True)] == [29] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i2_4_sleds_begin_with_two_to_five_stones(begin: Lay, seats: int) -> None:
    position = begin(seats=seats).position()
    assert position["start_seat"] == BLACK
    assert position["sleds"] == [2, 3, 4, 5][:seats]
    assert position["quarries"] == [27, 26, 25, 24][:seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i3_1_example_round_card_of_four_three_two_two(begin: Lay, seats: int) -> None:
    match = begin(seats=seats)
    match.play("ships 4322")
    assert match.position()["ships"] == ships("....", "...", "..", "..")
    assert match.position()["round_cards"] == ["4322"]


def test_i3_2_side_a_four_cards_face_up_from_space_one(begin: Lay) -> None:
    match = play_all(begin(seats=2, sides="AAAAA"), "ships 4322", "deal sail", "deal path", "deal lever")
    assert match.position()["market"] == {"face_up": ["sail", "path", "lever", None], "face_down": 0}
    assert match.seats_to_move == (NATURE,)
    match.play("deal statue")
    assert match.position()["market"] == {"face_up": ["sail", "path", "lever", "statue"], "face_down": 0}
    assert match.seats_to_move == (BLACK,)


def test_i3_2_side_b_three_cards_face_up_and_two_face_down(begin: Lay) -> None:
    match = play_all(begin(seats=2, sides="BAAAA"), "ships 4322", "deal sail", "deal path")
    assert match.seats_to_move == (NATURE,)
    match.play("deal lever")
    assert match.position()["market"] == {"face_up": ["sail", "path", "lever"], "face_down": 2}
    assert match.seats_to_move == (BLACK,)


def test_i3_2_red_card_lies_on_the_market_unplayed(begin: Lay) -> None:
    match = play_all(begin(seats=2), "ships 4322", "deal entrance", "deal entrance", "deal path", "deal sarcophagus")
    assert match.position()["pyramid"] == []
    assert match.position()["discard"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i3_3_players_act_clockwise_from_the_start_player(begin: Lay, seats: int) -> None:
    match = play_all(begin(seats=seats), "ships 4322", *FOUR_STATUES)
    movers = []
    for _ in range(5):
        movers.append(match.seats_to_move[0])
        match.play(next(move for move in match.legal() if move != "take"))
    assert movers == [turn % seats for turn in range(5)]


def test_i3_3_a_later_round_begins_with_its_start_player(lay: Lay) -> None:
    match = lay(seats=4, round=3, start_seat=BROWN)
    play_all(match, "ships 4322", *FOUR_STATUES)
    movers = []
    for space in ["a1", "a2", "a3", "a4"]:
        movers.append(match.seats_to_move[0])
        match.play(f"load {space}")
    assert movers == [BROWN, GRAY, BLACK, WHITE]


@pytest.mark.parametrize("action", ["take", "load a1", "sail d temple"])
def test_i3_3_one_action_a_turn(lay: Lay, action: str) -> None:
    match = lay(seats=3, ships=ships("....", "...", "..", "1"), to_move=WHITE)
    match.play(action)
    assert match.seats_to_move == (BROWN,)
