"""I5  Market."""

from __future__ import annotations

import pytest

from saqqara import NATURE, IllegalMove, Match
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

PAIR_ON_SALE = {
    "sides": "BAAAA",
    "ships": ships("....", "12.", "..", "1"),
    "market": {"face_up": ["sail", "statue", "lever"], "face_down": 2},
}


# --- I5.1 ---


def test_i5_1_example_white_sail_brown_statue_gray_lever(lay: Lay) -> None:
    """The rulebooks' example: three stones to the market, all back to the quarry."""
    match = lay(
        seats=4,
        ships=ships("....", "123", "..", ".."),
        market={"face_up": ["lever", "statue", "chisel", "sail"]},
        to_move=BLACK,
    )
    assert match.position()["quarries"] == [27, 25, 24, 23]
    play_all(match, "sail b market", "card 4", "card 2", "card 1")
    position = match.position()
    assert position["cards"] == [[], ["sail"], ["statue"], ["lever"]]
    assert position["market"]["face_up"] == [None, None, "chisel", None]
    assert position["quarries"] == [27, 26, 25, 24]
    assert position["ships"] == ships("....", "...", "..", "..", sites=".m..")
    assert match.seats_to_move == (WHITE,)


def test_i5_1_owners_choose_from_the_bow(lay: Lay) -> None:
    match = lay(seats=4, ships=ships("3.12", "...", "..", ".."), market={"face_up": ["statue"] * 4}, to_move=BLACK)
    match.play("sail a market")
    movers = []
    for card in ["card 1", "card 2", "card 3"]:
        movers.append(match.seats_to_move[0])
        match.play(card)
    assert movers == [GRAY, WHITE, BROWN]


def test_i5_1_one_card_for_each_stone(lay: Lay) -> None:
    match = lay(
        seats=2, ships=ships("1111", "...", "..", "."), market={"face_up": ["sail", "lever", "statue", "chisel"]}
    )
    play_all(match, "sail a market", "card 1", "card 4", "card 2", "card 3")
    assert sorted(match.position()["cards"][WHITE]) == ["chisel", "lever", "sail", "statue"]
    assert match.seats_to_move == (WHITE,)


def test_i5_1_only_cards_that_lie_there(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "01.", "..", "."), market={"face_up": ["sail", "lever", None, "statue"]})
    match.play("sail b market")
    assert match.legal() == ["card 1", "card 2", "card 4", "decline"]
    match.play("card 2")
    assert match.legal() == ["card 1", "card 4", "decline"]
    with pytest.raises(IllegalMove):
        match.play("card 2")


def test_i5_1_declining_is_allowed(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "01.", "..", "."), market={"face_up": ["entrance", None, None, None]})
    play_all(match, "sail b market", "decline", "decline")
    position = match.position()
    assert position["cards"] == [[], []]
    assert position["market"]["face_up"] == ["entrance", None, None, None]
    assert position["pyramid"] == []
    assert position["quarries"] == [27, 26]
    assert match.seats_to_move == (WHITE,)


def test_i5_1_taken_card_is_not_replaced_this_round(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), market={"face_up": ["sail", "lever", None, None]})
    play_all(match, "sail d market", "card 1")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["market"]["face_up"] == [None, "lever", None, None]


def test_i5_1_side_a_has_no_pair(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), market={"face_up": ["sail"] + [None] * 3})
    match.play("sail d market")
    assert match.legal() == ["card 1", "decline"]


# --- I5.2 ---


