"""P2  Set-up."""

from __future__ import annotations

import pytest

from saqqara import NATURE, IllegalMove, Match, NotYourTurn, SaqqaraError, UnreadableMove

from .conftest import CARDS, SHAPES, Lay, deal, refused, shown


def dealt(match: Match) -> Match:
    """Seat 0 draws 1 to 4, seat 1 draws 5 to 8, and so on."""
    deal(match, *range(1, 4 * match.seats + 1))
    return match


# --- P2.1  four cards, two are kept ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p2_1_everyone_draws_four(begin: Lay, seats: int) -> None:
    match = dealt(begin(seats=seats))
    assert match.position()["drawn"] == [[1 + 4 * seat + card for card in range(4)] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p2_1_all_choose_at_the_same_time(begin: Lay, seats: int) -> None:
    match = dealt(begin(seats=seats))
    assert match.seats_to_move == tuple(range(seats))
    match.play("keep 5 6", seat=1)
    assert match.seats_to_move == (0, *range(2, seats))


def test_p2_1_any_two_of_the_four(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    assert match.legal(seat=0) == ["keep 1 2", "keep 1 3", "keep 1 4", "keep 2 3", "keep 2 4", "keep 3 4"]
    assert match.legal(seat=1) == ["keep 5 6", "keep 5 7", "keep 5 8", "keep 6 7", "keep 6 8", "keep 7 8"]


def test_p2_1_the_kept_cards_lie_before_their_seat(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 2 4", seat=0)
    match.play("keep 5 8", seat=1)
    assert match.position()["hands"] == [[2, 4], [5, 8]]
    assert match.position()["drawn"] == [[], []]


def test_p2_1_in_any_order_written_in_one(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 4 2", seat=0)
    assert match.moves()[-1] == (0, "keep 2 4")


def test_p2_1_the_others_go_back_into_the_deck(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 2 4", seat=0)
    match.play("keep 5 8", seat=1)
    assert match.legal() == [f"deal {card}" for card in CARDS if card not in (2, 4, 5, 8)]


def test_p2_1_nature_deals_a_card_once(begin: Lay) -> None:
    match = begin(seats=2)
    deal(match, 7)
    assert "deal 7" not in match.legal()
    before = shown(match)
    with pytest.raises(IllegalMove, match="7"):
        match.play("deal 7")
    assert shown(match) == before


@pytest.mark.parametrize("move", ["keep 1 2 3", "keep 1 2 3 4", "keep 1", "keep"])
def test_p2_1_two_not_more_not_fewer(begin: Lay, move: str) -> None:
    refused(dealt(begin(seats=2)), move, SaqqaraError, "two", move)


@pytest.mark.parametrize(
    ("move", "card"), [("keep 1 5", "5"), ("keep 20 2", "20"), ("keep 3 3", "3"), ("keep 1 49", "49")]
)
def test_p2_1_only_cards_drawn(begin: Lay, move: str, card: str) -> None:
    refused(dealt(begin(seats=2)), move, IllegalMove, card)


@pytest.mark.parametrize("move", ["keep one two", "keep 1 b", "keep 1,2", "keep -1 2", "kep 1 2", "", 12, None])
def test_p2_1_unreadable(begin: Lay, move: object) -> None:
    refused(dealt(begin(seats=2)), move, UnreadableMove)


def test_p2_1_no_marking_before_the_choice(begin: Lay) -> None:
    refused(dealt(begin(seats=2)), "mark 1 b1", IllegalMove)


def test_p2_1_a_choice_is_made_once(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 1 2", seat=0)
    refused(match, "keep 3 4", NotYourTurn)


# --- P2.2  the display ---


def test_p2_2_four_cards_face_up(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 1 2", seat=0)
    match.play("keep 5 6", seat=1)
    for number, card in enumerate([30, 3, 12, 8]):
        assert match.seats_to_move == (NATURE,)
        assert match.position()["display"][number:] == [None] * (4 - number)
        match.play(f"deal {card}")
    assert match.position()["display"] == [30, 3, 12, 8]
    for seat in (0, 1, None):
        assert match.view(seat)["display"] == [30, 3, 12, 8]


def test_p2_2_then_the_expedition_cards_all_unseen(begin: Lay) -> None:
    match = dealt(begin(seats=2))
    match.play("keep 1 2", seat=0)
    match.play("keep 5 6", seat=1)
    deal(match, 30, 31, 32, 33)
    assert match.seats_to_move == (NATURE,)
    assert match.legal() == [f"expedition {shape}" for shape in SHAPES]
    assert match.position()["expeditions"] == []
    assert match.position()["round"] == 1
