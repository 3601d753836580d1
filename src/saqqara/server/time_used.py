"""How long the players of a table have thought, with or without clocks. Moments are in seconds since 1970.

Time counts as it does for clocks: while all can see that a person owes a move, but not for bots, and not while the
house was down. Spans are kept rather than sums, because outages become known later.
"""

from __future__ import annotations

from collections.abc import Collection

from saqqara.server.clocks import Outages, time_lost


class TimeUsed:
    """The spans in which each seat of one table owed a move."""

    def __init__(self, seats: int) -> None:
        self._since: list[float | None] = [None] * seats  # since when each seat owes a move; None: it does not
        self._spans: list[list[tuple[float, float]]] = [[] for _ in range(seats)]

    def step(self, owing: Collection[int], now: float) -> None:
        """Ends and begins spans after the table has changed."""
        for seat, since in enumerate(self._since):
            if since is not None and seat not in owing:
                self._spans[seat].append((since, now))
                self._since[seat] = None
            elif since is None and seat in owing:
                self._since[seat] = now

    def restart(self, now: float) -> None:
        """Lets the spans that last begin anew at a moment."""
        self._since = [None if since is None else now for since in self._since]

    def ms(self, seat: int, outages: Outages) -> int:
        """Returns for how long a seat has owed moves that were made."""
        seconds = sum(max(0.0, ended - began - time_lost(outages, began, ended)) for began, ended in self._spans[seat])
        return round(seconds * 1000)
