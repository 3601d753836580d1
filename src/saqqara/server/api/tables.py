"""Requests that list, open or change tables."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.responses import Response

from saqqara.rules.errors import MatchOver
from saqqara.server import commands
from saqqara.server.api.requests import ApiRequest, Gate
from saqqara.server.api.responses import json_response
from saqqara.server.club.rated import why_unrated
from saqqara.server.house import House
from saqqara.server.lobby import Editions, forked, opened, rematch_of, seats_again
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.store.rows import TableRow
from saqqara.server.table import DoneBefore
from saqqara.server.unreadable import UnreadableTable
from saqqara.server.wire import Accepted, TableInList, Tables, TakeSeatSaid, View

MOST_LISTED = 50


class TablesApi:
    """Lists and opens tables, and passes messages to them."""

    def __init__(self, house: House, gate: Gate, editions: Editions) -> None:
        self._house = house
        self._gate = gate
        self._editions = editions

    async def tables(self, request: ApiRequest) -> Response:
        """Lists the open tables, and those of the sender."""
        store, person = self._house.store, request.person_id
        rows = await self._house.in_thread(store.listed, MOST_LISTED)
        mine = [] if person is None else await self._house.in_thread(store.of_person, person, MOST_LISTED)
        yours = [(await self._in_list(row, person), row) for row in mine]
        listed = [await self._in_list(row, person) for row in rows]
        return json_response(
            Tables(
                open=[table for table in listed if not table.unreadable],
                yours=[table for table, row in yours if table.your_seats or table.unreadable or row.host == person],
            )
        )

    async def _in_list(self, row: TableRow, person: str | None) -> TableInList:
        try:
            table = (await self._house.room(row.id)).table
        except UnreadableTable:
            return _unreadable_in_list(row)
        yours = table.seats_of(person)
        outcome = None if table.match is None else table.outcome
        return TableInList(
            id=table.id,
            game=table.config.game,
            status=table.status,
            created=table.created,
            seats=table.seat_views(self._house.now()),
            options=table.config.options,
            your_seats=yours,
            you_owe=any(seat in table.owing and table.places[seat].stand_in is None for seat in yours),
            places=None if outcome is None else list(outcome.places),
            rated=table.config.rated and why_unrated(table, self._house.settings.ratings) is None,
        )

    async def open(self, request: ApiRequest) -> Response:
        """Opens a table."""
        person = request.person
        self._gate.count_new_table(request)
        room = await self._house.open(opened(request.body, person, self._editions, self._house.now()))
        return json_response(room.view_for(person.id), 201)

    async def fork(self, request: ApiRequest) -> Response:
        """Opens a table that begins where another one stood."""
        person, room = request.person, await self._house.room_for(request.table_id, request.person_id)
        await self._house.club.challenges.expect_finished(room.table, person.id)
        self._gate.count_new_table(request)
        async with room.settled() as table:
            fork = forked(request.body, table, person, self._house.now())
        return json_response((await self._house.open(fork)).view_for(person.id), 201)

    async def rematch(self, request: ApiRequest) -> Response:
        """Seats the sender at the table of the rematch, which whoever is first opens. Idempotent."""
        person, room = request.person, await self._house.room_for(request.table_id, request.person_id)
        if not room.table.seats_of(person.id):
            raise Refusal("not_allowed", "expected a player of this match, got someone else")
        if room.table.rematch is None:
            await self._open_rematch(request, room)
        rematch = room.table.rematch
        assert rematch is not None, "its table is in the log"
        fresh = await self._house.room(rematch.table)
        for seat, name in seats_again(room.table, person.id):
            await _sit_again(fresh, commands.sit_again(person.id, seat, name, rematch.invite, request.body.entropy))
        return json_response(msgspec.structs.replace(fresh.view_for(person.id), invite=rematch.invite), 201)

    async def _open_rematch(self, request: ApiRequest, room: Room) -> None:
        """Opens the table before the players hear of it. If another request was faster, it is that one's."""
        if room.table.status != "over":
            raise Refusal("not_now", "expected a match that is over, got one in progress")
        self._gate.count_new_table(request)
        person, seat = request.person, room.table.seats_of(request.person.id)[0]
        fresh = rematch_of(room.table, person, request.body.entropy, self._house.now())
        table = (await self._house.open(fresh)).table
        with contextlib.suppress(DoneBefore):
            await room.do(commands.rematch(table.id, table.invite, seat))

    async def table(self, request: ApiRequest) -> Response:
        """Returns a table without its game."""
        room = await self._house.room_for(request.table_id, request.person_id)
        async with room.settled():
            return json_response(room.view_for(request.person_id))

    async def say(self, request: ApiRequest) -> Response:
        """Carries out a message, as over the WebSocket of the table."""
        person, room = request.person, await self._house.room_for(request.table_id, request.person_id)
        presence = self._house.presence
        await presence.heard_from(room, person.id)
        answer = await self._house.say(room, person.id, person.name, request.body)
        if isinstance(request.body, TakeSeatSaid):
            await presence.heard_from(room, person.id)
        if isinstance(answer, View):
            answer = Accepted(turn=answer.turn, id=request.body.id)
        return json_response(answer)


async def _sit_again(room: Room, command: commands.Command) -> None:
    """Seats a player. Whoever finds somebody else there, or the match over, looks on."""
    with contextlib.suppress(DoneBefore, MatchOver):
        try:
            await room.do(command)
        except Refusal as refusal:
            if refusal.word not in ("not_now", "not_allowed"):
                raise


def _unreadable_in_list(row: TableRow) -> TableInList:
    """Returns what is known of a table without its log."""
    return TableInList(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        created=row.created,
        seats=[],
        options={},
        unreadable=True,
    )
