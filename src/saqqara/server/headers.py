"""What every answer says to the browser about safety, and who may speak with a guest's cookie.

The pages load nothing from anywhere else and run no inline script, so the policy forbids it. A page of another origin
cannot use a guest's cookie: its browser tells where it comes from, and that is compared with where the house is.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv6Address
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
# What a page loads is no page: a policy would be heard by nobody, and a visit loads many such files.
PARTS_OF_PAGES = (b"text/javascript", b"text/css", b"text/plain", b"application/json")
FOR_PARTS = ((b"x-content-type-options", b"nosniff"),)
NO_STORE = (b"cache-control", b"no-store")
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class SafetyHeaders:
    """Adds the headers to every HTTP answer, and to the answer that refuses a WebSocket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on; the headers of the answer are ours where both say something."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                told = message.get("headers", ())
                media_type = next((bytes(value) for name, value in told if bytes(name).lower() == b"content-type"), b"")
                added = headers_for(scope["path"], scope.get("scheme", "http"), media_type)
                names = {name for name, _ in added}
                kept = [one for one in told if bytes(one[0]).lower() not in names]
                message = {**message, "headers": [*kept, *added]}
            await send(message)

        await self.app(scope, receive, add)


def headers_for(path: str, scheme: str, media_type: bytes = b"") -> tuple[tuple[bytes, bytes], ...]:
    """The headers of an answer."""
    headers = FOR_PARTS if path.startswith("/web/") and media_type.startswith(PARTS_OF_PAGES) else ALWAYS
    if path == "/api" or path.startswith("/api/"):
        headers = (*headers, NO_STORE)
    if scheme in ("https", "wss"):
        headers = (*headers, HTTPS_ONLY)
    return headers


# --- who speaks ---

LONGEST = 300
PORTS = {"http": 80, "https": 443}
_PLACE = r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z_.-]{1,253})(?::(?P<port>[1-9][0-9]{0,4}))?"
_HOST = re.compile(_PLACE)
_ORIGIN = re.compile(r"(?P<scheme>https?)://" + _PLACE, re.IGNORECASE)


class Place(NamedTuple):
    """A host and a port, each in one way of writing only."""

    name: str
    port: int


def is_same_origin(origin: str | None, host: str | None, public_url: str | None) -> bool:
    """Whether the header Origin names the house itself: its public address, or the Host that was asked for.

    Without Origin the answer is no: a program that speaks with its own token needs none, which the caller decides.
    Where the public address is https, http at the same place is somebody else.
    """
    speaker = _origin(origin)
    if speaker is None:
        return False
    public = _origin(public_url)
    if speaker == public:
        return True
    if public is not None and public[1].name == speaker[1].name and public[0] != speaker[0]:
        return False
    return speaker[1] == _place(_HOST, host, speaker[0])


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
