"""I1  What is in the box, as constants. The figures come from the edition file."""

from __future__ import annotations

from enum import IntEnum

from saqqara.rules.compiled import edition_in_play, numbers
from saqqara.rules.imhotep.box import BLUE_CARDS, CARDS, PLAYER_COUNTS, RED_CARDS

BOX = edition_in_play("imhotep")

NATURE = -1  # the seat of chance, which draws cards
NOBODY = -2  # no seat
NONE = -1  # no ship, no site, no card, no small pyramid

# I1.1
SEATS = 4
COLOURS = ("black", "white", "brown", "gray")
STONES: int = BOX["stones.per_colour"]
STONES_IN_PLAY: int = STONES - 1  # one lies on the score track (I2.3)
TAKEN_STONES: int = BOX["stones.take"]
SLED_SPACES: int = BOX["sled.spaces"]
SLED_START: tuple[int, ...] = tuple(BOX["sled.start"])
ROUNDS: int = BOX["rounds.count"]

# I1.2
SHIPS = 4
SPACES = 4
SHIP_LETTERS = "abcd"
FLEET: tuple[int, ...] = tuple(BOX["ships.fleet"])
MINIMUM_LOAD: tuple[int, ...] = (0, *BOX["ships.minimum_load"])  # by spaces of the ship

# I1.3  Equal round cards are one kind with a count, so that a draw names a kind.
ROUND_CARD_KINDS = 7


def _round_card_kinds(word: str) -> tuple[str, ...]:
    """I1.3  The seven round cards of one player count."""
    printed = BOX[f"round_cards.{word}"]
    kinds = list(dict.fromkeys(printed))
    return tuple(kinds + [""] * (ROUND_CARD_KINDS - len(kinds)))


def _ships_of(card: str) -> tuple[int, ...]:
    return tuple(int(letter) for letter in card) if card else (0,) * SHIPS


# [player count - 2][kind]
ROUND_CARD_NAMES = tuple(_round_card_kinds(word) for word in PLAYER_COUNTS.values())
ROUND_CARD_SHIPS = tuple(tuple(_ships_of(card) for card in cards) for cards in ROUND_CARD_NAMES)
ROUND_CARD_COUNTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(BOX[f"round_cards.{word}"].count(card) if card else 0 for card in cards)
    for word, cards in zip(PLAYER_COUNTS.values(), ROUND_CARD_NAMES, strict=True)
)


@numbers
class Card(IntEnum):
    """I1.4  The twelve kinds of market card."""

    ENTRANCE = 0
    SARCOPHAGUS = 1
    PATH = 2
    PYRAMID_DECORATION = 3
    TEMPLE_DECORATION = 4
    CHAMBER_DECORATION = 5
    OBELISK_DECORATION = 6
    STATUE = 7
    LEVER = 8
    HAMMER = 9
    SAIL = 10
    CHISEL = 11


CARD_KINDS = len(CARDS)
CARD_NAMES = CARDS
CARD_COUNTS: tuple[int, ...] = tuple(BOX[f"market_cards.{name}"] for name in CARDS)
CARDS_IN_BOX = sum(CARD_COUNTS)
HIDDEN_CARD = CARD_KINDS  # a card that this seat may not see
LAST_RED = CARDS.index(RED_CARDS[-1])
FIRST_BLUE = CARDS.index(BLUE_CARDS[0])


@numbers
class Site(IntEnum):
    """I1.5  The five sites, in the order of the `sides` option."""

    MARKET = 0
    PYRAMID = 1
    TEMPLE = 2
    CHAMBER = 3
    OBELISKS = 4


SITES = 5
SITE_NAMES = ("market", "pyramid", "temple", "chamber", "obelisks")


@numbers
class Side(IntEnum):
    """The two sides of a site."""

    A = 0
    B = 1


SIDE_LETTERS = "AB"

