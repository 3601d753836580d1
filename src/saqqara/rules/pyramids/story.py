"""Events: what a move has brought about, as rows of small numbers that the rules emit for people to see."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from saqqara.rules.compiled import numbers, plain_only


@numbers
class Event(IntEnum):
    """Kinds of events. `COLUMNS` names the numbers that follow."""

    CARD_DRAWN = 0
    CARDS_KEPT = 1
    CARD_LAID_OUT = 2
    EXPEDITION = 3
    FIELDS_CROSSED = 4
    GEM = 5
    TORCH = 6
    SKULL = 7
    ELIXIR = 8
    RED_CROSS = 9
    EXPLORED = 10
    CARD_TAKEN = 11
    COLOUR_POINTS = 12
    ROUND_ENDS = 13
    GAME_ENDS = 14
    CROSS_LAPSES = 15


COLUMNS: dict[int, tuple[str, ...]] = {
    Event.CARD_DRAWN: ("seat", "card"),
    Event.CARDS_KEPT: ("seat", "card", "other"),
    Event.CARD_LAID_OUT: ("place", "card"),
    Event.EXPEDITION: ("round", "number", "shape"),
    Event.FIELDS_CROSSED: ("seat", "card", "fields"),
    Event.GEM: ("seat", "gem", "count"),
    Event.TORCH: ("seat", "round"),
    Event.SKULL: ("seat", "count"),
    Event.ELIXIR: ("seat", "count"),
    Event.RED_CROSS: ("seat", "count"),
    Event.EXPLORED: ("seat", "card"),
    Event.CARD_TAKEN: ("seat", "card", "from"),
    Event.COLOUR_POINTS: ("seat", "colour", "points"),
    Event.ROUND_ENDS: ("round",),
    Event.GAME_ENDS: (),
    Event.CROSS_LAPSES: ("seat", "count"),
}


@plain_only
def emit(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Adds an event to those of the move that is being made. Compiled code leaves the call out."""
    s.events.append((int(event), a, b, c, d))
