"""The names of the house: a request for another one is refused, whatever address it came to.

Else any site could have its own name lead to this machine (DNS rebinding): to a browser its pages would then be of the
same origin as the house, and could read all that this machine, or this network, may read.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

from saqqara.server.api.responses import problem
from saqqara.server.headers import LONGEST, is_loopback, place_of
from saqqara.server.settings import Settings, is_everywhere

REMEMBERED = 256


class Hosts:
    """What the header Host may say. Ports do not matter: a proxy or a container may have others."""

    def __init__(self, settings: Settings, hostname: str | None = None) -> None:
        bound = settings.host.lower()
        public = place_of(settings.public_url.partition("//")[2], "https") if settings.public_url else None
        self._names = {"localhost", _plain(bound)} | ({_plain(public.name)} if public else set())
        self._has_any_address = is_everywhere(bound) or not (_is_address(bound) or is_loopback(bound))
        if not is_loopback(bound):
            name = _plain((hostname or socket.gethostname()).lower())
            first = name.partition(".")[0]
            self._names |= {name, first, f"{first}.local"}
        self._remembered = lru_cache(REMEMBERED)(self._is_own)

    def has(self, host: str | None) -> bool:
        """Whether the house has this name."""
        return host is not None and len(host) <= LONGEST and self._remembered(host)

    def _is_own(self, host: str) -> bool:
        place = place_of(host, "http")
        if place is None:
            return False
        name = _plain(place.name)
        return name in self._names or is_loopback(name) or (self._has_any_address and _is_address(name))


def _plain(name: str) -> str:
    """Returns a name without the dot at the end that makes it absolute."""
    return name.removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck:
    """Passes on what is asked of the house by one of its names, and lets another application answer the rest."""

    def __init__(self, app: ASGIApp, hosts: Hosts, otherwise: ASGIApp) -> None:
        self.app = app
        self.hosts = hosts
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Looks at the header Host, of which there has to be one."""
        if scope["type"] in ("http", "websocket"):
            names = [value for name, value in scope["headers"] if name == b"host"]
            if len(names) != 1 or not self.hosts.has(names[0].decode("latin-1")):
                await self.otherwise(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def wrong_host(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request, or a WebSocket, for a name that the house does not have."""
    message = "Host: expected an address of this server, got another; add it with --public-url"
    await problem("wrong_host", message)(scope, receive, send)
