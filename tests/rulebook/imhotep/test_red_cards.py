"""I6  Red cards."""

from __future__ import annotations

import pytest

from saqqara import Match
from tests.engines import play_all

from .conftest import BLACK, BROWN, WHITE, Lay, ships


def buy(lay: Lay, card: str, **position: object) -> Match:
    """Black delivers one stone to the market and takes the red card."""
    match = lay(
        **{
            "seats": 2,
            "ships": ships("....", "...", "..", "0"),
            "market": {"face_up": [card] + [None] * 3},
        }
        | position
    )
    return play_all(match, "sail d market", "card 1")


def draw(lay: Lay, card: str, **position: object) -> Match:
    """Black places a stone on the left small pyramid and draws the red card as a bonus."""
    match = lay(**{"seats": 2, "sides": "ABAAA", "ships": ships("....", "...", "..", "0")} | position)
    return play_all(match, "sail d pyramid", "pyramid left", "accept", f"deal {card}")


def test_i6_1_entrance_leads_to_the_pyramid(lay: Lay) -> None:
    """The third field of the first column: 3 points."""
    match = buy(lay, "entrance", pyramid=[WHITE, WHITE])
    assert match.position()["pyramid"] == [WHITE, WHITE, BLACK]
    assert match.points == (3, 0)


def test_i6_1_entrance_to_the_edge_of_a_complete_pyramid(lay: Lay) -> None:
    match = buy(lay, "entrance", pyramid=[WHITE] * 14)
    assert match.position()["pyramid"] == [WHITE] * 14 + [BLACK]
    assert match.points == (1, 0)


def test_i6_1_sarcophagus_leads_to_the_burial_chamber(lay: Lay) -> None:
    match = buy(lay, "sarcophagus", chamber=[WHITE, BLACK, WHITE, WHITE])
    assert match.position()["chamber"] == [WHITE, BLACK, WHITE, WHITE, BLACK]
    assert match.points == (0, 0)


def test_i6_1_paved_path_leads_to_the_obelisks(lay: Lay) -> None:
    match = buy(lay, "path", obelisks=[2, 5])
    assert match.position()["obelisks"] == [3, 5]
    assert match.points == (0, 0)


@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "path"])
def test_i6_1_stone_comes_from_the_quarry(lay: Lay, card: str) -> None:
    """Black has 2 stones on the sled, 1 on each of two ships and 25 in the quarry, where one more returns."""
    match = buy(lay, card, ships=ships("0...", "...", "..", "0"))
    position = match.position()
    assert position["sleds"] == [2, 3]
    assert position["ships"][0]["cargo"] == [BLACK, None, None, None]
    assert position["quarries"] == [25, 26]
    assert position["discard"] == [card]


@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "path"])
def test_i6_1_site_may_be_visited_or_not(lay: Lay, card: str) -> None:
    """A red card needs no ship: where ships have been this round does not matter."""
    match = buy(lay, card, ships=ships("....", "...", "..", "0", sites="pco."))
    position = match.position()
    assert len(position["pyramid"]) + len(position["chamber"]) + sum(position["obelisks"]) == 1


def test_i6_1_entrance_on_side_b_lets_the_owner_pick(lay: Lay) -> None:
    match = buy(lay, "entrance", sides="ABAAA", pyramid={"left": [WHITE], "middle": [], "right": [WHITE, WHITE]})
    assert match.seats_to_move == (BLACK,)
    assert match.legal() == ["pyramid left", "pyramid middle", "pyramid right"]
    match.play("pyramid right")
    assert match.position()["pyramid"]["right"] == [WHITE, WHITE, BLACK]
    assert match.points == (3, 0)


def test_i6_1_entrance_on_side_b_earns_the_bonus(lay: Lay) -> None:
    match = buy(lay, "entrance", sides="ABAAA")
    play_all(match, "pyramid middle", "accept")
    assert match.points == (1, 0)
    assert match.position()["sleds"] == [5, 3]
    assert match.position()["quarries"] == [23, 26]


def test_i6_1_entrance_on_side_b_with_all_complete(lay: Lay) -> None:
    full = {"left": [0] * 5, "middle": [1] * 5, "right": [1] * 5}
    match = buy(lay, "entrance", sides="ABAAA", pyramid=full)
    assert match.position()["pyramid"]["edge"] == [BLACK]
    assert match.points == (1, 0)


def test_i6_1_entrance_may_bring_another_red_card(lay: Lay) -> None:
    match = buy(lay, "entrance", sides="ABAAA")
    play_all(match, "pyramid left", "accept", "deal entrance", "pyramid left")
    assert match.position()["pyramid"]["left"] == [BLACK, BLACK]
    assert match.points == (3, 0)
    assert match.position()["discard"] == ["entrance", "entrance"]


def test_i6_1_paved_path_on_side_b_completes_a_tower(lay: Lay) -> None:
    match = buy(lay, "path", sides="AAAAB", obelisks={"towers": [WHITE], "single": [2, 0]})
    assert match.position()["obelisks"] == {"towers": [WHITE, BLACK], "single": [0, 0]}
    assert match.points == (9, 0)


def test_i6_1_unloading_goes_on_after_the_card(lay: Lay) -> None:
    match = lay(seats=3, ships=ships("....", "02.", "..", "."), market={"face_up": ["path", "statue", None, None]})
    play_all(match, "sail b market", "card 1")
    assert match.seats_to_move == (BROWN,)
    assert match.legal() == ["card 2", "decline"]


@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "path"])
def test_i6_1_empty_quarry_places_nothing(lay: Lay, card: str) -> None:
    """A stone on the sled does not serve; the card is discarded all the same."""
    match = draw(lay, card, sleds=[2, 3], obelisks=[26, 0])
    position = match.position()
    assert position["pyramid"] == {"left": [BLACK], "middle": [], "right": [], "edge": []}
    assert position["chamber"] == []
    assert position["obelisks"] == [26, 0]
    assert position["sleds"] == [2, 3]
    assert position["discard"] == [card]
    assert match.points == (1, 0)
    assert match.seats_to_move == (WHITE,)


def test_i6_1_last_stone_of_the_quarry_is_placed(lay: Lay) -> None:
    match = draw(lay, "sarcophagus", sleds=[2, 3], obelisks=[25, 0])
    assert match.position()["chamber"] == [BLACK]
    assert match.position()["quarries"] == [0, 26]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i6_1_card_of_the_temple_is_played_by_the_stone_s_owner(lay: Lay, seats: int) -> None:
    match = lay(
        seats=seats,
        sides="AABAA",
        ships=ships("....", "...", "..", "0", sites="mpt."),
        temple=[BLACK, BLACK, BLACK, WHITE],
        to_move=BLACK,
    )
    play_all(match, "sail d chamber", "point", "point", "deal path")
    assert match.position()["obelisks"] == [0, 1] + [0] * (seats - 2)
    assert match.position()["discard"] == ["path"]
