"""The endpoints about you."""

from __future__ import annotations

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS
from saqqara.server.openapi import Endpoint
from saqqara.server.wire import NewPerson, Person, Rename

PEOPLE_ENDPOINTS: dict[str, Endpoint] = {
    "welcome": Endpoint(
        method="POST",
        path="/api/people",
        summary="Registers you and gives you a token",
        body=NewPerson,
        answer=Person,
        status=201,
        errors=("not_allowed", "no_token", *BODY),
        token="optional",
    ),
    "me": Endpoint(
        method="GET", path="/api/me", summary="Who you are", answer=Person, errors=(*NEEDS, *ALWAYS), token="needed"
    ),
    "rename": Endpoint(
        method="PATCH",
        path="/api/me",
        summary="Changes your name",
        body=Rename,
        answer=Person,
        errors=(*NEEDS, *BODY),
        token="needed",
    ),
}
