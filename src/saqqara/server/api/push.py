"""Requests about notices."""

from __future__ import annotations

from starlette.responses import Response

from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.house import House
from saqqara.server.prerender import language_of
from saqqara.server.wire.push import PushShown


class PushApi:
    """Begins and ends notices to a browser."""

    def __init__(self, house: House) -> None:
        self._push = house.club.push

    async def start_push(self, request: ApiRequest) -> Response:
        """Sends the sender's notices to a browser."""
        await self._push.subscribe(request.person, request.body, language_of(request.request.headers))
        return json_response(PushShown(is_on=True))

    async def end_push(self, request: ApiRequest) -> Response:
        """Sends no more of them there."""
        await self._push.unsubscribe(request.person, request.body.endpoint)
        return json_response(PushShown(is_on=False))
