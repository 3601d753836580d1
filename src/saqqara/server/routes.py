"""The HTTP API. One list of endpoints makes the routes and the OpenAPI document."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

import saqqara
from saqqara.bots.levels import LEVELS
from saqqara.bots.search.evaluation import Estimate, Evaluation
from saqqara.games import GAMES
from saqqara.rules.errors import SaqqaraError
from saqqara.server.commands import own
from saqqara.server.endpoints import ENDPOINTS, LONGEST_WAIT_S
from saqqara.server.entries import AnyEntry
from saqqara.server.headers import is_same_origin
from saqqara.server.history import replayed, story
from saqqara.server.house import House
from saqqara.server.identity import Identity, bearer_of
from saqqara.server.limits import Buckets, address_key
from saqqara.server.live import Live
from saqqara.server.lobby import Editions, forked, opened, rematch_of
from saqqara.server.logs import log
from saqqara.server.metrics import MEDIA_TYPE
from saqqara.server.openapi import Endpoint, document
from saqqara.server.people import COOKIE, COOKIE_DAYS
from saqqara.server.refusals import SOON_S, Refusal, told_of, wait_of, word_of
from saqqara.server.store.rows import PersonRow, TableRow
from saqqara.server.store.trouble import Unavailable
from saqqara.server.table import DoneBefore, Table
from saqqara.server.wire import (
    ERRORS,
    Accepted,
    Advice,
    Foreseen,
    Health,
    HouseShown,
    LevelName,
    NewPerson,
    Person,
    Problem,
    Prospect,
    Range,
    Step,
    TableInList,
    Tables,
    TakeSeatSaid,
    View,
)

LISTED = 50
ADVISED = 8  # moves of a hint
TABLE_NAME = re.compile(r"[0-9A-Za-z_-]{1,40}")
HOUR_S = 3600
LOOK_WITHIN_S = 20.0  # a look waits for what happens at the table, but not for as long as storage is away

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Asked:
    """One request: who asks, for which table, with what."""

    request: Request
    person: PersonRow | None
    body: Any

    @property
    def somebody(self) -> PersonRow:
        """Whoever asks, who has to be known."""
        if self.person is None:
            raise Refusal("no_token", "expected a token of this house, got none")
        return self.person

    def number(self, name: str, least: int, most: int) -> int | None:
        """A number behind the question mark, or in the path."""
        text = self.request.path_params.get(name, self.request.query_params.get(name))
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,7}", str(text)) or not least <= int(text) <= most:
            raise Refusal(
                "bad_message", f"{name}: expected a whole number from {least} to {most}, got {str(text)[:40]!r}"
            )
        return int(text)


Handler = Callable[[Asked], Awaitable[Response]]


class Api:
    """Answers the requests."""

    def __init__(self, house: House, identity: Identity, editions: Editions) -> None:
        settings = house.settings
        self.house = house
        self.identity = identity
        self.editions = editions
        self.requests = Buckets(settings.requests_per_s, settings.requests_burst)
        tables = settings.tables_per_address_per_hour
        self.new_tables = Buckets(tables / HOUR_S, tables)
        self.new_people = Buckets(tables / HOUR_S, tables * 2)
        self._document = _encoder.encode(document(list(ENDPOINTS.values()), saqqara.__version__))

    def routes(self) -> Sequence[Route]:
        """One for each endpoint."""
        return [
            Route(one.path, self._endpoint(one, getattr(self, name)), methods=[one.method], name=name)
            for name, one in ENDPOINTS.items()
        ]

    # --- what all have in common ---

    def _endpoint(self, endpoint: Endpoint, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

        async def answer(request: Request) -> Response:
            try:
                return await handler(await self._asked(request, endpoint, decoder))
            except SaqqaraError as trouble:
                self.house.metrics.refused(word_of(trouble))
                return problem(word_of(trouble), told_of(trouble), wait_of(trouble))

        answer.__name__ = f"{endpoint.method} {endpoint.path}"
        return answer

    async def _asked(self, request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None) -> Asked:
        self._check_rate(self.requests, request, "requests")
        _check_query(request, endpoint)
        body = None if decoder is None else self._decoded(await self._body(request), decoder)
        if endpoint.token == "none":
            return Asked(request, None, body)
        headers = request.headers
        person = await self.identity.person(headers.get("authorization"), headers.get("cookie"))
        is_program = bearer_of(headers.get("authorization")) is not None
        if endpoint.method != "GET" and not is_program and (person is not None or "origin" in headers):
            self._check_origin(request)
        asked = Asked(request, person, body)
        if endpoint.token == "needed":
            _ = asked.somebody
        return asked

    def _check_origin(self, request: Request) -> None:
        """Whoever comes with a cookie comes from a page of the house."""
        headers = request.headers
        if not is_same_origin(headers.get("origin"), headers.get("host"), self.house.settings.public_url):
            raise Refusal("not_allowed", "expected a page of this house as the origin, got another")

    def _check_rate(self, buckets: Buckets, request: Request, what: str) -> None:
        key = address_key(request.client.host if request.client else None)
        if not buckets.take(key):
            wait_s = buckets.wait_s(key)
            told = f"expected fewer {what} from one address, got one more; wait {wait_s} s"
            raise Refusal("too_many", told, wait_s)

    async def _body(self, request: Request) -> bytes:
        limit, parts, size = self.house.settings.body_bytes, [], 0
        try:
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refusal("too_large", f"expected a body of at most {limit} bytes, got more")
                parts.append(part)
        except ClientDisconnect:
            raise Refusal("bad_message", "expected a whole body, got the beginning of one") from None
        return b"".join(parts)

    def _decoded(self, body: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
            raise Refusal("bad_message", f"body: expected JSON as the API tells it, got: {trouble}") from None

    async def _live(self, asked: Asked) -> Live:
        name = str(asked.request.path_params["table"])
        if not TABLE_NAME.fullmatch(name):
            raise Refusal("no_such_table", f"expected the name of a table, got {name[:40]!r}")
        return await self.house.live(name)

    @contextlib.asynccontextmanager
    async def _settled(self, live: Live) -> AsyncIterator[None]:
        """A table to look at, while nothing happens at it. While storage is away a move may be under way for long."""
        try:
            async with asyncio.timeout(LOOK_WITHIN_S):
                await live.lock.acquire()
        except TimeoutError:
            raise Unavailable("expected a table that nothing happens at, got a move that waits for storage") from None
        try:
            await self.house.settle(live)
            yield
        finally:
            live.lock.release()

    def _reader(self, asked: Asked, live: Live) -> int | None:
        """The seat whose look is asked for; it has to be the asker's."""
        seat = asked.number("seat", 0, 3)
        if seat is not None and seat not in live.table.seats_of(None if asked.person is None else asked.person.id):
            raise Refusal("not_your_seat", f"seat: expected one of yours, got {seat}")
        return seat

    # --- people ---

    async def welcome(self, asked: Asked) -> Response:
        """Makes somebody known."""
        body: NewPerson = asked.body
        self._check_rate(self.new_people, asked.request, "new people")
        row, token = await self.house.in_thread(self.house.people.welcome, body.name, time.time())
        if body.keep == "token":
            return answered(Person(name=row.name, token=token), 201)
        response = answered(Person(name=row.name), 201)
        is_https = asked.request.url.scheme == "https"
        response.set_cookie(COOKIE, token, COOKIE_DAYS * 86_400, httponly=True, samesite="lax", secure=is_https)
        return response

    async def me(self, asked: Asked) -> Response:
        """Who you are."""
        return answered(Person(name=asked.somebody.name))

    async def rename(self, asked: Asked) -> Response:
        """Another name."""
        row = await self.house.in_thread(self.house.people.rename, asked.somebody, asked.body.name)
        return answered(Person(name=row.name))

    # --- tables ---

    async def house_shown(self, asked: Asked) -> Response:
        """What can be had here."""
        counts = await self.house.in_thread(self.house.store.count_by_status)
        shown = HouseShown(
            version=saqqara.__version__,
            games=list(GAMES),
            levels=list(LEVELS),
            editions=self.editions.names(),
            name=None if asked.person is None else asked.person.name,
            tables=sum(counts.values()),
            playing=counts.get("playing", 0),
        )
        return answered(shown)

    async def tables(self, asked: Asked) -> Response:
        """Open tables, and yours."""
        store, person = self.house.store, asked.person
        rows = await self.house.in_thread(store.listed, LISTED)
        mine = [] if person is None else await self.house.in_thread(store.of_person, person.id, LISTED)
        name = None if person is None else person.id
        yours = [await self._in_list(row, name) for row in mine]
        return answered(
            Tables(
                open=[await self._in_list(row, name) for row in rows],
                yours=[one for one, row in zip(yours, mine, strict=True) if one.your_seats or row.host == name],
            )
        )

    async def _in_list(self, row: TableRow, person: str | None) -> TableInList:
        table = (await self.house.live(row.id)).table
        seats = table.seats_shown(time.time())
        yours = table.seats_of(person)
        outcome = None if table.match is None else table.match.outcome
        return TableInList(
            id=table.id,
            game=table.config.game,
            status=table.status,
            created=table.created,
            seats=seats,
            options=table.config.options,
            your_seats=yours,
            you_owe=any(seat in table.owing and table.places[seat].stand_in is None for seat in yours),
            places=None if outcome is None else list(outcome.places),
        )

    async def open(self, asked: Asked) -> Response:
        """Opens a table."""
        person, body = asked.somebody, asked.body
        self._check_rate(self.new_tables, asked.request, "new tables")
        live = await self.house.open(opened(body, person, self.editions))
        return answered(self.house.shown(live, person.id), 201)

    async def fork(self, asked: Asked) -> Response:
        """Opens a table that begins where another one stood."""
        person, live = asked.somebody, await self._live(asked)
        self._check_rate(self.new_tables, asked.request, "new tables")
        async with self._settled(live):
            table = forked(asked.body, live.table, person)
        fresh = await self.house.open(table)
        return answered(self.house.shown(fresh, person.id), 201)

    async def rematch(self, asked: Asked) -> Response:
        """Opens a table for the same company."""
        person, live = asked.somebody, await self._live(asked)
        if not live.table.seats_of(person.id):
            raise Refusal("not_allowed", "expected somebody who has played here, got somebody else")
        if live.table.rematch is None:
            await self._play_again(asked, live, person)
        again = live.table.rematch
        assert again is not None, "the table that was opened is in the log"
        fresh = await self.house.live(again.table)
        return answered(msgspec.structs.replace(self.house.shown(fresh, person.id), invite=again.invite), 201)

    async def _play_again(self, asked: Asked, live: Live, person: PersonRow) -> None:
        """The table is there before the company is told of it; if somebody else was faster, theirs is the one."""
        if live.table.status != "over":
            raise Refusal("not_now", "expected a match that is over, got one that goes on")
        self._check_rate(self.new_tables, asked.request, "new tables")
        table = (await self.house.open(rematch_of(live.table, person))).table
        with contextlib.suppress(DoneBefore):
            await self.house.act(live, lambda t, now: t.play_again(table.id, table.invite, now))

    async def table(self, asked: Asked) -> Response:
        """A table without its game."""
        live = await self._live(asked)
        async with self._settled(live):
            return answered(self.house.shown(live, None if asked.person is None else asked.person.id))

    async def say(self, asked: Asked) -> Response:
        """Says something at a table."""
        person, live = asked.somebody, await self._live(asked)
        await self.house.company.heard_from(live, person.id)
        answer = await self.house.say(live, person.id, person.name, asked.body)
        if isinstance(asked.body, TakeSeatSaid):
            await self.house.company.heard_from(live, person.id)
        if isinstance(answer, View):
            answer = Accepted(turn=answer.turn, id=asked.body.id)
        return answered(answer)

    # --- looking ---

    async def view(self, asked: Asked) -> Response:
        """The table as a seat may know it."""
        live = await self._live(asked)
        async with self._settled(live):
            seat, wait = self._reader(asked, live), asked.number("wait", 0, LONGEST_WAIT_S)
        if asked.person is not None and seat is not None:
            await self.house.company.heard_from(live, asked.person.id)
        if wait and seat is not None:
            await self._wait_for_move(live, seat, wait)
        async with self._settled(live):
            return JSONResponse(live.table.begun().view(seat))

    async def _wait_for_move(self, live: Live, seat: int, seconds: float) -> None:
        """Until the seat owes a move or the match is over; the house tells nothing but that something changed."""
        until = asyncio.get_running_loop().time() + seconds
        while live.table.status != "over" and seat not in live.table.owing and not self.house.is_leaving:
            changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            live.waiting.add(changed)
            try:
                async with asyncio.timeout_at(until):
                    await changed
            except TimeoutError:
                return
            finally:
                live.waiting.discard(changed)

    async def foresee(self, asked: Asked) -> Response:
        """What moves will bring."""
        person, body, live = asked.somebody, asked.body, await self._live(asked)
        async with self._settled(live):
            own(live.table, person.id, body.seat)
            match = live.table.begun()
            if match.is_closed(body.seat, body.ask):  # whoever plays fast is not in the wrong
                return answered(Foreseen(ask=body.ask, foreseen=[]))
            foreseen = await self.house.in_thread(match.foresee, body.moves, body.seat, body.ask)
        return answered(Foreseen(ask=body.ask, foreseen=foreseen))

    async def hint(self, asked: Asked) -> Response:
        """What a level would do. All may know that it was asked, before it has said anything."""
        person, body, live = asked.somebody, asked.body, await self._live(asked)

        def deed(table: Table, now: float) -> AnyEntry:
            own(table, person.id, body.seat)
            return table.hint(body.seat, body.ask, now)

        async with self._settled(live):
            own(live.table, person.id, body.seat)
        if body.seat in live.advised:
            raise Refusal("too_many", f"expected one hint at a time for seat {body.seat}, got another one")
        live.advised.add(body.seat)
        try:
            await self.house.act(live, deed)
            found = await self.house.thinking.advise(live, body.seat, body.ask, body.level)
        finally:
            live.advised.discard(body.seat)
        return answered(_advice(found, body.level))

    async def record(self, asked: Asked) -> Response:
        """The record."""
        live = await self._live(asked)
        async with self._settled(live):
            seat, match = self._reader(asked, live), live.table.begun()
            text = match.record() if live.table.status == "over" else match.record(seat=seat)
        name = f"{live.table.config.game}-{live.table.id}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def position(self, asked: Asked) -> Response:
        """The position."""
        live = await self._live(asked)
        async with self._settled(live):
            seat, match = self._reader(asked, live), live.table.begun()
            return JSONResponse(match.position() if live.table.status == "over" else match.position_of(seat))

    async def story(self, asked: Asked) -> Response:
        """All that happened."""
        live = await self._live(asked)
        async with self._settled(live):
            seat = self._reader(asked, live)
            live.table.begun()
            return JSONResponse({"passages": await self.house.in_thread(story, live.table, seat)})

    async def replay(self, asked: Asked) -> Response:
        """The table as it stood."""
        live = await self._live(asked)
        async with self._settled(live):
            seat, turn = self._reader(asked, live), asked.number("turn", 0, 1_000_000) or 0
            live.table.begun()
            return JSONResponse(replayed(live.table, turn, seat))

    # --- the house itself ---

    async def health(self, asked: Asked) -> Response:
        """Whether the house is well."""
        is_well = not self.house.is_paused and await self.house.in_thread(self.house.store.is_well)
        shown = Health(
            status="ok" if is_well else "unavailable",
            database=is_well,
            tables_in_memory=len(self.house.lives),
            thinking=sum(len(live.thinks) for live in self.house.lives.values()),
            version=saqqara.__version__,
        )
        return answered(shown, 200 if is_well else 503)

    async def openapi(self, asked: Asked) -> Response:
        """The OpenAPI document."""
        return Response(self._document, media_type="application/json")

    async def metrics(self, asked: Asked) -> Response:
        """Figures for Prometheus. They count what is still hidden, so guests may not read them."""
        client = asked.request.client
        if client is not None and not _is_of(client.host, ("127.0.0.0/8", "::1", *self.house.settings.metrics_for)):
            raise Refusal("not_allowed", "expected an address that may read the metrics, got another")
        return Response(self.house.metrics.exposition(), media_type=MEDIA_TYPE)


