"""The WebSocket of one guest at one table: messages in, messages out, limits on both.

Nobody waits for a slow guest. While the network takes what is sent, a message goes out at once; when it does not, only
the last view of each seat is kept for later, and whoever lets too much else pile up is disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from saqqara.rules.errors import SaqqaraError
from saqqara.server.headers import is_same_origin
from saqqara.server.house import House, refused
from saqqara.server.identity import Identity, bearer_of
from saqqara.server.limits import Bucket, Counter, address_key
from saqqara.server.live import Live
from saqqara.server.logs import log
from saqqara.server.protocol import ABORT, SAY
from saqqara.server.refusals import Refusal, word_of
from saqqara.server.store.rows import PersonRow
from saqqara.server.wire import Accepted, ClientMessage, Presence, PresenceSaid, Refused

MOST_UNSENT = 64  # messages that wait for a slow guest
MOST_BAD = 20  # messages that are none, before the house hangs up
STUCK_S = 30.0
LINGER_S = 5.0  # what a slow guest gets to read that it was too slow

TRY_AGAIN, NOT_ALLOWED = 1013, 1008

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One WebSocket."""

    __slots__ = (
        "__weakref__",
        "_abort",
        "_closer",
        "_say",
        "_send",
        "_sender",
        "_unsent",
        "is_closed",
        "person",
        "presence",
    )

    def __init__(self, person: str | None, send: Send, say: Callable[[bytes], bool], abort: Any) -> None:
        self.person = person
        self.presence: Presence = "here"
        self.is_closed = False
        self._send = send
        self._abort = abort  # ends it without a word
        self._say = say  # sends a message at once, or says that it cannot
        self._unsent: list[bytes] = []  # a deque would take half a kilobyte of every connection
        self._sender: asyncio.Task[None] | None = None

    def tell(self, text: bytes) -> None:
        """Sends a message at once, or keeps it for the sender of the slow."""
        if self.is_closed or (self._sender is None and self._say(text)):
            return
        self._keep(text)
        if self._sender is None and not self.is_closed:
            self._sender = asyncio.create_task(self._send_unsent())

    def _keep(self, text: bytes) -> None:
        seat = _seat_of_view(text)
        if seat is not None:  # a view that answers a move is an answer first
            self._unsent = [one for one in self._unsent if _seat_of_view(one) != seat or b'"reply_to":' in one[-60:]]
        self._unsent.append(text)
        if len(self._unsent) > MOST_UNSENT:
            self.hang_up()

    async def _send_unsent(self) -> None:
        try:
            while self._unsent and not self.is_closed:
                text = self._unsent.pop(0)
                async with asyncio.timeout(STUCK_S):
                    await self._send({"type": "websocket.send", "text": text.decode()})
        except Exception:  # the other side is gone, or as good as gone
            self.hang_up()
        finally:
            self._sender = None

    def hang_up(self) -> None:
        """No more messages; the connection is closed on the side."""
        if not self.is_closed:
            self.is_closed = True
            self._unsent.clear()
            self._closer = asyncio.create_task(self._close(TRY_AGAIN, "too slow"))

    async def dismiss(self, reason: str) -> None:
        """Somebody who says nothing that can be understood is sent away."""
        if not self.is_closed:
            self.is_closed = True
            await self._close(NOT_ALLOWED, reason)

    async def _close(self, code: int, reason: str) -> None:
        """Somebody who reads nothing does not read this either."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LINGER_S):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
        self._abort()


def _seat_of_view(text: bytes) -> bytes | None:
    """Whose view a message is, None: it is none."""
    if not text.startswith(b'{"type":"view"'):
        return None
    return text[:60].partition(b'"seat":')[2].partition(b",")[0]


class Sockets:
    """The endpoint `/live/{table}`."""

    def __init__(self, house: House, identity: Identity) -> None:
        self.house = house
        self.identity = identity
        self.per_address = Counter(house.settings.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        await receive()  # websocket.connect
        address = address_key((scope.get("client") or ("",))[0])
        if not self.per_address.enter(address):
            await self._reject(send, Refusal("too_many", "expected fewer connections from one address, got one more"))
            return
        self.house.metrics.connections.inc()
        try:
            person = await self._person(scope)
            scope["headers"].clear()  # uvicorn keeps them as long as the connection
            live = await self.house.live(scope["path_params"]["table"])
            await self._serve(scope, receive, send, live, person)
        except SaqqaraError as trouble:
            await self._reject(send, trouble)
        finally:
            self.per_address.leave(address)
            self.house.metrics.connections.dec()

    async def _person(self, scope: Scope) -> PersonRow | None:
        """Whoever it is; a browser has to come from a page of the house."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if bearer_of(headers.get(b"authorization")) is None and (b"origin" in headers or b"cookie" in headers):
            origin, host = headers.get(b"origin"), headers.get(b"host")
            if not is_same_origin(origin, host, self.house.settings.public_url):
                raise Refusal("not_allowed", "expected a page of this house as the origin, got another")
        return await self.identity.person(headers.get(b"authorization"), headers.get(b"cookie"))

    async def _reject(self, send: Send, trouble: SaqqaraError) -> None:
        """Before it is accepted, a connection is refused with a reason that a program can read."""
        self.house.metrics.refused(word_of(trouble))
        with contextlib.suppress(Exception):
            await send({"type": "websocket.accept"})
            told = refused(trouble, 0, None)
            await send({"type": "websocket.send", "text": _encoder.encode(told).decode()})
            await send({"type": "websocket.close", "code": _code_of(trouble), "reason": word_of(trouble)})

    async def _serve(self, scope: Scope, receive: Receive, send: Send, live: Live, person: PersonRow | None) -> None:
        extensions = scope["extensions"]
        guest = Connection(None if person is None else person.id, send, extensions[SAY], extensions[ABORT])
        await send({"type": "websocket.accept"})
        try:
            await self.house.company.enter(live, guest)
            await self._listen(receive, live, guest, "" if person is None else person.name)
        except SaqqaraError as trouble:
            guest.tell(_encoder.encode(refused(trouble, 0, None)))
            await send({"type": "websocket.close", "code": _code_of(trouble), "reason": word_of(trouble)})
        finally:
            guest.is_closed = True
            await self.house.company.leave(live, guest)

    async def _listen(self, receive: Receive, live: Live, guest: Connection, name: str) -> None:
        settings, bad = self.house.settings, 0
        bucket = Bucket(settings.messages_per_s, settings.messages_burst)
        while not guest.is_closed:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                bad += 1
                self._refuse(live, guest, Refusal("too_many", "expected fewer messages a second, got one more"))
            elif not await self._hear(live, guest, name, message.get("text") or message.get("bytes") or ""):
                bad += 1
            if bad > MOST_BAD:
                await guest.dismiss("too many bad messages")

    async def _hear(self, live: Live, guest: Connection, name: str, text: str | bytes) -> bool:
        """Does what one message says; False: it was no message at all."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
            self._refuse(live, guest, Refusal("bad_message", f"expected a message of the wire, got: {trouble}"))
            return False
        try:
            await self._obey(live, guest, name, message)
        except SaqqaraError as trouble:
            self._refuse(live, guest, trouble, message.id)
        except Exception as trouble:
            log("fault", level=logging.ERROR, failure=trouble, where="socket")
            self._refuse(live, guest, Refusal("fault", "expected to do it, got a fault of ours"), message.id)
        return True

    async def _obey(self, live: Live, guest: Connection, name: str, message: ClientMessage) -> None:
        if isinstance(message, PresenceSaid):
            guest.presence = message.state
            await self.house.company.presence_changed(live, guest)
            answer: Any = Accepted(turn=live.turn_for(guest), id=message.id)
        else:
            answer = await self.house.say(live, guest.person, name, message)
        if isinstance(answer, Accepted):  # a view has been sent already
            guest.tell(_encoder.encode(answer))

    def _refuse(self, live: Live, guest: Connection, trouble: SaqqaraError, request: str | None = None) -> None:
        told: Refused = refused(trouble, live.turn_for(guest), request)
        self.house.metrics.refused(told.error)
        guest.tell(_encoder.encode(told))


def _code_of(trouble: SaqqaraError) -> int:
    return TRY_AGAIN if word_of(trouble) in ("too_many", "unavailable") else NOT_ALLOWED
