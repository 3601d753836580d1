"""P5.1, P5.2  Explored cards go aside and are replaced."""

from __future__ import annotations

import pytest

from saqqara import NATURE, IllegalMove, Match, NotYourTurn, UnreadableMove
from tests.engines import play_all

from .conftest import BEND, CARDS, DISPLAY, SIX, Lay, all_but, deal, dug, idle, refused, tomb

DUG_BEND = {str(BEND): ["a1", "a2", "a3", "a4"]}


def explored(match: Match, *marks: str, shape: str = "i2") -> Match:
    """The seats, from 0, explore these or do something else."""
    match.play(f"expedition {shape}")
    for seat, move in enumerate(marks):
        if move:
            match.play(move, seat=seat)
        else:
            idle(match, seat)
    return match


# --- P5.1  replacements ---


def test_p5_1_explored_cards_go_aside_face_up(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    match.play("take 46")
    deal(match, 30)
    for seat in (0, 1, None):
        assert match.view(seat)["explored"] == [[1], []]
    assert sorted(match.position()["hands"][0]) == [2, 46]
    assert match.position()["crossed"] == {"3": ["d1"]}


def test_p5_1_one_of_the_face_up_cards_or_the_top_of_the_deck(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    assert match.seats_to_move == (0,)
    assert match.legal() == ["take 45", "take 46", "take 47", "take 48", "take deck"]


def test_p5_1_a_face_up_card_is_replaced_from_the_deck(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    match.play("take 46")
    assert match.position()["display"] == [45, None, 47, 48]
    assert match.legal() == [f"deal {card}" for card in CARDS if card not in (1, 2, 3, 4, *DISPLAY)]
    deal(match, 30)
    assert match.position()["display"] == [45, 30, 47, 48]
    assert match.legal()[0].startswith("expedition")


def test_p5_1_the_top_of_the_deck(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    match.play("take deck")
    assert match.seats_to_move == (NATURE,)
    deal(match, 30)
    assert sorted(match.position()["hands"][0]) == [2, 30]
    assert match.position()["display"] == DISPLAY
    assert match.legal()[0].startswith("expedition")


def test_p5_1_an_explored_card_does_not_come_back(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    match.play("take deck")
    assert "deal 1" not in match.legal()


def test_p5_1_the_new_card_is_empty(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    play_all(match, "take 45", "deal 30", "expedition i3")
    assert "45" not in match.position()["crossed"]
    assert [move for move in match.legal(seat=0) if move.startswith("mark 45") and len(move) < 11] == ["mark 45 a1"]


@pytest.mark.parametrize(("numbers", "first"), [((3, 40), 0), ((40, 3), 1), ((12, 13), 0), ((13, 12), 1)])
def test_p5_1_the_lowest_explored_number_picks_first(lay: Lay, numbers: tuple[int, int], first: int) -> None:
    hands = [[numbers[0], 5], [numbers[1], 6]]
    match = explored(lay(seats=2, hands=hands, crossed=dug(*numbers)), tomb(numbers[0]), tomb(numbers[1]))
    assert match.seats_to_move == (first,)
    play_all(match, "take 45", "deal 30")
    assert match.seats_to_move == (1 - first,)
    assert match.legal() == ["take 30", "take 46", "take 47", "take 48", "take deck"]


def test_p5_1_only_cards_explored_in_this_step_decide(lay: Lay) -> None:
    """Seat 0 has a lower number from before and one that it does not explore."""
    match = lay(seats=2, hands=[[2, 40], [30, 6]], crossed=dug(40, 30), explored=[[1], []])
    explored(match, tomb(40), tomb(30))
    assert match.seats_to_move == (1,)


def test_p5_1_all_picks_of_a_seat_then_the_refill_then_the_next(lay: Lay) -> None:
    """Seat 1 explores 7 and 22, seat 0 explores 10: seat 1 picks twice before seat 0 picks."""
    match = lay(seats=2, hands=[[10, 5], [BEND, 7]], crossed={**dug(10, 7), **DUG_BEND})
    match.play("expedition i2")
    match.play(tomb(10), seat=0)
    match.play(f"mark {BEND} a5 b5", seat=1)
    match.play(tomb(7), seat=1)
    assert match.seats_to_move == (1,)
    match.play("take 46")
    assert match.seats_to_move == (1,)
    assert match.legal() == ["take 45", "take 47", "take 48", "take deck"]
    match.play("take 45")
    assert match.position()["display"] == [None, None, 47, 48]
    deal(match, 30, 31)
    assert match.position()["display"] == [30, 31, 47, 48]
    assert sorted(match.position()["hands"][1]) == [45, 46]
    assert match.seats_to_move == (0,)
    assert match.legal() == ["take 30", "take 31", "take 47", "take 48", "take deck"]


def test_p5_1_two_from_the_deck(lay: Lay) -> None:
    match = lay(seats=2, hands=[[5, BEND], [3, 4]], crossed={**dug(5), **DUG_BEND})
    match.play("expedition i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(5), seat=0)
    idle(match, 1)
    play_all(match, "take deck", "deal 30", "take deck", "deal 31")
    assert sorted(match.position()["hands"][0]) == [30, 31]
    assert match.position()["display"] == DISPLAY


def test_p5_1_four_seats_in_the_order_of_their_numbers(lay: Lay) -> None:
    hands = [[41, 5], [12, 6], [33, 7], [2, 8]]
    match = lay(seats=4, hands=hands, crossed=dug(41, 12, 33, 2))
    explored(match, tomb(41), tomb(12), tomb(33), tomb(2))
    order = []
    for card in (26, 27, 28, 29):
        order.append(match.seats_to_move)
        play_all(match, "take deck", f"deal {card}")
    assert order == [(3,), (1,), (2,), (0,)]


def test_p5_1_nobody_picks_before_everyone_has_crossed_off(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1))
    match.play("expedition i2")
    match.play(tomb(1), seat=0)
    assert match.seats_to_move == (1,)
    refused(match, "take 45", NotYourTurn)


def test_p5_1_the_others_wait(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1, 3)), tomb(1), tomb(3))
    refused(match, "take 45", NotYourTurn, seat=1)
    assert match.legal(seat=1) == []


def test_p5_1_who_has_explored_nothing_takes_nothing(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]]), "", "")
    assert match.legal()[0].startswith("expedition")
    assert match.position()["hands"] == [[1, 2], [3, 4]]


@pytest.mark.parametrize("card", [1, 2, 3, 30, 44])
def test_p5_1_only_a_card_that_is_displayed(lay: Lay, card: int) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    refused(match, f"take {card}", IllegalMove, str(card), "face-up")


def test_p5_1_bad_takes(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1)), tomb(1), "")
    for move in ("take", "take it", "take 45 46", "take deck 45", "take -45"):
        refused(match, move, UnreadableMove)
    refused(match, "take 49", IllegalMove, "49")
    refused(match, "mark 2 c1", IllegalMove)


