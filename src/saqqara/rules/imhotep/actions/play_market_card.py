"""I4.4, I10  Play one blue card instead of another action. Its parts are asked for one after another."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import CARD_KINDS, FIRST_BLUE, SHIPS, TAKEN_STONES, Card
from ..deck import discard
from ..moves import Moves, play_move
from ..state import GameState, Step, ask, has_minimum_load, is_waiting, load_of
from ..story import Event, emit
from .load_stone import free_spaces
from .sail_ship import can_sail
from .take_stones import take_stones


@rule
def can_play_lever(s: GameState) -> bool:
    """I10.1, I10.5  A ship can sail."""
    return can_sail(s)


@rule
def can_play_hammer(s: GameState, seat: int) -> bool:
    """I10.2, I10.5  After the taking, of none perhaps, a stone can be loaded."""
    return (s.sled[seat] > 0 or s.quarry[seat] > 0) and free_spaces(s) > 0


@rule
def can_play_sail(s: GameState, seat: int) -> bool:
    """I10.3, I10.5  Some ship has room for a stone and can sail with it."""
    if s.sled[seat] == 0:
        return False
    for ship in range(SHIPS):
        if is_waiting(s, ship) and load_of(s, ship) < s.ship_spaces[ship] and has_minimum_load(s, ship, 1):
            return True
    return False


@rule
def can_play_chisel(s: GameState, seat: int) -> bool:
    """I10.4, I10.5  Exactly two stones can be loaded."""
    return s.sled[seat] >= 2 and free_spaces(s) >= 2


@rule
def can_play(s: GameState, seat: int, card: int) -> bool:
    """I10.5  A card may be played only if every part after Hammer's taking can be done."""
    if card == Card.LEVER:
        return can_play_lever(s)
    if card == Card.HAMMER:
        return can_play_hammer(s, seat)
    if card == Card.SAIL:
        return can_play_sail(s, seat)
    return can_play_chisel(s, seat)


@rule
def add_plays(s: GameState, seat: int, moves: Moves, count: int) -> int:
    """I4.4  The blue cards that the seat holds and can use. All of them were obtained on an earlier turn."""
    for card in range(FIRST_BLUE, CARD_KINDS):
        if s.hands[seat][card] > 0 and can_play(s, seat, card):
            moves[count] = play_move(card)
            count += 1
    return count


@rule
def play_market_card(s: GameState, seat: int, card: int) -> None:
    """I10  The card is discarded at once (I3.2), then its first part is asked for."""
    s.hands[seat][card] -= 1
    emit(s, Event.BLUE_CARD_PLAYED, seat, card)
    discard(s, card)
    if card == Card.LEVER:
        ask(s, Step.LEVER_SAIL, seat)
    elif card == Card.HAMMER:
        take_stones(s, seat, TAKEN_STONES)
        ask(s, Step.HAMMER_LOAD, seat)
    elif card == Card.SAIL:
        ask(s, Step.SAIL_LOAD, seat)
    else:
        ask(s, Step.CHISEL_FIRST, seat)
