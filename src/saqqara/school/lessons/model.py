"""What a lesson is made of, as its file holds it."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Annotated, Any

from msgspec import Meta, Struct

from saqqara.rules.contract import NATURE

MOST_STEPS = 6
RuleNumber = Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}\.[0-9]{1,2}$")]
# Parts of every table. docs/contribute/lessons.md lists these words and those of each game.
SHARED_LIGHTS = ("actions", "opponent", "round", "score")
_SCRIPTED = re.compile(r"(nature|[0-3]) (.+)")


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """What the lessons of a game have in common: the content of `course.toml` in their folder."""

    chapters: Annotated[list[str], Meta(min_length=1)]  # in teaching order; the first makes ready for a game
    lights: list[str] = []  # what a step can light besides SHARED_LIGHTS, as regular expressions
    explained: list[RuleNumber] = []  # rules with a text for moves that they forbid: `lesson-illegal-…`

    def has_light(self, light: str) -> bool:
        """Whether a step can light this part of the table."""
        return light in SHARED_LIGHTS or any(re.fullmatch(form, light) for form in self.lights)


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that get an answer of their own."""

    moves: Annotated[list[str], Meta(min_length=1)]  # patterns
    rule: RuleNumber | None = None
    is_illegal: bool = False  # it answers moves that the rules forbid, else only those that they allow
    text: str | None = None  # the answer, where the locales have no message for it


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the lesson says, and what the learner does then."""

    light: list[str] = []
    rule: RuleNumber | None = None
    do: list[str] = []  # patterns of moves that complete it; none: the learner reads on
    then: list[str] = []  # what others and nature do afterwards, as in a record: `1 load a2`, `nature deal statue`
    wrong: dict[str, Wrong] = {}  # by label; the first that fits a move answers it, before the patterns of `do`
    text: str | None = None  # what it says, where the locales have no message for it

    def label_of(self, move: str, is_illegal: bool = False) -> str | None:
        """Returns the label of the answer to a move; None for a move that `do` names letter by letter."""
        if move in self.do and not is_illegal:
            return None
        patterns = [(label, wrong.moves) for label, wrong in self.wrong.items() if wrong.is_illegal == is_illegal]
        return next((label for label, moves in patterns if is_like(move, moves)), None)

    @property
    def script(self) -> list[tuple[int, str]]:
        """Returns `then` as seats and moves."""
        return [scripted(line) for line in self.then]


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file."""

    chapter: str
    minutes: Annotated[int, Meta(ge=1, le=9)]
    position: str  # JSON, as `Match.from_position` reads it; TOML has no null
    steps: Annotated[list[Step], Meta(min_length=1, max_length=MOST_STEPS)]
    title: str | None = None  # where the locales have no message for it
    line: str | None = None  # the same, for the list


class Lesson(Struct, frozen=True):
    """A lesson of a game. Its texts have ids that begin with `id`."""

    game: str
    name: str
    course: Course
    position: dict[str, Any]
    content: LessonFile

    @property
    def id(self) -> str:
        """Returns the id of its title."""
        return f"lesson-{self.game}-{self.name}"

    @property
    def path(self) -> str:
        """Returns its name with that of its game, under which progress is kept."""
        return f"{self.game}/{self.name}"

    @property
    def chapter(self) -> str:
        """Returns the chapter that it belongs to."""
        return self.content.chapter

    @property
    def minutes(self) -> int:
        """Returns about how long it takes."""
        return self.content.minutes

    @property
    def steps(self) -> list[Step]:
        """Returns its steps."""
        return self.content.steps


def is_like(move: str, patterns: list[str]) -> bool:
    """Whether a move fits one of some patterns: `*` stands for any letters, `?` for one."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def scripted(line: str) -> tuple[int, str]:
    """Returns the seat and the move of a scripted line."""
    found = _SCRIPTED.fullmatch(line)
    if found is None:
        raise ValueError(f"expected a seat and a move, as in '1 load a2', got {line!r}")
    return (NATURE if found[1] == "nature" else int(found[1])), found[2]
