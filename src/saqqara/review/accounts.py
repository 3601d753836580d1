"""Luck and skill: every change of a worth is given to whoever acted, so that the sums are exact.

Where seats act in secret a seat's own part is what its moves lost against the best ones it could know, its luck is what
it saw of nature's draws, and the rest of the change is the others'.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.review.unit_review import UnitReview
from saqqara.rules.contract import NATURE

Array = np.ndarray[Any, Any]


@dataclass
class Share:
    """What one line changed, by seat: [chance of the first place, points]."""

    turn: int  # of the moment after the line
    luck: Array  # [2, seat]
    own: Array
    others: Array

    @classmethod
    def none(cls, turn: int, seats: int) -> Share:
        """No change."""
        return cls(turn, *(np.zeros((2, seats)) for _ in range(3)))

    @property
    def weight(self) -> float:
        """How much the line moved the result."""
        moved = self.luck + self.own + self.others
        return float(np.abs(moved[0]).sum())


def as_rows(worth: Any) -> Array:
    """Chances and points as one array."""
    return np.array([worth.wins, worth.points])


def attribute_changes(found: UnitReview, after: UnitReview, costs: dict[int, Array], has_one_tree: bool) -> list[Share]:
    """The changes at each line of a unit; `costs` are what decisions lost, by turn, for their seats."""
    before, later = as_rows(found.appraisal.worth), as_rows(after.appraisal.worth)
    lines, seats = found.unit.lines, before.shape[1]
    if len(lines) == 1 or has_one_tree:
        return _in_turn(found, before, later, seats)
    return _at_once(found, before, later, costs, seats)


def _in_turn(found: UnitReview, before: Array, later: Array, seats: int) -> list[Share]:
    """One acts after another; before a secret draw is shown, its seat decides with it."""
    shares, now = [], before
    for place, line in enumerate(found.unit.lines):
        share = Share.none(line.turn + 1, seats)
        then = later if place == len(found.unit.lines) - 1 else _inside(found, place, now)
        change, now = then - now, then
        if line.seat == NATURE:
            share.luck += change
        else:
            share.others += change
            share.own[:, line.seat] = change[:, line.seat]
            share.others[:, line.seat] = 0
        shares.append(share)
    return shares


def _inside(found: UnitReview, place: int, now: Array) -> Array:
    """The worth inside a unit: that of the question which follows, for its seat knows more than the others."""
    judged = found.judged.get(found.unit.lines[place + 1].turn)
    return now if judged is None else as_rows(judged.evaluated.worth)


def _at_once(found: UnitReview, before: Array, later: Array, costs: dict[int, Array], seats: int) -> list[Share]:
    """All act at the same time."""
    shares = {line.turn: Share.none(line.turn + 1, seats) for line in found.unit.lines}
    expected = as_rows(found.appraisal.each_seats_own_estimate)
    for seat in range(seats):
        own_lines = [line for line in found.unit.lines if line.seat == seat]
        seen = [line for line in found.unit.lines if line.seat == NATURE and line.seen_by == seat]
        if seen and own_lines and own_lines[0].turn in found.judged:
            seen_worth = as_rows(found.judged[own_lines[0].turn].evaluated.worth)
            shares[seen[-1].turn].luck[:, seat] = (seen_worth - expected)[:, seat]
        for line in own_lines:
            shares[line.turn].own[:, seat] = -costs.get(line.turn, np.zeros(2))
    attributed = sum(share.luck + share.own for share in shares.values())
    shares[found.unit.lines[-1].turn].others += later - before - attributed
    return list(shares.values())


def totals(shares: Sequence[Share], start: Array, end: Array) -> list[dict[str, list[float]]]:
    """For chances and for points: start, luck, own, others and end, by seat."""
    luck, own, others = (
        np.sum([getattr(share, name) for share in shares], axis=0) for name in ("luck", "own", "others")
    )
    others = end - start - luck - own  # the same number, without the rounding of many additions
    parts = {"start": start, "luck": luck, "own": own, "others": others, "end": end}
    return [{name: [float(number) for number in part[row]] for name, part in parts.items()} for row in range(2)]
