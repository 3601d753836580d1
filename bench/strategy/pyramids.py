"""Measures Pyramids: the first two cards, gifts on the score card, an expedition that is missed, Mason's mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.strategy.imhotep import Row, rounded
from bench.strategy.table import Table, Value, chosen, final_value, gain, player, value_of
from saqqara.rules.pyramids.box import CARDS
from saqqara.rules.pyramids.components import (
    CLAIMS,
    COLOUR_COUNT,
    COLOUR_OF,
    ELIXIRS,
    MOST_GEMS,
    MOST_SKULLS,
    NOBODY,
    SKULLS,
)
from saqqara.rules.pyramids.state import Owes, Step, first_owing

PLAY = "pharaoh@0.05"
MISSES = 0.07  # share of the expedition cards at which one that is missed is judged


def set_up(kind: str, seats: int, number: int) -> tuple[Table, np.random.Generator]:
    """The table of a job, and the chance of what is sampled."""
    name = f"strategy pyramids {kind} {seats} {number}"
    return Table("pyramids", seats, name), np.random.default_rng(list(name.encode()))


def answers(table: Table, level: str, name: str, besides: int | None = None) -> dict[int, str]:
    """What a level answers on each seat that is asked at the same time."""
    seats = (seat for seat in table.seats_to_move if seat != besides)
    return {seat: chosen(table, seat, level, f"{name} {seat}") for seat in seats}


def advance(table: Table, seat: int, fixed: dict[int, str], name: str) -> Table:
    """A copy, played on until the seat is asked for its next mark; `fixed` are the answers of this step."""
    twin, left = table.copy(), dict(fixed)
    number = 0
    while twin.seats_to_move:
        if not left and twin.state.step == Step.MARKING and twin.state.owes[seat] == Owes.MARK:
            break
        asked = next((each for each in twin.seats_to_move if each in left), twin.seats_to_move[0])
        move = left.pop(asked) if asked in left else chosen(twin, asked, PLAY, f"{name} on {number}")
        twin.play(asked, move)
        number += 1
    return twin


def worth(table: Table, seat: int, fixed: dict[int, str], name: str) -> Value:
    """What the seat expects after these answers."""
    twin = advance(table, seat, fixed, name)
    return value_of(twin, PLAY, name, seat) if twin.seats_to_move else final_value(twin)


# --- the first two cards ---


def opening(seats: int, number: int) -> Row:
    """All pairs of cards that seat 0 can keep; the others keep the same in each case."""
    table, _ = set_up("opening", seats, number)
    others = answers(table, PLAY, "keep", besides=0)
    pairs = {}
    for move in table.question(0, "").legal:
        found = worth(table, 0, {**others, 0: move}, "keep")
        pairs[move.removeprefix("keep ")] = [round(found.wins[0], 4), round(found.points[0], 3)]
    return {"pairs": pairs}


# --- games of Pharaohs ---


def game(seats: int, number: int) -> Row:
    """A game of equals: what gifts at the start of each round and missed expeditions are worth, and its end."""
    table, chance = set_up("game", seats, number)
    gifts: list[Any] = []
    missed: list[Any] = []
    step, rounds = 0, 0
    while table.seats_to_move:
        state = table.state
        found = answers(table, PLAY, f"move {step}")
        if state.step == Step.MARKING and all(state.owes[seat] == Owes.MARK for seat in range(seats)):
            seat = int(chance.integers(seats))
            if state.round_number > rounds:
                rounds = state.round_number
                gifts += gifts_at(table, seat, chance, f"gift {rounds}")
            if chance.random() < MISSES:
                missed.append([rounds, *missing(table, seat, found, f"miss {step}")])
        for seat, move in found.items():
            table.play(seat, move)
        step += 1
    end = final_value(table)
    record = table.state.pack().view(table.state.DTYPE)[0]
    return {"wins": rounded(end.wins), "points": end.points, "earned": record["earned"][:seats].tolist()} | {
        "gifts": gifts,
        "missed": missed,
    }


def missing(table: Table, seat: int, found: dict[int, str], name: str) -> list[float]:
    """What a seat loses that crosses off nothing at this expedition card."""
    without = table.copy()
    without.state.owes[seat], without.state.count[seat] = int(Owes.NOTHING), 0
    without.state.asked = first_owing(without.state)
    others = {other: move for other, move in found.items() if other != seat}
    return gain(worth(without, seat, others, name), worth(table, seat, found, name), seat)


def gifts_at(table: Table, seat: int, chance: np.random.Generator, name: str) -> Iterator[list[Any]]:
    """Round, gift and gain, for each gift that the table allows."""
    before = value_of(table, PLAY, name, seat)
    for gift, give in GIFTS.items():
        twin = table.copy()
        if give(twin.state, seat, chance):
            yield [table.state.round_number, gift, *gain(before, value_of(twin, PLAY, name, seat), seat)]


Give = Callable[[Any, int, np.random.Generator], bool]


def _gem(is_scarcer: bool) -> Give:
    """A gem of the colour of which the seat has fewer, or of the other."""

    def give(s: Any, seat: int, chance: np.random.Generator) -> bool:
        own = s.gems[seat]
        gem = int((own[0] > own[1]) == is_scarcer)
        if own[gem] == MOST_GEMS:
            return False
        own[gem] += 1
        s.gems_before[seat][gem] += 1
        return True

    return give


def _torch(s: Any, seat: int, chance: np.random.Generator) -> bool:
    """The torch of this round."""
    if s.torches[seat][s.round_number - 1]:
        return False
    s.torches[seat][s.round_number - 1] = s.torch_before[seat] = 1
    return True


def _skull(change: int) -> Give:
    """More or fewer skulls."""

    def give(s: Any, seat: int, chance: np.random.Generator) -> bool:
        skulls = min(MOST_SKULLS, max(0, s.skulls[seat] + change))
        if skulls == s.skulls[seat]:
            return False
        s.skulls[seat] = s.skulls_before[seat] = skulls
        return True

    return give


def _claim(place: int) -> Give:
    """The points of a colour, 10, 6 or 3, where they are the next that are free."""

    def give(s: Any, seat: int, chance: np.random.Generator) -> bool:
        free = [colour for colour in range(COLOUR_COUNT) if _next_claim(s, colour) == place]
        if not free:
            return False
        s.claimed[int(chance.choice(free))][place] = seat
        return True

    return give


def _next_claim(s: Any, colour: int) -> int:
    return next((place for place in range(CLAIMS) if s.claimed[colour][place] == NOBODY), CLAIMS)


def _explored(is_claiming: bool) -> Give:
    """An explored pyramid from the deck that makes the seat's number of its colour odd, or even without a claim."""

    def give(s: Any, seat: int, chance: np.random.Generator) -> bool:
        cards = [card for card in range(CARDS) if s.deck[card] and _is_odd(s, seat, COLOUR_OF[card]) == is_claiming]
        if not cards:
            return False
        card = int(chance.choice(cards))
        s.deck[card] = 0
        s.explored_by[card] = seat
        if is_claiming and (place := _next_claim(s, COLOUR_OF[card])) < CLAIMS:
            s.claimed[COLOUR_OF[card]][place] = seat
        return True

    return give


