"""Uvicorn's HTTP protocol with bounds on what a stranger can make it keep: bytes, headers, requests and time.

Uvicorn leaves all of these to a proxy. It looks inside uvicorn, so `pyproject.toml` bounds its version, and
`is_supported` checks whether it still has the expected shape. Where it does not, `run.py` uses uvicorn's other
protocol, which is slower and bounds only the headers.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saqqara.server.door import Answer, door_of
from saqqara.server.websocket_extensions import KNOWN

MOST_HEADERS = 128  # as many as a WebSocket handshake may have
LONGEST_LINE = 8192  # of a WebSocket handshake: the library's own limit, but that it is answered here
LONGEST_HANDSHAKE = 2 * LONGEST_LINE  # it is copied several times
END_OF_HEADERS = b"\r\n\r\n"
UNREAD_BYTES = 1 << 24  # of a body that was refused: so many are read and dropped, so that the refusal arrives
STUCK_S = 60.0  # how long somebody may take nothing of an answer

_STATUS: dict[Answer, int] = {"too_many": 429, "full": 503}
_WHY = {
    400: "expected a request of HTTP/1.1, got something else",
    408: "expected a complete request within {request_s:g} s, got only a part",
    413: "expected a body of at most {body_bytes} bytes, got far more",
    414: "expected an address and headers of at most {header_bytes} bytes, got a longer address",
    429: "expected fewer connections or requests at once from one address, got one too many",
    431: f"expected at most {MOST_HEADERS} headers, {{header_bytes}} bytes (a WebSocket {LONGEST_HANDSHAKE}), got more",
    503: "expected a server with room for one more connection, got one that is full",
}

_METHODS = (
    *("connection_made", "connection_lost", "handle_websocket_upgrade"),
    *("on_message_begin", "on_header", "on_headers_complete", "on_body", "on_message_complete", "on_response_complete"),
    *("_unset_keepalive_if_required", "_should_upgrade"),
)
_FIELDS = {"client", "cycle", "flow", "headers", "loop", "parser", "pipeline", "scope", "server_state", "transport"}
_FIELDS_OF_CYCLE = {"response_started", "response_complete"}
_FIELDS_OF_FLOW = {"read_paused", "write_paused"}


def is_supported() -> bool:
    """Whether uvicorn has the shape that `BoundedHttp` relies on."""
    try:
        return (
            all(callable(getattr(HttpToolsProtocol, name)) for name in _METHODS)
            and _assigned(HttpToolsProtocol) >= _FIELDS
            and _assigned(RequestResponseCycle) >= _FIELDS_OF_CYCLE
            and _assigned(FlowControl) >= _FIELDS_OF_FLOW
            and "url" in HttpToolsProtocol.on_message_begin.__code__.co_names
        )
    except Exception:  # whatever is missing
        return False


def _assigned(kind: type) -> set[str]:
    """Returns the fields that the constructor of a class assigns, among other names."""
    return set(kind.__init__.__code__.co_names)  # type: ignore[misc]


class _Refused(Exception):
    """Stops the parser inside a callback."""


class _Flow(FlowControl):
    """The flow control of uvicorn, which does not read on while requests wait that have been read already."""

    is_held = False

    def resume_reading(self) -> None:
        """Reads on, unless the queue is full."""
        if not self.is_held:
            super().resume_reading()


class BoundedHttp(HttpToolsProtocol):
    """The protocol of uvicorn for one connection."""

    def __init__(
        self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.flow: _Flow
        self.url = b""
        self._door = door_of(config, server_state)
        self._settings = self._door.settings
        self._extensions = {KNOWN: self._know}
        self._since: float | None = self.loop.time()  # when the request began to come; None: it is here
        self._is_in_head = True
        self._rest = b""  # what was read, but not parsed yet
        self._overhead = 0  # bytes that came since the request began, or its headers were complete, less its body
        self._body_size = 0
        self._length: int | None = None  # of the body, once it was looked for; 0: it is not told
        self._trailers = 0
        self._refusal = 0  # the status with which a callback has stopped the parser
        self._unsent = 0
        self._unsent_since = self.loop.time()
        self.is_known = False

    # --- for the door ---

    @property
    def idle_since(self) -> float | None:
        """Since when there has been no request under way; None while there is one."""
        return self._since if self.cycle is None or self.cycle.response_complete else None

    def hang_up(self) -> None:
        """Closes the connection without an answer."""
        self.transport.abort()

    def check(self, now: float) -> None:
        """Closes the connection if a request takes too long to come, or an answer too long to be taken."""
        unsent = self.transport.get_write_buffer_size()
        if unsent != self._unsent or not unsent:
            self._unsent, self._unsent_since = unsent, now
        if now - self._unsent_since > STUCK_S:
            self.transport.abort()
        elif self._since is not None and now - self._since > self._settings.request_s and self._is_awaited():
            self._refuse(408)

    def _is_awaited(self) -> bool:
        """Whether more of a request has to come, and the house does not make it wait.

        How long a connection is kept for the next request is for uvicorn's own timer.
        """
        if self.flow.read_paused:
            return False
        is_begun = self.cycle is None or self._overhead > 0
        return not self._is_in_head or (is_begun and self.idle_since is not None)

    def _know(self) -> None:
        """The application calls this when it knows who has sent the request."""
        self.is_known = True

    # --- connections ---

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Asks at the door."""
        super().connection_made(transport)
        self.flow = _Flow(transport)
        answer = self._door.enter(self, self.client[0] if self.client else None, self.loop)
        if answer != "welcome":
            self._refuse(_STATUS[answer])

    def connection_lost(self, exc: Exception | None) -> None:
        """Leaves, and drops what refers to itself."""
        self._rest = b""
        self._extensions.clear()
        self._door.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Becomes a WebSocket, if there is room for one more."""
        answer = self._door.may_upgrade(self)
        if answer != "welcome":
            self._refuse(_STATUS[answer])
            return
        lengths = [len(name) + len(value) + 2 for name, value in self.headers]
        if max(lengths) > LONGEST_LINE or sum(lengths) > LONGEST_HANDSHAKE:
            self._refuse(431)
            return
        self._extensions.clear()
        self._door.leave(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to its owner

    def data_received(self, data: bytes) -> None:
        """Parses what has come, as far as there may be more requests in the queue."""
        self._unset_keepalive_if_required()
        if self._rest:
            self._rest += data
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Feeds the parser with the headers of one request after the other, and keeps the rest if they are many."""
        at, size = 0, len(data)
        while at < size and not self.transport.is_closing():
            if self._is_in_head and len(self.pipeline) >= self._settings.pipelined_requests:
                self.flow.pause_reading()
                self.flow.is_held = True
                self._rest = data[at:]
                return
            end = min(size, at + self._settings.header_bytes - self._overhead)
            if end == at:
                self._refuse(414 if self._is_in_head and 2 * len(self.url) > self._overhead else 431)
                return
            end = self._end_of_part(data, at, end)
            self._overhead += end - at
            if not self._feed(data if end - at == size else memoryview(data)[at:end]):
                return
            at = end

    def _end_of_part(self, data: bytes, at: int, end: int) -> int:
        """Returns where the headers or the body end at the latest, as far as can be told without the parser."""
        if self._is_in_head:
            found = data.find(END_OF_HEADERS, at, end)
            return end if found < 0 else found + len(END_OF_HEADERS)
        if self._length is None:
            length = next((value for name, value in self.headers if name == b"content-length"), b"")
            self._length = int(length) if length.isdigit() else 0
        left = self._length - self._body_size
        return min(end, at + left) if left > 0 else end

    def _feed(self, data: bytes | memoryview) -> bool:
        """Feeds the parser. Returns whether it takes more."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError:
            self._refuse(self._refusal or 400)
            return False
        return True

    def _refuse(self, status: int) -> None:
        """Answers if no other answer has begun, and closes the connection."""
        if not self.transport.is_closing() and self._may_answer(status):
            why = _WHY[status].format_map(vars(self._settings)).encode()
            lines = [
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
                "content-type: text/plain; charset=utf-8",
                "content-security-policy: default-src 'none'",
                "x-content-type-options: nosniff",
                "cache-control: no-store",
                f"content-length: {len(why)}",
                "connection: close",
                *(["retry-after: 2"] if status in (429, 503) else []),
            ]
            self.transport.write("\r\n".join([*lines, "", ""]).encode() + why)
        self.transport.close()

    def _may_answer(self, status: int) -> bool:
        if self.cycle is None or self.cycle.response_complete:
            return status != 408 or bool(self._overhead)  # of somebody who has said nothing nothing is expected
        return not self.pipeline and not self._is_in_head and not self.cycle.response_started

    def _stop(self, status: int) -> None:
        """Stops the parser from inside a callback."""
        self._refusal = status
        raise _Refused

    # --- what the parser has found ---

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope["extensions"] = self._extensions  # type: ignore[typeddict-item]
        self._since = self.loop.time()
        self._is_in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; after the body it is a trailer, which nobody reads."""
        if not self._is_in_head:
            self._trailers += 1
            if self._trailers > MOST_HEADERS:
                self._stop(431)
        elif len(self.headers) >= MOST_HEADERS:
            self._stop(431)
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are here: the request is answered, or queued behind others on this connection."""
        self._is_in_head = False
        self._overhead = self._body_size = self._trailers = 0
        self._length = None
        if len(self.pipeline) > self._settings.pipelined_requests:
            self._stop(429)
        if self.idle_since is not None:
            self.is_known = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body. What is over the limit is dropped: the application refuses it for one byte too many."""
        limit = self._settings.body_bytes
        wanted = max(0, limit + 1 - self._body_size)
        self._overhead = max(0, self._overhead - len(body))
        self._body_size += len(body)
        if self._body_size > limit + UNREAD_BYTES:
            self._stop(413)
        if wanted:
            super().on_body(body[:wanted])

    def on_message_complete(self) -> None:
        """The request is here."""
        super().on_message_complete()
        self._is_in_head = True
        self._overhead = 0
        self._since = None if self.idle_since is None else self.loop.time()

    def on_response_complete(self) -> None:
        """The answer is written: it is the turn of the next request that has come already."""
        super().on_response_complete()
        if self._is_in_head:
            self._since = self.loop.time()
        if self._rest and not self.pipeline and not self.transport.is_closing():
            rest, self._rest = self._rest, b""
            self.flow.is_held = False
            self._unset_keepalive_if_required()
            self._parse(rest)
            self.flow.resume_reading()
