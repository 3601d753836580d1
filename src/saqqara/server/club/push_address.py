"""Which addresses the house sends notices to: those of push services, never those of the host's own network.

A guest chooses the address, so a house that went anywhere could be made to speak to machines that only it can reach
(SSRF). The connection uses what `PublicResolver` has found: no second lookup can give another answer.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

from saqqara.server.refusals import Refusal

HTTPS = 443
_NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address is in its last four bytes


def is_public(host: str) -> bool:
    """Whether an IP address belongs to the public internet."""
    try:
        address = _inner(ip_address(host.partition("%")[0]))
    except ValueError:
        return False
    return address.is_global and not address.is_multicast


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Returns the IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or teredo or address


def check_push_address(url: str, may_be_local: bool = False) -> None:
    """Refuses what cannot be the address of a push service. `may_be_local` is for tests, on this machine."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _refused() from None
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url or "@" in parts.netloc or parts.fragment:
        raise _refused()
    if may_be_local:
        return
    if parts.scheme != "https" or port not in (None, HTTPS) or not _is_outside(host):
        raise _refused()


def _is_outside(host: str) -> bool:
    """Whether a host can be on the public internet: an address that is public, or a full name."""
    if ":" in host or host.replace(".", "").isdigit():
        return is_public(host)
    return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal", ".home.arpa"))


def _refused() -> Refusal:
    return Refusal("bad_message", "endpoint: expected the https address of a public push service, got another")


class PublicResolver(AbstractResolver):
    """Resolves names of public machines only."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        self._inner = inner or ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        """Returns the addresses of a name. A name with one that is not public has none."""
        found: list[ResolveResult] = await self._inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError("expected public addresses of a push service, got others")
        return found

    async def close(self) -> None:
        """Closes the resolver."""
        await self._inner.close()
