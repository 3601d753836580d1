"""The WebSocket of one guest at one table: messages in, messages out, limits on both.

Back-pressure: while the network takes what is sent, a message goes out at once; when it does not, messages are queued,
of the views only the last of each seat, and a guest whose queue grows too long is disconnected. Nobody else waits.
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
from saqqara.server.house import House
from saqqara.server.identity import Identity, bearer_of, cookie_name
from saqqara.server.limits import Bucket, Counter, address_key
from saqqara.server.logs import log
from saqqara.server.refusals import SERVER_FAULT, Refusal, refused, unread, word_of
from saqqara.server.room import Room
from saqqara.server.store.rows import PersonRow
from saqqara.server.websocket_extensions import abort_of, known_of, say_of
from saqqara.server.wire import Accepted, ClientMessage, Presence, PresenceSaid

MOST_UNSENT = 64  # queued messages of a slow guest
MOST_BAD = 20  # messages that cannot be read, or come too fast, before the guest is disconnected
STUCK_S = 30.0
LINGER_S = 5.0  # how long a slow guest has to take the close frame

TRY_AGAIN, NOT_ALLOWED = 1013, 1008  # close codes

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One WebSocket as a guest of a room."""

    __slots__ = (
        "__weakref__",
        "_abort",
        "_closer",
        "_say",
        "_send",
        "_sender",
        "_unsent",
        "address",
        "device",
        "is_closed",
        "person",
        "presence",
    )

    def __init__(
        self,
        person: str | None,
        send: Send,
        say: Callable[[bytes], bool],
        abort: Any,
        address: str = "",
        device: str | None = None,
    ) -> None:
        self.person = person
        self.device = device
        self.address = address
        self.presence: Presence = "here"
        self.is_closed = False
        self._send = send
        self._abort = abort  # ends the connection without a close frame
        self._say = say  # sends a message at once, or returns False
        self._unsent: list[bytes] = []  # a deque would take half a kilobyte of every connection
        self._sender: asyncio.Task[None] | None = None

    def tell(self, text: bytes) -> None:
        """Sends a message at once, or queues it if the network does not take it."""
        if self.is_closed or (self._sender is None and self._say(text)):
            return
        self._queue(text)
        if self._sender is None and not self.is_closed:
            self._sender = asyncio.create_task(self._send_queued())

    def _queue(self, text: bytes) -> None:
        """Queues a message. A view replaces the queued one of its seat, unless that answers a move."""
        seat = _seat_of_view(text)
        if seat is not None:
            self._unsent = [
                queued for queued in self._unsent if _seat_of_view(queued) != seat or b'"reply_to":' in queued[-60:]
            ]
        self._unsent.append(text)
        if len(self._unsent) > MOST_UNSENT:
            self.hang_up()

    async def _send_queued(self) -> None:
        try:
            while self._unsent and not self.is_closed:
                text = self._unsent.pop(0)
                async with asyncio.timeout(STUCK_S):
                    await self._send({"type": "websocket.send", "text": text.decode()})
        except Exception:  # the other side has gone, or does not read
            self.hang_up()
        finally:
            self._sender = None

    def hang_up(self, reason: str = "too slow") -> None:
        """Drops the queue and closes the connection in the background."""
        if not self.is_closed:
            self.is_closed = True
            self._unsent.clear()
            self._closer = asyncio.create_task(self._close(TRY_AGAIN, reason))

    async def dismiss(self, reason: str) -> None:
        """Closes the connection of a guest who breaks the rules of the protocol."""
        if not self.is_closed:
            self.is_closed = True
            await self._close(NOT_ALLOWED, reason)

    async def _close(self, code: int, reason: str) -> None:
        """Sends the close frame; aborts the connection if the other side does not take it."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LINGER_S):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
        self._abort()


def _seat_of_view(text: bytes) -> bytes | None:
    """Returns the seat whose view a message is, None if it is no view."""
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
        """Serves one connection, from its first message to its last."""
        await receive()  # websocket.connect
        address = address_key((scope.get("client") or ("",))[0])
        if not self.per_address.enter(address):
            await self._reject(
                send, Refusal("too_many", "expected fewer connections from one address, got one too many")
            )
            return
        self.house.metrics.connections.inc()
        try:
            person = await self._person(scope)
            if person is not None:
                known_of(scope)()
            scope["headers"].clear()  # uvicorn keeps them as long as the connection
            room = await self.house.room_for(scope["path_params"]["table"], None if person is None else person.id)
            await self._serve(scope, receive, send, room, person, address)
        except SaqqaraError as refusal:
            await self._reject(send, refusal)
        finally:
            self.per_address.leave(address)
            self.house.metrics.connections.dec()

    async def _person(self, scope: Scope) -> PersonRow | None:
        """Returns who connects. A browser, which sends cookies by itself, has to come from a page of the house."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if bearer_of(headers.get(b"authorization")) is None and (b"origin" in headers or b"cookie" in headers):
            origin, host = headers.get(b"origin"), headers.get(b"host")
            if not is_same_origin(origin, host, self.house.settings.public_url, scope["scheme"]):
                raise Refusal("not_allowed", "Origin: expected a page of this server, got another")
        cookie = cookie_name(scope["scheme"], headers.get(b"host"), self.house.settings.public_url)
        return await self.identity.person(headers.get(b"authorization"), headers.get(b"cookie"), cookie)

    async def _reject(self, send: Send, refusal: SaqqaraError) -> None:
        """Accepts a connection only to refuse it: browsers do not show scripts why a handshake failed."""
        self.house.metrics.refused(word_of(refusal))
        with contextlib.suppress(Exception):
            await send({"type": "websocket.accept"})
            message = refused(refusal, 0, None)
            await send({"type": "websocket.send", "text": _encoder.encode(message).decode()})
            await send({"type": "websocket.close", "code": _code_of(refusal), "reason": word_of(refusal)})

    async def _serve(
        self, scope: Scope, receive: Receive, send: Send, room: Room, person: PersonRow | None, address: str
    ) -> None:
        who, device = (None, None) if person is None else (person.id, person.device)
        guest = Connection(who, send, say_of(scope), abort_of(scope), address, device)
        if guest.person is not None:
            self.house.bots.addresses.note(guest.person, address)
        await send({"type": "websocket.accept"})
        try:
            await self.house.presence.enter(room, guest)
            await self._listen(receive, room, guest, "" if person is None else person.name)
        except SaqqaraError as refusal:
            guest.tell(_encoder.encode(refused(refusal, 0, None)))
            await send({"type": "websocket.close", "code": _code_of(refusal), "reason": word_of(refusal)})
        finally:
            guest.is_closed = True
            await self.house.presence.leave(room, guest)

    async def _listen(self, receive: Receive, room: Room, guest: Connection, name: str) -> None:
        settings, bad = self.house.settings, 0
        bucket = Bucket(settings.messages_per_s, settings.messages_burst)
        while not guest.is_closed:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                bad += 1
                self._refuse(room, guest, Refusal("too_many", "expected fewer messages per second, got one too many"))
            elif not await self._handle(room, guest, name, message.get("text") or message.get("bytes") or ""):
                bad += 1
            if bad > MOST_BAD:
                await guest.dismiss("too many bad messages")

    async def _handle(self, room: Room, guest: Connection, name: str, text: str | bytes) -> bool:
        """Does what one message says. Returns False if it cannot be read."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
            self._refuse(room, guest, unread(failure, ClientMessage, "expected a message that a client can send"))
            return False
        try:
            await self._carry_out(room, guest, name, message)
        except SaqqaraError as refusal:
            self._refuse(room, guest, refusal, message.id)
        except Exception as failure:
            log("fault", level=logging.ERROR, failure=failure, where="socket")
            self._refuse(room, guest, Refusal("fault", SERVER_FAULT), message.id)
        return True

    async def _carry_out(self, room: Room, guest: Connection, name: str, message: ClientMessage) -> None:
        if isinstance(message, PresenceSaid):
            guest.presence = message.state
            await self.house.presence.guest_changed(room, guest)
            answer: Any = Accepted(turn=room.turn_for(guest), id=message.id)
        else:
            answer = await self.house.say(room, guest.person, name, message)
        if isinstance(answer, Accepted):  # a view has been sent already
            guest.tell(_encoder.encode(answer))

    def _refuse(self, room: Room, guest: Connection, refusal: SaqqaraError, request: str | None = None) -> None:
        message = refused(refusal, room.turn_for(guest), request)
        self.house.metrics.refused(message.error)
        guest.tell(_encoder.encode(message))


def _code_of(refusal: SaqqaraError) -> int:
    return TRY_AGAIN if word_of(refusal) in ("too_many", "unavailable") else NOT_ALLOWED
