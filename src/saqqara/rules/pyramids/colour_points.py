"""P5.3  The 2nd, 4th and 6th explored pyramid of a colour claim that colour's next free points."""

from __future__ import annotations

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import CARDS

from .components import CLAIM_POINTS, CLAIMS, COLOUR_OF, HAND, NOBODY
from .new_pyramid import end_step
from .state import GameState, is_any_explored_now
from .story import Event, emit

CLAIMING = 2  # every second pyramid of a colour, up to the sixth


@rule
def claim_colours(s: GameState) -> None:
    """P5.3  All cards explored in this step in the order of their numbers, lowest first."""
    if is_any_explored_now(s):
        for card in range(CARDS):
            if s.explored_by[card] != NOBODY and is_explored_now(s, card):
                claim(s, s.explored_by[card], card)
    end_step(s)


@rule
def is_explored_now(s: GameState, card: int) -> bool:
    """Whether the card was explored in this step."""
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.explored_now[seat][slot] == card:
                return True
    return False


@rule
def claim(s: GameState, seat: int, card: int) -> None:
    """P5.3  The card raises its owner's count of the colour; each points only once in the whole game."""
    colour = COLOUR_OF[card]
    count = explored_of_colour(s, seat, colour, card)
    if count % CLAIMING != 0 or count > CLAIMING * CLAIMS:
        return
    for place in range(CLAIMS):
        if s.claimed[colour][place] == NOBODY:
            s.claimed[colour][place] = seat
            emit(s, Event.COLOUR_POINTS, seat, colour, CLAIM_POINTS[place])
            return


@rule
def explored_of_colour(s: GameState, seat: int, colour: int, last: int) -> int:
    """The seat's explored pyramids of a colour; of this step's only those up to the last."""
    count = 0
    for card in range(CARDS):
        is_of_colour = s.explored_by[card] == seat and COLOUR_OF[card] == colour
        if is_of_colour and (card <= last or not is_explored_now(s, card)):
            count += 1
    return count
