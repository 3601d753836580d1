"""Plays and judges the games of the study. Each row is written as it is ready; a second run continues."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import astuple, dataclass
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from bench.strategy import imhotep, pyramids
from saqqara.bots.search.ready import make_ready_once
from saqqara.rules.edition import default_edition
from saqqara.tournament.parallel import run_parallel

GAMES: dict[str, ModuleType] = {"imhotep": imhotep, "pyramids": pyramids}
SEATS = (2, 3, 4)
KINDS = {"opening": 8, "end": 8, "game": 2, "review": 1}  # how many of each for one review


@dataclass(frozen=True)
class Job:
    """One row: a kind of measurement at one table."""

    game: str
    kind: str
    seats: int
    number: int


def jobs_of(numbers: range, games: Sequence[str], seats: Sequence[int], kinds: Sequence[str]) -> Iterator[Job]:
    """All jobs; an interrupted run has fewer numbers and not fewer kinds."""
    for number, game, players, kind in product(numbers, games, seats, kinds):
        if hasattr(GAMES[game], kind):
            for each in range(number * KINDS[kind], (number + 1) * KINDS[kind]):
                yield Job(game, kind, players, each)


def measure(job: Job) -> dict[str, Any]:
    """The row of a job: it follows from the job alone."""
    row: dict[str, Any] = getattr(GAMES[job.game], job.kind)(job.seats, job.number)
    return {"job": astuple(job), **row}


def run(file: Path, jobs: Iterable[Job], *, processes: int = 1, minutes: float = 600.0) -> int:
    """Appends the rows that the file lacks, for some minutes at most; returns how many."""
    done = {tuple(row["job"]) for row in rows_of(file)}
    until = time.monotonic() + 60 * minutes
    for game in GAMES:
        make_ready_once(default_edition(game))
    count = 0
    missing = (job for job in jobs if astuple(job) not in done and time.monotonic() < until)
    with file.open("a") as out, closing(run_parallel(measure, missing, processes=processes)) as measured:
        for row in measured:
            out.write(json.dumps(row, separators=(",", ":")) + "\n")
            out.flush()
            count += 1
    return count


def rows_of(file: Path) -> list[dict[str, Any]]:
    """The rows of a file, in the order of their jobs; a line that was cut short is left out."""
    if not file.exists():
        return []
    rows = [json.loads(line) for line in file.read_text().splitlines() if line.endswith("}")]
    return sorted(rows, key=lambda row: tuple(row["job"]))
