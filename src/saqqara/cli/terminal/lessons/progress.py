"""How far somebody is in lessons and puzzles, in a file of the user's data folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from saqqara.files import write_atomically
from saqqara.rules.errors import SaqqaraError, os_errors_as
from saqqara.school.lessons.model import Lesson
from saqqara.server.settings import default_data_folder
from saqqara.server.wire import LessonProgress, PuzzleProgress, School

FILE = "school.json"  # as `/api/me/school` tells it


class Progress:
    """What is done of each lesson, and which puzzles are solved. Everything is written at once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or default_data_folder()) / FILE
        self._school = self._read()

    def _read(self) -> School:
        with os_errors_as("expected a file that can be read", self.path):
            if not self.path.exists():
                return School()
            text = self.path.read_bytes()
        try:
            return msgspec.json.decode(text, type=School)
        except (msgspec.DecodeError, UnicodeError):
            raise SaqqaraError(
                f"expected what `saqqara learn` or `puzzle` has written, got something else in {self.path}; "
                "delete it to begin anew"
            ) from None

    def of(self, lesson: Lesson) -> LessonProgress:
        """Returns how far somebody is in a lesson."""
        return self._school.lessons.get(lesson.path, LessonProgress())

    def keep(self, lesson: Lesson, done: Sequence[str]) -> None:
        """Notes what is done of a lesson. Once it was over, it stays so."""
        is_over = len(done) == len(lesson.steps)
        now = LessonProgress(done=[] if is_over else list(done), is_over=is_over or self.of(lesson).is_over)
        self._keep(msgspec.structs.replace(self._school, lessons={**self._school.lessons, lesson.path: now}))

    @property
    def puzzles(self) -> PuzzleProgress:
        """Which puzzles are solved."""
        return self._school.puzzles

    def keep_puzzles(self, puzzles: PuzzleProgress) -> None:
        """Notes which puzzles are solved."""
        self._keep(msgspec.structs.replace(self._school, puzzles=puzzles))

    def _keep(self, school: School) -> None:
        self._school = school
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path, msgspec.json.encode(self._school))
