"""Checks callers' arguments: editions, options, seats, seeds, arrays to write to."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from saqqara.games import GAMES
from saqqara.rules.contract import Game, check_options, known_game
from saqqara.rules.edition import Edition, find_edition
from saqqara.rules.errors import SaqqaraError, quoted

Array = np.ndarray[Any, Any]

KINDS = (np.dtype(np.float32), np.dtype(np.uint8))
FLAGS = (np.dtype(np.uint8), np.dtype(np.int8), np.dtype(np.bool_))  # dtypes of masks
SEATS = 4  # of a game for which no number is given


def box_of(game: str, edition: Any) -> Edition:
    """Returns the edition of a name or path, an edition as it is, for None the game's default edition."""
    return find_edition(known_game(game), edition)


def fresh_state(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """Returns the state at the start of a game."""
    check_options(game, options)
    return game.new(seats, **options)


def known_seats(game: str, seats: Any) -> int:
    """Checks a number of seats of a game."""
    possible = GAMES[game].seats
    return _between("seats", seats, possible[0], possible[-1])


def known_seat(seat: Any, seats: int) -> int:
    """Checks the number of a seat."""
    return _between("seat", seat, 0, seats - 1)


def at_least_one(name: str, number: Any) -> int:
    """Checks a number of things that has to be positive."""
    count = _whole(number)
    if count is None or count < 1:
        raise SaqqaraError(f"{name}: expected a whole number from 1 up, got {quoted(number)}")
    return count


def known_seed(seed: Any) -> int:
    """Checks a seed."""
    number = _whole(seed)
    if number is None:
        raise SaqqaraError(f"seed: expected a whole number, got {quoted(seed)}")
    return number


def known_kind(dtype: Any) -> Any:
    """Checks the dtype of observations."""
    try:
        kind = np.dtype(dtype)
    except TypeError:
        kind = None
    if kind not in KINDS:
        raise SaqqaraError(f"dtype: expected float32 or uint8, got {quoted(dtype)}")
    return kind


def check_array(name: str, array: Any, shape: tuple[int, ...], kinds: tuple[Any, ...]) -> None:
    """Refuses an array that compiled code cannot write to: compiled code itself does not check."""
    words = f"{' or '.join(np.dtype(kind).name for kind in kinds)} of shape {shape}"
    if not isinstance(array, np.ndarray):
        raise SaqqaraError(f"{name}: expected an array, {words}, got {quoted(array)}")
    if array.shape != shape or array.dtype not in kinds:
        raise SaqqaraError(f"{name}: expected {words}, got {array.dtype} of shape {array.shape}")
    if not array.flags.c_contiguous:
        raise SaqqaraError(f"{name}: expected a C-contiguous array, got one with gaps")
    if not array.flags.writeable:
        raise SaqqaraError(f"{name}: expected a writable array, got a read-only one")


def _between(name: str, number: Any, least: int, most: int) -> int:
    count = _whole(number)
    if count is None or not least <= count <= most:
        raise SaqqaraError(f"{name}: expected {least} to {most}, got {quoted(number)}")
    return count


def _whole(number: Any) -> int | None:
    """Returns a whole number, NumPy's too, as an int; None for anything else, also for True and 1.0."""
    if isinstance(number, bool | np.bool_):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None
