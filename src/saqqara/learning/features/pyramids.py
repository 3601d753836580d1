"""What a seat may know of a table of Pyramids, as numbers. Loaded over the rules (`native.over_rules`).

Seats are counted from the one that looks: 0 is itself, 1 its left neighbour. Cards are one-hot rows of 48; the chambers
before the seat itself are drawn out field by field as well.
"""

from __future__ import annotations

from typing import Any

from saqqara.learning.features.layout import Part
from saqqara.learning.native import compiled, inlined
from saqqara.rules.compiled import rules_in_play, table

components = rules_in_play("components")
state = rules_in_play("state")
hide_from = rules_in_play("knowledge").hide_from
torch_points = rules_in_play("game_end").torch_points
gem_points = rules_in_play("game_end").gem_points
single_fields = rules_in_play("marking").single_fields
lowest_place = rules_in_play("marking").lowest_place

CARDS: int = rules_in_play("state").CARDS
CLAIM_POINTS = table(components.CLAIM_POINTS)
CLAIMS: int = components.CLAIMS
COLOUR_COUNT: int = components.COLOUR_COUNT
COLOUR_OF = components.COLOUR_OF
DISPLAY: int = components.DISPLAY
DRAWN: int = components.DRAWN
EXPLORED_POINTS: int = components.EXPLORED_POINTS
EXPEDITIONS: int = components.EXPEDITIONS
FIELDS: int = components.FIELDS
HAND: int = components.HAND
NOBODY: int = components.NOBODY
NONE: int = components.NONE
ROUNDS: int = components.ROUNDS
SHAPE_KINDS: int = components.SHAPE_KINDS

OPEN = components.OPEN
PLANES = ("free", "within reach", "tomb", "red gem", "green gem", "skull", "red cross", "torch", "elixir")
SIGNS = "  Trgsxte"  # of the edition file, in the order of the planes
# The plane of what a field carries: [card * FIELDS + field]; the fields that carry something: [card]
PLANE_AT = table([max(SIGNS.find(sign), 0) for letters in components.LETTERS for sign in letters])
SYMBOLS = table([sum(1 << place for place, sign in enumerate(one) if sign in SIGNS) for one in components.LETTERS])
FIELD_BITS = table([1 << place for place in range(FIELDS)])

FIRST_OF_NATURE = int(state.FIRST_OF_NATURE)
FIRST_OF_SEATS = int(state.FIRST_OF_SEATS)
OVER = int(state.Step.OVER)
QUESTIONS = tuple(step.name.lower() for step in state.Step if step >= FIRST_OF_NATURE)
DRAWS: int = sum(FIRST_OF_NATURE <= step < FIRST_OF_SEATS for step in state.Step)
LAST_QUESTION = len(QUESTIONS) - 1
DEBTS = tuple(owed.name.lower() for owed in state.Owes)
KEPT_PAIRS = len(rules_in_play("moves").KEPT_PAIRS)
SKULL_POINTS = table(components.SKULL_VALUES)
WORST: int = components.SKULL_VALUES[-1]  # points are counted from the worst score
MOST_POINTS = 250
SHARE = 12  # bits for the points of one seat
MOST_OWED = 4  # a shape has no more fields

# The parts, in the order of `parts`.
QUESTION, OWES, COUNT, ROUND, EXPEDITION, SHAPE, UNSEEN, DECK, OFFER, CHOICE = range(10)
HANDS, CROSSED, CHAMBERS, EXPLORED, EXPLORED_NOW, LOWEST, GEMS, TORCHES, SKULLS, CLAIMED, POINTS = range(10, 21)


