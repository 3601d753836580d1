"""Checks that a state fits its open question: who is asked, which ship is being unloaded, which pair is in hand."""

from __future__ import annotations

from collections.abc import Iterator

from .actions.load_stone import free_spaces
from .components import FACE_UP, HIDDEN_CARD, NATURE, NOBODY, NONE, PAIR, SHIP_LETTERS, SHIPS, SPACES, Site
from .deck import cards_in
from .moves import MOVES
from .sites.pyramid import has_choice_of_pyramid
from .state import FIRST_OF_NATURE, FIRST_OF_SEATS, GameState, Step, has_minimum_load, is_side_b, is_waiting
from .turn import legal_moves

Faults = Iterator[str]

_PARTS_OF_CARDS = (Step.HAMMER_LOAD, Step.SAIL_LOAD, Step.CHISEL_FIRST, Step.CHISEL_SECOND, Step.LEVER_SAIL)
_OF_THE_ACTOR = (Step.ACTION, *_PARTS_OF_CARDS, Step.SAIL_SAIL, Step.LEVER_ORDER)
_BETWEEN_ROUNDS = (Step.DRAW_SHIPS, Step.DEAL_AWAY)
_WITHOUT_SHIP = (*_BETWEEN_ROUNDS, Step.DEAL_MARKET, Step.ACTION, *_PARTS_OF_CARDS, Step.TEMPLE)
_AT_THE_MARKET = (Step.MARKET, Step.DEAL_PAIR, Step.KEEP)
_BY_CARD = (Step.PYRAMID_BY_CARD, Step.BONUS_CARD, Step.BONUS_STONES, Step.BONUS_LOAD, Step.DEAL_CARD)


def question_faults(s: GameState) -> Faults:
    """Says where the state does not fit its open question."""
    if s.step not in tuple(Step) or s.step < FIRST_OF_NATURE:
        yield f"pending: expected an open question, got step {s.step}"
        return
    if s.step == Step.OVER:
        if s.asked != NOBODY:
            yield f"to_move: expected nobody after the end, got {s.asked}"
        return
    is_draw = FIRST_OF_NATURE <= s.step < FIRST_OF_SEATS
    if is_draw != (s.asked == NATURE) or (not is_draw and not 0 <= s.asked < s.seats):
        yield f"to_move: expected {'nature' if is_draw else 'a seat'} for this question, got {s.asked}"
        return
    if s.step in _OF_THE_ACTOR and s.asked != s.actor:
        yield f"to_move: expected seat {s.actor}, whose turn it is, got {s.asked}"
    is_between = s.step in _BETWEEN_ROUNDS
    if is_between == any(s.ship_spaces):
        yield f"ships: expected {'none between rounds' if is_between else 'four in a round'}, got {s.ship_spaces}"
        return
    yield from _market(s)
    yield from _unloading(s)
    yield from _pair(s)
    yield from _scoring(s)


def _market(s: GameState) -> Faults:
    """I3.2  Before the ships come the market is empty; it is dealt from the first space on."""
    is_dealing = s.step == Step.DEAL_MARKET
    if (s.dealt > 0 and not is_dealing) or s.dealt >= FACE_UP[s.sides[Site.MARKET]]:
        yield f"market: expected fewer than its face-up spaces to be dealt, got {s.dealt}"
    if is_dealing or s.step == Step.DRAW_SHIPS:
        if any(kind != NONE for kind in s.face_up[s.dealt :]) or s.face_down:
            yield "market: expected no cards on spaces that are not dealt yet"
        if NONE in s.face_up[: s.dealt]:
            yield "market: expected a card on each space that is dealt"


def _unloading(s: GameState) -> Faults:
    if s.ship != NONE and not 0 <= s.ship < SHIPS:
        yield f"pending: expected a ship, got {s.ship}"
        return
    if not 0 <= s.unloaded <= s.ordered <= SPACES:
        yield f"pending: expected at most {SPACES} stones to unload, got {s.ordered} of which {s.unloaded} are done"
        return
    fixed = s.order[: s.ordered]
    if len(set(fixed)) != len(fixed) or any(not 0 <= space < SPACES for space in fixed):
        yield f"pending: expected an order of different spaces, got {fixed}"
    elif s.ship == NONE:
        if s.step not in (*_WITHOUT_SHIP, *_BY_CARD) or s.ordered:
            yield "pending: expected a ship for this question"
    elif s.step in _WITHOUT_SHIP:
        yield f"pending: expected no ship for this question, got {SHIP_LETTERS[s.ship]}"
    elif s.step == Step.SAIL_SAIL:
        if not is_waiting(s, s.ship) or not has_minimum_load(s, s.ship, 0) or s.ordered:
            yield f"pending: expected ship {SHIP_LETTERS[s.ship]} to be ready to sail"
    else:
        yield from _order(s)


