"""What the box of Imhotep holds: the key of every printed figure and what an edition may print there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from saqqara.rules.edition import Expectation, one_of, row_of, rows_of, whole

LONGEST_SHIP = 4
SHIPS_A_ROUND = 4
ROUND_CARDS = 7
TOWER_SPACES = 8
RED_CARDS = ("entrance", "sarcophagus", "path")
GREEN_CARDS = ("pyramid-decoration", "temple-decoration", "chamber-decoration", "obelisk-decoration")
VIOLET_CARDS = ("statue",)
BLUE_CARDS = ("lever", "hammer", "sail", "chisel")
CARDS = RED_CARDS + GREEN_CARDS + VIOLET_CARDS + BLUE_CARDS
PLAYER_COUNTS = {2: "two", 3: "three", 4: "four"}
MOST_STONES = 30

_points = whole(0, 99)
_ship = whole(1, LONGEST_SHIP)


def _round_card(value: Any) -> str | None:
    is_met = isinstance(value, str) and len(value) == SHIPS_A_ROUND and all(letter in "1234" for letter in value)
    return None if is_met else f"the spaces of {SHIPS_A_ROUND} ships as in '4322'"


def _small_pyramid(bonus: str) -> Expectation:
    return row_of(5, one_of(bonus, otherwise=_points))


FIGURES: dict[str, Expectation] = {
    "stones.per_colour": whole(8, MOST_STONES),
    "stones.take": whole(1, 5),
    "sled.spaces": whole(1, 9),
    "sled.start": row_of(4, whole(0, 9)),
    "rounds.count": whole(1, ROUND_CARDS - 1),
    "ships.fleet": rows_of(SHIPS_A_ROUND, 16, _ship),
    "ships.minimum_load": row_of(LONGEST_SHIP, _ship),
    **{f"round_cards.{word}": row_of(ROUND_CARDS, _round_card) for word in PLAYER_COUNTS.values()},
    **{f"market_cards.{card}": whole(0, 10) for card in CARDS},
    "market.face_up_a": whole(1, 4),
    "market.face_up_b": whole(1, 3),
    "market.face_down_b": whole(1, 2),
    "pyramid.a": row_of(14, _points),
    "pyramid.edge": _points,
    "pyramid.bonus_points": _points,
    "pyramid.left": _small_pyramid("card"),
    "pyramid.middle": _small_pyramid("stones"),
    "pyramid.right": _small_pyramid("load"),
    "temple.spaces": row_of(3, whole(1, 5)),
    "temple.a": _points,
    "temple.b": row_of(5, one_of("choice", "card", otherwise=_points)),
    "temple.choice_points": _points,
    "temple.choice_stones": whole(1, 5),
    "chamber.groups": row_of(5, _points),
    "chamber.further_stone": _points,
    **{f"chamber.rows_{word}": row_of(count, _points) for count, word in PLAYER_COUNTS.items()},
    **{f"obelisks.{word}": row_of(count, _points) for count, word in PLAYER_COUNTS.items()},
    "obelisks.towers": rows_of(1, TOWER_SPACES, _points),
    "obelisks.single": _points,
    "cards.decoration_stones": whole(1, 30),
    "cards.decoration_points": _points,
    "cards.statues": row_of(5, _points),
    "cards.further_statue": _points,
    "cards.unused_blue": _points,
    "wrath.penalty": _points,
}


def disagreements(figures: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Figures that are possible alone but not together: key, what was expected, what was got."""
    for stones in figures["sled.start"]:
        if stones > figures["sled.spaces"]:
            yield "sled.start", f"no more than the {figures['sled.spaces']} spaces of a sled", stones
        if stones >= figures["stones.per_colour"]:
            yield "sled.start", f"fewer than the {figures['stones.per_colour']} stones of a colour", stones
    for spaces, load in enumerate(figures["ships.minimum_load"], start=1):
        if load > spaces:
            yield "ships.minimum_load", f"at most {spaces} for a ship of {spaces}", load
    for word in PLAYER_COUNTS.values():
        for card in figures[f"round_cards.{word}"]:
            if any(card.count(str(spaces)) > figures["ships.fleet"].count(spaces) for spaces in range(1, 5)):
                yield f"round_cards.{word}", "cards whose ships the fleet has", card
    if sum(figures[f"market_cards.{card}"] for card in CARDS) == 0:
        yield "market_cards", "at least one card", 0
