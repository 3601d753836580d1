"""I3.2  The market deck: counts of unseen cards, the discard pile, and what happens when the deck runs out.

Face-down cards on the market are unseen too, so they are counted with the deck: nobody knows which of the
unseen cards they are. When the deck runs out while they lie there, they must be all cards that are still
unseen: then they are counted apart (`left_behind`), and the discard pile becomes the new deck.
"""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import CARD_KINDS, NONE
from .moves import DEAL, Moves
from .state import GameState, Step, ask_nature
from .story import Event, emit


@rule
def cards_in(pile: list[int]) -> int:
    """How many cards a pile of counts holds."""
    cards = 0
    for kind in range(CARD_KINDS):
        cards += pile[kind]
    return cards


@rule
def deck_size(s: GameState) -> int:
    """The number of cards that can be drawn, without the face-down ones on the market."""
    return cards_in(s.deck) - (s.face_down - cards_in(s.left_behind))


@rule
def can_draw(s: GameState) -> bool:
    """I3.2  With deck and discard pile empty nothing is dealt."""
    return deck_size(s) > 0 or cards_in(s.discard) > 0


@rule
def ready_deck(s: GameState) -> None:
    """I3.2  When a card is needed and the deck is empty, the discard pile is shuffled into a new deck."""
    if deck_size(s) > 0:
        return
    emit(s, Event.DECK_RESHUFFLED, cards_in(s.discard))
    for kind in range(CARD_KINDS):
        s.left_behind[kind] += s.deck[kind]
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0


@rule
def ask_for_card(s: GameState, step: int) -> None:
    """Asks nature for the top card of the deck."""
    ready_deck(s)
    ask_nature(s, step)


@rule
def lay_face_down(s: GameState, cards: int) -> None:
    """I3.2  Side B: cards are laid face down; nature draws them when somebody looks."""
    for _ in range(cards):
        if can_draw(s):
            ready_deck(s)
            s.face_down += 1
    if cards > 0:
        emit(s, Event.PAIR_LAID, s.face_down)


@rule
def pick_up_face_down(s: GameState, kind: int) -> None:
    """Takes up a face-down card that nature drew as this kind; those left behind by the deck were laid first."""
    if cards_in(s.left_behind) > 0:
        s.left_behind[kind] -= 1
    else:
        s.deck[kind] -= 1
    s.face_down -= 1


@rule
def weight_of_kind(s: GameState, kind: int) -> int:
    """How many of the cards that nature may now draw are of this kind."""
    is_face_down = s.step == Step.DEAL_PAIR or s.step == Step.DEAL_AWAY
    if is_face_down and cards_in(s.left_behind) > 0:
        return s.left_behind[kind]
    return s.deck[kind]


@rule
def add_deals(s: GameState, moves: Moves, count: int) -> int:
    """Adds a move for each kind of card that nature may draw."""
    for kind in range(CARD_KINDS):
        if weight_of_kind(s, kind) > 0:
            moves[count] = DEAL + kind
            count += 1
    return count


@rule
def discard(s: GameState, kind: int) -> None:
    """Puts a card face up on the discard pile."""
    s.discard[kind] += 1
    emit(s, Event.CARD_DISCARDED, kind)


@rule
def clear_face_up(s: GameState, spaces: int) -> None:
    """I3.5  Unsold market cards go to the discard pile."""
    for space in range(spaces):
        if s.face_up[space] != NONE:
            discard(s, s.face_up[space])
            s.face_up[space] = NONE
