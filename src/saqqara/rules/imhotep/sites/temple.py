"""I8  Temple: filled from the left, level upon level; what is visible from above earns at the end of each round."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..actions.take_stones import can_take, take_stones
from ..components import (
    CHOICE_POINTS,
    CHOICE_STONES,
    NOBODY,
    TEMPLE_A_POINTS,
    TEMPLE_B,
    TEMPLE_CARD,
    TEMPLE_CHOICE,
    TEMPLE_SPACES,
    Site,
    Source,
)
from ..deck import ask_for_card, can_draw
from ..moves import POINT, STONES, Moves
from ..state import LAST_LAID, GameState, Step, ask, award, is_side_b
from ..story import Event, emit


@rule
def temple_stone(s: GameState, place: int) -> int:
    """The owner of the stone that was placed there, counted from 0 in the order of placement."""
    return s.laid[LAST_LAID - place]


@rule
def place_in_temple(s: GameState, owner: int) -> None:
    """I8.1  The next space from the left; a full level carries the next, without limit."""
    s.laid[LAST_LAID - s.temple_stones] = owner
    emit(s, Event.STONE_PLACED, owner, Site.TEMPLE, s.temple_stones)
    s.temple_stones += 1


@rule
def visible_stone(s: GameState, space: int) -> int:
    """I8.2  The owner of the topmost stone on a space, or nobody."""
    spaces = TEMPLE_SPACES[s.seats]
    if s.temple_stones <= space:
        return NOBODY
    levels_below = (s.temple_stones - 1 - space) // spaces
    return temple_stone(s, space + levels_below * spaces)


@rule
def score_next_temple_space(s: GameState) -> None:
    """I8.4  From left to right; nothing that a bonus brings can add a stone to the temple itself."""
    if s.temple_space == TEMPLE_SPACES[s.seats]:
        s.temple_space = 0
        s.step = Step.CLEAR_HARBOUR
        return
    space = s.temple_space
    s.temple_space += 1
    owner = visible_stone(s, space)
    if owner == NOBODY:
        return
    if is_side_b(s, Site.TEMPLE):
        give_bonus(s, owner, TEMPLE_B[space])
    else:
        score_visible_stone(s, owner)


@rule
def score_visible_stone(s: GameState, owner: int) -> None:
    """I8.2  Side A: every stone visible from above scores one point, every round."""
    award(s, owner, TEMPLE_A_POINTS, Source.TEMPLE)


@rule
def give_bonus(s: GameState, owner: int, bonus: int) -> None:
    """I8.3  Side B: points, a choice of a point or stones, or the top market card, which is taken, not offered."""
    if bonus == TEMPLE_CHOICE:
        ask(s, Step.TEMPLE, owner)
    elif bonus == TEMPLE_CARD:
        if can_draw(s):
            s.drawer = owner
            ask_for_card(s, Step.DEAL_CARD)
    else:
        award(s, owner, bonus, Source.TEMPLE)


@rule
def add_temple_choices(s: GameState, moves: Moves, count: int) -> int:
    """I8.3, I8.4  A point always; stones only if at least one can be taken."""
    moves[count] = POINT
    count += 1
    if can_take(s, s.asked):
        moves[count] = STONES
        count += 1
    return count


@rule
def choose_point(s: GameState) -> None:
    """I8.3  The point."""
    award(s, s.asked, CHOICE_POINTS, Source.TEMPLE)
    s.step = Step.SCORE_TEMPLE


@rule
def choose_stones(s: GameState) -> None:
    """I8.3  Two stones, as many as room and quarry allow."""
    take_stones(s, s.asked, CHOICE_STONES)
    s.step = Step.SCORE_TEMPLE
