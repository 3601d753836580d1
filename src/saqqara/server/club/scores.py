"""Scores of club evenings, as in duplicate bridge, and tables of scores as CSV."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from saqqara.server.club.challenge_results import share_beaten

_FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # spreadsheets carry out what begins with one of them


def scores(points: Mapping[str, int]) -> dict[str, float | None]:
    """Returns the score of each of those who had one seat of one deal, by who it is: 0 to 100; None of one alone.

    It is the share of the others who have fewer points; those who have as many count half.
    """
    counts = Counter(points.values())
    return {who: None if len(points) < 2 else 100 * share_beaten(counts, mine) for who, mine in points.items()}


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
