"""I3.4 to I3.7, I4.6  The end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import NATURE, Match
from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships

FOURTH_SHIP = {"ships": ships("....", "...", "..", "0", sites="mpc.")}


def stuck(seats: int, **position: Any) -> dict[str, Any]:
    """A table at which nobody can do anything: all stones are on monuments, but for one of black on a big ship."""
    return {
        "seats": seats,
        "ships": ships("0...", "...", "...", ".."),
        "sleds": [0] * seats,
        "obelisks": [28] + [29] * (seats - 1),
    } | position


# --- I3.4  When it ends ---


def test_i3_4_round_ends_at_once_with_the_fourth_ship(lay: Lay) -> None:
    match = lay(seats=4, **FOURTH_SHIP, to_move=BLACK)
    match.play("sail d temple")
    assert match.seats_to_move == (NATURE,)
    assert match.position()["round"] == 2
    assert all(move.startswith("ships ") for move in match.legal())


def test_i3_4_round_goes_on_after_the_third_ship(lay: Lay) -> None:
    match = lay(seats=4, ships=ships("....", "...", "0.", ".", sites="mp.."), to_move=BLACK)
    match.play("sail c temple")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["round"] == 1
    assert match.points == (0, 0, 0, 0)


def test_i3_4_the_fourth_ship_is_unloaded_first(lay: Lay) -> None:
    """The last stone's owner still takes a card before the temple scores."""
    match = lay(
        seats=4,
        ships=ships("....", "...", "1.", ".", sites="tp.c"),
        temple=[BLACK],
        market={"face_up": [None, "statue", None, None]},
        to_move=BLACK,
    )
    match.play("sail c market")
    assert match.seats_to_move == (WHITE,)
    assert match.points == (0, 0, 0, 0)
    match.play("card 2")
    assert match.points == (1, 0, 0, 0)
    assert match.position()["round"] == 2


def test_i3_4_one_site_is_never_visited(lay: Lay) -> None:
    match = lay(seats=4, **FOURTH_SHIP, to_move=WHITE, sleds=[2, 0, 4, 5])
    assert match.legal() == ["take", "sail d temple", "sail d obelisks"]
    match.play("sail d temple")
    assert match.position()["obelisks"] == [0, 0, 0, 0]
    assert match.position()["ships"] == []


# --- I3.5  What happens then ---


def test_i3_5_temple_scores_with_the_stones_of_the_fourth_ship(lay: Lay) -> None:
    match = lay(seats=4, **FOURTH_SHIP, temple=[WHITE, WHITE], to_move=GRAY)
    match.play("sail d temple")
    assert match.points == (1, 2, 0, 0)


def test_i3_5_unsold_cards_go_to_the_discard_pile(lay: Lay) -> None:
    match = lay(
        seats=4,
        **FOURTH_SHIP,
        market={"face_up": ["sail", None, "entrance", "statue"]},
        discard=["lever"],
        to_move=BLACK,
    )
    match.play("sail d temple")
    assert sorted(match.position()["discard"]) == ["entrance", "lever", "sail", "statue"]
    assert match.position()["market"] == {"face_up": [None] * 4, "face_down": 0}


def test_i3_5_stones_on_sites_and_sleds_stay(lay: Lay) -> None:
    match = lay(
        seats=4,
        **FOURTH_SHIP,
        pyramid=[BLACK, WHITE],
        temple=[GRAY],
        chamber=[BROWN, BROWN, GRAY],
        obelisks=[1, 0, 3, 0],
        sleds=[1, 0, 5, 2],
        cards=[["sail"], [], ["statue", "statue"], []],
        to_move=BLACK,
    )
    before = match.position()
    match.play("sail d temple")
    after = match.position()
    for kept in ("pyramid", "chamber", "obelisks", "sleds", "quarries", "cards"):
        assert after[kept] == before[kept]
    assert after["temple"] == [GRAY, BLACK]


def test_i3_5_ships_return_and_sites_are_free_again(lay: Lay) -> None:
    match = lay(seats=4, **FOURTH_SHIP, to_move=BLACK)
    play_all(match, "sail d temple", "ships 4422", *["deal statue"] * 4)
    assert match.position()["ships"] == ships("....", "....", "..", "..")
    play_all(match, "load c1", "sail c temple")
    assert match.position()["temple"] == [BLACK, WHITE]


def test_i3_5_unseen_pair_is_turned_up_after_the_temple(lay: Lay) -> None:
    match = lay(
        seats=4,
        sides="BAAAA",
        **FOURTH_SHIP,
        market={"face_up": ["statue", None, None], "face_down": 2},
        to_move=BLACK,
    )
    match.play("sail d temple")
    assert match.points == (1, 0, 0, 0)
    assert match.seats_to_move == (NATURE,)
    play_all(match, "deal entrance", "deal lever")
    assert sorted(match.position()["discard"]) == ["entrance", "lever", "statue"]
    assert match.position()["market"] == {"face_up": [None] * 3, "face_down": 0}
    assert match.position()["pyramid"] == []
    assert all(move.startswith("ships ") for move in match.legal())


