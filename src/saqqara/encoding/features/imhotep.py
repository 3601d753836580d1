"""Writes what a seat may know of a game of Imhotep as numbers. Loaded over the rules (`load_kernel`).

Seats are counted from the observing seat: 0 is itself, 1 its left neighbour. What cannot matter any more is summed up:
of the pyramid and of the temple's lower levels only the number of stones, and with the Wrath of the Pharaoh the number
of stones of each seat.
"""

from __future__ import annotations

from typing import Any

from saqqara.encoding.features.layout import Part
from saqqara.rules.compiled import compiled, inlined, lookup, rules_in_play

components = rules_in_play("components")
state = rules_in_play("state")
hide_from = rules_in_play("visibility").hide_from

CARD_KINDS: int = components.CARD_KINDS
MARKET_SPACES: int = components.MARKET_SPACES
NOBODY: int = components.NOBODY
NONE: int = components.NONE
PAIR: int = components.PAIR
ROUND_CARD_KINDS: int = components.ROUND_CARD_KINDS
ROUNDS: int = components.ROUNDS
SHIPS: int = components.SHIPS
SITES: int = components.SITES
SPACES: int = components.SPACES
SMALL_PYRAMIDS: int = components.SMALL_PYRAMIDS
STONES: int = components.STONES
TEMPLE_MOST_SPACES: int = components.TEMPLE_MOST_SPACES
TEMPLE_SPACES = lookup(components.TEMPLE_SPACES)  # by player count
TOWER_SPACES: int = components.TOWER_SPACES
LAID_SPACES: int = components.LAID_SPACES
LAST_LAID: int = state.LAST_LAID
SMALL_FIELDS: int = components.SMALL_FIELDS
PYRAMID_SITE = int(components.Site.PYRAMID)

FIRST_OF_NATURE = int(state.FIRST_OF_NATURE)
FIRST_OF_SEATS = int(state.FIRST_OF_SEATS)
OVER = int(state.Step.OVER)
QUESTIONS = tuple(step.name.lower() for step in state.Step if step >= FIRST_OF_NATURE)
DRAWS: int = sum(FIRST_OF_NATURE <= step < FIRST_OF_SEATS for step in state.Step)
LAST_QUESTION = len(QUESTIONS) - 1
CHAMBER_PLACES = 30  # in 10 columns of 3: 6 ships of 4 stones, and red cards; further stones are counted only
MOST_POINTS = 127
MOST_STONES = 116  # of all colours on one monument

# The parts, in the order of `parts`.
QUESTION, ASKED, ACTOR, STARTER, LAST_SAILOR, ROUND, PASSES, SIDES, WRATH = range(9)
POINTS, SLED, QUARRY, SHIP_SPACES, CARGO, SHIP_SITE, UNLOADING, ORDER, UNLOADED = range(9, 18)
ROUND_CARDS, DECK, DISCARD, HANDS, FACE_UP, FACE_DOWN, LEFT_BEHIND, LOOKED, DRAWER = range(18, 27)
BUILT, PYRAMID, TEMPLE_TOP, TEMPLE_NEXT, TEMPLE_STONES, TEMPLE, TEMPLE_SCORED = range(27, 34)
CHAMBER, CHAMBER_STONES, OBELISKS, TOWERS = range(34, 38)


