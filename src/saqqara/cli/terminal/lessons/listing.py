"""The list of lessons, with how far somebody is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from saqqara.cli.languages import say, say_or
from saqqara.cli.terminal.faces import title_of
from saqqara.cli.terminal.lessons.progress import Progress
from saqqara.school.lessons.model import Lesson

DONE, BEGUN, TO_COME = "✓", "·", " "


def draw_lessons(lessons: Sequence[Lesson], progress: Progress) -> Iterator[Text]:
    """Yields the lines of the list of one game."""
    game = lessons[0].game
    yield Text(title_of(game), "bold")
    width = max(len(lesson.name) for lesson in lessons)
    chapter = None
    for lesson in lessons:
        if lesson.chapter != chapter:
            chapter = lesson.chapter
            yield Text(f"  {say_or(f'lesson.chapter.{chapter}', chapter)}", "italic")
        yield _line(lesson, progress, width)


def _line(lesson: Lesson, progress: Progress, width: int) -> Text:
    now = progress.of(lesson)
    mark = DONE if now.is_over else BEGUN if now.done else TO_COME
    begun = f" ({say('cli.learn.step', step=len(now.done) + 1, steps=len(lesson.steps))})" if now.done else ""
    title = title_in(lesson)
    return Text(f"  {mark} {lesson.name:<{width}}  {title}{begun}")


def next_lesson(lessons: Sequence[Lesson], progress: Progress) -> Lesson | None:
    """Returns the lesson to go on with: one that is begun, else the first that is not over."""
    begun = [lesson for lesson in lessons if progress.of(lesson).done]
    fresh = [lesson for lesson in lessons if not progress.of(lesson).is_over]
    return next(iter([*begun, *fresh]), None)


def title_in(lesson: Lesson) -> str:
    """Returns the title of a lesson."""
    return say_or(lesson.id, lesson.content.title or lesson.name)


def ready_lessons(lessons: Sequence[Lesson]) -> list[Lesson]:
    """Returns the lessons of a game that make ready for the first game: those of its first chapter."""
    return [lesson for lesson in lessons if lesson.chapter == lesson.course.chapters[0]]
