"""Requests to the HTTP API: rate limits, origin, body, query and who sends them, checked before a handler runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from saqqara.server.headers import is_https, is_same_origin
from saqqara.server.identity import OLD_COOKIE, Identity, bearer_of, cookie_name, old_token
from saqqara.server.limits import Buckets, address_key
from saqqara.server.openapi import Endpoint
from saqqara.server.refusals import Refusal, unread
from saqqara.server.settings import Settings
from saqqara.server.store.rows import PersonRow
from saqqara.server.websocket_extensions import known_of

TABLE_NAME = re.compile(r"[0-9A-Za-z_-]{1,40}")
HOUR_S = 3600

T = TypeVar("T")

Decoder = msgspec.json.Decoder[Any]


@dataclass(frozen=True)
class ApiRequest:
    """One request, with its sender and its decoded body."""

    request: Request
    sender: PersonRow | None
    body: Any
    cookie: str = OLD_COOKIE  # the name of the cookie at the address that the browser sees
    old_token: str | None = None  # the sender's, where the browser keeps it under the old name

    @property
    def person(self) -> PersonRow:
        """The sender, who has to be known."""
        if self.sender is None:
            raise Refusal("no_token", "expected a token of this server, got none; POST /api/people gives one")
        return self.sender

    @property
    def person_id(self) -> str | None:
        """The id of the sender, None if it is a stranger."""
        return None if self.sender is None else self.sender.id

    @property
    def user_agent(self) -> str:
        """What the browser or program calls itself."""
        return str(self.request.headers.get("user-agent", ""))

    @property
    def address(self) -> str:
        """The key of the address that it comes from."""
        return _address_of(self.request)

    @property
    def table_id(self) -> str:
        """The table that the path names."""
        name = str(self.request.path_params["table"])
        if not TABLE_NAME.fullmatch(name):
            raise Refusal("no_such_table", f"expected the ID of a table, got {name[:40]!r}")
        return name

    async def while_connected(self, work: Coroutine[Any, Any, T]) -> T:
        """Does some work for as long as the client waits for it, and cancels it when the client has gone."""
        tasks = task, gone = asyncio.create_task(work), asyncio.create_task(self._disconnected())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Refusal("not_now", "expected a client that waits for the answer, got one that disconnected")
            return task.result()
        finally:
            task.cancel()
            gone.cancel()
            await asyncio.wait(tasks)

    async def _disconnected(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def number(self, name: str, least: int, most: int) -> int | None:
        """Returns a number of the path or of the query."""
        text = self.request.path_params.get(name, self.request.query_params.get(name))
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,7}", str(text)) or not least <= int(text) <= most:
            raise Refusal(
                "bad_message", f"{name}: expected a whole number from {least} to {most}, got {str(text)[:40]!r}"
            )
        return int(text)

    def word(self, name: str, words: Sequence[str]) -> str:
        """Returns one of some words that the query names; the first one if it names none."""
        text = self.request.query_params.get(name, words[0])
        if text not in words:
            raise Refusal("bad_message", f"{name}: expected one of {', '.join(words)}, got {text[:40]!r}")
        return text


class Gate:
    """Checks requests and finds out who sends them."""

    def __init__(self, settings: Settings, identity: Identity) -> None:
        tables = settings.tables_per_address_per_hour
        self._settings = settings
        self._identity = identity
        self._requests = Buckets(settings.requests_per_s, settings.requests_burst)
        self._new_tables = Buckets(tables / HOUR_S, tables)
        self._new_people = Buckets(tables / HOUR_S, tables * 2)
        self._proofs = Buckets(tables / HOUR_S, tables * 2)

    async def admit(self, request: Request, endpoint: Endpoint, decoder: Decoder | None) -> ApiRequest:
        """Checks a request for an endpoint, or refuses it."""
        _check_rate(self._requests, request, "requests")
        _check_query(request, endpoint)
        body = None if decoder is None else _decoded(await self._body(request), decoder, endpoint.is_body_needed)
        if endpoint.token == "none":
            return ApiRequest(request, None, body, self._cookie(request))
        headers, cookie = request.headers, self._cookie(request)
        sender = await self._identity.person(headers.get("authorization"), headers.get("cookie"), cookie)
        if sender is not None:
            known_of(request.scope)()
        is_program = bearer_of(headers.get("authorization")) is not None
        if endpoint.method != "GET" and not is_program and (sender is not None or "origin" in headers):
            self._check_origin(request)
        is_old = sender is not None and not is_program
        old = old_token(headers.get("cookie"), cookie) if is_old else None
        admitted = ApiRequest(request, sender, body, cookie, old)
        if endpoint.token == "needed":
            _ = admitted.person
        return admitted

    def count_new_table(self, request: ApiRequest) -> None:
        """Refuses a new table if the address has opened too many."""
        _check_rate(self._new_tables, request.request, "new tables")

    def count_new_person(self, request: ApiRequest) -> None:
        """Refuses a new person if the address has made too many."""
        _check_rate(self._new_people, request.request, "new people")

    def count_proof(self, request: ApiRequest) -> None:
        """Refuses to look at links and phrases, or to make them, if the address has had too many."""
        _check_rate(self._proofs, request.request, "links and phrases")

    def origin(self, request: ApiRequest) -> str:
        """Returns the address of the house for links: the public one, or the one that was asked for."""
        url, host = request.request.url, request.request.headers.get("host", "")
        is_safe = is_https(url.scheme, host, self._settings.public_url)
        return self._settings.public_url or f"{'https' if is_safe else 'http'}://{host}"

    def _check_origin(self, request: Request) -> None:
        """A request that is authorized by a cookie has to come from a page of the house (CSRF)."""
        headers = request.headers
        public_url, scheme = self._settings.public_url, request.url.scheme
        if not is_same_origin(headers.get("origin"), headers.get("host"), public_url, scheme):
            raise Refusal("not_allowed", "Origin: expected a page of this server, got another")

    def _cookie(self, request: Request) -> str:
        return cookie_name(request.scope["scheme"], request.headers.get("host"), self._settings.public_url)

    async def _body(self, request: Request) -> bytes:
        limit, parts, size = self._settings.body_bytes, [], 0
        try:
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refusal("too_large", f"expected a body of at most {limit} bytes, got more")
                parts.append(part)
        except ClientDisconnect:
            raise Refusal("bad_message", "expected a complete body, got only the beginning") from None
        return b"".join(parts)


def _address_of(request: Request) -> str:
    return address_key(request.client.host if request.client else None)


def _check_rate(buckets: Buckets, request: Request, what: str) -> None:
    key = _address_of(request)
    if not buckets.take(key):
        wait_s = buckets.wait_s(key)
        message = f"expected fewer {what} from one address, got one too many; wait {wait_s} s"
        raise Refusal("too_many", message, wait_s)


def _check_query(request: Request, endpoint: Endpoint) -> None:
    """Refuses unknown parameters: a misspelt `seat` would silently get the spectator's view."""
    known = {parameter.name for parameter in endpoint.query}
    unknown = sorted(set(request.query_params) - known) if known else []
    if unknown:
        raise Refusal("bad_message", f"query: expected {' or '.join(sorted(known))}, got {unknown[0][:40]!r}")


def _decoded(body: bytes, decoder: Decoder, is_needed: bool) -> Any:
    try:
        return decoder.decode(body if body or is_needed else b"{}")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
        raise unread(failure, decoder.type, "body: expected JSON as /api/openapi.json describes it") from None
