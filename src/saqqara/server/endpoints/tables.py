"""The endpoints of tables."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS, TABLE
from saqqara.server.endpoints.limits import LONGEST_WAIT_S
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import (
    Accepted,
    Advice,
    ClientMessage,
    Foresee,
    Foreseen,
    Fork,
    Hint,
    NewTable,
    Rematch,
    Story,
    Tables,
    TableShown,
)

_SEAT = Query(
    "seat", Annotated[int, Meta(ge=0, le=3)], "your seat whose view you ask for; without it, the view of a spectator"
)
_WAIT = Query("wait", Annotated[int, Meta(ge=0, le=LONGEST_WAIT_S)], "seconds to wait until that seat has to move")
_MOVES = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "cannot_undo", "match_over", "not_now")
_QUESTION = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "match_over", "not_now")

TABLE_ENDPOINTS: dict[str, Endpoint] = {
    "tables": Endpoint(
        method="GET",
        path="/api/tables",
        summary="The latest 50 open tables, and your latest 50",
        answer=Tables,
        errors=("no_token", *ALWAYS),
        token="optional",
    ),
    "open": Endpoint(
        method="POST",
        path="/api/tables",
        summary="Opens a table",
        body=NewTable,
        answer=TableShown,
        status=201,
        errors=("bad_options", *NEEDS, *BODY),
        token="needed",
    ),
    "table": Endpoint(
        method="GET",
        path="/api/tables/{table}",
        summary="A table: seats, settings and open requests, without its game",
        answer=TableShown,
        errors=("no_token", *TABLE),
        token="optional",
    ),
    "say": Endpoint(
        method="POST",
        path="/api/tables/{table}/messages",
        summary="Sends a message to a table, as over its WebSocket",
        body=ClientMessage,
        answer=Accepted,
        errors=("bad_options", "not_your_seat", *NEEDS, *_MOVES, "too_large", *TABLE),
        token="needed",
    ),
    "view": Endpoint(
        method="GET",
        path="/api/tables/{table}/view",
        summary="The game as a seat can know it, with its legal moves",
        answer=dict[str, Any],
        query=(_SEAT, _WAIT),
        errors=("no_token", "not_your_seat", "not_now", *TABLE),
        token="optional",
    ),
    "foresee": Endpoint(
        method="POST",
        path="/api/tables/{table}/foresee",
        summary="What moves of your seat will score, before one of them is played",
        body=Foresee,
        answer=Foreseen,
        errors=("not_your_seat", *_QUESTION, "too_large", *NEEDS, *TABLE),
        token="needed",
    ),
    "hint": Endpoint(
        method="POST",
        path="/api/tables/{table}/hint",
        summary="A hint: what a level would play on your seat, with no more knowledge than you have",
        body=Hint,
        answer=Advice,
        errors=("not_your_seat", *_QUESTION, "too_large", *NEEDS, *TABLE),
        token="needed",
    ),
    "record": Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        summary="The record, as far as a seat can know it",
        answer="text/plain",
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *TABLE),
        token="optional",
    ),
    "position": Endpoint(
        method="GET",
        path="/api/tables/{table}/position",
        summary="The position, as far as a seat can know it",
        answer=dict[str, Any],
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *TABLE),
        token="optional",
    ),
    "story": Endpoint(
        method="GET",
        path="/api/tables/{table}/story",
        summary="What has happened, as far as a seat can know it",
        answer=Story,
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *TABLE),
        token="optional",
    ),
    "replay": Endpoint(
        method="GET",
        path="/api/tables/{table}/replay/{turn}",
        summary="The game after a number of moves; if there are fewer, the latest position that everyone can know",
        answer=dict[str, Any],
        query=(_SEAT,),
        errors=("no_token", "not_your_seat", "not_now", *TABLE),
        token="optional",
    ),
    "fork": Endpoint(
        method="POST",
        path="/api/tables/{table}/fork",
        summary="Opens a table that starts from a position of this one, if nothing of it is hidden",
        body=Fork,
        answer=TableShown,
        status=201,
        errors=("bad_options", "match_over", "not_now", "too_large", *NEEDS, *TABLE),
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
        errors=("not_now", "too_large", *NEEDS, *TABLE),
        token="needed",
    ),
}
