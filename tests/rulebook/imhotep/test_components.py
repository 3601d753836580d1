"""I1  Components."""

from __future__ import annotations

from itertools import product

import pytest

from saqqara import BadPosition, SaqqaraError
from saqqara.rules.imhotep.components import COLOURS

from .conftest import BLACK, MARKET_CARDS, Lay, ships

ROUND_CARDS = {
    2: "4322 4331 4221 3221 3322 3321 4321",
    3: "4221 4322 4421 4321 3332 4332 3322",
    4: "4421 4332 4333 3332 4432 4422 4322",
}
WHOLE_DECK = [card for card, count in MARKET_CARDS.items() for _ in range(count)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i1_1_two_to_four_players(begin: Lay, seats: int) -> None:
    assert begin(seats=seats).points == (0,) * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_i1_1_no_other_number_of_players(begin: Lay, seats: int) -> None:
    with pytest.raises(SaqqaraError):
        begin(seats=seats)


def test_i1_1_colours_by_seat() -> None:
    assert COLOURS == ("black", "white", "brown", "gray")


def test_i1_1_thirty_stones_a_colour(lay: Lay) -> None:
    """One of the 30 lies on the score track (I2.3)."""
    assert lay(seats=2, obelisks=[29, 24], sleds=[0, 5]).position()["quarries"] == [0, 0]
    with pytest.raises(BadPosition):
        lay(seats=2, obelisks=[30, 24], sleds=[0, 5])


@pytest.mark.parametrize("fleet", ["4433", "3331", "4422", "3221"])
def test_i1_2_fleet_of_eight_ships(lay: Lay, fleet: str) -> None:
    match = lay(seats=4, ships=ships(*("." * int(spaces) for spaces in fleet)))
    assert [ship["spaces"] for ship in match.position()["ships"]] == [int(spaces) for spaces in fleet]


@pytest.mark.parametrize("fleet", ["4443", "3333", "4222", "4311"])
def test_i1_2_fleet_has_no_more_ships_of_a_kind(lay: Lay, fleet: str) -> None:
    with pytest.raises(BadPosition):
        lay(seats=4, ships=ships(*("." * int(spaces) for spaces in fleet)))


@pytest.mark.parametrize(("spaces", "minimum"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_i1_2_minimum_load(lay: Lay, spaces: int, minimum: int) -> None:
    for stones in range(spaces + 1):
        load = ("0" * stones).ljust(spaces, ".")
        match = lay(seats=2, ships=ships(load, "...", "...", ".."))
        assert ("sail a temple" in match.legal()) == (stones >= minimum)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i1_3_seven_round_cards_for_each_player_count(begin: Lay, seats: int) -> None:
    cards = begin(seats=seats).legal()
    assert len(cards) == 7
    assert set(cards) == {f"ships {card}" for card in ROUND_CARDS[seats].split()}


def test_i1_4_thirty_four_market_cards(lay: Lay) -> None:
    assert len(WHOLE_DECK) == 34
    assert sorted(lay(seats=2, discard=WHOLE_DECK).position()["discard"]) == sorted(WHOLE_DECK)


@pytest.mark.parametrize("card", MARKET_CARDS)
def test_i1_4_number_of_each_market_card(lay: Lay, card: str) -> None:
    with pytest.raises(BadPosition):
        lay(seats=2, discard=[card] * (MARKET_CARDS[card] + 1))
    deck_without_it = lay(seats=2, discard=[card] * MARKET_CARDS[card])
    deck_without_it.play("ships 4322")
    assert f"deal {card}" not in deck_without_it.legal()
    deck_with_one = lay(seats=2, discard=[card] * (MARKET_CARDS[card] - 1))
    deck_with_one.play("ships 4322")
    assert f"deal {card}" in deck_with_one.legal()


def test_i1_5_five_sites(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "0"), sleds=[0, 3], to_move=BLACK)
    sites = ["market", "pyramid", "temple", "chamber", "obelisks"]
    assert [move for move in match.legal() if move != "take"] == [f"sail d {site}" for site in sites]


def test_i1_5_sides_mix_freely(begin: Lay) -> None:
    combinations = {"".join(sides) for sides in product("AB", repeat=5)}
    assert {begin(seats=2, sides=sides).position()["sides"] for sides in combinations} == combinations
    assert len(combinations) == 32


def test_i1_5_sled_holds_five(lay: Lay) -> None:
    assert lay(seats=2, sleds=[5, 5]).position()["sleds"] == [5, 5]
    with pytest.raises(BadPosition):
        lay(seats=2, sleds=[6, 5])
