"""The endpoints of the server itself."""

from __future__ import annotations

from typing import Any

from saqqara.server.endpoints.errors import ALWAYS
from saqqara.server.metrics import MEDIA_TYPE
from saqqara.server.openapi import Endpoint
from saqqara.server.wire import Health, HouseShown

HOUSE_ENDPOINTS: dict[str, Endpoint] = {
    "house_shown": Endpoint(
        method="GET",
        path="/api/house",
        summary="What this server offers",
        answer=HouseShown,
        errors=("no_token", *ALWAYS),
        token="optional",
    ),
}

SERVICE_ENDPOINTS: dict[str, Endpoint] = {
    "health": Endpoint(
        method="GET",
        path="/api/health",
        summary="The health of the server",
        answer=Health,
        also=(503,),
        errors=("too_many",),
    ),
    "openapi": Endpoint(
        method="GET", path="/api/openapi.json", summary="This document", answer=dict[str, Any], errors=ALWAYS
    ),
    "metrics": Endpoint(
        method="GET",
        path="/metrics",
        summary="Metrics for Prometheus",
        answer=MEDIA_TYPE.partition(";")[0],
        errors=("not_allowed", *ALWAYS),
    ),
}
