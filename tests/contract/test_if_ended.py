"""The score as if the game ended now: it is what the rules would count, and it tells nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from saqqara import Match
from saqqara.games import GAMES
from tests.bots.test_honesty import with_hidden_answers
from tests.engines import CompiledMatch
from tests.games import ALL_SIDES, random_match

MATCHES = 50


def options(game: str, number: int) -> dict[str, Any]:
    """Other sides, with and without the wrath, for each number."""
    return {"sides": ALL_SIDES[number % 32], "wrath": number % 2 == 1} if game == "imhotep" else {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(5))
def test_at_the_end_it_is_the_score(game: str, part: int) -> None:
    for number in range(part, MATCHES, 5):
        cls = CompiledMatch if number % 10 == part else Match
        match = random_match(number, seats=2 + number % 3, cls=cls, game=game, **options(game, number))
        assert match.outcome is not None
        for seat in (None, *range(match.seats)):
            assert match.table(seat)["if_ended"] == list(match.outcome.points)


def ended(match: Match) -> list[int]:
    """What the rules themselves count if no more is played: they run on to the end from here."""
    game: Any = match.game
    s = match.state(None)
    if match.edition.game == "imhotep":
        s.round_number, s.temple_space, s.step = 6, 0, game.Step.SCORE_TEMPLE
    else:
        s.round_number, s.turned_count = 4, 7
        s.owes, s.count = [0] * len(s.owes), [0] * len(s.count)
        s.step = game.Step.CLAIM if s.step == game.Step.TAKING else game.Step.EXPLORE
    game.start(s, [0] * game.MOVES)
    assert s.step == game.Step.OVER
    return list(game.points(s))


@pytest.mark.parametrize("game", GAMES)
def test_at_any_moment_it_is_what_the_rules_would_count(game: str) -> None:
    """Temple A, as side B asks its players at the end of a round."""
    seen = set()

    def look(match: Match) -> None:
        if match.outcome is None:
            told = match.table()["if_ended"]
            assert told == ended(match)
            seen.add(tuple(told) != tuple(match.points))

    for number in range(6):
        more = options(game, number)
        if "sides" in more:
            more["sides"] = more["sides"][:2] + "A" + more["sides"][3:]
        random_match(number, seats=2 + number % 3, after=look, game=game, **more)
    assert seen == {True, False}


@pytest.mark.parametrize("moves", [8, 40, 70])
def test_what_others_have_marked_in_secret_does_not_change_it(moves: int) -> None:
    tables = [with_hidden_answers(1, moves, luck) for luck in range(4)]
    assert len({str(table.position()) for table in tables}) > 1, "the hidden truth has to differ"
    for viewer in (1, None):
        assert len({str(table.table(viewer)["if_ended"]) for table in tables}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_it_is_beside_the_standing_and_in_no_position(game: str) -> None:
    match = random_match(3, seats=3, game=game, most=30)
    assert len(match.table()["if_ended"]) == 3
    assert "if_ended" not in match.position()
    assert "if_ended" not in match.view(0)


def test_what_a_looker_sees_of_the_pair_does_not_count() -> None:
    """I5.2  All know the same: a card counts when it lies before its owner."""
    looked: list[Match] = []

    def look(match: Match) -> None:
        if match.has_secrets:
            looked.append(match)
            assert len({str(match.table(seat)["if_ended"]) for seat in (None, *range(match.seats))}) == 1

    for number in range(12):
        random_match(number, seats=3, after=look, sides="BAAAA")
    assert looked
