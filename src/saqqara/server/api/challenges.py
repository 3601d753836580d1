"""Requests about challenges."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.responses import Response

from saqqara.games import GAMES
from saqqara.server.api.requests import TABLE_NAME, ApiRequest, Gate
from saqqara.server.api.responses import json_response
from saqqara.server.club.challenges import SPANS
from saqqara.server.club.evenings import Evenings
from saqqara.server.club.running import rounds_of
from saqqara.server.house import House
from saqqara.server.lobby import Editions
from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import ChallengeRow
from saqqara.server.wire.challenges import ChallengeShown, NewChallenge, TryTable


class ChallengesApi:
    """Shows, makes and plays challenges."""

    def __init__(self, house: House, gate: Gate, editions: Editions, evenings: Evenings) -> None:
        self._house = house
        self._gate = gate
        self._editions = editions
        self._challenges = house.club.challenges
        self._evenings = evenings

    async def challenges(self, request: ApiRequest) -> Response:
        """Returns the challenges of today, those of past days, and the challenges and evenings of the sender."""
        shown, person = await self._challenges.overview(request.person_id), request.person_id
        evenings = [] if person is None else await self._evenings.of_person(person)
        today = [await self._with_round(one) for one in shown.today]
        return json_response(replace(shown, today=today, evenings=evenings))

    async def challenge(self, request: ApiRequest) -> Response:
        """Returns a challenge, with its results as soon as the sender may see them."""
        shown = await self._challenges.shown(await self._row(request), request.person_id)
        return json_response(await self._with_round(shown))

    async def _with_round(self, shown: ChallengeShown) -> ChallengeShown:
        """Adds the round in which a try is; nothing where the house has died before it opened the table."""
        yours = shown.yours
        if yours is None or yours.state != "playing":
            return shown
        if await self._house.in_thread(self._house.store.table, yours.table) is None:
            return shown
        number, count = rounds_of((await self._house.room(yours.table)).table)
        return replace(shown, yours=replace(yours, round=number, rounds=count))

    async def make_challenge(self, request: ApiRequest) -> Response:
        """Makes a challenge."""
        body: NewChallenge = request.body
        self._gate.count_new_table(request)
        edition = self._editions.find(body.game, body.edition)
        row = await self._challenges.make(body, request.person, edition)
        return json_response(await self._challenges.shown(row, request.person_id), 201)

    async def play_challenge(self, request: ApiRequest) -> Response:
        """Opens the table of a try, or returns the one that is open. Idempotent."""
        row = await self._row(request)
        table = await self._challenges.try_table(row, request.person, request.body.for_fun)
        if await self._house.in_thread(self._house.store.table, table.id) is None:
            self._gate.count_new_table(request)
            await self._house.open(table)
        return json_response(TryTable(table=table.id))

    async def standings(self, request: ApiRequest) -> Response:
        """Returns the table of a week or a month."""
        game, span = request.word("game", tuple(GAMES)), request.word("span", tuple(SPANS))
        return json_response(await self._challenges.standings(game, span, request.person_id))

    async def _row(self, request: ApiRequest) -> ChallengeRow:
        name = str(request.request.path_params["challenge"])
        if not TABLE_NAME.fullmatch(name):
            raise Refusal("no_such_challenge", f"expected the ID of a challenge, got {name[:40]!r}")
        return await self._challenges.row(name)