def _is_odd(s: Any, seat: int, colour: int) -> bool:
    own = [card for card in range(CARDS) if s.explored_by[card] == seat and COLOUR_OF[card] == colour]
    return len(own) % 2 == 1


GIFTS: dict[str, Give] = {
    "gem of the scarcer colour": _gem(is_scarcer=True),
    "gem of the other colour": _gem(is_scarcer=False),
    "torch": _torch,
    "skull": _skull(1),
    "elixir": _skull(-2),
    "claim of 10": _claim(0),
    "claim of 6": _claim(1),
    "claim of 3": _claim(2),
    "first of a pair of one colour": _explored(is_claiming=False),
    "second of a pair of one colour": _explored(is_claiming=True),
}


# --- Mason's games ---


def review(seats: int, number: int) -> Row:
    """A game of Masons: what the decisions of seat 0 cost that Pharaoh would have made otherwise."""
    table, _ = set_up("review", seats, number)
    decisions, mistakes, step = 0, [], 0
    while table.seats_to_move:
        found = answers(table, "mason", f"move {step}")
        move = found.get(0)
        if move is not None and table.state.owes[0] != Owes.CROSS and len(table.question(0, "").moves) > 1:
            decisions += 1
            bot = player(PLAY, "pyramids")
            bot.begin()
            best = bot.evaluate(table.question(0, f"best {step}")).best.move
            if best != move:
                values = [worth(table, 0, {**found, 0: each}, f"cost {step}") for each in (move, best)]
                cost = gain(values[0], values[1], 0)[:2]
                kind = kind_of(table, move, best)
                mistakes.append([step, table.state.round_number, 0, kind, move, best, *cost])
        for seat, answer in found.items():
            table.play(seat, answer)
        step += 1
    return {"decisions": decisions, "mistakes": mistakes}


def kind_of(table: Table, move: str, best: str) -> str:
    """The kind of a mistake."""
    if not move.startswith("mark"):
        return "first cards" if move.startswith("keep") else "new card"
    card, *fields = move.split()[1:]
    other, *better = best.split()[1:]
    if _signs(SKULLS, card, fields) > _signs(SKULLS, other, better):
        return "crosses off more skulls"
    if _signs(ELIXIRS, card, fields) != _signs(ELIXIRS, other, better):
        return "an elixir too early or too late"
    if (len(fields) == 1) != (len(better) == 1):
        return "a single square for the shape" if len(fields) == 1 else "the shape for a single square"
    return "another card" if card != other else "other squares of the card"


def _signs(bits: Any, card: str, fields: list[str]) -> int:
    """How many of the squares carry a sign."""
    places = ((int(field[1]) - 1) * 5 + "abcde".index(field[0]) for field in fields)
    return sum(int(bits[int(card) - 1]) >> place & 1 for place in places)
