"""Whole numbers that add up: what is shown of shares and of their parts. The pages round in the same way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product

Row = tuple[int, ...]

_ALMOST = 1e-6  # a value that is whole but for the last digits of a computer stays so
_WEIGHTY = 1_000.0  # a column that does not add up is worse than any rounding


def apportioned(values: Sequence[float], total: int) -> list[int]:
    """Returns whole numbers near to the values whose sum is `total`: the largest remainders are rounded up."""
    whole = [_floor(value) for value in values]
    by_remainder = sorted(range(len(values)), key=lambda place: whole[place] - values[place])
    for place in by_remainder[: max(0, total - sum(whole))]:
        whole[place] += 1
    return whole


def balanced(rows: Sequence[Sequence[float]], ends: Sequence[int], totals: Sequence[int] = ()) -> list[Row]:
    """Returns rows of whole numbers: each adds up to its number in `ends`, each column to its number in `totals`.

    Every value is rounded up or down, with the least error that the sums allow.
    """
    ways = (list(_roundings(row, end)) for row, end in zip(rows, ends, strict=True))
    tables = map(list, product(*ways))
    return min(tables, key=lambda table: _missed(table, totals) + _error(table, rows))


def _floor(value: float) -> int:
    return math.floor(value + _ALMOST)


def _roundings(row: Sequence[float], end: int) -> Iterator[Row]:
    """Yields the ways to raise some values of a row such that it adds up to its end; by more than 1 if need be."""
    floors = [_floor(value) for value in row]
    each, rest = divmod(end - sum(floors), len(row))
    for mask in range(2 ** len(row)):
        ups = [mask >> place & 1 for place in range(len(row))]
        if sum(ups) == rest:
            yield tuple(floor + up + each for floor, up in zip(floors, ups, strict=True))


def _missed(made: Sequence[Row], totals: Sequence[int]) -> float:
    return _WEIGHTY * sum(abs(sum(row[column] for row in made) - total) for column, total in enumerate(totals))


def _error(made: Sequence[Row], rows: Sequence[Sequence[float]]) -> float:
    pairs = (pair for whole, row in zip(made, rows, strict=True) for pair in zip(whole, row, strict=True))
    return sum((shown - value) ** 2 for shown, value in pairs)
