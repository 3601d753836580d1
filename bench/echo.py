"""The yardstick of the house: a WebSocket server that sends back what it gets, on the same stack with the same options.

At `/echo` it talks to uvicorn as the house does, and uvicorn to `websockets` as it comes: the yardstick that counts. At
`/starlette` it is written as Starlette's documentation writes one. The house has a protocol of its own, which reads
short messages quicker (`server/websocket_protocol.py`); the same echo over that one is shown beside them.
"""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

BARE, USUAL = "/echo", "/starlette"


class Echo:
    """The bare echo."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await send({"type": "websocket.send", "text": message["text"]})


async def usual_echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


def create() -> Starlette:
    return Starlette(routes=[WebSocketRoute(BARE, Echo()), WebSocketRoute(USUAL, usual_echo)])
