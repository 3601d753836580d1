"""Events: what a move has brought about, as rows of small numbers that the rules emit for people to see."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from saqqara.rules.compiled import numbers, plain_only


@numbers
class Event(IntEnum):
    """Kinds of events. `COLUMNS` names the numbers that follow."""

    SHIPS_ARRIVE = 0
    CARD_DEALT = 1
    PAIR_LAID = 2
    STONES_TAKEN = 3
    STONE_LOADED = 4
    SHIP_SAILED = 5
    BLUE_CARD_PLAYED = 6
    PASSED = 7
    STONE_UNLOADED = 8
    STONE_PLACED = 9
    STONE_RETURNED = 10
    CARD_TAKEN = 11
    PAIR_TAKEN = 12
    CARD_SEEN = 13
    CARD_KEPT = 14
    CARD_DISCARDED = 15
    DECLINED = 16
    CARD_DRAWN = 17
    RED_CARD_PLAYED = 18
    POINTS = 19
    TOWER_BUILT = 20
    DECK_RESHUFFLED = 21
    ROUND_ENDS = 22
    GAME_ENDS = 23
    BONUS_SKIPPED = 24
    ORDER_FIXED = 25


COLUMNS: dict[int, tuple[str, ...]] = {
    Event.SHIPS_ARRIVE: ("round", "round_card"),
    Event.CARD_DEALT: ("space", "card"),
    Event.PAIR_LAID: ("count",),
    Event.STONES_TAKEN: ("seat", "count"),
    Event.STONE_LOADED: ("seat", "ship", "space"),
    Event.SHIP_SAILED: ("seat", "ship", "site"),
    Event.BLUE_CARD_PLAYED: ("seat", "card"),
    Event.PASSED: ("seat",),
    Event.STONE_UNLOADED: ("seat", "ship", "space"),
    Event.STONE_PLACED: ("seat", "site", "place", "pyramid"),
    Event.STONE_RETURNED: ("seat",),
    Event.CARD_TAKEN: ("seat", "card", "space"),
    Event.PAIR_TAKEN: ("seat", "count"),
    Event.CARD_SEEN: ("seat", "card"),
    Event.CARD_KEPT: ("seat", "card"),
    Event.CARD_DISCARDED: ("card",),
    Event.DECLINED: ("seat",),
    Event.CARD_DRAWN: ("seat", "card"),
    Event.RED_CARD_PLAYED: ("seat", "card"),
    Event.POINTS: ("seat", "points", "source"),
    Event.TOWER_BUILT: ("seat", "place"),
    Event.DECK_RESHUFFLED: ("count",),
    Event.ROUND_ENDS: ("round",),
    Event.GAME_ENDS: (),
    Event.BONUS_SKIPPED: ("seat",),
    Event.ORDER_FIXED: ("seat", "ship", "space"),
}


@plain_only
def emit(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Adds an event to those of the move that is being made. Compiled code leaves the call out."""
    s.events.append((int(event), a, b, c, d))
