"""The door of a process: who is connected, counted by address, and who has to go when there is no room for others.

It counts connections (TCP), before anybody has said who they are. A proxy that is trusted is not counted: its
connections are those of many guests, whom `sockets.py` counts by the address that the proxy tells.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Iterable
from heapq import nsmallest
from ipaddress import ip_network
from itertools import islice
from typing import Any, Literal, Protocol
from weakref import WeakKeyDictionary

from saqqara.server.limits import Counter, address_key, is_in
from saqqara.server.open_files import limit, most_connections
from saqqara.server.settings import Settings

SWEEP_S = 1.0
CLOSED_AT_ONCE = 16  # how many are closed at once to make room
REFUSED_POLITELY = 16  # sockets of one address above its limit: they are told why and closed by sockets.py
NEWCOMERS = 8  # one in so many places is kept free of WebSockets

Answer = Literal["welcome", "too_many", "full"]


class Connection(Protocol):
    """A connection that speaks HTTP."""

    @property
    def idle_since(self) -> float | None:
        """Since when it has had no request under way; None while it has one."""

    @property
    def is_known(self) -> bool:
        """Whether the request under way comes from somebody whom the house knows."""

    def hang_up(self) -> None:
        """Closes it at once."""

    def check(self, now: float) -> None:
        """Closes it if it takes too long."""


class Socket(Protocol):
    """A connection that speaks WebSocket."""

    @property
    def is_known(self) -> bool:
        """Whether it belongs to somebody whom the house knows."""

    def hang_up(self) -> None:
        """Closes it at once."""


class Door:
    """All connections of one process."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self._trusted = tuple(ip_network(network) for network in settings.trusted_proxies)
        self._connections: dict[
            Connection, str | None
        ] = {}  # -> the key of the address, None for a proxy; oldest first
        self._sockets: dict[Socket, str | None] = {}
        self._lines_of = Counter(settings.connections_per_address)
        self._sockets_of = Counter(settings.connections_per_address + REFUSED_POLITELY)
        self._loop: AbstractEventLoop | None = None

    # --- HTTP ---

    def enter(self, connection: Connection, address: str | None, loop: AbstractEventLoop) -> Answer:
        """Lets a connection in, if need be in the place of another. Pairs with `leave`, if it is welcome."""
        key = self._key(address)
        if key is not None and not self._lines_of.enter(key):
            return "too_many"
        if len(self._connections) + len(self._sockets) >= self.most and not self._make_room():
            if key is not None:
                self._lines_of.leave(key)
            return "full"
        self._connections[connection] = key
        if self._loop is None:
            self._loop = loop
            loop.call_later(SWEEP_S, self._sweep)
        return "welcome"

    def leave(self, connection: Connection) -> None:
        """Forgets a connection that has ended, or was not welcome."""
        if connection in self._connections:
            key = self._connections.pop(connection)
            if key is not None:
                self._lines_of.leave(key)

    # --- WebSockets ---

    def may_upgrade(self, connection: Connection) -> Answer:
        """Whether a connection may become a WebSocket. A place in eight is kept for newcomers."""
        key = self._connections.get(connection)
        if key is not None and self._sockets_of.count(key) >= self._sockets_of.most:
            return "too_many"
        most = self.most - max(1, self.most // NEWCOMERS)
        if len(self._sockets) >= most and not self._close_sockets():
            return "full"
        return "welcome"

    def enter_socket(self, socket: Socket, address: str | None) -> None:
        """Counts a WebSocket. Pairs with `leave_socket`."""
        key = self._key(address)
        if key is not None and not self._sockets_of.enter(key):
            key = None  # served by another HTTP protocol, which did not ask
        self._sockets[socket] = key

    def leave_socket(self, socket: Socket) -> None:
        """Forgets a WebSocket that has ended."""
        key = self._sockets.pop(socket, None)
        if key is not None:
            self._sockets_of.leave(key)

    # --- room ---

    def _key(self, address: str | None) -> str | None:
        return None if address is not None and is_in(address, self._trusted) else address_key(address)

    def _make_room(self) -> bool:
        """Closes connections: those without a request, longest idle first, then other strangers. Persons stay."""
        idle = (
            (connection.idle_since, number, connection)
            for number, connection in enumerate(self._connections)
            if connection.idle_since
        )
        return (
            self._close_some(connection for _, _, connection in nsmallest(CLOSED_AT_ONCE, idle))
            or self._close_sockets()
            or self._close_some(
                islice((connection for connection in self._connections if not connection.is_known), CLOSED_AT_ONCE)
            )
        )

    def _close_some(self, connections: Iterable[Connection]) -> bool:
        """Closes connections, whose places are free from now on. Returns whether there were any."""
        chosen = list(connections)
        for connection in chosen:
            self.leave(connection)
            connection.hang_up()
        return bool(chosen)

    def _close_sockets(self) -> bool:
        """Closes WebSockets of strangers, who only look on: whoever came first has been idle longest."""
        chosen = list(islice((socket for socket in self._sockets if not socket.is_known), CLOSED_AT_ONCE))
        for socket in chosen:
            self.leave_socket(socket)
            socket.hang_up()
        return bool(chosen)

    def _sweep(self) -> None:
        """Checks how long everybody takes, once a second: a timer for each request would cost more."""
        assert self._loop is not None
        now = self._loop.time()
        for connection in list(self._connections):
            connection.check(now)
        if self._connections:
            self._loop.call_later(SWEEP_S, self._sweep)
        else:
            self._loop = None


_doors: WeakKeyDictionary[Any, Door] = WeakKeyDictionary()


def door_of(config: Any, server_state: Any) -> Door:
    """Returns the door of a server of uvicorn, with the settings of its configuration or else the defaults."""
    door = _doors.get(server_state)
    if door is None:
        settings = getattr(config, "settings", None) or Settings()
        door = _doors[server_state] = Door(settings, most_connections(limit()))
    return door
