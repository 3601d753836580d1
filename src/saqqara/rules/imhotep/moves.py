"""Every move as one small integer, in a fixed order. Legal moves are written into a buffer of the caller."""

from __future__ import annotations

from collections.abc import MutableSequence

from saqqara.rules.compiled import rule

from .components import CARD_KINDS, FIRST_BLUE, MARKET_SPACES, ROUND_CARD_KINDS, SHIPS, SITES, SMALL_PYRAMIDS, SPACES

Moves = MutableSequence[int]

TAKE = 0
PASS = 1
LOAD = 2  # + ship * SPACES + space
SAIL = LOAD + SHIPS * SPACES  # + ship * SITES + site
PLAY = SAIL + SHIPS * SITES  # + blue card - FIRST_BLUE
CARD = PLAY + CARD_KINDS - FIRST_BLUE  # + market space
PAIR_OF_CARDS = CARD + MARKET_SPACES
KEEP = PAIR_OF_CARDS + 1  # + 0 or 1
DECLINE = KEEP + 2
UNLOAD = DECLINE + 1  # + space
SMALL_PYRAMID = UNLOAD + SPACES  # + left, middle, right
ACCEPT = SMALL_PYRAMID + SMALL_PYRAMIDS
SKIP = ACCEPT + 1
POINT = SKIP + 1
STONES = POINT + 1
SHIPS_CARD = STONES + 1  # nature: + kind of round card
DEAL = SHIPS_CARD + ROUND_CARD_KINDS  # nature: + kind of market card
MOVES = DEAL + CARD_KINDS


@rule
def load_move(ship: int, space: int) -> int:
    """The number of a move such as `load b2`."""
    return LOAD + ship * SPACES + space


@rule
def sail_move(ship: int, site: int) -> int:
    """The number of a move such as `sail b temple`."""
    return SAIL + ship * SITES + site


@rule
def play_move(card: int) -> int:
    """The number of a move such as `play chisel`."""
    return PLAY + card - FIRST_BLUE


@rule
def is_load(move: int) -> bool:
    """Whether the move loads a stone."""
    return LOAD <= move < SAIL


@rule
def is_sail(move: int) -> bool:
    """Whether the move sails a ship."""
    return SAIL <= move < PLAY


@rule
def ship_of(move: int) -> int:
    """The ship that a move loads or sails."""
    if is_load(move):
        return (move - LOAD) // SPACES
    return (move - SAIL) // SITES


@rule
def space_of(move: int) -> int:
    """The space that a move loads."""
    return (move - LOAD) % SPACES


@rule
def site_of(move: int) -> int:
    """The site that a move sails to."""
    return (move - SAIL) % SITES


@rule
def blue_card_of(move: int) -> int:
    """The blue card that a move plays."""
    return move - PLAY + FIRST_BLUE
