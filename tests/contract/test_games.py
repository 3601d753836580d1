"""What every game passes: the same tests for each, by the contract alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from saqqara import NATURE, Match
from saqqara.rules.contract import GAMES
from saqqara.rules.imhotep.moves import MOVES
from tests.games import ALL_SIDES, random_match


def options(game: str, number: int) -> dict[str, Any]:
    return {"sides": ALL_SIDES[number % 32], "wrath": number % 2 == 1} if game == "imhotep" else {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(32))
def test_every_legal_move_applies_and_reads_back(game: str, number: int) -> None:
    """`parse(describe(m)) == m`, and no legal move breaks the table."""
    player = random.Random(number)

    def try_all(match: Match) -> None:
        for seat in match.seats_to_move:
            state = match.state()
            for move in match.game.legal(state, seat):
                text = match.game.describe(state, seat, move)
                assert match.game.read(state, seat, text) == move
                assert text == text.lower()
                assert text.isascii()
            tried = state.copy()
            match.game.play(tried, seat, player.choice(match.game.legal(state, seat)))
            assert match.game.faults(tried) == []

    random_match(number, seats=2 + number % 3, after=try_all, game=game, **options(game, number))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(6))
def test_replay_equals_play(game: str, number: int) -> None:
    for most in (0, 9, 60, 10_000):
        match = random_match(number, seats=2 + number % 3, game=game, most=most, **options(game, number))
        again = Match.from_record(match.record())
        assert again.record() == match.record()
        assert again.state() == match.state()
        assert again.outcome == match.outcome


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(6))
def test_a_position_gives_the_table_back(game: str, number: int) -> None:
    def there_and_back(match: Match) -> None:
        position = json.loads(json.dumps(match.position()))
        again = Match.from_position(position, nature="manual")
        assert again.state() == match.state()
        assert again.position() == position

    random_match(number, seats=2 + number % 3, game=game, after=there_and_back, **options(game, number))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_hand_goes_through_every_draw(game: str) -> None:
    """Manual nature: positions, views and records at every single step, nature's too."""
    dice = random.Random(3)
    match = Match.new(game, 3, nature="manual")
    while match.seats_to_move:
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(None if seat == NATURE else seat)), seat=seat)
        state = match.state()
        assert match.game.faults(state) == []
        assert Match.from_position(match.position(), nature="manual").state() == state
        for viewer in (None, 0, 1, 2):
            assert match.game.faults(match.state(seat=viewer)) == []
            json.dumps(match.view(viewer))
    assert Match.from_record(match.record()).record() == match.record()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(16))
def test_legality_is_the_same_on_the_true_and_on_the_hidden_state(game: str, number: int) -> None:
    def compare(match: Match) -> None:
        for seat in match.seats_to_move:
            assert match.game.legal(match.state(seat=seat), seat) == match.game.legal(match.state(), seat)
            assert match.view(seat)["legal"] == match.legal(seat)

    sides: dict[str, Any] = {"sides": ["BBBBB", "BBAAB", "BAABA"][number % 3]} if game == "imhotep" else {}
    random_match(number, seats=2 + number % 3, game=game, after=compare, **sides)


def test_a_hidden_state_is_the_same_whatever_is_hidden() -> None:
    """Permute what a seat cannot know: its hidden state does not change."""
    hidden = set()
    for pair in (("sail", "lever"), ("lever", "sail"), ("entrance", "statue"), ("chisel", "path")):
        match = Match.new("imhotep", seats=3, sides="BAAAA", nature="manual")
        moves = ["ships 4221", "deal statue", "deal statue", "deal hammer", "load d1", "sail d market", "pair"]
        for move in (*moves, *(f"deal {card}" for card in pair)):
            match.play(move)
        hidden.add(
            (match.state(seat=1).pack().tobytes(), repr(match.view(1)), repr(match.view(None)), match.record(seat=2))
        )
    assert len(hidden) == 1


def test_the_order_of_moves_is_pinned() -> None:
    """Numbers of moves are public: networks and saved searches depend on them."""
    assert MOVES == 80
    match = Match.new("imhotep", seats=2, seed=1)
    texts = [match.game.describe(match.state(), 0, move) for move in range(MOVES)]
    assert texts[:4] == ["take", "pass", "load a1", "load a2"]
    assert texts[18:20] == ["sail a market", "sail a pyramid"]
    assert texts[38:42] == ["play lever", "play hammer", "play sail", "play chisel"]
    assert texts[42:50] == ["card 1", "card 2", "card 3", "card 4", "pair", "keep 1", "keep 2", "decline"]
    assert texts[50:61] == [
        *(f"unload {space}" for space in (1, 2, 3, 4)),
        *(f"pyramid {name}" for name in ("left", "middle", "right")),
        *("accept", "skip", "point", "stones"),
    ]
    assert texts[68] == "deal entrance"
    assert len(set(texts)) == MOVES


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_small(game: str) -> None:
    assert Match.new(game, seats=2, seed=1).state().pack().nbytes <= 512


def test_nature_is_a_seat_and_its_draws_are_moves() -> None:
    for game, verb, times in (("imhotep", "ships", 6), ("pyramids", "expedition", 28)):
        draws = [move for seat, move in random_match(1, seats=4, game=game).moves() if seat == NATURE]
        assert all(move.startswith((f"{verb} ", "deal ")) for move in draws)
        assert sum(move.startswith(f"{verb} ") for move in draws) == times
