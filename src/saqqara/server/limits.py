"""Limits on how much one guest may ask of the house: token buckets, and counts of what is open at once.

Nothing here reads a clock of its own or does any I/O, and all of it is quick: it is asked for every message. Memory is
bounded, however many addresses come by.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from time import monotonic

Clock = Callable[[], float]

MOST_KEYS = 100_000


class Bucket:
    """Holds `burst` tokens at most and gets `rate` new ones a second; whoever finds none is refused."""

    __slots__ = ("_at", "_clock", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Takes a token, if there is one."""
        now = self._clock()
        tokens = min(self.burst, self.tokens + (now - self._at) * self.rate)
        self._at = now
        if tokens < 1:
            self.tokens = tokens
            return False
        self.tokens = tokens - 1
        return True


class Buckets:
    """A bucket for each key, as in one for each address.

    A bucket that nobody used for as long as it takes to fill is full, so it can be forgotten. Keys are in the order of
    their last use, so those are the first; if there are too many keys all the same, the first goes too.
    """

    __slots__ = ("_clock", "_levels", "_until_full", "burst", "most", "rate")

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._until_full = burst / rate
        self._levels: dict[str, tuple[float, float]] = {}  # key -> tokens, when that was

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str) -> bool:
        """Takes a token from the bucket of this key, if there is one."""
        now = self._clock()
        level = self._levels.pop(key, None)
        tokens = float(self.burst) if level is None else min(self.burst, level[0] + (now - level[1]) * self.rate)
        is_there = tokens >= 1
        self._levels[key] = (tokens - 1 if is_there else tokens, now)
        self._forget(now)
        return is_there

    def wait_s(self, key: str) -> int:
        """How long it takes until this key finds a token again, in whole seconds."""
        tokens, at = self._levels.get(key, (1.0, 0.0))
        return max(1, ceil((1 - tokens) / self.rate - (self._clock() - at)))

    def _forget(self, now: float) -> None:
        """Two a call are enough: only one can have come."""
        for _ in range(2):
            key, (_, at) = next(iter(self._levels.items()))
            if now - at < self._until_full and len(self._levels) <= self.most:
                return
            del self._levels[key]
            if not self._levels:
                return


class Counter:
    """How many things are open at once for each key, `most` at most."""

    __slots__ = ("_counts", "most", "total")

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def count(self, key: str) -> int:
        """How many are open now."""
        return self._counts.get(key, 0)

    def enter(self, key: str) -> bool:
        """Counts one more, unless there are too many. Who has entered leaves exactly once."""
        count = self._counts.get(key, 0)
        if count >= self.most:
            return False
        self._counts[key] = count + 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        """Counts one less."""
        count = self._counts[key] - 1
        self.total -= 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]


def address_key(address: str | None) -> str:
    """The key of a client's address. A line at home has 2**64 addresses of IPv6, which are one guest's all the same."""
    if not address:
        return "unknown"
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address)
    except ValueError:
        return address[:64]
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> 64 << 64)) + "/64"
