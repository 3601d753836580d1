"""What the network sees of a seat at rest: each of its cards, and its score card with what is open to all.

Loaded over Pyramids (`load_over`). A card is a list of inputs that are one: a field still free is one of them, by its
place, what it carries, and whether it is within reach. The seat's row is a list of whole numbers. Colours of pyramids
and of gems are not told apart by name but by what they are worth to the seat.
"""

from __future__ import annotations

from typing import Any

from saqqara.bots.in_play import player_in_play
from saqqara.rules.compiled import lookup, rule, rules_in_play
from saqqara.rules.pyramids.box import CARDS

components = rules_in_play("components")
CLAIMS, COLOUR_COUNT, COLOUR_OF = components.CLAIMS, components.COLOUR_COUNT, components.COLOUR_OF
DISPLAY, FIELDS, HAND = components.DISPLAY, components.FIELDS, components.HAND
MOST_GEMS, MOST_SKULLS, NOBODY, NONE = components.MOST_GEMS, components.MOST_SKULLS, components.NOBODY, components.NONE
OPEN, SEATS, SHAPE_KINDS = components.OPEN, components.SEATS, components.SHAPE_KINDS
LETTERS: tuple[str, ...] = components.LETTERS
SHAPE_COUNTS: tuple[int, ...] = components.SHAPE_COUNTS
lowest_place = rules_in_play("marking").lowest_place
single_fields = rules_in_play("marking").single_fields
points_of = rules_in_play("game_end").points_of
CLAIMING: int = rules_in_play("colour_points").CLAIMING
clock = player_in_play("pyramids.move_values").clock
tomb_distance = player_in_play("pyramids.tomb_distance")
ENTRANCE_STEPS, GAME, LENGTHS = tomb_distance.ENTRANCE_STEPS, tomb_distance.GAME, tomb_distance.LENGTHS
steps_to_tomb = tomb_distance.steps_to_tomb

# What a field carries: nothing, the tomb, a gem that the seat has fewer of, any other gem, and the other symbols.
SIGNS = ".Trgsxte"
KINDS = len(SIGNS)
SCARCE, PLENTY = SIGNS.index("r"), SIGNS.index("g")
SYMBOLS = KINDS - SCARCE
KIND_OF = lookup([max(SIGNS.find(letter), 0) for letters in LETTERS for letter in letters])  # [card * FIELDS + field]
SYMBOLS_OF = lookup([letters.count(sign) for letters in LETTERS for sign in SIGNS[SCARCE:]])  # [card * SYMBOLS + sign]

# What a colour is worth to a seat: whether the next pyramid claims, which points are free, how many rivals are as far.
RIVALS = 3  # 0, 1, or more
CLASSES = 2 * (CLAIMS + 1) * RIVALS

