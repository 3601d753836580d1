"""The headers of every answer, and whose word counts as the house's own."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from saqqara.server.headers import SafetyHeaders, is_same_origin

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; font-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


async def page(request: Request) -> Response:
    return PlainTextResponse("here", headers={"Cache-Control": "max-age=60", "Content-Security-Policy": "none"})


def headers_of(path: str, address: str = "http://house") -> httpx.Headers:
    routes = [Route(route, page) for route in ("/", "/api/house", "/apiary")]
    transport = httpx.ASGITransport(SafetyHeaders(Starlette(routes=routes)))

    async def ask() -> httpx.Headers:
        async with httpx.AsyncClient(transport=transport, base_url=address) as client:
            return (await client.get(path)).headers

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/api/house", "/nowhere"])
def test_every_answer_has_the_headers_once(path: str) -> None:
    headers = headers_of(path)
    assert headers.get_list("content-security-policy") == [POLICY]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_what_the_api_says_is_not_stored() -> None:
    assert headers_of("/api/house")["cache-control"] == "no-store"
    assert headers_of("/api/nowhere")["cache-control"] == "no-store"
    assert headers_of("/")["cache-control"] == "max-age=60"
    assert headers_of("/apiary")["cache-control"] == "max-age=60"


def test_https_stays_https() -> None:
    assert headers_of("/", "https://house")["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in headers_of("/")


def sent_through(scope: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    sent: list[Any] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        await send(message)

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(SafetyHeaders(inside)(scope, None, send))  # type: ignore[arg-type]
    (told,) = sent
    assert isinstance(told, dict)
    return told


def test_a_refused_websocket_has_them_too() -> None:
    scope = {"type": "websocket", "path": "/live/x", "scheme": "wss"}
    told = sent_through(scope, {"type": "websocket.http.response.start", "status": 403})
    assert {b"content-security-policy", b"strict-transport-security"} <= {name for name, _ in told["headers"]}
    accept = {"type": "websocket.accept"}
    assert sent_through(scope, accept) is accept


def test_what_is_no_answer_passes_untouched() -> None:
    message = {"type": "lifespan.startup.complete"}
    assert sent_through({"type": "lifespan"}, message) is message


# --- origins ---

HOST = "games.example.org"
HTTPS = f"https://{HOST}"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (HTTPS, HOST),
        (f"http://{HOST}", HOST),
        (HTTPS, f"{HOST}:443"),
        (f"{HTTPS}:443", HOST),
        (f"http://{HOST}:80", HOST),
        ("HTTPS://Games.Example.ORG", HOST),
        (HTTPS, "GAMES.example.org"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://[0:0:0:0:0:0:0:1]", "[::1]:80"),
        ("http://[2001:DB8::1]", "[2001:db8::1]"),
        ("http://games_1.local.", "games_1.local."),
    ],
)
def test_the_house_speaks_for_itself(origin: str, host: str) -> None:
    assert is_same_origin(origin, host, None)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, HOST),
        ("", HOST),
        ("null", HOST),
        ("null", "null"),
        (HTTPS, None),
        (HTTPS, ""),
        (f"{HTTPS}:8443", HOST),
        (f"http://{HOST}", f"{HOST}:443"),
        (HTTPS, f"{HOST}:80"),
        (f"https://evil.{HOST}", HOST),
        ("https://example.org", HOST),
        (f"https://{HOST}.evil.org", HOST),
        (f"https://evil-{HOST}", HOST),
        (f"https://{HOST}@evil.org", HOST),
        (f"https://evil.org@{HOST}", HOST),
        (f"https://user:pass@{HOST}", HOST),
        (f"{HTTPS}/", HOST),
        (f"{HTTPS}/path", HOST),
        (f"{HTTPS}?x", HOST),
        (f"{HTTPS}#x", HOST),
        (f"{HTTPS}\\@evil.org", HOST),
        (f" {HTTPS}", HOST),
        (f"{HTTPS} ", HOST),
        (f"{HTTPS}\n", HOST),
        (f"{HTTPS}\x00", HOST),
        (f"{HTTPS}, https://evil.org", HOST),
        (f"{HTTPS} https://evil.org", HOST),
        (f"ftp://{HOST}", HOST),
        (f"ws://{HOST}", HOST),
        (f"file://{HOST}", HOST),
        (f"javascript://{HOST}", HOST),
        (f"//{HOST}", HOST),
        (HOST, HOST),
        (f"{HTTPS}:", HOST),
        (f"{HTTPS}:0", HOST),
        (f"{HTTPS}:0443", HOST),
        (f"{HTTPS}:99999", f"{HOST}:99999"),
        (f"{HTTPS}:-1", HOST),
        (f"{HTTPS}.", HOST),
        ("https://gämes.example.org", "gämes.example.org"),
        ("http://[::1", "[::1"),
        ("http://[::1]", "::1"),
        ("http://[::zz]", "[::zz]"),
        ("http://[1::2::3]", "[1::2::3]"),
        ("http://[::2]", "[::1]"),
        (HTTPS, f"{HOST}, evil.org"),
        (HTTPS, f"{HOST}@evil.org"),
        (f"https://{'a' * 400}", "a" * 400),
    ],
)
def test_nobody_else_does(origin: str | None, host: str | None) -> None:
    assert not is_same_origin(origin, host, None)


def test_the_public_address_counts_whatever_host_the_proxy_sends() -> None:
    assert is_same_origin(HTTPS, "127.0.0.1:8000", HTTPS)
    assert is_same_origin(f"{HTTPS}:443", None, HTTPS)
    assert not is_same_origin("https://evil.org", "127.0.0.1:8000", HTTPS)
    assert is_same_origin("http://127.0.0.1:8000", "127.0.0.1:8000", HTTPS)  # the host itself, past the proxy


def test_where_the_house_is_https_its_http_is_somebody_else() -> None:
    assert not is_same_origin(f"http://{HOST}", HOST, HTTPS)
    assert not is_same_origin(f"https://{HOST}:8443", HOST, HTTPS)


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_over_https_only_https_counts(scheme: str) -> None:
    assert is_same_origin(HTTPS, HOST, None, scheme)
    assert not is_same_origin(f"http://{HOST}", HOST, None, scheme)
    assert not is_same_origin("http://127.0.0.1:8000", "127.0.0.1:8000", HTTPS, scheme)


def test_where_the_house_is_https_plain_http_counts_on_this_machine_alone() -> None:
    for name in ("192.168.1.5:8000", "ada.local", "[2001:db8::1]"):
        assert is_same_origin(f"http://{name}", name, None)
        assert not is_same_origin(f"http://{name}", name, HTTPS)
    for name in ("127.0.0.1:8000", "localhost", "[::1]:8000"):
        assert is_same_origin(f"http://{name}", name, HTTPS)


@given(st.text(max_size=40), st.text(max_size=40))
def test_nothing_makes_it_fail(origin: str, host: str) -> None:
    is_same_origin(origin, host, origin)
    is_same_origin(f"https://{origin}", host, None)
    is_same_origin(f"http://{host}", host, f"https://{host}")
