"""I5  Market: the owner of each delivered stone may take a card."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import LAST_RED, MARKET_SPACES, NOBODY, NONE, PAIR
from ..deck import cards_in, discard, pick_up_face_down
from ..moves import CARD, DECLINE, KEEP, PAIR_OF_CARDS, Moves
from ..state import GameState, Step, ask, ask_nature, resume
from ..story import Event, emit
from .red_cards import play_red_card


@rule
def deliver_to_market(s: GameState, owner: int) -> None:
    """I5.1, I5.3  The stone goes back to the quarry at once, then its owner may take a card."""
    s.quarry[owner] += 1
    emit(s, Event.STONE_RETURNED, owner)
    ask(s, Step.MARKET, owner)


@rule
def add_market_choices(s: GameState, moves: Moves, count: int) -> int:
    """I5.1, I5.2  A face-up card, the face-down pair, or nothing."""
    for space in range(MARKET_SPACES):
        if s.face_up[space] != NONE:
            moves[count] = CARD + space
            count += 1
    if s.face_down > 0:
        moves[count] = PAIR_OF_CARDS
        count += 1
    moves[count] = DECLINE
    return count + 1


@rule
def take_face_up_card(s: GameState, space: int) -> None:
    """I5.1  The card leaves the market."""
    card = s.face_up[space]
    s.face_up[space] = NONE
    emit(s, Event.CARD_TAKEN, s.asked, card, space)
    receive_card(s, s.asked, card)


@rule
def decline_card(s: GameState) -> None:
    """I5.1  Declining is allowed."""
    emit(s, Event.DECLINED, s.asked)
    resume(s)


@rule
def receive_card(s: GameState, seat: int, card: int) -> None:
    """I5.4  Red cards are played at once; blue, green and violet ones lie face up before their owner."""
    if card <= LAST_RED:
        play_red_card(s, seat, card)
    else:
        s.hands[seat][card] += 1
        resume(s)


@rule
def look_at_pair(s: GameState) -> None:
    """I5.2  Nature draws the face-down cards for the looker's eyes alone."""
    emit(s, Event.PAIR_TAKEN, s.asked, s.face_down)
    s.drawer = s.asked
    ask_nature(s, Step.DEAL_PAIR)


@rule
def see_face_down_card(s: GameState, kind: int) -> None:
    """I5.2  One card of the pair comes into the looker's hand; after the last, the looker is asked which to keep."""
    slot = 0 if s.looked[0] == NONE else 1
    if cards_in(s.left_behind) > 0:
        s.looked_behind += 1
    pick_up_face_down(s, kind)
    s.looked[slot] = kind
    emit(s, Event.CARD_SEEN, s.drawer, kind)
    if s.face_down == 0:
        ask(s, Step.KEEP, s.drawer)


@rule
def add_keeps(s: GameState, moves: Moves, count: int) -> int:
    """I5.2  One card is kept; from a single card there is nothing to choose."""
    for slot in range(PAIR):
        if s.looked[slot] != NONE:
            moves[count] = KEEP + slot
            count += 1
    return count


@rule
def keep_card(s: GameState, slot: int) -> None:
    """I5.2  The other is discarded face up, the kept one is received."""
    seat = s.asked
    kept = s.looked[slot]
    other = s.looked[1 - slot]
    s.looked[0] = NONE
    s.looked[1] = NONE
    s.looked_behind = 0
    s.drawer = NOBODY
    emit(s, Event.CARD_KEPT, seat, kept)
    if other != NONE:
        discard(s, other)
    receive_card(s, seat, kept)


@rule
def draw_bonus_card(s: GameState, kind: int) -> None:
    """I7.4, I8.3  The top card of the deck, seen by all."""
    seat = s.drawer
    s.deck[kind] -= 1
    s.drawer = NOBODY
    emit(s, Event.CARD_DRAWN, seat, kind)
    receive_card(s, seat, kind)


@rule
def turn_pair_away(s: GameState, kind: int) -> None:
    """I3.5  A pair that nobody looked at goes face up on the discard pile."""
    pick_up_face_down(s, kind)
    discard(s, kind)
    s.step = Step.CLEAR_MARKET
