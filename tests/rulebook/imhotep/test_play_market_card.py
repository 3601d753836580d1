"""I4.4, I10  Play one blue card."""

from __future__ import annotations

import pytest

from saqqara import IllegalMove, Match
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships


def hold(lay: Lay, card: str, *loads: str, **position: object) -> Match:
    """Black, to move, holds one blue card; the ships are given by their loads."""
    seats = position.pop("seats", 2)
    assert isinstance(seats, int)
    sites = str(position.pop("sites", ""))
    cards = [[card]] + [[]] * (seats - 1)
    return lay(seats=seats, cards=cards, ships=ships(*loads, sites=sites), **position)


# --- I4.4 ---


@pytest.mark.parametrize("card", ["lever", "hammer", "sail", "chisel"])
def test_i4_4_each_blue_card_can_be_played(lay: Lay, card: str) -> None:
    match = hold(lay, card, "....", "...", "..", "0")
    assert f"play {card}" in match.legal()


@pytest.mark.parametrize("card", ["statue", "pyramid-decoration", "obelisk-decoration"])
def test_i4_4_other_cards_are_not_played(lay: Lay, card: str) -> None:
    match = hold(lay, card, "....", "...", "..", "0")
    assert not any(move.startswith("play") for move in match.legal())


def test_i4_4_only_own_cards(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), cards=[["hammer"], ["chisel"]])
    assert [move for move in match.legal() if move.startswith("play")] == ["play hammer"]
    with pytest.raises(IllegalMove):
        match.play("play chisel")


def test_i4_4_played_card_is_discarded_at_once(lay: Lay) -> None:
    match = hold(lay, "hammer", "....", "...", "..", ".")
    match.play("play hammer")
    assert match.position()["discard"] == ["hammer"]
    assert match.position()["cards"] == [[], []]


def test_i4_4_one_card_a_turn_instead_of_another_action(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."), cards=[["hammer", "chisel", "chisel"], []])
    play_all(match, "play chisel", "load a1", "load a2")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["cards"] == [["hammer", "chisel"], []]


def test_i4_4_another_card_on_a_later_turn(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."), cards=[["hammer", "chisel"], []], sleds=[4, 3])
    play_all(match, "play chisel", "load a1", "load a2", "take", "play hammer", "load b1")
    assert match.position()["cards"] == [[], []]
    assert sorted(match.position()["discard"]) == ["chisel", "hammer"]


def test_i4_4_a_card_just_obtained_waits_for_a_later_turn(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), market={"face_up": ["hammer", None, None, None]})
    play_all(match, "sail d market", "card 1")
    assert match.seats_to_move == (WHITE,)
    match.play("take")
    assert "play hammer" in match.legal()


def test_i4_4_a_card_obtained_on_another_s_turn_is_playable_on_the_next(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "1"), market={"face_up": ["hammer", None, None, None]})
    play_all(match, "sail d market", "card 1")
    assert match.seats_to_move == (WHITE,)
    assert "play hammer" in match.legal()


def test_i4_4_a_played_card_has_to_be_carried_out(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "..", "0")
    match.play("play chisel")
    assert all(move.startswith("load ") for move in match.legal())
    match.play("load a1")
    assert all(move.startswith("load ") for move in match.legal())


# --- I10.1  Lever ---


def test_i10_1_lever_sails_and_fixes_the_order(lay: Lay) -> None:
    match = hold(lay, "lever", "0123", "...", "..", "..", seats=4)
    play_all(match, "play lever", "sail a temple")
    assert match.seats_to_move == (BLACK,)
    assert match.legal() == ["unload 1", "unload 2", "unload 3", "unload 4"]
    play_all(match, "unload 4", "unload 2")
    assert match.legal() == ["unload 1", "unload 3"]
    match.play("unload 3")
    assert match.position()["temple"] == [GRAY, WHITE, BROWN, BLACK]
    assert match.seats_to_move == (WHITE,)


