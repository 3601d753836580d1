"""Forecasts: the points that the monuments would bring each seat now, and what a move will bring before it is made.

All of it is computed by the rules themselves on a copy of the state. Where a draw or a choice would decide, the
forecast says so and leaves the result open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from .actions.sail_ship import fix_next, is_fixed, sail_ship, unload_from_the_bow
from .components import (
    BONUS,
    BONUS_POINTS,
    CARD_NAMES,
    CHAMBER_ROWS,
    EDGE,
    LAID_SPACES,
    LAST_RED,
    NOBODY,
    NONE,
    SMALL_FIELDS,
    SMALL_PYRAMID_FIELDS,
    SMALL_PYRAMIDS,
    SPACES,
    TEMPLE_A_POINTS,
    TEMPLE_B,
    TEMPLE_CARD,
    TEMPLE_CHOICE,
    TEMPLE_SPACES,
    TOWER_POINTS,
    TOWER_STONES,
    WRATH_PENALTY,
    Card,
    Site,
    Source,
)
from .game_end import has_built_everywhere, pyramid_stones, score_blue_cards, score_decorations, score_statues
from .moves import ACCEPT, CARD, DECLINE, KEEP, MOVES, PAIR_OF_CARDS, SMALL_PYRAMID, UNLOAD, is_sail, ship_of, site_of
from .sites.burial_chamber import COUNTED, count_group, place_in_chamber, score_chamber, stones_in_row
from .sites.market import deliver_to_market
from .sites.obelisks import obelisk_stones, place_on_obelisks, score_obelisks
from .sites.pyramid import (
    has_choice_of_pyramid,
    is_complete,
    place_at_edge,
    place_on_pyramid,
    place_on_small_pyramid,
    place_without_choice,
)
from .sites.temple import place_in_temple, score_next_temple_space, visible_stone
from .state import GameState, Step, is_side_b, lift_stone, load_of
from .story import Event
from .turn import apply_move

Forecast = dict[str, Any]

BONUS_NAMES = {TEMPLE_CHOICE: "choice", TEMPLE_CARD: "card"}  # of temple B
PYRAMID_BONUSES = {Step.BONUS_CARD: "card", Step.BONUS_STONES: "stones", Step.BONUS_LOAD: "load"}


# --- the state as it is ---


def standing(s: GameState) -> Forecast:
    """I7, I8, I9  What each monument has brought or would bring: so far, at the end of the round, of the game."""
    is_over = s.step == Step.OVER
    points: Forecast = {
        "pyramid": list(pyramid_points(s)),
        "temple": [0] * s.seats if is_over else list(temple_points(s)),
        "chamber": _earned(s, Source.CHAMBER) if is_over else list(chamber_points(s)),
        "obelisks": _earned(s, Source.OBELISKS) if is_over else tower_points(s),
    }
    if not is_over:
        points["obelisks"] = [so_far + more for so_far, more in zip(points["obelisks"], obelisk_points(s), strict=True)]
    if is_side_b(s, Site.TEMPLE):
        points["temple_bonuses"] = [[] for _ in range(s.seats)] if is_over else temple_bonuses(s)
    return points


def if_ended(s: GameState) -> list[int]:
    """I3.5, I3.7, I11  The score of each seat if this round were the last one and ended now.

    Stones aboard count nothing, as they return to the quarries (I4.6), and neither do choices and cards to come.
    """
    if s.step == Step.OVER:
        return s.points[: s.seats]
    parts = [s.points[: s.seats], chamber_points(s), obelisk_points(s), _hand_points(s)]
    if s.wrath == 1:
        parts.append([0 if has_built_everywhere(s, seat) else -WRATH_PENALTY for seat in range(s.seats)])
    if s.step != Step.DEAL_AWAY:  # then the temple has scored, and the round is not over yet
        parts.append(temple_points(s))
    return [sum(points) for points in zip(*parts, strict=True)]


def pyramid_points(s: GameState) -> tuple[int, ...]:
    """I7.1, I7.4  What the stones of the pyramid have brought, also those that lay there when a match began."""
    stones = tuple(s.laid[: LAID_SPACES - s.temple_stones])
    return _pyramid_points(s.seats, s.sides[Site.PYRAMID], tuple(s.built), stones)


def tower_points(s: GameState) -> list[int]:
    """I9.6  What the towers have brought, also those that stood there when a match began."""
    points = [0] * s.seats
    for owner, worth in zip(s.towers[: s.tower_count], TOWER_POINTS, strict=False):
        points[owner] += worth
    return points


def temple_points(s: GameState) -> tuple[int, ...]:
    """I8.2, I8.3  The points that this round's end would bring for sure; a choice or a card is no point yet."""
    stones = tuple(s.laid[LAID_SPACES - s.temple_stones :])
    return _temple_points(s.seats, s.sides[Site.TEMPLE], stones, s.temple_space)


