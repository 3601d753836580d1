"""The endpoints of lessons, and of what a person has learnt."""

from __future__ import annotations

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS
from saqqara.server.openapi import Endpoint
from saqqara.server.wire import Lessons, LessonSaid, LessonShown, LessonWhole, School

LESSON_ENDPOINTS: dict[str, Endpoint] = {
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
    "whole_lesson": Endpoint(
        method="GET",
        path="/api/lessons/{game}/{name}",
        summary="A whole lesson: all its places, and what it says to every legal move",
        answer=LessonWhole,
        errors=("no_such_lesson", *ALWAYS),
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
}
