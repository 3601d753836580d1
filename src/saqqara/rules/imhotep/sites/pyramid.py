"""I7  Pyramid: points at once. Side A is one pyramid, side B three small ones with bonuses."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..actions.load_stone import add_loads, load_stone
from ..actions.take_stones import can_take, take_stones
from ..components import (
    BONUS,
    BONUS_POINTS,
    EDGE,
    EDGE_POINTS,
    PYRAMID_A,
    SMALL_FIELDS,
    SMALL_PYRAMID_FIELDS,
    SMALL_PYRAMIDS,
    TAKEN_STONES,
    Site,
    Source,
)
from ..deck import ask_for_card, can_draw
from ..moves import ACCEPT, SKIP, SMALL_PYRAMID, Moves
from ..state import GameState, Step, ask, award, is_side_b, lift_stone, resume
from ..story import Event, emit

LEFT = 0
MIDDLE = 1


@rule
def has_choice_of_pyramid(s: GameState) -> bool:
    """I7.3  On side B the owner picks the pyramid, unless all are complete (I7.5)."""
    return is_side_b(s, Site.PYRAMID) and not are_all_complete(s)


@rule
def place_without_choice(s: GameState, owner: int) -> None:
    """I7.1, I7.5  The next field of side A, or the edge of side B."""
    if is_side_b(s, Site.PYRAMID):
        place_at_edge(s, owner)
    else:
        place_on_pyramid(s, owner)


@rule
def place_on_pyramid(s: GameState, owner: int) -> None:
    """I7.1, I7.2  Side A: column by column, level upon level; after the last field at the right edge."""
    place = s.built[0]
    points = PYRAMID_A[place] if place < len(PYRAMID_A) else EDGE_POINTS
    s.laid[place] = owner
    s.built[0] += 1
    emit(s, Event.STONE_PLACED, owner, Site.PYRAMID, place)
    award(s, owner, points, Source.PYRAMID)


@rule
def is_complete(s: GameState, pyramid: int) -> bool:
    """I7.3  Whether a small pyramid has its top."""
    return s.built[pyramid] == SMALL_FIELDS


@rule
def are_all_complete(s: GameState) -> bool:
    """I7.5  Whether all three small pyramids have their tops."""
    for pyramid in range(SMALL_PYRAMIDS):
        if not is_complete(s, pyramid):
            return False
    return True


@rule
def place_at_edge(s: GameState, owner: int) -> None:
    """I7.5  Side B: when all three are complete each further stone scores 1."""
    s.laid[SMALL_PYRAMIDS * SMALL_FIELDS + s.built[EDGE]] = owner
    emit(s, Event.STONE_PLACED, owner, Site.PYRAMID, s.built[EDGE], EDGE)
    s.built[EDGE] += 1
    award(s, owner, EDGE_POINTS, Source.PYRAMID)


@rule
def add_pyramids(s: GameState, moves: Moves, count: int) -> int:
    """I7.3  The pyramids that are not complete."""
    for pyramid in range(SMALL_PYRAMIDS):
        if not is_complete(s, pyramid):
            moves[count] = SMALL_PYRAMID + pyramid
            count += 1
    return count


@rule
def place_on_small_pyramid(s: GameState, pyramid: int) -> None:
    """I7.3, I7.4  The next field of the chosen pyramid: points at once, and its bonus."""
    owner = s.asked
    if s.step == Step.PYRAMID:
        lift_stone(s)
    else:
        s.quarry[owner] -= 1
    field = s.built[pyramid]
    s.laid[pyramid * SMALL_FIELDS + field] = owner
    s.built[pyramid] += 1
    emit(s, Event.STONE_PLACED, owner, Site.PYRAMID, field, pyramid)
    if SMALL_PYRAMID_FIELDS[pyramid][field] == BONUS:
        award(s, owner, BONUS_POINTS, Source.PYRAMID)
        ask(s, bonus_step(pyramid), owner)
    else:
        award(s, owner, SMALL_PYRAMID_FIELDS[pyramid][field], Source.PYRAMID)
        resume(s)


@rule
def bonus_step(pyramid: int) -> int:
    """I7.4  Left: a card; middle: stones; right: a stone on a ship."""
    if pyramid == LEFT:
        return Step.BONUS_CARD
    if pyramid == MIDDLE:
        return Step.BONUS_STONES
    return Step.BONUS_LOAD


@rule
def add_bonus_answers(s: GameState, moves: Moves, count: int) -> int:
    """I7.4  Bonuses are optional; one that would bring nothing is not offered."""
    if s.step == Step.BONUS_LOAD:
        count = add_loads(s, s.asked, moves, count)
    elif brings_something(s):
        moves[count] = ACCEPT
        count += 1
    moves[count] = SKIP
    return count + 1


@rule
def brings_something(s: GameState) -> bool:
    """I7.4  A card to draw, or a stone to take."""
    if s.step == Step.BONUS_CARD:
        return can_draw(s)
    return can_take(s, s.asked)


@rule
def accept_bonus(s: GameState) -> None:
    """I7.4, I7.6  The top market card, which is played at once if it is red, or 3 stones as in I4.1."""
    if s.step == Step.BONUS_CARD:
        s.drawer = s.asked
        ask_for_card(s, Step.DEAL_CARD)
    else:
        take_stones(s, s.asked, TAKEN_STONES)
        resume(s)


@rule
def skip_bonus(s: GameState) -> None:
    """I7.4  Bonuses are optional."""
    emit(s, Event.BONUS_SKIPPED, s.asked)
    resume(s)


@rule
def load_as_bonus(s: GameState, ship: int, space: int) -> None:
    """I7.4  One stone from the sled on any ship that has not sailed."""
    load_stone(s, s.asked, ship, space)
    resume(s)
