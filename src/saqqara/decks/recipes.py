"""Recipes: what each card of a deck will show, before anything has a place on it.

All three colours share the same columns of figures, so their totals are equal; which figures meet on one card is
shuffled for each colour. Then cards exchange symbols until their estimated values are about equal, so that a long way
has its reward and no card is plainly better than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .card_value import estimated_value

# One entry for each of the 16 cards of a colour.
WAYS = (7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10)  # fields
WALLS = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9)
ENTRANCES = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4)  # columns
GEMS = ("r", "r", "g", "g", "rg", "rg", "rg", "rg", "rg", "rg", "rg", "rg", "rg", "rr", "gg", "rrgg")
SKULLS = (1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4)
RED_CROSSES = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2)
TORCHES = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
ELIXIRS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1)

_COUNTS = (("s", SKULLS), ("x", RED_CROSSES), ("t", TORCHES), ("e", ELIXIRS))
_SYMBOLS = (GEMS, *([letter * count for count in counts] for letter, counts in _COUNTS))  # [kinds, cards]
EXCHANGES = 400  # attempts to make two cards more equal


@dataclass(frozen=True)
class Recipe:
    """What one card will show."""

    way: int  # fields of the shortest way
    walls: int
    entrance: int  # column
    symbols: str  # the letters of all symbols


def recipes(random: Random) -> list[Recipe]:
    """Makes the recipes of the 16 cards of one colour, in random order."""
    symbols = [random.sample(column, len(column)) for column in _SYMBOLS]
    balance(random, symbols)
    walls, entrances = random.sample(WALLS, len(WALLS)), random.sample(ENTRANCES, len(ENTRANCES))
    cards = [Recipe(way, walls[card], entrances[card], _on_card(symbols, card)) for card, way in enumerate(WAYS)]
    return random.sample(cards, len(cards))


def balance(random: Random, symbols: Sequence[list[str]]) -> None:
    """Lets two cards exchange one kind of symbols wherever that brings their estimated values closer together."""
    for _ in range(EXCHANGES):
        column = random.choice(symbols)
        first, second = random.sample(range(len(WAYS)), 2)
        before = _gap(symbols, first, second)
        column[first], column[second] = column[second], column[first]
        if _gap(symbols, first, second) > before:
            column[first], column[second] = column[second], column[first]


def _gap(symbols: Sequence[list[str]], first: int, second: int) -> int:
    values = [estimated_value(WAYS[card], _on_card(symbols, card)) for card in (first, second)]
    return abs(values[0] - values[1])


def _on_card(symbols: Sequence[Sequence[str]], card: int) -> str:
    return "".join(column[card] for column in symbols)
