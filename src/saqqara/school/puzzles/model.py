"""What a puzzle is: a position, whose move it is, what counts, and the proved value of every move."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from saqqara.match.match import Match
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school import FIXED_DATE

Counts = Literal["margin", "first"]  # the own points less the best rival's; the share of the first place

NO_LEVEL = "none"  # no level finds the first move
UNGRADED = "ungraded"  # nobody has let the levels try

DIGITS = 3  # of values and points
EXACT_DIGITS = 9  # in which values are compared: further ones differ by rounding only
ID_BYTES = 5


class Choice(NamedTuple):
    """A move, what it is worth in what counts, and the points that each seat can then expect at the end."""

    move: str
    value: float
    points: tuple[float, ...]


class Decision(Struct, frozen=True):
    """One decision of a puzzle: the outcome of every legal move, and what the others answer to the best one."""

    outcomes: list[list[float]]  # each a value, then the points of each seat
    choices: list[int]  # for each legal move, in their order, the number of its outcome
    replies: list[tuple[int, str]] = []  # seat and move; nature's draws follow from the ID of the puzzle


class Source(Struct, frozen=True):
    """Where a puzzle comes from."""

    record: str  # a game of self-play, by its seed and number, or the review of a game
    turn: int


class Reason(Struct, frozen=True):
    """Points that the best move brings a seat from one source, compared with the second best."""

    seat: int
    source: str
    points: float


class Puzzle(Struct, frozen=True):
    """A puzzle with its solution."""

    id: str
    game: str
    edition: str
    seat: int
    counts: Counts
    theme: str
    level: str  # the weakest level that finds the first move in eight of ten tries, NO_LEVEL or UNGRADED
    source: Source
    position: dict[str, Any]
    line: list[Decision]
    reasons: list[Reason]

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.position["seats"])

    @property
    def moves(self) -> int:
        """How many decisions it takes."""
        return len(self.line)

    @property
    def is_lost(self) -> bool:
        """Whether the seat can expect fewer points than the best of the others, even with the best move."""
        _, *points = max(self.line[0].outcomes, key=lambda outcome: outcome[0])
        return lead_of(points, self.seat) < 0

    def match(self) -> Match:
        """The table as it stands at the first decision. Nature's draws are the same for everybody."""
        edition = default_edition(self.game)
        if edition.hash != self.edition:
            raise SaqqaraError(f"puzzle {self.id}: expected edition {self.edition}, got {edition.hash}")
        return Match.from_position(self.position, seed=self.id, date=FIXED_DATE)


def id_of(position: dict[str, Any], seat: int) -> str:
    """The ID of a puzzle: eight letters and digits that follow from its position."""
    text = json.dumps([position, seat], separators=(",", ":"), sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=ID_BYTES).digest()
    return base64.b32encode(digest).decode().lower()


def lead_of(points: Sequence[float], seat: int) -> float:
    """The points of a seat less those of the best of the others."""
    return points[seat] - max(number for other, number in enumerate(points) if other != seat)


def decision_of(found: list[Choice], replies: list[tuple[int, str]]) -> Decision:
    """Packs the choices, which are in the order of the legal moves: equal outcomes are written once."""
    outcomes: list[list[float]] = []
    choices = []
    for choice in found:
        outcome = [_short(number) for number in (choice.value, *choice.points)]
        if outcome not in outcomes:
            outcomes.append(outcome)
        choices.append(outcomes.index(outcome))
    return Decision(outcomes, choices, replies)


def choices_of(decision: Decision, legal: list[str]) -> list[Choice]:
    """The choices of a decision, best first."""
    found = []
    for move, number in zip(legal, decision.choices, strict=True):
        value, *points = decision.outcomes[number]
        found.append(Choice(move, value, tuple(points)))
    return best_first(found)


def best_first(found: list[Choice]) -> list[Choice]:
    """The choices from the best down; of equal ones, also where they differ by rounding, the first in their order."""
    return sorted(found, key=lambda choice: -round(choice.value, EXACT_DIGITS))


def _short(number: float) -> float:
    rounded = round(number, DIGITS)
    return int(rounded) if rounded == int(rounded) else rounded


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Puzzle)


def as_line(puzzle: Puzzle) -> bytes:
    """A puzzle as a line of a file."""
    return _encoder.encode(puzzle) + b"\n"


def read_lines(content: bytes, name: str) -> list[Puzzle]:
    """The puzzles of a file; a line that is none is refused. A last line that was cut off is left out."""
    found = []
    for number, line in enumerate(content.splitlines(keepends=True), 1):
        if not line.endswith(b"\n"):
            break
        try:
            found.append(_decoder.decode(line))
        except (msgspec.DecodeError, UnicodeError) as trouble:
            got = quoted(line[:40].decode(errors="replace"))
            raise SaqqaraError(f"{name}, line {number}: expected a puzzle, got {got} ({trouble})") from None
    return found
