"""Security headers of every answer, and the check of the origin of requests that carry a cookie.

The pages load nothing from other sites and run no inline scripts, so the content security policy forbids both. A page
of another origin cannot use a guest's cookie: its browser sends the origin, which has to be the house's own.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv6Address, ip_address
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; font-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
FORBIDDEN_DEVICES = (
    "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"
)

ALWAYS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{device}=()" for device in FORBIDDEN_DEVICES.split()).encode()),
)
# Browsers ignore a policy on scripts and styles, and a visit loads many of them.
PARTS_OF_PAGES = (b"text/javascript", b"text/css", b"text/plain", b"application/json")
FOR_PARTS = ((b"x-content-type-options", b"nosniff"),)
NO_STORE = (b"cache-control", b"no-store")
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class SafetyHeaders:
    """Adds the headers to every HTTP answer, and to the answer that refuses a WebSocket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on, and sets the headers in the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = message.get("headers", ())
                media_type = next(
                    (bytes(value) for name, value in headers if bytes(name).lower() == b"content-type"), b""
                )
                added = headers_for(scope["path"], scope.get("scheme", "http"), media_type)
                names = {name for name, _ in added}
                kept = [header for header in headers if bytes(header[0]).lower() not in names]
                message = {**message, "headers": [*kept, *added]}
            await send(message)

        await self.app(scope, receive, add)


def headers_for(path: str, scheme: str, media_type: bytes = b"") -> tuple[tuple[bytes, bytes], ...]:
    """Returns the headers to set in an answer."""
    headers = FOR_PARTS if path.startswith("/web/") and media_type.startswith(PARTS_OF_PAGES) else ALWAYS
    if path == "/api" or path.startswith("/api/"):
        headers = (*headers, NO_STORE)
    if scheme in HTTPS:
        headers = (*headers, HTTPS_ONLY)
    return headers


# --- origin ---

LONGEST = 300
PORTS = {"http": 80, "https": 443}
HTTPS = ("https", "wss")
_PLACE = r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z_.-]{1,253})(?::(?P<port>[1-9][0-9]{0,4}))?"
_HOST = re.compile(_PLACE)
_ORIGIN = re.compile(r"(?P<scheme>https?)://" + _PLACE, re.IGNORECASE)


class Place(NamedTuple):
    """A host and a port in normal form."""

    name: str
    port: int


def is_same_origin(origin: str | None, host: str | None, public_url: str | None, scheme: str = "http") -> bool:
    """Whether the header Origin names the house itself: its public address, or the Host that was asked for.

    Without the header it is not. Whether a request needs it is for the caller to decide: one with a bearer token does
    not. Where the request came by https, or the public address is https, plain http is another origin; in the second
    case this machine itself may ask past the proxy.
    """
    sender = _origin(origin)
    if sender is None or (scheme in HTTPS and sender[0] != "https"):
        return False
    public = _origin(public_url)
    if sender == public:
        return True
    if public is not None and public[0] == "https" and sender[0] != "https" and not is_loopback(sender[1].name):
        return False
    if public is not None and public[1].name == sender[1].name and public[0] != sender[0]:
        return False
    return sender[1] == place_of(host, sender[0])


def is_https(scheme: str, host: str | None, public_url: str | None) -> bool:
    """Whether the browser sees https: the request came by it, or the Host is that of a public address with https."""
    public = _origin(public_url)
    return scheme in HTTPS or (public is not None and public[0] == "https" and public[1] == place_of(host, "https"))


def is_loopback(name: str) -> bool:
    """Whether a name or an address in normal form is this machine for everybody who asks for it."""
    try:
        number = ip_address(name)
    except ValueError:
        return name == "localhost"
    return ((number.ipv4_mapped if isinstance(number, IPv6Address) else None) or number).is_loopback


def place_of(host: str | None, scheme: str) -> Place | None:
    """Returns what the header Host names, None if it cannot be read."""
    return _place(_HOST, host, scheme)


def _origin(text: str | None) -> tuple[str, Place] | None:
    match = _ORIGIN.match(text) if text is not None and len(text) <= LONGEST else None
    if match is None:
        return None
    scheme = match["scheme"].lower()
    place = _place(_ORIGIN, text, scheme)
    return None if place is None else (scheme, place)


def _place(form: re.Pattern[str], text: str | None, scheme: str) -> Place | None:
    match = form.fullmatch(text) if text is not None and len(text) <= LONGEST else None
    if match is None:
        return None
    port = PORTS[scheme] if match["port"] is None else int(match["port"])
    name = match["name"].lower()
    if name.startswith("["):
        try:
            name = str(IPv6Address(name[1:-1]))
        except AddressValueError:
            return None
    return Place(name, port) if port <= 65_535 else None
