"""What processes tell each other of their guests, message by message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from saqqara.server.cluster import Cluster
from saqqara.server.leases import Leases
from saqqara.server.tasks import Tasks
from saqqara.server.unreadable import SetAside
from tests.server.inside import until


class Wire:
    """A storage that keeps what is sent."""

    process, is_shared = "me", True

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.transactions = 0
        self.set_aside = SetAside()

    async def notify(self, *payloads: str) -> None:
        await asyncio.sleep(0)
        self.transactions += 1
        self.sent += payloads


class FakeRoom:
    """A room that keeps whose presence it has published."""

    def __init__(self) -> None:
        self.published: list[str] = []

    def publish_presence(self, person: str, *, is_own: bool) -> None:
        assert not is_own
        self.published.append(person)


def with_others(play: Callable[[Cluster, Wire, FakeRoom], Any]) -> None:
    async def run() -> None:
        wire, room = Wire(), FakeRoom()
        rooms: dict[str, Any] = {"t": room}
        storage: Any = wire
        one = Cluster(storage, Tasks(), rooms, lambda: True)
        await play(one, wire, room)

    asyncio.run(run())


def test_leases_hold_until_their_process_is_forgotten() -> None:
    leases = Leases()
    assert leases.renew("a", 1.0)
    assert not leases.renew("a", 2.0)
    assert leases.tell("a", "t", "ann", "away")
    assert leases.tell("b", "t", "ann", "here")
    assert not leases.tell("a", "t", "ann", "gone"), "she is here through the other"
    assert leases.silent(3.0) == ["a"]
    assert leases.forget("b") == [("t", "ann")]
    assert leases.state("t", "ann") == "gone"


def test_whoever_is_not_on_a_complete_list_is_gone() -> None:
    async def play(one: Cluster, wire: Wire, room: FakeRoom) -> None:
        for message in ("guests a t ann here t bob here", "list a", "guests a t ann here", "guests a t cid away"):
            one.on_notification(message)
        assert one.presence_elsewhere("t", "bob") == "here", "the list is not complete yet"
        one.on_notification("listed a")
        states = [one.presence_elsewhere("t", name) for name in ("ann", "bob", "cid")]
        assert states == ["here", "gone", "away"]
        assert room.published == ["ann", "bob", "cid", "bob"], "nobody was gone for a moment"

    with_others(play)


def test_a_process_that_is_new_or_was_forgotten_is_asked_for_its_guests() -> None:
    async def play(one: Cluster, wire: Wire, room: FakeRoom) -> None:
        one.on_notification("guests a t ann here")
        await until(lambda: wire.sent == ["who me a"])
        one._leases.renew("a", -1000.0)
        one._beaten_at -= 1000.0
        one.heartbeat()
        assert one.presence_elsewhere("t", "ann") == "here", "it was this process that did not listen"
        one._leases.renew("a", -1000.0)
        one.heartbeat()
        assert one.presence_elsewhere("t", "ann") == "gone"
        one.on_notification("alive a")
        await until(lambda: wire.sent.count("who me a") == 2)

    with_others(play)


def test_all_guests_are_named_when_asked_and_only_the_last_state_is_told() -> None:
    async def play(one: Cluster, wire: Wire, room: FakeRoom) -> None:
        one.announce("t", "ann", "here")
        one.announce("t", "ann", "gone")
        one.announce("t", "ann", "away")
        one.announce("t", "bob", "gone")
        await until(lambda: wire.sent == ["guests me t ann away"])
        for number in range(120):
            one.announce(f"table-{number:034}", f"person-{number:05}", "here")
        await until(lambda: len(wire.sent) == 4)
        wire.sent.clear()
        one.on_notification("who a b")
        one.on_notification("who a me")
        one.on_notification("who b *")
        await until(lambda: "listed me" in wire.sent)
        told = wire.sent[wire.sent.index("list me") :]
        assert (told[0], told[-1]) == ("list me", "listed me")
        assert sum(len(text.split()) - 2 for text in told[1:-1]) == 3 * 121
        assert max(len(text) for text in told) < 8000

    with_others(play)


@pytest.mark.parametrize(
    "message",
    ["", "here a t 1 here", "roll a t", "guests a t ann", "guests a t ann asleep", "who a", "nonsense a b c d"],
)
def test_messages_that_are_not_known_are_ignored(message: str) -> None:
    async def play(one: Cluster, wire: Wire, room: FakeRoom) -> None:
        one.on_notification(message)
        assert room.published == []
        assert one.presence_elsewhere("t", "ann") == "gone"

    with_others(play)
