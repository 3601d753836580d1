"""Explains to a player why a move is not legal."""

from __future__ import annotations

from saqqara.rules.pyramids.box import SHAPES

from . import moves
from .components import ENTRANCES, FIELDS, FIRST_PLACEMENT, OPEN, PLACEMENT_BITS
from .marking import reachable
from .notation import names_of
from .state import GameState, Owes, Step, current_shape

QUESTIONS = {
    Step.DRAW_HAND: "nature has to deal the cards of the set-up",
    Step.DRAW_DISPLAY: "nature has to lay out a card",
    Step.DRAW_EXPEDITION: "nature has to turn up an expedition card",
    Step.DRAW_TAKEN: "nature has to deal the top card of the deck",
    Step.KEEPING: "two of the four cards have to be kept",
    Step.MARKING: "squares have to be crossed off",
    Step.TAKING: "a new card has to be taken",
    Step.OVER: "the game is over",
}


def why_not(s: GameState, seat: int, move: int) -> str:
    """The first reason against a move that can be read but not played."""
    if move < moves.KEEP and s.step == Step.MARKING and seat >= 0:
        return _why_not_mark(s, seat, moves.slot_of(move), moves.placement_of(move))
    if move == moves.TAKE_DECK and s.step == Step.TAKING:
        return "the deck is empty (P5.2)"
    if move >= moves.EXPEDITION and s.step in (
        Step.DRAW_EXPEDITION,
        Step.DRAW_HAND,
        Step.DRAW_DISPLAY,
        Step.DRAW_TAKEN,
    ):
        return "no such card is left in the deck"
    return QUESTIONS[Step(s.step)]


def _why_not_mark(s: GameState, seat: int, slot: int, placement: int) -> str:
    card, crossed = s.hands[seat][slot], s.crossed[seat][slot]
    fields = PLACEMENT_BITS[placement]
    if placement >= FIELDS and s.owes[seat] == Owes.CROSS:
        return "a red cross asks for a single square (P4.5)"
    shape = current_shape(s)
    if placement >= FIELDS and not FIRST_PLACEMENT[shape] <= placement < FIRST_PLACEMENT[shape + 1]:
        return f"the shape is {SHAPES[shape]}, rotated or mirrored, or else a single square (P4.1, P4.3)"
    if walls := fields & ~OPEN[card]:
        return f"{', '.join(names_of(walls))} of card {card + 1} is a wall (P4.1)"
    if twice := fields & crossed:
        return f"{', '.join(names_of(twice))} of card {card + 1} is crossed off already (P4.1)"
    if not crossed and not fields & ENTRANCES[card]:
        return f"the first mark on card {card + 1} must cover its entrance {names_of(ENTRANCES[card])[0]} (P4.2)"
    if not fields & reachable(card, crossed):
        return f"{', '.join(names_of(fields))} touches no square crossed off before on card {card + 1} (P4.2)"
    return QUESTIONS[Step.MARKING]
