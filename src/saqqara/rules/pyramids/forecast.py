"""Forecasts: the points of the score cards now, and what a mark will add before it is made.

All of it is computed by the rules themselves on a copy of the state, without knowledge of what the others mark at the
same time and of the next expedition card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from saqqara.rules.pyramids.box import COLOURS

from .colour_points import claim_colours
from .components import CLAIM_POINTS, CLAIMS, COLOUR_COUNT, EXPLORED_POINTS, SOURCE_NAMES
from .game_end import GEMS, TORCHES, points_by, points_of, skull_penalty
from .moves import KEEP, MOVES
from .new_pyramid import explore
from .state import GameState, is_any_explored_now
from .story import Event
from .turn import answer, answer_what_is_forced

Forecast = dict[str, Any]


def standing(s: GameState) -> list[dict[str, int]]:
    """P6.1  The score of each seat by what earned it, as if the game ended now."""
    return [dict(score) for score in _scores(s)]


def if_ended(s: GameState) -> list[int]:
    """P4.10, P5.3, P6.1  The score of each seat if the game ended with this step, as far as its marks are known."""
    return [score["total"] for score in _scores(_settled(s))]


def _scores(s: GameState) -> list[dict[str, int]]:
    """The score of each seat by what earned it; only to be read."""
    pyramids, claimed = tuple(s.explored_by), tuple(map(tuple, s.claimed))
    return [
        _score_of(seat, pyramids, claimed, tuple(s.torches[seat]), tuple(s.gems[seat]), s.skulls[seat])
        for seat in range(s.seats)
    ]


@lru_cache(maxsize=4096)  # cached, because most moves leave most score cards as they were
def _score_of(
    seat: int,
    pyramids: tuple[int, ...],
    claimed: tuple[tuple[int, ...], ...],
    torches: tuple[int, ...],
    gems: tuple[int, ...],
    skulls: int,
) -> dict[str, int]:
    s = GameState()
    s.explored_by, s.claimed = list(pyramids), list(map(list, claimed))
    s.torches[seat], s.gems[seat], s.skulls[seat] = list(torches), list(gems), skulls
    by_source = {name: points_by(s, seat, source) for source, name in enumerate(SOURCE_NAMES)}
    return by_source | {"total": points_of(s, seat)}


def foresee(s: GameState, seat: int, move: int) -> Forecast:
    """What a mark, with what is forced by it, adds to the seat's score card. Other moves add nothing."""
    if move >= KEEP:
        return {"points": 0, "gains": []}
    marked = s.copy()
    answer(marked, seat, move)
    answer_what_is_forced(marked, seat, [0] * MOVES)
    before, after = _settled(s), _settled(marked)
    settled = [gain for part in (_pyramids, _colours, _score_card) for gain in part(before, after, seat)]
    return {
        "points": points_of(after, seat) - points_of(before, seat),
        "gains": settled + _skulls(s, marked, seat),
        "reaches": [row[2] + 1 for row in marked.events if row[0] == Event.EXPLORED],
        "red_crosses": sum(row[2] for row in marked.events if row[0] == Event.RED_CROSS),
        "owes": marked.count[seat],
    }


def _settled(s: GameState) -> GameState:
    """P4.10, P5.3  The state as if all had marked: what is explored goes aside, and its colours are claimed.

    What the others have marked is hidden, so only the seat's own pyramids count.
    """
    if not is_any_explored_now(s):
        return s
    settled = s.copy()
    explore(settled)
    claim_colours(settled)
    return settled


def _pyramids(before: GameState, after: GameState, seat: int) -> list[Forecast]:
    """P4.10, P6.1  Each pyramid that is explored."""
    return [
        {"source": "pyramid", "card": card + 1, "points": EXPLORED_POINTS}
        for card, owner in enumerate(after.explored_by)
        if owner == seat != before.explored_by[card]
    ]


def _colours(before: GameState, after: GameState, seat: int) -> list[Forecast]:
    """P5.3  The colours that they claim, unless another seat claims them first."""
    return [
        {"source": "colour", "colour": COLOURS[colour], "points": CLAIM_POINTS[place]}
        for colour in range(COLOUR_COUNT)
        for place in range(CLAIMS)
        if after.claimed[colour][place] == seat != before.claimed[colour][place]
    ]


def _score_card(before: GameState, after: GameState, seat: int) -> list[Forecast]:
    """P4.6, P4.7, P6.1  Gems and torches."""
    gains = []
    for source in (GEMS, TORCHES):
        points = points_by(after, seat, source) - points_by(before, seat, source)
        if points:
            gains.append({"source": SOURCE_NAMES[source], "points": points})
    return gains


def _skulls(s: GameState, marked: GameState, seat: int) -> list[Forecast]:
    """P4.8, P4.9, P6.1  What skulls cost and what elixirs give back, listed apart."""
    sources = {Event.SKULL: "skulls", Event.ELIXIR: "elixir"}
    gains, at = dict.fromkeys(sources.values(), 0), s.copy()
    for row in marked.events:
        if row[0] in sources:
            cost = skull_penalty(at, seat)
            at.skulls[seat] = row[2]
            gains[sources[Event(row[0])]] += cost - skull_penalty(at, seat)
    return [{"source": source, "points": points} for source, points in gains.items() if points]
