"""Structured logs: an event and its fields, one JSON object a line, or a line of text for people.

Nothing of guests is logged: no tokens, invitations, bodies, moves, names or seeds. Of a failure only its type and
traceback are, because its message may quote any of those. As a second barrier, fields are redacted by their names.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOGGER = logging.getLogger("saqqara.server")
REDACTED = "[redacted]"
LONGEST = 500
DEEPEST = 6

_SECRET = re.compile("token|invite|cookie|authorization|seed|password|secret|entropy", re.IGNORECASE)
_OF_GUESTS = frozenset({"name", "move", "body", "text"})  # as text; as counts they are harmless
_SAFE = re.compile(r"[!#-\[\]-~]+")  # printable ASCII that needs no quotes, no equals sign aside
_OWN_KEYS = ("time", "level", "event")


def log(event: str, *, level: int = logging.INFO, failure: BaseException | None = None, **fields: object) -> None:
    """Logs an event, which is a fixed word, with its fields. Of a failure, logs its type and where it happened."""
    if LOGGER.isEnabledFor(level):
        extra = {f"{key}_" if key in _OWN_KEYS else key: value for key, value in fields.items()}
        if failure is not None:
            extra |= failure_fields(failure)
        LOGGER.log(level, "%s", event, extra={"fields": extra})


def failure_fields(failure: BaseException) -> dict[str, object]:
    """Returns the type and the traceback of a failure, without its message."""
    return {"failure": type(failure).__name__, "at": _traceback(failure.__traceback__)}


def _traceback(trace: TracebackType | None) -> list[str]:
    lines = []
    while trace is not None:
        frame = trace.tb_frame
        lines.append(f"{frame.f_globals.get('__name__', '?')}:{trace.tb_lineno} {frame.f_code.co_name}")
        trace = trace.tb_next
    return lines[-20:]


# --- fields ---


def redacted(name: str, value: object, depth: int = 0) -> object:
    """Returns the value of a field as it may be logged: short, fit for JSON, and no secret by its name."""
    if _SECRET.search(name) or (name.lower() in _OF_GUESTS and isinstance(value, (str, bytes))):
        return REDACTED
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if depth == DEEPEST:
        return "..."
    if isinstance(value, Mapping):
        return {str(key)[:LONGEST]: redacted(str(key), part, depth + 1) for key, part in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [redacted(name, part, depth + 1) for part in list(value)[:LONGEST]]
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """Returns the fields of a record. One of another library has the field `message`."""
    fields: Any = getattr(record, "fields", None)
    if not isinstance(fields, dict):
        fields = {"logger": record.name, "message": record.getMessage()}
    if record.exc_info and record.exc_info[1] is not None:
        fields = fields | failure_fields(record.exc_info[1])
    return {name: redacted(name, value) for name, value in fields.items()}


def event_of(record: logging.LogRecord) -> str:
    """Returns the event of a record, `noted` for one of another library."""
    return record.getMessage() if hasattr(record, "fields") else "noted"


def _ascii(value: object) -> str:
    """Encodes a value as JSON in printable ASCII: no control characters for terminals, no line breaks."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"), default=str).replace("\x7f", "\\u007f")


class JsonLines(logging.Formatter):
    """Formats records as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line of a record."""
        line = {"time": _time_of(record), "level": record.levelname.lower(), "event": event_of(record)}
        return _ascii(line | fields_of(record))


class TextLines(logging.Formatter):
    """Formats records for people: time, level, event, then `field=value`, quoted unless it is one plain word."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line of a record."""
        words = [_time_of(record), record.levelname.lower(), _plain(event_of(record))]
        words += [f"{_plain(name)}={_plain(value)}" for name, value in fields_of(record).items()]
        return " ".join(words)


def _plain(value: object) -> str:
    if isinstance(value, str) and _SAFE.fullmatch(value) and "=" not in value:
        return value
    return _ascii(value)


def _time_of(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


def set_up_logs(form: str, level: str) -> None:
    """Sends logs to standard error. Of other libraries only warnings: their messages may quote what guests say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


# --- one line for each request ---

Done = Callable[[str, str, int], None]  # method, route, status


class RequestLog:
    """Logs one line for each request that is answered, by its route: neither its query nor its headers.

    `routes` gives the pattern of each endpoint of the router inside, as in `{house_shown: "/api/house"}`. `done` is
    called for every request as well: metrics count them.
    """

    def __init__(self, app: ASGIApp, routes: Mapping[Any, str], done: Done | None = None) -> None:
        self.app = app
        self.routes = routes
        self.done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # unless an answer begins
        began = time.perf_counter()

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        finally:
            self._log(scope, status, time.perf_counter() - began)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        route = self.routes.get(scope.get("endpoint"), "other")
        if self.done is not None:
            self.done(scope["method"], route, status)
        client = scope.get("client")
        fields: dict[str, Any] = {"method": scope["method"], "route": route, "status": status}
        if "table" in scope.get("path_params", {}):
            fields["table"] = str(scope["path_params"]["table"])[:40]
        is_file = route == "other" and status < 400  # a page brings a hundred of them
        level = logging.DEBUG if is_file else logging.INFO
        log("request", level=level, **fields, ms=round(seconds * 1000, 1), client=client[0] if client else None)
