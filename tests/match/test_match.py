"""The contract of `Match`, name by name."""

from __future__ import annotations

import json

import pytest

import saqqara
from saqqara import NATURE, IllegalMove, Match, MatchOver, NotYourTurn, SaqqaraError, StaleMove, UnreadableMove
from tests.games import random_match

POSITION_KEYS = set(
    "game seats sides wrath round start_seat to_move points sleds quarries ships market pyramid temple chamber "
    "obelisks cards discard round_cards last_sailor passes pending".split()
)


def test_a_new_match_is_dealt_and_waits_for_seat_0() -> None:
    match = Match.new("imhotep", seats=4, sides="AABAA", wrath=True, seed=2026)
    assert match.seats_to_move == (0,)
    assert match.turn == 5  # ships and four market cards
    assert match.points == (0, 0, 0, 0)
    assert match.outcome is None
    assert match.legal()[0] == "take"
    assert match.legal(seat=0) == match.legal()
    assert match.legal(seat=2) == []


def test_the_same_seed_deals_the_same_game() -> None:
    first, second, other = (Match.new("imhotep", seats=3, seed=seed) for seed in (7, 7, 8))
    assert first.record() == second.record()
    assert first.record() != other.record()


def test_seeds_may_be_numbers_text_or_bytes_and_none_is_a_secret() -> None:
    assert Match.new("imhotep", seed=5).moves() == Match.new("imhotep", seed="5").moves()
    assert Match.new("imhotep", seed=b"\x05").moves() == Match.new("imhotep", seed="05").moves()
    assert len({Match.new("imhotep").commitment for _ in range(3)}) == 3


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_nature_is_asked_by_its_name_wherever_a_seat_is(game: str) -> None:
    match = Match.new(game, seats=2, nature="manual")
    while match.seats_to_move == (NATURE,):
        moves = match.legal(seat=NATURE)
        assert moves == match.legal()
        assert match.legal(seat=0) == []
        ask = match.ask(NATURE)
        assert ask is not None
        match.play(moves[0], seat=NATURE, ask=ask)
    assert match.turn > 1
    assert match.legal(seat=NATURE) == []
    assert match.ask(NATURE) is None
    for nobody in (-2, 2, True, "nature"):
        with pytest.raises(NotYourTurn, match="seat: expected 0 to 1"):
            match.legal(seat=nobody)  # type: ignore[arg-type]


def test_manual_nature_is_a_seat() -> None:
    match = Match.new("imhotep", seats=2, nature="manual")
    assert match.seats_to_move == (NATURE,)
    assert match.legal() == [f"ships {card}" for card in ("4322", "4331", "4221", "3221", "3322", "3321", "4321")]
    match.play("ships 3221")
    match.play("deal statue", seat=NATURE)
    assert match.turn == 2
    assert match.commitment is None


def test_views_have_the_keys_of_the_position_and_their_own() -> None:
    match = Match.new("imhotep", seats=3, seed=1)
    assert set(match.position()) == POSITION_KEYS
    for seat in (None, 0, 1, 2):
        view = match.view(seat=seat)
        assert set(view) == POSITION_KEYS | {"seat", "ask", "legal", "events", "outcome", "turn"}
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat
        assert view["legal"] == (match.legal() if seat == 0 else [])
        assert view["ask"] == (match.ask(0) if seat == 0 else None)


def test_the_last_view_tells_the_outcome() -> None:
    match = random_match(3, seats=2)
    assert match.outcome is not None
    assert match.view(0)["outcome"] == {
        "places": list(match.outcome.places),
        "points": list(match.outcome.points),
        "reason": match.outcome.reason,
    }
    assert match.seats_to_move == ()
    assert match.legal() == []
    assert match.points == match.outcome.points
    assert [sum(by_source.values()) for by_source in match.earned] == list(match.points)


def test_events_tell_the_last_move_with_what_followed() -> None:
    match = Match.new("imhotep", seats=2, nature="manual")
    match.play("ships 3221")
    assert match.events == [{"event": "ships arrive", "round": 1, "round_card": "3221"}]
    for _ in range(4):
        match.play("deal statue")
    match.play("load d1")
    assert match.events == [{"event": "stone loaded", "seat": 0, "ship": "d", "space": 1}]
    match.play("sail d pyramid")
    assert match.events == [
        {"event": "ship sailed", "seat": 1, "ship": "d", "site": "pyramid"},
        {"event": "stone unloaded", "seat": 0, "ship": "d", "space": 1},
        {"event": "stone placed", "seat": 0, "site": "pyramid", "place": 1},
        {"event": "points", "seat": 0, "points": 2, "source": "pyramid"},
    ]


def looked_pair() -> Match:
    """Seat 0 looks at the pair."""
    match = Match.new("imhotep", seats=2, sides="BAAAA", nature="manual")
    moves = "ships 3221/deal statue/deal statue/deal lever/load d1/sail d market/pair/deal sail/deal entrance"
    for move in moves.split("/"):
        match.play(move)
    return match


def test_the_pair_is_seen_by_its_looker_alone() -> None:
    match = looked_pair()
    assert match.legal() == ["keep 1", "keep 2"]
    assert match.view(0)["pending"]["pair"] == ["sail", "entrance"]
    for other in (1, None):
        assert match.view(other)["pending"]["pair"] == [None, None]
        assert '"entrance"' not in json.dumps(match.view(other))
        assert "deal entrance" not in match.record(seat=other)
    assert "8 nature deal sail" in match.record(seat=0)
    assert "8 nature deal ?" in match.record(seat=1)
    assert "9 nature deal entrance" in match.record()
    match.play("keep 1")
    assert match.record(seat=1) == match.record()
    assert match.position()["discard"] == ["entrance"]


