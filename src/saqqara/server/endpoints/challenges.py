"""The endpoints of challenges."""

from __future__ import annotations

from typing import Literal

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS
from saqqara.server.openapi import Endpoint, Query
from saqqara.server.wire import GameName
from saqqara.server.wire.challenges import (
    ChallengeShown,
    ChallengesShown,
    EveningShown,
    NewChallenge,
    NewEvening,
    PlayChallenge,
    Standings,
    TryTable,
)

_GAME = Query("game", GameName, "the game whose table you ask for; without it, the first one")
_SPAN = Query("span", Literal["week", "month"], "the last seven days or the last thirty; without it, seven")

CHALLENGE_ENDPOINTS: dict[str, Endpoint] = {
    "challenges": Endpoint(
        method="GET",
        path="/api/challenges",
        summary="The challenges of today, yours, and those of past days",
        answer=ChallengesShown,
        errors=("no_token", *ALWAYS),
        token="optional",
    ),
    "make_challenge": Endpoint(
        method="POST",
        path="/api/challenges",
        summary="Makes a challenge",
        body=NewChallenge,
        answer=ChallengeShown,
        status=201,
        errors=("bad_options", *NEEDS, *BODY),
        token="needed",
    ),
    "standings": Endpoint(
        method="GET",
        path="/api/challenges/standings",
        summary="The table of the last days that are over",
        answer=Standings,
        query=(_GAME, _SPAN),
        errors=("no_token", "bad_message", *ALWAYS),
        token="optional",
    ),
    "challenge": Endpoint(
        method="GET",
        path="/api/challenges/{challenge}",
        summary="A challenge, with its results when you have finished it or it is over",
        answer=ChallengeShown,
        errors=("no_token", "no_such_challenge", *ALWAYS),
        token="optional",
    ),
    "play_challenge": Endpoint(
        method="POST",
        path="/api/challenges/{challenge}/play",
        summary="Opens the table of your try, or returns the one that is open",
        body=PlayChallenge,
        is_body_needed=False,
        answer=TryTable,
        errors=("no_such_challenge", "not_now", *NEEDS, *BODY),
        token="needed",
    ),
    "challenge_scores": Endpoint(
        method="GET",
        path="/api/challenges/{challenge}/scores.csv",
        summary="The results of a challenge as a table",
        answer="text/csv",
        errors=("no_token", "no_such_challenge", "not_now", *ALWAYS),
        token="optional",
    ),
    "make_evening": Endpoint(
        method="POST",
        path="/api/evenings",
        summary="Makes a club evening, which is open for a day",
        body=NewEvening,
        answer=EveningShown,
        status=201,
        errors=("bad_options", *NEEDS, *BODY),
        token="needed",
    ),
    "evening": Endpoint(
        method="GET",
        path="/api/evenings/{evening}",
        summary="A club evening with its scores, as far as you may see them",
        answer=EveningShown,
        errors=("no_token", "no_such_evening", *ALWAYS),
        token="optional",
    ),
    "evening_scores": Endpoint(
        method="GET",
        path="/api/evenings/{evening}/scores.csv",
        summary="The scores of a club evening as a table",
        answer="text/csv",
        errors=("no_token", "no_such_evening", *ALWAYS),
        token="optional",
    ),
    "sit_at_evening": Endpoint(
        method="POST",
        path="/api/evenings/{evening}/tables/{number}/deals/{deal}/open",
        summary="Seats you at a table of a club evening; the first request opens it",
        answer=TryTable,
        errors=("no_such_evening", "not_now", "bad_message", "unreadable_table", *NEEDS, *ALWAYS),
        token="needed",
    ),
}
