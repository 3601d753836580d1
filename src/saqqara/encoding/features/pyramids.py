"""Writes what a seat may know of a game of Pyramids as numbers. Loaded over the rules (`load_kernel`).

Seats are counted from the observing seat: 0 is itself, 1 its left neighbour. Cards are one-hot rows of 48; the seat's
own chambers are written field by field as well.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.features.layout import Part
from saqqara.rules.compiled import compiled, inlined, lookup, rules_in_play

components = rules_in_play("components")
state = rules_in_play("state")
hide_from = rules_in_play("visibility").hide_from
torch_points = rules_in_play("game_end").torch_points
gem_points = rules_in_play("game_end").gem_points
single_fields = rules_in_play("marking").single_fields
lowest_place = rules_in_play("marking").lowest_place

CARDS: int = rules_in_play("state").CARDS
CLAIM_POINTS = lookup(components.CLAIM_POINTS)
CLAIMS: int = components.CLAIMS
COLOUR_COUNT: int = components.COLOUR_COUNT
COLOUR_OF = components.COLOUR_OF
DISPLAY: int = components.DISPLAY
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
FIELD_BITS = lookup([1 << place for place in range(FIELDS)])
# What each card carries, as (plane, field); the last is repeated, so that all have equally many.
CARRIED = [[(SIGNS.find(sign), place) for place, sign in enumerate(one) if sign in SIGNS] for one in components.LETTERS]
MOST_SYMBOLS = max(len(one) for one in CARRIED)
EVEN = [one[min(number, len(one) - 1)] for one in CARRIED for number in range(MOST_SYMBOLS)]
SYMBOL_COLUMNS = lookup([plane * FIELDS + field for plane, field in EVEN])  # [card * MOST_SYMBOLS + number]
SYMBOL_BITS = lookup([1 << field for _, field in EVEN])

FIRST_OF_NATURE = int(state.FIRST_OF_NATURE)
FIRST_OF_SEATS = int(state.FIRST_OF_SEATS)
OVER = int(state.Step.OVER)
QUESTIONS = tuple(step.name.lower() for step in state.Step if step >= FIRST_OF_NATURE)
DRAWS: int = sum(FIRST_OF_NATURE <= step < FIRST_OF_SEATS for step in state.Step)
LAST_QUESTION = len(QUESTIONS) - 1
DEBTS = tuple(owed.name.lower() for owed in state.Owes)
KEPT_PAIRS = len(rules_in_play("moves").KEPT_PAIRS)
SKULL_POINTS = lookup(components.SKULL_VALUES)
WORST: int = components.SKULL_VALUES[-1]  # points are counted from the worst score
MOST_POINTS = 250
SHARE = 12  # bits for the points of one seat, or for its lowest pyramid
COLOUR_SHARE = 5  # bits for the explored pyramids of one seat and colour
MOST_OWED = 4  # a shape has no more fields

# The parts, in the order of `parts`.
QUESTION, OWES, COUNT, ROUND, EXPEDITION, SHAPE, UNSEEN, DECK, OFFER, CHOICE = range(10)
HANDS, CROSSED, CHAMBERS, EXPLORED, EXPLORED_NOW, LOWEST, GEMS, TORCHES, SKULLS, CLAIMED, POINTS = range(10, 21)


def parts(seats: int) -> list[Part]:
    """Lists the slices of a row for a number of seats, in order."""
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
def write(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Overwrites `out` with the row of a seat; the numbers of each part are multiplied by the part's unit.

    What the seat may not know is removed from `s` first. This function and those below use no slices and nothing that
    might raise: either makes Numba count references to the arrays, which costs 15 to 20 % of the time of a row.
    """
    hide_from(s, seat)
    write_course(s, seat, starts, units, out)
    write_offer(s, seat, starts, out)
    write_hands(s, seat, starts, out)
    clear(starts[CHAMBERS], starts[POINTS], out)
    for slot in range(HAND):
        if s.hands[seat][slot] >= 0:
            write_chamber(s, seat, slot, starts[CHAMBERS] + slot * len(PLANES) * FIELDS, out)
    points = write_explored(s, seat, starts, units, out) + write_claims(s, seat, starts, out)
    write_score_cards(s, seat, points, starts, units, out)


@inlined
def clear(first: int, end: int, row: Any) -> None:
    """Writes zeros from `first` up to `end`."""
    for place in range(first, end):
        row[place] = 0


@inlined
def put_one(which: int, at: int, out: Any) -> None:
    """Writes a one at the index of a card, else a zero: nothing for `NONE`."""
    out[at + max(which, 0)] = which >= 0


@inlined
def put_fields(fields: int, at: int, row: Any) -> None:
    """Writes a one or a zero for every field."""
    for field in range(FIELDS):
        row[at + field] = fields & FIELD_BITS[field] != 0


@inlined
def from_seat(s: Any, owner: int, seat: int) -> int:
    """Returns how many places to the left of the seat the owner sits; `& 3` tells the compiler that it is 0 to 3."""
    return int(owner - seat + (s.seats if owner < seat else 0)) & 3


@inlined
def question_number(step: int) -> int:
    """Returns the index of a step among the questions."""
    if step == OVER:
        return LAST_QUESTION
    if step < FIRST_OF_SEATS:
        return step - FIRST_OF_NATURE
    return DRAWS + step - FIRST_OF_SEATS


