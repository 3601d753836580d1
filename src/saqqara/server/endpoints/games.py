"""The endpoints about a person's own games, for the list of all endpoints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from saqqara.server.endpoints.errors import ALWAYS, NEEDS
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import GameName, LevelName
from saqqara.server.wire.games import Figures, GamesShown, Ratings, Waiting

CHALLENGE = "^[0-9A-Za-z_-]{1,60}$"
CURSOR = "^[0-9]{1,12}(\\.[0-9]{1,20})?_[0-9A-Za-z_-]{1,40}$"

_GAME = Query("game", GameName, "only games of this kind")
_SEATS = Query("seats", Annotated[int, Meta(ge=2, le=4)], "only games of so many seats")
_OPPONENT = Query(
    "opponent",
    Literal["people", LevelName],
    "only games with other people (`people`), or alone against bots of which this level is the strongest",
)
_CHALLENGE = Query("challenge", Annotated[str, Meta(pattern=CHALLENGE)], "only games of this challenge")
_BEFORE = Query("before", Annotated[str, Meta(pattern=CURSOR)], "`more` of the page before")
_READ = ("bad_message", *NEEDS, *ALWAYS)

GAMES_ENDPOINTS: dict[str, Endpoint] = {
    "my_games": Endpoint(
        method="GET",
        path="/api/me/games",
        summary="Your games, running and finished",
        answer=GamesShown,
        query=(_GAME, _SEATS, _OPPONENT, _CHALLENGE, _BEFORE),
        errors=_READ,
        token="needed",
    ),
    "waiting": Endpoint(
        method="GET",
        path="/api/me/waiting",
        summary="How many of your games are running, and in how many you have to move",
        answer=Waiting,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "figures": Endpoint(
        method="GET",
        path="/api/me/figures",
        summary="Figures of your finished games",
        answer=Figures,
        query=(_GAME, _SEATS, _OPPONENT),
        errors=_READ,
        token="needed",
    ),
    "ratings": Endpoint(
        method="GET",
        path="/api/me/ratings",
        summary="Your ratings and those of the levels",
        answer=Ratings,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "my_records": Endpoint(
        method="GET",
        path="/api/me/records",
        summary="The records of all your finished games as a zip file, with a list of them",
        answer="application/zip",
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
}
