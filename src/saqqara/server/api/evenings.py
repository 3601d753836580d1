"""Requests about club evenings, and scores as CSV."""

from __future__ import annotations

import contextlib

from starlette.responses import Response

from saqqara.rules.errors import MatchOver
from saqqara.server.api.requests import TABLE_NAME, ApiRequest, Gate
from saqqara.server.api.responses import json_response
from saqqara.server.club.evening_views import Evening, rows_of
from saqqara.server.club.evenings import Evenings
from saqqara.server.club.scores import as_csv
from saqqara.server.commands import Command
from saqqara.server.house import House
from saqqara.server.lobby import Editions
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.store.rows import PersonRow
from saqqara.server.wire.challenges import NewEvening, TryTable

MOST_TABLES, MOST_DEALS = 20, 8


class EveningsApi:
    """Shows and makes evenings, and seats people at their tables."""

    def __init__(self, house: House, gate: Gate, editions: Editions, evenings: Evenings) -> None:
        self._house = house
        self._gate = gate
        self._editions = editions
        self._evenings = evenings

    async def make_evening(self, request: ApiRequest) -> Response:
        """Makes an evening."""
        body: NewEvening = request.body
        self._gate.count_new_table(request)
        evening = await self._evenings.make(body, request.person, self._editions.find(body.game, body.edition))
        return json_response(await self._evenings.shown(evening, request.person_id), 201)

    async def evening(self, request: ApiRequest) -> Response:
        """Returns an evening."""
        return json_response(await self._evenings.shown(await self._evening(request), request.person_id))

    async def sit_at_evening(self, request: ApiRequest) -> Response:
        """Seats the sender at a table of an evening, which the first one opens. Idempotent."""
        evening, person = await self._evening(request), request.person
        number, deal = request.number("number", 1, MOST_TABLES) or 1, request.number("deal", 1, MOST_DEALS) or 1
        table = self._evenings.table(evening, number, deal, person)
        async with self._house.club.challenges.seats.claimed(str(table.config.challenge), table.id, person.id):
            if await self._house.in_thread(self._house.store.table, table.id) is None:
                self._gate.count_new_table(request)
            room = await self._house.open(table)
            if not room.table.seats_of(person.id):
                await _seat(room, person)
        return json_response(TryTable(table=table.id))

    async def evening_scores(self, request: ApiRequest) -> Response:
        """Returns the scores of an evening as CSV."""
        shown = await self._evenings.shown(await self._evening(request), request.person_id)
        names = ("deal", "table", "seat", "name", "points", "place", "score", "with help")
        return _csv(as_csv(names, rows_of(shown)), "evening")

    async def challenge_scores(self, request: ApiRequest) -> Response:
        """Returns the results of a challenge as CSV."""
        row = await self._house.club.challenges.row(_id_in(request, "challenge", "no_such_challenge"))
        results = (await self._house.club.challenges.shown(row, request.person_id)).results
        if results is None:
            raise Refusal("not_now", "expected a challenge that you have finished, or that is over, got neither")
        rows = [(one.place, one.name, one.points, one.with_help) for one in results.everybody]
        return _csv(as_csv(("place", "name", "points", "with help"), rows), f"challenge-{row.id}")

    async def _evening(self, request: ApiRequest) -> Evening:
        return await self._evenings.evening(_id_in(request, "evening", "no_such_evening"))


async def _seat(room: Room, person: PersonRow) -> None:
    """Seats somebody on the first seat that is open, or refuses."""
    for seat, place in enumerate(room.table.places):
        if place.who == "open":
            with contextlib.suppress(Refusal, MatchOver):  # somebody was faster
                await room.do(_sit(seat, person))
            if room.table.seats_of(person.id):
                return
    raise Refusal("not_now", "expected a table with an open seat, got one that is full")


def _sit(seat: int, person: PersonRow) -> Command:
    return lambda table, now: table.sit(seat, person.id, person.name, None, now)


def _id_in(request: ApiRequest, name: str, word: str) -> str:
    text = str(request.request.path_params[name])
    if not TABLE_NAME.fullmatch(text):
        raise Refusal(word, f"expected the ID of {name}, got {text[:40]!r}")
    return text


def _csv(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, headers=headers, media_type="text/csv; charset=utf-8")