def parts(seats: int) -> list[Part]:
    """Lists the slices of a row for a number of seats, in order."""
    most_cards = max(components.CARD_COUNTS)
    return [
        Part("question", (len(QUESTIONS),), 1, "what is asked now: " + ", ".join(QUESTIONS)),
        Part("asked", (seats,), 1, "who is asked; nobody while nature draws", 0),
        Part("actor", (seats,), 1, "whose turn it is", 0),
        Part("starter", (seats,), 1, "who has begun this round", 0),
        Part("last sailor", (seats,), 1, "who sailed last in this round", 0),
        Part("round", (ROUNDS,), 1, "the round"),
        Part("passes", (1,), seats, "passes in a row"),
        Part("sides", (SITES,), 1, "which sites show side B, in the order market, pyramid, temple, chamber, obelisks"),
        Part("wrath", (1,), 1, "whether the Wrath of the Pharaoh is played"),
        Part("points", (seats,), MOST_POINTS, "the score track", 0),
        Part("sled", (seats,), components.SLED_SPACES, "stones on the sled", 0),
        Part("quarry", (seats,), STONES, "stones in the quarry", 0),
        Part("ship spaces", (SHIPS, SPACES), 1, "how many spaces the ship has: 1 to 4"),
        Part("cargo", (SHIPS, SPACES, seats), 1, "whose stone lies on the space", 2),
        Part("ship site", (SHIPS, SITES), 1, "where the ship has sailed to; nowhere: it waits"),
        Part("unloading", (SHIPS,), 1, "the ship that is being unloaded, or has to sail now"),
        Part("order", (SPACES, SPACES), 1, "[place in the order of unloading, space], as far as it is fixed"),
        Part("unloaded", (1,), SPACES, "stones of that order that are unloaded"),
        Part("round cards", (ROUND_CARD_KINDS,), ROUND_CARD_KINDS, "unseen round cards by kind"),
        Part("deck", (CARD_KINDS,), most_cards, "unseen market cards by kind, face-down ones among them"),
        Part("discard", (CARD_KINDS,), most_cards, "discarded market cards by kind"),
        Part("hands", (seats, CARD_KINDS), most_cards, "market cards before each seat by kind", 0),
        Part("face up", (MARKET_SPACES, CARD_KINDS), 1, "the card on the market space"),
        Part("face down", (1,), PAIR, "face-down cards on the market"),
        Part("left behind", (CARD_KINDS,), most_cards, "face-down cards that all can name: the deck ran out over them"),
        Part("looked", (PAIR, CARD_KINDS), 1, "the pair in the looker's own hand"),
        Part("drawer", (seats,), 1, "who looks at the pair, or for whom nature draws", 0),
        Part("built", (SMALL_PYRAMIDS + 1,), MOST_STONES, "stones: side A first; B left, middle, right, edge"),
        Part(
            "pyramid",
            (seats,),
            STONES,
            "with the Wrath of the Pharaoh: stones of each seat on the pyramid or pyramids",
            0,
        ),
        Part("temple top", (TEMPLE_MOST_SPACES, seats), 1, "whose stone is visible from above", 1),
        Part("temple next", (TEMPLE_MOST_SPACES,), 1, "the space that the next stone goes to"),
        Part("temple stones", (1,), MOST_STONES, "all stones in the temple"),
        Part("temple", (seats,), STONES, "with the Wrath of the Pharaoh: stones of each seat in the temple", 0),
        Part("temple scored", (1,), TEMPLE_MOST_SPACES, "spaces that have scored in this end of a round"),
        Part("chamber", (CHAMBER_PLACES, seats), 1, "whose stone it is, in the order of placement: 3 rows a column", 1),
        Part("chamber stones", (1,), MOST_STONES, "all stones in the burial chamber"),
        Part("obelisks", (seats,), STONES, "side A: height of the obelisk; B: single stones", 0),
        Part("towers", (TOWER_SPACES, seats), 1, "side B: who owns the tower", 1),
    ]


@compiled
def write(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Overwrites `out` with the row of a seat; the numbers of each part are multiplied by the part's unit.

    What the seat may not know is removed from `s` first. This function and those below use no slices and nothing that
    might raise: either makes Numba count references to the arrays, which costs 15 to 20 % of the time of a row.
    """
    hide_from(s, seat)
    for place in range(len(out)):
        out[place] = 0
    write_course(s, seat, starts, units, out)
    write_seats(s, seat, starts, units, out)
    write_ships(s, seat, starts, units, out)
    write_cards(s, seat, starts, units, out)
    write_market(s, seat, starts, units, out)
    write_pyramid_and_temple(s, starts, units, out)
    write_top_of_temple(s, seat, starts, out)
    write_owners(s, seat, starts, units, out)
    write_chamber_and_obelisks(s, seat, starts, units, out)


@inlined
def put_cards(cards: Any, unit: Any, at: int, out: Any) -> None:
    """Writes how many cards there are of each kind."""
    for kind in range(CARD_KINDS):
        out[at + kind] = cards[kind] * unit


@inlined
def put_seat(s: Any, owner: int, seat: int, at: int, out: Any) -> None:
    """Writes a one at the owner's place, counted from the observing seat; nothing for nature and nobody.

    Here and in `put_one` there is no branch: the values differ from game to game, so it would often be mispredicted.
    """
    is_somebody = owner >= 0
    out[at + from_seat(s, owner, seat) * is_somebody] = is_somebody


@inlined
def put_one(which: int, at: int, out: Any) -> None:
    """Writes a one at the index of a card or site; nothing for `NONE`."""
    is_any = which >= 0
    out[at + which * is_any] = is_any


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
    """Writes the phase of the game and its options."""
    out[starts[QUESTION] + question_number(s.step)] = 1
    put_seat(s, s.asked, seat, starts[ASKED], out)
    put_seat(s, s.actor, seat, starts[ACTOR], out)
    put_seat(s, s.start_seat, seat, starts[STARTER], out)
    put_seat(s, s.last_sailor, seat, starts[LAST_SAILOR], out)
    out[starts[ROUND] + s.round_number - 1] = 1
    out[starts[PASSES]] = s.passes * units[PASSES]
    for site in range(SITES):
        out[starts[SIDES] + site] = s.sides[site]
    out[starts[WRATH]] = s.wrath


@inlined
def write_seats(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes points and stones of each seat."""
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[POINTS] + place] = min(max(s.points[owner], 0), MOST_POINTS) * units[POINTS]
        out[starts[SLED] + place] = s.sled[owner] * units[SLED]
        out[starts[QUARRY] + place] = s.quarry[owner] * units[QUARRY]


