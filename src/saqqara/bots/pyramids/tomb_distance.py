"""Lookup arrays: steps to the tomb, what a placement covers, and the value of two cards by their distances.

Loaded over Pyramids (`player_in_play`); the arrays are computed from the chambers of the edition in play.
"""

from __future__ import annotations

from saqqara.rules.compiled import lookup, rule, rules_in_play
from saqqara.rules.pyramids.box import CARDS, distances

components = rules_in_play("components")
LETTERS: tuple[str, ...] = components.LETTERS
FIELDS: int = components.FIELDS
PLACEMENT_BITS: tuple[int, ...] = components.PLACEMENT_BITS
PLACEMENT_COUNT: int = components.PLACEMENT_COUNT

GAME: int = components.ROUNDS * components.EXPEDITIONS  # expedition cards of a whole game
LONGEST = 15  # steps; longer distances count as this one
LENGTHS = LONGEST + 1

# A model of the tombs that two cards, and the cards after them, will reach: each expedition card brings the better of
# the two nearer to its tomb by some fields, and an explored card is replaced. Of 27 sets of figures these fitted
# 137,000 positions of games played by the policy best.
PROGRESS = {1: 0.3, 2: 0.3, 3: 0.25, 4: 0.15}  # probability of each number of fields
FRESH = 7  # steps to the tomb of a well-chosen new card
PRIZE: int = components.EXPLORED_POINTS


def _distances(letters: str) -> list[int]:
    """The steps from each field of a chamber to its tomb."""
    steps = distances(letters, letters.index("T"))
    return [min(steps.get(place, LONGEST), LONGEST) for place in range(FIELDS)]


_DISTANCES = [_distances(letters) for letters in LETTERS]
_RINGS = [
    sum(1 << place for place in range(FIELDS) if by_place[place] == steps)
    for by_place in _DISTANCES
    for steps in range(LENGTHS)
]
RINGS = lookup(_RINGS)  # [card * LENGTHS + steps]: the fields at that distance, as bits
ENTRANCE_STEPS = lookup(  # [card]: steps to the tomb of an empty card, the entrance included
    [min(steps[letters.index("E")] + 1, LONGEST) for steps, letters in zip(_DISTANCES, LETTERS, strict=True)]
)

# What a placement covers, packed into one number: the distance of its nearest field, then the count of each symbol.
STEPS_MASK = 31
SYMBOL_MASK = 7
RED_AT, GREEN_AT, SKULLS_AT, ELIXIRS_AT, CROSSES_AT, TORCHES_AT = SYMBOLS_AT = (5, 8, 11, 14, 17, 20)


def _covered(letters: str, distances: list[int], fields: int) -> int:
    places = [place for place in range(FIELDS) if fields >> place & 1]
    symbols = [letters[place] for place in places]
    counts = (symbols.count(symbol) << at for symbol, at in zip("rgsext", SYMBOLS_AT, strict=True))
    return min(distances[place] for place in places) + sum(counts)


COVERED = lookup(
    [_covered(LETTERS[card], _DISTANCES[card], fields) for card in range(CARDS) for fields in PLACEMENT_BITS]
)


@rule
def covered_by(card: int, placement: int) -> int:
    """What a placement covers on a card, as a packed number."""
    return COVERED[card * PLACEMENT_COUNT + placement]


@rule
def steps_to_tomb(card: int, crossed: int) -> int:
    """The number of fields still to be crossed off; on an empty card the entrance is one of them."""
    if crossed == 0:
        return ENTRANCE_STEPS[card]
    steps = 0
    while RINGS[card * LENGTHS + steps] & crossed == 0:
        steps += 1
    return steps


def _before_expedition(values: list[float], steps: int, other: int) -> float:
    """The value before an expedition card, from the values after it: the better of the two cards is marked."""
    value = 0.0
    for fields, chance in PROGRESS.items():
        here = values[max(steps - fields, 0) * LENGTHS + other]
        for other_fields, other_chance in PROGRESS.items():
            there = values[steps * LENGTHS + max(other - other_fields, 0)]
            value += chance * other_chance * max(here, there)
    return value


def _explore(values: list[float]) -> None:
    """Fills in distance 0: the points of the tomb are won and a new card lies there."""
    for other in range(LENGTHS):
        values[other] = values[other * LENGTHS] = PRIZE + values[FRESH * LENGTHS + other]
    values[0] = PRIZE + values[FRESH]


def _values_of_distances() -> list[int]:
    """Values in hundredths of a point: [(expeditions left * LENGTHS + steps) * LENGTHS + other steps]."""
    values = [0.0] * (LENGTHS * LENGTHS)
    _explore(values)
    all_values = values[:]
    for _ in range(GAME):
        after = values
        values = [0.0] * (LENGTHS * LENGTHS)
        for steps in range(1, LENGTHS):
            for other in range(1, LENGTHS):
                values[steps * LENGTHS + other] = _before_expedition(after, steps, other)
        _explore(values)
        all_values += values
    return [round(100 * value) for value in all_values]


VALUES = lookup(_values_of_distances())


@rule
def value_of_distances(left: int, steps: int, other: int) -> float:
    """The expected points of tombs, with `left` expeditions and two cards these steps from their tombs."""
    return VALUES[(left * LENGTHS + steps) * LENGTHS + other] * 0.01
