"""Grades and accuracy: the one place with their thresholds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from saqqara.review.model import Estimate, Grade

# The chance of the first place that a move lost, from which on it has the grade.
INACCURACY = 0.01
MISTAKE = 0.05
BLUNDER = 0.10

STEEPNESS = 10.0  # of the accuracy: a decision that loses a tenth of the first place counts as 37


def grade_of(lost: Estimate) -> Grade:
    """Returns the grade of a move that was not the best one; never a bad one if it may have lost nothing."""
    if lost.low <= 0 or lost.mean < INACCURACY:
        return "good"
    if lost.mean < MISTAKE:
        return "inaccuracy"
    return "mistake" if lost.mean < BLUNDER else "blunder"


def is_as_good(lost: Estimate) -> bool:
    """Returns whether a tried move may pass for the best one: it loses less than an inaccuracy, as far as is known."""
    return lost.mean < INACCURACY


def accuracy_of(losses: Sequence[Estimate]) -> float | None:
    """Returns 0 to 100 for the decisions of a seat; None without any."""
    if not losses:
        return None
    return 100 * sum(_counted(lost) for lost in losses) / len(losses)


def accuracy_margin_of(losses: Sequence[Estimate]) -> float | None:
    """Returns half the width of the 95 % interval of the accuracy, from those of the losses; None without any."""
    if not losses:
        return None
    squares = ((STEEPNESS * _counted(lost) * (lost.high - lost.mean)) ** 2 for lost in losses)
    return 100 * math.sqrt(sum(squares)) / len(losses)


def _counted(lost: Estimate) -> float:
    """Returns how much a decision counts, from 0 to 1."""
    return math.exp(-STEEPNESS * max(0.0, lost.mean))
