"""P4.5 to P4.9  What the crossed-off fields carry."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import (
    ELIXIRS,
    GREEN_GEMS,
    MOST_GEMS,
    MOST_SKULLS,
    RED_CROSSES,
    RED_GEMS,
    SKULLS,
    SYMBOLS,
    TORCHES,
)
from .state import GameState
from .story import Event, emit

RED = 0
GREEN = 1
ERASED_SKULLS = 2


@rule
def count_fields(fields: int) -> int:
    """The number of fields (population count): bits are added in pairs, then in fours, then all at once."""
    fields = fields - ((fields >> 1) & 0x1555555)
    fields = (fields & 0x3333333) + ((fields >> 2) & 0x3333333)
    fields = (fields + (fields >> 4)) & 0xF0F0F0F
    return (fields + (fields >> 8) + (fields >> 16) + (fields >> 24)) & 31


@rule
def cross_off_symbols(s: GameState, seat: int, card: int, fields: int) -> int:
    """P4.5, P4.9  Each symbol once, skulls before elixirs; returns the number of red crosses."""
    if fields & SYMBOLS[card] == 0:
        return 0
    if fields & RED_GEMS[card] != 0:
        cross_off_gems(s, seat, RED, count_fields(fields & RED_GEMS[card]))
    if fields & GREEN_GEMS[card] != 0:
        cross_off_gems(s, seat, GREEN, count_fields(fields & GREEN_GEMS[card]))
    if fields & TORCHES[card] != 0:
        light_torch(s, seat)
    if fields & SKULLS[card] != 0:
        cross_off_skulls(s, seat, count_fields(fields & SKULLS[card]))
    if fields & ELIXIRS[card] != 0:
        erase_skulls(s, seat, count_fields(fields & ELIXIRS[card]))
    if fields & RED_CROSSES[card] == 0:
        return 0
    crosses = count_fields(fields & RED_CROSSES[card])
    emit(s, Event.RED_CROSS, seat, crosses)
    return crosses


@rule
def cross_off_gems(s: GameState, seat: int, gem: int, count: int) -> None:
    """P1.3, P4.6  The next gems of that colour on the score card; beyond 10 nothing."""
    s.gems[seat][gem] = min(s.gems[seat][gem] + count, MOST_GEMS)
    emit(s, Event.GEM, seat, gem, s.gems[seat][gem])


@rule
def light_torch(s: GameState, seat: int) -> None:
    """P4.7  This round's torch; more torches in the same round count nothing."""
    if s.torches[seat][s.round_number - 1] == 0:
        s.torches[seat][s.round_number - 1] = 1
        emit(s, Event.TORCH, seat, s.round_number)


@rule
def cross_off_skulls(s: GameState, seat: int, count: int) -> None:
    """P4.8  The next skulls on the score card; beyond 10 nothing."""
    s.skulls[seat] = min(s.skulls[seat] + count, MOST_SKULLS)
    emit(s, Event.SKULL, seat, s.skulls[seat])


@rule
def erase_skulls(s: GameState, seat: int, elixirs: int) -> None:
    """P4.9  Each elixir erases the two highest skulls, one or none if there are fewer."""
    s.skulls[seat] = max(s.skulls[seat] - elixirs * ERASED_SKULLS, 0)
    emit(s, Event.ELIXIR, seat, s.skulls[seat])
