"""How far it is to the tomb, what a placement covers, and what two cards on the way are worth: all looked up in tables.

Loaded over Pyramids (`player_in_play`); the tables are made from the chambers of the edition in play.
"""

from __future__ import annotations

from saqqara.rules.compiled import rule, rules_in_play, table
from saqqara.rules.pyramids.box import CARDS, distances

components = rules_in_play("components")
LETTERS: tuple[str, ...] = components.LETTERS
FIELDS: int = components.FIELDS
PLACEMENT_BITS: tuple[int, ...] = components.PLACEMENT_BITS
PLACEMENT_COUNT: int = components.PLACEMENT_COUNT

GAME: int = components.ROUNDS * components.EXPEDITIONS  # expedition cards of a whole game
LONGEST = 15  # fields of a way; longer ones are as good as this
LENGTHS = LONGEST + 1

# What two cards on the way are worth by the tombs that they, and the cards after them, will reach. A model: each
# expedition card brings the better of two cards nearer by so many fields, and a new card takes the place of an explored
# one. Of 27 sets of figures these fitted 137,000 positions of well chosen games best.
PROGRESS = {1: 0.3, 2: 0.3, 3: 0.25, 4: 0.15}
FRESH = 7  # fields to the tomb of a well chosen new card
PRIZE: int = components.EXPLORED_POINTS


def _distances(letters: str) -> list[int]:
    """The steps from each field of a chamber to its tomb."""
    steps = distances(letters, letters.index("T"))
    return [min(steps.get(place, LONGEST), LONGEST) for place in range(FIELDS)]


_DISTANCES = [_distances(letters) for letters in LETTERS]
_RINGS = [
    sum(1 << place for place in range(FIELDS) if distances[place] == steps)
    for distances in _DISTANCES
    for steps in range(LENGTHS)
]
RINGS = table(_RINGS)  # [card * LENGTHS + steps], as bits
WAYS = table([min(d[letters.index("E")] + 1, LONGEST) for d, letters in zip(_DISTANCES, LETTERS, strict=True)])

# What a placement covers, in one number: the distance of its nearest field, then how many of each symbol.
STEPS_MASK = 31
SYMBOL_MASK = 7
RED_AT, GREEN_AT, SKULLS_AT, ELIXIRS_AT, CROSSES_AT, TORCHES_AT = SYMBOLS_AT = (5, 8, 11, 14, 17, 20)


def _covered(letters: str, distances: list[int], fields: int) -> int:
    places = [place for place in range(FIELDS) if fields >> place & 1]
    symbols = [letters[place] for place in places]
    counts = (symbols.count(symbol) << at for symbol, at in zip("rgsext", SYMBOLS_AT, strict=True))
    return min(distances[place] for place in places) + sum(counts)


COVERED = table(
    [_covered(LETTERS[card], _DISTANCES[card], fields) for card in range(CARDS) for fields in PLACEMENT_BITS]
)


@rule
def covered_by(card: int, placement: int) -> int:
    """What a placement covers on a card."""
    return COVERED[card * PLACEMENT_COUNT + placement]


@rule
def steps_to_tomb(card: int, crossed: int) -> int:
    """How many fields are still to be crossed off; on an empty card the entrance is one of them."""
    if crossed == 0:
        return WAYS[card]
    steps = 0
    while RINGS[card * LENGTHS + steps] & crossed == 0:
        steps += 1
    return steps


def _with_one_less(worths: list[float], one: int, other: int) -> float:
    """One more expedition card: over all luck, the better of going on here and going on there."""
    worth = 0.0
    for fields, chance in PROGRESS.items():
        here = worths[max(one - fields, 0) * LENGTHS + other]
        for other_fields, other_chance in PROGRESS.items():
            there = worths[one * LENGTHS + max(other - other_fields, 0)]
            worth += chance * other_chance * max(here, there)
    return worth


def _explore(worths: list[float]) -> None:
    """With no field left to the tomb, the prize is won and a new card lies there."""
    for other in range(LENGTHS):
        worths[other] = worths[other * LENGTHS] = PRIZE + worths[FRESH * LENGTHS + other]
    worths[0] = PRIZE + worths[FRESH]


def _worths_of_two_ways() -> list[int]:
    """In hundredths of a point: [(expeditions left * LENGTHS + one) * LENGTHS + other]."""
    worths = [0.0] * (LENGTHS * LENGTHS)
    _explore(worths)
    table_of_all = worths[:]
    for _ in range(GAME):
        fewer = worths
        worths = [0.0] * (LENGTHS * LENGTHS)
        for one in range(1, LENGTHS):
            for other in range(1, LENGTHS):
                worths[one * LENGTHS + other] = _with_one_less(fewer, one, other)
        _explore(worths)
        table_of_all += worths
    return [round(100 * worth) for worth in table_of_all]


WORTHS = table(_worths_of_two_ways())


@rule
def worth_of_ways(left: int, one: int, other: int) -> float:
    """The points of the tombs to come, with so many expeditions left and so many fields to go on the two cards."""
    return WORTHS[(left * LENGTHS + one) * LENGTHS + other] * 0.01
