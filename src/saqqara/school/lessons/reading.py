"""Reads the lessons from their files."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import msgspec

from saqqara.games import GAMES
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school.lessons.model import Lesson, LessonFile, scripted

FOLDER = Path(__file__).parent
_FILE_NAME = re.compile(r"[0-9]{2}-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")


class BadLesson(SaqqaraError):
    """A file is no lesson, or its script breaks the rules of the game."""


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """The lessons of all games, in teaching order."""
    return tuple(lesson for game in GAMES for lesson in lessons_in(FOLDER / game, game))


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, in teaching order."""
    return [lesson for lesson in all_lessons() if lesson.game == game]


def lessons_in(folder: Path, game: str) -> list[Lesson]:
    """The lessons in a folder, by the numbers of their files."""
    return [read_lesson(path, game) for path in sorted(folder.glob("*.toml"))]


def read_lesson(path: Path, game: str) -> Lesson:
    """The lesson in a file, or a refusal that names the file."""
    where = f"{path.parent.name}/{path.name}"
    named = _FILE_NAME.fullmatch(path.name)
    if named is None:
        raise BadLesson(f"{where}: expected a name such as 01-first-voyage.toml")
    try:
        content = msgspec.toml.decode(path.read_bytes(), type=LessonFile)
        position = json.loads(content.position)
        for step in content.steps:
            for line in step.then:
                scripted(line)
    except ValueError as trouble:  # msgspec and JSON raise kinds of it
        raise BadLesson(f"{where}: {trouble}") from None
    if not isinstance(position, dict):
        raise BadLesson(f"{where}: position: expected an object, got {quoted(position)}")
    return Lesson(game, named[1], content.chapter, content.minutes, {"game": game, **position}, content.steps)
