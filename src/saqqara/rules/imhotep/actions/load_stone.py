"""I4.2  Load: one stone from the sled to a free space of a ship that has not sailed."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import NOBODY, SHIPS
from ..moves import Moves, load_move
from ..state import GameState, has_minimum_load, is_waiting
from ..story import Event, emit


@rule
def free_spaces(s: GameState) -> int:
    """I4.2  Free spaces on all ships that have not sailed."""
    free = 0
    for ship in range(SHIPS):
        if is_waiting(s, ship):
            for space in range(s.ship_spaces[ship]):
                if s.cargo[ship][space] == NOBODY:
                    free += 1
    return free


@rule
def add_loads_on(s: GameState, ship: int, moves: Moves, count: int) -> int:
    """Adds a move for each free space of one ship."""
    for space in range(s.ship_spaces[ship]):
        if s.cargo[ship][space] == NOBODY:
            moves[count] = load_move(ship, space)
            count += 1
    return count


@rule
def add_loads(s: GameState, seat: int, moves: Moves, count: int) -> int:
    """I4.2  Adds a move for every space that the seat may load now."""
    if s.sled[seat] == 0:
        return count
    for ship in range(SHIPS):
        if is_waiting(s, ship):
            count = add_loads_on(s, ship, moves, count)
    return count


@rule
def add_loads_to_sail(s: GameState, seat: int, moves: Moves, count: int) -> int:
    """I10.3  Only ships that can sail with one stone more."""
    if s.sled[seat] == 0:
        return count
    for ship in range(SHIPS):
        if is_waiting(s, ship) and has_minimum_load(s, ship, 1):
            count = add_loads_on(s, ship, moves, count)
    return count


@rule
def load_stone(s: GameState, seat: int, ship: int, space: int) -> None:
    """I4.2  The stone goes from the sled to the space."""
    s.sled[seat] -= 1
    s.cargo[ship][space] = seat
    emit(s, Event.STONE_LOADED, seat, ship, space)
