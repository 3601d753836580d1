"""Explains to a player why a move is not legal."""

from __future__ import annotations

from . import moves
from .components import (
    CARD_NAMES,
    MINIMUM_LOAD,
    NOBODY,
    SHIP_LETTERS,
    SITE_NAMES,
    SLED_SPACES,
)
from .state import FIRST_OF_SEATS, GameState, Step, has_minimum_load, is_free_site, is_waiting, load_of

QUESTIONS = {
    Step.DRAW_SHIPS: "nature has to reveal a round card",
    Step.DEAL_MARKET: "nature has to deal a market card",
    Step.DEAL_PAIR: "nature has to deal a card of the pair",
    Step.DEAL_CARD: "nature has to deal the top market card",
    Step.DEAL_AWAY: "nature has to turn up the pair that no one looked at",
    Step.ACTION: "an action has to be chosen",
    Step.HAMMER_LOAD: "the hammer asks for a stone to load",
    Step.SAIL_LOAD: "the sail asks for a stone to load on a ship that can sail with it",
    Step.SAIL_SAIL: "the sail asks where the loaded ship goes",
    Step.CHISEL_FIRST: "the chisel asks for its first stone",
    Step.CHISEL_SECOND: "the chisel asks for its second stone",
    Step.LEVER_SAIL: "the lever asks for a ship to sail",
    Step.LEVER_ORDER: "the lever asks for the next stone to unload",
    Step.MARKET: "the owner of the stone can take a market card",
    Step.KEEP: "one card of the pair has to be kept",
    Step.PYRAMID: "the stone's owner picks a pyramid that is not complete",
    Step.PYRAMID_BY_CARD: "the player of the red card picks a pyramid that is not complete",
    Step.BONUS_CARD: "the top market card is offered",
    Step.BONUS_STONES: "stones are offered",
    Step.BONUS_LOAD: "loading a stone is offered",
    Step.TEMPLE: "the temple offers a point or stones",
    Step.OVER: "the game is over",
}


def why_not(s: GameState, seat: int, move: int) -> str:
    """The first reason against a move that can be read but not played."""
    if moves.is_load(move):
        reason = _why_not_load(s, seat, moves.ship_of(move), moves.space_of(move))
    elif moves.is_sail(move):
        reason = _why_not_sail(s, moves.ship_of(move), moves.site_of(move))
    elif s.step == Step.ACTION:
        reason = _why_not_act(s, seat, move)
    elif move >= moves.SHIPS_CARD:
        reason = _why_not_draw(s, move)
    else:
        reason = ""
    return reason or QUESTIONS[Step(s.step)]


def _why_not_act(s: GameState, seat: int, move: int) -> str:
    if move == moves.PASS:
        return "you can pass only if nothing else is possible (I4.5)"
    if move == moves.TAKE:
        if s.sled[seat] == SLED_SPACES:
            return f"the sled is full with {SLED_SPACES} stones (I4.1)"
        return "the quarry has no stone left (I4.1)"
    if moves.PLAY <= move < moves.CARD:
        card = moves.blue_card_of(move)
        if s.hands[seat][card] == 0:
            return f"that player has no {CARD_NAMES[card]} (I4.4)"
        return f"not every part of the {CARD_NAMES[card]} can be done (I10.5)"
    return ""


def _why_not_draw(s: GameState, move: int) -> str:
    is_asked = s.step < FIRST_OF_SEATS and (move < moves.DEAL) == (s.step == Step.DRAW_SHIPS)
    return "no such card is left in the deck (I3.2)" if is_asked else ""


def _why_not_load(s: GameState, seat: int, ship: int, space: int) -> str:
    letter = SHIP_LETTERS[ship]
    if s.ship_spaces[ship] and not is_waiting(s, ship):
        return f"ship {letter} has sailed (I4.2)"
    if s.ship_spaces[ship] and space >= s.ship_spaces[ship]:
        return f"ship {letter} has {s.ship_spaces[ship]} spaces"
    if s.cargo[ship][space] != NOBODY:
        return f"space {letter}{space + 1} is taken (I4.2)"
    if s.step == Step.ACTION and s.sled[seat] == 0:
        return "the sled is empty (I4.2)"
    return ""


def _why_not_sail(s: GameState, ship: int, site: int) -> str:
    letter = SHIP_LETTERS[ship]
    if s.ship_spaces[ship] and not is_waiting(s, ship):
        return f"ship {letter} has sailed (I4.3)"
    if not is_free_site(s, site):
        return f"a ship has reached the {SITE_NAMES[site]} this round (I4.3)"
    if not has_minimum_load(s, ship, 0):
        least = MINIMUM_LOAD[s.ship_spaces[ship]]
        return f"ship {letter} needs {least} stones to sail and has {load_of(s, ship)} (I4.3)"
    return ""
