"""What a lesson is made of, as its file holds it."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.rules.contract import NATURE

Chapter = Literal["first-steps", "sites", "symbols", "cards", "rounds", "scoring", "ideas"]
RuleNumber = Annotated[str, Meta(pattern=r"^[IP][0-9]{1,2}\.[0-9]{1,2}$")]
# What a step lights: docs/contribute/lessons.md lists the words.
Light = Annotated[
    str,
    Meta(
        pattern=r"^(site (market|pyramid|temple|chamber|obelisks)|harbour|ship [abcd]|space [abcd][1-4]|sled|quarry"
        r"|cards|market [1-4]|pair|actions|score|opponent|round"
        r"|shape|chamber [0-9]{1,2}|square [0-9]{1,2} [a-e][1-5]|display|display [0-9]{1,2}|deck"
        r"|gems|torches|skulls|claims)$"
    ),
]
_SCRIPTED = re.compile(r"(nature|[0-3]) (.+)")


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that get an answer of their own."""

    moves: Annotated[list[str], Meta(min_length=1)]  # patterns
    rule: RuleNumber | None = None
    is_illegal: bool = False  # it answers moves that the rules forbid, else only those that they allow


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the lesson says, and what the learner does then."""

    light: list[Light] = []
    rule: RuleNumber | None = None
    do: list[str] = []  # patterns of moves that complete it; none: the learner reads on
    then: list[str] = []  # what others and nature do afterwards, as in a record: `1 load a2`, `nature deal statue`
    wrong: dict[str, Wrong] = {}  # by label; the first that fits a move answers it, before the patterns of `do`

    def label_of(self, move: str, is_illegal: bool = False) -> str | None:
        """The label of the answer that a move gets; None for a move that `do` names letter by letter."""
        if move in self.do and not is_illegal:
            return None
        asked = [(label, wrong.moves) for label, wrong in self.wrong.items() if wrong.is_illegal == is_illegal]
        return next((label for label, moves in asked if is_like(move, moves)), None)

    @property
    def script(self) -> list[tuple[int, str]]:
        """Its `then` as seats and moves."""
        return [scripted(line) for line in self.then]


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file."""

    chapter: Chapter
    minutes: Annotated[int, Meta(ge=1, le=9)]
    position: str  # JSON, as `Match.from_position` reads it; TOML has no null
    steps: Annotated[list[Step], Meta(min_length=1, max_length=20)]


class Lesson(Struct, frozen=True):
    """A lesson of a game. Its texts have ids that begin with `id`."""

    game: str
    name: str
    chapter: Chapter
    minutes: int
    position: dict[str, Any]
    steps: list[Step]

    @property
    def id(self) -> str:
        """The id of its title."""
        return f"lesson-{self.game}-{self.name}"

    @property
    def path(self) -> str:
        """Its name with that of its game, as progress is kept under it."""
        return f"{self.game}/{self.name}"


def is_like(move: str, patterns: list[str]) -> bool:
    """Whether a move fits one of some patterns: `*` stands for any letters, `?` for one."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def scripted(line: str) -> tuple[int, str]:
    """The seat and the move of a scripted line."""
    found = _SCRIPTED.fullmatch(line)
    if found is None:
        raise ValueError(f"expected a seat and a move, as in '1 load a2', got {line!r}")
    return (NATURE if found[1] == "nature" else int(found[1])), found[2]
