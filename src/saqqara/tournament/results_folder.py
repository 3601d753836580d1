"""The folder in which a tournament keeps its plan, results and records, so that it can be inspected and continued.

`plan.json` holds the plan, `results.jsonl` one line for each finished game in the order in which they ended, and
`records/` the record of every game. A record is written before its line, and an incomplete last line is ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated, Any, TypedDict, TypeVar

import msgspec
from filelock import FileLock, Timeout

from saqqara.files import write_atomically
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted
from saqqara.tournament.plan import Plan

Row = TypeVar("Row", bound=msgspec.Struct)

RESULTS = "results.jsonl"
_STANDINGS = "standings.json"
_PLAN = "plan.json"
_RECORDS = "records"

_LIMIT = 10**15  # larger than any figure of a game
Count = Annotated[int, msgspec.Meta(ge=0, lt=_LIMIT)]
Points = Annotated[int, msgspec.Meta(gt=-_LIMIT, lt=_LIMIT)]
Seconds = Annotated[float, msgspec.Meta(ge=0, lt=float(_LIMIT))]


class FaultCount(TypedDict):
    """How often a player committed one kind of fault in a game, and the first one in words."""

    count: Count
    first: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of one game. `points` and `places` are by seat, the fields from `asked` to `longest` by player."""

    number: Count
    deal: Count
    rotation: Count
    seating: list[int]  # the player on each seat
    points: list[Points]
    places: list[int]
    moves: Count  # nature's included
    asked: list[Count]  # questions
    answered: list[Count]  # by the player itself; the fallback answered the others
    faults: list[dict[str, FaultCount]]  # by kind
    seconds: list[Seconds]  # of thinking, in all
    longest: list[Seconds]  # for one move
    rated: bool = True  # written where it is false; rows of earlier versions lack it: `failed` tells

    @property
    def failed(self) -> list[int]:
        """The players that answered less than half of their questions themselves; such a game is not rated."""
        return failed_players(self.asked, self.answered)

    def without_times(self) -> dict[str, Any]:
        """Returns what is the same wherever and whenever the game is played."""
        return {key: value for key, value in _fields(self).items() if key not in ("seconds", "longest")}


def failed_players(asked: Sequence[int], answered: Sequence[int]) -> list[int]:
    """The players for which the fallback answered more than half of the questions of a game."""
    pairs = zip(asked, answered, strict=True)
    return [player for player, (questions, own) in enumerate(pairs) if 2 * own < questions]


class ResultsFolder:
    """The folder of one tournament and the results in it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Creates the folder, or continues the tournament that it holds."""
        self.path = path
        with os_errors_in_one_line(path):
            (path / _RECORDS).mkdir(parents=True, exist_ok=True)
            check_plan_unchanged(path, plan.identity() | {"games": plan.games}, "tournament")
            self._by_number = self._read(plan)

    @property
    def results(self) -> list[Result]:
        """The finished games in the order of their numbers."""
        return [result for _, result in sorted(self._by_number.items())]

    def missing(self, plan: Plan) -> list[int]:
        """Lists the games of the plan that have not been played yet."""
        return [number for number in range(plan.games) if number not in self._by_number]

    def add(self, result: Result, record: str) -> None:
        """Saves a finished game."""
        with os_errors_in_one_line(self.path):
            write_atomically(record_path(self.path, result), record)
            append_row(self.path, result)
        self._by_number[result.number] = result

    def write_standings(self, report: dict[str, Any]) -> None:
        """Saves the standings as they are now."""
        with os_errors_in_one_line(self.path):
            write_atomically(self.path / _STANDINGS, json.dumps(report, indent=2) + "\n")

    def _read(self, plan: Plan) -> dict[int, Result]:
        file = self.path / RESULTS
        by_number: dict[int, Result] = {}
        for at, result in enumerate(read_rows(file, Result, "plan"), 1):
            _check_result(file, at, result, plan)
            if result.number in by_number:
                raise SaqqaraError(f"{file}: expected another game in line {at}, got number {result.number} again")
            by_number[result.number] = result
        return by_number


def record_path(folder: Path, result: Result) -> Path:
    """Returns the file of a game's record."""
    return folder / _RECORDS / f"{result.number:06}.record"


def _check_result(file: Path, at: int, result: Result, plan: Plan) -> None:
    """Refuses a result that no game of the plan can have."""
    for key, is_possible in _checks(result, plan):
        if not is_possible:
            raise SaqqaraError(
                f"{file}: expected a game of the plan in line {at}, got {key} {quoted(getattr(result, key))}"
            )


def _checks(result: Result, plan: Plan) -> Iterator[tuple[str, bool]]:
    """Yields whether each field agrees with the plan and with the fields before it; types are known to be right."""
    yield "number", result.number < plan.games
    deal, rotation = plan.deal_of(result.number)
    yield "deal", result.deal == deal
    yield "rotation", result.rotation == rotation
    yield "seating", result.seating == plan.seating(rotation)
    for key in ("points", "places", "asked", "answered", "faults", "seconds", "longest"):
        yield key, len(getattr(result, key)) == plan.seats
    yield "places", result.places == [1 + sum(other < place for other in result.places) for place in result.places]
    yield "answered", all(own <= asked for own, asked in zip(result.answered, result.asked, strict=True))
    yield "rated", result.rated or bool(result.failed)


