"""P1  What is in the box, as constants and lookup arrays. The figures come from the edition file."""

from __future__ import annotations

from saqqara.rules.compiled import edition_in_play, lookup
from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPE_FIELDS, SHAPES, SIZE, lines_of

BOX = edition_in_play("pyramids")

NATURE = -1  # the seat of chance, which draws cards
NOBODY = -2  # no seat
NONE = -1  # no card, no shape
HIDDEN = -3  # a card that this seat may not see

SEATS = 4
HAND = 2
DRAWN = 4
DISPLAY = 4
FIELDS = SIZE * SIZE
CARD_NUMBERS = range(1, CARDS + 1)

# P1.1  Chambers as 25 bits, bit 5 * row + column; cards by index, which is their number less one.
LETTERS = tuple("".join(lines_of(BOX[f"chambers.{number}"])) for number in CARD_NUMBERS)


def _bits(letters: str, wanted: str) -> int:
    return sum(1 << place for place, letter in enumerate(letters) if letter in wanted)


def _of_each(wanted: str) -> list[int]:
    return [_bits(letters, wanted) for letters in LETTERS]


OPEN = lookup(_of_each(".ETrgsxte"))  # all fields but the walls
ENTRANCES = lookup(_of_each("E"))
TOMBS = lookup(_of_each("T"))
RED_GEMS = lookup(_of_each("r"))
GREEN_GEMS = lookup(_of_each("g"))
SKULLS = lookup(_of_each("s"))
RED_CROSSES = lookup(_of_each("x"))
TORCHES = lookup(_of_each("t"))
ELIXIRS = lookup(_of_each("e"))
SYMBOLS = lookup(_of_each("rgsxte"))
COLOUR_COUNT = len(COLOURS)
COLOUR_OF = lookup(
    [next(c for c, colour in enumerate(COLOURS) if number in BOX[f"colours.{colour}"]) for number in CARD_NUMBERS]
)
ALL_FIELDS = (1 << FIELDS) - 1
LEFT_COLUMN = sum(1 << (row * SIZE) for row in range(SIZE))
RIGHT_COLUMN = LEFT_COLUMN << (SIZE - 1)

# P1.2  Expedition cards.
SHAPE_KINDS = len(SHAPES)
SHAPE_COUNTS: tuple[int, ...] = tuple(BOX[f"expeditions.{shape}"] for shape in SHAPES)


def _orientations_of(fields: tuple[tuple[int, int], ...]) -> list[tuple[tuple[int, int], ...]]:
    """P4.1  A shape in every rotation and mirroring, each once, pushed into the top left corner."""
    found = []
    for mirror in (False, True):
        turned = [(row, -column) if mirror else (row, column) for row, column in fields]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            found.append(tuple(sorted((row - top, column - left) for row, column in turned)))
    return sorted(set(found))


def _anchors(orientation: tuple[tuple[int, int], ...]) -> list[int]:
    """Where the top left corner of a turned shape can lie so that it stays in the chamber."""
    height, width = max(row for row, _ in orientation) + 1, max(column for _, column in orientation) + 1
    return [top * SIZE + left for top in range(SIZE - height + 1) for left in range(SIZE - width + 1)]


def _offsets(orientation: tuple[tuple[int, int], ...]) -> list[int]:
    """How far each field of a turned shape lies from its corner; always four, the last one repeated."""
    offsets = [row * SIZE + column for row, column in orientation]
    return offsets + offsets[-1:] * (LARGEST_SHAPE - len(offsets))


# Placements are numbered: first the 25 single fields, then each shape's, by orientation and corner.
LARGEST_SHAPE = 4
_ORIENTATIONS = [_orientations_of(SHAPE_FIELDS[shape]) for shape in SHAPES]
_ALL_ORIENTATIONS = [orientation for orientations in _ORIENTATIONS for orientation in orientations]
PLACEMENT_BITS: tuple[int, ...] = (
    *(1 << place for place in range(FIELDS)),
    *(
        sum(1 << (anchor + offset) for offset in set(_offsets(orientation)))
        for orientation in _ALL_ORIENTATIONS
        for anchor in _anchors(orientation)
    ),
)
PLACEMENT_COUNT = len(PLACEMENT_BITS)
PLACEMENTS = lookup(PLACEMENT_BITS)
FIRST_ORIENTATION: tuple[int, ...] = tuple(
    sum(len(orientations) for orientations in _ORIENTATIONS[:shape]) for shape in range(SHAPE_KINDS + 1)
)
OFFSETS = lookup(
    [offset for orientation in _ALL_ORIENTATIONS for offset in _offsets(orientation)]
)  # [orientation * LARGEST_SHAPE + field]
CORNERS = lookup(
    [sum(1 << anchor for anchor in _anchors(orientation)) for orientation in _ALL_ORIENTATIONS]
)  # [orientation], as bits


def _placement_numbers() -> list[int]:
    """The number of each placement by orientation and corner: [orientation * FIELDS + corner]."""
    numbers, number = [0] * (len(_ALL_ORIENTATIONS) * FIELDS), FIELDS
    for index, orientation in enumerate(_ALL_ORIENTATIONS):
        for anchor in _anchors(orientation):
            numbers[index * FIELDS + anchor] = number
            number += 1
    return numbers


PLACEMENT_AT = lookup(_placement_numbers())
FIRST_PLACEMENT: tuple[int, ...] = tuple(
    FIELDS + sum(len(_anchors(orientation)) for orientations in _ORIENTATIONS[:shape] for orientation in orientations)
    for shape in range(SHAPE_KINDS + 1)
)

# A de Bruijn sequence finds the position of a single bit: each shift by that many bits has different top five bits.
DE_BRUIJN = 0x077CB531
PLACE_OF = lookup(
    [{(DE_BRUIJN << place & 0xFFFFFFFF) >> 27: place for place in range(FIELDS)}.get(top, 0) for top in range(32)]
)

# P1.3  The score card.
ROUNDS: int = BOX["rounds.count"]
MOST_ROUNDS = 9
EXPEDITIONS: int = BOX["rounds.expeditions"]
MOST_EXPEDITIONS = 7
MOST_GEMS: int = BOX["score.gems"]
SKULL_VALUES: tuple[int, ...] = (0, *BOX["score.skulls"])
MOST_SKULLS = len(SKULL_VALUES) - 1
TORCH_POINTS: int = BOX["score.torch"]
PAIR_POINTS: int = BOX["score.pair_of_gems"]
SINGLE_GEM_POINTS: int = BOX["score.single_gem"]
EXPLORED_POINTS: int = BOX["score.explored"]
CLAIMS = 3
CLAIM_POINTS: tuple[int, ...] = tuple(BOX["score.colour"])

SOURCE_NAMES = ("pyramids", "torches", "colours", "gems", "skulls")
SOURCES = len(SOURCE_NAMES)
