"""Lessons as the pages get them, and what a person has learnt on several devices, merged."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import UNSET, UnsetType

from saqqara.school.lessons.model import Lesson
from saqqara.school.lessons.reading import all_lessons, lessons_of
from saqqara.school.lessons.runner import LEARNER, Answer, Place, all_places, attempt, place_after
from saqqara.server.refusals import Refusal
from saqqara.server.wire import (
    LessonAnswer,
    LessonInList,
    LessonPlace,
    LessonProgress,
    Lessons,
    LessonSaid,
    LessonShown,
    LessonWhole,
    PuzzleProgress,
    School,
)

LARGEST = 65_536  # bytes that are kept of a person
_RANKS = ("tried", "shown", "later", "first")

# --- lessons ---


def lesson_list() -> Lessons:
    """Returns all lessons, in teaching order."""
    return Lessons(
        lessons=[
            LessonInList(
                game=lesson.game,
                name=lesson.name,
                chapter=lesson.chapter,
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                title=_or_unset(lesson.content.title),
                line=_or_unset(lesson.content.line),
            )
            for lesson in all_lessons()
        ]
    )


def lesson_shown(game: str, name: str, said: LessonSaid) -> LessonShown:
    """Returns a lesson after some steps, and what it says to a move."""
    lesson = _lesson(game, name)
    return _shown(place_after(lesson, said.done) if said.move is None else attempt(lesson, said.done, said.move))


@cache
def whole_lesson(game: str, name: str) -> LessonWhole:
    """Returns all places of a lesson, with what it says to every legal move."""
    lesson = _lesson(game, name)
    return LessonWhole(places=[_place(place) for place in all_places(lesson)])


def _place(place: Place) -> LessonPlace:
    tries = place.legal if place.kind == "do" else []
    answers = [attempt(place.lesson, place.completed, move).answer for move in tries]
    return LessonPlace(shown=_shown(place), answers=[_answer(answer) for answer in answers if answer is not None])


def _lesson(game: str, name: str) -> Lesson:
    found = [lesson for lesson in lessons_of(game) if lesson.name == name]
    if not found:
        raise Refusal("no_such_lesson", f"expected a lesson of /api/lessons, got {f'{game}/{name}'[:60]!r}")
    return found[0]


def _shown(place: Place) -> LessonShown:
    step, answer, legal = place.step, place.answer, place.legal
    return LessonShown(
        step=len(place.completed),
        steps=len(place.lesson.steps),
        kind=place.kind,
        text=place.text,
        light=[] if step is None else list(step.light),
        rule=None if step is None else step.rule,
        seat=LEARNER,
        table=place.match.table(LEARNER),
        legal=legal,
        foreseen=place.match.foresee(legal, LEARNER) if place.kind == "do" else [],
        events=place.events,
        answer=None if answer is None else _answer(answer),
        show=place.solution,
        done=list(place.completed),
        words=_or_unset(place.words),
    )


def _answer(answer: Answer) -> LessonAnswer:
    words = _or_unset(answer.words)
    return LessonAnswer(is_right=answer.is_right, text=answer.text, rule=answer.rule, move=answer.move, words=words)


def _or_unset(words: str | None) -> str | UnsetType:
    return UNSET if words is None else words


# --- what a person has learnt ---


def read_school(body: bytes | None) -> School:
    """Returns what is kept of a person."""
    return School() if body is None else msgspec.json.decode(body, type=School)


def with_more(body: bytes | None, more: School) -> bytes:
    """Returns what is kept of a person, with what another device knows."""
    merged = msgspec.json.encode(merge(read_school(body), more))
    if len(merged) > LARGEST:
        raise Refusal("too_large", f"expected at most {LARGEST} bytes in all, got {len(merged)}")
    return merged


def merge(one: School, other: School) -> School:
    """Returns what two devices know together: of each thing whatever is further."""
    return School(lessons=_lessons(one.lessons, other.lessons), puzzles=_puzzles(one.puzzles, other.puzzles))


def _lessons(one: Mapping[str, LessonProgress], other: Mapping[str, LessonProgress]) -> dict[str, LessonProgress]:
    nothing = LessonProgress()
    return {path: _further(one.get(path, nothing), other.get(path, nothing)) for path in (*one, *other)}


def _further(one: LessonProgress, other: LessonProgress) -> LessonProgress:
    done = max(one.done, other.done, key=len)
    return LessonProgress(done=done, is_over=one.is_over or other.is_over)


def _puzzles(one: PuzzleProgress, other: PuzzleProgress) -> PuzzleProgress:
    latest = max(one, other, key=lambda progress: (progress.day, progress.streak))
    solved = dict(one.solved)
    for puzzle, how in other.solved.items():
        solved[puzzle] = max(how, solved.get(puzzle, how), key=_RANKS.index)
    return PuzzleProgress(solved=solved, streak=latest.streak, best=max(one.best, other.best), day=latest.day)