def chamber_points(s: GameState) -> tuple[int, ...]:
    """I9.2, I9.3  What the burial chamber would bring if the game ended now."""
    return _chamber_points(s.seats, s.sides[Site.CHAMBER], tuple(s.chamber[: s.chamber_stones]))


def obelisk_points(s: GameState) -> tuple[int, ...]:
    """I9.4, I9.7  What the obelisks would bring if the game ended now; towers have brought theirs already."""
    return _obelisk_points(s.seats, s.sides[Site.OBELISKS], tuple(s.obelisk))


# Cached, because forecasts are asked for often and most moves leave the monuments as they were.


@lru_cache(maxsize=4096)
def _pyramid_points(seats: int, side: int, built: tuple[int, ...], stones: tuple[int, ...]) -> tuple[int, ...]:
    s = _monument(seats, Site.PYRAMID, side)
    if not is_side_b(s, Site.PYRAMID):
        for owner in stones[: built[0]]:
            place_on_pyramid(s, owner)
        return tuple(s.points[:seats])
    for pyramid, count in enumerate(built[:SMALL_PYRAMIDS]):
        for owner, worth in zip(stones[pyramid * SMALL_FIELDS :][:count], SMALL_PYRAMID_FIELDS[pyramid], strict=False):
            s.points[owner] += BONUS_POINTS if worth == BONUS else worth
    for owner in stones[SMALL_PYRAMIDS * SMALL_FIELDS :][: built[EDGE]]:
        place_at_edge(s, owner)
    return tuple(s.points[:seats])


@lru_cache(maxsize=4096)
def _temple_points(seats: int, side: int, stones: tuple[int, ...], scored: int) -> tuple[int, ...]:
    s = _monument(seats, Site.TEMPLE, side)
    for owner in reversed(stones):  # the temple is stored from the right
        place_in_temple(s, owner)
    for space in range(scored, TEMPLE_SPACES[seats]):
        s.temple_space = space
        score_next_temple_space(s)
    return tuple(s.points[:seats])


@lru_cache(maxsize=4096)
def _chamber_points(seats: int, side: int, stones: tuple[int, ...]) -> tuple[int, ...]:
    s = _monument(seats, Site.CHAMBER, side)
    for owner in stones:
        place_in_chamber(s, owner)
    score_chamber(s)
    return tuple(s.points[:seats])


@lru_cache(maxsize=4096)
def _obelisk_points(seats: int, side: int, stones: tuple[int, ...]) -> tuple[int, ...]:
    s = _monument(seats, Site.OBELISKS, side)
    s.obelisk = list(stones)
    score_obelisks(s)
    return tuple(s.points[:seats])


def _hand_points(s: GameState) -> list[int]:
    """I11.1  What the cards of each seat would bring if the game ended now."""
    stones = (pyramid_stones(s), s.temple_stones, s.chamber_stones, obelisk_stones(s))
    return [_points_of_hand(tuple(hand), *stones) for hand in s.hands[: s.seats]]


@lru_cache(maxsize=4096)
def _points_of_hand(hand: tuple[int, ...], pyramid: int, temple: int, chamber: int, obelisks: int) -> int:
    s = GameState()
    s.seats, s.hands[0] = 1, list(hand)
    s.built[0], s.temple_stones, s.chamber_stones, s.obelisk[0] = pyramid, temple, chamber, obelisks
    score_hand(s, 0)
    return s.points[0]


def _monument(seats: int, site: int, side: int) -> GameState:
    """An empty state, to build one monument in and score it."""
    s = GameState()
    s.seats, s.sides[site] = seats, side
    return s


def temple_bonuses(s: GameState) -> list[list[str | int]]:
    """I8.3  Side B: the bonuses of each seat's visible stones, from the left."""
    bonuses: list[list[str | int]] = [[] for _ in range(s.seats)]
    for space in range(s.temple_space, TEMPLE_SPACES[s.seats]):
        owner = visible_stone(s, space)
        if owner != NOBODY:
            bonuses[owner].append(_bonus_of(space))
    return bonuses


