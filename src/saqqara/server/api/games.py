"""Requests about the sender's own games: lists, figures, ratings and records."""

from __future__ import annotations

import re
from collections.abc import Iterator

from starlette.responses import Response, StreamingResponse

from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.club.finished import PEOPLE
from saqqara.server.club.lists import figures_of, finished_page, read_cursor, record_files
from saqqara.server.club.ratings import MOST_SHOWN, shown_ratings
from saqqara.server.club.running import RunningGames, listed
from saqqara.server.club.zipped import zipped
from saqqara.server.endpoints.games import CHALLENGE, CURSOR
from saqqara.server.house import House
from saqqara.server.refusals import Refusal
from saqqara.server.store.finished import Cursor, Filter, FinishedStore
from saqqara.server.store.ratings import RatingStore
from saqqara.server.wire.games import GameRunning, GamesShown, Waiting


class GamesApi:
    """Shows people their own games."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._finished = FinishedStore(house.store)
        self._ratings = RatingStore(house.store)
        self._packing: set[str] = set()  # people to whom an archive is being sent
        self._running = RunningGames(house.storage, house.rooms, house.settings.ratings)

    async def my_games(self, request: ApiRequest) -> Response:
        """Returns a page of the sender's games."""
        person, wanted, before = request.person.id, _wanted(request), _before(request)
        finished, more = await self._house.in_thread(finished_page, self._finished, person, wanted, before)
        running = await self._running.of(person)
        of_kind = [] if before else [game for game in running if _is_wanted(game, wanted)]
        shown = listed(of_kind)
        waiting, more_running = sum(game.you_owe for game in running), len(of_kind) - len(shown)
        return json_response(
            GamesShown(running=shown, finished=finished, more=more, waiting=waiting, more_running=more_running)
        )

    async def waiting(self, request: ApiRequest) -> Response:
        """Returns how many games wait for the sender."""
        running = await self._running.of(request.person.id)
        return json_response(Waiting(running=len(running), waiting=sum(game.you_owe for game in running)))

    async def figures(self, request: ApiRequest) -> Response:
        """Returns figures of the sender's games."""
        groups = await self._house.in_thread(self._finished.figures, request.person.id, _wanted(request))
        return json_response(figures_of(groups))

    async def ratings(self, request: ApiRequest) -> Response:
        """Returns the sender's ratings."""
        rows, changes = await self._house.in_thread(self._ratings.of_person, request.person.id, MOST_SHOWN)
        return json_response(shown_ratings(rows, changes, self._house.settings.ratings))

    async def my_records(self, request: ApiRequest) -> Response:
        """Sends the records of all finished games of the sender, read and packed while they are sent."""
        person = request.person.id
        if person in self._packing:
            raise Refusal("too_many", "expected one archive at a time, got another request while one is being sent")
        headers = {"content-disposition": 'attachment; filename="saqqara-games.zip"'}
        return StreamingResponse(self._packed(person), media_type="application/zip", headers=headers)

    def _packed(self, person: str) -> Iterator[bytes]:
        self._packing.add(person)
        try:
            yield from zipped(record_files(self._finished, person, self._house.now()))
        finally:
            self._packing.discard(person)


def _wanted(request: ApiRequest) -> Filter:
    query = request.request.query_params
    return Filter(
        game=_one_of("game", query.get("game"), tuple(GAMES)),
        seats=request.number("seats", 2, 4),
        opponent=_one_of("opponent", query.get("opponent"), (PEOPLE, *LEVELS)),
        challenge=_written_as("challenge", query.get("challenge"), CHALLENGE),
    )


def _one_of(name: str, word: str | None, words: tuple[str, ...]) -> str | None:
    if word is not None and word not in words:
        raise Refusal("bad_message", f"{name}: expected one of {', '.join(words)}, got {word[:40]!r}")
    return word


def _written_as(name: str, word: str | None, pattern: str) -> str | None:
    if word is not None and not re.search(pattern, word, re.ASCII):
        raise Refusal("bad_message", f"{name}: expected {pattern}, got {word[:40]!r}")
    return word


def _before(request: ApiRequest) -> Cursor | None:
    text = _written_as("before", request.request.query_params.get("before"), CURSOR)
    return None if text is None else read_cursor(text)


def _is_wanted(game: GameRunning, wanted: Filter) -> bool:
    """Whether a running game is of the kind that is asked for."""
    others = [seat for seat in game.seats if not seat.is_you]
    levels = [seat.level for seat in others if seat.level is not None]
    opponent = max(levels, key=LEVELS.index) if levels and len(levels) == len(others) else PEOPLE
    return (
        wanted.game in (None, game.game)
        and wanted.seats in (None, len(game.seats))
        and wanted.opponent in (None, opponent)
        and wanted.challenge in (None, game.challenge)
    )
