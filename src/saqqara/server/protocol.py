"""Uvicorn's WebSocket protocol, quicker with what guests and house say most often: whole messages, and short ones."""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, BaseTransport
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is such a one
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from saqqara.server.logs import log

SAY, ABORT = "saqqara.say", "saqqara.abort"
LINGER_S = 5.0  # what a guest who does not answer gets to read its last words

_WHOLE_TEXT = 0x81  # of RFC 6455: one frame, and the only one of its message
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # what stands where a short length would, before a longer one
_LONG, _LONGEST = Struct("!BBH"), Struct("!BBQ")
_MASKED = 0x80  # beside the length
_HEAD, _BEFORE_TEXT = 2, 6  # bytes before the mask, and before what a guest says in a short frame


class Outbox(list["TableSocket"]):
    """The sockets of a loop with something to send, as soon as the loop has done what it does now.

    Views of many tables are made first and sent then: each system call between them would slow down the next.
    """

    def send(self) -> None:
        """Empties it. Whatever goes wrong with one socket is no trouble of the others."""
        waiting = self.copy()
        self.clear()
        for socket in waiting:
            try:
                socket.send_said()
            except Exception as trouble:
                log("fault", level=logging.ERROR, failure=trouble, where="outbox")
                socket.transport.abort()


_outboxes: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()


class TableSocket(WebSocketsSansIOProtocol):
    """The same protocol; `scope["extensions"]` has two things more."""

    _said = b""  # and not sent yet

    def connection_made(self, transport: BaseTransport) -> None:
        """All sockets of a loop send together."""
        super().connection_made(transport)
        self._outbox = _outboxes.setdefault(self.loop, Outbox())

    def handle_connect(self, event: Request) -> None:
        """The application starts in the next round of the loop: what is added here it finds."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SAY] = self.say  # type: ignore[assignment]
            self.scope["extensions"][ABORT] = self.transport.abort  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """A short message that came whole needs no parser and holds up no reading; all else goes the usual way."""
        text = _short_text(data)
        if text is not None and self.queue.empty() and self._is_between_messages():
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.send_said()  # it may be answered by a last word
            super().data_received(data)

    def _is_between_messages(self) -> bool:
        """Whether the library waits for the first byte of a frame that is no continuation."""
        waits: Any = self.conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        is_between_frames: bool = waits.gi_code is StreamReader.at_eof.__code__
        return is_between_frames and self.conn.state is State.OPEN and self.conn.current_size is None

    def say(self, text: bytes) -> bool:
        """Sends a message without waiting for anybody; False: the other side does not take it now, or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._outbox:
            self.loop.call_soon(self._outbox.send)
        if not self._said:
            self._outbox.append(self)
        self._said += _head(len(text)) + text
        return True

    def send_said(self) -> None:
        """Before anything else is written: messages go out in the order in which they were said."""
        said, self._said = self._said, b""
        if said and not self.transport.is_closing():
            self.transport.write(said)

    async def send(self, message: Any) -> None:
        """What the application says in the usual way."""
        self.send_said()
        await super().send(message)

    def shutdown(self) -> None:
        """The server ends."""
        self.send_said()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Closing waits until everything is sent, which somebody who reads nothing would never let happen."""
        self.send_said()
        super().keepalive_timeout()
        self.loop.call_later(LINGER_S, self.transport.abort)


def _short_text(data: bytes) -> str | None:
    """What a guest says, where these bytes are one whole frame of a few words; None: they are something else."""
    length = len(data) - _BEFORE_TEXT
    if not 0 <= length < _TWO_BYTES or data[0] != _WHOLE_TEXT or data[1] != _MASKED + length:
        return None
    try:
        return bytes(apply_mask(data[_BEFORE_TEXT:], data[_HEAD:_BEFORE_TEXT])).decode()
    except UnicodeDecodeError:
        return None


def _head(length: int) -> bytes:
    """What stands before a message of the server: it masks nothing, and the house asks for no compression."""
    if length < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return _LONG.pack(_WHOLE_TEXT, _TWO_BYTES, length)
    return _LONGEST.pack(_WHOLE_TEXT, _EIGHT_BYTES, length)
