"""The cached people and open connections of this process, which end when somebody signs out or is forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from saqqara.server.people import People
from saqqara.server.room import Room

SIGNED_OUT = "signed out"


class LocalSessions:
    """Cached people and open connections of this process."""

    def __init__(self, people: People, rooms: Mapping[str, Room]) -> None:
        self._people = people
        self._rooms = rooms

    def sign_out(self, name: str) -> None:
        """Ends what a person, or a device, has here. Their tokens are worth nothing from now on."""
        self._people.forget(name, is_gone=True)
        for room in tuple(self._rooms.values()):
            for guest in room.guests:
                if name in (guest.person, guest.device):
                    guest.hang_up(SIGNED_OUT)

    def read_again(self, person: str) -> None:
        """Has a person looked up at their next request: something about them has changed."""
        self._people.forget(person, is_gone=False)

    def read_all_again(self) -> None:
        """Has everybody looked up at their next request: it is not known what has changed."""
        self._people.forget_all()
