"""The routes of the HTTP API, made from the list of endpoints that the OpenAPI document is made from too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saqqara.rules.errors import SaqqaraError
from saqqara.server.api.challenges import ChallengesApi
from saqqara.server.api.devices import DevicesApi
from saqqara.server.api.evenings import EveningsApi
from saqqara.server.api.games import GamesApi
from saqqara.server.api.people import PeopleApi
from saqqara.server.api.push import PushApi
from saqqara.server.api.puzzles import PuzzlesApi
from saqqara.server.api.reading import ReadingApi
from saqqara.server.api.requests import ApiRequest, Gate
from saqqara.server.api.responses import problem, replace_old_token
from saqqara.server.api.reviews import ReviewsApi
from saqqara.server.api.school import SchoolApi
from saqqara.server.api.service import ServiceApi
from saqqara.server.api.tables import TablesApi
from saqqara.server.club.evenings import Evenings
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.house import House
from saqqara.server.identity import Identity
from saqqara.server.lobby import Editions
from saqqara.server.openapi import Endpoint
from saqqara.server.refusals import message_of, record_fault_of, wait_of, word_of

Handler = Callable[[ApiRequest], Awaitable[Response]]


class Api:
    """Answers the requests."""

    def __init__(self, house: House, identity: Identity, editions: Editions) -> None:
        self._metrics = house.metrics
        self._addresses = house.bots.addresses
        self._gate = Gate(house.settings, identity)
        evenings = Evenings(house.storage, house.club.challenges, house.settings.challenges_per_person_per_day)
        self._parts = (
            PeopleApi(house, self._gate),
            DevicesApi(house, self._gate),
            TablesApi(house, self._gate, editions),
            ReadingApi(house),
            ReviewsApi(house),
            PuzzlesApi(house),
            SchoolApi(house),
            GamesApi(house),
            ChallengesApi(house, self._gate, editions, evenings),
            EveningsApi(house, self._gate, editions, evenings),
            PushApi(house),
            ServiceApi(house, editions),
        )

    def routes(self) -> Sequence[Route]:
        """Returns one route for each endpoint."""
        return [
            Route(endpoint.path, self._answering(endpoint, self.handler(name)), methods=[endpoint.method], name=name)
            for name, endpoint in ENDPOINTS.items()
        ]

    def handler(self, name: str) -> Handler:
        """Returns what answers an endpoint: the method of its name."""
        (handler,) = (getattr(part, name) for part in self._parts if hasattr(part, name))
        return handler  # type: ignore[no-any-return]

    def _answering(self, endpoint: Endpoint, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

        async def answer(request: Request) -> Response:
            try:
                admitted = await self._gate.admit(request, endpoint, decoder)
                if admitted.sender is not None:
                    self._addresses.note(admitted.sender.id, admitted.address)
                response = await handler(admitted)
            except SaqqaraError as failure:
                self._metrics.refused(word_of(failure))
                word, message = word_of(failure), message_of(failure)
                return problem(word, message, wait_of(failure), record_fault_of(failure))
            if admitted.old_token is not None and "set-cookie" not in response.headers:
                replace_old_token(response, admitted.cookie, admitted.old_token)
            return response

        answer.__name__ = f"{endpoint.method} {endpoint.path}"
        return answer