def _advice(found: Evaluation, level: LevelName) -> Advice:
    """The best moves that were tried, and the line."""
    tried = [one for one in found.prospects if one.visits][:ADVISED]
    return Advice(
        level=level,
        simulations=found.simulations,
        is_exact=found.is_exact,
        moves=[
            Prospect(move=one.move, visits=one.visits, wins=_ranges(one.wins), points=_ranges(one.points))
            for one in tried
        ],
        line=[Step(seat=seat, move=move) for seat, move in found.line],
    )


def _ranges(estimates: Sequence[Estimate]) -> list[Range]:
    return [Range(mean=one.mean, low=one.low, high=one.high) for one in estimates]


def _is_of(address: str, networks: Sequence[str]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        number = ip_address(address)
    except ValueError:
        return False
    if isinstance(number, IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    return any(number in ip_network(network) for network in networks)


def _check_query(request: Request, endpoint: Endpoint) -> None:
    """Who misspells `seat` would be shown what a spectator sees, and wonder."""
    known = {one.name for one in endpoint.query}
    strange = sorted(set(request.query_params) - known) if known else []
    if strange:
        raise Refusal("bad_message", f"query: expected {' or '.join(sorted(known))}, got {strange[0][:40]!r}")


def answered(body: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def problem(word: str, message: str, wait_s: int = SOON_S) -> Response:
    """What is wrong, as JSON."""
    headers = {"retry-after": str(wait_s)} if word in ("too_many", "unavailable") else {}
    if word == "no_token":
        headers["www-authenticate"] = "Bearer"
    return Response(
        _encoder.encode(Problem(error=word, message=message)), ERRORS[word], headers, media_type="application/json"
    )


def fault(request: Request, trouble: Exception) -> Response:
    """A fault of ours: the log knows where."""
    log("fault", level=logging.ERROR, failure=trouble, where="request")
    return problem("fault", "expected to answer, got a fault of ours")
