"""Who is connected to the other processes, by table and person, as each of them says.

What a process says of its guests is a lease, which its heartbeats renew: when it has been silent for too long, its
guests are gone.
"""

from __future__ import annotations

from collections.abc import Iterable

from saqqara.server.wire import Presence

Guests = dict[tuple[str, str], Presence]  # (table, person) -> state; whoever is gone is not in it


class Leases:
    """The guests of the other processes. Moments are passed in, in seconds of a monotonic clock."""

    def __init__(self) -> None:
        self._heard_at: dict[str, float] = {}  # process -> when it was last heard of
        self._guests: dict[str, Guests] = {}  # process -> its guests
        self._lists: dict[str, Guests] = {}  # process -> the complete list that it is telling

    def renew(self, process: str, now: float) -> bool:
        """Notes that a process is alive. Returns whether nothing was known of it."""
        is_new = process not in self._heard_at
        self._heard_at[process] = now
        return is_new

    def renew_all(self, now: float) -> None:
        """Gives all processes a full term: it was this one that did not listen."""
        self._heard_at = dict.fromkeys(self._heard_at, now)

    def silent(self, before: float) -> list[str]:
        """Returns the processes that were last heard of before a moment."""
        return [process for process, heard_at in self._heard_at.items() if heard_at < before]

    def state(self, table: str, person: str) -> Presence:
        """Returns whether a person is connected to a table through any other process."""
        return best(guests.get((table, person), "gone") for guests in self._guests.values())

    def tell(self, process: str, table: str, person: str, state: Presence) -> bool:
        """Notes what a process says of one guest. Returns whether that changes anything."""
        before = self.state(table, person)
        for guests in (self._guests.setdefault(process, {}), self._lists.get(process, {})):
            if state == "gone":
                guests.pop((table, person), None)
            else:
                guests[table, person] = state
        return self.state(table, person) != before

    def begin_list(self, process: str) -> None:
        """Notes that a process is about to name all of its guests."""
        self._lists[process] = {}

    def end_list(self, process: str) -> list[tuple[str, str]]:
        """Forgets the guests whom a process has not named. Returns them, by table and person."""
        named = self._lists.pop(process, None)
        if named is None:
            return []
        before = self._guests.get(process, {})
        self._guests[process] = named
        return [guest for guest in before if guest not in named]

    def forget(self, process: str) -> list[tuple[str, str]]:
        """Forgets a process. Returns who was connected to it, by table and person."""
        self._heard_at.pop(process, None)
        self._lists.pop(process, None)
        return list(self._guests.pop(process, {}))


def best(states: Iterable[Presence]) -> Presence:
    """Returns the presence of somebody with several connections: they are there if one of them is."""
    found = set(states)
    return "here" if "here" in found else "away" if "away" in found else "gone"
