"""Logs: one line an event whatever is in it, and nothing that belongs to guests."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from tools import ROOT

from saqqara.games.descriptor import EDITIONS
from saqqara.rules.edition import default_edition
from saqqara.server.lobby import Editions
from saqqara.server.logs import (
    REDACTED,
    JsonLines,
    RequestLog,
    TextLines,
    failure_fields,
    log,
    set_up_logs,
)
from saqqara.server.settings import LogLevel

NASTY = 'a\r\nb\x1b[31m\x00\x7f\x9b\u2028 "c" d=e\\'


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """These tests change what the whole process shares."""
    names = ("", "saqqara.server", "uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.handlers[:], logger.level, logger.disabled) for logger in loggers]
    yield
    for logger, (handlers, level, disabled) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.disabled = handlers, disabled
        logger.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_json_is_one_object_a_line(capsys) -> None:
    set_up_logs("json", "info")
    log("move_accepted", table="abc", ms=1.5, seats=[0, 1], inside={"a": None})
    (line,) = lines(capsys)
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "event": "move_accepted",
        "table": "abc",
        "ms": 1.5,
        "seats": [0, 1],
        "inside": {"a": None},
    }


def test_text_is_for_people(capsys) -> None:
    set_up_logs("text", "info")
    log("open", address="http://127.0.0.1:8000/", processes=1, why="it is time", nothing="", sly="a=b")
    told = capsys.readouterr().err.split(" ", 1)[1]
    assert told == 'info open address=http://127.0.0.1:8000/ processes=1 why="it is time" nothing="" sly="a=b"\n'


def test_levels(capsys) -> None:
    set_up_logs("json", "warning")
    log("quiet")
    log("loud", level=logging.ERROR)
    assert [line["event"] for line in lines(capsys)] == ["loud"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_can_forge_a_line(form: str, capsys) -> None:
    set_up_logs(form, "info")
    fields: dict[str, Any] = {NASTY: NASTY}
    log(NASTY, client=NASTY, **fields)
    logging.getLogger("uvicorn.error").warning("%s", NASTY)
    told = capsys.readouterr().err
    assert told.count("\n") == 2
    assert all(" " <= sign <= "~" for sign in told.replace("\n", ""))


@given(st.text(), st.text(min_size=1))
def test_any_text_is_one_line_of_ascii(value: str, name: str) -> None:
    record = logging.LogRecord("saqqara.server", logging.INFO, "", 0, "%s", ("word",), None)
    record.fields = {name: value}
    for formatter in (JsonLines(), TextLines()):
        line = formatter.format(record)
        assert all(" " <= sign <= "~" for sign in line)
    assert len(json.loads(JsonLines().format(record))) == 4 - (name in ("time", "level", "event"))


def test_secrets_are_redacted_by_their_names(capsys) -> None:
    set_up_logs("json", "info")
    secret: dict[str, Any] = {
        "token": "x",
        "Invite": "x",
        "set_cookie": "x",
        "Authorization": b"x",
        "seed": 7,
        "seeds": ["x"],
    }
    guests: dict[str, Any] = {"name": "x", "move": "x", "body": b"x", "text": "x", "entropy": ["x"]}
    log("careless", **secret, **guests, deep={"list": [{"token": "x"}], "name": "x"}, moves=3)
    (line,) = lines(capsys)
    assert {name: value for name, value in line.items() if value == REDACTED}.keys() == (secret | guests).keys()
    assert line["deep"] == {"list": [{"token": REDACTED}], "name": REDACTED}
    assert line["moves"] == 3


def test_long_and_strange_values_are_cut(capsys) -> None:
    deep: list[Any] = []
    deep.append(deep)
    set_up_logs("json", "info")
    log("strange", long="x" * 10_000, deep=deep, many=list(range(10_000)), kind=object, level_="own")
    (line,) = lines(capsys)
    assert len(line["long"]) == 500
    assert len(line["many"]) == 500
    assert line["kind"] == "<class 'object'>"


def test_of_a_failure_only_type_and_place_are_told(capsys) -> None:
    set_up_logs("json", "info")

    def fail() -> None:
        raise ValueError("ada plays load b2")

    try:
        fail()
    except ValueError as failure:
        log("fault", level=logging.ERROR, failure=failure)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    for line in lines(capsys):
        assert "ada" not in json.dumps(line)
        assert line["failure"] == "ValueError"
        assert [place.partition(" ")[2] for place in line["at"]][-1] == "fail"
    assert failure_fields(ValueError("never raised"))["at"] == []


def test_other_libraries_are_heard_only_when_they_warn(capsys) -> None:
    set_up_logs("json", "debug")
    for name in ("websockets.server", "uvicorn.error", "sqlalchemy.engine"):
        logging.getLogger(name).info("a guest said %r", "load b2")
    logging.getLogger("uvicorn.access").error("GET /?token=x")
    assert capsys.readouterr().err == ""
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (line,) = lines(capsys)
    assert (line["event"], line["logger"]) == ("noted", "uvicorn.error")


def test_an_edition_that_cannot_be_used_is_named(tmp_path: Path, capsys) -> None:
    (tmp_path / "again.toml").write_text((EDITIONS / "pyramids.toml").read_text())
    (tmp_path / "broken.toml").write_text("")
    set_up_logs("json", "info")
    Editions(tmp_path)
    told = {line["file"]: line for line in lines(capsys)}
    assert told["again.toml"]["event"] == "edition name taken"
    assert told["again.toml"]["edition"] == default_edition("pyramids").name
    assert (told["broken.toml"]["event"], told["broken.toml"]["do"]) == ("not an edition", "saqqara deck check FILE")


# --- requests ---


async def shown(request: Any) -> PlainTextResponse:
    return PlainTextResponse("here", status_code=201)


async def broken(request: Any) -> PlainTextResponse:
    raise RuntimeError("ada")


def app(counted: list[tuple[str, str, int]]) -> RequestLog:
    inside = Starlette(routes=[Route("/api/tables/{table}", shown), Route("/broken", broken)])
    routes = {shown: "/api/tables/{table}", broken: "/broken"}
    return RequestLog(inside, routes, lambda *told: counted.append(told))


def test_one_line_for_each_request_without_its_query(capsys) -> None:
    set_up_logs("json", "info")
    counted: list[tuple[str, str, int]] = []

    async def ask() -> None:
        inside = httpx.ASGITransport(app(counted), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=inside, base_url="http://house") as client:
            await client.get("/api/tables/abc%0Adef?token=hush&seat=0", headers={"Authorization": "Bearer hush"})
            await client.post("/api/tables/abc")
            await client.get("/nowhere/hush")
            await client.get("/broken")

    asyncio.run(ask())
    told = lines(capsys)
    assert "hush" not in json.dumps(told)
    assert [(line["method"], line["route"], line["status"]) for line in told] == counted
    assert counted == [
        ("GET", "/api/tables/{table}", 201),
        ("POST", "/api/tables/{table}", 405),
        ("GET", "other", 404),
        ("GET", "/broken", 500),
    ]
    assert [line.get("table") for line in told] == ["abc\ndef", "abc", None, None]
    assert all(line["client"] == "127.0.0.1" and line["ms"] >= 0 for line in told)


@pytest.mark.parametrize(("level", "told"), [("info", []), ("debug", [("other", 200)])])
def test_pages_and_their_files_are_no_news(level: LogLevel, told: list[tuple[str, int]], capsys) -> None:
    set_up_logs("json", level)

    async def page(request: Request) -> Response:
        return Response("a page")

    async def ask() -> None:
        inside = httpx.ASGITransport(RequestLog(Starlette(routes=[Route("/", page)]), {}))
        async with httpx.AsyncClient(transport=inside, base_url="http://house") as client:
            await client.get("/")

    asyncio.run(ask())
    requests = [line for line in lines(capsys) if line["event"] == "request"]
    assert [(line["route"], line["status"]) for line in requests] == told


def test_what_is_no_request_passes_untouched() -> None:
    passed: list[str] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["type"])

    for kind in ("lifespan", "websocket"):
        asyncio.run(RequestLog(inside, {})({"type": kind}, None, None))  # type: ignore[arg-type]
    assert passed == ["lifespan", "websocket"]


def test_logs_go_to_standard_error() -> None:
    set_up_logs("text", "info")
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    assert handler.stream is sys.stderr


def test_the_page_for_hosts_has_every_event() -> None:
    """The table in docs/host/monitoring.md says what each means and what to do."""
    sources = "".join(file.read_text() for file in (ROOT / "src" / "saqqara" / "server").rglob("*.py"))
    events = set(re.findall(r'\b(?:log\(|_supported\(load, )\s*"([^"]+)"', sources)) | {"noted"}
    page = (ROOT / "docs" / "host" / "monitoring.md").read_text().partition("## Logs")[2].partition("\n## ")[0]
    told = {
        word
        for row in page.splitlines()
        if row.startswith("| `")
        for word in re.findall(r"`([^`]+)`", row.split("|")[1])
    }
    assert {"open", "fault", "plain http", "database unavailable"} <= events
    assert told == events
