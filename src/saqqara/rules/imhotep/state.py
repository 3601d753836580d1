"""The state of a game of Imhotep: all that lies on the table, and the open question. At most 512 bytes.

It holds no secret order of cards: unseen cards are counts by kind, and nature draws when
something is revealed. Sites keep their stones in the order of placement.
"""

from __future__ import annotations

from enum import IntEnum

from saqqara.rules.compiled import numbers, rule
from saqqara.rules.state_record import Record, field

from .components import (
    CARD_KINDS,
    LAID_SPACES,
    MARKET_SPACES,
    MINIMUM_LOAD,
    MONUMENT_STONES,
    NATURE,
    NOBODY,
    NONE,
    PAIR,
    ROUND_CARD_KINDS,
    SEATS,
    SHIPS,
    SITES,
    SMALL_PYRAMIDS,
    SOURCES,
    SPACES,
    TOWER_SPACES,
    Side,
)
from .story import Event, emit


@numbers
class Step(IntEnum):
    """What happens next: first the steps that run by themselves, then nature's draws, then the seats' questions."""

    BEGIN_ROUND = 0
    UNLOAD = 1
    SCORE_TEMPLE = 2
    CLEAR_HARBOUR = 3
    CLEAR_MARKET = 4
    END_TURN = 5
    END_GAME = 6

    DRAW_SHIPS = 10
    DEAL_MARKET = 11
    DEAL_PAIR = 12
    DEAL_CARD = 13
    DEAL_AWAY = 14

    ACTION = 20
    HAMMER_LOAD = 21
    SAIL_LOAD = 22
    SAIL_SAIL = 23
    CHISEL_FIRST = 24
    CHISEL_SECOND = 25
    LEVER_SAIL = 26
    LEVER_ORDER = 27
    MARKET = 28
    KEEP = 29
    PYRAMID = 30  # of a stone that is still aboard
    PYRAMID_BY_CARD = 31  # of a stone that is still in the quarry
    BONUS_CARD = 32
    BONUS_STONES = 33
    BONUS_LOAD = 34
    TEMPLE = 35

    OVER = 40


FIRST_OF_NATURE = Step.DRAW_SHIPS
FIRST_OF_SEATS = Step.ACTION


class GameState(Record):
    """One game of Imhotep."""

    # the options
    seats: int = field("i1")
    sides: list[int] = field("i1", SITES)
    wrath: int = field("i1")
    # round and turn
    round_number: int = field("i1")  # from 1
    start_seat: int = field("i1")
    actor: int = field("i1")  # whose turn it is
    last_sailor: int = field("i1")
    passes: int = field("i1")  # in a row
    step: int = field("i1")
    asked: int = field("i1")  # the seat that owes the answer, NATURE for a draw
    # points
    points: list[int] = field("i2", SEATS)
    earned: list[list[int]] = field("i2", SEATS, SOURCES)
    # stones
    sled: list[int] = field("i1", SEATS)
    quarry: list[int] = field("i1", SEATS)
    # ships of this round; cargo holds seats or NOBODY from the bow
    ship_spaces: list[int] = field("i1", SHIPS)  # 0: no ship there yet
    cargo: list[list[int]] = field("i1", SHIPS, SPACES)
    ship_site: list[int] = field("i1", SHIPS)  # NONE: waits at the harbour
    # the ship that is being unloaded or was loaded by the card Sail
    ship: int = field("i1")
    order: list[int] = field("i1", SPACES)  # its spaces in the order of unloading
    ordered: int = field("i1")  # how many of these are fixed
    unloaded: int = field("i1")  # how many of these are done
    # cards
    round_cards: list[int] = field("i1", ROUND_CARD_KINDS)  # unseen, by kind
    revealed: list[int] = field("i1", ROUND_CARD_KINDS)  # kinds in the order of the rounds
    deck: list[int] = field("i1", CARD_KINDS)  # unseen, by kind; face-down cards are among them
    discard: list[int] = field("i1", CARD_KINDS)
    hands: list[list[int]] = field("i1", SEATS, CARD_KINDS)
    # market
    face_up: list[int] = field("i1", MARKET_SPACES)  # kinds or NONE
    dealt: int = field("i1")  # face-up spaces filled so far, while the market is being dealt
    face_down: int = field("i1")
    left_behind: list[int] = field(
        "i1", CARD_KINDS
    )  # face-down cards that all know: the deck ran out when they were laid
    looked: list[int] = field("i1", PAIR)  # the pair in the hand of the seat that looks at it
    looked_behind: int = field("i1")  # how many of these come from `left_behind`
    drawer: int = field("i1")  # the seat for which nature draws
    # monuments
    built: list[int] = field("i1", SMALL_PYRAMIDS + 1)  # stones; side A: all in [0]; B: left, middle, right, edge
    temple_stones: int = field("i1")
    temple_space: int = field("i1")  # the next to score at the end of the round
    chamber_stones: int = field("i1")
    obelisk: list[int] = field("i1", SEATS)  # side A: heights; B: single stones
    towers: list[int] = field("i1", TOWER_SPACES)  # owners
    tower_count: int = field("i1")
    laid: list[int] = field("i1", LAID_SPACES)  # the pyramid's owners from the left, the temple's from the right
    chamber: list[int] = field("i1", MONUMENT_STONES)  # owners