def test_p5_1_what_is_laid_out_is_known_to_all(lay: Lay) -> None:
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1, 3)), tomb(1), tomb(3))
    play_all(match, "take 45", "deal 30", "take deck", "deal 31")
    for seat in (0, 1, None):
        lines = match.record(seat=seat).splitlines()
        assert any(line.endswith("nature deal 30") for line in lines)
        assert any(line.endswith("nature deal 31") for line in lines)
        assert match.view(seat)["display"] == [30, 46, 47, 48]


# --- P5.2  the empty deck ---


def test_p5_2_an_empty_deck_is_not_refilled_and_play_goes_on(lay: Lay) -> None:
    left = all_but(1, 2, 3, 4, *DISPLAY)
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[], left]), tomb(1), "")
    assert match.legal() == ["take 45", "take 46", "take 47", "take 48"]
    match.play("take 46")
    assert match.position()["display"] == [45, None, 47, 48]
    assert match.legal()[0].startswith("expedition")
    explored(match, "", "", shape="i3")
    assert match.legal()[0].startswith("expedition")


def test_p5_2_nothing_on_top_of_an_empty_deck(lay: Lay) -> None:
    left = all_but(1, 2, 3, 4, *DISPLAY)
    match = explored(lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), explored=[[], left]), tomb(1), "")
    refused(match, "take deck", IllegalMove, "deck", "empty")


def test_p5_2_the_last_cards_of_the_deck_are_laid_out_from_the_left(lay: Lay) -> None:
    left = all_but(5, BEND, 3, 4, 30, *DISPLAY)
    match = lay(seats=2, hands=[[5, BEND], [3, 4]], crossed={**dug(5), **DUG_BEND}, explored=[[], left])
    match.play("expedition i2")
    match.play(f"mark {BEND} a5 b5", seat=0)
    match.play(tomb(5), seat=0)
    idle(match, 1)
    play_all(match, "take 46", "take 48")
    assert match.legal() == ["deal 30"]
    deal(match, 30)
    assert match.position()["display"] == [45, 30, 47, None]
    assert match.legal()[0].startswith("expedition")


def test_p5_2_the_last_card_is_not_asked_for(lay: Lay) -> None:
    """One answer: it is taken without a question."""
    left = all_but(1, 2, 3, 4, 45)
    table = {"hands": [[1, 2], [3, 4]], "display": [None, 45, None, None], "explored": [[], left]}
    match = explored(lay(seats=2, crossed=dug(1), **table), tomb(1), "")
    assert sorted(match.position()["hands"][0]) == [2, 45]
    assert match.legal()[0].startswith("expedition")


def test_p5_2_with_no_card_left_the_next_goes_without(lay: Lay) -> None:
    left = all_but(1, 2, 3, 4, 45)
    table = {"hands": [[1, 2], [3, 4]], "display": [45, None, None, None], "explored": [[], left]}
    match = explored(lay(seats=2, crossed=dug(1, 3), **table), tomb(1), tomb(3))
    hands = [sorted(card for card in hand if card is not None) for hand in match.position()["hands"]]
    assert hands == [[2, 45], [4]]
    assert 3 in match.position()["explored"][1]
    match.play("expedition i3")
    assert match.seats_to_move == (0, 1)
    assert all(move.startswith("mark 4 ") for move in match.legal(seat=1))


def test_p5_2_no_replacements_after_the_last_card_of_the_game(lay: Lay) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), round=4, expeditions=SIX)
    explored(match, tomb(1), "", shape="o4")
    assert match.seats_to_move == ()
    assert match.outcome is not None
    assert match.points == (10, 0)
    assert match.position()["display"] == DISPLAY


@pytest.mark.parametrize(("round_number", "turned"), [(1, 6), (3, 6), (4, 5)])
def test_p5_2_replacements_after_the_last_card_of_other_rounds(lay: Lay, round_number: int, turned: int) -> None:
    match = lay(seats=2, hands=[[1, 2], [3, 4]], crossed=dug(1), round=round_number, expeditions=SIX[:turned])
    explored(match, tomb(1), "", shape="o4")
    assert match.seats_to_move == (0,)
    assert "take 45" in match.legal()
