"""Limits on how much one guest may ask of the house: token buckets, and counts of what is open at once.

The clock is passed in, nothing does I/O, and memory is bounded however many addresses come by: this runs for every
message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from math import ceil
from time import monotonic

Clock = Callable[[], float]

MOST_KEYS = 100_000


class Bucket:
    """A token bucket: holds at most `burst` tokens and gets `rate` new ones a second."""

    __slots__ = ("_at", "_clock", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Takes a token. Returns False if there is none."""
        now = self._clock()
        tokens = min(self.burst, self.tokens + (now - self._at) * self.rate)
        self._at = now
        if tokens < 1:
            self.tokens = tokens
            return False
        self.tokens = tokens - 1
        return True


class Buckets:
    """A token bucket for each key, such as an address.

    A bucket that was not used for as long as it takes to fill is full and can be forgotten. Keys are kept in the order
    of their last use, so those come first; if there are too many keys, the first is dropped all the same.
    """

    __slots__ = ("_clock", "_levels", "_until_full", "burst", "most", "rate")

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._until_full = burst / rate
        self._levels: dict[str, tuple[float, float]] = {}  # key -> tokens, and when they were counted

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str) -> bool:
        """Takes a token from the bucket of a key. Returns False if there is none."""
        now = self._clock()
        level = self._levels.pop(key, None)
        tokens = float(self.burst) if level is None else min(self.burst, level[0] + (now - level[1]) * self.rate)
        is_there = tokens >= 1
        self._levels[key] = (tokens - 1 if is_there else tokens, now)
        self._forget(now)
        return is_there

    def wait_s(self, key: str) -> int:
        """Returns after how many whole seconds a key has a token again."""
        tokens, at = self._levels.get(key, (1.0, 0.0))
        return max(1, ceil((1 - tokens) / self.rate - (self._clock() - at)))

    def _forget(self, now: float) -> None:
        """Drops up to two keys. That keeps the number bounded, since a call adds at most one."""
        for _ in range(2):
            key, (_, at) = next(iter(self._levels.items()))
            if now - at < self._until_full and len(self._levels) <= self.most:
                return
            del self._levels[key]
            if not self._levels:
                return


class Counter:
    """Counts what is open at once for each key, at most `most`."""

    __slots__ = ("_counts", "most", "total")

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._counts)

    def count(self, key: str) -> int:
        """Returns how many are open now."""
        return self._counts.get(key, 0)

    def enter(self, key: str) -> bool:
        """Counts one more, and returns True, unless there are too many. Has to be paired with `leave`."""
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


class LastAddresses:
    """The address that each person came from last."""

    __slots__ = ("_addresses", "most")

    def __init__(self, most: int = MOST_KEYS) -> None:
        self.most = most
        self._addresses: dict[str, str] = {}  # in the order in which they were noted

    def __len__(self) -> int:
        return len(self._addresses)

    def note(self, person: str, key: str) -> None:
        """Notes the key of the address that a person comes from."""
        self._addresses.pop(person, None)
        self._addresses[person] = key
        if len(self._addresses) > self.most:
            del self._addresses[next(iter(self._addresses))]

    def of(self, person: str) -> str:
        """Returns the key of a person's last address; a person who was not seen yet counts as one of their own."""
        return self._addresses.get(person, person)


def address_key(address: str | None) -> str:
    """Returns the key of a client's address. Of IPv6 it is the /64 network: one household has all of it."""
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


def is_in(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        number = ip_address(address)
    except ValueError:
        return False
    if isinstance(number, IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    return any(number in network for network in networks)