def test_i3_5_unseen_pair_waits_for_the_choices_of_the_temple(lay: Lay) -> None:
    match = lay(
        seats=2,
        sides="BABAA",
        **FOURTH_SHIP,
        temple=[WHITE],
        market={"face_up": [None] * 3, "face_down": 2},
        to_move=BLACK,
    )
    match.play("sail d obelisks")
    assert match.seats_to_move == (WHITE,)
    match.play("point")
    assert match.seats_to_move == (NATURE,)
    assert "deal statue" in match.legal()


def test_i3_5_single_unseen_card_is_turned_up_alone(lay: Lay) -> None:
    match = lay(seats=2, sides="BAAAA", **FOURTH_SHIP, market={"face_up": [None] * 3, "face_down": 1}, to_move=BLACK)
    play_all(match, "sail d obelisks", "deal hammer")
    assert match.position()["discard"] == ["hammer"]
    assert all(move.startswith("ships ") for move in match.legal())


def test_i3_5_unseen_pair_stays_unseen_after_the_sixth_round(lay: Lay) -> None:
    match = lay(
        seats=4,
        round=6,
        sides="BAAAA",
        **FOURTH_SHIP,
        market={"face_up": [None] * 3, "face_down": 2},
        to_move=BLACK,
    )
    match.play("sail d temple")
    assert match.outcome is not None
    assert match.seats_to_move == ()


# --- I3.6  Who starts the next round ---


@pytest.mark.parametrize(
    ("seats", "sailor", "starter"),
    [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 1, 2), (4, 2, 3), (4, 3, 0)],
)
def test_i3_6_next_round_starts_to_the_left_of_the_sailor(lay: Lay, seats: int, sailor: int, starter: int) -> None:
    match = lay(seats=seats, **FOURTH_SHIP, to_move=sailor)
    play_all(match, "sail d temple", "ships 4322", *["deal statue"] * 4)
    assert match.position()["start_seat"] == starter
    assert match.seats_to_move == (starter,)


def test_i3_6_the_sailor_counts_not_the_last_to_choose(lay: Lay) -> None:
    match = lay(
        seats=4,
        ships=ships("....", "...", "13", ".", sites="tp.c"),
        market={"face_up": ["statue", "statue", "statue", "statue"]},
        to_move=WHITE,
    )
    play_all(match, "sail c market", "card 1", "card 2")
    assert match.position()["start_seat"] == BROWN


def test_i3_6_a_ship_sailed_by_lever_counts(lay: Lay) -> None:
    match = lay(seats=4, **FOURTH_SHIP, cards=[[], [], ["lever"], []], to_move=BROWN)
    play_all(match, "play lever", "sail d temple")
    assert match.position()["start_seat"] == GRAY


def test_i3_6_a_ship_sailed_by_the_card_sail_counts(lay: Lay) -> None:
    match = lay(
        seats=4, ships=ships("....", "...", "..", ".", sites="mpc."), cards=[[], [], ["sail"], []], to_move=BROWN
    )
    play_all(match, "play sail", "sail d temple")
    assert match.position()["start_seat"] == GRAY


# --- I3.7  Six rounds ---


def test_i3_7_a_sixth_round_follows_the_fifth(lay: Lay) -> None:
    match = lay(seats=4, round=5, **FOURTH_SHIP, to_move=BLACK)
    match.play("sail d temple")
    assert match.outcome is None
    assert match.position()["round"] == 6


def test_i3_7_no_round_follows_the_sixth(lay: Lay) -> None:
    match = lay(seats=4, round=6, **FOURTH_SHIP, to_move=BLACK)
    match.play("sail d temple")
    assert match.outcome is not None
    assert match.legal() == []


@pytest.mark.parametrize(("seats", "sides"), [(2, "AAAAA"), (3, "BBBBB"), (4, "AAAAA")])
def test_i3_7_a_whole_game_has_six_rounds(begin: Lay, seats: int, sides: str) -> None:
    match = begin(seats=seats, sides=sides)
    rounds = []
    while match.outcome is None:
        if match.legal()[0].startswith("ships "):
            rounds.append(match.position()["round"])
        match.play(match.legal()[-1])
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert len(set(match.position()["round_cards"])) == 6


# --- I4.6  Nobody can do anything ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i4_6_round_ends_when_all_pass_in_turn(lay: Lay, seats: int) -> None:
    match = lay(**stuck(seats))
    for seat in range(seats):
        assert match.seats_to_move == (seat,)
        assert match.position()["round"] == 1
        assert match.legal() == ["pass"]
        match.play("pass")
    assert match.seats_to_move == (NATURE,)
    assert match.position()["round"] == 2
    assert match.position()["ships"] == []


def test_i4_6_round_goes_on_when_one_can_act(lay: Lay) -> None:
    match = lay(**stuck(3, obelisks=[28, 28, 29]))
    play_all(match, "pass", "take", "pass", "pass")
    assert match.position()["round"] == 1
    assert match.seats_to_move == (WHITE,)
    assert "load a2" in match.legal()


def test_i4_6_passes_count_only_in_a_row(lay: Lay) -> None:
    """White's stone makes ship a fit to sail, so black need not pass again."""
    match = lay(**stuck(2, ships=ships("00..", "...", "...", ".."), sleds=[0, 1], obelisks=[27, 28]))
    play_all(match, "pass", "load a3")
    assert match.position()["passes"] == 0
    assert match.position()["round"] == 1
    assert match.legal() == [f"sail a {site}" for site in ("market", "pyramid", "temple", "chamber", "obelisks")]


def test_i4_6_stones_on_ships_go_back_to_their_quarries(lay: Lay) -> None:
    match = lay(**stuck(2, ships=ships("0..1", ".1.", "...", ".."), obelisks=[28, 27]))
    play_all(match, "pass", "pass")
    assert match.position()["quarries"] == [1, 2]
    assert match.position()["sleds"] == [0, 0]


def test_i4_6_stones_go_back_after_the_temple_has_scored(lay: Lay) -> None:
    """Black's quarry is still empty when the temple offers a point or stones."""
    match = lay(**stuck(2, sides="AABAA", temple=[BLACK, WHITE], obelisks=[27, 28]))
    play_all(match, "pass", "pass")
    assert match.points == (1, 2)
    assert match.position()["quarries"] == [1, 0]
    assert match.position()["sleds"] == [0, 0]


def test_i4_6_unsold_cards_are_discarded(lay: Lay) -> None:
    match = lay(**stuck(2, market={"face_up": ["sail", None, "path", None]}))
    play_all(match, "pass", "pass")
    assert sorted(match.position()["discard"]) == ["path", "sail"]


@pytest.mark.parametrize(("last_sailor", "starter"), [(BLACK, WHITE), (WHITE, BROWN), (BROWN, GRAY), (GRAY, BLACK)])
def test_i4_6_starter_is_to_the_left_of_the_last_sailor(lay: Lay, last_sailor: int, starter: int) -> None:
    match = lay(
        **stuck(4, ships=ships("0...", "...", "...", "..", sites=".t.."), last_sailor=last_sailor, start_seat=BROWN)
    )
    play_all(match, "pass", "pass", "pass", "pass")
    assert match.position()["start_seat"] == starter


@pytest.mark.parametrize(("start_seat", "starter"), [(BLACK, WHITE), (BROWN, GRAY), (GRAY, BLACK)])
def test_i4_6_nobody_sailed_starter_is_to_the_left_of_the_same_starter(lay: Lay, start_seat: int, starter: int) -> None:
    match = lay(**stuck(4, start_seat=start_seat, to_move=start_seat))
    play_all(match, "pass", "pass", "pass", "pass")
    assert match.position()["start_seat"] == starter


def test_i4_6_last_sailor_of_an_earlier_round_does_not_count(lay: Lay) -> None:
    """Gray sails the fourth ship, black starts; then nobody sails and white starts."""
    match = lay(seats=4, **FOURTH_SHIP, sleds=[0] * 4, obelisks=[28, 29, 29, 29], last_sailor=BROWN, to_move=GRAY)
    play_all(match, "sail d temple", "ships 4332", *["deal statue"] * 4)
    assert match.position()["last_sailor"] is None
    play_all(match, "pass", "pass", "pass", "pass")
    assert match.position()["start_seat"] == WHITE


def test_i4_6_passing_ends_the_sixth_round_and_the_game(lay: Lay) -> None:
    match = lay(**stuck(2, round=6))
    play_all(match, "pass", "pass")
    assert match.outcome is not None


def test_i4_6_table_after_the_last_pass_can_be_laid_again(lay: Lay) -> None:
    """Nature still turns up the pair: the position at that moment is one of this game."""
    match = lay(**stuck(2, sides="BAAAA", market={"face_up": [None] * 3, "face_down": 2}))
    play_all(match, "pass", "pass")
    assert match.seats_to_move == (NATURE,)
    again = Match.from_position(match.position(), nature="manual")
    assert again.legal() == match.legal()
