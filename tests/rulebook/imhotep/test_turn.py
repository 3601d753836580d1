"""I4.5  The forced pass, and which questions with one answer are asked."""

from __future__ import annotations

import pytest

from saqqara import NATURE, IllegalMove
from tests.engines import play_all

from .conftest import BLACK, BROWN, WHITE, Lay, ships

NO_STONES = {"sleds": [0, 3], "obelisks": [29, 0]}


def test_i4_5_who_can_do_nothing_passes(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("11..", "1..", "..", "."), **NO_STONES)
    assert match.legal() == ["pass"]
    match.play("pass")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["passes"] == 1


@pytest.mark.parametrize("card", ["lever", "hammer", "sail", "chisel", "statue"])
def test_i4_5_a_card_that_cannot_be_used_does_not_help(lay: Lay, card: str) -> None:
    match = lay(seats=2, ships=ships("11..", "1..", "..", "."), cards=[[card], []], **NO_STONES)
    assert match.legal() == ["pass"]


@pytest.mark.parametrize(
    ("table", "action"),
    [
        ({"sleds": [0, 3]}, "take"),
        ({"sleds": [1, 3], "obelisks": [28, 0]}, "load a1"),
        ({"sleds": [0, 3], "obelisks": [29, 0], "ships": ships("....", "...", "..", "1")}, "sail d temple"),
        (
            {
                "sleds": [0, 3],
                "obelisks": [29, 0],
                "ships": ships("....", "...", "..", "1"),
                "cards": [["lever"], []],
            },
            "play lever",
        ),
    ],
)
def test_i4_5_passing_is_never_allowed_otherwise(lay: Lay, table: dict[str, object], action: str) -> None:
    match = lay(**{"seats": 2, "ships": ships("....", "...", "..", ".")} | table)
    assert action in match.legal()
    assert "pass" not in match.legal()
    with pytest.raises(IllegalMove):
        match.play("pass")


def test_i4_5_sailing_for_others_is_no_choice_but_a_duty(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "1", sites="mpt."), **NO_STONES)
    assert match.legal() == ["sail d chamber", "sail d obelisks"]


def test_i4_5_an_action_breaks_a_row_of_passes(lay: Lay) -> None:
    match = lay(seats=3, ships=ships("1...", "...", "..", "."), sleds=[0, 0, 1], obelisks=[29, 28, 28])
    play_all(match, "pass", "pass")
    assert match.position()["passes"] == 2
    match.play("load a2")
    assert match.position()["passes"] == 0


# --- questions with one answer ---


def test_i4_5_the_action_is_asked_with_one_answer_too(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "."), sleds=[0, 0])
    assert match.legal() == ["take"]
    match.play("take")
    assert match.seats_to_move == (WHITE,)
    assert match.legal() == ["take"]


def test_i4_5_the_last_unload_is_not_asked(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "01.", "..", "."), cards=[["lever"], []])
    play_all(match, "play lever", "sail b temple", "unload 2")
    assert match.position()["temple"] == [WHITE, BLACK]


def test_i4_5_one_stone_needs_no_order(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", "1"), cards=[["lever"], []])
    play_all(match, "play lever", "sail d temple")
    assert match.position()["temple"] == [WHITE]


def test_i4_5_nothing_on_sale_needs_no_decline(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "111", "..", "."), market={"face_up": ["statue", None, None, None]})
    play_all(match, "sail b market", "card 1")
    assert match.seats_to_move == (WHITE,)
    assert match.position()["ships"] == ships("....", "...", "..", ".", sites=".m..")
    assert "take" in match.legal()


def test_i4_5_a_single_card_of_the_pair_is_kept(lay: Lay) -> None:
    match = lay(
        seats=2, sides="BAAAA", ships=ships("....", "...", "..", "0"), market={"face_up": [None] * 3, "face_down": 1}
    )
    play_all(match, "sail d market", "pair", "deal sail")
    assert match.position()["cards"] == [["sail"], []]
    assert match.seats_to_move == (WHITE,)


def test_i4_5_the_last_open_small_pyramid_is_not_asked(lay: Lay) -> None:
    pyramid = {"left": [0] * 5, "middle": [1] * 5, "right": [1, 1]}
    match = lay(seats=2, sides="ABAAA", ships=ships("....", "...", "..", "0"), pyramid=pyramid)
    match.play("sail d pyramid")
    assert match.position()["pyramid"]["right"] == [WHITE, WHITE, BLACK]


def test_i4_5_point_is_not_asked_when_no_stone_can_be_taken(lay: Lay) -> None:
    match = lay(
        seats=2,
        sides="AABAA",
        ships=ships("....", "...", "..", "0", sites="mpt."),
        temple=[BLACK],
        sleds=[5, 3],
    )
    match.play("sail d chamber")
    assert match.points == (1, 0)
    assert match.seats_to_move == (NATURE,)


def test_i4_5_a_bonus_that_brings_nothing_is_not_asked(lay: Lay) -> None:
    """Brown's sled is full, so the middle pyramid has no stones to give."""
    match = lay(seats=4, sides="ABAAA", ships=ships("....", "...", "..", "2"), sleds=[2, 3, 5, 5], to_move=BROWN)
    play_all(match, "sail d pyramid", "pyramid middle")
    assert match.points == (0, 0, 1, 0)
    assert match.seats_to_move == (3,)


def test_i4_5_the_only_space_needs_no_asking(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", ".", sites="mpt."), cards=[["hammer"], []])
    match.play("play hammer")
    assert match.position()["ships"][3]["cargo"] == [BLACK]
    assert match.seats_to_move == (WHITE,)


def test_i4_5_two_spaces_leave_the_chisel_one_question(lay: Lay) -> None:
    match = lay(seats=2, ships=ships("....", "...", "..", ".", sites="mp.t"), cards=[["chisel"], []])
    play_all(match, "play chisel", "load c2")
    assert match.position()["ships"][2]["cargo"] == [BLACK, BLACK]
    assert match.seats_to_move == (WHITE,)


def test_i4_5_nature_draws_even_the_only_card(lay: Lay) -> None:
    """Every card that is not in the deck of one lies open."""
    open_cards = ["sarcophagus", "path"] * 2 + ["entrance"] * 2 + ["statue"] * 9
    for card in ("pyramid-decoration", "temple-decoration", "chamber-decoration", "obelisk-decoration"):
        open_cards += [card] * 2
    open_cards += ["lever", "hammer"] * 2 + ["sail", "chisel"] * 3
    match = lay(seats=2, discard=open_cards)
    match.play("ships 4322")
    assert match.seats_to_move == (NATURE,)
    assert match.legal() == ["deal statue"]
