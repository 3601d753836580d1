"""Writes a state as a JSON position. `position_reader.py` reads it back."""

from __future__ import annotations

from typing import Any

from saqqara.rules.pyramids.box import COLOURS, SHAPES

from .components import HIDDEN, NOBODY, NONE, ROUNDS, SOURCE_NAMES
from .game_end import points_by
from .moves import KEPT_PAIRS
from .new_pyramid import lowest_explored_now
from .notation import names_of
from .state import GameState, Owes, Step

OWED: dict[int, str] = {Owes.KEEP: "keep", Owes.MARK: "mark", Owes.CROSS: "cross", Owes.TAKE: "take"}


def position(s: GameState) -> dict[str, Any]:
    """The state as JSON; what `hide_from` has hidden is null."""
    seats = range(s.seats)
    is_open = s.step == Step.MARKING or s.step == Step.KEEPING
    position: dict[str, Any] = {
        "game": "pyramids",
        "seats": s.seats,
        "round": s.round_number,
        "expeditions": [SHAPES[shape] for shape in s.turned_up[: s.turned_count]],
        "hands": _hands(s),
        "drawn": [[_number(card) for card in drawn if card != NONE] for drawn in s.drawn[: s.seats]],
        "display": [_number(card) for card in s.display],
        "crossed": _crossed(s, s.crossed),
        "explored": _explored(s),
        "gems": [gems[:] for gems in s.gems[: s.seats]],
        "torches": [list(map(bool, torches[:ROUNDS])) for torches in s.torches[: s.seats]],
        "skulls": s.skulls[: s.seats],
        "claimed": {
            colour: [None if seat == NOBODY else seat for seat in s.claimed[number]]
            for number, colour in enumerate(COLOURS)
        },
        "marked": [seat for seat in seats if is_open and s.owes[seat] == Owes.NOTHING],
        "pending": pending(s),
    }
    if s.step == Step.MARKING and _has_marked(s):
        position["before"] = _before(s)
    if s.step in (Step.TAKING, Step.DRAW_TAKEN, Step.DRAW_DISPLAY) and s.turned_count:
        position["explored_now"] = [[_number(card) for card in s.explored_now[seat]] for seat in seats]
    return position


def _number(card: int) -> int | None:
    return None if card < 0 else card + 1


def _hands(s: GameState) -> list[list[int | None]]:
    """The cards before each seat; in the set-up those that it has chosen, unless they are hidden."""
    if s.step in (Step.DRAW_HAND, Step.KEEPING):
        return [_chosen(s, seat) for seat in range(s.seats)]
    return [[_number(card) for card in hand] for hand in s.hands[: s.seats]]


def _chosen(s: GameState, seat: int) -> list[int | None]:
    if s.step != Step.KEEPING or s.choice[seat] in (NONE, HIDDEN):
        return []
    return [_number(s.drawn[seat][number]) for number in KEPT_PAIRS[s.choice[seat]]]


def _crossed(s: GameState, crossed: list[list[int]]) -> dict[str, list[str]]:
    fields_by_card = {}
    for hand, fields_of_hand in zip(s.hands[: s.seats], crossed, strict=False):
        for card, fields in zip(hand, fields_of_hand, strict=True):
            if fields and card >= 0:
                fields_by_card[str(card + 1)] = names_of(fields)
    return fields_by_card


def _explored(s: GameState) -> list[list[int]]:
    explored: list[list[int]] = [[] for _ in range(s.seats)]
    for card, seat in enumerate(s.explored_by):
        if seat != NOBODY:
            explored[seat].append(card + 1)
    return explored


def _has_marked(s: GameState) -> bool:
    return any(s.owes[seat] != Owes.MARK for seat in range(s.seats))


def _before(s: GameState) -> dict[str, Any]:
    """What the seats had before this step, which is all that the others see until everyone has marked."""
    return {
        "crossed": _crossed(s, s.crossed_before),
        "gems": [gems[:] for gems in s.gems_before[: s.seats]],
        "torches": list(map(bool, s.torch_before[: s.seats])),
        "skulls": s.skulls_before[: s.seats],
    }


def pending(s: GameState) -> list[dict[str, Any]]:
    """What the seats owe; the one that picks now comes first."""
    if s.step in (Step.TAKING, Step.DRAW_TAKEN, Step.DRAW_DISPLAY):
        seats = sorted(
            (seat for seat in range(s.seats) if s.count[seat]), key=lambda seat: lowest_explored_now(s, seat)
        )
        picks: list[dict[str, Any]] = [{"seat": seat, "owes": "take", "count": s.count[seat]} for seat in seats]
        if s.step == Step.DRAW_TAKEN:
            picks[0]["from"] = "deck"
        return picks
    return [
        {"seat": seat, "owes": OWED[s.owes[seat]], "count": max(1, s.count[seat])}
        for seat in range(s.seats)
        if s.owes[seat] != Owes.NOTHING
    ]


def earned(s: GameState) -> list[dict[str, int]]:
    """P6.1  The points of each seat by source, as they stand now, without zeros."""
    return [
        {name: points for source, name in enumerate(SOURCE_NAMES) if (points := points_by(s, seat, source))}
        for seat in range(s.seats)
    ]
