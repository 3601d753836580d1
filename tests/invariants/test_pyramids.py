"""Random play under invariants, and proof that the checker sees what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from saqqara import Match
from saqqara.rules.pyramids.components import ENTRANCES, NOBODY, NONE, OPEN, TOMBS
from saqqara.rules.pyramids.invariants import faults
from saqqara.rules.pyramids.state import GameState, Owes, Step
from tests.effort import some_of
from tests.games import random_match


def assert_sound(match: Match) -> None:
    assert match.game.faults(match.state()) == []
    for seat in (None, *range(match.seats)):
        assert match.game.faults(match.state(seat=seat)) == []


@pytest.mark.parametrize("number", some_of(range(40)))
def test_invariants_hold_after_every_move(number: int) -> None:
    random_match(number, seats=2 + number % 3, game="pyramids", after=assert_sound)


@cache
def table(step: Step = Step.MARKING, seats: int = 3, most: int = 70) -> GameState:
    """A table in the middle of a game, at a question of the given kind, with something to corrupt."""
    for number in range(200):
        found: list[GameState] = []

        def look(match: Match, found: list[GameState] = found) -> None:
            state = match.state()
            if state.step == step and match.turn >= most and not any(state.owes[s] == Owes.CROSS for s in range(seats)):
                found.append(state)

        random_match(number, seats=seats, game="pyramids", after=look)
        if found:
            return found[-1] if step == Step.TAKING else found[0]
    raise AssertionError(f"no table at {step}")


def _set(name: str, value: Any) -> Callable[[GameState], None]:
    return lambda s: setattr(s, name, value)


def _put(name: str, place: int, value: Any) -> Callable[[GameState], None]:
    return lambda s: getattr(s, name).__setitem__(place, value)


def _no_expedition(s: GameState) -> None:
    s.turned_count, s.turned_up = 0, [NONE] * 7


def _card_in_two_hands(s: GameState) -> None:
    s.hands[0][0] = s.hands[1][0]
    s.crossed[0][0] = s.crossed_before[0][0] = 0


def _cross_a_wall(s: GameState) -> None:
    wall = next(1 << place for place in range(25) if not OPEN[s.hands[0][0]] >> place & 1)
    s.crossed[0][0] |= wall


def _cross_without_entrance(s: GameState) -> None:
    card = s.hands[0][0]
    s.crossed_before[0][0] = 0
    s.crossed[0][0] = OPEN[card] & ~ENTRANCES[card] & ~TOMBS[card]


def _tomb_without_exploring(s: GameState) -> None:
    s.crossed[0][0] = OPEN[s.hands[0][0]]
    s.explored_now[0][0] = NONE


def _lost_card(s: GameState) -> None:
    s.deck[s.deck.index(1)] = 0


def _claim_for_nothing(s: GameState) -> None:
    s.claimed[0] = [0, 0, 0]
    s.explored_by = [NOBODY if owner == 0 else owner for owner in s.explored_by]


def _uncross(s: GameState) -> None:
    s.crossed_before[0][0] = ENTRANCES[s.hands[0][0]]
    s.crossed[0][0] = 0


CORRUPTIONS: dict[str, tuple[Callable[[GameState], object], dict[str, Any]]] = {
    "five seats": (_set("seats", 5), {}),
    "round 0": (_set("round_number", 0), {}),
    "round 5": (_set("round_number", 5), {}),
    "eight expeditions": (_set("turned_count", 8), {}),
    "no expedition": (_no_expedition, {}),
    "a shape that is not there": (_put("turned_up", 0, 9), {}),
    "a shape too many": (lambda s: s.unseen.__setitem__(0, s.unseen[0] + 1), {}),
    "an unknown step": (_set("step", 17), {}),
    "a step that runs": (_set("step", Step.CLAIM), {}),
    "a card in two hands": (_card_in_two_hands, {}),
    "a card in hand and deck": (lambda s: s.deck.__setitem__(s.hands[0][0], 1), {}),
    "a card on display and in the deck": (lambda s: s.deck.__setitem__(s.display[0], 1), {}),
    "a lost card": (_lost_card, {}),
    "half a card": (_put("deck", 0, 2), {}),
    "card 99": (_put("display", 0, 98), {}),
    "explored by nobody who plays": (lambda s: s.explored_by.__setitem__(s.deck.index(1), 7), {}),
    "a wall crossed off": (_cross_a_wall, {}),
    "a way that begins nowhere": (_cross_without_entrance, {}),
    "a tomb without exploring": (_tomb_without_exploring, {}),
    "something uncrossed": (_uncross, {}),
    "eleven gems": (lambda s: s.gems[0].__setitem__(0, 11), {}),
    "eleven skulls": (_put("skulls", 0, 11), {}),
    "a torch of a later round": (lambda s: s.torches[0].__setitem__(3, 1), {"most": 40}),
    "half a torch": (lambda s: s.torches[0].__setitem__(0, 2), {}),
    "points for nothing": (_claim_for_nothing, {}),
    "the second claim before the first": (lambda s: s.claimed.__setitem__(0, [NOBODY, 0, NOBODY]), {}),
    "a claim of seat 9": (lambda s: s.claimed.__setitem__(0, [9, NOBODY, NOBODY]), {}),
    "a pick while marking": (_put("owes", 0, Owes.TAKE), {}),
    "a cross that is not owed": (_put("owes", 0, Owes.CROSS), {}),
    "nobody owes anything": (lambda s: setattr(s, "owes", [0, 0, 0, 0]), {}),
    "something for an empty seat": (lambda s: s.hands[3].__setitem__(0, 1), {}),
    "a taker while marking": (_set("taker", 1), {}),
    "cards drawn after the set-up": (lambda s: s.drawn[0].__setitem__(0, s.deck.index(1)), {}),
    "a choice after the set-up": (_put("choice", 0, 1), {}),
    "a card before a seat in the set-up": (
        lambda s: s.hands[0].__setitem__(0, s.deck.index(1)),
        {"step": Step.KEEPING, "most": 12},
    ),
    "a choice that is still owed": (_put("choice", 2, 1), {"step": Step.KEEPING, "most": 12}),
    "three cards drawn": (lambda s: s.drawn[0].__setitem__(3, NONE), {"step": Step.KEEPING, "most": 12}),
    "nobody takes": (_set("taker", NOBODY), {"step": Step.TAKING, "most": 30}),
    "seat 9 takes": (_set("taker", 9), {"step": Step.TAKING, "most": 30}),
    "too many picks": (lambda s: s.count.__setitem__(s.taker, 3), {"step": Step.TAKING, "most": 30}),
    "explored by another": (
        lambda s: s.explored_by.__setitem__(max(s.explored_now[s.taker]), (s.taker + 1) % s.seats),
        {"step": Step.TAKING, "most": 30},
    ),
}


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_the_checker_sees(name: str) -> None:
    corrupt, where = CORRUPTIONS[name]
    state = table(**where).copy()
    assert faults(state) == []
    corrupt(state)
    assert faults(state), name
