"""P3  Course: rounds and expedition cards."""

from __future__ import annotations

from collections import Counter

import pytest

from saqqara import NATURE, IllegalMove, Match, MatchOver

from .conftest import SHAPES, SIX, Lay, dug, idle, refused, tomb

HANDS = [[1, 2], [3, 4]]
BOX = Counter({"i2": 1, "i3": 2, "i4": 1, "v3": 2, "l4": 1, "o4": 1})


def play_out(match: Match) -> list[list[str]]:
    """Plays to the end with the first moves that come; returns the expedition cards by round."""
    rounds: list[list[str]] = [[] for _ in range(4)]
    while match.seats_to_move:
        if match.seats_to_move == (NATURE,):
            move = match.legal()[-1]
            if move.startswith("expedition"):
                match.play(move)
                rounds[match.position()["round"] - 1].append(move.split()[1])
            else:
                match.play(move)
        else:
            match.play(match.legal()[0])
    return rounds


# --- P3.1  four rounds of seven cards ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p3_1_four_rounds_of_seven_cards(begin: Lay, seats: int) -> None:
    match = begin(seats=seats)
    rounds = play_out(match)
    assert [len(shapes) for shapes in rounds] == [7, 7, 7, 7]
    assert all(not Counter(shapes) - BOX for shapes in rounds)
    assert match.outcome is not None
    with pytest.raises(MatchOver):
        match.play("expedition i2")


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_p3_1_the_eighth_card_stays_unseen_and_all_are_shuffled_anew(lay: Lay, round_number: int) -> None:
    match = lay(seats=2, hands=HANDS, round=round_number, expeditions=SIX)
    assert match.legal() == ["expedition i4", "expedition o4"]
    match.play("expedition o4")
    idle(match, 0, 1)
    assert match.position()["round"] == round_number + 1
    assert match.position()["expeditions"] == []
    assert match.legal() == [f"expedition {shape}" for shape in SHAPES]


def test_p3_1_the_round_ends_after_the_replacements(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, expeditions=SIX, crossed=dug(1))
    match.play("expedition o4")
    match.play(tomb(1), seat=0)
    idle(match, 1)
    assert match.position()["round"] == 1
    match.play("take 45")
    match.play("deal 30")
    assert match.position()["round"] == 2


def test_p3_1_cards_are_turned_up_one_by_one(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS)
    match.play("expedition l4")
    assert match.position()["expeditions"] == ["l4"]
    idle(match, 0, 1)
    assert match.position()["expeditions"] == ["l4"]
    assert "expedition l4" not in match.legal()
    match.play("expedition i2")
    assert match.position()["expeditions"] == ["l4", "i2"]


def test_p3_1_a_card_that_was_turned_up_does_not_come_again(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, expeditions=["l4"])
    with pytest.raises(IllegalMove, match="l4"):
        match.play("expedition l4")
    match.play("expedition i3")


def test_p3_1_what_was_crossed_off_stays_for_the_next_round(lay: Lay) -> None:
    match = lay(seats=2, hands=HANDS, expeditions=SIX, gems=[[1, 2], [0, 0]], skulls=[3, 0])
    match.play("expedition i4")
    match.play("mark 1 b1", seat=0)
    match.play("mark 3 d1", seat=1)
    assert match.position()["crossed"] == {"1": ["b1"], "3": ["d1"]}
    assert match.position()["gems"] == [[1, 2], [0, 0]]
    assert match.position()["skulls"] == [3, 0]


# --- P3.2  all at the same time ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p3_2_the_card_concerns_all_players_at_the_same_time(lay: Lay, seats: int) -> None:
    match = lay(seats=seats, hands=[[1, 2], [3, 4], [5, 6], [7, 8]][:seats])
    match.play("expedition v3")
    assert match.seats_to_move == tuple(range(seats))
    assert all(match.legal(seat=seat) and match.ask(seat) is not None for seat in range(seats))


def test_p3_2_each_marks_once_and_the_next_card_comes_when_all_have(lay: Lay) -> None:
    match = lay(seats=3, hands=[[1, 2], [3, 4], [5, 6]])
    match.play("expedition v3")
    match.play("mark 5 a1", seat=2)
    assert (match.seats_to_move, match.legal(seat=2), match.ask(2)) == ((0, 1), [], None)
    match.play("mark 1 b1", seat=0)
    assert match.seats_to_move == (1,)
    match.play("mark 3 d1", seat=1)
    assert match.seats_to_move == (NATURE,)


@pytest.mark.parametrize("shape", SHAPES)
def test_p3_2_the_same_shape_for_all(lay: Lay, shape: str) -> None:
    match = lay(seats=2, hands=[[5, 2], [10, 4]])
    match.play(f"expedition {shape}")
    sizes = [{len(move.split()) for move in match.legal(seat=seat)} for seat in (0, 1)]
    assert sizes[0] == sizes[1] == {3, 2 + int(shape[1])}


def test_p3_2_a_mark_changes_nothing_of_the_others(lay: Lay) -> None:
    match = lay(seats=2, hands=[[20, 2], [21, 4]])
    match.play("expedition i3")
    theirs = match.legal(seat=1)
    match.play("mark 20 a1 b1 c1", seat=0)
    assert match.legal(seat=1) == theirs
    refused(match, "mark 20 a2", IllegalMove, "20", seat=1)