def _bonus_of(space: int) -> str | int:
    bonus = TEMPLE_B[space]
    return BONUS_NAMES.get(bonus, bonus)


def _earned(s: GameState, source: int) -> list[int]:
    return [points[source] for points in s.earned[: s.seats]]


# --- what a move will bring ---


def foresee(s: GameState, seat: int, move: int) -> Forecast:
    """The change of the score, and what each stone that comes to a site will earn there."""
    played = s.copy()
    apply_move(played, move, [0] * MOVES)
    forecast: Forecast = {"points": [played.points[owner] - s.points[owner] for owner in range(s.seats)]}
    for event, what in ((Event.GAME_ENDS, "game"), (Event.ROUND_ENDS, "round")):
        if any(row[0] == event for row in played.events):
            forecast["ends"] = what
            break
    if is_sail(move) or UNLOAD <= move < SMALL_PYRAMID:
        forecast |= _unloading(s, move)
    elif SMALL_PYRAMID <= move < ACCEPT:
        forecast["stones"] = [_chosen_pyramid(s, seat, move - SMALL_PYRAMID)]
    elif CARD <= move < PAIR_OF_CARDS:
        forecast |= _received(s, seat, s.face_up[move - CARD])
    elif KEEP <= move < DECLINE:
        forecast |= _received(s, seat, s.looked[move - KEEP])
    return forecast


def _unloading(s: GameState, move: int) -> Forecast:
    """I4.3, I10.1  The stones of the ship, in the order of unloading; the lever's is from the bow until it is fixed."""
    sailed = s.copy()
    if is_sail(move):
        sail_ship(sailed, ship_of(move), site_of(move))
        unload_from_the_bow(sailed)
        is_open = s.step == Step.LEVER_SAIL and load_of(s, ship_of(move)) > 1
    else:
        fix_next(sailed, move - UNLOAD)
        is_open = _fix_rest(sailed) > 1
    forecast: Forecast = {"stones": list(_stones(sailed))}
    if is_open:
        forecast["is_order_open"] = True
    return forecast


def _fix_rest(s: GameState) -> int:
    """I10.1  Orders the remaining stones from the bow; returns how many they are."""
    rest = [space for space in range(SPACES) if s.cargo[s.ship][space] != NOBODY and not is_fixed(s, space)]
    for space in rest:
        fix_next(s, space)
    return len(rest)


def _stones(s: GameState) -> Iterator[Forecast]:
    """I4.3  One by one, each for its owner."""
    at_site = _AT[s.ship_site[s.ship]]
    for before in range(s.ordered):
        space, owner = s.order[before], lift_stone(s)
        yield {"seat": owner, "space": space + 1, **at_site(s, owner, before)}


def _at_market(s: GameState, owner: int, before: int) -> Forecast:
    """I5.1, I5.2  Who delivers takes a card in turn, as long as there are any: the face-down pair is one choice."""
    offers = sum(kind != NONE for kind in s.face_up) + (s.face_down > 0)
    deliver_to_market(s, owner)
    return {"kind": "card", "amount": before + 1 if before < offers else 0}


def _at_pyramid(s: GameState, owner: int, before: int) -> Forecast:
    """I7.1, I7.3, I7.5  Points at once where there is no choice; once the fields are used up, at the edge."""
    if not has_choice_of_pyramid(s):
        return _points_of(s, owner, place_without_choice)
    free = [pyramid for pyramid in range(SMALL_PYRAMIDS) if not is_complete(s, pyramid)]
    if len(free) == 1:
        return _on_small_pyramid(s, owner, free[0])
    if before >= sum(SMALL_FIELDS - s.built[pyramid] for pyramid in free):
        return _points_of(s, owner, place_at_edge)
    return {"kind": "choice", "amount": None}


def _on_small_pyramid(s: GameState, owner: int, pyramid: int) -> Forecast:
    """I7.3, I7.4  The next field: points at once, and perhaps a bonus."""
    s.asked, s.step = (
        owner,
        Step.PYRAMID_BY_CARD,
    )  # so that no further stone is lifted from the ship
    forecast = _points_of(s, owner, lambda s, _: place_on_small_pyramid(s, pyramid))
    bonus = PYRAMID_BONUSES.get(Step(s.step))
    return forecast if bonus is None else forecast | {"bonus": bonus}


