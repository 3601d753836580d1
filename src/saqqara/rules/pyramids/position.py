"""The whole table as JSON. `lay_out.py` reads it back."""

from __future__ import annotations

from typing import Any

from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPES

from .components import HAND, HIDDEN, NOBODY, NONE, ROUNDS, SOURCE_NAMES
from .game_end import points_by
from .moves import KEPT_PAIRS
from .new_pyramid import lowest_explored_now
from .notation import names_of
from .state import GameState, Owes, Step

OWED = {Owes.KEEP: "keep", Owes.MARK: "mark", Owes.CROSS: "cross", Owes.TAKE: "take"}


def position(s: GameState) -> dict[str, Any]:
    """The whole table; of a hidden state, what is hidden is null."""
    seats = range(s.seats)
    told: dict[str, Any] = {
        "game": "pyramids",
        "seats": s.seats,
        "round": s.round_number,
        "expeditions": [SHAPES[shape] for shape in s.turned_up[: s.turned_count]],
        "hands": [_hand(s, seat) for seat in seats],
        "drawn": [[_number(card) for card in s.drawn[seat] if card != NONE] for seat in seats],
        "display": [_number(card) for card in s.display],
        "crossed": _crossed(s, s.crossed),
        "explored": [[card + 1 for card in range(CARDS) if s.explored_by[card] == seat] for seat in seats],
        "gems": [list(s.gems[seat]) for seat in seats],
        "torches": [[bool(torch) for torch in s.torches[seat][:ROUNDS]] for seat in seats],
        "skulls": s.skulls[: s.seats],
        "claimed": {
            colour: [None if seat == NOBODY else seat for seat in s.claimed[number]]
            for number, colour in enumerate(COLOURS)
        },
        "marked": [seat for seat in seats if s.step in (Step.MARKING, Step.KEEPING) and s.owes[seat] == Owes.NOTHING],
        "pending": pending(s),
    }
    if s.step == Step.MARKING and _has_marked(s):
        told["before"] = _before(s)
    if s.step in (Step.TAKING, Step.DRAW_TAKEN, Step.DRAW_DISPLAY) and s.turned_count:
        told["explored_now"] = [[_number(card) for card in s.explored_now[seat]] for seat in seats]
    return told


def _number(card: int) -> int | None:
    return None if card < 0 else card + 1


def _hand(s: GameState, seat: int) -> list[int | None]:
    """The cards before a seat; in the set-up those that it has chosen, once all may see them."""
    if s.step == Step.KEEPING and s.choice[seat] not in (NONE, HIDDEN):
        return [_number(s.drawn[seat][number]) for number in KEPT_PAIRS[s.choice[seat]]]
    if s.step in (Step.DRAW_HAND, Step.KEEPING):
        return []
    return [_number(card) for card in s.hands[seat]]


def _crossed(s: GameState, crossed: list[list[int]]) -> dict[str, list[str]]:
    return {
        str(s.hands[seat][slot] + 1): names_of(crossed[seat][slot])
        for seat in range(s.seats)
        for slot in range(HAND)
        if s.hands[seat][slot] >= 0 and crossed[seat][slot]
    }


def _has_marked(s: GameState) -> bool:
    return any(s.owes[seat] != Owes.MARK for seat in range(s.seats))


def _before(s: GameState) -> dict[str, Any]:
    """What the seats had before this step: the others see no more of it until all have marked."""
    return {
        "crossed": _crossed(s, s.crossed_before),
        "gems": [list(s.gems_before[seat]) for seat in range(s.seats)],
        "torches": [bool(s.torch_before[seat]) for seat in range(s.seats)],
        "skulls": s.skulls_before[: s.seats],
    }


def pending(s: GameState) -> list[dict[str, Any]]:
    """What the seats owe; the one that picks now comes first."""
    if s.step in (Step.TAKING, Step.DRAW_TAKEN, Step.DRAW_DISPLAY):
        seats = sorted(
            (seat for seat in range(s.seats) if s.count[seat]), key=lambda seat: lowest_explored_now(s, seat)
        )
        told: list[dict[str, Any]] = [{"seat": seat, "owes": "take", "count": s.count[seat]} for seat in seats]
        if s.step == Step.DRAW_TAKEN:
            told[0]["from"] = "deck"
        return told
    return [
        {"seat": seat, "owes": OWED[Owes(s.owes[seat])], "count": max(1, s.count[seat])}
        for seat in range(s.seats)
        if s.owes[seat] != Owes.NOTHING
    ]


def earned(s: GameState) -> list[dict[str, int]]:
    """P6.1  The points of each seat by source, as they stand now, those that are not nothing."""
    return [
        {name: points for source, name in enumerate(SOURCE_NAMES) if (points := points_by(s, seat, source))}
        for seat in range(s.seats)
    ]