def parts(seats: int) -> list[Part]:
    """What is written for so many seats."""
    return [
        Part("question", (len(QUESTIONS),), 1, "what is asked now: " + ", ".join(QUESTIONS)),
        Part("owes", (seats, len(DEBTS)), 1, "what each seat has to answer: " + ", ".join(DEBTS), 0),
        Part("count", (seats,), MOST_OWED, "how many crosses or picks the seat owes", 0),
        Part("round", (ROUNDS,), 1, "the round"),
        Part("expedition", (EXPEDITIONS + 1,), 1, "how many expedition cards of this round were turned up"),
        Part("shape", (SHAPE_KINDS,), 1, "the shape of the last expedition card: i2, i3, i4, v3, l4, o4"),
        Part("unseen", (SHAPE_KINDS,), max(components.SHAPE_COUNTS), "unseen expedition cards by shape"),
        Part("deck", (CARDS,), 1, "unseen pyramid cards"),
        Part("offer", (DISPLAY, CARDS), 1, "the display; in the set-up the four cards that the seat has drawn"),
        Part("choice", (KEPT_PAIRS,), 1, "which two of the drawn cards the seat keeps, once it has said so"),
        Part("hands", (seats, HAND, CARDS), 1, "the pyramid cards before each seat", 0),
        Part("crossed", (seats, HAND, FIELDS), 1, "fields crossed off, row by row", 0),
        Part("chambers", (HAND, len(PLANES), FIELDS), 1, "what is left of the own chambers: " + ", ".join(PLANES)),
        Part("explored", (seats, COLOUR_COUNT), 16, "explored pyramids by colour, once all have marked", 0),
        Part("explored now", (seats, COLOUR_COUNT), HAND, "pyramids explored in this step by colour", 0),
        Part(
            "lowest",
            (seats,),
            CARDS,
            "for ties: 48 if number 1 is the lowest explored pyramid, 1 if it is 48, 0: none",
            0,
        ),
        Part("gems", (seats, 2), components.MOST_GEMS, "red and green gems", 0),
        Part("torches", (seats, ROUNDS), 1, "the torch of each round", 0),
        Part("skulls", (seats,), components.MOST_SKULLS, "skulls", 0),
        Part("claimed", (COLOUR_COUNT, CLAIMS, seats), 1, "who has claimed the colour's points", 2),
        Part("points", (seats,), MOST_POINTS, f"the score card counted now, from the worst score on: plus {WORST}", 0),
    ]


@compiled
def write(s: Any, seat: int, starts: Any, out: Any) -> None:
    """Writes the row of a seat into `out`, which holds zeros. What the seat may not know is taken out of `s` first."""
    hide_from(s, seat)
    write_course(s, seat, starts, out)
    write_cards(s, seat, starts, out)
    for slot in range(HAND):
        if s.hands[seat][slot] >= 0:
            write_chamber(s, seat, slot, starts[CHAMBERS] + slot * len(PLANES) * FIELDS, out)
    points = write_explored(s, seat, starts, out) + write_claims(s, seat, starts, out)
    write_score_cards(s, seat, points, starts, out)


@inlined
def put_fields(fields: int, at: int, row: Any) -> None:
    """A one or a zero on every field: a loop of fixed length over a slice, which is done in a few instructions."""
    out = row[at : at + FIELDS]
    for field in range(FIELDS):
        out[field] = fields & FIELD_BITS[field] != 0


@inlined
def from_seat(s: Any, owner: int, seat: int) -> int:
    """How many places to the left of the seat the owner sits."""
    return int(owner - seat + (s.seats if owner < seat else 0))


@inlined
def question_number(step: int) -> int:
    """The place of a step among the questions."""
    if step == OVER:
        return LAST_QUESTION
    if step < FIRST_OF_SEATS:
        return step - FIRST_OF_NATURE
    return DRAWS + step - FIRST_OF_SEATS


@inlined
def write_course(s: Any, seat: int, starts: Any, out: Any) -> None:
    """Where the game stands, who owes what, and the expedition cards."""
    out[starts[QUESTION] + question_number(s.step)] = 1
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[OWES] + place * len(DEBTS) + s.owes[owner]] = 1
        out[starts[COUNT] + place] = min(s.count[owner], MOST_OWED)
    out[starts[ROUND] + s.round_number - 1] = 1
    out[starts[EXPEDITION] + s.turned_count] = 1
    if s.turned_count > 0:
        out[starts[SHAPE] + s.turned_up[s.turned_count - 1]] = 1
    for shape in range(SHAPE_KINDS):
        out[starts[UNSEEN] + shape] = s.unseen[shape]


