"""I3.2  The market deck: reshuffling, the face-down pair, and what happens when the cards run out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saqqara import NATURE, Match
from saqqara.games.descriptor import EDITIONS
from tests.engines import play_all

from .conftest import BLACK, MARKET_CARDS, WHITE, Lay, ships

RED = Counter({"entrance": 2, "sarcophagus": 2, "path": 2})
BOX = Counter(MARKET_CARDS)


def small_deck(*deck: str, discard: list[str] | None = None) -> dict[str, Any]:
    """All cards but the deck and the discard pile lie before black; what is red lies on the discard pile."""
    rest = BOX - RED - Counter(deck) - Counter(discard or [])
    pile = Counter(discard or []) + (RED - Counter(deck))
    return {"cards": [list(rest.elements()), []], "discard": list(pile.elements())}


def deals(match: Match) -> set[str]:
    assert match.seats_to_move == (NATURE,)
    return {move.removeprefix("deal ") for move in match.legal()}


# --- the discard pile becomes the deck ---


def test_i3_2_discard_pile_is_shuffled_when_a_card_is_needed(lay: Lay) -> None:
    match = lay(seats=2, round=2, **small_deck("lever", "sail"))
    match.play("ships 4322")
    assert deals(match) == {"lever", "sail"}
    match.play("deal sail")
    assert deals(match) == {"lever"}
    assert len(match.position()["discard"]) == 6
    match.play("deal lever")
    assert deals(match) == {"entrance", "sarcophagus", "path"}
    assert match.position()["discard"] == []
    play_all(match, "deal path", "deal path")
    assert match.position()["market"]["face_up"] == ["sail", "lever", "path", "path"]


def test_i3_2_no_reshuffle_before_a_card_is_needed(lay: Lay) -> None:
    match = lay(seats=2, round=2, **small_deck("lever", "sail", "statue", "statue"))
    play_all(match, "ships 4322", "deal lever", "deal statue", "deal statue", "deal sail")
    assert match.seats_to_move == (BLACK,)
    assert sorted(match.position()["discard"]) == sorted(RED.elements())


def test_i3_2_cards_before_players_are_not_shuffled_in(lay: Lay) -> None:
    match = lay(seats=2, round=2, **small_deck(discard=["chisel"]))
    match.play("ships 4322")
    assert deals(match) == {"entrance", "sarcophagus", "path", "chisel"}


def test_i3_2_unsold_cards_can_be_dealt_again_the_next_round(lay: Lay) -> None:
    table = small_deck("statue")
    table["discard"] = table["discard"][4:]
    match = lay(
        seats=2,
        ships=ships("....", "...", "..", "0", sites="mpt."),
        market={"face_up": ["entrance", "entrance", "sarcophagus", "sarcophagus"]},
        **table,
    )
    play_all(match, "sail d chamber", "ships 4331")
    assert deals(match) == {"statue"}
    match.play("deal statue")
    assert deals(match) == {"entrance", "sarcophagus", "path"}


def test_i3_2_played_card_is_discarded_at_once_and_may_come_back(lay: Lay) -> None:
    """Black plays the lever; the stone that it unloads draws a card from the pile where the lever now lies."""
    table = small_deck()
    match = lay(seats=2, sides="ABAAA", ships=ships("....", "...", "..", "0"), **table)
    play_all(match, "play lever", "sail d pyramid", "pyramid left", "accept")
    assert deals(match) == {"entrance", "sarcophagus", "path", "lever"}
    match.play("deal lever")
    assert match.position()["cards"][BLACK].count("lever") == 2
    assert match.seats_to_move == (WHITE,)


def test_i3_2_red_card_is_discarded_before_its_stone_draws(lay: Lay) -> None:
    """The entrance bought at the market leads to a card, drawn from the pile where the entrance now lies."""
    table = small_deck() | {"discard": ["path", "path"]}
    match = lay(
        seats=2,
        sides="ABAAA",
        ships=ships("....", "...", "..", "0"),
        market={"face_up": ["entrance", "entrance", "sarcophagus", "sarcophagus"]},
        **table,
    )
    play_all(match, "sail d market", "card 1", "pyramid left", "accept")
    assert deals(match) == {"entrance", "path"}


# --- the face-down pair ---


def test_i3_2_pair_comes_from_what_the_deck_holds(lay: Lay) -> None:
    match = lay(seats=2, round=2, sides="BAAAA", **small_deck("lever", "sail", "sail", "statue", "hammer"))
    play_all(match, "ships 4321", "deal lever", "deal sail", "deal statue")
    assert match.position()["market"]["face_down"] == 2
    play_all(match, "load d1", "sail d market", "pair")
    assert deals(match) == {"sail", "hammer"}
    match.play("deal hammer")
    assert deals(match) == {"sail"}
    play_all(match, "deal sail", "keep 2")
    assert "hammer" in match.position()["discard"]


def test_i3_2_laying_the_pair_does_not_reshuffle_early(lay: Lay) -> None:
    match = lay(seats=2, round=2, sides="BAAAA", **small_deck("lever", "sail", "sail", "statue", "hammer"))
    play_all(match, "ships 4321", "deal lever", "deal sail", "deal statue")
    assert sorted(match.position()["discard"]) == sorted(RED.elements())


def test_i3_2_deck_runs_out_between_the_cards_of_the_pair(lay: Lay) -> None:
    """The first face-down card is the last of the old deck, the second is of the new one."""
    match = lay(seats=2, round=2, sides="BAAAA", **small_deck("lever", "sail", "statue", "hammer"))
    play_all(match, "ships 4321", "deal lever", "deal sail", "deal statue")
    assert match.position()["market"]["face_down"] == 2
    assert match.position()["discard"] == []
    play_all(match, "load d1", "sail d market", "pair")
    assert deals(match) == {"hammer"}
    match.play("deal hammer")
    assert deals(match) == {"entrance", "sarcophagus", "path"}
    play_all(match, "deal path", "keep 1")
    assert match.position()["discard"] == ["path"]


def test_i3_2_deck_runs_out_before_the_pair(lay: Lay) -> None:
    match = lay(seats=2, round=2, sides="BAAAA", **small_deck("lever", "sail", "statue"))
    play_all(match, "ships 4321", "deal lever", "deal sail", "deal statue", "load d1", "sail d market", "pair")
    assert deals(match) == {"entrance", "sarcophagus", "path"}


def pair_under_an_empty_deck(lay: Lay, **position: Any) -> Match:
    """The pair is all that is left of the deck: hammer and hammer. Black has drawn a card from the new deck."""
    match = lay(
        **{
            "seats": 2,
            "sides": "BBAAA",
            "ships": ships("....", "...", "1.", "0"),
            "market": {"face_up": [None] * 3, "face_down": 2},
        }
        | small_deck("hammer", "hammer")
        | position
    )
    play_all(match, "sail d pyramid", "pyramid left", "accept")
    assert deals(match) == {"entrance", "sarcophagus", "path"}
    return play_all(match, "deal path")


def test_i3_2_deck_runs_out_under_the_pair(lay: Lay) -> None:
    """The pair stays what it was; it is neither drawn as a bonus nor shuffled in."""
    match = pair_under_an_empty_deck(lay)
    assert match.position()["market"]["face_down"] == 2
    play_all(match, "sail c market", "pair")
    assert deals(match) == {"hammer"}
    match.play("deal hammer")
    assert deals(match) == {"hammer"}
    play_all(match, "deal hammer", "keep 1")
    assert match.position()["cards"][WHITE] == ["hammer"]
    assert sorted(match.position()["discard"]) == ["hammer", "path"]


def test_i3_2_pair_left_behind_survives_a_position(lay: Lay) -> None:
    match = lay(**pair_under_an_empty_deck(lay).position())
    play_all(match, "sail c market", "pair")
    assert deals(match) == {"hammer"}


def test_i3_2_pair_of_two_decks_is_hidden_from_the_others(lay: Lay) -> None:
    """All can tell that the first is a hammer; the second only its looker knows."""
    tables = []
    for card in ("path", "entrance"):
        match = lay(seats=2, round=2, sides="BAAAA", **small_deck("lever", "sail", "statue", "hammer"))
        play_all(match, "ships 4321", "deal lever", "deal sail", "deal statue", "load d1", "sail d market", "pair")
        tables.append(play_all(match, "deal hammer", f"deal {card}"))
    for seat in (WHITE, None):
        assert tables[0].view(seat=seat) == tables[1].view(seat=seat)
    assert tables[0].view(seat=BLACK) != tables[1].view(seat=BLACK)


def test_i3_2_pair_left_behind_is_turned_up_at_the_end_of_the_round(lay: Lay) -> None:
    match = pair_under_an_empty_deck(lay, ships=ships("....", "...", "..", "0", sites="mtc."))
    assert deals(match) == {"hammer"}
    play_all(match, "deal hammer", "deal hammer")
    assert sorted(match.position()["discard"]) == ["hammer", "hammer", "path"]
    match.play("ships 4331")
    assert deals(match) == {"entrance", "sarcophagus", "path"}


def test_i3_2_deck_may_run_out_under_the_pair_twice(lay: Lay) -> None:
    """The new deck is one entrance: black draws it, plays it, and draws it again. The pair stays two paths."""
    table = small_deck("path", "path") | {"discard": ["entrance"]}
    match = lay(
        seats=2,
        sides="BBAAA",
        ships=ships("000.", "...", "..", "1"),
        market={"face_up": ["entrance", "sarcophagus", "sarcophagus"], "face_down": 2},
        **table,
    )
    play_all(match, "sail a pyramid", "pyramid left", "accept")
    assert deals(match) == {"entrance"}
    play_all(match, "deal entrance", "pyramid left", "pyramid left", "pyramid left", "accept")
    assert deals(match) == {"entrance"}
    play_all(match, "deal entrance", "pyramid left")
    assert match.points == (1 + 2 + 3 + 1 + 4, 0)
    play_all(match, "sail d market", "pair")
    assert deals(match) == {"path"}


# --- nothing left to deal ---


def edition_of(tmp_path: Path, **cards: int) -> str:
    """The path of an edition whose box holds only these market cards."""
    text = (EDITIONS / "imhotep.toml").read_text()
    head, market, tail = re.split(r"(?ms)(^\[market_cards\].*?)(?=^\[market\])", text)
    for line in re.findall(r"(?m)^([a-z-]+) = ", market):
        market = re.sub(rf"(?m)^{line} = {{ value = \d+", f"{line} = {{ value = {cards.get(line, 0)}", market)
    path = tmp_path / "few-cards.toml"
    path.write_text(head + market + tail)
    return str(path)


def few_cards(tmp_path: Path, sides: str, **cards: int) -> Match:
    """Only the plain engine: an edition of its own would have to be compiled."""
    return Match.new("imhotep", 2, sides=sides, nature="manual", edition=edition_of(tmp_path, **cards))


def test_i3_2_both_piles_empty_nothing_is_dealt(tmp_path: Path) -> None:
    match = few_cards(tmp_path, "AAAAA", statue=2)
    play_all(match, "ships 4321", "deal statue", "deal statue")
    assert match.seats_to_move == (BLACK,)
    assert match.position()["market"]["face_up"] == ["statue", "statue", None, None]


@pytest.mark.parametrize(("statues", "face_down"), [(5, 2), (4, 1), (3, 0), (2, 0)])
def test_i3_2_pair_may_be_a_single_card_or_none(tmp_path: Path, statues: int, face_down: int) -> None:
    match = few_cards(tmp_path, "BAAAA", statue=statues)
    play_all(match, "ships 4321", *["deal statue"] * min(3, statues))
    assert match.position()["market"]["face_down"] == face_down
    play_all(match, "load d1", "sail d market")
    assert ("pair" in match.legal()) == (face_down > 0)


def test_i3_2_single_card_of_the_pair_is_kept_without_discarding(tmp_path: Path) -> None:
    match = few_cards(tmp_path, "BAAAA", statue=4)
    play_all(match, "ships 4321", *["deal statue"] * 3, "load d1", "sail d market", "pair", "deal statue")
    assert match.position()["cards"] == [["statue"], []]
    assert match.position()["discard"] == []


def test_i3_2_no_card_left_no_bonus_card(tmp_path: Path) -> None:
    match = few_cards(tmp_path, "ABAAA", statue=4)
    play_all(match, "ships 4321", *["deal statue"] * 4, "load d1", "sail d pyramid", "pyramid left")
    assert match.points == (1, 0)
    assert match.seats_to_move == (BLACK,)


def test_i3_2_face_down_cards_are_not_drawn_as_a_bonus(tmp_path: Path) -> None:
    """Both piles are empty; the two cards left lie face down on the market."""
    match = few_cards(tmp_path, "BBAAA", statue=5)
    play_all(match, "ships 4321", *["deal statue"] * 3, "load d1", "sail d pyramid", "pyramid left")
    assert match.points == (1, 0)
    assert match.position()["market"]["face_down"] == 2
    assert match.seats_to_move == (BLACK,)


def test_i3_2_no_card_left_at_the_temple(tmp_path: Path) -> None:
    match = few_cards(tmp_path, "AABAA", statue=4)
    play_all(match, "ships 4321", *["deal statue"] * 4)
    table = match.position() | {
        "temple": [BLACK] * 4,
        "ships": ships("....", "...", "..", "0", sites="mpc."),
        "quarries": [22, 26],
        "sleds": [2, 3],
    }
    match = Match.from_position(table, nature="manual")
    play_all(match, "sail d obelisks", "point", "point")
    assert match.points == (4, 0)
    assert match.position()["round"] == 2
