"""QR codes of links to challenges and club evenings: they hold the address of this house, and nothing else can be drawn."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import segno
from starlette.applications import Starlette
from starlette.routing import Route

from saqqara.server.codes import Codes


def code(path: str, public_url: str | None = None) -> httpx.Response:
    app = Starlette(routes=[Route("/qr.svg", Codes(public_url).draw)])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://club.example") as client:
            return await client.get("/qr.svg", params={"path": path})

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("public_url", "link"),
    [
        (None, "http://club.example/challenge/k3x9"),
        ("https://play.example", "https://play.example/challenge/k3x9"),
    ],
)
def test_a_code_holds_the_link_as_friends_type_it(public_url: str | None, link: str) -> None:
    answer = code("/challenge/k3x9", public_url)
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = segno.make(link, error="m", micro=False).svg_inline(
        border=4, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    path = drawn.split(' d="M4')[-1]
    assert len(path) > 500
    assert path.split('"')[0] in answer.text


@pytest.mark.parametrize("path", ["", "/", "/challenge/", "/challenge/a/b", "//elsewhere.example", "/evening/a?b=c"])
def test_nothing_else_becomes_a_code(path: str) -> None:
    assert code(path).status_code == 404
