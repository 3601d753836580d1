"""Luck and skill: every change of a worth is given to whoever acted, so that the sums are exact.

Where seats act in secret a seat's own part is what its moves lost against the best ones it could know, its luck is what
it saw of nature's draws, and the rest of the change is the others'.

Every part is a sum of worths, each taken once or several times, with a plus or a minus. A worth that is added and taken
away again leaves no error; the rest have independent errors, whose squares add up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from saqqara.review.unit_review import UnitReview
from saqqara.rules.contract import NATURE

Array = np.ndarray[Any, Any]
PARTS = ("luck", "own", "others")
ROUNDING = 1e-9  # sums of many worths differ by less


@dataclass(frozen=True)
class Known:
    """An estimate of every seat, as [chance of the first place, points]."""

    name: str  # estimates of the same name have the same error
    values: Array  # [2, seat]
    errors: Array  # [2, seat] standard errors

    @classmethod
    def of(cls, worth: Any, name: str) -> Known:
        """Returns a worth as an estimate."""
        return cls(name, as_rows(worth), np.array([worth.wins_error, worth.points_error]))


class Part:
    """A sum of estimates by seat."""

    def __init__(self, seats: int) -> None:
        self.values = np.zeros((2, seats))
        self._terms: dict[str, tuple[Array, Array]] = {}  # by name: how often it is in the sum, by seat; its errors

    def add(self, known: Known, times: Array) -> None:
        """Adds an estimate so many times, by seat."""
        self.values = self.values + times * known.values
        before = self._terms[known.name][0] if known.name in self._terms else np.zeros(len(times))
        self._terms[known.name] = before + times, known.errors

    def add_part(self, other: Part, sign: int = 1) -> None:
        """Adds all of another sum, or takes it away."""
        self.values = self.values + sign * other.values
        for name, (times, errors) in other._terms.items():
            before = self._terms[name][0] if name in self._terms else np.zeros(len(times))
            self._terms[name] = before + sign * times, errors

    @property
    def errors(self) -> Array:
        """Returns the standard errors, [2, seat]."""
        squares = [(times * errors) ** 2 for times, errors in self._terms.values()]
        return np.asarray(np.sqrt(np.sum(squares, axis=0))) if squares else np.zeros(self.values.shape)


@dataclass
class Share:
    """What one line changed, by seat."""

    turn: int  # of the moment after the line
    seats: int
    is_secret: bool = False  # all act at the same time: the part of the others belongs to no line
    luck: Part = field(init=False)
    own: Part = field(init=False)
    others: Part = field(init=False)

    def __post_init__(self) -> None:
        """Begins with no change."""
        self.luck, self.own, self.others = (Part(self.seats) for _ in PARTS)

    @property
    def weight(self) -> float:
        """Returns how much chance of the first place the line moved from some seats to others."""
        moved = self.luck.values[0] + self.own.values[0]
        if not self.is_secret:
            moved = moved + self.others.values[0]
        return float(max(moved.clip(min=0).sum(), -moved.clip(max=0).sum()))


@dataclass(frozen=True)
class Lost:
    """What a decision lost to its seat, as [chance of the first place, points]."""

    values: Array
    errors: Array


def as_rows(worth: Any) -> Array:
    """Returns chances and points as one array."""
    return np.array([worth.wins, worth.points])


def attribute_changes(
    found: UnitReview, after: UnitReview, costs: Mapping[int, Lost], has_one_tree: bool
) -> list[Share]:
    """Returns the changes at each line of a unit; `costs` are what decisions lost, by turn, for their seats."""
    before, later = _worth_of(found), _worth_of(after)
    if len(found.unit.lines) == 1 or has_one_tree:
        return _in_turn(found, before, later)
    return _at_once(found, before, later, costs)


def _worth_of(found: UnitReview) -> Known:
    return Known.of(found.appraisal.worth, f"unit {found.unit.start}")


def _in_turn(found: UnitReview, before: Known, later: Known) -> list[Share]:
    """Attributes changes where one acts after another; before a secret draw is shown, its seat decides with it."""
    shares, now, seats = [], before, before.values.shape[1]
    for place, line in enumerate(found.unit.lines):
        share = Share(line.turn + 1, seats)
        then = later if place == len(found.unit.lines) - 1 else _inside(found, place, now)
        if line.seat == NATURE:
            _add_change(share.luck, now, then, np.ones(seats))
        else:
            mine = _only(line.seat, seats)
            _add_change(share.own, now, then, mine)
            _add_change(share.others, now, then, 1 - mine)
        shares.append(share)
        now = then
    return shares


def _add_change(part: Part, before: Known, after: Known, times: Array) -> None:
    part.add(after, times)
    part.add(before, -times)


def _only(seat: int, seats: int) -> Array:
    return np.asarray(np.arange(seats) == seat, float)


def _inside(found: UnitReview, place: int, now: Known) -> Known:
    """Returns the worth inside a unit: that of the next question, for its seat knows more than the others."""
    turn = found.unit.lines[place + 1].turn
    judged = found.judged.get(turn)
    return now if judged is None else Known.of(judged.evaluated.worth, f"question {turn}")


def _at_once(found: UnitReview, before: Known, later: Known, costs: Mapping[int, Lost]) -> list[Share]:
    """Attributes changes where all act at the same time."""
    seats = before.values.shape[1]
    shares = {line.turn: Share(line.turn + 1, seats, is_secret=True) for line in found.unit.lines}
    expected = Known.of(found.appraisal.each_seats_own_estimate, before.name)
    for seat in range(seats):
        own_lines = [line for line in found.unit.lines if line.seat == seat]
        seen = [line for line in found.unit.lines if line.seat == NATURE and line.seen_by == seat]
        if seen and own_lines and own_lines[0].turn in found.judged:
            turn = own_lines[0].turn
            with_cards = Known.of(found.judged[turn].evaluated.worth, f"question {turn}")
            _add_change(shares[seen[-1].turn].luck, expected, with_cards, _only(seat, seats))
        for line in own_lines:
            if line.turn in costs:
                shares[line.turn].own.add(_lost_by(costs[line.turn], line.turn, seats), -_only(seat, seats))
    others = shares[found.unit.lines[-1].turn].others
    _add_change(others, before, later, np.ones(seats))
    for share in shares.values():
        others.add_part(share.luck, -1)
        others.add_part(share.own, -1)
    return list(shares.values())


def _lost_by(lost: Lost, turn: int, seats: int) -> Known:
    values, errors = (np.repeat(rows[:, None], seats, axis=1) for rows in (lost.values, lost.errors))
    return Known(f"decision {turn}", values, errors)


def totals(shares: Sequence[Share], start: Known, end: Known) -> tuple[dict[str, Array], dict[str, Array]]:
    """Returns start, luck, own, others and end, each as [chance or points, seat], and their standard errors."""
    parts = {name: Part(start.values.shape[1]) for name in PARTS}
    for share in shares:
        for name, part in parts.items():
            part.add_part(getattr(share, name))
    rest = end.values - start.values - parts["luck"].values - parts["own"].values
    attributed = parts["others"].values
    assert np.allclose(attributed, rest, rtol=0, atol=ROUNDING), f"attributed {attributed}, but what is left is {rest}"
    values = {name: part.values for name, part in parts.items()}
    errors = {name: part.errors for name, part in parts.items()}
    # `rest` is the same number as what was attributed, without the rounding of many additions.
    return (
        {"start": start.values, **values, "others": rest, "end": end.values},
        {"start": start.errors, **errors, "end": end.errors},
    )
