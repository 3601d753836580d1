"""The house as an ASGI application."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.headers import SafetyHeaders
from saqqara.server.house import House
from saqqara.server.identity import Identity
from saqqara.server.lobby import Editions
from saqqara.server.logs import RequestLog, log
from saqqara.server.metrics import Metrics
from saqqara.server.routes import Api, fault, problem
from saqqara.server.settings import Settings
from saqqara.server.sockets import Sockets
from saqqara.server.store.store import Store

EDITIONS = "editions"
LIVE = re.compile(r"/live/(?P<table>[0-9A-Za-z_-]{1,40})")


def create(settings: Settings) -> ASGIApp:
    """A house with these settings; its doors open when the application starts."""
    store = Store(settings.database_url)
    metrics = Metrics(endpoint.path for endpoint in ENDPOINTS.values())
    house = House(settings, store, metrics)
    identity = Identity(house)
    api = Api(house, identity, Editions(settings.data / EDITIONS))
    api_routes = list(api.routes())
    web = Path(str(files("saqqara.web")))
    app = Starlette(
        routes=[
            *api_routes,
            Route("/", _page(web / "index.html"), name="lobby"),
            Route("/table/{table}", _page(web / "table.html"), name="table page"),
            Mount("/web", StaticFiles(directory=web), name="web"),
        ],
        exception_handlers={HTTPException: _no_page, Exception: fault},  # type: ignore[dict-item]
        lifespan=_lifespan(house, store),
    )
    app.state.house = house
    patterns = {route.endpoint: route.path for route in api_routes}
    return _Doors(SafetyHeaders(RequestLog(app, patterns, metrics.request)), Sockets(house, identity))


class _Doors:
    """Two ways in. What is said at tables does not pass through all that pages need."""

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
    """For uvicorn: the settings lie in the environment."""
    return create(Settings.from_environment())


def _lifespan(house: House, store: Store) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store.migrate()
        await house.start()
        log("open", database=house.settings.database_shown)
        try:
            yield
        finally:
            await house.stop()
            store.close()
            log("closed")

    return lifespan


def _page(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        return FileResponse(file, headers={"cache-control": "no-cache"})

    return page


async def _no_page(request: Request, trouble: HTTPException) -> Response:
    if trouble.status_code == 405:
        answer = problem(
            "wrong_method", f"expected another method at {request.url.path[:80]!r}, got {request.method[:10]}"
        )
        answer.headers.update(trouble.headers or {})
        return answer
    return problem("no_such_page", f"expected a page of the house, got {request.url.path[:80]!r}")
