"""What a tournament leaves on disk, so that it can be looked at, checked and gone on with.

`plan.json` says what is played, `results.jsonl` has a line for each finished game in the order in which they ended, and
`records/` has every game. A record is written before its line, and a line that was torn counts for nothing.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.tournament.plan import Plan

Row = TypeVar("Row")

RESULTS = "results.jsonl"

_MOST = 10**15  # no figure of a game comes near; NaN and infinity do not pass either


@dataclass(frozen=True)
class Result:
    """What came of one game. `points` and `places` go by seats, what follows `moves` by players."""

    number: int
    deal: int
    rotation: int
    seating: list[int]  # the player on each seat
    points: list[int]
    places: list[int]
    moves: int  # nature's included
    asked: list[int]
    answered: list[int]  # by the player itself; the fallback answered the others
    faults: list[dict[str, Any]]  # {kind: {"count": how often, "first": in words}}
    seconds: list[float]  # of thinking, in all
    longest: list[float]  # for one move

    def without_times(self) -> dict[str, Any]:
        """What is the same wherever and whenever it was played."""
        return {key: value for key, value in asdict(self).items() if key not in ("seconds", "longest")}


class Folder:
    """The folder of one tournament, and the results in it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Makes the folder, or takes up the tournament that it holds."""
        self.path = path
        with trouble_with(path):
            (path / "records").mkdir(parents=True, exist_ok=True)
            self._agree(plan)
            self._by_number = self._read(plan)

    @property
    def results(self) -> list[Result]:
        """The finished games in the order of their numbers."""
        return [result for _, result in sorted(self._by_number.items())]

    def missing(self, plan: Plan) -> list[int]:
        """The games of the plan that were not played yet."""
        return [number for number in range(plan.games) if number not in self._by_number]

    def add(self, result: Result, record: str) -> None:
        """Keeps a finished game."""
        with trouble_with(self.path):
            write_whole(self.path / "records" / f"{result.number:06}.record", record)
            add_line(self.path, asdict(result))
        self._by_number[result.number] = result

    def _agree(self, plan: Plan) -> None:
        """A tournament may grow; everything else of its plan stays."""
        agree(self.path, plan.essence() | {"games": plan.games}, "tournament")

    def _read(self, plan: Plan) -> dict[int, Result]:
        """The games of the whole lines, each once."""
        file = self.path / RESULTS
        by_number: dict[int, Result] = {}
        for at, result in enumerate(whole_lines(file, _result_in), 1):
            _expect_sense(file, at, result, plan)
            if result.number in by_number:
                raise SaqqaraError(f"{file}: expected another game in line {at}, got number {result.number} again")
            by_number[result.number] = result
        return by_number


# --- what any kind of games leaves, that is played for long ---


def agree(path: Path, told: dict[str, Any], what: str) -> None:
    """Writes down what is played, or makes sure that it is what was begun; only its games may grow in number."""
    file = path / "plan.json"
    told = json.loads(json.dumps(told))
    if file.exists():
        _expect_same(file, _plan_in(file, what), told, what)
    elif (path / RESULTS).exists():
        raise SaqqaraError(f"--out: expected plan.json beside the results in {path}, got none")
    write_whole(file, json.dumps(told, indent=2) + "\n")


def whole_lines(file: Path, row_of: Callable[[bytes], Row | None]) -> list[Row]:
    """What each line tells; a torn last one is cut off, so that the next begins on a line of its own."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    rows = [row_of(line) for line in lines]
    is_torn = bool(rows) and rows[-1] is None
    whole = []
    for at, row in enumerate(rows[: -1 if is_torn else None], 1):
        if row is None:
            raise SaqqaraError(f"{file}: expected a game in line {at}, got {quoted(lines[at - 1].decode('latin-1'))}")
        whole.append(row)
    if is_torn:
        write_whole(file, b"".join(lines[:-1]).decode())
    return whole


def add_line(path: Path, row: dict[str, Any]) -> None:
    """Keeps what came of one more game."""
    with (path / RESULTS).open("a", encoding="ascii") as results:
        results.write(json.dumps(row) + "\n")


def _expect_sense(file: Path, at: int, result: Result, plan: Plan) -> None:
    for key, makes_sense in _senses(result, plan):
        if not makes_sense:
            raise SaqqaraError(
                f"{file}: expected a game of the plan in line {at}, got {key} {quoted(asdict(result)[key])}"
            )


