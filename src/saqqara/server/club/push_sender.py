"""Encrypts a notice for one browser and posts it to its push service, which can read neither text nor sender.

Needs the packages of the extra `push`; nothing else of the house does.
"""

from __future__ import annotations

import hashlib
import logging
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from saqqara.server.club.push_address import PublicResolver, check_push_address
from saqqara.server.logs import log
from saqqara.server.refusals import Refusal
from saqqara.server.store.push import Subscription

Result = Literal["sent", "gone", "failed"]

TIMEOUT_S = 10.0
KEPT_S = 24 * 3600  # how long the push service keeps a notice for a device that is off
TOKEN_S = 12 * 3600  # how long a signature of the house holds; push services allow a day
GONE = (404, 410)
CONTACT = "mailto:saqqara@example.org"  # of a house without an address of its own


def fresh_key() -> str:
    """Returns a new signing key as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def expect_point(key: str) -> None:
    """Refuses what is no public key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), urlsafe_b64decode(key.rstrip("=") + "="))
    except ValueError:
        raise Refusal("bad_message", "p256dh: expected a point of the curve P-256, got another") from None


class PushSender:
    """Sends to browsers, signed by the house (VAPID)."""

    def __init__(self, key: str, public_url: str | None, may_be_local: bool) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = public_url if public_url is not None and public_url.startswith("https:") else CONTACT
        self._may_be_local = may_be_local
        resolver = None if may_be_local else PublicResolver()
        timeout = ClientTimeout(total=TIMEOUT_S)
        self._session = ClientSession(connector=TCPConnector(resolver=resolver), timeout=timeout)

    @property
    def public_key(self) -> str:
        """The key by which browsers and push services know the house."""
        return _text(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, to: Subscription, text: bytes, topic: str, is_quiet: bool) -> Result:
        """Sends a notice once. Of several with the same topic, a device that was off gets the last one."""
        try:
            check_push_address(to.endpoint, self._may_be_local)
            keys = {"p256dh": to.p256dh, "auth": to.auth}
            body = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(text)["body"]
            headers = self._headers(to.endpoint, topic, is_quiet)
            async with self._session.post(to.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
        except (ClientError, TimeoutError, OSError, ValueError, Refusal) as failure:
            log("notice not sent", level=logging.WARNING, host=_host(to), why=type(failure).__name__)
            return "failed"
        if status in GONE:
            return "gone"
        if status // 100 != 2:
            log("notice not sent", level=logging.WARNING, host=_host(to), status=status)
            return "failed"
        return "sent"

    async def close(self) -> None:
        """Closes the connections."""
        await self._session.close()

    def _headers(self, endpoint: str, topic: str, is_quiet: bool) -> dict[str, str]:
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        signed = self._vapid.sign({"sub": self._contact, "aud": origin, "exp": int(time.time()) + TOKEN_S})
        hidden_topic = _text(hashlib.sha256(topic.encode()).digest()[:18])  # the push service learns no table
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": hidden_topic,
            "Urgency": "low" if is_quiet else "normal",
        }


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _host(to: Subscription) -> str:
    """The host alone: the whole address would let whoever reads the log send to the browser."""
    return urlsplit(to.endpoint).hostname or ""
