"""The figures of a review: chances in per cent, points, and changes of both with their sign."""

from __future__ import annotations

from saqqara.cli.languages import figure, say
from saqqara.review.model import Estimate


def percent(share: float, digits: int = 0) -> str:
    """Returns a share of 1 in per cent, as in `48%`."""
    return say("review.percent", number=figure(100 * share, digits))


def signed(number: float, digits: int) -> str:
    """Returns a change with its sign; one that is rounded to 0 has none."""
    if round(number, digits) == 0:
        return figure(0, digits)
    return ("+" if number > 0 else "") + figure(number, digits)


def signed_percent(share: float) -> str:
    """Returns a change of a share with its sign, as in `+12%`."""
    return say("review.percent", number=signed(100 * share, 0))


def range_of(estimate: Estimate, scale: float = 1.0) -> str:
    """Returns the range in which a figure lies with 95 % confidence, as in `(4.8–7.6)`; nothing where it is exact."""
    low, high = (figure(scale * bound, 1) for bound in (estimate.low, estimate.high))
    return f" ({low}–{high})" if low != high else ""
