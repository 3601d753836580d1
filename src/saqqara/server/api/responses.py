"""Answers of the HTTP API: JSON, or a problem with a word that programs can rely on."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saqqara.server.logs import log
from saqqara.server.refusals import SERVER_FAULT, SOON_S
from saqqara.server.wire import ERRORS, Problem

_encoder = msgspec.json.Encoder()


def json_response(body: Any, status: int = 200) -> Response:
    """Encodes a body of wire.py."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def problem(word: str, message: str, wait_s: int = SOON_S) -> Response:
    """Returns a refusal, with the HTTP status of its word."""
    headers = {"retry-after": str(wait_s)} if word in ("too_many", "unavailable") else {}
    if word == "no_token":
        headers["www-authenticate"] = "Bearer"
    return Response(
        _encoder.encode(Problem(error=word, message=message)), ERRORS[word], headers, media_type="application/json"
    )


def fault(request: Request, failure: Exception) -> Response:
    """Returns the answer to a request that failed by a mistake of the server. The log says where it happened."""
    log("fault", level=logging.ERROR, failure=failure, where="request")
    return problem("fault", SERVER_FAULT)
