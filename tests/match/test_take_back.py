"""Taking moves back by agreement: the log is cut, the same cards fall again, old questions are closed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saqqara import NATURE, CannotUndo, Match, NotYourTurn, StaleMove
from saqqara.games import GAMES
from saqqara.match import records
from saqqara.match.verification import verify
from tests.games import random_match

each_game = pytest.mark.parametrize("game", GAMES)
each_number = pytest.mark.parametrize("number", range(6))


def options(game: str, number: int) -> dict[str, Any]:
    return {"sides": ["BBBBB", "AAAAA", "BAABA"][number % 3]} if game == "imhotep" else {}


def cuts_of(match: Match) -> list[int]:
    """Where the log may be cut: just before a seat's line."""
    return [turn for turn, (seat, _) in enumerate(match.moves()) if seat != NATURE]


def asks_of(match: Match) -> list[int | None]:
    return [match.ask(seat) for seat in range(match.seats)]


def play_on(match: Match, dice: random.Random) -> None:
    """To the end, at random."""
    while match.seats_to_move:
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(seat)), seat=seat)


@each_game
@each_number
def test_exactly_the_first_lines_remain(game: str, number: int) -> None:
    """At every cut the table is the one that these lines lead to, and played again they lead to the same end."""
    whole = random_match(number, seats=2 + number % 3, game=game, most=60, **options(game, number))
    moves = whole.moves()
    for turn in random.Random(number).sample(cuts_of(whole), 8):
        match = random_match(number, seats=2 + number % 3, game=game, most=60, **options(game, number))
        match.take_back(turn)
        again = Match.before(records.read(match.record()))
        for line in records.read(match.record()).lines:
            again.replay(line)
        assert match.moves() == moves[:turn]
        assert match.turn == turn
        assert match.state() == again.state()
        assert NATURE not in match.seats_to_move
        for seat, move in moves[turn:]:
            if seat != NATURE:
                match.play(move, seat=seat)
        assert match.moves() == moves
        assert match.state() == whole.state()


@each_game
@each_number
def test_the_record_verifies_after_moves_were_taken_back(game: str, number: int) -> None:
    dice = random.Random(number)
    match = random_match(number, seats=2 + number % 3, game=game, most=50, **options(game, number))
    for _ in range(3):
        match.take_back(dice.choice(cuts_of(match)))
        for _ in range(20):
            seat = dice.choice(match.seats_to_move)
            match.play(dice.choice(match.legal(seat)), seat=seat)
    play_on(match, dice)
    verdict = verify(match.record())
    assert verdict.is_finished
    assert verdict.draws_checked == verdict.draws > 0


@each_game
def test_every_open_question_gets_a_number_that_never_was(game: str) -> None:
    dice = random.Random(1)
    match = Match.new(game, 4, seed=1)
    asked: set[tuple[int, int | None]] = set()
    for _ in range(150):
        if match.turn > 30 and dice.random() < 0.2:
            before = asks_of(match)
            match.take_back(dice.choice(cuts_of(match)[-12:]))
            for seat in match.seats_to_move:
                assert (seat, match.ask(seat)) not in asked
                if before[seat] is not None:
                    with pytest.raises(StaleMove):
                        match.play(match.legal(seat)[0], seat=seat, ask=before[seat])
        asked.update((seat, match.ask(seat)) for seat in match.seats_to_move)
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(seat)), seat=seat, ask=match.ask(seat))


@each_game
@each_number
def test_the_same_calls_give_the_same_table_and_the_same_questions(game: str, number: int) -> None:
    """How a house builds a table again: seed and calls are all it keeps. Refused calls leave no trace."""
    dice = random.Random(number)
    calls: list[tuple[str, tuple[Any, ...]]] = []
    match = Match.new(game, 2 + number % 3, seed=number, **options(game, number))
    trace = []
    for _ in range(200):
        if not match.seats_to_move:
            break
        call = _random_call(match, dice)
        try:
            getattr(match, call[0])(*call[1])
        except CannotUndo:
            continue
        calls.append(call)
        trace.append((asks_of(match), match.turn, match.state().pack().tobytes(), match.events))
    assert {name for name, _ in calls} == {"play", "undo", "take_back"}
    again = Match.new(game, 2 + number % 3, seed=number, **options(game, number))
    for (name, given), (asks, turn, state, events) in zip(calls, trace, strict=True):
        getattr(again, name)(*given)
        assert (asks_of(again), again.turn, again.events) == (asks, turn, events)
        assert again.state().pack().tobytes() == state
    assert again.record() == match.record()


def _random_call(match: Match, dice: random.Random) -> tuple[str, tuple[Any, ...]]:
    kind = dice.random()
    seat = dice.choice(match.seats_to_move)
    if kind < 0.1:
        return "undo", (dice.randrange(match.seats),)
    if kind < 0.14 and (cuts := cuts_of(match)):
        return "take_back", (dice.choice(cuts[-12:]),)
    return "play", (dice.choice(match.legal(seat)), seat, match.ask(seat))


@each_game
def test_a_refused_cut_changes_nothing(game: str) -> None:
    match = random_match(1, seats=3, game=game, most=20)
    before = match.record(), asks_of(match), match.position(), match.events
    draw = next(turn for turn, (seat, _) in enumerate(match.moves()) if seat == NATURE)
    for turn in (-1, match.turn, match.turn + 1, draw, True, None, "3", 2.0, 10**5000):
        with pytest.raises(CannotUndo, match=r"expected .* got "):
            match.take_back(turn)  # type: ignore[arg-type]
        assert (match.record(), asks_of(match), match.position(), match.events) == before


@each_game
def test_nothing_is_taken_back_after_the_end(game: str) -> None:
    match = random_match(2, seats=2, game=game)
    with pytest.raises(CannotUndo, match="got one that is over"):
        match.take_back(cuts_of(match)[0])


def test_draws_by_hand_may_be_taken_back() -> None:
    match = Match.new("imhotep", seats=2, nature="manual")
    for move in ("ships 3221", "deal statue", "deal lever"):
        match.play(move)
    question = match.ask
    match.take_back(1)
    assert match.seats_to_move == (NATURE,)
    assert question(0) is None
    match.play("deal sail")
    match.take_back(0)
    assert match.turn == 0


def test_moves_before_a_new_seed_took_over_may_be_taken_back() -> None:
    """The record says from which line on the new seed holds: never more lines than there are."""
    old = random_match(3, seats=2, most=60)
    match = Match.from_record(old.record())
    dice = random.Random(3)
    while "continued: " not in match.record():
        match.play(dice.choice(match.legal()))
    match.take_back(cuts_of(match)[20])
    play_on(match, dice)
    verdict = verify(match.record())
    assert 0 < verdict.draws_checked < verdict.draws


@each_game
def test_last_turn_of_a_seat(game: str) -> None:
    match = Match.new(game, 2, seed=5)
    assert match.last_turn_of(0) is None
    dice = random.Random(5)
    for _ in range(60):
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(seat)), seat=seat)
        for who in range(2):
            turns = [turn for turn, (mover, _) in enumerate(match.moves()) if mover == who]
            assert match.last_turn_of(who) == (turns[-1] if turns else None)
    turn = match.last_turn_of(1)
    assert turn is not None
    match.take_back(turn)
    assert match.turn == turn
    assert 1 in match.seats_to_move
    for wrong in (2, -1, True, None):
        with pytest.raises(NotYourTurn):
            match.last_turn_of(wrong)  # type: ignore[arg-type]
