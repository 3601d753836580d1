"""The endpoints for notices."""

from __future__ import annotations

from saqqara.server.endpoints.errors import BODY, NEEDS
from saqqara.server.openapi import Endpoint
from saqqara.server.wire.push import NewPush, PushEnd, PushShown

PUSH_ENDPOINTS: dict[str, Endpoint] = {
    "start_push": Endpoint(
        method="POST",
        path="/api/me/push",
        summary="Sends notices to your browser from now on, such as that it is your turn",
        body=NewPush,
        answer=PushShown,
        errors=("not_now", *NEEDS, *BODY),
        token="needed",
    ),
    "end_push": Endpoint(
        method="DELETE",
        path="/api/me/push",
        summary="Sends no more notices to your browser",
        body=PushEnd,
        answer=PushShown,
        errors=(*NEEDS, *BODY),
        token="needed",
    ),
}
