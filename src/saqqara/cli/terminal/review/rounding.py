"""Rounding of tables whose rows add up: what is shown adds up too."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product

Row = tuple[int, ...]

_ALMOST = 1e-6  # sums of floating-point numbers that are this near to a whole number are one


def rounded_rows(rows: Sequence[Sequence[float]]) -> list[Row]:
    """Rounds each number up or down, such that in each row the last number stays the sum of the others.

    The sum of each column is rounded up or down too: columns that add up to 100 or to 0 still do. Of all ways to do
    so it takes the one with the least error.
    """
    ways: dict[Row, tuple[float, list[Row]]] = {(0,) * len(rows[0]): (0.0, [])}  # by the sums of the columns so far
    for row in rows:
        longer: dict[Row, tuple[float, list[Row]]] = {}
        for sums, (error, chosen) in ways.items():
            for candidate in _roundings(row):
                total = tuple(map(sum, zip(sums, candidate, strict=True)))
                worse = error + sum((is_shown - is_) ** 2 for is_shown, is_ in zip(candidate, row, strict=True))
                if total not in longer or worse < longer[total][0]:
                    longer[total] = worse, [*chosen, candidate]
        ways = longer
    columns = [math.fsum(column) for column in zip(*rows, strict=True)]
    fitting = [way for sums, way in ways.items() if all(map(_is_rounding, sums, columns))]
    return min(fitting or ways.values(), key=lambda way: way[0])[1]


def _roundings(row: Sequence[float]) -> Iterator[Row]:
    """Yields the ways to round a row in which its last number is the sum of the others."""
    for candidate in product(*map(_up_and_down, row)):
        if sum(candidate[:-1]) == candidate[-1]:
            yield candidate


def _up_and_down(number: float) -> list[int]:
    return sorted({math.floor(number + _ALMOST), math.ceil(number - _ALMOST)})


def _is_rounding(whole: int, number: float) -> bool:
    return whole in _up_and_down(number)
