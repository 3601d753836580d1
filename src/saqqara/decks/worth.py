"""What a card promises before it is clear which of its symbols will be crossed off, in tenths of a point.

The figures are measured: a regression over greedy games on eight decks whose cards were not yet evened out, of what a
card earned less the 3.7 points that each expedition card spent on it brings elsewhere.
"""

from __future__ import annotations

FIELD = -13  # each field of the shortest way
PROMISE = {"r": 16, "g": 16, "s": -4, "x": 6, "t": 29, "e": 16}


def promise(way: int, symbols: str) -> int:
    """The promise of a card with a shortest way of so many fields and these symbols."""
    return FIELD * way + sum(PROMISE.get(symbol, 0) for symbol in symbols)
