"""Uvicorn's WebSocket protocol with short cuts for what is most frequent: whole short messages in, whole messages out.

It looks inside uvicorn and websockets, so `pyproject.toml` bounds their versions, and `is_supported` checks whether
they still have the expected shape. Where they do not, `run.py` uses uvicorn's own protocol, which is only slower.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, BaseTransport
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C, where it could be compiled
from websockets.http11 import Request
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from saqqara.server.door import door_of
from saqqara.server.limits import Bucket
from saqqara.server.logs import log
from saqqara.server.websocket_extensions import ABORT, KNOWN, SAY

PIECE = 2048  # bytes that are parsed at once: others are served before the next
MOST_FRAMES = 256  # of one message
LINGER_S = 5.0  # how long a guest who does not answer pings has to take the close frame

# RFC 6455
_FINAL_TEXT_FRAME = 0x81
_TWO_BYTE_LENGTH, _EIGHT_BYTE_LENGTH = 126, 127  # stand in the place of a short length
_TWO_BYTE_HEADER, _EIGHT_BYTE_HEADER = Struct("!BBH"), Struct("!BBQ")
_MASKED = 0x80  # added to the length
_MASK_AT, _TEXT_AT = 2, 6  # offsets in a short masked frame

_FULL = 1013  # close code

_METHODS = (
    *("connection_made", "connection_lost", "data_received", "send", "receive", "shutdown", "keepalive_timeout"),
    *("handle_connect", "handle_ping", "handle_pong", "handle_cont"),
)
_FIELDS = {
    *("loop", "transport", "client", "queue", "conn", "close_sent", "disconnected", "writable", "read_paused"),
    *("frames", "handshake_initiated", "handshake_complete"),
}


def is_supported() -> bool:
    """Whether uvicorn and websockets have the shape that `TableSocket` relies on."""
    try:
        has_methods = all(callable(getattr(WebSocketsSansIOProtocol, name)) for name in _METHODS)
        has_fields = set(WebSocketsSansIOProtocol.__init__.__code__.co_names) >= _FIELDS  # those that it assigns
        has_handshake = ServerProtocol().handshake_exc is None
        return has_methods and has_fields and has_handshake and _is_between_messages(Protocol(Side.SERVER))
    except Exception:  # whatever is missing
        return False


def _is_between_messages(connection: Any) -> bool:
    """Whether websockets waits for the first byte of a frame that starts a message."""
    waiting: Any = connection.parser  # a generator, which delegates to others
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    is_between_frames: bool = waiting.gi_code is StreamReader.at_eof.__code__
    return is_between_frames and connection.state is State.OPEN and connection.current_size is None


class Outbox(list["TableSocket"]):
    """The sockets of an event loop that have something to send, once the loop has done what is ready now.

    The views of many tables are made first and sent then: a system call between any two of them slows down the next.
    """

    def send(self) -> None:
        """Sends everything. A socket that fails is aborted and does not affect the others."""
        waiting = self.copy()
        self.clear()
        for socket in waiting:
            try:
                socket.flush()
            except Exception as failure:
                log("fault", level=logging.ERROR, failure=failure, where="outbox")
                socket.transport.abort()


_outboxes: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()


class TableSocket(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, with extensions in `scope["extensions"]`: see websocket_extensions.py."""

    is_known = False  # whether it belongs to somebody whom the house knows
    _buffer = b""  # frames that are not written yet
    _rest = b""  # what was read, but not parsed yet
    _controls: Bucket | None = None  # of pings and pongs

    def __init__(
        self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door_of(config, server_state)

    def connection_made(self, transport: BaseTransport) -> None:
        """Joins the outbox of the loop, and is counted."""
        super().connection_made(transport)
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self._door.enter_socket(self, self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leaves."""
        self._rest = b""
        self._door.leave_socket(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Adds the extensions. The application starts in the next round of the loop and finds them."""
        super().handle_connect(event)
        self.request = None  # type: ignore[assignment]  # its headers are in the scope, for as long as they are needed
        if hasattr(self, "scope"):
            self.scope["extensions"][SAY] = self.say  # type: ignore[assignment]
            self.scope["extensions"][ABORT] = self.transport.abort  # type: ignore[assignment]
            self.scope["extensions"][KNOWN] = self._know  # type: ignore[assignment]

    def _know(self) -> None:
        self.is_known = True

    def data_received(self, data: bytes) -> None:
        """Reads a short message that came whole without the parser; everything else goes the usual way."""
        text = _short_text(data)
        if text is not None and self.queue.empty() and not self._rest and _is_between_messages(self.conn):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        elif self._rest:
            self._rest += data
        elif self.handshake_initiated:
            self._parse(data)
        else:
            self._shake_hands(data)

    def _shake_hands(self, data: bytes) -> None:
        """Parses the handshake. Uvicorn would not answer one that is too long."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _parse(self, data: bytes) -> None:
        """Parses a piece. The rest has to wait until its messages are taken: each is far larger in memory."""
        self.flush()  # the parser may answer with a close frame, which has to come last
        super().data_received(data[:PIECE])
        self._rest = data[PIECE:]
        if self._rest and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.queue.empty() or self.close_sent:
            self._read_on()

    def _read_on(self) -> None:
        """Parses the rest, once others have had their turn, or reads more."""
        if self._rest:
            self.loop.call_soon(self._parse_rest)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _parse_rest(self) -> None:
        if self._rest and not self.transport.is_closing():
            rest, self._rest = self._rest, b""
            self._parse(rest)

    async def receive(self) -> Any:
        """Returns the next message of the guest."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        """Keeps a further frame of a message: empty ones do not count against the length, but against their number."""
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answers a ping, unless the guest does not read what was answered before."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        """Notes that a guest has answered."""
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        """Hangs up on a guest who pings for the sake of it."""
        if self._controls is None:
            settings = self._door.settings
            self._controls = Bucket(settings.messages_per_s, settings.messages_burst)
        if not self._controls.take():
            self.transport.abort()

    def hang_up(self) -> None:
        """Closes the connection because others need its place."""
        if self.handshake_complete and not self.close_sent:
            self.flush()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": _FULL})
            self.conn.send_close(_FULL, "full")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def say(self, text: bytes) -> bool:
        """Sends a message without waiting. Returns False if the network does not take it now, or the guest is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._outbox:
            self.loop.call_soon(self._outbox.send)
        if not self._buffer:
            self._outbox.append(self)
        self._buffer += _header(len(text)) + text
        return True

    def flush(self) -> None:
        """Writes the buffer. Called before anything else is written, so that messages keep their order."""
        buffer, self._buffer = self._buffer, b""
        if buffer and not self.transport.is_closing():
            self.transport.write(buffer)

    async def send(self, message: Any) -> None:
        """Sends a message of the application in the usual way."""
        self.flush()
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # also by a refusal, which uvicorn would log as an error
            self._read_on()  # for the answer to the close frame

    def shutdown(self) -> None:
        """Closes the connection because the server stops."""
        self.flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Closes the connection of a guest who does not answer pings, by force if the close frame is not taken."""
        self.flush()
        super().keepalive_timeout()
        self.loop.call_later(LINGER_S, self.transport.abort)


def _short_text(data: bytes) -> str | None:
    """Returns the text if these bytes are exactly one short text frame, else None."""
    length = len(data) - _TEXT_AT
    if not 0 <= length < _TWO_BYTE_LENGTH or data[0] != _FINAL_TEXT_FRAME or data[1] != _MASKED + length:
        return None
    try:
        return bytes(apply_mask(data[_TEXT_AT:], data[_MASK_AT:_TEXT_AT])).decode()
    except UnicodeDecodeError:
        return None


def _header(length: int) -> bytes:
    """Returns the header of a text frame of the server: not masked, not compressed."""
    if length < _TWO_BYTE_LENGTH:
        return bytes((_FINAL_TEXT_FRAME, length))
    if length < 1 << 16:
        return _TWO_BYTE_HEADER.pack(_FINAL_TEXT_FRAME, _TWO_BYTE_LENGTH, length)
    return _EIGHT_BYTE_HEADER.pack(_FINAL_TEXT_FRAME, _EIGHT_BYTE_LENGTH, length)
