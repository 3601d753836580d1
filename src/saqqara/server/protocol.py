"""Uvicorn's WebSocket protocol, which tells the application whether a message would go out at once."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

IS_WRITABLE, ABORT = "saqqara.is_writable", "saqqara.abort"
LINGER_S = 5.0  # what a guest who does not answer gets to read its last words


class TableSocket(WebSocketsSansIOProtocol):
    """The same protocol; `scope["extensions"]` has one thing more."""

    def handle_connect(self, event: Request) -> None:
        """The application starts in the next round of the loop: what is added here it finds."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][IS_WRITABLE] = self.writable.is_set  # type: ignore[assignment]
            self.scope["extensions"][ABORT] = self.transport.abort  # type: ignore[assignment]

    def keepalive_timeout(self) -> None:
        """Closing waits until everything is sent, which somebody who reads nothing would never let happen."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER_S, self.transport.abort)