def test_i10_1_nothing_is_unloaded_before_the_order_is_fixed(lay: Lay) -> None:
    match = hold(lay, "lever", "012.", "...", "..", "..", seats=4)
    play_all(match, "play lever", "sail a pyramid", "unload 3")
    assert match.position()["pyramid"] == []
    assert match.points == (0, 0, 0, 0)
    match.play("unload 1")
    assert match.position()["pyramid"] == [BROWN, BLACK, WHITE]
    assert match.points == (1, 3, 2, 0)


def test_i10_1_only_spaces_with_stones_are_ordered(lay: Lay) -> None:
    match = hold(lay, "lever", "0.11", "...", "..", ".")
    play_all(match, "play lever", "sail a chamber")
    assert match.legal() == ["unload 1", "unload 3", "unload 4"]


def test_i10_1_only_ships_with_their_load_to_free_sites(lay: Lay) -> None:
    match = hold(lay, "lever", "00..", "...", "1.", "0", sites=".t..")
    match.play("play lever")
    free = ["market", "pyramid", "chamber", "obelisks"]
    assert match.legal() == [f"sail {ship} {site}" for ship in "cd" for site in free]


def test_i10_1_a_ship_without_own_stones(lay: Lay) -> None:
    match = hold(lay, "lever", "....", "12.", "..", ".", seats=3)
    play_all(match, "play lever", "sail b chamber", "unload 2")
    assert match.position()["chamber"] == [BROWN, WHITE]


def test_i10_1_owners_still_choose_for_their_stones(lay: Lay) -> None:
    match = hold(lay, "lever", "....", "120", "..", "..", seats=3, market={"face_up": ["statue"] * 4})
    play_all(match, "play lever", "sail b market", "unload 2", "unload 3")
    movers = []
    for answer in ["card 1", "card 2", "decline"]:
        movers.append(match.seats_to_move[0])
        match.play(answer)
    assert movers == [BROWN, BLACK, WHITE]


def test_i10_1_order_holds_through_cascades(lay: Lay) -> None:
    """Brown draws a red card, black loads another ship, gray takes stones, white comes last as fixed."""
    match = hold(lay, "lever", "0123", "...", "..", "..", seats=4, sides="ABAAA", sleds=[2, 3, 4, 1])
    play_all(match, "play lever", "sail a pyramid", "unload 3", "unload 1", "unload 4")
    assert match.seats_to_move == (BROWN,)
    play_all(match, "pyramid left", "accept", "deal sarcophagus")
    assert match.position()["chamber"] == [BROWN]
    assert match.seats_to_move == (BLACK,)
    play_all(match, "pyramid right", "load b3")
    assert match.position()["ships"][1]["cargo"] == [None, None, BLACK]
    assert match.seats_to_move == (GRAY,)
    play_all(match, "pyramid middle", "accept")
    assert match.position()["sleds"] == [1, 3, 4, 4]
    assert match.seats_to_move == (WHITE,)
    match.play("pyramid left")
    assert match.points == (1, 2, 1, 1)
    assert match.position()["pyramid"] == {"left": [BROWN, WHITE], "middle": [GRAY], "right": [BLACK], "edge": []}
    assert match.seats_to_move == (WHITE,)


def test_i10_1_order_holds_through_red_cards_at_the_market(lay: Lay) -> None:
    match = hold(
        lay,
        "lever",
        "....",
        "121",
        "..",
        "..",
        seats=3,
        sides="ABAAA",
        market={"face_up": ["entrance", "path", "statue", "sail"]},
    )
    play_all(match, "play lever", "sail b market", "unload 3", "unload 2")
    play_all(match, "card 1", "pyramid left", "accept", "deal path")
    assert match.seats_to_move == (BROWN,)
    match.play("card 2")
    assert match.position()["obelisks"] == [0, 1, 1]
    assert match.seats_to_move == (WHITE,)
    assert match.legal() == ["card 3", "card 4", "decline"]


