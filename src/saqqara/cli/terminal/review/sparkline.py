"""A row of bars, one character wide each: how a chance went through a game."""

from __future__ import annotations

from collections.abc import Sequence

BARS = "▁▂▃▄▅▆▇█"


def sparkline(shares: Sequence[float], width: int) -> str:
    """Draws shares from 0 to 1 in at most so many bars; each bar shows the last share of its part, the last the end."""
    bars = min(width, len(shares))
    last = len(shares) - 1
    chosen = [shares[last if bars == 1 else round(bar * last / (bars - 1))] for bar in range(bars)]
    return "".join(BARS[min(int(max(share, 0.0) * len(BARS)), len(BARS) - 1)] for share in chosen)