@inlined
def write_ships(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes the ships of the round, and the one that is being unloaded."""
    for ship in range(SHIPS):
        put_one(s.ship_spaces[ship] - 1, starts[SHIP_SPACES] + ship * SPACES, out)
        for space in range(SPACES):
            put_seat(s, s.cargo[ship][space], seat, starts[CARGO] + (ship * SPACES + space) * s.seats, out)
        put_one(s.ship_site[ship], starts[SHIP_SITE] + ship * SITES, out)
    put_one(s.ship, starts[UNLOADING], out)
    for place in range(s.ordered):
        out[starts[ORDER] + place * SPACES + s.order[place]] = 1
    out[starts[UNLOADED]] = s.unloaded * units[UNLOADED]


@inlined
def write_cards(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes round cards, deck, discard pile and hands."""
    for kind in range(ROUND_CARD_KINDS):
        out[starts[ROUND_CARDS] + kind] = s.round_cards[kind] * units[ROUND_CARDS]
    put_cards(s.deck, units[DECK], starts[DECK], out)
    put_cards(s.discard, units[DISCARD], starts[DISCARD], out)
    put_cards(s.left_behind, units[LEFT_BEHIND], starts[LEFT_BEHIND], out)
    for owner in range(s.seats):
        put_cards(s.hands[owner], units[HANDS], starts[HANDS] + from_seat(s, owner, seat) * CARD_KINDS, out)


@inlined
def write_market(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """Writes what is on sale, and the pair if the observing seat is looking at it."""
    for space in range(MARKET_SPACES):
        put_one(s.face_up[space], starts[FACE_UP] + space * CARD_KINDS, out)
    out[starts[FACE_DOWN]] = s.face_down * units[FACE_DOWN]
    for slot in range(PAIR):
        if 0 <= s.looked[slot] < CARD_KINDS:
            out[starts[LOOKED] + slot * CARD_KINDS + s.looked[slot]] = 1
    put_seat(s, s.drawer, seat, starts[DRAWER], out)


@inlined
def stones_by_owner(s: Any, first: int, last: int) -> int:
    """Counts the laid stones from `first` up to `last` by owner, in one number with eight bits for each seat."""
    stones = 0
    for place in range(first, last):
        owner = s.laid[place]
        stones += int(owner >= 0) << (8 * max(owner, 0))
    return stones


@inlined
def pyramid_places(s: Any) -> int:
    """Returns how many places of `laid`, from the left, the pyramid or pyramids may have used."""
    if s.sides[PYRAMID_SITE] == 0:
        return int(s.built[0])
    return SMALL_PYRAMIDS * SMALL_FIELDS + int(s.built[SMALL_PYRAMIDS])


@inlined
def write_pyramid_and_temple(s: Any, starts: Any, units: Any, out: Any) -> None:
    """I7, I8  Writes how many stones the pyramids and the temple have."""
    for pyramid in range(SMALL_PYRAMIDS + 1):
        out[starts[BUILT] + pyramid] = s.built[pyramid] * units[BUILT]
    out[starts[TEMPLE_STONES]] = s.temple_stones * units[TEMPLE_STONES]
    out[starts[TEMPLE_SCORED]] = s.temple_space * units[TEMPLE_SCORED]


@inlined
def write_owners(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """I11.2  Writes the stones of each seat on the pyramid and in the temple: they matter with the wrath only."""
    on_pyramid = stones_by_owner(s, 0, pyramid_places(s) * s.wrath)
    in_temple = stones_by_owner(s, LAID_SPACES - s.temple_stones * s.wrath, LAID_SPACES)
    for owner in range(s.seats):
        place = from_seat(s, owner, seat)
        out[starts[PYRAMID] + place] = (on_pyramid >> (8 * owner) & 255) * units[PYRAMID]
        out[starts[TEMPLE] + place] = (in_temple >> (8 * owner) & 255) * units[TEMPLE]


@inlined
def write_top_of_temple(s: Any, seat: int, starts: Any, out: Any) -> None:
    """I8.1, I8.2  Writes the visible stones: levels are filled from the left, so the last stones are those on top."""
    spaces = max(TEMPLE_SPACES[s.seats], 1)  # never 0, so that the remainder cannot raise
    last = s.temple_stones - 1
    space = last % spaces
    out[starts[TEMPLE_NEXT] + (space + 1 if space + 1 < spaces else 0)] = 1
    for place in range(min(spaces, s.temple_stones)):
        put_seat(s, s.laid[LAST_LAID - last + place], seat, starts[TEMPLE_TOP] + space * s.seats, out)
        space = space - 1 if space > 0 else spaces - 1


@inlined
def write_chamber_and_obelisks(s: Any, seat: int, starts: Any, units: Any, out: Any) -> None:
    """I9  Writes the burial chamber stone by stone; heights, single stones and towers of the obelisks."""
    for place in range(min(s.chamber_stones, CHAMBER_PLACES)):
        put_seat(s, s.chamber[place], seat, starts[CHAMBER] + place * s.seats, out)
    out[starts[CHAMBER_STONES]] = s.chamber_stones * units[CHAMBER_STONES]
    for owner in range(s.seats):
        out[starts[OBELISKS] + from_seat(s, owner, seat)] = s.obelisk[owner] * units[OBELISKS]
    for tower in range(s.tower_count):
        put_seat(s, s.towers[tower], seat, starts[TOWERS] + tower * s.seats, out)