def test_the_hidden_pair_counts_among_the_unseen_cards_again() -> None:
    match = looked_pair()
    truth, hidden = match.state(), match.state(seat=1)
    assert sum(hidden.deck) == sum(truth.deck) + 2
    assert match.state(seat=0) == truth


def test_asks_number_questions_and_stale_answers_are_refused() -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    question = match.ask(0)
    assert question is not None
    assert match.ask(1) is None
    match.play("load a1", seat=0, ask=question)
    with pytest.raises(StaleMove, match=f"question {question}"):
        match.play("load a2", seat=0, ask=question)
    assert match.ask(0) is None
    assert match.ask(1) is not None


def test_an_undone_question_gets_a_new_number() -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    match.play("load a1")
    of_white = match.ask(1)
    match.undo(0)
    match.play("load a2")
    assert match.ask(1) != of_white
    with pytest.raises(StaleMove):
        match.play("take", seat=1, ask=of_white)


@pytest.mark.parametrize(
    ("error", "move", "seat"),
    [
        (UnreadableMove, "load", 0),
        (UnreadableMove, "load zz", 0),
        (UnreadableMove, "", 0),
        (UnreadableMove, "sail a nowhere", 0),
        (UnreadableMove, "LOAD A1", 0),
        (UnreadableMove, "load a1\nload a2", 0),
        (UnreadableMove, None, 0),
        pytest.param(UnreadableMove, 10**5000, 0, id="a huge number"),
        (UnreadableMove, "load a01", 0),
        (UnreadableMove, 3, 0),
        (IllegalMove, "load a9", 0),
        (IllegalMove, "load e1", 0),
        (IllegalMove, "load a" + "9" * 5000, 0),
        (IllegalMove, "pass", 0),
        (IllegalMove, "sail a temple", 0),
        (IllegalMove, "play chisel", 0),
        (IllegalMove, "play statue", 0),
        (IllegalMove, "keep 1", 0),
        (IllegalMove, "keep 3", 0),
        (IllegalMove, "deal statue", 0),
        (NotYourTurn, "take", 1),
        (NotYourTurn, "take", 4),
        (NotYourTurn, "take", -7),
        (NotYourTurn, "take", "0"),
        pytest.param(NotYourTurn, "take", 10**5000, id="a huge seat"),
        (NotYourTurn, "take", True),
        (NotYourTurn, "deal statue", NATURE),
    ],
)
def test_bad_moves_are_refused_and_change_nothing(error: type[SaqqaraError], move: str, seat: int) -> None:
    match = Match.new("imhotep", seats=4, seed=2026)
    before = (match.record(), match.position(), match.ask(0), match.events)
    with pytest.raises(error) as refusal:
        match.play(move, seat=seat)
    assert (match.record(), match.position(), match.ask(0), match.events) == before
    assert str(refusal.value)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("sail a temple", "needs 3 stones to sail and has 0"),
        ("load d3", "a space of ship d from 1 to 2, got 3"),
        ("pass", "you can pass only if nothing else is possible"),
        ("play chisel", "that player has no chisel"),
    ],
)
def test_refusals_say_why(move: str, reason: str) -> None:
    match = Match.new("imhotep", seats=4, nature="manual")
    for draw in ("ships 4322", *["deal statue"] * 4):
        match.play(draw)
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)


def test_no_move_after_the_end() -> None:
    match = random_match(1, seats=2)
    with pytest.raises(MatchOver):
        match.play("take")


@pytest.mark.parametrize("ask_of", ["legal", "view", "ask", "record", "state"])
def test_wrong_seat_numbers_are_refused_everywhere(ask_of: str) -> None:
    match = Match.new("imhotep", seats=2, seed=1)
    for seat in (2, -3, "1", 0.0, True):
        with pytest.raises(NotYourTurn, match="expected 0 to 1"):
            getattr(match, ask_of)(seat=seat)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"sides": "AAAA"}, "sides"),
        ({"sides": "AAAAC"}, "sides"),
        ({"sides": 5}, "sides"),
        ({"wrath": "yes"}, "wrath"),
        ({"nature": "mother"}, "nature"),
        ({"seed": 1.5}, "seed"),
        ({"seed": "two\nlines"}, "seed"),
        ({"seed": 10**4000}, "seed"),
        ({"colour": "red"}, "colour"),
        ({"date": "today"}, "date"),
        ({"date": "9999-99-99"}, "date"),
        ({"date": 5}, "date"),
        pytest.param({"seats": 10**5000}, "seats", id="huge seats"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(SaqqaraError, match=f"^{key}: expected .* got "):
        Match.new("imhotep", **options)  # type: ignore[arg-type]


def test_unknown_games_are_refused() -> None:
    with pytest.raises(SaqqaraError, match="imhotep"):
        Match.new("chess")


def test_all_errors_are_saqqara_errors_and_value_errors() -> None:
    moves = "UnreadableMove IllegalMove NotYourTurn StaleMove MatchOver"
    for name in f"{moves} CannotUndo BadRecord BadPosition BadEdition".split():
        assert issubclass(getattr(saqqara, name), SaqqaraError)
    assert issubclass(SaqqaraError, ValueError)
