"""Reads the lessons from their files. The descriptor of a game names the folder with its lessons."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import msgspec

from saqqara.games import GAMES
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school.lessons.model import SHARED_LIGHTS, Course, Lesson, LessonFile, scripted

COURSE = "course.toml"  # what the lessons of a folder have in common
_FILE_NAME = re.compile(r"[0-9]{2}-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")


class BadLesson(SaqqaraError):
    """A file is no lesson, or its script breaks the rules of the game."""


def all_lessons() -> tuple[Lesson, ...]:
    """Returns the lessons of all games, in teaching order."""
    return tuple(lesson for game in GAMES for lesson in lessons_of(game))


def lessons_of(game: str) -> list[Lesson]:
    """Returns the lessons of a game, in teaching order."""
    folder = GAMES[game].lessons if game in GAMES else None
    return [] if folder is None else list(_lessons_in(folder, game))


def lessons_in(folder: Path, game: str) -> list[Lesson]:
    """Reads the lessons in a folder, by the numbers of their files."""
    course = read_course(folder)
    return [read_lesson(path, game, course) for path in sorted(folder.glob("*.toml")) if path.name != COURSE]


_lessons_in = cache(lessons_in)


def read_course(folder: Path) -> Course:
    """Reads what the lessons of a folder have in common, or refuses and names the file."""
    path = folder / COURSE
    try:
        course = msgspec.toml.decode(path.read_bytes(), type=Course)
        for form in course.lights:
            re.compile(form)
    except (OSError, ValueError, re.error) as trouble:
        raise BadLesson(f"{folder.name}/{COURSE}: {trouble}") from None
    return course


def read_lesson(path: Path, game: str, course: Course) -> Lesson:
    """Reads the lesson in a file, or refuses and names the file."""
    where = f"{path.parent.name}/{path.name}"
    name = _FILE_NAME.fullmatch(path.name)
    if name is None:
        raise BadLesson(f"{where}: expected a name such as 01-first-voyage.toml")
    try:
        content = msgspec.toml.decode(path.read_bytes(), type=LessonFile)
        position = json.loads(content.position)
        _check(content, course)
    except ValueError as trouble:  # msgspec and JSON raise kinds of it
        raise BadLesson(f"{where}: {trouble}") from None
    if not isinstance(position, dict):
        raise BadLesson(f"{where}: position: expected an object, got {quoted(position)}")
    return Lesson(game, name[1], course, {"game": game, **position}, content)


def _check(content: LessonFile, course: Course) -> None:
    """Refuses a chapter or light that the course does not have, and scripts that cannot be read."""
    if content.chapter not in course.chapters:
        raise ValueError(f"chapter: expected one of {', '.join(course.chapters)}, got {quoted(content.chapter)}")
    for number, step in enumerate(content.steps, start=1):
        for light in step.light:
            if not course.has_light(light):
                expected = ", ".join((*SHARED_LIGHTS, *course.lights))
                raise ValueError(f"step {number}: light: expected one of {expected}, got {quoted(light)}")
        for line in step.then:
            scripted(line)
