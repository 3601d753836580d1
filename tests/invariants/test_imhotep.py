"""Random play under invariants, and proof that the checker sees what is wrong."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from saqqara import Match
from saqqara.rules.imhotep.components import NOBODY, NONE
from saqqara.rules.imhotep.invariants import faults
from saqqara.rules.imhotep.state import GameState, Step
from tests.effort import some_of
from tests.games import ALL_SIDES, random_match


def assert_sound(match: Match) -> None:
    state = match.state()
    assert match.game.faults(state) == []
    for seat in (None, *range(match.seats)):
        assert match.game.faults(match.state(seat=seat)) == []


@pytest.mark.parametrize("mix", range(32))
def test_invariants_hold_after_every_move(mix: int) -> None:
    sides = ALL_SIDES[mix]
    for number, (seats, wrath) in some_of(list(enumerate(itertools.product((2, 3, 4), (False, True)))), mix):
        random_match(number, seats=seats, sides=sides, wrath=wrath, after=assert_sound)


@cache
def table(seats: int = 4, sides: str = "AAAAA", most: int = 60, step: Step = Step.ACTION) -> GameState:
    """A table in the middle of a game, at a question of the given kind."""
    for number in range(400):
        found: list[GameState] = []

        def look(match: Match, found: list[GameState] = found) -> None:
            state = match.state()
            if state.step == step and match.turn >= most:
                found.append(state)

        random_match(number, seats=seats, sides=sides, after=look)
        if found:
            return found[0]
    raise AssertionError(f"no table at {step}")


def _set(name: str, value: Any) -> Callable[[GameState], None]:
    return lambda s: setattr(s, name, value)


def _put(name: str, place: int, value: Any) -> Callable[[GameState], None]:
    return lambda s: getattr(s, name).__setitem__(place, value)


def _more(name: str, place: int, by: int = 1) -> Callable[[GameState], None]:
    return lambda s: getattr(s, name).__setitem__(place, getattr(s, name)[place] + by)


def _two_ships_at_one_site(s: GameState) -> None:
    s.ship_site[0] = s.ship_site[1] = 2
    s.cargo[0] = s.cargo[1] = [NOBODY] * 4


def _stone_jumps(s: GameState) -> None:
    s.laid[-1 - s.temple_stones - 3] = 0
    s.quarry[0] -= 1


def _stone_beyond_the_ship(s: GameState) -> None:
    ship = min(range(4), key=lambda ship: s.ship_spaces[ship])
    s.cargo[ship][3] = 0
    s.quarry[0] -= 1


def _card_twice(s: GameState) -> None:
    s.hands[0][7] += 1


def _red_card_kept(s: GameState) -> None:
    kind = next(kind for kind in range(3) if s.deck[kind])
    s.deck[kind] -= 1
    s.hands[0][kind] += 1


def _sled_of_six(s: GameState) -> None:
    s.quarry[0] -= 6 - s.sled[0]
    s.sled[0] = 6


def _three_single_stones(s: GameState) -> None:
    s.quarry[0] -= 3 - s.obelisk[0]
    s.obelisk[0] = 3


def _lost_pair(s: GameState) -> None:
    s.deck[s.looked[0]] += 1
    s.looked[0] = NONE


def _stone_for_an_empty_seat(s: GameState) -> None:
    s.sled[3] = 1


def _two_steps(*steps: Callable[[GameState], None]) -> Callable[[GameState], None]:
    def take(s: GameState) -> None:
        for step in steps:
            step(s)

    return take


CORRUPTIONS: dict[str, tuple[Callable[[GameState], object], dict[str, Any]]] = {
    "too many stones in a quarry": (_more("quarry", 0), {}),
    "a stone lost": (_more("quarry", 2, -1), {}),
    "a negative quarry": (_put("quarry", 1, -1), {}),
    "a sled of six": (_sled_of_six, {}),
    "two ships at one site": (_two_ships_at_one_site, {}),
    "a site that is not there": (_put("ship_site", 0, 7), {}),
    "three ships": (_put("ship_spaces", 3, 0), {}),
    "a ship of five spaces": (_put("ship_spaces", 0, 5), {}),
    "other ships than the round card's": (lambda s: s.ship_spaces.reverse(), {}),
    "a stone beyond the ship": (_stone_beyond_the_ship, {}),
    "a floating temple stone": (_stone_jumps, {}),
    "a hole in the chamber": (lambda s: s.chamber.__setitem__(0, NOBODY), {}),
    "a stranger in the temple": (lambda s: s.laid.__setitem__(-1, 9), {}),
    "a temple count too high": (lambda s: setattr(s, "temple_stones", s.temple_stones + 1), {}),
    "a chamber count too high": (lambda s: setattr(s, "chamber_stones", s.chamber_stones + 1), {}),
    "a pyramid count too high": (_more("built", 0), {}),
    "a pyramid count too low": (_more("built", 0, -1), {}),
    "a second pyramid on side A": (_put("built", 1, 1), {}),
    "an edge before its time": (_more("built", 3), {"sides": "ABAAA"}),
    "towers on side A": (_two_steps(_put("towers", 0, 0), _set("tower_count", 1)), {}),
    "three single stones": (
        _three_single_stones,
        {"sides": "AAAAB"},
    ),
    "a statue too many": (_card_twice, {}),
    "a card lost": (_more("deck", 7, -1), {}),
    "a negative deck": (_put("deck", 0, -1), {}),
    "a red card kept": (_red_card_kept, {"most": 5}),
    "a card that is not there": (_put("face_up", 0, 20), {}),
    "a pair on side A": (_set("face_down", 2), {}),
    "three cards face down": (_set("face_down", 3), {"sides": "BAAAA"}),
    "a pair in hand between turns": (
        _two_steps(_put("looked", 0, 7), _more("deck", 7, -1)),
        {"sides": "BAAAA", "most": 5},
    ),
    "points from nowhere": (_more("points", 0), {}),
    "five seats": (_set("seats", 5), {}),
    "one seat": (_set("seats", 1), {}),
    "side C": (_put("sides", 0, 2), {}),
    "half wrath": (_set("wrath", 2), {}),
    "round 0": (_set("round_number", 0), {}),
    "round 7": (_set("round_number", 7), {}),
    "an earlier round": (lambda s: setattr(s, "round_number", s.round_number - 1), {}),
    "a round card twice": (_more("round_cards", 0), {}),
    "a round card that is not there": (_put("revealed", 0, 9), {}),
    "a starter who does not play": (_set("start_seat", 4), {}),
    "a sailor who does not play": (_set("last_sailor", 4), {}),
    "a turn of nobody": (_set("actor", NOBODY), {}),
    "too many passes": (_set("passes", 4), {}),
    "something for an empty seat": (_stone_for_an_empty_seat, {"seats": 3}),
    "a question to nobody": (_set("asked", NOBODY), {}),
    "a question to nature": (_set("asked", -1), {}),
    "a question to seat 7": (_set("asked", 7), {}),
    "no question": (_set("step", Step.UNLOAD), {}),
    "an unknown question": (_set("step", 17), {}),
    "a draw asked of a seat": (_set("step", Step.DEAL_MARKET), {}),
    "an order without a ship": (_set("ordered", 2), {}),
    "more unloaded than ordered": (_set("unloaded", 1), {}),
    "a ship being unloaded in the harbour": (_set("ship", 0), {"most": 5}),
    "ship number 9": (_set("ship", 9), {}),
    "a market question without a ship": (_set("ship", NONE), {"step": Step.MARKET}),
    "a keep without a pair": (
        _lost_pair,
        {"sides": "BAAAA", "step": Step.KEEP},
    ),
    "a drawer without a draw": (_set("drawer", 0), {}),
    "all ships gone and somebody to act": (lambda s: setattr(s, "ship_site", [0, 1, 2, 3]), {"most": 5}),
    "a temple space that is not there": (_set("temple_space", 6), {}),
    "nine towers": (_set("tower_count", 9), {"sides": "AAAAB"}),
    "a mover after the end": (_set("step", Step.OVER), {}),
}


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_the_checker_sees(name: str) -> None:
    corrupt, where = CORRUPTIONS[name]
    state = table(**where).copy()
    assert faults(state) == []
    corrupt(state)
    assert faults(state), name
