"""What a tournament leaves on disk, so that it can be looked at, checked and gone on with.

`plan.json` says what is played, `results.jsonl` has a line for each finished game in the order in which they ended, and
`records/` has every game. A record is written before its line, and a line that was torn counts for nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from saqqara.learning.plan import Plan
from saqqara.rules.errors import SaqqaraError, shown


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
        with _trouble_with(path):
            (path / "records").mkdir(parents=True, exist_ok=True)
            self._agree(plan)
            self._by_number = {result.number: result for result in self._read()}

    @property
    def results(self) -> list[Result]:
        """The finished games in the order of their numbers."""
        return [result for _, result in sorted(self._by_number.items())]

    def missing(self, plan: Plan) -> list[int]:
        """The games of the plan that were not played yet."""
        return [number for number in range(plan.games) if number not in self._by_number]

    def add(self, result: Result, record: str) -> None:
        """Keeps a finished game."""
        with _trouble_with(self.path):
            write_whole(self.path / "records" / f"{result.number:06}.record", record)
            with (self.path / "results.jsonl").open("a", encoding="ascii") as results:
                results.write(json.dumps(asdict(result)) + "\n")
        self._by_number[result.number] = result

    def _agree(self, plan: Plan) -> None:
        """A tournament may grow; everything else of its plan stays."""
        file = self.path / "plan.json"
        told = json.loads(json.dumps(plan.essence() | {"games": plan.games}))
        if file.exists():
            _expect_same(file, _plan_in(file), told)
        elif (self.path / "results.jsonl").exists():
            raise SaqqaraError(f"--out: expected plan.json beside the results in {self.path}, got none")
        write_whole(file, json.dumps(told, indent=2) + "\n")

    def _read(self) -> list[Result]:
        """The whole lines; a torn last one is cut off, so that the next begins on a line of its own."""
        file = self.path / "results.jsonl"
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        is_torn = bool(lines) and _result_in(lines[-1]) is None
        results = [_expected_result(file, number, line) for number, line in enumerate(lines[: -1 if is_torn else None])]
        if is_torn:
            write_whole(file, b"".join(lines[:-1]).decode())
        return results


def _expected_result(file: Path, number: int, line: bytes) -> Result:
    if (result := _result_in(line)) is None:
        raise SaqqaraError(f"{file}: expected a game in line {number + 1}, got {shown(line.decode('latin-1'))}")
    return result


def _result_in(line: bytes) -> Result | None:
    """The game that a line tells of, None if it is no whole line."""
    try:
        return Result(**json.loads(line)) if line.endswith(b"\n") else None
    except (ValueError, TypeError):
        return None


def _plan_in(file: Path) -> dict[str, Any]:
    try:
        plan = json.loads(file.read_bytes())
    except ValueError as trouble:
        raise SaqqaraError(f"{file}: expected a plan as JSON, got: {trouble}") from None
    if not isinstance(plan, dict) or not isinstance(plan.get("games"), int):
        raise SaqqaraError(f"{file}: expected the plan of a tournament, got {shown(plan)}")
    return plan


def _expect_same(file: Path, begun: dict[str, Any], told: dict[str, Any]) -> None:
    for key, value in told.items():
        if key != "games" and begun.get(key) != value:
            raise SaqqaraError(
                f"--out: {file} expected {key} {shown(begun.get(key))} as begun, got {shown(value)}; "
                "another tournament needs another folder"
            )
    if told["games"] < begun["games"]:
        raise SaqqaraError(f"--games: expected at least {begun['games']} as in {file}, got {told['games']}")


@contextmanager
def _trouble_with(path: Path) -> Iterator[None]:
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
