"""Invariants: what is true of every state. `faults` lists in words what is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPES, distances

from .components import (
    COLOUR_OF,
    DRAWN,
    ENTRANCES,
    EXPEDITIONS,
    FIELDS,
    HAND,
    HIDDEN,
    MOST_GEMS,
    MOST_SKULLS,
    NATURE,
    NOBODY,
    NONE,
    OPEN,
    RED_CROSSES,
    ROUNDS,
    SEATS,
    SHAPE_COUNTS,
    SHAPE_KINDS,
    TOMBS,
)
from .moves import MOVES
from .new_pyramid import lowest_explored_now, waits_for_replacement
from .notation import names_of
from .state import FIRST_OF_NATURE, FIRST_OF_SEATS, GameState, Owes, Step
from .symbols import count_fields
from .turn import legal_answers, legal_moves

Faults = Iterator[str]


def faults(s: GameState) -> list[str]:
    """The broken invariants. Later checks rely on earlier ones, so the first check that fails ends the list."""
    for check in _CHECKS:
        if found := list(dict.fromkeys(check(s))):
            return found
    return []


def _numbers(s: GameState) -> Faults:
    if not 2 <= s.seats <= SEATS:
        yield f"seats: expected 2 to {SEATS}, got {s.seats}"
        return
    if not 1 <= s.round_number <= ROUNDS:
        yield f"round: expected 1 to {ROUNDS}, got {s.round_number}"
    if not 0 <= s.turned_count <= EXPEDITIONS:
        yield f"expeditions: expected at most {EXPEDITIONS} a round, got {s.turned_count}"
    if s.step not in tuple(Step) or s.step < FIRST_OF_NATURE:
        yield f"pending: expected an open question, got step {s.step}"
    for seat in range(SEATS):
        cards = (*s.hands[seat], *s.explored_now[seat])
        drawn = (*s.drawn[seat], s.choice[seat])
        if any(not NONE <= card < CARDS for card in cards) or any(not HIDDEN <= card < CARDS for card in drawn):
            yield f"hands: expected cards 1 to {CARDS} before seat {seat}, got {cards}"
        if s.owes[seat] not in tuple(Owes) or not 0 <= s.count[seat] <= CARDS:
            yield f"pending: expected something that seat {seat} can owe, got {s.owes[seat]}"
        if seat >= s.seats and (any(card != NONE for card in (*cards, *drawn)) or s.owes[seat]):
            yield f"seat {seat} does not play, but has something"


def _expeditions(s: GameState) -> Faults:
    turned = s.turned_up[: s.turned_count]
    if any(not 0 <= shape < SHAPE_KINDS for shape in turned) or any(
        shape != NONE for shape in s.turned_up[s.turned_count :]
    ):
        yield f"expeditions: expected {s.turned_count} shapes, got {s.turned_up}"
        return
    for shape, count in enumerate(SHAPE_COUNTS):
        if s.unseen[shape] < 0 or s.unseen[shape] + turned.count(shape) != count:
            got = turned.count(shape) + max(s.unseen[shape], 0)
            yield f"expeditions: expected {count} of {SHAPES[shape]}, got {got}"


def _cards(s: GameState) -> Faults:
    places: list[list[str]] = [[] for _ in range(CARDS)]
    for card in range(CARDS):
        if s.deck[card] not in (0, 1):
            yield f"deck: expected each card once, got {s.deck[card]} of card {card + 1}"
        places[card] += ["the deck"] * s.deck[card]
        if s.explored_by[card] != NOBODY:
            if not 0 <= s.explored_by[card] < s.seats:
                yield f"explored: expected seats 0 to {s.seats - 1}, got {s.explored_by[card]}"
            places[card].append("the explored ones")
    if any(not NONE <= card < CARDS for card in s.display):
        yield f"display: expected cards 1 to {CARDS}, got {s.display}"
        return
    for card in s.display:
        if card != NONE:
            places[card].append("the display")
    for seat in range(s.seats):
        for slot in range(HAND):
            if (s.hands[seat][slot] != NONE and not waits_for_replacement(s, seat, slot)) or (
                s.hands[seat][slot] != NONE and s.step == Step.MARKING
            ):
                places[s.hands[seat][slot]].append(f"the hand of seat {seat}")
        for card in s.drawn[seat]:
            if card >= 0:
                places[card].append(f"the cards drawn by seat {seat}")
    for card, where in enumerate(places):
        if len(where) != 1:
            yield f"cards: expected card {card + 1} in one place, got {' and '.join(where) or 'none'}"


def _crosses(s: GameState) -> Faults:
    for seat in range(s.seats):
        for slot in range(HAND):
            for crossed in (s.crossed[seat][slot], s.crossed_before[seat][slot] if s.step == Step.MARKING else 0):
                yield from _chamber(s, seat, slot, crossed)
        if s.step == Step.MARKING:
            yield from _marks_of_step(s, seat)


def _marks_of_step(s: GameState, seat: int) -> Faults:
    """Checks that what a seat has crossed off in this step fits what it still owes."""
    crosses = 0
    has_marked = False
    for slot in range(HAND):
        new = s.crossed[seat][slot] & ~s.crossed_before[seat][slot]
        if s.crossed_before[seat][slot] & ~s.crossed[seat][slot]:
            yield f"crossed: expected seat {seat} to keep what it had crossed off before"
        if s.hands[seat][slot] != NONE and s.crossed_before[seat][slot] & TOMBS[s.hands[seat][slot]]:
            yield f"crossed: expected the tomb of card {s.hands[seat][slot] + 1} not to be crossed off before this step"
        if new:
            has_marked = True
            crosses += count_fields(new & RED_CROSSES[s.hands[seat][slot]])
    if has_marked and s.owes[seat] == Owes.MARK:
        yield f"crossed: expected nothing crossed off in this step by seat {seat}, which owes its mark"
    if s.count[seat] > crosses:
        yield f"pending: expected seat {seat} to owe at most {crosses} squares for red crosses, got {s.count[seat]}"


def _chamber(s: GameState, seat: int, slot: int, crossed: int) -> Faults:
    card = s.hands[seat][slot]
    if card == NONE:
        if crossed:
            yield f"crossed: expected nothing where seat {seat} has no card"
        return
    if crossed & ~OPEN[card]:
        walls = ", ".join(names_of(crossed & ~OPEN[card]))
        yield f"crossed: expected no wall of card {card + 1} to be crossed off, got {walls}"
    elif crossed and not _is_connected(card, crossed):
        yield f"crossed: expected the squares of card {card + 1} to be connected to its entrance"
    is_now = s.explored_now[seat][slot] == card
    if bool(s.crossed[seat][slot] & TOMBS[card]) != is_now:
        yield f"crossed: expected the tomb of card {card + 1} to be crossed off exactly when it is explored"


def _is_connected(card: int, crossed: int) -> bool:
    letters = "".join("." if crossed >> place & 1 else "#" for place in range(FIELDS))
    entrance = ENTRANCES[card].bit_length() - 1
    return letters[entrance] == "." and len(distances(letters, entrance)) == crossed.bit_count()


def _score_cards(s: GameState) -> Faults:
    for seat in range(s.seats):
        if any(not 0 <= gems <= MOST_GEMS for gems in s.gems[seat]):
            yield f"gems: expected 0 to {MOST_GEMS} of each colour for seat {seat}, got {s.gems[seat]}"
        if not 0 <= s.skulls[seat] <= MOST_SKULLS:
            yield f"skulls: expected 0 to {MOST_SKULLS} for seat {seat}, got {s.skulls[seat]}"
        torches = s.torches[seat]
        if any(torch not in (0, 1) for torch in torches) or any(torches[s.round_number :]):
            yield f"torches: expected none of rounds after {s.round_number} for seat {seat}, got one"
    for colour, seats in enumerate(s.claimed):
        claims = [seat for seat in seats if seat != NOBODY]
        if any(not 0 <= seat < s.seats for seat in claims) or seats[: len(claims)] != claims:
            got = [None if seat == NOBODY else seat for seat in seats]
            yield f"claimed: expected seats from the first place on for {COLOURS[colour]}, got {got}"
            continue
        for seat in range(s.seats):
            explored = [card for card in range(CARDS) if s.explored_by[card] == seat and COLOUR_OF[card] == colour]
            if claims.count(seat) * 2 > len(explored):
                yield f"claimed: expected two {COLOURS[colour]} pyramids of seat {seat} for each claim"


def _owed(s: GameState) -> Faults:
    owed = {Step.KEEPING: (Owes.KEEP,), Step.MARKING: (Owes.MARK, Owes.CROSS), Step.TAKING: (Owes.TAKE,)}
    allowed = (Owes.NOTHING, *owed.get(Step(s.step), ()))
    for seat in range(s.seats):
        if s.owes[seat] not in allowed:
            yield f"pending: expected seat {seat} to owe nothing of that kind now"
        if (s.owes[seat] == Owes.CROSS) != (s.step == Step.MARKING and s.count[seat] > 0):
            yield f"pending: expected seat {seat} to owe as many crosses as it has crossed off"
    if (s.step in owed) != any(s.owes[: s.seats]):
        yield "pending: expected entries if a seat has to move, and only then"
    is_draw = FIRST_OF_NATURE <= s.step < FIRST_OF_SEATS
    if is_draw and s.asked != NATURE:
        yield f"pending: expected nature to draw, got seat {s.asked}"
    yield from _set_up(s)
    yield from _taking(s)


def _set_up(s: GameState) -> Faults:
    is_set_up = s.step in (Step.DRAW_HAND, Step.KEEPING)
    if (s.step == Step.KEEPING) != (s.dealt == s.seats * DRAWN) or (s.dealt and not is_set_up):
        yield f"drawn: expected {DRAWN} cards drawn by each seat before two are kept, got {s.dealt} in all"
    for seat in range(s.seats):
        drawn = sum(card != NONE for card in s.drawn[seat])
        due = min(max(s.dealt - seat * DRAWN, 0), DRAWN) if is_set_up else 0
        if drawn != due:
            yield f"drawn: expected {due} cards drawn by seat {seat}, got {drawn}"
        if (s.choice[seat] != NONE) != (s.step == Step.KEEPING and s.owes[seat] == Owes.NOTHING):
            yield f"drawn: expected a choice of seat {seat} exactly when it has kept two"
        if is_set_up and any(card != NONE for card in s.hands[seat]):
            yield f"hands: expected nothing before seat {seat} in the set-up"
    if is_set_up and (s.turned_count or s.round_number != 1 or any(card != NONE for card in s.display)):
        yield "drawn: expected the set-up before everything else"
    if s.step == Step.MARKING and s.turned_count == 0:
        yield "expeditions: expected a card turned up while squares are crossed off"
    if s.step == Step.DRAW_EXPEDITION and s.turned_count == EXPEDITIONS:
        yield f"expeditions: expected fewer than {EXPEDITIONS} before the next is turned up"


def _taking(s: GameState) -> Faults:
    if (s.taker != NOBODY) != (s.step in (Step.TAKING, Step.DRAW_TAKEN)):
        yield "pending: expected a seat that takes a card exactly when one is taken"
        return
    if s.step in (Step.MARKING, Step.KEEPING):
        return
    is_replacing = s.step in (Step.TAKING, Step.DRAW_TAKEN, Step.DRAW_DISPLAY)
    if s.taker != NOBODY and (not 0 <= s.taker < s.seats or s.count[s.taker] == 0):
        yield f"pending: expected a seat that owes a pick, got {s.taker}"
        return
    for seat in range(s.seats):
        waiting = sum(waits_for_replacement(s, seat, slot) for slot in range(HAND))
        if s.count[seat] not in ((0, waiting) if is_replacing else (0,)):
            yield f"pending: expected seat {seat} to owe {waiting} picks, got {s.count[seat]}"
        if s.taker != NOBODY and s.count[seat] and lowest_explored_now(s, seat) < lowest_explored_now(s, s.taker):
            yield "pending: expected the seat with the lowest explored number to pick first"
        for slot in range(HAND):
            card = s.explored_now[seat][slot]
            if card != NONE and (s.explored_by[card] != seat or not is_replacing):
                yield f"explored: expected card {card + 1} among those of seat {seat}, explored in this step"


def _answers(s: GameState) -> Faults:
    moves = [0] * MOVES
    if FIRST_OF_NATURE <= s.step < FIRST_OF_SEATS and legal_moves(s, moves) == 0:
        yield "pending: expected a card that nature can draw"
    if s.step not in (Step.KEEPING, Step.MARKING, Step.TAKING):
        return
    for seat in range(s.seats):
        if s.owes[seat] != Owes.NOTHING and legal_answers(s, seat, moves) == 0:
            yield f"pending: expected a question that seat {seat} can answer"


_CHECKS: tuple[Callable[[GameState], Faults], ...] = (
    _numbers,
    _expeditions,
    _cards,
    _crosses,
    _score_cards,
    _owed,
    _answers,
)