LAST_LAID = LAID_SPACES - 1


@rule
def ask(s: GameState, step: int, seat: int) -> None:
    """Puts a question to a seat."""
    s.step = step
    s.asked = seat


@rule
def ask_nature(s: GameState, step: int) -> None:
    """Asks nature for a draw."""
    s.step = step
    s.asked = NATURE


@rule
def resume(s: GameState) -> None:
    """Goes back to what a choice has interrupted: a ship's unloading, or the scoring of the temple."""
    s.step = Step.SCORE_TEMPLE if s.ship == NONE else Step.UNLOAD


@rule
def award(s: GameState, seat: int, points: int, source: int) -> None:
    """Gives points to a seat, and records what earned them."""
    s.points[seat] += points
    s.earned[seat][source] += points
    emit(s, Event.POINTS, seat, points, source)


@rule
def is_side_b(s: GameState, site: int) -> bool:
    """Whether the site's side B lies up."""
    return s.sides[site] == Side.B


@rule
def is_waiting(s: GameState, ship: int) -> bool:
    """Whether the ship has not sailed."""
    return s.ship_spaces[ship] > 0 and s.ship_site[ship] == NONE


@rule
def load_of(s: GameState, ship: int) -> int:
    """How many stones are aboard."""
    stones = 0
    for space in range(s.ship_spaces[ship]):
        if s.cargo[ship][space] != NOBODY:
            stones += 1
    return stones


@rule
def has_minimum_load(s: GameState, ship: int, more: int) -> bool:
    """I1.2, I4.3  Whether the ship may sail with that many stones more."""
    return load_of(s, ship) + more >= MINIMUM_LOAD[s.ship_spaces[ship]]


@rule
def lift_stone(s: GameState) -> int:
    """I4.3  The next stone leaves the ship that is being unloaded; returns its owner."""
    space = s.order[s.unloaded]
    owner = s.cargo[s.ship][space]
    s.cargo[s.ship][space] = NOBODY
    s.unloaded += 1
    emit(s, Event.STONE_UNLOADED, owner, s.ship, space)
    return owner


@rule
def is_free_site(s: GameState, site: int) -> bool:
    """I4.3  Whether no ship has reached the site this round."""
    for ship in range(SHIPS):
        if s.ship_site[ship] == site:
            return False
    return True


@rule
def next_seat(s: GameState, seat: int) -> int:
    """The seat to the left."""
    return (seat + 1) % s.seats
