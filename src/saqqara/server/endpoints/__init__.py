"""The endpoints of the HTTP API: one list, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from saqqara.server.endpoints.challenges import CHALLENGE_ENDPOINTS
from saqqara.server.endpoints.devices import DEVICE_ENDPOINTS
from saqqara.server.endpoints.games import GAMES_ENDPOINTS
from saqqara.server.endpoints.lessons import LESSON_ENDPOINTS
from saqqara.server.endpoints.people import PEOPLE_ENDPOINTS
from saqqara.server.endpoints.push import PUSH_ENDPOINTS
from saqqara.server.endpoints.puzzles import PUZZLE_ENDPOINTS
from saqqara.server.endpoints.reviews import REVIEW_ENDPOINTS
from saqqara.server.endpoints.service import HOUSE_ENDPOINTS, SERVICE_ENDPOINTS
from saqqara.server.endpoints.tables import TABLE_ENDPOINTS
from saqqara.server.openapi import Endpoint

ENDPOINTS: dict[str, Endpoint] = {
    **HOUSE_ENDPOINTS,
    **PEOPLE_ENDPOINTS,
    **DEVICE_ENDPOINTS,
    **TABLE_ENDPOINTS,
    **REVIEW_ENDPOINTS,
    **PUZZLE_ENDPOINTS,
    **LESSON_ENDPOINTS,
    **GAMES_ENDPOINTS,
    **CHALLENGE_ENDPOINTS,
    **PUSH_ENDPOINTS,
    **SERVICE_ENDPOINTS,
}
