"""P2  Set-up: four cards each, two are kept; the display; then the first expedition."""

from __future__ import annotations

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import CARDS

from .components import CLAIMS, COLOUR_COUNT, DISPLAY, DRAWN, HAND, MOST_EXPEDITIONS, NOBODY, NONE, SEATS
from .expedition import shuffle_expeditions
from .moves import DEAL, KEEP, KEPT_PAIRS, Moves
from .state import GameState, Owes, Step, ask_nature, is_any_explored_now
from .story import Event, emit


@rule
def set_up(s: GameState, seats: int) -> None:
    """P2.1, P2.2  All cards are unseen; nature deals."""
    s.seats = seats
    s.round_number = 1
    s.taker = NOBODY
    for card in range(CARDS):
        s.deck[card] = 1
        s.explored_by[card] = NOBODY
    for place in range(DISPLAY):
        s.display[place] = NONE
    for number in range(MOST_EXPEDITIONS):
        s.turned_up[number] = NONE
    for seat in range(SEATS):
        clear_seat(s, seat)
    for colour in range(COLOUR_COUNT):
        for claim in range(CLAIMS):
            s.claimed[colour][claim] = NOBODY
    shuffle_expeditions(s)
    s.step = Step.DEAL_HANDS


@rule
def clear_seat(s: GameState, seat: int) -> None:
    """Marks every place for a card before the seat as empty."""
    s.choice[seat] = NONE
    for slot in range(HAND):
        s.hands[seat][slot] = NONE
        s.explored_now[seat][slot] = NONE
    for number in range(DRAWN):
        s.drawn[seat][number] = NONE


@rule
def add_cards(s: GameState, moves: Moves) -> int:
    """Adds a move for each pyramid card that nature may draw."""
    count = 0
    for card in range(CARDS):
        moves[count] = DEAL + card
        count += s.deck[card]  # no branch, for speed: the next card overwrites a seen one
    return count


@rule
def deal_hands(s: GameState) -> None:
    """P2.1  Everyone draws 4 pyramid cards; then all keep 2 at the same time."""
    if s.dealt < s.seats * DRAWN:
        ask_nature(s, Step.DRAW_HAND)
        return
    for seat in range(s.seats):
        s.owes[seat] = Owes.KEEP
    s.step = Step.KEEPING


@rule
def draw_hand_card(s: GameState, card: int) -> None:
    """P2.1  One of the four, seen by its seat alone."""
    seat = s.dealt // DRAWN
    s.deck[card] = 0
    s.drawn[seat][s.dealt % DRAWN] = card
    s.dealt += 1
    emit(s, Event.CARD_DRAWN, seat, card)
    s.step = Step.DEAL_HANDS


@rule
def add_keeps(s: GameState, moves: Moves) -> int:
    """P2.1  Any two of the four."""
    for pair in range(len(KEPT_PAIRS)):
        moves[pair] = KEEP + pair
    return len(KEPT_PAIRS)


@rule
def keep_cards(s: GameState, seat: int, pair: int) -> None:
    """P2.1  The choice is shown when all have chosen."""
    s.choice[seat] = pair
    s.owes[seat] = Owes.NOTHING


@rule
def show_kept_cards(s: GameState) -> None:
    """P2.1  Two cards lie before each seat; the others go back and the deck is shuffled."""
    for seat in range(s.seats):
        for slot in range(HAND):
            s.hands[seat][slot] = s.drawn[seat][KEPT_PAIRS[s.choice[seat]][slot]]
        for number in range(DRAWN):
            card = s.drawn[seat][number]
            if card != s.hands[seat][0] and card != s.hands[seat][1]:
                s.deck[card] = 1
            s.drawn[seat][number] = NONE
        sort_hand(s, seat)
        s.choice[seat] = NONE
        emit(s, Event.CARDS_KEPT, seat, s.hands[seat][0], s.hands[seat][1])
    s.dealt = 0
    s.step = Step.LAY_OUT


@rule
def sort_hand(s: GameState, seat: int) -> None:
    """The lower number lies on the left."""
    if s.hands[seat][0] > s.hands[seat][1]:
        left = s.hands[seat][1]
        s.hands[seat][1] = s.hands[seat][0]
        s.hands[seat][0] = left


@rule
def is_deck_empty(s: GameState) -> bool:
    """P5.2  Whether no pyramid card is left to draw."""
    for card in range(CARDS):
        if s.deck[card] == 1:
            return False
    return True


@rule
def lay_out(s: GameState) -> None:
    """P2.2, P5.1, P5.2  The display is filled to 4 from the left, as long as there are cards."""
    for place in range(DISPLAY):
        if s.display[place] == NONE and not is_deck_empty(s):
            ask_nature(s, Step.DRAW_DISPLAY)
            return
    s.step = Step.REPLACE if is_any_explored_now(s) else Step.NEXT_EXPEDITION


@rule
def draw_display_card(s: GameState, card: int) -> None:
    """P2.2  The card lies face up on the first empty place."""
    place = 0
    while s.display[place] != NONE:
        place += 1
    s.deck[card] = 0
    s.display[place] = card
    emit(s, Event.CARD_LAID_OUT, place, card)
    s.step = Step.LAY_OUT
