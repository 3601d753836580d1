"""Requests about lessons, and about what a person has learnt."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.house import House
from saqqara.server.refusals import Refusal
from saqqara.server.school import lesson_list, lesson_shown, read_school, whole_lesson, with_more
from saqqara.server.store.school import SchoolStore


class SchoolApi:
    """Plays lessons, and keeps how far people are."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = SchoolStore(house.store)

    async def lessons(self, request: ApiRequest) -> Response:
        """Returns all lessons."""
        return json_response(lesson_list())

    async def lesson(self, request: ApiRequest) -> Response:
        """Returns a lesson after some steps."""
        path = request.request.path_params
        return json_response(
            await self._house.in_thread(lesson_shown, str(path["game"]), str(path["name"]), request.body)
        )

    async def whole_lesson(self, request: ApiRequest) -> Response:
        """Returns all places of a lesson."""
        path = request.request.path_params
        return json_response(await self._house.in_thread(whole_lesson, str(path["game"]), str(path["name"])))

    async def school(self, request: ApiRequest) -> Response:
        """Returns what the sender has learnt."""
        return json_response(read_school(await self._house.in_thread(self._store.read, request.person.id)))

    async def keep_school(self, request: ApiRequest) -> Response:
        """Adds what the sender has learnt on a device."""
        changed = partial(with_more, more=request.body)
        body = await self._house.in_thread(self._store.change, request.person.id, changed)
        if body is None:
            raise Refusal("no_token", "expected a person of this server, got one that was deleted")
        return json_response(read_school(body))
