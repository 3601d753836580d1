"""Random games in plain Python, position by position, for tests of features, actions and batches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition
from tests.games import ALL_SIDES

GAMES_AND_SEATS = [(game, seats) for game in ("imhotep", "pyramids") for seats in (2, 3, 4)]


def options_of(game: str, number: int) -> dict[str, Any]:
    """Other sides with each number, and the wrath every other time."""
    return {"sides": ALL_SIDES[number % 32], "wrath": number % 2 == 1} if game == "imhotep" else {}


def walk(game: str, seats: int, number: int, **options: Any) -> Iterator[Any]:
    """Every position of random game `number`, to its end; seats that owe a move come in any order."""
    rules, chance = game_in(default_edition(game)), random.Random(f"{game} {seats} {number}")
    state = rules.new(seats, **(options or options_of(game, number)))
    yield state
    while asked := rules.seats_to_move(state):
        seat = chance.choice(asked)
        moves = rules.legal(state, seat)
        weights = [rules.weight(state, move) for move in moves] if seat < 0 else None
        rules.play(state, seat, chance.choices(moves, weights)[0])
        yield state
