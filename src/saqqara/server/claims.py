"""Questions that a bot or a clock is about to answer at one table."""

from __future__ import annotations


class Claims:
    """Which question is reserved at each seat, so that it is answered once."""

    __slots__ = ("_asks",)

    def __init__(self) -> None:
        self._asks: dict[int, int] = {}  # seat -> question

    def __len__(self) -> int:
        return len(self._asks)

    def __contains__(self, seat: int) -> bool:
        return seat in self._asks

    def claim(self, seat: int, ask: int) -> bool:
        """Reserves a question for a bot or a clock. Returns False if it is reserved already."""
        if self._asks.get(seat) == ask:
            return False
        self._asks[seat] = ask
        return True

    def release(self, seat: int, ask: int) -> None:
        """Ends the reservation, unless it is for another question by now."""
        if self._asks.get(seat) == ask:
            del self._asks[seat]
