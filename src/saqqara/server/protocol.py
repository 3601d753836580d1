"""Uvicorn's WebSocket protocol, by which the application can say something at once, or hears that it cannot be said."""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SAY, ABORT = "saqqara.say", "saqqara.abort"
LINGER_S = 5.0  # what a guest who does not answer gets to read its last words

_WHOLE_TEXT = 0x81  # of RFC 6455: one frame, and the only one of its message
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # what stands where a short length would, before a longer one


class TableSocket(WebSocketsSansIOProtocol):
    """The same protocol; `scope["extensions"]` has two things more."""

    def handle_connect(self, event: Request) -> None:
        """The application starts in the next round of the loop: what is added here it finds."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SAY] = self.say  # type: ignore[assignment]
            self.scope["extensions"][ABORT] = self.transport.abort  # type: ignore[assignment]

    def say(self, text: bytes) -> bool:
        """Sends a message without waiting for anybody; False: the other side does not take it now, or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def keepalive_timeout(self) -> None:
        """Closing waits until everything is sent, which somebody who reads nothing would never let happen."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER_S, self.transport.abort)


def _head(length: int) -> bytes:
    """What stands before a message of the server: it masks nothing, and the house asks for no compression."""
    if length < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, _TWO_BYTES, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _EIGHT_BYTES, length)
