"""Undo: what the engine vouches for, and what it does not."""

from __future__ import annotations

import pytest

from saqqara import CannotUndo, Match
from tests.engines import play_all
from tests.games import ALL_SIDES, random_match


def dealt(sides: str = "AAAAA", seats: int = 2, ships: str = "3221", cards: str = "statue") -> Match:
    match = Match.new("imhotep", seats=seats, sides=sides, nature="manual")
    match.play(f"ships {ships}")
    match.play(f"deal {cards}")
    while match.seats_to_move == (-1,):
        match.play("deal statue")
    return match


def test_a_move_is_taken_back_until_somebody_else_moves() -> None:
    match = dealt()
    before = match.position()
    match.play("load a1")
    match.undo(0)
    assert match.position() == before
    assert match.turn == 5
    play_all(match, "load a1", "take")
    with pytest.raises(CannotUndo, match="seat 1"):
        match.undo(0)


def test_undone_moves_leave_no_trace_in_the_record() -> None:
    match = dealt()
    plain = play_all(dealt(), "load a2").record()
    match.play("load a1")
    match.undo(0)
    match.play("load a2")
    assert match.record() == plain


def test_nothing_is_taken_back_after_the_end() -> None:
    match = random_match(2, seats=2)
    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="got one that is over"):
            match.undo(seat)


def test_another_seat_cannot_undo_it() -> None:
    match = play_all(dealt(), "load a1")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(CannotUndo, match="to take back, got none"):
        dealt().undo(0)


@pytest.mark.parametrize("seat", [-1, 2, "0", None, True])
def test_wrong_seats_cannot_undo(seat: int) -> None:
    with pytest.raises(CannotUndo):
        play_all(dealt(), "load a1").undo(seat)


def test_a_sail_to_a_site_that_reveals_nothing_is_taken_back_whole() -> None:
    match = play_all(dealt(), "load d1", "take")
    before = match.position()
    match.play("sail d chamber")
    match.undo(0)
    assert match.position() == before


def test_what_nature_revealed_is_not_taken_back() -> None:
    match = play_all(dealt("BAAAA"), "load d1", "sail d market", "pair")
    match.undo(0)  # nature has not drawn yet
    match.play("pair")
    match.play("deal lever")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)
    play_all(match, "deal sail", "keep 1")
    with pytest.raises(CannotUndo, match="revealed a pair of cards"):
        match.undo(0)


def test_a_pick_and_then_the_sail_before_it_are_taken_back() -> None:
    match = play_all(dealt(cards="lever"), "load d1", "sail d market", "card 1")
    match.undo(0)
    assert "card 1" in match.legal(0)
    match.undo(1)
    assert "sail d market" in match.legal(1)


def test_every_own_step_of_an_unfinished_move_is_taken_back() -> None:
    match = play_all(dealt(cards="chisel"), "load d1", "sail d market", "card 1", "take", "load a1")
    tables = []
    for move in ("play chisel", "load a2", "load b1"):
        tables.append(match.position())
        match.play(move)
    for table in reversed(tables):
        match.undo(0)
        assert match.position() == table


def test_a_levers_order_is_taken_back_step_by_step() -> None:
    position = {
        "game": "imhotep",
        "seats": 2,
        "to_move": 0,
        "cards": [["lever"], []],
        "ships": [
            {"spaces": 4, "cargo": [0, 1, 0, 1], "site": None},
            {"spaces": 3, "cargo": [None] * 3, "site": None},
            {"spaces": 2, "cargo": [None] * 2, "site": None},
            {"spaces": 1, "cargo": [None], "site": None},
        ],
    }
    match = Match.from_position(position, nature="manual")
    play_all(match, "play lever", "sail a chamber", "unload 4", "unload 1")
    for turn in (3, 2, 1, 0):
        match.undo(0)
        assert match.turn == turn
    assert match.position() == Match.from_position(position, nature="manual").position()


@pytest.mark.parametrize("number", range(12))
def test_an_undone_and_repeated_move_leads_to_the_same_table(number: int) -> None:
    def undo_and_repeat(match: Match) -> None:
        seat, move = match.moves()[-1]
        if seat < 0 or move.startswith("keep"):
            return
        before = match.record(), match.position()
        match.undo(seat)
        match.play(move, seat=seat)
        assert (match.record(), match.position()) == before

    random_match(number, seats=2 + number % 3, sides=ALL_SIDES[number * 5 % 32], most=40, after=undo_and_repeat)
