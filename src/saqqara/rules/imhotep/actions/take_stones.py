"""I4.1  Take: stones from the quarry to the sled."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import SLED_SPACES
from ..state import GameState
from ..story import Event, emit


@rule
def stones_to_take(s: GameState, seat: int, wanted: int) -> int:
    """I4.1  As many as wanted, as the sled has room for and as the quarry has; never fewer by choice."""
    room = SLED_SPACES - s.sled[seat]
    return min(wanted, room, s.quarry[seat])


@rule
def can_take(s: GameState, seat: int) -> bool:
    """I4.1  Not with a full sled, not from an empty quarry."""
    return s.sled[seat] < SLED_SPACES and s.quarry[seat] > 0


@rule
def take_stones(s: GameState, seat: int, wanted: int) -> None:
    """I4.1  Moves them from the quarry to the sled."""
    stones = stones_to_take(s, seat, wanted)
    s.quarry[seat] -= stones
    s.sled[seat] += stones
    emit(s, Event.STONES_TAKEN, seat, stones)
