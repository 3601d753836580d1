"""The end, solved: the same as trying everything in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import compiled_for
from saqqara.rules.compiled import load, load_over
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import default_edition
from tests.games import random_match

MARGIN = 0.3


def utility_at_end(game: Any, s: Any) -> list[float]:
    """Shares of the first place and the lead, as docs/bot/levels.md says."""
    outcome = game.outcome(s)
    firsts = outcome.places.count(1)
    utility = []
    for seat, points in enumerate(outcome.points):
        lead = points - max(other for number, other in enumerate(outcome.points) if number != seat)
        share = 1 / firsts if outcome.places[seat] == 1 else 0.0
        utility.append((1 - MARGIN) * share + MARGIN * (0.5 + 0.5 * lead / (20 + abs(lead))))
    return utility


def tried_out(game: Any, s: Any, seat: int) -> list[float]:
    """The utility of a state of Imhotep for each seat if everybody takes what is best for itself."""
    movers = game.seats_to_move(s)
    if not movers:
        return utility_at_end(game, s)
    found = []
    for move in game.legal(s, movers[0]):
        table = s.copy()
        weight = game.weight(s, move) if movers[0] == NATURE else 1
        game.play(table, movers[0], move)
        found.append((weight, tried_out(game, table, seat)))
    if movers[0] == NATURE:
        total = sum(weight for weight, _ in found)
        return [sum(weight * utility[seat] for weight, utility in found) / total for seat in range(s.seats)]
    return max((utility for _, utility in found), key=lambda utility: preference(utility, movers[0], seat))


def preference(utility: list[float], mover: int, seat: int) -> list[float]:
    """What a seat prefers: most for itself; of equals least for the seat that is solved for, then for the others."""
    return [round(number, 9) for number in (utility[mover], -utility[seat], *(-other for other in utility))]


def last_ship(number: int, seats: int, **options: Any) -> Match | None:
    """A random game with one ship left to sail and little left to load."""
    chosen: Match | None = None

    def look(table: Match) -> None:
        nonlocal chosen
        s = table.state()
        waiting = [ship for ship in range(4) if s.ship_spaces[ship] and s.ship_site[ship] == -1]
        few = sum(s.sled[seat] for seat in range(seats)) <= 4 and all(s.quarry[seat] < 1 for seat in range(seats))
        room = sum(owner < 0 for ship in waiting for owner in s.cargo[ship][: s.ship_spaces[ship]])
        if chosen is None and s.round_number == 6 and len(waiting) == 1 and table.seats_to_move and (few or room <= 1):
            chosen = Match.from_record(table.record())

    random_match(number, seats=seats, after=look, **options)
    return chosen


@pytest.mark.soak
def test_the_last_ship_is_solved_as_plain_python_does() -> None:
    solved = 0
    for number in range(40):
        match = last_ship(number, 2 + number % 3, sides="AAAAA" if number % 2 else "ABABB", wrath=number % 5 == 0)
        if match is None or len(match.legal()) == 1:
            continue
        game, s, seat = match.game, match.state(), match.seats_to_move[0]
        if sum(s.quarry[: s.seats]) > 0 and len(match.legal()) > 8:
            continue  # too much for plain Python
        compiled = compiled_for(match.edition)
        found = Solver(compiled).solve(s.pack().view(compiled.state), seat, MARGIN, 200_000)
        assert found is not None
        for move, value in zip(*found, strict=True):
            table = s.copy()
            game.play(table, seat, int(move))
            assert value["utility"][: s.seats] == pytest.approx(tried_out(game, table, seat), abs=1e-6)
        solved += 1
        if solved == 3:
            break
    assert solved == 3


def test_the_last_expedition_is_solved_as_plain_python_does() -> None:
    """P5.2  Own marks and their red crosses, all of them; the others cross off what brings them most points."""
    solved = 0
    for number in range(6):
        match = random_match(number, seats=2 + number % 3, game="pyramids", most=0)
        at_last: list[Match] = []

        def look(table: Match, kept: list[Match] = at_last) -> None:
            s = table.state()
            if not kept and (s.round_number, s.turned_count) == (4, 7) and len(table.seats_to_move) == s.seats:
                kept.append(Match.from_record(table.record()))

        random_match(number, seats=match.seats, game="pyramids", after=look)
        if not at_last:
            continue
        match = at_last[0]
        compiled = compiled_for(match.edition)
        first = match.state(0).pack().view(compiled.state)
        found = Solver(compiled).solve(first, 0, MARGIN, 100_000)
        assert found is not None
        best = max(float(value["utility"][0]) for value in found[1])
        assert best == pytest.approx(best_last_marks(match), abs=1e-6)
        solved += 1
    assert solved > 3


def best_last_marks(match: Match) -> float:
    """The utility of the best marks of seat 0 when each of the others marks for most points of its own."""
    game, s = match.game, match.state(0)
    for seat in range(1, s.seats):
        while seat in game.seats_to_move(s):
            moves = game.legal(s, seat)
            s = after(game, s, seat, max(moves, key=lambda move: points_alone(game, after(game, s, seat, move), seat)))

    def follow(s: Any) -> float:
        if not game.seats_to_move(s):
            return utility_at_end(game, s)[0]
        return max(follow(after(game, s, 0, move)) for move in game.legal(s, 0))

    return follow(s)


def after(game: Any, s: Any, seat: int, move: int) -> Any:
    table = s.copy()
    game.play(table, seat, move)
    return table


def points_alone(game: Any, s: Any, seat: int) -> int:
    """The most points of a seat at the end if the others cross off nothing."""
    s = s.copy()
    for other in range(s.seats):
        if other != seat:
            s.owes[other] = 0
    if s.owes[seat] == 0:
        load("pyramids", default_edition("pyramids"), "turn").start(s, [0] * game.MOVES)
    if not game.seats_to_move(s):
        return int(game.points(s)[seat])
    return max(points_alone(game, after(game, s, seat, move), seat) for move in game.legal(s, seat))


def test_it_gives_up_when_there_is_too_much() -> None:
    match = Match.new("imhotep", 2, seed=1)
    compiled = compiled_for(match.edition)
    solver = Solver(compiled)
    assert not compiled.exact.is_near_end(match.state().pack().view(compiled.state))
    assert solver.solve(match.state().pack().view(compiled.state), 0, MARGIN, 1_000) is None
    late = next(found for number in range(40) if (found := last_ship(number, 2)) is not None and len(found.legal()) > 1)
    first = late.state().pack().view(compiled.state)
    assert solver.solve(first, late.seats_to_move[0], MARGIN, 1) is None


def test_the_vizier_plays_the_end_exactly() -> None:
    for number in range(40):
        match = last_ship(number, 2)
        if match is None or len(match.legal()) == 1:
            continue
        seat = match.seats_to_move[0]
        question = Question(match.edition, match.state(seat), seat, 1)
        evaluation = level_bot("vizier", match.edition).evaluate(question)
        assert evaluation.is_exact
        assert all(share.low == share.mean == share.high for share in evaluation.best.wins)
        shares = [share.mean for share in (one.wins[seat] for one in evaluation.prospects)]
        assert np.isfinite(shares).all()
        return
    pytest.fail("no game came to its last ship with a choice")


def test_games_are_known_to_the_solver() -> None:
    """Every game says when its end is near."""
    for game in ("imhotep", "pyramids"):
        edition = Match.new(game, 2, seed=1).edition
        heuristics = load_over(f"saqqara.bots.{game}.heuristics", game, edition)
        assert not heuristics.is_endgame(game_in(edition).new(2))
