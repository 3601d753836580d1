"""Scores of club evenings, as in duplicate bridge, and tables of scores as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

_FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # spreadsheets carry out what begins with one of them


def scores(points: Mapping[str, int]) -> dict[str, float | None]:
    """Returns the score of each of those who had one seat of one deal, by who it is: 0 to 100; None of one alone.

    It is the share of the others who have fewer points; those who have as many count half.
    """
    return {who: _score(mine, [other for one, other in points.items() if one != who]) for who, mine in points.items()}


def _score(mine: int, others: Sequence[int]) -> float | None:
    if not others:
        return None
    beaten = sum(other < mine for other in others) + sum(other == mine for other in others) / 2
    return 100 * beaten / len(others)


def as_csv(names: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Returns a table as CSV. No text of a person becomes a formula of a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(names)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULAS) else value
