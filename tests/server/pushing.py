"""A push service on this machine, and a browser that can read what was pushed to it."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs in an event loop of its own."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """A push subscription with its secrets."""

    def __init__(self, service: str, name: str) -> None:
        self.endpoint = f"{service}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b".")[:16]

    @property
    def keys(self) -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(public), "auth": text(self._auth)}

    def subscription(self, language: str = "en") -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": self.keys, "language": language}

    def read(self, body: bytes) -> dict[str, Any]:
        """What the server has said, decrypted."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        said: dict[str, Any] = json.loads(plain)
        return said


@dataclass
class Posted:
    """One request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes what it gets; `status` is what it answers."""

    address: str = ""
    status: int = 201
    posted: list[Posted] = field(default_factory=list)

    def browser(self, name: str) -> Browser:
        return Browser(self.address, name)

    def read(self, *browsers: Browser) -> list[dict[str, Any]]:
        """All that was pushed to some browsers, in order."""
        known = {browser.endpoint.rpartition("/")[2]: browser for browser in browsers}
        mine = [(known[one.path.strip("/")], one) for one in self.posted if one.path.strip("/") in known]
        return [browser.read(one.body) for browser, one in mine]

    def is_signed_by(self, key: str, posted: Posted) -> bool:
        """Whether the signature of a request fits the public key of a house."""
        token, _, public = posted.headers["Authorization"].removeprefix("vapid t=").partition(",k=")
        return public == key and bool(Vapid02.verify(f"vapid t={token},k={public}"))

    async def answer(self, request: web.Request) -> web.Response:
        self.posted.append(Posted(request.path, dict(request.headers), await request.read()))
        headers = {"Location": f"{self.address}/elsewhere"} if self.status == 307 else {}
        return web.Response(status=self.status, headers=headers)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service that is closed in the end."""
    service = PushService()
    app = web.Application()
    app.router.add_post("/{browser}", service.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    service.address = f"http://{host}:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()