# --- shared by tournaments and studies ---


def check_plan_unchanged(folder: Path, plan: dict[str, Any], kind: str) -> None:
    """Writes the plan to the folder. If there is one already, refuses any change but a larger number of games."""
    file = folder / _PLAN
    plan = json.loads(json.dumps(plan))
    if file.exists():
        _compare_plans(file, _read_plan(file, kind), plan, kind)
    elif (folder / RESULTS).exists():
        raise SaqqaraError(f"--out: expected plan.json beside the results in {folder}, got none")
    write_atomically(file, json.dumps(plan, indent=2) + "\n")


def read_rows(file: Path, row_type: type[Row], whole: str) -> list[Row]:
    """Reads one row from each line. Cuts off an incomplete last line, so that the next row begins on a line of its own.

    `whole`: what the rows are parts of, for messages.
    """
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    objects = [_object_in(line, row_type) for line in lines]
    if objects and objects[-1] is None:
        write_atomically(file, b"".join(lines[:-1]))
        objects.pop()
    for at, (line, fields) in enumerate(zip(lines, objects, strict=False), 1):
        if fields is None:
            raise SaqqaraError(f"{file}: expected a game in line {at}, got {quoted(line.decode('latin-1'))}")
    return [
        _row_of(fields, row_type, f"{file}: expected a game of the {whole} in line {at}")
        for at, fields in enumerate(objects, 1)
        if fields is not None
    ]


def append_row(folder: Path, row: msgspec.Struct) -> None:
    """Appends the row of one more game."""
    with (folder / RESULTS).open("a", encoding="ascii") as results:
        results.write(json.dumps(_fields(row)) + "\n")


def _fields(row: msgspec.Struct) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(row)
    return fields


def _object_in(line: bytes, row_type: type[msgspec.Struct]) -> dict[str, Any] | None:
    """Returns the JSON object of a line, None if the line is incomplete or the object has not the fields of a row."""
    try:
        fields = json.loads(line) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict):
        return None
    known = msgspec.structs.fields(row_type)
    needed = {field.encode_name for field in known if field.required}
    return fields if needed <= fields.keys() <= {field.encode_name for field in known} else None


def _row_of(fields: dict[str, Any], row_type: type[Row], expected: str) -> Row:
    try:
        return msgspec.convert(fields, row_type)
    except msgspec.ValidationError as error:
        key = re.findall(r"\$\.(\w+)", str(error))[0]
        raise SaqqaraError(f"{expected}, got {key} {quoted(fields[key])}") from None


def _read_plan(file: Path, kind: str) -> dict[str, Any]:
    try:
        plan = msgspec.json.decode(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaqqaraError(f"{file}: expected a plan as JSON, got: {error}") from None
    if not isinstance(plan, dict) or not isinstance(plan.get("games"), int):
        raise SaqqaraError(f"{file}: expected the plan of a {kind}, got {quoted(plan)}")
    return plan


def _compare_plans(file: Path, saved: dict[str, Any], plan: dict[str, Any], kind: str) -> None:
    for key, value in plan.items():
        if key != "games" and saved.get(key) != value:
            is_edited = key == "made_of"
            change = "players" if is_edited else f"{key} {quoted(saved.get(key))}"
            got = f"an edited {_edited_player(saved, plan)}" if is_edited else quoted(value)
            raise SaqqaraError(
                f"--out: {file} expected {change} as begun, got {got}; another {kind} needs another folder"
            )
    if plan["games"] < saved["games"]:
        raise SaqqaraError(f"--games: expected at least {saved['games']} as in {file}, got {plan['games']}")


def _edited_player(saved: dict[str, Any], plan: dict[str, Any]) -> str:
    """Returns the first player whose fingerprint has changed since the tournament began."""
    before = saved.get("made_of")
    if not isinstance(before, list) or len(before) != len(plan["made_of"]):
        before = [None] * len(plan["made_of"])
    pairs = zip(plan["players"], before, plan["made_of"], strict=True)
    return str(next(name for name, was, now in pairs if was != now))


@contextmanager
def lock_folder(path: Path, kind: str = "arena") -> Iterator[None]:
    """Creates the folder and keeps other processes out of it; the lock ends with the process that holds it."""
    with os_errors_in_one_line(path):
        path.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path / "lock", timeout=0)
        try:
            lock.acquire()
        except Timeout:
            raise SaqqaraError(f"--out: expected a folder of its own, got {path}: another {kind} plays there") from None
    try:
        yield
    finally:
        lock.release()


def os_errors_in_one_line(path: Path) -> AbstractContextManager[None]:
    """Turns what the operating system refuses into a message of one line."""
    return os_errors_as("--out: expected a folder that can be written", path)
