"""Requests about oneself."""

from __future__ import annotations

import time

from starlette.responses import Response

from saqqara.server.api.requests import ApiRequest, Gate
from saqqara.server.api.responses import json_response, keep_token
from saqqara.server.club.device_label import label_of
from saqqara.server.house import House
from saqqara.server.wire import NewPerson, Person


class PeopleApi:
    """Makes people known to the house."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._gate = gate

    async def welcome(self, request: ApiRequest) -> Response:
        """Makes somebody known, with a token that is kept in a cookie or returned once."""
        body: NewPerson = request.body
        self._gate.count_new_person(request)
        now, label = time.time(), label_of(request.user_agent)
        row, token = await self._house.in_thread(self._house.people.welcome, body.name, now, label)
        if body.keep == "token":
            return json_response(Person(name=row.name, token=token), 201)
        response = json_response(Person(name=row.name), 201)
        keep_token(response, request.cookie, token)
        return response

    async def me(self, request: ApiRequest) -> Response:
        """Returns who the sender is."""
        return json_response(Person(name=request.person.name))

    async def rename(self, request: ApiRequest) -> Response:
        """Gives the sender another name."""
        row = await self._house.in_thread(self._house.people.rename, request.person, request.body.name)
        return json_response(Person(name=row.name))
