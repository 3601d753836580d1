"""Measures Imhotep: first moves, gifts of a stone or a card, a turn that is passed, and the mistakes of Mason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.strategy.table import Table, Value, chosen, final_value, gain, player, value_of
from saqqara.rules.imhotep.components import (
    BONUS,
    BONUS_POINTS,
    CARD_NAMES,
    SMALL_FIELDS,
    SMALL_PYRAMID_FIELDS,
    SMALL_PYRAMIDS,
    Site,
    Source,
)
from saqqara.rules.imhotep.sites.burial_chamber import place_in_chamber
from saqqara.rules.imhotep.sites.obelisks import place_on_obelisks
from saqqara.rules.imhotep.sites.pyramid import are_all_complete, place_without_choice
from saqqara.rules.imhotep.sites.temple import place_in_temple
from saqqara.rules.imhotep.state import Step, award, is_side_b, next_seat
from saqqara.tournament.study.design import ALL_SIDES

OPENING, PLAY, QUICK = "pharaoh@0.05", "pharaoh@0.02", "pharaoh@0.01"
PASSES = 0.07  # share of the turns at which a pass is judged
SLED = 5
KEPT = range(CARD_NAMES.index("pyramid-decoration"), len(CARD_NAMES))  # all cards but the red ones
Row = dict[str, Any]


def set_up(kind: str, seats: int, number: int) -> tuple[Table, np.random.Generator]:
    """The table of a job: any sides, with or without wrath, and the chance of what is sampled."""
    name = f"strategy {kind} {seats} {number}"
    chance = np.random.default_rng(list(name.encode()))
    sides, wrath = ALL_SIDES[chance.integers(len(ALL_SIDES))], bool(chance.integers(2))
    return Table("imhotep", seats, name, sides=sides, wrath=wrath), chance


def options_of(table: Table) -> Row:
    """The options of a table, for a row."""
    position = table.game.position(table.state)
    return {"sides": position["sides"], "wrath": position["wrath"]}


# --- first moves ---


def opening(seats: int, number: int) -> Row:
    """Every first move of a set-up, each searched as hard as the others, and the chances before it."""
    table, _ = set_up("opening", seats, number)
    found = value_of(table, OPENING, "before")
    moves = {
        kind: _own(value_of(table.after(0, move), OPENING, f"after {kind}"), 0)
        for kind, move in first_moves(table).items()
    }
    ships = "".join(map(str, table.state.ship_spaces))
    return {**options_of(table), "ships": ships, "wins": rounded(found.wins), "points": rounded(found.points)} | {
        "moves": moves
    }


def first_moves(table: Table) -> dict[str, str]:
    """One move of each kind: `take`, or `load 4.1` for the first space of a ship of four; equal ships count once."""
    kinds: dict[str, str] = {}
    for move in table.question(0, "").legal:
        kind = move
        if move.startswith("load"):
            ship, space = move[5], move[6:]
            kind = f"load {table.state.ship_spaces['abcd'.index(ship)]}.{space}"
        kinds.setdefault(kind, move)
    return kinds


def _own(value: Value, seat: int) -> list[float]:
    return [round(value.wins[seat], 4), round(value.points[seat], 3)]


def rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, 4) for number in numbers]


# --- games of Pharaohs ---


def end(seats: int, number: int) -> Row:
    """How a quick game of equals ends."""
    table, _ = set_up("end", seats, number)
    turn = 0
    while table.seats_to_move:
        seat = table.seats_to_move[0]
        table.play(seat, chosen(table, seat, QUICK, f"move {turn}"))
        turn += 1
    found = final_value(table)
    return {**options_of(table), "wins": rounded(found.wins), "points": found.points}


def game(seats: int, number: int) -> Row:
    """A game of equals: what gifts at the start of each round and passes here and there are worth, and its end."""
    table, chance = set_up("game", seats, number)
    gifts: list[Any] = []
    passes: list[Any] = []
    turn, rounds = 0, 0
    while table.seats_to_move:
        seat, state = table.seats_to_move[0], table.state
        if state.step == Step.ACTION:
            if state.round_number > rounds:
                rounds = state.round_number
                gifts += gifts_at(table, int(chance.integers(seats)), f"gift {rounds}")
            if chance.random() < PASSES:
                passes.append([rounds, *passed(table, seat, f"pass {turn}")])
        table.play(seat, chosen(table, seat, PLAY, f"move {turn}"))
        turn += 1
    end = final_value(table)
    record = table.state.pack().view(table.state.DTYPE)[0]
    earned = record["earned"][:seats].tolist()
    return {**options_of(table), "turns": turn, "wins": rounded(end.wins), "points": end.points} | {
        "earned": earned,
        "gifts": gifts,
        "passes": passes,
    }


def passed(table: Table, seat: int, name: str) -> list[float]:
    """What a seat loses if the next one moves in its place."""
    twin = table.copy()
    twin.state.actor = twin.state.asked = next_seat(twin.state, seat)
    return gain(value_of(twin, PLAY, name), value_of(table, PLAY, name), seat)


def gifts_at(table: Table, seat: int, name: str) -> Iterator[list[Any]]:
    """Round, gift and gain, for each gift that the table allows."""
    before = value_of(table, PLAY, name)
    for gift, give in GIFTS.items():
        twin = table.copy()
        if give(twin.state, seat):
            side = _side(table.state, gift)
            yield [table.state.round_number, gift + side, *gain(before, value_of(twin, PLAY, name), seat)]


def _side(s: Any, gift: str) -> str:
    site = {"pyramid": Site.PYRAMID, "temple": Site.TEMPLE, "chamber": Site.CHAMBER, "obelisks": Site.OBELISKS}
    return f" {'AB'[s.sides[site[gift]]]}" if gift in site else ""


def _stone(place: Callable[[Any, int], None]) -> Callable[[Any, int], bool]:
    """A stone from the quarry to a site."""

    def give(s: Any, seat: int) -> bool:
        if s.quarry[seat] == 0:
            return False
        s.quarry[seat] -= 1
        place(s, seat)
        return True

    return give


def _place_on_pyramid(s: Any, seat: int) -> None:
    """On side B the free field with most points, without the action of a bonus."""
    if not is_side_b(s, Site.PYRAMID) or are_all_complete(s):
        place_without_choice(s, seat)
        return
    points, pyramid = max(
        (BONUS_POINTS if (field := fields[s.built[number]]) == BONUS else field, number)
        for number, fields in enumerate(SMALL_PYRAMID_FIELDS[:SMALL_PYRAMIDS])
        if s.built[number] < SMALL_FIELDS
    )
    s.laid[pyramid * SMALL_FIELDS + s.built[pyramid]] = seat
    s.built[pyramid] += 1
    award(s, seat, points, Source.PYRAMID)


def _to_sled(s: Any, seat: int) -> bool:
    if s.quarry[seat] == 0 or s.sled[seat] == SLED:
        return False
    s.quarry[seat] -= 1
    s.sled[seat] += 1
    return True


def _card(kind: int) -> Callable[[Any, int], bool]:
    """A card that is unseen, to be kept."""

    def give(s: Any, seat: int) -> bool:
        if s.deck[kind] == 0:
            return False
        s.deck[kind] -= 1
        s.hands[seat][kind] += 1
        return True

    return give


GIFTS: dict[str, Callable[[Any, int], bool]] = {
    "pyramid": _stone(_place_on_pyramid),
    "temple": _stone(place_in_temple),
    "chamber": _stone(place_in_chamber),
    "obelisks": _stone(place_on_obelisks),
    "sled": _to_sled,
    **{CARD_NAMES[kind]: _card(kind) for kind in KEPT},
}


# --- Mason's games ---


def review(seats: int, number: int) -> Row:
    """A game of Masons: what each decision cost that Pharaoh would have made otherwise."""
    table, _ = set_up("review", seats, number)
    decisions, mistakes, turn = 0, [], 0
    while table.seats_to_move:
        seat = table.seats_to_move[0]
        question = table.question(seat, f"move {turn}")
        move = chosen(table, seat, "mason", f"move {turn}")
        if len(question.moves) > 1:
            decisions += 1
            bot = player(PLAY, "imhotep")
            bot.begin()
            best = bot.evaluate(table.question(seat, f"best {turn}")).best.move
            if best != move:
                values = [value_of(table.after(seat, each), PLAY, f"cost {turn}") for each in (move, best)]
                cost = gain(values[0], values[1], seat)[:2]
                mistakes.append([turn, table.state.round_number, seat, kind_of(table, move, best), move, best, *cost])
        table.play(seat, move)
        turn += 1
    return {**options_of(table), "decisions": decisions, "mistakes": mistakes}


def kind_of(table: Table, move: str, best: str) -> str:
    """The kind of a mistake."""
    if table.state.step != Step.ACTION:
        return _CHOICES.get(Step(table.state.step), "part of a card")
    verb, better = (text.partition(" ")[0] for text in (move, best))
    if verb != better:
        return f"{verb} for {better}"
    if verb == "sail":
        return "sail to another site" if move[5] == best[5] else "sail another ship"
    if verb == "load":
        return "load another space" if move[5] == best[5] else "load another ship"
    return "play another card"


_CHOICES = {
    Step.MARKET: "market card",
    Step.KEEP: "market card",
    Step.PYRAMID: "pyramid field",
    Step.PYRAMID_BY_CARD: "pyramid field",
    Step.BONUS_CARD: "bonus",
    Step.BONUS_STONES: "bonus",
    Step.BONUS_LOAD: "bonus",
    Step.TEMPLE: "temple choice",
}
