"""A WebSocket client for load: the library `websockets` without its own loop, straight on asyncio's transports.

The same client speaks to the echo and to the house. It does its work in Python as both servers do, so it takes about
as much of a core for a frame as the echo does: with two cores the echo's figure is as much the client's as its own.
"""

from __future__ import annotations

import asyncio
from typing import Self

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


class Socket(asyncio.Protocol):
    """One connection; who inherits from it says what is done with a message that is heard."""

    def __init__(self) -> None:
        self._wire: ClientProtocol | None = None
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, path: str, token: str | None = None) -> Self:
        """Opens the connection."""
        self._wire = wire = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"))
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        request = wire.connect()
        if token is not None:
            request.headers["Authorization"] = f"Bearer {token}"
        wire.send_request(request)
        self._flush()
        await self._opened
        return self

    def say(self, text: bytes) -> None:
        """Sends a message."""
        assert self._wire is not None
        self._wire.send_text(text)
        self._flush()

    def heard(self, text: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def failed(self, why: str) -> None:
        """Something is not as it should be."""
        raise RuntimeError(why)

    def close(self) -> None:
        """Ends the connection."""
        if self._transport is not None and self._wire is not None:
            if self._wire.state is State.OPEN:
                self._wire.send_close(1000)
                self._flush()
            self._transport.close()
            self._transport = None

    def _flush(self) -> None:
        assert self._wire is not None
        if self._transport is not None:
            for data in self._wire.data_to_send():
                self._transport.write(data)

    # --- asyncio.Protocol ---

    def data_received(self, data: bytes) -> None:
        """Bytes have come: as many messages as are whole."""
        assert self._wire is not None
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Response):
                self._welcomed()
            elif isinstance(event, Frame):
                self._read(event)
        self._flush()  # pongs

    def _welcomed(self) -> None:
        assert self._wire is not None
        if self._wire.handshake_exc is not None:
            self._opened.set_exception(self._wire.handshake_exc)
        else:
            self._opened.set_result(None)

    def _read(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT:
            self.heard(bytes(frame.data))
        elif frame.opcode is Opcode.CLOSE and self._transport is not None:
            self.failed(f"expected an open connection, got its end: {frame}")

    def connection_lost(self, trouble: Exception | None) -> None:
        """The other side has gone; before the answer that is an answer too."""
        if not self._opened.done():
            self._opened.set_exception(trouble or RuntimeError("expected a WebSocket, got an end"))
        self._transport = None