# I3.2, I5  The market: face-up spaces by side, then the pair of side B.
MARKET_SPACES = 4
FACE_UP: tuple[int, int] = (BOX["market.face_up_a"], BOX["market.face_up_b"])
PAIR = 2
FACE_DOWN: tuple[int, int] = (0, BOX["market.face_down_b"])

# I7  The pyramid. Fields of side B with a bonus carry its code instead of points.
PYRAMID_A: tuple[int, ...] = tuple(BOX["pyramid.a"])
EDGE_POINTS: int = BOX["pyramid.edge"]
BONUS_POINTS: int = BOX["pyramid.bonus_points"]
SMALL_PYRAMIDS = 3
SMALL_PYRAMID_NAMES = ("left", "middle", "right")
SMALL_FIELDS = 5
EDGE = SMALL_PYRAMIDS  # where a stone goes when all three are complete
BONUS = -1
SMALL_PYRAMID_FIELDS = tuple(
    tuple(BONUS if isinstance(field, str) else int(field) for field in BOX[f"pyramid.{name}"])
    for name in SMALL_PYRAMID_NAMES
)

# I8  The temple.
TEMPLE_MOST_SPACES = 5
TEMPLE_SPACES: tuple[int, ...] = (0, 0, *BOX["temple.spaces"])  # by player count
TEMPLE_A_POINTS: int = BOX["temple.a"]
TEMPLE_CHOICE = -1
TEMPLE_CARD = -2
TEMPLE_B: tuple[int, ...] = tuple(
    {"choice": TEMPLE_CHOICE, "card": TEMPLE_CARD}.get(bonus, bonus) for bonus in BOX["temple.b"]
)
CHOICE_POINTS: int = BOX["temple.choice_points"]
CHOICE_STONES: int = BOX["temple.choice_stones"]

# I9  Burial chamber and obelisks. [player count - 2][place]
CHAMBER_ROWS = 3
GROUP_POINTS: tuple[int, ...] = (0, *BOX["chamber.groups"])
FURTHER_STONE: int = BOX["chamber.further_stone"]


def _by_place(figures: list[int]) -> tuple[int, ...]:
    return tuple(figures + [0] * (SEATS - len(figures)))


ROW_POINTS = tuple(_by_place(BOX[f"chamber.rows_{word}"]) for word in PLAYER_COUNTS.values())
OBELISK_POINTS = tuple(_by_place(BOX[f"obelisks.{word}"]) for word in PLAYER_COUNTS.values())
TOWER_SPACES = 8
TOWER_STONES = 3
TOWER_POINTS: tuple[int, ...] = tuple(BOX["obelisks.towers"])
SINGLE_STONE_POINTS: int = BOX["obelisks.single"]

# I11
DECORATION_STONES: int = BOX["cards.decoration_stones"]
DECORATION_POINTS: int = BOX["cards.decoration_points"]
STATUE_POINTS: tuple[int, ...] = (0, *BOX["cards.statues"])
FURTHER_STATUE: int = BOX["cards.further_statue"]
UNUSED_BLUE_POINTS: int = BOX["cards.unused_blue"]
WRATH_PENALTY: int = BOX["wrath.penalty"]


@numbers
class Source(IntEnum):
    """What points were earned with."""

    PYRAMID = 0
    TEMPLE = 1
    CHAMBER = 2
    OBELISKS = 3
    DECORATIONS = 4
    STATUES = 5
    BLUE_CARDS = 6
    WRATH = 7
    BEFORE = 8  # points that a seat had when the match began from a position


SOURCES = 9
SOURCE_NAMES = ("pyramid", "temple", "chamber", "obelisks", "decorations", "statues", "blue cards", "wrath", "before")

# Room for all stones in play; on side B the 15 fields of the pyramids may stay empty besides.
MONUMENT_STONES = SEATS * (30 - 1)
LAID_SPACES = SMALL_PYRAMIDS * SMALL_FIELDS + MONUMENT_STONES