def test_i5_2_pair_or_a_face_up_card(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    match.play("sail b market")
    assert match.legal() == ["card 1", "card 2", "card 3", "pair", "decline"]


@pytest.mark.parametrize(("keep", "kept", "other"), [("keep 1", "hammer", "chisel"), ("keep 2", "chisel", "hammer")])
def test_i5_2_one_of_the_pair_is_kept_the_other_discarded(lay: Lay, keep: str, kept: str, other: str) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair", "deal hammer", "deal chisel")
    assert match.seats_to_move == (WHITE,)
    assert match.legal() == ["keep 1", "keep 2"]
    match.play(keep)
    position = match.position()
    assert position["cards"] == [[], [kept], []]
    assert position["discard"] == [other]
    assert position["market"] == {"face_up": ["sail", "statue", "lever"], "face_down": 0}


def test_i5_2_pair_is_taken_once(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair", "deal hammer", "deal chisel", "keep 1")
    assert match.seats_to_move == (BROWN,)
    assert match.legal() == ["card 1", "card 2", "card 3", "decline"]


def test_i5_2_pair_is_drawn_when_someone_looks(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair")
    assert match.seats_to_move == (NATURE,)
    play_all(match, "deal statue")
    assert match.seats_to_move == (NATURE,)


def test_i5_2_nobody_else_sees_the_pair(lay: Lay) -> None:
    """Whatever the pair is, the table looks the same to all but the looker."""
    tables: list[Match] = []
    for cards in [("hammer", "chisel"), ("statue", "entrance")]:
        match = lay(seats=3, **PAIR_ON_SALE)
        tables.append(play_all(match, "sail b market", "pair", *(f"deal {card}" for card in cards)))
    first, second = tables
    for seat in (BLACK, BROWN, None):
        assert first.view(seat=seat) == second.view(seat=seat)
        assert first.record(seat=seat) == second.record(seat=seat)
    assert first.view(seat=WHITE) != second.view(seat=WHITE)
    assert first.record(seat=WHITE) != second.record(seat=WHITE)


def test_i5_2_discarded_card_is_seen_by_all(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair", "deal hammer", "deal chisel", "keep 1")
    for seat in (BLACK, WHITE, BROWN, None):
        assert match.view(seat=seat)["discard"] == ["chisel"]
        assert match.view(seat=seat)["cards"] == [[], ["hammer"], []]


def test_i5_2_a_red_card_kept_is_played_at_once(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair", "deal sarcophagus", "deal chisel", "keep 1")
    position = match.position()
    assert position["chamber"] == [WHITE]
    assert sorted(position["discard"]) == ["chisel", "sarcophagus"]
    assert position["cards"] == [[], [], []]


def test_i5_2_a_red_card_discarded_does_nothing(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail b market", "pair", "deal sarcophagus", "deal path", "keep 2")
    position = match.position()
    assert position["chamber"] == []
    assert position["obelisks"] == [0, 1, 0]
    assert sorted(position["discard"]) == ["path", "sarcophagus"]


def test_i5_2_pair_may_be_declined(lay: Lay) -> None:
    match = lay(seats=3, **PAIR_ON_SALE)
    play_all(match, "sail d market", "decline")
    assert match.position()["market"] == PAIR_ON_SALE["market"]


# --- I5.3 ---


def test_i5_3_stone_is_back_before_its_owner_chooses(lay: Lay) -> None:
    match = lay(seats=4, ships=ships("....", "123", "..", ".."), market={"face_up": ["statue"] * 4}, to_move=BLACK)
    match.play("sail b market")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["quarries"] == [27, 26, 24, 23]
    assert match.position()["ships"][1]["cargo"] == [None, BROWN, GRAY]
    match.play("card 1")
    assert match.position()["quarries"] == [27, 26, 25, 23]


def test_i5_3_delivered_stone_serves_the_red_card(lay: Lay) -> None:
    """White's quarry was empty: the stone that was just delivered goes to the burial chamber."""
    match = lay(
        seats=2,
        ships=ships("....", "...", "..", "1"),
        sleds=[2, 0],
        obelisks=[0, 28],
        market={"face_up": ["sarcophagus", None, None, None]},
    )
    assert match.position()["quarries"] == [27, 0]
    play_all(match, "sail d market", "card 1")
    assert match.position()["chamber"] == [WHITE]
    assert match.position()["quarries"] == [27, 0]


# --- I5.4 ---


@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "path"])
def test_i5_4_red_cards_are_played_at_once_and_discarded(lay: Lay, card: str) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), market={"face_up": [None, card, None, None]})
    play_all(match, "sail d market", "card 2")
    position = match.position()
    assert position["cards"] == [[], []]
    assert position["discard"] == [card]
    assert len(position["pyramid"]) + len(position["chamber"]) + sum(position["obelisks"]) == 1


@pytest.mark.parametrize(
    "card",
    [
        "pyramid-decoration",
        "temple-decoration",
        "chamber-decoration",
        "obelisk-decoration",
        "statue",
        "lever",
        "hammer",
        "sail",
        "chisel",
    ],
)
def test_i5_4_other_cards_lie_face_up_before_the_owner(lay: Lay, card: str) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), market={"face_up": [None, card, None, None]})
    play_all(match, "sail d market", "card 2")
    assert match.position()["discard"] == []
    for seat in (BLACK, WHITE, None):
        assert match.view(seat=seat)["cards"] == [[card], []]
