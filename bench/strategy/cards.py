"""What can be seen on two pyramid cards: the ways to the tomb and the signs."""

from __future__ import annotations

from saqqara.decks.ways import fields_of_shortest_way
from saqqara.rules.pyramids.components import COLOUR_OF, LETTERS

SIGNS = {"gems": "rg", "skulls": "s", "torches": "t", "elixirs": "e", "red crosses": "x"}


def features_of_pair(card: int, other: int) -> dict[str, float]:
    """What two cards have together, by their numbers."""
    chambers = [LETTERS[number - 1] for number in (card, other)]
    found: dict[str, float] = {"same colour": float(COLOUR_OF[card - 1] == COLOUR_OF[other - 1])}
    found["squares of the shortest ways"] = sum(map(fields_of_shortest_way, chambers))
    for name, letters in SIGNS.items():
        found[name] = sum(chamber.count(letter) for chamber in chambers for letter in letters)
    return found
