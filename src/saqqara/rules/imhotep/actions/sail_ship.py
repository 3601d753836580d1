"""I4.3  Sail: a ship with its minimum load goes to a site that no ship has reached this round, and is unloaded."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import NOBODY, NONE, SHIPS, SITES, SPACES, Site
from ..moves import UNLOAD, Moves, sail_move
from ..setup import forget_order
from ..sites.burial_chamber import place_in_chamber
from ..sites.market import deliver_to_market
from ..sites.obelisks import place_on_obelisks
from ..sites.pyramid import has_choice_of_pyramid, place_without_choice
from ..sites.temple import place_in_temple
from ..state import GameState, Step, ask, has_minimum_load, is_free_site, is_waiting, lift_stone
from ..story import Event, emit


@rule
def can_sail(s: GameState) -> bool:
    """I4.3  Any player may sail any ship, so one ship with its load is enough: a site is always free."""
    for ship in range(SHIPS):
        if is_waiting(s, ship) and has_minimum_load(s, ship, 0):
            return True
    return False


@rule
def add_sails_of(s: GameState, ship: int, moves: Moves, count: int) -> int:
    """I4.3  The sites that one ship may sail to."""
    for site in range(SITES):
        if is_free_site(s, site):
            moves[count] = sail_move(ship, site)
            count += 1
    return count


@rule
def add_sails(s: GameState, moves: Moves, count: int) -> int:
    """I4.3  Every ship that may sail, to every free site."""
    for ship in range(SHIPS):
        if is_waiting(s, ship) and has_minimum_load(s, ship, 0):
            count = add_sails_of(s, ship, moves, count)
    return count


@rule
def sail_ship(s: GameState, ship: int, site: int) -> None:
    """I4.3  The ship is moored; nobody else can go there this round."""
    s.ship_site[ship] = site
    s.ship = ship
    s.last_sailor = s.actor
    emit(s, Event.SHIP_SAILED, s.actor, ship, site)


@rule
def unload_from_the_bow(s: GameState) -> None:
    """I4.3  From space 1 at the bow to the stern; empty spaces are ignored."""
    for space in range(SPACES):
        if s.cargo[s.ship][space] != NOBODY:
            fix_next(s, space)
    s.step = Step.UNLOAD


@rule
def fix_next(s: GameState, space: int) -> None:
    """Appends a space to the order of unloading."""
    s.order[s.ordered] = space
    s.ordered += 1


@rule
def is_fixed(s: GameState, space: int) -> bool:
    """Whether the order of unloading already has this space."""
    for place in range(s.ordered):
        if s.order[place] == space:
            return True
    return False


@rule
def add_unloads(s: GameState, moves: Moves, count: int) -> int:
    """I10.1  The stones whose place in the order is still open."""
    for space in range(SPACES):
        if s.cargo[s.ship][space] != NOBODY and not is_fixed(s, space):
            moves[count] = UNLOAD + space
            count += 1
    return count


@rule
def fix_order(s: GameState, space: int) -> None:
    """I10.1  The order of all stones is fixed before the first is unloaded."""
    fix_next(s, space)
    emit(s, Event.ORDER_FIXED, s.actor, s.ship, space)
    for other in range(SPACES):
        if s.cargo[s.ship][other] != NOBODY and not is_fixed(s, other):
            ask(s, Step.LEVER_ORDER, s.actor)
            return
    s.step = Step.UNLOAD


@rule
def unload_next_stone(s: GameState) -> None:
    """I4.3  One by one, each stone by its owner; after the last the turn is over."""
    if s.unloaded == s.ordered:
        forget_order(s)
        s.step = Step.END_TURN
        return
    site = s.ship_site[s.ship]
    if site == Site.PYRAMID and has_choice_of_pyramid(s):
        ask(s, Step.PYRAMID, s.cargo[s.ship][s.order[s.unloaded]])
    else:
        deliver(s, lift_stone(s), site)


@rule
def deliver(s: GameState, owner: int, site: int) -> None:
    """Hands the stone over to the rules of the site."""
    if site == Site.MARKET:
        deliver_to_market(s, owner)
    elif site == Site.PYRAMID:
        place_without_choice(s, owner)
    elif site == Site.TEMPLE:
        place_in_temple(s, owner)
    elif site == Site.CHAMBER:
        place_in_chamber(s, owner)
    else:
        place_on_obelisks(s, owner)


@rule
def all_have_sailed(s: GameState) -> bool:
    """I3.4  The fourth ship has been unloaded."""
    for ship in range(SHIPS):
        if s.ship_site[ship] == NONE:
            return False
    return True
