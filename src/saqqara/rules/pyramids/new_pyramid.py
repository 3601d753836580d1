"""P5.1, P5.2  After everyone has crossed off: explored cards go aside and are replaced."""

from __future__ import annotations

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import CARDS

from .components import DISPLAY, HAND, NOBODY, NONE
from .expedition import forget, is_last_expedition
from .moves import TAKE, TAKE_DECK, Moves
from .setup import is_deck_empty
from .state import GameState, Owes, Step, ask_nature
from .story import Event, emit

DECK = DISPLAY  # where a card was taken from: a place of the display, or the deck


@rule
def waits_for_replacement(s: GameState, seat: int, slot: int) -> bool:
    """Whether the card there was explored in this step and still lies there."""
    return s.explored_now[seat][slot] != NONE and s.explored_now[seat][slot] == s.hands[seat][slot]


@rule
def explore(s: GameState) -> None:
    """P4.10, P5.1, P5.2  Explored cards go aside and are replaced, but for the last ones of the game."""
    for seat in range(s.seats):
        forget(s, seat)
        for slot in range(HAND):
            if waits_for_replacement(s, seat, slot):
                s.explored_by[s.hands[seat][slot]] = seat
                s.count[seat] += 1
    s.step = Step.REPLACE
    if is_last_expedition(s):
        for seat in range(s.seats):
            s.count[seat] = 0


@rule
def lowest_explored_now(s: GameState, seat: int) -> int:
    """P5.1  The lowest number that the seat explored in this step."""
    lowest = CARDS
    for slot in range(HAND):
        card = s.explored_now[seat][slot]
        if card != NONE and card < lowest:
            lowest = card
    return lowest


@rule
def replace_next(s: GameState) -> None:
    """P5.1  The seat with the lowest number picks first, all its picks; then the next. Then colours are claimed."""
    s.taker = NOBODY
    lowest = CARDS
    for seat in range(s.seats):
        if s.count[seat] > 0 and lowest_explored_now(s, seat) < lowest:
            lowest = lowest_explored_now(s, seat)
            s.taker = seat
    s.step = Step.CLAIM if s.taker == NOBODY else Step.ASK_TAKER


@rule
def ask_taker(s: GameState) -> None:
    """The seat owes as many picks as it explored cards, as long as there is a card to take."""
    if s.count[s.taker] > 0 and can_take(s):
        s.owes[s.taker] = Owes.TAKE
        s.step = Step.TAKING
    else:
        s.count[s.taker] = 0
        s.owes[s.taker] = Owes.NOTHING
        s.taker = NOBODY
        s.step = Step.LAY_OUT


@rule
def can_take(s: GameState) -> bool:
    """P5.2  Whether any card is left, face up or in the deck."""
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            return True
    return not is_deck_empty(s)


@rule
def add_takes(s: GameState, moves: Moves) -> int:
    """P5.1  One of the face-up cards or the top of the deck."""
    count = 0
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            moves[count] = TAKE + place
            count += 1
    if not is_deck_empty(s):
        moves[count] = TAKE_DECK
        count += 1
    return count


@rule
def take_from_display(s: GameState, place: int) -> None:
    """P5.1  A face-up card; the place stays empty until the seat has picked all."""
    card = s.display[place]
    s.display[place] = NONE
    receive(s, card, place)


@rule
def take_from_deck(s: GameState) -> None:
    """P5.1  Nature draws the top card."""
    s.owes[s.taker] = Owes.NOTHING
    ask_nature(s, Step.DRAW_TAKEN)


@rule
def draw_taken_card(s: GameState, card: int) -> None:
    """P5.1  The top of the deck."""
    s.deck[card] = 0
    receive(s, card, DECK)


@rule
def receive(s: GameState, card: int, place: int) -> None:
    """P5.1  The new card lies where the explored one with the lowest number lay."""
    seat = s.taker
    slot = slot_to_fill(s, seat)
    s.hands[seat][slot] = card
    s.crossed[seat][slot] = 0
    s.count[seat] -= 1
    emit(s, Event.CARD_TAKEN, seat, card, place)
    s.owes[seat] = Owes.NOTHING
    s.step = Step.ASK_TAKER


@rule
def slot_to_fill(s: GameState, seat: int) -> int:
    """The slot of the lowest explored card that is not yet replaced."""
    if not waits_for_replacement(s, seat, 0):
        return 1
    if not waits_for_replacement(s, seat, 1) or s.hands[seat][0] < s.hands[seat][1]:
        return 0
    return 1


@rule
def end_step(s: GameState) -> None:
    """Removes cards that could not be replaced from the hands."""
    for seat in range(s.seats):
        for slot in range(HAND):
            if waits_for_replacement(s, seat, slot):
                s.hands[seat][slot] = NONE
                s.crossed[seat][slot] = 0
            s.explored_now[seat][slot] = NONE
    s.step = Step.NEXT_EXPEDITION
