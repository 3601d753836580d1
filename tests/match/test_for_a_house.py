"""What a house asks of a match besides playing it."""

from __future__ import annotations

import random

import pytest

from saqqara import NATURE, CannotUndo, Match, NotYourTurn
from saqqara.games import GAMES
from saqqara.match import records
from saqqara.rules.edition import default_edition
from tests.games import random_match

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_moves_since_a_turn_are_the_end_of_the_log(game: str) -> None:
    match = random_match(1, seats=3, game=game, most=40)
    assert match.moves(since=10) == match.moves()[10:]
    assert match.moves(since=match.turn) == []


@each_game
def test_may_undo_says_what_undo_does(game: str) -> None:
    dice, match, answers = random.Random(5), Match.new(game, 3, seed=5), set()
    for _ in range(120):
        if not match.seats_to_move:
            break
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(seat)), seat=seat)
        for other in range(3):
            may = match.may_undo(other)
            answers.add(may)
            again = Match.from_record(match.record(), next_seed="x") if match.outcome is None else match
            if may:
                again.undo(other)
            else:
                with pytest.raises(CannotUndo):
                    again.undo(other)
    assert answers == {True, False}


@each_game
def test_the_position_of_a_seat_is_what_its_view_shows(game: str) -> None:
    match = random_match(3, seats=3, game=game, most=25)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert match.position_of(seat) == {key: view[key] for key in match.position_of(seat)}
    with pytest.raises(NotYourTurn):
        match.position_of(3)
    with pytest.raises(NotYourTurn):
        match.masks(3)


@each_game
def test_masks_are_what_a_record_leaves_out(game: str) -> None:
    match = random_match(4, seats=3, game=game, most=30)
    for seat in (None, 0, 1, 2):
        masks = match.masks(seat)
        shown = [masks.get(number, text) for number, (_, text) in enumerate(match.moves())]
        told = [line.split(" ", 2)[2] for line in match.record(seat=seat).partition("\n\n")[2].splitlines()]
        assert [text for text in shown if text is not None] == told


@each_game
def test_an_unfinished_record_goes_on_with_the_next_seed(game: str) -> None:
    """Twice the same: a house folds a table again and again."""
    text = random_match(6, seats=2, game=game, most=20).record()
    ends = []
    for _ in range(2):
        match, dice = Match.from_record(text, next_seed="taken over"), random.Random(1)
        while match.seats_to_move:
            match.play(dice.choice(match.legal(match.seats_to_move[0])), seat=match.seats_to_move[0])
        ends.append(match.record())
    assert ends[0] == ends[1]
    assert records.read(ends[0]).header.seed == "taken over"
    assert any(seat == NATURE for seat, _ in match.moves(since=20))


@each_game
def test_a_match_takes_an_edition_with_its_figures(game: str) -> None:
    box = default_edition(game)
    match = Match.new(game, 2, seed=1, edition={"name": box.name, "figures": dict(box.figures)})
    assert match.record() == Match.new(game, 2, seed=1).record()
