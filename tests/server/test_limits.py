"""Token buckets and counts: what is let through, and that memory stays bounded."""

from __future__ import annotations

import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.server.limits import Bucket, Buckets, Counter, LastAddresses, address_key


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    hand = Hand()
    bucket = Bucket(rate=2, burst=3, clock=hand)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    hand.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    hand.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 3), max_size=200), st.floats(0.5, 50), st.integers(1, 80))
def test_no_pattern_of_asking_gets_more_than_burst_and_rate(pauses: list[float], rate: float, burst: int) -> None:
    hand = Hand()
    bucket, buckets = Bucket(rate, burst, hand), Buckets(rate, burst, clock=hand)
    taken = 0
    for pause in pauses:
        hand.now += pause
        got = bucket.take()
        assert buckets.take("one") == got  # one key is one bucket
        taken += got
    assert taken <= burst + rate * (hand.now - 1000) + 1e-6


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, burst=2, clock=Hand())
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")


def test_whoever_finds_no_token_is_told_when_there_will_be_one() -> None:
    hand = Hand()
    buckets = Buckets(rate=1 / 60, burst=1, clock=hand)
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    assert buckets.wait_s("a") == 60
    hand.now += 50
    assert buckets.wait_s("a") == 10
    hand.now += buckets.wait_s("a")
    assert buckets.take("a")


def test_full_buckets_are_forgotten() -> None:
    hand = Hand()
    buckets = Buckets(rate=1, burst=10, clock=hand)
    for number in range(50):
        buckets.take(str(number))
    assert len(buckets) == 50
    hand.now += 10
    for _ in range(50):
        buckets.take("last")
    assert len(buckets) == 1


def test_a_key_in_use_is_not_forgotten() -> None:
    hand = Hand()
    buckets = Buckets(rate=1, burst=10, clock=hand)
    for step in range(100):
        hand.now += 0.01
        buckets.take("busy")
        buckets.take(f"guest {step}")
    assert not buckets.take("busy")


def test_however_many_keys_come_memory_is_bounded() -> None:
    buckets = Buckets(rate=0.001, burst=10, most=100, clock=Hand())
    for number in range(10_000):
        buckets.take(str(number))
        assert len(buckets) <= 100
    assert buckets.take("9999")


def test_a_single_bucket_that_is_full_is_kept_well() -> None:
    hand = Hand()
    buckets = Buckets(rate=1000, burst=1, clock=hand)
    for _ in range(3):
        hand.now += 1
        assert buckets.take("a")


def test_counter() -> None:
    counter = Counter(most=2)
    assert [counter.enter("a") for _ in range(3)] == [True, True, False]
    assert counter.enter("b")
    assert (counter.count("a"), counter.count("b"), counter.count("c"), counter.total) == (2, 1, 0, 3)
    counter.leave("a")
    assert counter.enter("a")
    for key in ("a", "a", "b"):
        counter.leave(key)
    assert (len(counter), counter.total) == (0, 0)
    with pytest.raises(KeyError):
        counter.leave("a")


def test_the_last_address_of_each_person() -> None:
    addresses = LastAddresses(most=3)
    assert addresses.of("ann") == "ann"
    for person, key in (("ann", "a"), ("bob", "b"), ("ann", "c"), ("cid", "d"), ("dan", "e")):
        addresses.note(person, key)
    assert [addresses.of(person) for person in ("ann", "bob", "cid", "dan")] == ["c", "bob", "d", "e"]
    assert len(addresses) == 3


@pytest.mark.parametrize(
    ("address", "key"),
    [
        (None, "unknown"),
        ("", "unknown"),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
        ("x:" * 500, "x:" * 32),
    ],
)
def test_the_key_of_an_address(address: str | None, key: str) -> None:
    assert address_key(address) == key


def test_a_limit_costs_microseconds() -> None:
    """Wide of the mark, so that a busy machine passes: it is asked for every message."""
    bucket, buckets = Bucket(1e9, 10), Buckets(1e9, 10)
    assert timeit.timeit(bucket.take, number=10_000) / 10_000 < 50e-6
    assert timeit.timeit(lambda: buckets.take("a"), number=10_000) / 10_000 < 50e-6