# The inputs of a card.
REACHES = 2
STEPS_AT = FIELDS * KINDS * REACHES
CLASS_AT = STEPS_AT + LENGTHS
MISSING = CLASS_AT + CLASSES
NOTHING = MISSING + 1  # fills the list up: an input without weight
CARD_INPUTS = NOTHING + 1
AT_ONCE = 4  # inputs that are added up at once
MOST_PLACES = -(-(FIELDS + 2) // AT_ONCE) * AT_ONCE  # the longest list of inputs that are one

# The row of a seat: name, length, and the number that stands for one while the network learns.
TENTHS = 10
PARTS = (
    ("clock", GAME + 1, 1),
    ("seats", SEATS - 1, 1),
    ("unseen", SHAPE_KINDS, max(SHAPE_COUNTS)),
    ("gems", 3, MOST_GEMS),
    ("skulls", MOST_SKULLS + 1, 1),
    ("torch", 1, 1),
    ("colours", CLASSES, 1),
    ("display colours", CLASSES, 1),
    ("display symbols", SYMBOLS, DISPLAY),
    ("display steps", LENGTHS, 1),
    ("same colour", 1, 1),
    ("deck", 1, CARDS),
    ("ahead", 1, 100 * TENTHS),
)
STARTS = tuple(sum(length for _, length, _ in PARTS[:number]) for number in range(len(PARTS)))
SEAT_INPUTS = STARTS[-1] + PARTS[-1][1]
(
    CLOCK_AT,
    SEATS_AT,
    UNSEEN_AT,
    GEMS_AT,
    SKULLS_AT,
    TORCH_AT,
    COLOURS_AT,
    SHOWN_COLOURS_AT,
    SHOWN_SYMBOLS_AT,
    SHOWN_STEPS_AT,
    SAME_AT,
    DECK_AT,
    AHEAD_AT,
) = STARTS


@rule
def write_classes(s: Any, counts: Any, classes: Any) -> None:
    """Writes what each colour is worth to each seat; `counts` is scratch space of the same size."""
    for seat in range(s.seats):
        for colour in range(COLOUR_COUNT):
            counts[seat][colour] = 0
    for card in range(CARDS):
        if s.explored_by[card] != NOBODY:
            counts[s.explored_by[card]][COLOUR_OF[card]] += 1
    for colour in range(COLOUR_COUNT):
        claim = free_claim(s, colour)
        begun = 0
        for seat in range(s.seats):
            begun += is_begun(counts[seat][colour])
        for seat in range(s.seats):
            own = is_begun(counts[seat][colour])
            left = claim if counts[seat][colour] < CLAIMING * CLAIMS else CLAIMS
            classes[seat][colour] = (own * (CLAIMS + 1) + left) * RIVALS + min(begun - own, RIVALS - 1)


@rule
def is_begun(explored: int) -> int:
    """P5.3  1 if one more pyramid of the colour claims points."""
    return explored % CLAIMING


@rule
def free_claim(s: Any, colour: int) -> int:
    """P5.3  Which points of the colour are free: 0 for the first, `CLAIMS` if none are."""
    for place in range(CLAIMS):
        if s.claimed[colour][place] == NOBODY:
            return place
    return int(CLAIMS)


@rule
def kind_for(kind: int, has_more_red: bool) -> int:
    """What a field carries as the seat sees it: `SIGNS` takes red gems for those that it has fewer of."""
    if has_more_red and SCARCE <= kind <= PLENTY:
        return SCARCE + PLENTY - kind
    return kind


@rule
def write_card(s: Any, seat: int, slot: int, classes: Any, places: Any) -> int:
    """Writes the inputs of a card that are one, and returns their number; it can be divided by `AT_ONCE`."""
    count = 0
    card = s.hands[seat][slot]
    if card < 0:
        places[0] = MISSING
        count = 1
    else:
        count = write_fields(s, seat, slot, places)
        places[count] = STEPS_AT + steps_to_tomb(card, s.crossed[seat][slot])
        places[count + 1] = CLASS_AT + classes[seat][COLOUR_OF[card]]
        count += 2
    while count % AT_ONCE != 0:
        places[count] = NOTHING
        count += 1
    return count


@rule
def write_fields(s: Any, seat: int, slot: int, places: Any) -> int:
    """Writes the free fields of a card, and returns their number."""
    card = s.hands[seat][slot]
    reach = single_fields(s, seat, slot)
    has_more_red = s.gems[seat][0] > s.gems[seat][1]
    free = OPEN[card] & ~s.crossed[seat][slot]
    count = 0
    while free != 0:
        field = lowest_place(free)
        kind = kind_for(KIND_OF[card * FIELDS + field], has_more_red)
        places[count] = (field * KINDS + kind) * REACHES + (reach >> field & 1)
        count += 1
        free &= free - 1
    return count


@rule
def write_seat(s: Any, seat: int, estimate: float, classes: Any, row: Any) -> None:
    """Writes the row of a seat; `estimate` are the points that the hand-written judgement expects of it."""
    for place in range(SEAT_INPUTS):
        row[place] = 0
    row[CLOCK_AT + clock(s)] = 1
    row[SEATS_AT + s.seats - 2] = 1
    for shape in range(SHAPE_KINDS):
        row[UNSEEN_AT + shape] = s.unseen[shape]
    row[GEMS_AT] = min(s.gems[seat][0], s.gems[seat][1])
    row[GEMS_AT + 1] = max(s.gems[seat][0], s.gems[seat][1])
    row[GEMS_AT + 2] = row[GEMS_AT + 1] - row[GEMS_AT]
    row[SKULLS_AT + s.skulls[seat]] = 1
    row[TORCH_AT] = s.torches[seat][s.round_number - 1]
    for colour in range(COLOUR_COUNT):
        row[COLOURS_AT + classes[seat][colour]] += 1
    for place in range(DISPLAY):
        if s.display[place] >= 0:
            write_shown(s, seat, s.display[place], classes, row)
    first, other = s.hands[seat][0], s.hands[seat][1]
    if first >= 0 and other >= 0:
        row[SAME_AT] = COLOUR_OF[first] == COLOUR_OF[other]
    for card in range(CARDS):
        row[DECK_AT] += s.deck[card]
    row[AHEAD_AT] = int(TENTHS * (estimate - points_of(s, seat)))


@rule
def write_shown(s: Any, seat: int, card: int, classes: Any, row: Any) -> None:
    """Adds a card of the display to the row of a seat."""
    row[SHOWN_COLOURS_AT + classes[seat][COLOUR_OF[card]]] += 1
    row[SHOWN_STEPS_AT + ENTRANCE_STEPS[card]] += 1
    has_more_red = s.gems[seat][0] > s.gems[seat][1]
    for symbol in range(SYMBOLS):
        row[SHOWN_SYMBOLS_AT + kind_for(symbol + SCARCE, has_more_red) - SCARCE] += SYMBOLS_OF[card * SYMBOLS + symbol]
