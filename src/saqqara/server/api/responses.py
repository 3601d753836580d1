"""Answers of the HTTP API: JSON, or a problem with a word that programs can rely on."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saqqara.match.record_faults import RecordFault
from saqqara.server.identity import OLD_COOKIE
from saqqara.server.logs import log
from saqqara.server.refusals import SERVER_FAULT, SOON_S
from saqqara.server.wire import ERRORS, Problem

COOKIE_S = 400 * 86_400  # 400 days: browsers keep none for longer

_encoder = msgspec.json.Encoder()


def json_response(body: Any, status: int = 200) -> Response:
    """Encodes a body of the wire."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def keep_token(response: Response, cookie: str, token: str) -> None:
    """Has the browser keep a token, out of reach of scripts, in the cookie of this name."""
    is_secure = cookie.startswith("__Host-")
    response.set_cookie(cookie, token, COOKIE_S, httponly=True, samesite="lax", secure=is_secure)


def drop_token(response: Response, cookie: str) -> None:
    """Has the browser forget the token that it keeps in the cookie of this name."""
    is_secure = cookie.startswith("__Host-")
    response.delete_cookie(cookie, httponly=True, samesite="lax", secure=is_secure)


def replace_old_token(response: Response, cookie: str, token: str) -> None:
    """Has the browser keep a token under its new name alone."""
    keep_token(response, cookie, token)
    response.delete_cookie(OLD_COOKIE, httponly=True, samesite="lax")


def problem(word: str, message: str, wait_s: int = SOON_S, record_fault: RecordFault | None = None) -> Response:
    """Returns a refusal, with the HTTP status of its word."""
    headers = {"retry-after": str(wait_s)} if word in ("too_many", "unavailable") else {}
    if word == "no_token":
        headers["www-authenticate"] = "Bearer"
    body = Problem(error=word, message=message, record_fault=record_fault or msgspec.UNSET)
    return Response(_encoder.encode(body), ERRORS[word], headers, media_type="application/json")


def fault(request: Request, failure: Exception) -> Response:
    """Returns the answer to a request that failed by a mistake of the server. The log says where it happened."""
    log("fault", level=logging.ERROR, failure=failure, where="request")
    return problem("fault", SERVER_FAULT)