@inlined
def write_cards(s: Any, seat: int, starts: Any, out: Any) -> None:
    """The deck, what is on offer, and what lies before each seat."""
    for card in range(CARDS):
        out[starts[DECK] + card] = s.deck[card]
    for place in range(DISPLAY):
        if s.display[place] >= 0:
            out[starts[OFFER] + place * CARDS + s.display[place]] = 1
    for number in range(DRAWN):
        if s.drawn[seat][number] >= 0:
            out[starts[OFFER] + number * CARDS + s.drawn[seat][number]] = 1
    if s.choice[seat] >= 0:
        out[starts[CHOICE] + s.choice[seat]] = 1
    for owner in range(s.seats):
        for slot in range(HAND):
            place = from_seat(s, owner, seat) * HAND + slot
            if s.hands[owner][slot] >= 0:
                out[starts[HANDS] + place * CARDS + s.hands[owner][slot]] = 1
            put_fields(s.crossed[owner][slot], starts[CROSSED] + place * FIELDS, out)


@inlined
def write_chamber(s: Any, seat: int, slot: int, at: int, out: Any) -> None:
    """What is left of one of the seat's own chambers, field by field."""
    card = s.hands[seat][slot]
    crossed = s.crossed[seat][slot]
    put_fields(OPEN[card] & ~crossed, at, out)
    put_fields(single_fields(s, seat, slot), at + FIELDS, out)
    carrying = SYMBOLS[card] & ~crossed
    while carrying != 0:
        field = lowest_place(carrying)
        out[at + PLANE_AT[card * FIELDS + field] * FIELDS + field] = 1
        carrying &= carrying - 1


@inlined
def explored_cards(s: Any, first: int) -> int:
    """Half of all cards as bits: those that anybody has explored."""
    cards = 0
    for card in range(CARDS // 2):
        cards |= int(s.explored_by[first + card] != NOBODY) << card
    return cards


@inlined
def write_explored(s: Any, seat: int, starts: Any, out: Any) -> int:
    """P5.3, P6.1, P6.2  Explored pyramids by colour, the lowest number; returns their points, as `share_of` reads."""
    points = 0
    for half in range(2):
        cards = explored_cards(s, half * CARDS // 2)
        while cards != 0:
            card = half * CARDS // 2 + lowest_place(cards)
            owner = s.explored_by[card]
            place = from_seat(s, owner, seat)
            points += EXPLORED_POINTS << (SHARE * owner)
            out[starts[EXPLORED] + place * COLOUR_COUNT + COLOUR_OF[card]] += 1
            out[starts[LOWEST] + place] = max(out[starts[LOWEST] + place], CARDS - card)
            cards &= cards - 1
    for owner in range(s.seats):
        for slot in range(HAND):
            card = s.explored_now[owner][slot]
            if card != NONE:
                out[starts[EXPLORED_NOW] + from_seat(s, owner, seat) * COLOUR_COUNT + COLOUR_OF[card]] += 1
    return points


@inlined
def write_claims(s: Any, seat: int, starts: Any, out: Any) -> int:
    """P5.3, P6.1  Who has claimed which points; returns them, as `share_of` reads them."""
    points = 0
    for colour in range(COLOUR_COUNT):
        for claim in range(CLAIMS):
            owner = s.claimed[colour][claim]
            if owner != NOBODY:
                points += CLAIM_POINTS[claim] << (SHARE * owner)
                out[starts[CLAIMED] + (colour * CLAIMS + claim) * s.seats + from_seat(s, owner, seat)] = 1
    return points


@inlined
def share_of(points: int, seat: int) -> int:
    """The points of one seat in a number that holds those of all: one pass then counts for everybody."""
    return points >> (SHARE * seat) & (1 << SHARE) - 1


@inlined
def write_score_cards(s: Any, seat: int, points: int, starts: Any, out: Any) -> None:
    """P1.3, P6.1  Gems, torches, skulls, and all points; `points` are those for pyramids and claims."""
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[GEMS] + place * 2] = s.gems[owner][0]
        out[starts[GEMS] + place * 2 + 1] = s.gems[owner][1]
        for number in range(ROUNDS):
            out[starts[TORCHES] + place * ROUNDS + number] = s.torches[owner][number]
        out[starts[SKULLS] + place] = s.skulls[owner]
        total = share_of(points, owner) + torch_points(s, owner) + gem_points(s, owner) - SKULL_POINTS[s.skulls[owner]]
        out[starts[POINTS] + place] = min(max(total + WORST, 0), MOST_POINTS)
