"""Random matches for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from saqqara import Match

ALL_SIDES = ["".join("AB"[(mix >> site) & 1] for site in range(5)) for mix in range(32)]


def random_match(
    number: int,
    seats: int = 4,
    after: Callable[[Match], None] | None = None,
    most: int = 10_000,
    cls: type[Match] = Match,
    game: str = "imhotep",
    **options: Any,
) -> Match:
    """Match `number`, played by random players to its end or for so many moves; `after` looks after each move.

    Where several seats owe a move, a random one comes first.
    """
    match = cls.new(game, seats, seed=f"test-{number}", date="2026-11-15", **options)
    player = random.Random(number)
    for _ in range(most):
        if not match.seats_to_move:
            break
        seat = player.choice(match.seats_to_move)
        match.play(player.choice(match.legal(seat)), seat=seat)
        if after is not None:
            after(match)
    return match
