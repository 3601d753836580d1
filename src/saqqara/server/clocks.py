"""Clocks: how much time each seat has left, and when it runs out. Moments are in seconds since 1970, spans in ms.

A clock runs from the moment when everybody can see that its seat owes a move until everybody can see that it does
not: a second mark for a red cross, which nobody may know of yet, neither stops it nor starts it anew. Bots have no
clock. Outages of the house do not count. Only a move earns time: a player who takes it back, or lets a bot play and
returns, goes on with what was left, or with the increment of one move if nothing was.
"""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.server.wire import Clock, PerMove, PerPlayer

Outages = Sequence[tuple[float, float]]


def time_lost(outages: Outages, began: float, ended: float) -> float:
    """Returns how many seconds of a span the house was down. Outages come in order; those that overlap count once."""
    lost = 0.0
    for since, until in outages:
        first, last = max(began, since), min(ended, until)
        if last > first:
            lost += last - first
            began = last
    return lost


class Clocks:
    """The clocks of one table."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind = kind
        self.left = [kind.seconds * 1000] * seats
        self.since: list[float | None] = [None] * seats  # when each clock began to run; None: it stands
        self.kept = list(self.left)  # what was left when it last stopped, before the move earned any time

    def left_at(self, seat: int, now: float, outages: Outages) -> int:
        """Returns what a seat has left."""
        since = self.since[seat]
        if since is None:
            return self.left[seat]
        spent = now - since - time_lost(outages, since, now)
        return max(0, self.left[seat] - max(0, round(spent * 1000)))

    def zero_at(self, seat: int, outages: Outages) -> float | None:
        """Returns when a seat's time will be up, if its clock runs."""
        since = self.since[seat]
        if since is None:
            return None
        return since + self.left[seat] / 1000 + time_lost(outages, since, float("inf"))

    def step(
        self,
        owing: Sequence[int],
        now: float,
        outages: Outages,
        *,
        mover: int | None = None,
        is_new_step: bool = False,
        is_handed: bool = False,
    ) -> None:
        """Stops and starts the clocks after the table has changed. `is_handed`: a seat went to a bot, or came back."""
        for seat in range(len(self.left)):
            owes = seat in owing
            if self.since[seat] is not None and (is_new_step or not owes):
                self._stop(seat, now, outages)
                if not is_handed:
                    self._earn(seat, seat == mover)
            elif seat == mover and not owes:
                self._earn(seat, False)  # a bot has moved for it
            if owes and self.since[seat] is None:
                self.since[seat] = now

    def restart(self, now: float) -> None:
        """Lets the clocks that run go on from a moment, with what they had left when they began."""
        self.since = [None if since is None else now for since in self.since]

    def resume(self, seat: int) -> None:
        """Gives a seat that has taken its move back the time that it had before it moved."""
        if self.since[seat] is None:
            self.left[seat] = self.kept[seat]

    def come_back(self, seat: int) -> None:
        """Gives a player who returns with no time left the increment of one move; else it would be up again at once."""
        if isinstance(self.kind, PerPlayer):
            self.left[seat] = self.left[seat] or self.kind.increment * 1000

    def _stop(self, seat: int, now: float, outages: Outages) -> None:
        self.left[seat] = self.kept[seat] = self.left_at(seat, now, outages)
        self.since[seat] = None

    def _earn(self, seat: int, has_moved: bool) -> None:
        """Adds a fresh span for the next move, or the increment of the one that was made."""
        if isinstance(self.kind, PerMove):
            self.left[seat] = self.kind.seconds * 1000
        elif has_moved:
            self.left[seat] += self.kind.increment * 1000
