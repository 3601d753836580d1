"""The house as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from saqqara.games import GAMES
from saqqara.server.api.responses import fault, problem
from saqqara.server.api.routes import Api
from saqqara.server.codes import Codes
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.headers import SafetyHeaders
from saqqara.server.hosts import HostCheck, Hosts, wrong_host
from saqqara.server.house import House
from saqqara.server.identity import Identity
from saqqara.server.lobby import Editions
from saqqara.server.logs import RequestLog, log
from saqqara.server.metrics import Metrics
from saqqara.server.pages import Pages
from saqqara.server.settings import Settings
from saqqara.server.sockets import Sockets
from saqqara.server.store.store import Store

EDITIONS = "editions"
MISSING = "missing.html"
_API = re.compile(r"/(api|live)(/|$)")
_STOP_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]
_Handler = Callable[[int, FrameType | None], Any]
LIVE = re.compile(r"/live/(?P<table>[0-9A-Za-z_-]{1,40})")


def create(settings: Settings) -> ASGIApp:
    """Returns the application of a house with these settings, on a database that is migrated."""
    store = Store(settings.database_url)
    try:
        store.migrate()
    except BaseException:
        store.close()
        raise
    metrics = Metrics(endpoint.path for endpoint in ENDPOINTS.values())
    house = House(settings, store, metrics)
    identity = Identity(house.people, house.storage)
    api = Api(house, identity, Editions(settings.data / EDITIONS))
    api_routes = list(api.routes())
    pages = Pages(Path(str(files("saqqara.web"))))
    app = Starlette(
        routes=[
            *api_routes,
            Route("/", pages.page("index.html"), name="lobby"),
            Route("/table/{table}", pages.page("table.html"), name="table page"),
            *(Route(path, pages.page("rules.html")) for path in ("/rules", *(f"/rules/{game}" for game in GAMES))),
            *(Route(path, pages.page("review.html")) for path in ("/review", "/review/{review}")),
            Route("/continue", pages.page("continue.html"), name="continue page"),
            Route("/learn", pages.page("learn.html"), name="lessons page"),
            Route("/learn/{game}/{lesson}", pages.page("lesson.html"), name="lesson page"),
            Route("/puzzles", pages.page("puzzles.html"), name="puzzles page"),
            Route("/puzzles/{puzzle}", pages.page("puzzle.html"), name="puzzle page"),
            Route("/games", pages.page("games.html"), name="games page"),
            Route("/challenges", pages.page("challenges.html"), name="challenges page"),
            Route("/challenge/{challenge}", pages.page("challenge.html"), name="challenge page"),
            Route("/evening/{evening}", pages.page("evening.html"), name="evening page"),
            Route("/qr.svg", Codes(settings.public_url).draw, name="code of a link"),
            Route("/sw.js", pages.page("sw.js"), name="service worker"),
            Route("/manifest.webmanifest", pages.page("manifest.webmanifest"), name="manifest"),
            Mount("/web", pages, name="web"),
        ],
        exception_handlers={HTTPException: _no_page(pages, api_routes), Exception: fault},  # type: ignore[dict-item]
        lifespan=_lifespan(house, store),
    )
    app.state.house = house
    patterns = {route.endpoint: route.path for route in api_routes}
    entrance = _Entrance(SafetyHeaders(RequestLog(app, patterns, metrics.request)), Sockets(house, identity))
    return HostCheck(entrance, Hosts(settings), SafetyHeaders(RequestLog(wrong_host, {}, metrics.request)))


class _Entrance:
    """Passes WebSockets of tables straight to their endpoint, past the middleware that pages need."""

    def __init__(self, pages: ASGIApp, sockets: Sockets) -> None:
        self._pages = pages
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._pages(scope, receive, send)
        else:
            await self._sockets({**scope, "path_params": found.groupdict()}, receive, send)


def from_environment() -> ASGIApp:
    """Returns the application for uvicorn's worker processes, with the settings of the environment."""
    return create(Settings.from_environment())


def _lifespan(house: House, store: Store) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        log("open", database=house.settings.database_shown)
        try:
            with _on_stop_signal(house.leave):
                yield
        finally:
            await house.stop()
            store.close()
            log("closed")

    return lifespan


@contextlib.contextmanager
def _on_stop_signal(callback: Callable[[], None]) -> Iterator[None]:
    """Calls back in the event loop on a stop signal, before the handler that is installed already.

    Uvicorn waits for open requests before it stops the application, and long polls would make it wait long.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: handler for number in _STOP_SIGNALS if callable(handler := signal.getsignal(number))}
    for number, handler in before.items():
        signal.signal(number, partial(_both, handler, partial(loop.call_soon_threadsafe, callback)))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _both(handler: _Handler, callback: Callable[[], object], number: int, frame: FrameType | None) -> None:
    handler(number, frame)
    callback()


def _no_page(pages: Pages, api: Sequence[Route]) -> Callable[[Request, HTTPException], Awaitable[Response]]:
    async def no_page(request: Request, failure: HTTPException) -> Response:
        """Answers browsers with a page and programs with JSON."""
        path = request.url.path
        if failure.status_code == 405:
            answer = problem("wrong_method", f"expected another method at {path[:80]!r}, got {request.method[:10]}")
            answer.headers.update(failure.headers or {})
            if methods := {method for route in api if route.path_regex.match(path) for method in route.methods or ()}:
                answer.headers["allow"] = ", ".join(sorted(methods))  # the router names those of the first route only
            return answer
        if "text/html" in request.headers.get("accept", "") and not _API.match(path):
            with contextlib.suppress(HTTPException):
                return pages.answer(MISSING, request, 404)
        return problem("no_such_page", f"expected a page of this server, got {path[:80]!r}")

    return no_page
