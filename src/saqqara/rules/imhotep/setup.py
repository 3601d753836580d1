"""I2, I3.1  Set-up of the game and of a round."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import (
    CARD_COUNTS,
    CARD_KINDS,
    FACE_DOWN,
    FACE_UP,
    LAID_SPACES,
    MARKET_SPACES,
    MONUMENT_STONES,
    NOBODY,
    NONE,
    PAIR,
    ROUND_CARD_COUNTS,
    ROUND_CARD_KINDS,
    ROUND_CARD_SHIPS,
    SHIPS,
    SITES,
    SLED_START,
    SPACES,
    STONES_IN_PLAY,
    TOWER_SPACES,
    Site,
)
from .deck import ask_for_card, can_draw, lay_face_down
from .moves import SHIPS_CARD, Moves
from .state import GameState, Step, ask, ask_nature
from .story import Event, emit


@rule
def set_up(s: GameState, seats: int, sides: int, wrath: int) -> None:
    """I2  Sets up a fresh state; bit n of `sides` says that site n shows its side B. Seat 0 starts."""
    s.seats = seats
    s.wrath = wrath
    for site in range(SITES):
        s.sides[site] = (sides >> site) & 1
    lay_out_cards(s)
    lay_out_stones(s)
    clear_spaces(s)
    s.step = Step.BEGIN_ROUND


@rule
def lay_out_cards(s: GameState) -> None:
    """I2.1, I2.2  All 7 round cards are unseen, the one that is removed among them; so are all market cards."""
    for kind in range(ROUND_CARD_KINDS):
        s.round_cards[kind] = ROUND_CARD_COUNTS[s.seats - 2][kind]
        s.revealed[kind] = NONE
    for kind in range(CARD_KINDS):
        s.deck[kind] = CARD_COUNTS[kind]


@rule
def lay_out_stones(s: GameState) -> None:
    """I1.1, I2.3, I2.4  One stone on the score track; 2, 3, 4, 5 on the sleds clockwise; the rest is the quarry."""
    for seat in range(s.seats):
        s.sled[seat] = SLED_START[seat]
        s.quarry[seat] = STONES_IN_PLAY - SLED_START[seat]


@rule
def clear_spaces(s: GameState) -> None:
    """Marks every place for a stone or a card as empty."""
    s.last_sailor = NOBODY
    s.drawer = NOBODY
    for place in range(LAID_SPACES):
        s.laid[place] = NOBODY
    for place in range(MONUMENT_STONES):
        s.chamber[place] = NOBODY
    for place in range(TOWER_SPACES):
        s.towers[place] = NOBODY
    for slot in range(PAIR):
        s.looked[slot] = NONE
    for space in range(MARKET_SPACES):
        s.face_up[space] = NONE
    clear_harbour(s)
    forget_order(s)


@rule
def clear_harbour(s: GameState) -> None:
    """I3.5  Ships return."""
    for ship in range(SHIPS):
        s.ship_spaces[ship] = 0
        s.ship_site[ship] = NONE
        for space in range(SPACES):
            s.cargo[ship][space] = NOBODY


@rule
def forget_order(s: GameState) -> None:
    """Clears the order of unloading: no ship is being unloaded."""
    s.ship = NONE
    s.ordered = 0
    s.unloaded = 0
    for space in range(SPACES):
        s.order[space] = NONE


@rule
def begin_round(s: GameState) -> None:
    """I3.1  The next round card is to be revealed."""
    s.round_number += 1
    s.last_sailor = NOBODY
    ask_nature(s, Step.DRAW_SHIPS)


@rule
def add_round_cards(s: GameState, moves: Moves, count: int) -> int:
    """Adds a move for each round card that nature may reveal."""
    for kind in range(ROUND_CARD_KINDS):
        if s.round_cards[kind] > 0:
            moves[count] = SHIPS_CARD + kind
            count += 1
    return count


@rule
def reveal_round_card(s: GameState, kind: int) -> None:
    """I3.1  Its 4 ships wait at the harbour, empty."""
    s.round_cards[kind] -= 1
    s.revealed[s.round_number - 1] = kind
    for ship in range(SHIPS):
        s.ship_spaces[ship] = ROUND_CARD_SHIPS[s.seats - 2][kind][ship]
    emit(s, Event.SHIPS_ARRIVE, s.round_number, kind)
    deal_next_market_card(s)


@rule
def deal_next_market_card(s: GameState) -> None:
    """I3.2, I3.3  One card face up on each space, as long as there are cards; then the start player acts."""
    if s.dealt < FACE_UP[s.sides[Site.MARKET]] and can_draw(s):
        ask_for_card(s, Step.DEAL_MARKET)
    else:
        s.dealt = 0
        lay_face_down(s, FACE_DOWN[s.sides[Site.MARKET]])
        s.actor = s.start_seat
        ask(s, Step.ACTION, s.start_seat)


@rule
def deal_market_card(s: GameState, kind: int) -> None:
    """I3.2  The drawn card lies face up on the next space."""
    s.deck[kind] -= 1
    s.face_up[s.dealt] = kind
    emit(s, Event.CARD_DEALT, s.dealt, kind)
    s.dealt += 1
    deal_next_market_card(s)
