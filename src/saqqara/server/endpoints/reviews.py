"""The endpoints of reviews."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS, TABLE
from saqqara.server.endpoints.limits import LONGEST_WAIT_S, MOST_STAMPS
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import LineSaid, LineShown, NewReview, ReviewShown, Story, Tried, TrySaid

_ANY_SEAT = Query(
    "seat", Annotated[int, Meta(ge=0, le=3)], "the seat whose view you ask for; without it, the view of a spectator"
)
_SEEN = Query("seen", Annotated[int, Meta(ge=0, le=MOST_STAMPS)], "the stamp of the answer that you have")
_NEWS = Query("wait", Annotated[int, Meta(ge=0, le=LONGEST_WAIT_S)], "seconds to wait until the stamp is another one")
_REVIEW = ("bad_message", "no_such_review", "no_such_table", "unreadable_table", "not_now", *ALWAYS)
_TRIES = ("unreadable_move", "illegal_move", "not_your_turn", "match_over", "not_allowed", "no_token", "too_large")

REVIEW_ENDPOINTS: dict[str, Endpoint] = {
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
        errors=("too_many", *_TRIES, *_REVIEW),
        token="optional",
    ),
}
