"""I6, I7.6, I8.3  Chains: a stone that draws a card that lays a stone that earns something again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saqqara import NATURE, Match
from saqqara.games.descriptor import EDITIONS
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

ONE_BLACK_STONE = ships("0.", "...", "..", ".")
LAST_SHIP = ships("...", "...", "..", "0", sites="mpc.")  # black ends the round at the obelisks
END_OF_ROUND = "sail d obelisks"
GREEN = ["pyramid-decoration", "temple-decoration", "chamber-decoration", "obelisk-decoration"]
ALL_BUT_RED = GREEN * 2 + ["statue"] * 10 + ["lever", "hammer"] * 2 + ["sail", "chisel"] * 3
RED = ["entrance", "sarcophagus", "path"]


# --- from pyramids B ---


def test_i7_6_entrance_lays_a_stone_that_takes_stones(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ONE_BLACK_STONE)
    quarry = match.position()["quarries"][BLACK]
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal entrance", "pyramid middle", "accept")
    after = match.position()
    assert match.points == (1 + 1, 0, 0, 0)
    assert after["sleds"][BLACK] == 2 + 3
    assert after["quarries"][BLACK] == quarry - 1 - 3
    assert after["discard"] == ["entrance"]
    assert match.seats_to_move == (WHITE,)


def test_i7_6_entrance_lays_a_stone_that_loads_a_stone(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal entrance", "pyramid right", "load d1")
    assert match.points == (1 + 1, 0, 0, 0)
    assert match.position()["ships"][3]["cargo"] == [BLACK]
    assert match.position()["sleds"][BLACK] == 1


def test_i7_6_entrance_lays_the_top_of_the_pyramid_that_drew_it(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid={"left": [WHITE] * 3}, ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal entrance", "pyramid left")
    assert match.points == (1 + 4, 0, 0, 0)


def test_i7_6_entrance_completes_the_last_pyramid_and_the_next_stone_lies_at_the_edge(lay: Lay) -> None:
    """With one pyramid open, and then none, nobody is asked where to build."""
    full = [WHITE] * 5
    pyramid = {"left": [BROWN] * 3, "middle": full, "right": full}
    match = lay(seats=4, sides="ABAAA", pyramid=pyramid, ships=ships("02.", "...", "..", "."))
    play_all(match, "sail a pyramid", "accept", "deal entrance")
    assert match.points == (1 + 4, 0, 1, 0)
    assert match.position()["pyramid"]["edge"] == [BROWN]


def test_i7_6_paved_path_makes_a_tower(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAB", obelisks={"single": [2, 0, 0, 0]}, ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal path")
    assert match.earned[BLACK] == {"pyramid": 1, "obelisks": 10}


def test_i7_6_each_stone_of_a_ship_may_start_its_own_chain(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", pyramid={"left": [GRAY, GRAY]}, ships=ships("012", "...", "..", "."))
    play_all(match, "sail a pyramid", "pyramid left")
    play_all(match, "pyramid left", "accept", "deal entrance", "pyramid left")
    play_all(match, "pyramid right", "skip")
    assert match.points == (3, 1 + 4, 1, 0)
    assert match.seats_to_move == (WHITE,)


def test_i7_6_the_turn_passes_to_the_left_of_the_sailor_not_of_the_owner(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("3.", "...", "..", "."), to_move=WHITE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal sarcophagus")
    assert match.position()["chamber"] == [GRAY]
    assert match.seats_to_move == (BROWN,)


def test_i7_4_a_bonus_load_can_make_a_ship_ready_to_sail(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", ships=ships("3.", "1..", "..", "."), to_move=BLACK)
    assert "sail b temple" not in match.legal()
    play_all(match, "sail a pyramid", "pyramid right", "load b3")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["ships"][1]["cargo"] == [WHITE, None, GRAY]
    match.play("sail b temple")
    assert match.position()["temple"] == [WHITE, GRAY]


def test_i7_4_a_blue_bonus_card_can_be_played_on_a_later_turn_only(lay: Lay) -> None:
    match = lay(seats=2, sides="ABAAA", ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal chisel")
    assert match.seats_to_move == (WHITE,)
    match.play("take")
    assert "play chisel" in match.legal()


# --- from the market ---


def market(*cards: str) -> dict[str, Any]:
    return {"face_up": [*cards, *[None] * (4 - len(cards))], "face_down": 0}


def test_i6_1_market_entrance_draws_entrance_which_takes_stones(lay: Lay) -> None:
    """The longest way round, and then the next stone of the ship is at the market."""
    match = lay(seats=4, sides="ABAAA", market=market("entrance", "statue"), ships=ships("01.", "...", "..", "."))
    play_all(match, "sail a market", "card 1", "pyramid left", "accept", "deal entrance", "pyramid middle", "accept")
    assert match.points == (1 + 1, 0, 0, 0)
    assert match.position()["discard"] == ["entrance", "entrance"]
    assert match.position()["sleds"][BLACK] == 5
    assert match.seats_to_move == (WHITE,)
    assert match.legal() == ["card 2", "decline"]


def test_i6_1_a_bonus_card_kept_from_the_pair_starts_a_chain(lay: Lay) -> None:
    match = lay(
        seats=4, sides="BBAAA", market={"face_up": [None] * 3, "face_down": 2}, ships=ships("0.", "...", "..", ".")
    )
    play_all(match, "sail a market", "pair", "deal entrance", "deal statue", "keep 1", "pyramid left", "accept")
    match.play("deal path")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["obelisks"] == [1, 0, 0, 0]
    assert sorted(match.position()["discard"]) == ["entrance", "path", "statue"]


def test_i6_1_the_delivered_stone_itself_is_laid_when_the_quarry_was_empty(lay: Lay) -> None:
    """I5.3 brings it back before the card is taken; the chain's next red card then finds nothing."""
    match = lay(
        seats=4,
        sides="ABAAA",
        market=market("entrance"),
        chamber=[BLACK] * 26,
        sleds=[2, 3, 4, 5],
        ships=ONE_BLACK_STONE,
    )
    assert match.position()["quarries"][BLACK] == 0
    play_all(match, "sail a market", "card 1", "pyramid left", "accept", "deal sarcophagus")
    after = match.position()
    assert after["pyramid"]["left"] == [BLACK]
    assert after["chamber"] == [BLACK] * 26
    assert after["discard"] == ["entrance", "sarcophagus"]
    assert after["quarries"][BLACK] == 0
    assert match.seats_to_move == (WHITE,)