def test_i10_1_lever_sails_the_fourth_ship(lay: Lay) -> None:
    match = hold(lay, "lever", "....", "01.", "..", "..", sites="m.pc")
    play_all(match, "play lever", "sail b temple", "unload 2")
    assert match.position()["temple"] == [WHITE, BLACK]
    assert match.points == (1, 1)
    assert match.position()["round"] == 2


# --- I10.2  Hammer ---


@pytest.mark.parametrize(("sled", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_i10_2_hammer_takes_as_in_i4_1_then_loads(lay: Lay, sled: int, after: int) -> None:
    match = hold(lay, "hammer", "....", "...", "..", ".", sleds=[sled, 3])
    match.play("play hammer")
    assert match.position()["sleds"] == [after + 1, 3]
    assert match.seats_to_move == (BLACK,)
    match.play("load c2")
    assert match.position()["sleds"] == [after, 3]
    assert match.position()["ships"] == ships("....", "...", ".0", ".")
    assert match.seats_to_move == (WHITE,)


def test_i10_2_hammer_with_a_full_sled_takes_none(lay: Lay) -> None:
    match = hold(lay, "hammer", "....", "...", "..", ".", sleds=[5, 3])
    match.play("play hammer")
    assert match.position()["sleds"] == [5, 3]
    assert match.position()["quarries"] == [24, 26]
    match.play("load a1")
    assert match.position()["sleds"] == [4, 3]


def test_i10_2_hammer_with_an_empty_quarry_takes_none(lay: Lay) -> None:
    match = hold(lay, "hammer", "....", "...", "..", ".", sleds=[1, 3], obelisks=[28, 0])
    play_all(match, "play hammer", "load a1")
    assert match.position()["sleds"] == [0, 3]
    assert match.position()["quarries"] == [0, 26]


@pytest.mark.parametrize("quarry", [1, 2])
def test_i10_2_hammer_takes_the_last_stones_of_the_quarry(lay: Lay, quarry: int) -> None:
    match = hold(lay, "hammer", "....", "...", "..", ".", sleds=[0, 3], obelisks=[29 - quarry, 0])
    play_all(match, "play hammer", "load a1")
    assert match.position()["sleds"] == [quarry - 1, 3]
    assert match.position()["quarries"] == [0, 26]


# --- I10.3  Sail ---


def test_i10_3_sail_loads_a_stone_and_sails_that_ship(lay: Lay) -> None:
    match = hold(lay, "sail", "1.1.", "1..", "1.", "1", seats=3)
    play_all(match, "play sail", "load a2")
    sites = ["market", "pyramid", "temple", "chamber", "obelisks"]
    assert match.legal() == [f"sail a {site}" for site in sites]
    match.play("sail a chamber")
    assert match.position()["chamber"] == [WHITE, BLACK, WHITE]
    assert match.position()["sleds"] == [1, 3, 4]
    assert match.seats_to_move == (WHITE,)


def test_i10_3_load_is_checked_after_loading(lay: Lay) -> None:
    """With one stone more: ship a would have 2 of 3, b its 2, c its 1; d has no space."""
    match = hold(lay, "sail", "1...", "1..", "..", "1", seats=3)
    match.play("play sail")
    assert match.legal() == ["load b2", "load b3", "load c1", "load c2"]


def test_i10_3_only_to_a_free_site(lay: Lay) -> None:
    match = hold(lay, "sail", "....", "1..", "..", ".", sites="t.m.")
    play_all(match, "play sail", "load b3")
    assert match.legal() == ["sail b pyramid", "sail b chamber", "sail b obelisks"]


def test_i10_3_not_on_a_ship_that_has_sailed(lay: Lay) -> None:
    match = hold(lay, "sail", "....", "1..", "..", ".", sites="t.m.")
    match.play("play sail")
    assert match.legal() == ["load b2", "load b3", "load d1"]


def test_i10_3_unloaded_from_the_bow(lay: Lay) -> None:
    match = hold(lay, "sail", "....", ".12", "..", "..", seats=3)
    play_all(match, "play sail", "load b1", "sail b pyramid")
    assert match.points == (2, 1, 3)


# --- I10.4  Chisel ---


def test_i10_4_chisel_loads_two_on_one_ship(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "..", ".")
    play_all(match, "play chisel", "load a3", "load a1")
    assert match.position()["ships"] == ships("0.0.", "...", "..", ".")
    assert match.position()["sleds"] == [0, 3]
    assert match.seats_to_move == (WHITE,)


def test_i10_4_chisel_loads_two_on_two_ships(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "..", ".")
    play_all(match, "play chisel", "load d1", "load b2")
    assert match.position()["ships"] == ships("....", ".0.", "..", "0")
    assert match.seats_to_move == (WHITE,)


def test_i10_4_second_stone_needs_another_space(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "1.", ".", sites="t..m")
    play_all(match, "play chisel", "load b1")
    assert match.legal() == ["load b2", "load b3", "load c2"]


def test_i10_4_chisel_takes_no_stones(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "..", ".", sleds=[5, 3])
    play_all(match, "play chisel", "load a1", "load a2")
    assert match.position()["sleds"] == [3, 3]
    assert match.position()["quarries"] == [24, 26]


# --- I10.5  Every part must be possible ---


def test_i10_5_lever_needs_a_ship_that_can_sail(lay: Lay) -> None:
    assert "play lever" not in hold(lay, "lever", "11..", "0..", "..", ".").legal()
    assert "play lever" in hold(lay, "lever", "11.1", "0..", "..", ".").legal()


def test_i10_5_hammer_needs_a_stone_after_taking(lay: Lay) -> None:
    table = {"sleds": [0, 3], "sites": "...."}
    assert "play hammer" not in hold(lay, "hammer", "....", "...", "..", ".", obelisks=[29, 0], **table).legal()
    assert "play hammer" in hold(lay, "hammer", "....", "...", "..", ".", obelisks=[28, 0], **table).legal()


def test_i10_5_hammer_needs_a_free_space(lay: Lay) -> None:
    assert "play hammer" not in hold(lay, "hammer", "....", "...", "..", "1", sites="mpt.").legal()
    assert "play hammer" in hold(lay, "hammer", "....", "...", "..", ".", sites="mpt.").legal()


@pytest.mark.parametrize(
    ("sled", "loads", "sites", "playable"),
    [
        (0, ("....", "1..", "..", "."), "....", False),  # no stone on the sled
        (1, ("....", "1..", "..", "."), "....", True),
        (1, ("1...", "...", "..", "."), "..mt", False),  # no ship with its load after one stone
        (1, ("11..", "...", "..", "."), "..mt", True),
        (1, ("1111", "...", "..", "1"), "..m.", False),  # those that could sail have no space
        (1, ("....", "...", "..", "."), "mpt.", True),
    ],
)
def test_i10_5_sail_needs_a_stone_a_space_and_then_the_load(
    lay: Lay, sled: int, loads: tuple[str, ...], sites: str, playable: bool
) -> None:
    match = hold(lay, "sail", *loads, sites=sites, sleds=[sled, 3])
    assert ("play sail" in match.legal()) == playable


@pytest.mark.parametrize(
    ("sled", "loads", "playable"),
    [
        (1, ("....", "...", "..", "."), False),  # one stone
        (2, ("....", "...", "..", "."), True),
        (2, ("1111", "111", "1.", "1"), False),  # one space
        (2, ("1111", "111", "1.", "."), True),  # two on two ships
        (2, ("1111", "111", "..", "1"), True),  # two on one ship
    ],
)
def test_i10_5_chisel_needs_two_stones_and_two_spaces(
    lay: Lay, sled: int, loads: tuple[str, ...], playable: bool
) -> None:
    match = hold(lay, "chisel", *loads, sleds=[sled, 3])
    assert ("play chisel" in match.legal()) == playable


def test_i10_5_quarry_does_not_help_the_chisel(lay: Lay) -> None:
    match = hold(lay, "chisel", "....", "...", "..", ".", sleds=[1, 3])
    with pytest.raises(IllegalMove):
        match.play("play chisel")
    assert match.position()["cards"] == [["chisel"], []]
