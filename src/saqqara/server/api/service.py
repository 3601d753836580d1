"""Requests about the house itself."""

from __future__ import annotations

from ipaddress import ip_network

import msgspec
from starlette.responses import Response

import saqqara
from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.responses import json_response
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.house import House
from saqqara.server.limits import is_in
from saqqara.server.lobby import Editions
from saqqara.server.metrics import MEDIA_TYPE
from saqqara.server.openapi import document
from saqqara.server.refusals import Refusal
from saqqara.server.wire import Health, HouseShown

LOOPBACK_NETWORKS = ("127.0.0.0/8", "::1")


class ServiceApi:
    """Answers what the house offers and how it is."""

    def __init__(self, house: House, editions: Editions) -> None:
        self._house = house
        self._editions = editions
        self._metrics_for = [ip_network(one) for one in (*LOOPBACK_NETWORKS, *house.settings.metrics_for)]
        self._document = msgspec.json.encode(document(list(ENDPOINTS.values()), saqqara.__version__))

    async def house_shown(self, request: ApiRequest) -> Response:
        """Returns the games, editions and levels of the house, and how many tables it has."""
        counts = await self._house.in_thread(self._house.store.count_by_status)
        shown = HouseShown(
            version=saqqara.__version__,
            games=list(GAMES),
            levels=list(LEVELS),
            editions=self._editions.names(),
            name=None if request.sender is None else request.sender.name,
            tables=sum(counts.values()),
            playing=counts.get("playing", 0),
            ratings=self._house.settings.ratings,
            challenges=self._house.club.challenges.is_on,
            push=self._house.club.push.public_key,
        )
        return json_response(shown)

    async def health(self, request: ApiRequest) -> Response:
        """Returns whether the house works."""
        is_well = not self._house.is_paused and await self._house.in_thread(self._house.store.is_well)
        unreadable = len(self._house.storage.set_aside)
        health = Health(
            status="unavailable" if not is_well else "degraded" if unreadable else "ok",
            database=is_well,
            tables_in_memory=len(self._house.rooms),
            thinking=sum(len(room.claims) for room in self._house.rooms.values()),
            version=saqqara.__version__,
            unreadable_tables=unreadable,
        )
        return json_response(health, 200 if is_well else 503)

    async def openapi(self, request: ApiRequest) -> Response:
        """Returns the OpenAPI document."""
        return Response(self._document, media_type="application/json")

    async def metrics(self, request: ApiRequest) -> Response:
        """Returns the metrics, to the host alone: they count moves that players must not know of yet."""
        client = request.request.client
        if client is not None and not is_in(client.host, self._metrics_for):
            raise Refusal(
                "not_allowed", "expected an address that can read the metrics, got another; allow it with --metrics-for"
            )
        return Response(self._house.metrics.exposition(), media_type=MEDIA_TYPE)