# --- empty quarry ---


@pytest.mark.parametrize("card", RED)
def test_i6_1_a_red_bonus_card_with_an_empty_quarry_lays_nothing(lay: Lay, card: str) -> None:
    """The sled has stones, but red cards take from the quarry only."""
    match = lay(seats=4, sides="ABAAA", temple=[BLACK] * 23, sleds=[5, 3, 4, 5], ships=ONE_BLACK_STONE)
    assert match.position()["quarries"][BLACK] == 0
    play_all(match, "sail a pyramid", "pyramid left", "accept", f"deal {card}")
    after = match.position()
    assert match.points == (1, 0, 0, 0)
    assert (after["chamber"], after["obelisks"], after["sleds"][BLACK]) == ([], [0, 0, 0, 0], 5)
    assert after["discard"] == [card]
    assert match.seats_to_move == (WHITE,)


def test_i7_4_no_stones_to_take_after_the_last_one_was_laid(lay: Lay) -> None:
    match = lay(seats=4, sides="ABAAA", temple=[BLACK] * 25, sleds=[2, 3, 4, 5], ships=ONE_BLACK_STONE)
    assert match.position()["quarries"][BLACK] == 1
    play_all(match, "sail a pyramid", "pyramid left", "accept", "deal entrance", "pyramid middle")
    assert match.points == (1 + 1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


# --- from temple B ---


def test_i8_3_a_red_temple_card_is_played_at_once(lay: Lay) -> None:
    """I5.4; the fifth space still earns afterwards."""
    match = lay(seats=4, sides="AABAA", temple=[GRAY] * 3 + [WHITE, GRAY], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal sarcophagus")
    assert match.position()["chamber"] == [WHITE]
    assert match.position()["discard"] == ["sarcophagus"]
    assert match.points == (0, 0, 0, 1 + 2 + 1 + 1)
    assert match.position()["round"] == 2


def test_i8_3_a_temple_card_starts_a_chain_over_the_pyramids(lay: Lay) -> None:
    match = lay(seats=4, sides="ABBAB", temple=[GRAY] * 3 + [WHITE, BROWN], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance")
    assert match.seats_to_move == (WHITE,)
    play_all(match, "pyramid left", "accept", "deal path")
    assert match.position()["obelisks"]["single"] == [1, 1, 0, 0]  # black's came with the ship
    assert match.seats_to_move == (BROWN,)
    match.play("stones")
    assert match.points == (0, 1, 0, 1 + 2 + 1)
    assert match.seats_to_move == (NATURE,)
    assert match.position()["round"] == 2


def test_i8_3_stones_won_on_the_way_fill_the_sled_for_the_next_choice(lay: Lay) -> None:
    """White fills the sled at the middle pyramid, so the fifth space can only be a point (I8.4)."""
    match = lay(seats=4, sides="ABBAA", temple=[GRAY] * 3 + [WHITE] * 2, sleds=[2, 3, 4, 5], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance", "pyramid middle", "accept")
    assert match.position()["sleds"][WHITE] == 5
    assert match.points == (0, 1 + 1, 0, 1 + 2 + 1)
    assert match.position()["round"] == 2


def test_i8_3_no_bonus_load_when_all_four_ships_have_sailed(lay: Lay) -> None:
    match = lay(seats=4, sides="ABBAA", temple=[GRAY] * 3 + [WHITE], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance", "pyramid right")
    assert match.points == (0, 1, 0, 1 + 2 + 1)
    assert match.position()["round"] == 2


def test_i7_5_a_temple_entrance_lays_at_the_edge_of_complete_pyramids(lay: Lay) -> None:
    full = [BROWN] * 5
    pyramid = {"left": full, "middle": full, "right": full}
    match = lay(seats=4, sides="ABBAA", pyramid=pyramid, temple=[GRAY] * 3 + [WHITE], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance")
    assert match.earned[WHITE] == {"pyramid": 1}
    assert match.position()["pyramid"]["edge"] == [WHITE]


def test_i11_1_a_chain_in_the_last_temple_counts_at_the_end(lay: Lay) -> None:
    match = lay(seats=4, sides="ABBAA", round=6, temple=[GRAY] * 3 + [WHITE], ships=LAST_SHIP)
    play_all(match, END_OF_ROUND, "deal entrance", "pyramid left", "accept", "deal sarcophagus")
    assert match.earned[WHITE] == {"pyramid": 1, "chamber": 1}
    assert match.outcome is not None


# --- the deck runs out ---


def test_i7_4_an_empty_deck_is_made_anew_from_the_discard_pile(lay: Lay) -> None:
    """I3.2; the red card that is then drawn begins the new discard pile."""
    match = lay(seats=4, sides="ABAAA", cards=[[], [], [], ALL_BUT_RED], discard=RED * 2, ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left", "accept")
    assert match.legal() == ["deal entrance", "deal sarcophagus", "deal path"]
    match.play("deal sarcophagus")
    assert match.position()["discard"] == ["sarcophagus"]
    assert match.position()["chamber"] == [BLACK]


def test_i7_6_a_red_card_just_played_can_come_back_from_the_discard_pile(lay: Lay) -> None:
    """A played card is discarded at once (I3.2), so the chain may meet the same card twice."""
    match = lay(
        seats=4,
        sides="ABAAA",
        cards=[[], [], [], ALL_BUT_RED],
        market=market("entrance", "entrance", "sarcophagus", "sarcophagus"),
        discard=["path", "path"],
        ships=ONE_BLACK_STONE,
    )
    play_all(match, "sail a market", "card 1", "pyramid left", "accept")
    assert match.legal() == ["deal entrance", "deal path"]
    play_all(match, "deal entrance", "pyramid left")
    assert match.points == (1 + 2, 0, 0, 0)
    assert match.position()["discard"] == ["entrance"]


@pytest.fixture
def box_without_red_cards(tmp_path: Path) -> str:
    """In the usual box some red card is always left to draw: at most five lie on the market."""
    text = (EDITIONS / "imhotep.toml").read_text()
    for card in RED:
        text = text.replace(f"\n{card} = {{ value = 2", f"\n{card} = {{ value = 0")
    box = tmp_path / "no-red-cards.toml"
    box.write_text(text)
    return str(box)


def lay_without_red_cards(edition: str, **position: Any) -> Match:
    """All cards of the box lie before gray."""
    cards = [[], [], [], ALL_BUT_RED]
    table = {"game": "imhotep", "edition": edition, "seats": 4, "cards": cards, **position}
    return Match.from_position(table, nature="manual")


def test_i7_4_no_card_left_to_draw_and_the_bonus_is_not_asked(box_without_red_cards: str) -> None:
    match = lay_without_red_cards(box_without_red_cards, sides="ABAAA", ships=ONE_BLACK_STONE)
    play_all(match, "sail a pyramid", "pyramid left")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (WHITE,)


def test_i8_3_no_card_left_to_draw_and_the_temple_goes_on(box_without_red_cards: str) -> None:
    match = lay_without_red_cards(box_without_red_cards, sides="AABAA", temple=[GRAY] * 5, ships=LAST_SHIP)
    match.play(END_OF_ROUND)
    assert match.points == (0, 0, 0, 1 + 2 + 1 + 1)
    assert match.position()["round"] == 2