@inlined
def write_course(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes the phase of the game, what each seat owes, and the expedition cards."""
    clear(0, starts[DECK], out)
    out[starts[QUESTION] + question_number(s.step)] = 1
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[OWES] + place * len(DEBTS) + s.owes[owner]] = 1
        out[starts[COUNT] + place] = min(s.count[owner], MOST_OWED) * units[COUNT]
    out[starts[ROUND] + s.round_number - 1] = 1
    out[starts[EXPEDITION] + s.turned_count] = 1
    if s.turned_count > 0:
        out[starts[SHAPE] + s.turned_up[s.turned_count - 1]] = 1
    for shape in range(SHAPE_KINDS):
        out[starts[UNSEEN] + shape] = s.unseen[shape] * units[UNSEEN]


@inlined
def write_offer(s: Any, seat: int, starts: Any, out: Any) -> None:
    """Writes the deck, and what is on offer: the display, or in the set-up what the seat has drawn."""
    for card in range(CARDS):
        out[starts[DECK] + card] = s.deck[card]
    clear(starts[OFFER], starts[HANDS], out)
    for place in range(DISPLAY):
        put_one(max(s.display[place], s.drawn[seat][place]), starts[OFFER] + place * CARDS, out)
    put_one(s.choice[seat], starts[CHOICE], out)


@inlined
def write_hands(s: Any, seat: int, starts: Any, out: Any) -> None:
    """Writes the cards before each seat and their crosses."""
    clear(starts[HANDS], starts[CROSSED], out)
    for owner in range(s.seats):
        place = from_seat(s, owner, seat) * HAND
        for slot in range(HAND):
            put_one(s.hands[owner][slot], starts[HANDS] + (place + slot) * CARDS, out)
            put_fields(s.crossed[owner][slot], starts[CROSSED] + (place + slot) * FIELDS, out)


@inlined
def write_chamber(s: Any, seat: int, slot: int, at: int, out: Any) -> None:
    """Writes what is left of one of the seat's own chambers, field by field."""
    card = s.hands[seat][slot]
    crossed = s.crossed[seat][slot]
    put_fields(OPEN[card] & ~crossed, at, out)
    put_fields(single_fields(s, seat, slot), at + FIELDS, out)
    for number in range(card * MOST_SYMBOLS, (card + 1) * MOST_SYMBOLS):
        out[at + SYMBOL_COLUMNS[number]] = crossed & SYMBOL_BITS[number] == 0


@inlined
def explored_cards(s: Any, first: int) -> int:
    """Returns the explored cards among half of all cards, as bits."""
    cards = 0
    for card in range(CARDS // 2):
        cards += (s.explored_by[first + card] != NOBODY) * FIELD_BITS[card]
    return cards


@inlined
def write_explored(s: Any, seat: int, starts: Any, units: Any, out: Any) -> int:
    """P5.3, P6.1, P6.2  Writes explored pyramids by colour and the lowest; returns their points (see `share_of`)."""
    points, explored, lowest = 0, 0, 0
    for half in range(2):
        cards = explored_cards(s, half * CARDS // 2)
        while cards != 0:
            card = half * CARDS // 2 + lowest_place(cards)
            owner = s.explored_by[card]
            points += EXPLORED_POINTS << (SHARE * owner)
            explored += 1 << (COLOUR_SHARE * (owner * COLOUR_COUNT + COLOUR_OF[card]))
            lowest += (share_of(lowest, owner) == 0) * (CARDS - card) << (SHARE * owner)
            cards &= cards - 1
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        for colour in range(COLOUR_COUNT):
            count = explored >> (COLOUR_SHARE * (owner * COLOUR_COUNT + colour)) & (1 << COLOUR_SHARE) - 1
            out[starts[EXPLORED] + place * COLOUR_COUNT + colour] = count * units[EXPLORED]
        out[starts[LOWEST] + place] = share_of(lowest, owner) * units[LOWEST]
        for slot in range(HAND):
            card = s.explored_now[owner][slot]
            if card != NONE:
                out[starts[EXPLORED_NOW] + place * COLOUR_COUNT + COLOUR_OF[card]] += units[EXPLORED_NOW]
    return points


@inlined
def write_claims(s: Any, seat: int, starts: Any, out: Any) -> int:
    """P5.3, P6.1  Writes who has claimed which points; returns those points (see `share_of`)."""
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
    """Returns the part of one seat in a number that packs those of all: so one pass counts for all seats."""
    return points >> (SHARE * seat) & (1 << SHARE) - 1


@inlined
def write_score_cards(s: Any, seat: int, points: int, starts: Any, units: Any, out: Any) -> None:
    """P1.3, P6.1  Writes gems, torches, skulls and all points; `points` are those for pyramids and claims."""
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[GEMS] + place * 2] = s.gems[owner][0] * units[GEMS]
        out[starts[GEMS] + place * 2 + 1] = s.gems[owner][1] * units[GEMS]
        for number in range(ROUNDS):
            out[starts[TORCHES] + place * ROUNDS + number] = s.torches[owner][number]
        out[starts[SKULLS] + place] = s.skulls[owner] * units[SKULLS]
        total = share_of(points, owner) + torch_points(s, owner) + gem_points(s, owner) - SKULL_POINTS[s.skulls[owner]]
        out[starts[POINTS] + place] = min(max(total + WORST, 0), MOST_POINTS) * units[POINTS]
