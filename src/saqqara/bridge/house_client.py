"""Talks to a house: requests over HTTP, and the WebSocket of one table."""

from __future__ import annotations

import contextlib
import http.client
import json
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from saqqara.bridge.link import Link
from saqqara.rules.errors import SaqqaraError

TIMEOUT_S = 30.0
WORTH_REPEATING = ("too_many", "unavailable", "fault")  # error words of refusals that may pass


class Unreachable(SaqqaraError):
    """The house does not answer now."""


class Refused(SaqqaraError):
    """The house does not do what it was asked."""

    def __init__(self, word: str, message: str) -> None:
        super().__init__(message)
        self.word = word  # one of those in docs/reference/wire.md


class HouseClient:
    """Somebody at one table of a house; without a token a spectator."""

    def __init__(self, link: Link, token: str | None = None) -> None:
        self.link = link
        self.token = token

    def table(self) -> dict[str, Any]:
        """The table without its game: who sits where, and whether the match is over."""
        return self._ask("GET", f"tables/{self.link.table}")

    def introduce(self, name: str) -> str:
        """Makes a new person of this client; returns the token, which the house tells once."""
        self.token = None
        self.token = str(self._ask("POST", "people", {"name": name, "keep": "token"})["token"])
        return self.token

    def connect(self) -> ClientConnection:
        """Opens the WebSocket of the table."""
        address = self.link.house.replace("http", "ws", 1) + f"/live/{self.link.table}"
        try:
            return connect(
                address,
                additional_headers=self._headers(),
                compression=None,
                max_queue=None,  # pings are answered while the bot thinks
                open_timeout=TIMEOUT_S,
            )
        except InvalidStatus as failure:
            raise _failure(self.link.house, failure.response.status_code, bytes(failure.response.body or b"")) from None
        except (OSError, InvalidHandshake, EOFError) as failure:
            raise _unreachable(self.link.house, failure) from None

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self._headers()}
        request = urllib.request.Request(f"{self.link.house}/api/{path}", content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
                return _object(self.link.house, answer.read())
        except urllib.error.HTTPError as refusal:
            with refusal, contextlib.suppress(OSError, http.client.HTTPException):
                raise _failure(self.link.house, refusal.code, refusal.read()) from None
            raise _unreachable(self.link.house, refusal) from None
        except (OSError, http.client.HTTPException) as failure:
            raise _unreachable(self.link.house, failure) from None


def _object(house: str, content: bytes) -> dict[str, Any]:
    try:
        value = json.loads(content)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise SaqqaraError(f"expected a Saqqara server at {house}, got another server")
    return value


def _failure(house: str, status: int, content: bytes) -> SaqqaraError:
    """What the house refuses in its own words, or what a proxy before it says while the house is away."""
    with contextlib.suppress(SaqqaraError, KeyError):
        problem = _object(house, content)
        return Refused(str(problem["error"]), str(problem["message"]))
    if status >= 500 or status == 429:
        return Unreachable(f"expected an answer of {house}, got status {status}")
    return SaqqaraError(f"expected a Saqqara server at {house}, got status {status}")


def _unreachable(house: str, failure: BaseException) -> Unreachable:
    reason = getattr(failure, "reason", None) or failure
    return Unreachable(f"expected a server at {house}, got no answer: {str(reason) or type(failure).__name__}")