def _order(s: GameState) -> Faults:
    """Checks that the ship has sailed, and that the stones aboard are those still to be unloaded."""
    site = s.ship_site[s.ship]
    aboard = {space for space, owner in enumerate(s.cargo[s.ship]) if owner != NOBODY}
    if site == NONE:
        yield f"pending: expected ship {SHIP_LETTERS[s.ship]} to have sailed"
    elif s.step == Step.LEVER_ORDER:
        if s.unloaded or not set(s.order[: s.ordered]) < aboard:
            yield "pending: expected an order of some of the stones aboard, and none unloaded"
    elif set(s.order[s.unloaded : s.ordered]) != aboard:
        yield f"pending: expected the stones aboard ship {SHIP_LETTERS[s.ship]} to be those still to unload"
    elif s.step == Step.PYRAMID:
        is_next = s.unloaded < s.ordered and s.cargo[s.ship][s.order[s.unloaded]] == s.asked
        if site != Site.PYRAMID or not is_next or not has_choice_of_pyramid(s):
            yield "pending: expected the owner of the next stone to pick a pyramid"
    elif s.unloaded == 0:
        yield "pending: expected a stone that was unloaded"
    elif s.step in _AT_THE_MARKET and site != Site.MARKET:
        yield "pending: expected a ship at the market"
    elif s.step in _BY_CARD and site not in (Site.MARKET, Site.PYRAMID):
        yield "pending: expected a ship at the market or the pyramid"


def _pair(s: GameState) -> Faults:
    looked = sum(kind != NONE for kind in s.looked)
    hidden = s.looked.count(HIDDEN_CARD)
    if s.looked[0] == NONE and s.looked[1] != NONE:
        yield "pending: expected the first card of the pair before the second"
    if looked and s.step not in (Step.KEEP, Step.DEAL_PAIR):
        yield "pending: expected no pair in hand before this question"
    if s.step == Step.KEEP and (looked == 0 or s.face_down or s.asked != s.drawer):
        yield "pending: expected the looker to have the whole pair in hand"
    if (s.drawer == NOBODY) == (s.step in (Step.KEEP, Step.DEAL_PAIR, Step.DEAL_CARD)):
        yield "pending: expected nature to draw for a seat exactly when it deals to one"
    if s.step in (Step.DEAL_PAIR, Step.DEAL_AWAY) and s.face_down == 0:
        yield "market: expected a face-down card to deal"
    if looked + s.face_down > PAIR or s.looked_behind > looked or cards_in(s.left_behind) > s.face_down + hidden:
        yield "market: expected at most a pair of face-down cards"


def _scoring(s: GameState) -> Faults:
    is_scoring = s.step == Step.TEMPLE or (s.step in _BY_CARD and s.ship == NONE)
    if is_scoring != (s.temple_space > 0) or (is_scoring and not is_side_b(s, Site.TEMPLE)):
        yield "pending: expected the temple's side B to be scored for this question"
    if s.step in _BY_CARD and s.step != Step.DEAL_CARD and not is_side_b(s, Site.PYRAMID):
        yield "pending: expected the pyramid's side B for this question"
    if s.step == Step.PYRAMID_BY_CARD and (not has_choice_of_pyramid(s) or s.quarry[s.asked] == 0):
        yield "pending: expected a stone in the quarry and a pyramid for it"


def answer_faults(s: GameState) -> Faults:
    """Says when the open question has no legal answer."""
    is_chisel = s.step == Step.CHISEL_FIRST
    if s.step == Step.ACTION and all(site != NONE for site in s.ship_site):
        yield "ships: expected a ship at the harbour while somebody has to act, got four that have sailed"
    elif s.step != Step.OVER and legal_moves(s, [0] * MOVES) == 0:
        yield "pending: expected a question that can be answered"
    elif is_chisel and (s.sled[s.asked] < 2 or free_spaces(s) < 2):
        yield "pending: expected two stones and two spaces for the chisel"
