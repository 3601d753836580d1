"""What every game passes: the same tests for each, by the contract alone."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

from saqqara import NATURE, BadPosition, CannotUndo, Match
from saqqara.games import GAMES
from saqqara.rules.errors import SaqqaraError
from saqqara.rules.imhotep.moves import MOVES
from tests.effort import some_of
from tests.games import ALL_SIDES, random_match


def options(game: str, number: int) -> dict[str, Any]:
    return {"sides": ALL_SIDES[number % 32], "wrath": number % 2 == 1} if game == "imhotep" else {}


@pytest.mark.parametrize("game", GAMES)
def test_as_many_play_as_the_descriptor_says(game: str) -> None:
    seats = GAMES[game].seats
    for number in seats:
        assert len(Match.new(game, number, seed=1).points) == number
    for number in (seats[0] - 1, seats[-1] + 1):
        with pytest.raises(SaqqaraError):
            Match.new(game, number, seed=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", some_of(range(32)))
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
@pytest.mark.parametrize("number", some_of(range(6)))
def test_replay_equals_play(game: str, number: int) -> None:
    for most in (0, 9, 60, 10_000):
        match = random_match(number, seats=2 + number % 3, game=game, most=most, **options(game, number))
        again = Match.from_record(match.record())
        assert again.record() == match.record()
        assert again.state() == match.state()
        assert again.outcome == match.outcome


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", some_of(range(6)))
def test_a_position_gives_the_table_back(game: str, number: int) -> None:
    def there_and_back(match: Match) -> None:
        position = json.loads(json.dumps(match.position()))
        again = Match.from_position(position, nature="manual")
        assert again.state() == match.state()
        assert again.position() == position

    random_match(number, seats=2 + number % 3, game=game, after=there_and_back, **options(game, number))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", some_of(range(6)))
def test_a_view_gives_the_table_back_as_its_seat_may_know_it(game: str, number: int) -> None:
    def there_and_back(match: Match) -> None:
        for viewer in (None, *range(match.seats)):
            known = match.state(seat=viewer)
            position = json.loads(json.dumps(match.game.position(known)))
            assert match.game.from_view(position) == known

    random_match(number, seats=2 + number % 3, game=game, after=there_and_back, **options(game, number))


def test_a_match_cannot_begin_from_what_one_seat_knows() -> None:
    match = Match.new("pyramids", seats=2, seed=1)
    with pytest.raises(BadPosition):
        Match.from_position(match.position_of(0))
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat=seat)
    assert match.position_of(0)["pending"][0]["owes"] == "mark"
    match.play(match.legal(0)[0], seat=0)
    with pytest.raises(BadPosition, match="crossed off since"):
        Match.from_position(match.position_of(1))
    assert match.game.from_view(match.position_of(1)) == match.state(seat=1)


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
@pytest.mark.parametrize("number", some_of(range(16)))
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


# --- audiences: who sees the same table ---


def viewers_of(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def lines_masked_for_all(match: Match, seat: int | None) -> dict[int, str | None]:
    """The masks of a seat, without draws that one seat was meant to see: in a record it remembers them for ever."""
    masks = match.game.masked_lines(match._state, match._log, seat)
    return {line: mask for line, mask in masks.items() if match._log[line].seen_by is None}


def check_audiences(match: Match) -> None:
    audiences = match.audiences()
    assert sorted(viewer for audience in audiences for viewer in audience if viewer is not None) == list(
        range(match.seats)
    )
    assert audiences[0][0] is None
    insiders = match.game.insiders(match._state, match._rows)
    for audience in audiences:
        for viewer in audience:
            assert match.table(viewer) == match.table(audience[0])
            assert lines_masked_for_all(match, viewer) == lines_masked_for_all(match, audience[0])
    for viewer in viewers_of(match):
        masks = match.game.masked_lines(match._state, match._log, viewer)
        unread = sum(mask is None for mask in masks.values())
        assert match.game.unread_lines(match._state, match._log, viewer) == unread
        hidden = match.game.position(match.game.hidden_from(match._state, viewer))
        assert hidden.items() <= match.table(viewer).items()
        if set(insiders) <= {viewer}:
            assert hidden == match.position()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", some_of(range(12)))
def test_an_audience_sees_one_table(game: str, number: int) -> None:
    """Computed for each viewer alone, from the hidden state, it is what the whole audience is shown."""
    told: dict[str, Any] = {"sides": "B" + ALL_SIDES[number * 5 % 32][1:]} if game == "imhotep" else {}
    dice = random.Random(number)

    def check(match: Match) -> None:
        check_audiences(match)
        if match.outcome is None and dice.random() < 0.05:
            with contextlib.suppress(CannotUndo):
                match.undo(dice.randrange(match.seats))
            check_audiences(match)

    random_match(number, seats=2 + number % 3, game=game, after=check, most=130, **told)


@pytest.mark.parametrize("game", GAMES)
def test_an_audience_sees_one_table_where_draws_are_made_by_hand_and_where_it_was_entered(game: str) -> None:
    dice = random.Random(7)
    match = Match.new(game, 3, nature="manual", **({"sides": "BBBBB"} if game == "imhotep" else {}))
    sizes = set()
    while match.seats_to_move:
        seat = dice.choice(match.seats_to_move)
        match.play(dice.choice(match.legal(None if seat == NATURE else seat)), seat=seat)
        check_audiences(match)
        check_audiences(Match.from_position(match.position(), nature="manual"))
        sizes.add(len(match.audiences()))
    assert sizes >= {1, 2}


def test_nothing_hidden_is_one_audience() -> None:
    match = Match.new("imhotep", seats=3, sides="BAAAA", nature="manual")
    moves = ["ships 4221", "deal statue", "deal statue", "deal hammer", "load d1", "sail d market"]
    for move in moves:
        match.play(move)
        assert match.audiences() == [(None, 0, 1, 2)]
    for move in ("pair", "deal sail", "deal lever"):
        match.play(move)
        assert match.audiences() == [(None, 1, 2), (0,)]
    match.play("keep 1")
    assert match.audiences() == [(None, 0, 1, 2)]


def test_who_has_not_marked_sees_what_a_spectator_sees() -> None:
    match = random_match(1, seats=3, game="pyramids", most=3)
    match.play(match.legal(0)[0], seat=0)
    while match.seats_to_move != (0, 1, 2):
        seat = match.seats_to_move[0]
        match.play(match.legal(seat)[0], seat=seat)
    assert match.audiences() == [(None, 0, 1, 2)]
    match.play(match.legal(1)[0], seat=1)
    assert match.audiences() == [(None, 0, 2), (1,)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_handed_out_is_part_of_the_table(game: str) -> None:
    """Whatever a caller does to a view, the match stays as it is."""

    def spoil(value: Any) -> None:
        for inner in list(value.values()) if isinstance(value, dict) else value:
            if isinstance(inner, dict | list):
                spoil(inner)
        value.clear()

    def spoil_all(match: Match) -> None:
        def all_told() -> list[Any]:
            told: list[Any] = [match.view(viewer) for viewer in viewers_of(match)]
            told += [match.table(viewer) for viewer in viewers_of(match)]
            return [*told, *(match.legal(seat) for seat in range(match.seats)), match.position(), match.events]

        before, state = repr(all_told()), match.state()
        for told in (*all_told(), match.audiences(), match.earned, match.moves()):
            spoil(told)
        assert repr(all_told()) == before
        assert match.state() == state

    random_match(3, seats=4, game=game, after=spoil_all, most=60, **options(game, 31))


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_that_were_asked_for_are_those_of_the_table(game: str) -> None:
    """A match remembers the answers to an open question: whatever others do meanwhile, they are still the legal ones."""
    dice = random.Random(9)

    def compare(match: Match) -> None:
        if match.outcome is None and dice.random() < 0.2:
            with contextlib.suppress(CannotUndo):
                match.undo(dice.randrange(match.seats))
        for seat in range(match.seats):
            state = match.state()
            now = [match.game.describe(state, seat, move) for move in match.game.legal(state, seat)]
            assert match.legal(seat) == match.view(seat)["legal"] == now

    random_match(9, seats=4, game=game, after=compare, most=120, **options(game, 31))
