"""Writes a state as a JSON position. `position_reader.py` reads it back."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any

from .components import (
    CARD_NAMES,
    FACE_UP,
    LAID_SPACES,
    NATURE,
    NOBODY,
    NONE,
    ROUND_CARD_NAMES,
    SEATS,
    SHIP_LETTERS,
    SHIPS,
    SIDE_LETTERS,
    SITE_NAMES,
    SMALL_FIELDS,
    SMALL_PYRAMID_NAMES,
    SOURCE_NAMES,
    Site,
)
from .state import FIRST_OF_NATURE, GameState, Step, is_side_b

_TO_MOVE = {NATURE: "nature", NOBODY: None}
_CARD_NAMES = dict(enumerate(CARD_NAMES))  # an empty space or a hidden card has no name
_SITE_NAMES = dict(enumerate(SITE_NAMES))
_OWNERS = {seat: seat for seat in range(SEATS)}  # an empty space has no owner
STEP_NAMES = {int(step): step.name.lower().replace("_", " ") for step in Step if step >= FIRST_OF_NATURE}


def position(s: GameState) -> dict[str, Any]:
    """The state as JSON; cards hidden by `hide_from` are null."""
    seats = s.seats
    return {
        "game": "imhotep",
        "seats": seats,
        "sides": "".join([SIDE_LETTERS[side] for side in s.sides]),
        "wrath": bool(s.wrath),
        "round": s.round_number,
        "start_seat": s.start_seat,
        "to_move": s.asked if s.asked >= 0 else _TO_MOVE[s.asked],
        "points": s.points[:seats],
        "sleds": s.sled[:seats],
        "quarries": s.quarry[:seats],
        "ships": [_ship(s, ship) for ship in range(SHIPS) if s.ship_spaces[ship]],
        "market": {
            "face_up": [_CARD_NAMES.get(kind) for kind in s.face_up[: FACE_UP[s.sides[Site.MARKET]]]],
            "face_down": s.face_down,
        },
        "pyramid": _pyramid(s),
        "temple": s.laid[LAID_SPACES - s.temple_stones :][::-1],
        "chamber": s.chamber[: s.chamber_stones],
        "obelisks": _obelisks(s),
        "cards": [_pile(hand) for hand in s.hands[:seats]],
        "discard": _pile(s.discard),
        "round_cards": [ROUND_CARD_NAMES[seats - 2][kind] for kind in s.revealed if kind != NONE],
        "last_sailor": _seat_or_null(s.last_sailor),
        "passes": s.passes,
        "pending": _pending(s),
    }


def _ship(s: GameState, ship: int) -> dict[str, Any]:
    spaces = s.ship_spaces[ship]
    return {
        "spaces": spaces,
        "cargo": list(map(_OWNERS.get, s.cargo[ship][:spaces])),
        "site": _SITE_NAMES.get(s.ship_site[ship]),
    }


def _pyramid(s: GameState) -> Any:
    if not is_side_b(s, Site.PYRAMID):
        return s.laid[: s.built[0]]
    starts = {name: pyramid * SMALL_FIELDS for pyramid, name in enumerate((*SMALL_PYRAMID_NAMES, "edge"))}
    return {name: s.laid[start : start + s.built[start // SMALL_FIELDS]] for name, start in starts.items()}


def _obelisks(s: GameState) -> Any:
    if not is_side_b(s, Site.OBELISKS):
        return s.obelisk[: s.seats]
    return {"towers": s.towers[: s.tower_count], "single": s.obelisk[: s.seats]}


def _pending(s: GameState) -> dict[str, Any]:
    """The open question, with what is needed to continue from it."""
    pending: dict[str, Any] = {"step": STEP_NAMES[s.step], "turn_of": s.actor}
    if s.ship != NONE:
        pending["ship"] = SHIP_LETTERS[s.ship]
        pending["order"] = [space + 1 for space in s.order[: s.ordered]]
        pending["unloaded"] = s.unloaded
    if s.temple_space:
        pending["temple_spaces_scored"] = s.temple_space
    if s.drawer != NOBODY:
        pending["drawing"] = s.drawer
    if s.looked[0] != NONE:
        pending["pair"] = [_CARD_NAMES.get(kind) for kind in s.looked if kind != NONE]
    if s.looked_behind:
        pending["pair_left_behind"] = s.looked_behind
    if s.dealt:
        pending["dealt"] = s.dealt
    if any(s.left_behind):
        pending["left_behind"] = _pile(s.left_behind)
    pending["earned"] = earned(s)
    return pending


def earned(s: GameState) -> list[dict[str, int]]:
    """The points of each seat by source, without zeros."""
    return [_by_source(tuple(points)).copy() for points in s.earned[: s.seats]]


def _pile(counts: list[int]) -> list[str]:
    return list(_names(tuple(counts)))


# Cached, because most moves leave the cards and what was earned as they were.


@lru_cache(maxsize=4096)
def _by_source(points: tuple[int, ...]) -> dict[str, int]:
    return dict(compress(zip(SOURCE_NAMES, points, strict=True), points))


@lru_cache(maxsize=4096)
def _names(counts: tuple[int, ...]) -> tuple[str, ...]:
    kinds = compress(zip(CARD_NAMES, counts, strict=True), counts)
    return tuple(name for name, count in kinds for _ in range(count))


def _seat_or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat
