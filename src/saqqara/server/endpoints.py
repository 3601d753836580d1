"""The endpoints of the HTTP API: one list, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from saqqara.server.endpoint_words import ALWAYS, BODY, NEEDS, TABLE
from saqqara.server.endpoints_challenges import CHALLENGE_ENDPOINTS
from saqqara.server.endpoints_devices import DEVICE_ENDPOINTS
from saqqara.server.endpoints_games import GAMES_ENDPOINTS
from saqqara.server.endpoints_push import PUSH_ENDPOINTS
from saqqara.server.metrics import MEDIA_TYPE
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import (
    Accepted,
    Advice,
    ClientMessage,
    Foresee,
    Foreseen,
    Fork,
    GameName,
    Health,
    Hint,
    HouseShown,
    Lessons,
    LessonSaid,
    LessonShown,
    LineSaid,
    LineShown,
    NewPerson,
    NewPuzzle,
    NewReview,
    NewTable,
    Person,
    PuzzleMade,
    PuzzleShown,
    PuzzlesShown,
    PuzzleTried,
    PuzzleTrySaid,
    Rematch,
    Rename,
    ReviewShown,
    School,
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
_GAME = Query("game", GameName, "the game whose puzzles you ask for; without it, the first one")
_REVIEW = ("bad_message", "no_such_review", "no_such_table", "unreadable_table", "not_now", *ALWAYS)
_PUZZLE = ("bad_message", "no_such_puzzle", "no_such_review", "no_such_table", "unreadable_table", "not_now", *ALWAYS)
_TRIES = ("unreadable_move", "illegal_move", "not_your_turn", "match_over", "not_allowed", "no_token", "too_large")
_MOVES = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "cannot_undo", "match_over", "not_now")
_QUESTION = ("unreadable_move", "illegal_move", "not_your_turn", "stale_move", "match_over", "not_now")

ENDPOINTS: dict[str, Endpoint] = {
    "house_shown": Endpoint(
        method="GET",
        path="/api/house",
        summary="What this server offers",
        answer=HouseShown,
        errors=("no_token", *ALWAYS),
        token="optional",
    ),
    "welcome": Endpoint(
        method="POST",
        path="/api/people",
        summary="Registers you and gives you a token",
        body=NewPerson,
        answer=Person,
        status=201,
        errors=("not_allowed", "no_token", *BODY),
        token="optional",
    ),
    "me": Endpoint(
        method="GET", path="/api/me", summary="Who you are", answer=Person, errors=(*NEEDS, *ALWAYS), token="needed"
    ),
    "rename": Endpoint(
        method="PATCH",
        path="/api/me",
        summary="Changes your name",
        body=Rename,
        answer=Person,
        errors=(*NEEDS, *BODY),
        token="needed",
    ),
    **DEVICE_ENDPOINTS,
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
    "review_table": Endpoint(
        method="POST",
        path="/api/tables/{table}/review",
        summary="Asks for the review of a finished game; asked again, it goes on with one that was stopped",
        answer=ReviewShown,
        errors=("not_now", *NEEDS, *TABLE),
        token="needed",
    ),
    "review_record": Endpoint(
        method="POST",
        path="/api/reviews",
        summary="Asks for the review of a record",
        body=NewReview,
        answer=ReviewShown,
        errors=("bad_options", "not_now", *NEEDS, *BODY),
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
        errors=(*NEEDS, *_REVIEW),
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
    "puzzles": Endpoint(
        method="GET",
        path="/api/puzzles",
        summary="The puzzles of a game, and the one of the day",
        answer=PuzzlesShown,
        query=(_GAME,),
        errors=("bad_message", *ALWAYS),
    ),
    "puzzle": Endpoint(
        method="GET",
        path="/api/puzzles/{puzzle}",
        summary="A puzzle without its answer",
        answer=PuzzleShown,
        errors=_PUZZLE,
    ),
    "puzzle_try": Endpoint(
        method="POST",
        path="/api/puzzles/{puzzle}/try",
        summary="Tries a move of a puzzle",
        body=PuzzleTrySaid,
        answer=PuzzleTried,
        errors=("unreadable_move", "illegal_move", "too_large", *_PUZZLE),
    ),
    "puzzle_answer": Endpoint(
        method="POST",
        path="/api/puzzles/{puzzle}/answer",
        summary="Gives a puzzle up and shows its answer",
        answer=PuzzleTried,
        errors=_PUZZLE,
    ),
    "puzzle_from_review": Endpoint(
        method="POST",
        path="/api/puzzles/from-review",
        summary="Makes a puzzle of a decision of a reviewed game, if its best move can be proved",
        body=NewPuzzle,
        answer=PuzzleMade,
        errors=("no_such_review", "no_such_table", "unreadable_table", "not_now", *BODY),
    ),
    "lessons": Endpoint(
        method="GET",
        path="/api/lessons",
        summary="The lessons of all games, in teaching order",
        answer=Lessons,
        errors=ALWAYS,
    ),
    "lesson": Endpoint(
        method="POST",
        path="/api/lessons/{game}/{name}",
        summary="A lesson after some steps, and what it says to a move; nothing is stored",
        body=LessonSaid,
        is_body_needed=False,
        answer=LessonShown,
        errors=("bad_options", "unreadable_move", "no_such_lesson", *BODY),
    ),
    "school": Endpoint(
        method="GET",
        path="/api/me/school",
        summary="What you have learnt",
        answer=School,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "keep_school": Endpoint(
        method="PUT",
        path="/api/me/school",
        summary="Adds what you have learnt on a device, and answers with all of it",
        body=School,
        answer=School,
        errors=(*NEEDS, *BODY),
        token="needed",
    ),
    **GAMES_ENDPOINTS,
    **CHALLENGE_ENDPOINTS,
    **PUSH_ENDPOINTS,
    "health": Endpoint(
        method="GET",
        path="/api/health",
        summary="The health of the server",
        answer=Health,
        also=(503,),
        errors=("too_many",),
    ),
    "openapi": Endpoint(
        method="GET", path="/api/openapi.json", summary="This document", answer=dict[str, Any], errors=ALWAYS
    ),
    "metrics": Endpoint(
        method="GET",
        path="/metrics",
        summary="Metrics for Prometheus",
        answer=MEDIA_TYPE.partition(";")[0],
        errors=("not_allowed", *ALWAYS),
    ),
}
