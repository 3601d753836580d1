"""Requests about reviews of finished games, and about such games with other moves."""

from __future__ import annotations

import gzip

import msgspec
from starlette.responses import JSONResponse, PlainTextResponse, Response

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.server.api.requests import TABLE_NAME, ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.endpoints.limits import LONGEST_WAIT_S, MOST_STAMPS
from saqqara.server.history import replayed, replayed_match, story, story_of_match
from saqqara.server.house import House
from saqqara.server.openapi import MOST_TURNS
from saqqara.server.refusals import Refusal
from saqqara.server.review_rows import record_in
from saqqara.server.store.rows import ReviewRow
from saqqara.server.tryouts import line_of
from saqqara.server.wire import NewReview, ReviewShown


class ReviewsApi:
    """Asks for reviews, tells how far they are, and tries out other moves."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def review_table(self, request: ApiRequest) -> Response:
        """Asks for the review of a table."""
        person, room = request.person, await self._house.room_for(request.table_id, request.person_id)
        return await self._answer(request, await self._house.reviews.ask_for_table(room, person.id))

    async def review_record(self, request: ApiRequest) -> Response:
        """Asks for the review of a record."""
        body: NewReview = request.body
        return await self._answer(request, await self._house.reviews.ask_for_record(body.record, request.person.id))

    async def review(self, request: ApiRequest) -> Response:
        """Returns a review, if asked for only when there is news of it (long poll)."""
        seen, wait_s = request.number("seen", 0, MOST_STAMPS), request.number("wait", 0, LONGEST_WAIT_S) or 0
        shown = await self._house.reviews.read(_id_in(request), request.person_id, seen, wait_s)
        return await self._answer(request, shown)

    async def stop_review(self, request: ApiRequest) -> Response:
        """Stops a review."""
        return await self._answer(request, await self._house.reviews.stop(_id_in(request), request.person.id))

    async def review_replay(self, request: ApiRequest) -> Response:
        """Returns the game as it stood at an earlier turn."""
        row = await self._house.reviews.row(_id_in(request), request.person_id)
        turn = request.number("turn", 0, MOST_TURNS) or 0
        if row.table_id is not None:
            async with (await self._house.room(row.table_id)).settled() as table:
                return JSONResponse(replayed(table, turn, _reader(request, len(table.places))))
        match = await self._match(row)
        seat = _reader(request, match.seats)
        return JSONResponse(await self._house.in_thread(replayed_match, match, turn, seat, {}))

    async def review_story(self, request: ApiRequest) -> Response:
        """Returns all events of the game."""
        row = await self._house.reviews.row(_id_in(request), request.person_id)
        if row.table_id is not None:
            async with (await self._house.room(row.table_id)).settled() as table:
                seat = _reader(request, len(table.places))
                return JSONResponse({"passages": await self._house.in_thread(story, table, seat)})
        match = await self._match(row)
        passages = await self._house.in_thread(story_of_match, match, _reader(request, match.seats), {}, {})
        return JSONResponse({"passages": passages})

    async def reviewed_record(self, request: ApiRequest) -> Response:
        """Returns the record."""
        row = await self._house.reviews.row(_id_in(request), request.person_id)
        return PlainTextResponse(record_in(row) if row.table_id is None else await self._record_of(row))

    async def review_line(self, request: ApiRequest) -> Response:
        """Returns the game after other moves."""
        row = await self._house.reviews.row(_id_in(request), request.person_id)
        return json_response(await self._house.in_thread(line_of, record_in(row), request.body))

    async def review_try(self, request: ApiRequest) -> Response:
        """Returns how a move is graded."""
        row = await self._house.reviews.row(_id_in(request), request.person_id)
        return json_response(await self._house.reviews.try_move(row, request.body))

    async def _record_of(self, row: ReviewRow) -> str:
        """Returns the record of a table, without its seed while that is secret."""
        assert row.table_id is not None
        table = (await self._house.room(row.table_id)).table
        return records.without_seed(record_in(row)) if table.is_sealed(self._house.now()) else record_in(row)

    async def _match(self, row: ReviewRow) -> Match:
        return await self._house.in_thread(Match.from_record, record_in(row))

    async def _answer(self, request: ApiRequest, shown: ReviewShown) -> Response:
        """Sends a review, compressed if the client accepts that: it is long, and holds nothing secret."""
        body = msgspec.json.encode(shown)
        headers = {"vary": "accept-encoding"}
        if "gzip" in request.request.headers.get("accept-encoding", ""):
            body = await self._house.in_thread(_compressed, body)
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type="application/json")


def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 4, mtime=0)


def _id_in(request: ApiRequest) -> str:
    name = str(request.request.path_params["review"])
    if not TABLE_NAME.fullmatch(name):
        raise Refusal("no_such_review", f"expected the ID of a review, got {name[:40]!r}")
    return name


def _reader(request: ApiRequest, seats: int) -> int | None:
    """Returns the seat whose knowledge is asked for: of a match that is over, anybody's."""
    seat = request.number("seat", 0, 3)
    if seat is not None and seat >= seats:
        raise Refusal("bad_message", f"seat: expected a whole number from 0 to {seats - 1}, got {seat}")
    return seat
