"""Requests that look at a match: its view, record, position and story, and what moves would bring."""

from __future__ import annotations

import asyncio

from starlette.responses import JSONResponse, PlainTextResponse, Response

from saqqara.match import records
from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.commands import require_own_seat
from saqqara.server.endpoints.limits import LONGEST_WAIT_S
from saqqara.server.history import replayed, story
from saqqara.server.house import House
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.table import Table
from saqqara.server.wire import Foreseen

MOST_TURNS = 1_000_000


class ReadingApi:
    """Answers what a seat, or a spectator, may know of a match."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def view(self, request: ApiRequest) -> Response:
        """Returns the table as a seat may know it, if asked for only when the seat owes a move (long poll)."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            seat, wait_s = _reader(request, table), request.number("wait", 0, LONGEST_WAIT_S)
        if request.sender is not None and seat is not None:
            await self._house.presence.heard_from(room, request.sender.id)
        if wait_s and seat is not None:
            await self._wait_for_move(room, seat, wait_s)
        async with room.settled() as table:
            return JSONResponse(table.view_of(seat))

    async def _wait_for_move(self, room: Room, seat: int, seconds: float) -> None:
        """Waits until the seat owes a move or the match is over, at most so long."""
        until = asyncio.get_running_loop().time() + seconds
        while room.table.status != "over" and seat not in room.table.owing and not self._house.is_leaving:
            if not await room.changes.wait(until):
                return

    async def foresee(self, request: ApiRequest) -> Response:
        """Returns what moves would bring."""
        body, room = request.body, await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            require_own_seat(table, request.person.id, body.seat)
            match = table.begun()
            if match.is_closed(body.seat, body.ask):  # the player has moved meanwhile, which is no mistake
                return json_response(Foreseen(ask=body.ask, foreseen=[]))
            foreseen = await self._house.in_thread(match.foresee, body.moves, body.seat, body.ask)
        return json_response(Foreseen(ask=body.ask, foreseen=foreseen))

    async def hint(self, request: ApiRequest) -> Response:
        """Returns what a level would do. For a client that has gone nobody thinks."""
        room = await self._house.room_for(request.table_id, request.person_id)
        advice = self._house.bots.adviser.advise(room, request.person.id, request.body)
        return json_response(await request.while_connected(advice))

    async def record(self, request: ApiRequest) -> Response:
        """Returns the record of the match as a file."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            seat, match = _reader(request, table), table.begun()
            text = match.record(is_over=True) if table.status == "over" else match.record(seat=seat)
            if table.is_sealed(self._house.now()):
                text = records.without_seed(text)
        name = f"{table.config.game}-{table.id}.record"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def position(self, request: ApiRequest) -> Response:
        """Returns the position."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            seat, match = _reader(request, table), table.begun()
            return JSONResponse(match.position() if table.status == "over" else match.position_of(seat))

    async def story(self, request: ApiRequest) -> Response:
        """Returns all events of the match so far."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            seat = _reader(request, table)
            table.begun()
            return JSONResponse({"passages": await self._house.in_thread(story, table, seat)})

    async def replay(self, request: ApiRequest) -> Response:
        """Returns the table as it stood at an earlier turn."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled() as table:
            seat, turn = _reader(request, table), request.number("turn", 0, MOST_TURNS) or 0
            table.begun()
            return JSONResponse(replayed(table, turn, seat))


def _reader(request: ApiRequest, table: Table) -> int | None:
    """Returns the seat whose knowledge is asked for. It has to be one of the sender's."""
    seat = request.number("seat", 0, 3)
    if seat is not None and seat not in table.seats_of(request.person_id):
        raise Refusal("not_your_seat", f"seat: expected one of yours, got {seat}")
    return seat
