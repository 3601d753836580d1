"""The endpoints of the HTTP API: one list, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from saqqara.server.metrics import MEDIA_TYPE
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import (
    Accepted,
    Advice,
    ClientMessage,
    Foresee,
    Foreseen,
    Fork,
    Health,
    Hint,
    HouseShown,
    LineSaid,
    LineShown,
    NewPerson,
    NewReview,
    NewTable,
    Person,
    Rematch,
    Rename,
    ReviewShown,
    Story,
    Tables,
    TableShown,
    Tried,
    TrySaid,
)

LONGEST_WAIT_S = 25
MOST_STAMPS = 1_000_000

_SEAT = Query(
    "seat", Annotated[int, Meta(ge=0, le=3)], "your seat whose view you ask for; without it, the view of a spectator"
)
_WAIT = Query("wait", Annotated[int, Meta(ge=0, le=LONGEST_WAIT_S)], "seconds to wait until that seat has to move")
_ANY_SEAT = Query(
    "seat", Annotated[int, Meta(ge=0, le=3)], "the seat whose view you ask for; without it, the view of a spectator"
)
_SEEN = Query("seen", Annotated[int, Meta(ge=0, le=MOST_STAMPS)], "the stamp of the answer that you have")
_NEWS = Query("wait", Annotated[int, Meta(ge=0, le=LONGEST_WAIT_S)], "seconds to wait until the stamp is another one")
_ALWAYS = ("too_many", "unavailable")
_BODY = ("bad_message", "too_large", *_ALWAYS)
_TABLE = ("bad_message", "no_such_table", "unreadable_table", *_ALWAYS)
_REVIEW = ("bad_message", "no_such_review", "no_such_table", "unreadable_table", "not_now", *_ALWAYS)
_TRIES = ("unreadable_move", "illegal_move", "not_your_turn", "match_over", "not_allowed", "no_token", "too_large")
_MOVES = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "cannot_undo", "match_over", "not_now")
_QUESTION = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "match_over", "not_now")
_NEEDS = ("no_token", "not_allowed")

ENDPOINTS: dict[str, Endpoint] = {
    "house_shown": Endpoint(
        method="GET",
        path="/api/house",
        summary="What this server offers",
        answer=HouseShown,
        errors=("no_token", *_ALWAYS),
        token="optional",
    ),
    "welcome": Endpoint(
        method="POST",
        path="/api/people",
        summary="Registers you and gives you a token",
        body=NewPerson,
        answer=Person,
        status=201,
        errors=("not_allowed", "no_token", *_BODY),
        token="optional",
    ),
    "me": Endpoint(
        method="GET", path="/api/me", summary="Who you are", answer=Person, errors=(*_NEEDS, *_ALWAYS), token="needed"
    ),
    "rename": Endpoint(
        method="PATCH",
        path="/api/me",
        summary="Changes your name",
        body=Rename,
        answer=Person,
        errors=(*_NEEDS, *_BODY),
        token="needed",
    ),
    "tables": Endpoint(
        method="GET",
        path="/api/tables",
        summary="The latest 50 open tables, and your latest 50",
        answer=Tables,
        errors=("no_token", *_ALWAYS),
        token="optional",
    ),
    "open": Endpoint(
        method="POST",
        path="/api/tables",
        summary="Opens a table",
        body=NewTable,
        answer=TableShown,
        status=201,
        errors=("bad_options", *_NEEDS, *_BODY),
        token="needed",
    ),
    "table": Endpoint(
        method="GET",
        path="/api/tables/{table}",
        summary="A table: seats, settings and open requests, without its game",
        answer=TableShown,
        errors=("no_token", *_TABLE),
        token="optional",
    ),
    "say": Endpoint(
        method="POST",
        path="/api/tables/{table}/messages",
        summary="Sends a message to a table, as over its WebSocket",
        body=ClientMessage,
        answer=Accepted,
        errors=("bad_options", "not_your_seat", *_NEEDS, *_MOVES, "too_large", *_TABLE),
        token="needed",
    ),
    "view": Endpoint(
        method="GET",
        path="/api/tables/{table}/view",
        summary="The game as a seat can know it, with its legal moves",
        answer=dict[str, Any],
        query=(_SEAT, _WAIT),
        errors=("no_token", "not_your_seat", "not_now", *_TABLE),
        token="optional",
    ),
    "foresee": Endpoint(
        method="POST",
        path="/api/tables/{table}/foresee",
        summary="What moves of your seat will score, before one of them is played",
        body=Foresee,
        answer=Foreseen,
        errors=("not_your_seat", *_QUESTION, "too_large", *_NEEDS, *_TABLE),
        token="needed",
    ),
    "hint": Endpoint(
        method="POST",
        path="/api/tables/{table}/hint",
        summary="A hint: what a level would play on your seat, with no more knowledge than you have",
        body=Hint,
        answer=Advice,
        errors=("not_your_seat", *_QUESTION, "too_large", *_NEEDS, *_TABLE),
        token="needed",
    ),
    "record": Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        summary="The record, as far as a seat can know it",
        answer="text/plain",
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *_TABLE),
        token="optional",
    ),
    "position": Endpoint(
        method="GET",
        path="/api/tables/{table}/position",
        summary="The position, as far as a seat can know it",
        answer=dict[str, Any],
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *_TABLE),
        token="optional",
    ),
    "story": Endpoint(
        method="GET",
        path="/api/tables/{table}/story",
        summary="What has happened, as far as a seat can know it",
        answer=Story,
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *_TABLE),
        token="optional",
    ),
    "replay": Endpoint(
        method="GET",
        path="/api/tables/{table}/replay/{turn}",
        summary="The game after a number of moves; if there are fewer, the latest position that everyone can know",
        answer=dict[str, Any],
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *_TABLE),
        token="optional",
    ),
    "fork": Endpoint(
        method="POST",
        path="/api/tables/{table}/fork",
        summary="Opens a table that starts from a position of this one, if nothing of it is hidden",
        body=Fork,
        answer=TableShown,
        status=201,
        errors=("bad_options", "match_over", "not_now", "too_large", *_NEEDS, *_TABLE),
        token="needed",
    ),
    "rematch": Endpoint(
        method="POST",
        path="/api/tables/{table}/rematch",
        summary="Seats you at the table of the rematch; the first request opens it",
        body=Rematch,
        is_body_needed=False,
        answer=TableShown,
        status=201,
        errors=("not_now", "too_large", *_NEEDS, *_TABLE),
        token="needed",
    ),
    "review_table": Endpoint(
        method="POST",
        path="/api/tables/{table}/review",
        summary="Asks for the review of a finished game; asked again, it goes on with one that was stopped",
        answer=ReviewShown,
        errors=("not_now", *_NEEDS, *_TABLE),
        token="needed",
    ),
    "review_record": Endpoint(
        method="POST",
        path="/api/reviews",
        summary="Asks for the review of a record",
        body=NewReview,
        answer=ReviewShown,
        errors=("bad_options", "not_now", *_NEEDS, *_BODY),
        token="needed",
    ),
    "review": Endpoint(
        method="GET",
        path="/api/reviews/{review}",
        summary="A review as far as it is ready, if you like only when there is news of it",
        answer=ReviewShown,
        query=(_SEEN, _NEWS),
        errors=("no_token", *_REVIEW),
        token="optional",
    ),
    "stop_review": Endpoint(
        method="DELETE",
        path="/api/reviews/{review}",
        summary="Stops a review that you asked for; what there is of it stays",
        answer=ReviewShown,
        errors=(*_NEEDS, *_REVIEW),
        token="needed",
    ),
    "review_replay": Endpoint(
        method="GET",
        path="/api/reviews/{review}/replay/{turn}",
        summary="The reviewed game after a number of moves, as at a table",
        answer=dict[str, Any],
        query=(_ANY_SEAT,),
        errors=("no_token", *_REVIEW),
        token="optional",
    ),
    "review_story": Endpoint(
        method="GET",
        path="/api/reviews/{review}/story",
        summary="What happened in the reviewed game",
        answer=Story,
        query=(_ANY_SEAT,),
        errors=("no_token", *_REVIEW),
        token="optional",
    ),
    "reviewed_record": Endpoint(
        method="GET",
        path="/api/reviews/{review}/record",
        summary="The record of the reviewed game",
        answer="text/plain",
        errors=("no_token", *_REVIEW),
        token="optional",
    ),
    "review_line": Endpoint(
        method="POST",
        path="/api/reviews/{review}/line",
        summary="The reviewed game after other moves, such as a better line; nothing is stored",
        body=LineSaid,
        answer=LineShown,
        errors=("bad_options", *_TRIES, *_REVIEW),
        token="optional",
    ),
    "review_try": Endpoint(
        method="POST",
        path="/api/reviews/{review}/try",
        summary="How another move at a decision of the reviewed game is graded",
        body=TrySaid,
        answer=Tried,
        errors=(*_TRIES, *_REVIEW),
        token="optional",
    ),
    "health": Endpoint(
        method="GET",
        path="/api/health",
        summary="The health of the server",
        answer=Health,
        also=(503,),
        errors=("too_many",),
    ),
    "openapi": Endpoint(
        method="GET", path="/api/openapi.json", summary="This document", answer=dict[str, Any], errors=_ALWAYS
    ),
    "metrics": Endpoint(
        method="GET",
        path="/metrics",
        summary="Metrics for Prometheus",
        answer=MEDIA_TYPE.partition(";")[0],
        errors=("not_allowed", *_ALWAYS),
    ),
}