def _senses(result: Result, plan: Plan) -> Iterator[tuple[str, bool]]:
    """Whether each entry is what a game of the plan can leave; those that come first are relied on by the others."""
    yield "number", _is_count(result.number) and result.number < plan.games
    deal, rotation = plan.deal_of(result.number)
    yield "deal", result.deal == deal
    yield "rotation", result.rotation == rotation
    yield "seating", result.seating == plan.seating(rotation)
    for key in ("points", "places", "asked", "answered", "faults", "seconds", "longest"):
        row = getattr(result, key)
        yield key, isinstance(row, list) and len(row) == plan.seats
    yield "points", all(map(_is_number, result.points))
    yield "places", result.places == [1 + sum(_less(one, place) for one in result.places) for place in result.places]
    for key in ("seconds", "longest"):
        yield key, all(_is_number(figure) and figure >= 0 for figure in getattr(result, key))
    yield "moves", _is_count(result.moves)
    yield "asked", all(map(_is_count, result.asked))
    yield (
        "answered",
        all(_is_count(own) and own <= asked for own, asked in zip(result.answered, result.asked, strict=True)),
    )
    yield "faults", all(map(_are_faults, result.faults))


def _is_number(figure: Any) -> bool:
    return isinstance(figure, int | float) and not isinstance(figure, bool) and abs(figure) < _MOST


def _is_count(figure: Any) -> bool:
    return isinstance(figure, int) and _is_number(figure) and figure >= 0


def _less(one: Any, other: Any) -> bool:
    return _is_number(one) and _is_number(other) and one < other


def _are_faults(kinds: Any) -> bool:
    """As a game counts them: {kind: {"count": how often, "first": in words}}."""
    return isinstance(kinds, dict) and all(
        isinstance(told, dict) and _is_count(told.get("count")) and isinstance(told.get("first"), str)
        for told in kinds.values()
    )


def _result_in(line: bytes) -> Result | None:
    """The game that a line tells of, None if it is no whole line."""
    try:
        return Result(**json.loads(line)) if line.endswith(b"\n") else None
    except (ValueError, TypeError, RecursionError):
        return None


def _plan_in(file: Path, what: str) -> dict[str, Any]:
    try:
        plan = json.loads(file.read_bytes())
    except ValueError as trouble:
        raise SaqqaraError(f"{file}: expected a plan as JSON, got: {trouble}") from None
    if not isinstance(plan, dict) or not isinstance(plan.get("games"), int):
        raise SaqqaraError(f"{file}: expected the plan of a {what}, got {quoted(plan)}")
    return plan


def _expect_same(file: Path, begun: dict[str, Any], told: dict[str, Any], what: str) -> None:
    for key, value in told.items():
        if key != "games" and begun.get(key) != value:
            is_edited = key == "made_of"
            change = "players" if is_edited else f"{key} {quoted(begun.get(key))}"
            got = f"an edited {_edited(begun, told)}" if is_edited else quoted(value)
            raise SaqqaraError(
                f"--out: {file} expected {change} as begun, got {got}; another {what} needs another folder"
            )
    if told["games"] < begun["games"]:
        raise SaqqaraError(f"--games: expected at least {begun['games']} as in {file}, got {told['games']}")


def _edited(begun: dict[str, Any], told: dict[str, Any]) -> str:
    """The first player that is not made of what it was when the tournament began."""
    before = begun.get("made_of")
    if not isinstance(before, list) or len(before) != len(told["made_of"]):
        before = [None] * len(told["made_of"])
    pairs = zip(told["players"], before, told["made_of"], strict=True)
    return str(next(name for name, was, now in pairs if was != now))


@contextmanager
def alone_in(path: Path, what: str = "arena") -> Iterator[None]:
    """Makes the folder, and keeps others out of it; whoever holds it and dies lets go of it."""
    with trouble_with(path):
        path.mkdir(parents=True, exist_ok=True)
        lock = (path / "lock").open("a")
    with lock:
        with trouble_with(path):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SaqqaraError(
                    f"--out: expected a folder of its own, got {path}: another {what} plays there"
                ) from None
        yield


@contextmanager
def trouble_with(path: Path) -> Iterator[None]:
    """What the system refuses, in one line."""
    try:
        yield
    except OSError as trouble:
        raise SaqqaraError(f"--out: expected a folder that can be written, got {path}: {trouble.strerror}") from None


def write_whole(path: Path, text: str) -> None:
    """The file is whole or as it was before."""
    draft = path.with_suffix(f".{os.getpid()}.draft")
    try:
        draft.write_text(text, encoding="ascii")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