def _points_of(s: GameState, owner: int, place: Callable[[GameState, int], None]) -> Forecast:
    before = s.points[owner]
    place(s, owner)
    return {"kind": "points", "amount": s.points[owner] - before}


def _in_temple(s: GameState, owner: int, _: int) -> Forecast:
    """I8.1, I8.2, I8.3  What the stone will earn at the end of each round, and whose stone it covers."""
    space = s.temple_stones % TEMPLE_SPACES[s.seats]
    covered = visible_stone(s, space)
    place_in_temple(s, owner)
    covers = None if covered == NOBODY else covered
    if is_side_b(s, Site.TEMPLE):
        return {"kind": "bonus", "bonus": _bonus_of(space), "covers": covers}
    return {"kind": "round", "amount": TEMPLE_A_POINTS, "covers": covers}


def _in_chamber(s: GameState, owner: int, _: int) -> Forecast:
    """I9.1, I9.2, I9.3  The size of its group or the stones in its row, and what they add if the game ended now."""
    before, place = chamber_points(s)[owner], s.chamber_stones
    place_in_chamber(s, owner)
    is_by_row = is_side_b(s, Site.CHAMBER)
    size = stones_in_row(s, place % CHAMBER_ROWS, owner) if is_by_row else group_size(s, place)
    return {"kind": "group", "amount": chamber_points(s)[owner] - before, "size": size}


def group_size(s: GameState, place: int) -> int:
    """I9.2  The stones connected to one; groups are counted from their first stone on."""
    counted = s.copy()
    size = 0
    for first in range(place + 1):
        if counted.chamber[place] < COUNTED and counted.chamber[first] < COUNTED:
            size = count_group(counted, first)
    return size


def _on_obelisks(s: GameState, owner: int, _: int) -> Forecast:
    """I9.4, I9.6  The new height and what it adds if the game ended now, or the tower and its points."""
    before, points, stands = obelisk_points(s)[owner], s.points[owner], s.obelisk[owner] + 1
    place_on_obelisks(s, owner)
    if not is_side_b(s, Site.OBELISKS):
        return {"kind": "height", "amount": stands, "gain": obelisk_points(s)[owner] - before}
    is_tower = s.obelisk[owner] == stands - TOWER_STONES
    return {"kind": "tower", "stands": stands, "amount": s.points[owner] - points if is_tower else None}


_AT: dict[int, Callable[[GameState, int, int], Forecast]] = {
    Site.MARKET: _at_market,
    Site.PYRAMID: _at_pyramid,
    Site.TEMPLE: _in_temple,
    Site.CHAMBER: _in_chamber,
    Site.OBELISKS: _on_obelisks,
}
_RED: dict[int, int] = {Card.ENTRANCE: Site.PYRAMID, Card.SARCOPHAGUS: Site.CHAMBER, Card.PATH: Site.OBELISKS}


def _chosen_pyramid(s: GameState, seat: int, pyramid: int) -> Forecast:
    """I7.3, I7.6  The stone that is next aboard, or the one that a red card brings from the quarry."""
    space = s.order[s.unloaded] + 1 if s.step == Step.PYRAMID else None
    return {"seat": seat, "space": space, **_on_small_pyramid(s.copy(), seat, pyramid)}


def _received(s: GameState, seat: int, card: int) -> Forecast:
    """I5.4, I6.1, I11.1  A red card brings a stone at once; of another, what it adds if the game ended now."""
    if card > LAST_RED:
        with_card = s.copy()
        with_card.hands[seat][card] += 1
        return {"card": CARD_NAMES[card], "gain": card_points(with_card, seat) - card_points(s, seat)}
    if s.quarry[seat] == 0:
        return {"card": CARD_NAMES[card], "stones": []}
    stone = {"seat": seat, "space": None, **_AT[_RED[card]](s.copy(), seat, 0)}
    return {"card": CARD_NAMES[card], "stones": [stone]}


def card_points(s: GameState, seat: int) -> int:
    """I11.1  What the seat's cards would bring if the game ended now."""
    scored = s.copy()
    score_hand(scored, seat)
    return scored.points[seat] - s.points[seat]


def score_hand(s: GameState, seat: int) -> None:
    """I11.1  Decorations, statues and unused blue cards."""
    score_decorations(s, seat)
    score_statues(s, seat)
    score_blue_cards(s, seat)
