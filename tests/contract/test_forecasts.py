"""A forecast is what really happens when the move is played, as far as nothing random comes between; it tells nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from saqqara import NATURE, IllegalMove, Match, MatchOver, NotYourTurn, StaleMove, UnreadableMove
from saqqara.games import GAMES
from tests.bots.test_honesty import with_hidden_answers
from tests.effort import some_of
from tests.games import ALL_SIDES, random_match

Told = dict[str, Any]


def by_hand(game: str, number: int, seats: int, **options: Any) -> Iterator[tuple[Match, int, str]]:
    """A random match, draw by draw: before each move of a seat, the seat and its move."""
    player = random.Random(number)
    match = Match.new(game, seats, nature="manual", **options)
    while match.seats_to_move:
        seat = player.choice(match.seats_to_move)
        move = player.choice(match.legal(None if seat == NATURE else seat))
        yield match, seat, move
        match.play(move, seat=seat)


@pytest.mark.parametrize("number", some_of(range(64)))
def test_imhotep_every_forecast_comes_true(number: int) -> None:
    sides = ALL_SIDES[number % 32]
    expected: tuple[Told, Match, Told] | None = None
    for match, seat, move in by_hand("imhotep", number, 2 + number % 3, sides=sides, wrath=number % 2 == 1):
        if expected is not None:
            compare(*expected, match)
            expected = None
        if seat != NATURE:
            known = match.state()
            told = match.foresee([move], seat, match.ask(seat))[0]
            assert match.state() == known, "a forecast plays nothing"
            expected = told, Match.from_position(match.position(), nature="manual"), match.table()
    assert match.outcome is not None
    if expected is not None:  # else a draw of nature came last
        told, before, _ = expected
        assert told["points"] == [match.points[seat] - before.points[seat] for seat in range(match.seats)]
        assert told["ends"] == "game"


def compare(told: Told, before: Match, table: Told, after: Match) -> None:
    """What was told, and what came of it."""
    seats = range(before.seats)
    assert told["points"] == [after.points[seat] - before.points[seat] for seat in seats]
    happened = [event["event"] for event in after.events]
    assert told.get("ends") == ("round" if "round ends" in happened else None)
    stones = told.get("stones", [])
    unloaded = [event for event in after.events if event["event"] == "stone unloaded"]
    ordered = [{"seat": event["seat"], "space": event["space"]} for event in unloaded]
    if stones and stones[0]["space"] is not None and "is_order_open" not in told:
        listed = [{key: stone[key] for key in ("seat", "space")} for stone in stones]
        common = min(len(ordered), len(listed))  # a choice ends it early; after a chosen pyramid others may follow
        assert listed[:common] == ordered[:common]
    if told["move"].startswith("sail") and "is_order_open" not in told:
        check_site(told["move"].split()[2], stones, ordered, table["standing"], after, table)


def check_site(site: str, stones: list[Told], unloaded: list[Told], was: Told, after: Match, table: Told) -> None:
    now, position, is_b = after.table()["standing"], after.position(), "B" in table["sides"]
    side = dict(zip(("market", "pyramid", "temple", "chamber", "obelisks"), table["sides"], strict=True))[site]
    owners = {stone["seat"] for stone in stones}
    gained = {seat: [stone for stone in stones if stone["seat"] == seat] for seat in owners}
    if site == "market" or (site, side) == ("pyramid", "B"):
        assert [stone["kind"] for stone in stones if stone["kind"] not in ("card", "choice", "points")] == []
        return
    assert len(unloaded) == len(stones), "nobody is asked on the way"
    for seat, own in gained.items():
        if site == "pyramid":
            assert sum(stone["amount"] for stone in own) == now["pyramid"][seat] - was["pyramid"][seat]
        if (site, side) == ("chamber", "A") or (site == "chamber" and owners == {seat}):
            assert sum(stone["amount"] for stone in own) == now["chamber"][seat] - was["chamber"][seat]
        if (site, side) == ("obelisks", "A"):
            assert own[-1]["amount"] == position["obelisks"][seat]
            if owners == {seat}:
                assert sum(stone["gain"] for stone in own) == now["obelisks"][seat] - was["obelisks"][seat]
    if (site, side) == ("obelisks", "B"):
        towers = [event for event in after.events if event["event"] == "tower built"]
        assert len([stone for stone in stones if stone["amount"] is not None]) == len(towers)
    if site == "temple":
        assert [stone["seat"] for stone in stones] == position["temple"][-len(stones) :]
        assert {stone["kind"] for stone in stones} == {"bonus" if side == "B" else "round"}
    assert is_b or "temple_bonuses" not in now


@pytest.mark.parametrize("number", some_of(range(12)))
def test_pyramids_every_forecast_comes_true(number: int) -> None:
    """The marks of one step add up to what the score card has gained when all have marked and claimed."""
    seats = 2 + number % 3
    before, told, compared = [0] * seats, [0] * seats, 0
    claims: Told = {}
    for match, seat, move in by_hand("pyramids", number, seats):
        if move.startswith("expedition"):
            compared += all_came_true(match, before, told, claims)
            before, told, claims = list(match.points), [0] * seats, match.position()["claimed"]
        elif move.startswith("mark"):
            told[seat] += match.foresee([move], seat)[0]["points"]
    compared += all_came_true(match, before, told, claims)
    assert compared > 20 * seats


def all_came_true(match: Match, before: list[int], told: list[int], claims: Told) -> int:
    """How many seats could be compared: where two claim one colour in one step, neither could know of the other."""
    now = match.position()["claimed"]
    takers = {
        colour: {seat for seat, was in zip(now[colour], claims.get(colour, [None] * 3), strict=True) if seat != was}
        for colour in now
    }
    rivals = {seat for seats in takers.values() if len(seats) > 1 for seat in seats}
    compared = [seat for seat in range(match.seats) if seat not in rivals]
    for seat in compared:
        assert match.points[seat] - before[seat] == told[seat]
    return len(compared)


@pytest.mark.parametrize("moves", [8, 40, 70])
def test_what_others_have_marked_in_secret_changes_no_forecast(moves: int) -> None:
    tables = [with_hidden_answers(1, moves, luck) for luck in range(4)]
    assert len({str(table.position()) for table in tables}) > 1, "the hidden truth has to differ"
    assert len({str(table.foresee(table.legal(1)[:64], 1)) for table in tables}) == 1
    for viewer in (1, None):
        assert len({str(table.table(viewer)["standing"]) for table in tables}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_chance_to_come_changes_no_forecast(game: str) -> None:
    before = random_match(5, seats=2, game=game, most=25)
    seat = before.seats_to_move[0]
    tables = [before, *(Match.from_position(before.position(), seed=f"another {number}") for number in range(2))]
    assert len({str(table.foresee(table.legal(seat), seat)) for table in tables}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_standing_is_that_of_the_table_as_it_lies(game: str) -> None:
    """What was counted before does not stay when a move is made or taken back, and a position tells the same."""

    def look(match: Match) -> None:
        fresh = Match.from_position(match.position(), nature="manual")
        shown = match.table()["standing"]
        assert "standing" not in match.position()
        assert shown == fresh.table()["standing"]
        assert shown == match.game.standing(match.state(seat=None))

    random_match(4, seats=3, game=game, after=look)
    match = Match.new(game, 2, seed=3)
    if game == "pyramids":
        for seat in (0, 1):
            match.play(match.legal(seat)[0], seat=seat)
    seat = match.seats_to_move[0]
    shown = match.table(seat)["standing"]
    match.play(match.legal(seat)[0], seat=seat)
    match.table(seat)
    match.undo(seat)
    assert match.table(seat)["standing"] == shown


def test_refusals_have_names() -> None:
    match = Match.new("imhotep", 2, seed=1)
    with pytest.raises(StaleMove):
        match.foresee(["take"], 0, ask=2)
    with pytest.raises(IllegalMove):
        match.foresee(["take", "sail a temple"], 0, ask=1)
    with pytest.raises(UnreadableMove):
        match.foresee(["dance"], 0)
    with pytest.raises(NotYourTurn):
        match.foresee(["take"], 1)
    over = random_match(1, seats=2)
    with pytest.raises(MatchOver):
        over.foresee(["take"], 0)
