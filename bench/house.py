"""The house under load, beside a bare echo on the same stack in the same run; and a house full of idle tables.

python -m bench.house [--rounds 3] [--tables 500] [--idle 1000] [--json FILE] [--quick] [--reviews]

Echoes and house take turns; a ratio is taken within a round. All are processes of their own with the same options of
uvicorn, and this process sends to all with the same sockets. A frame is a message in or out. Every frame into the
house is a legal move of somebody at a table of four with all four connected, and it is on the disk before anybody is
told; every frame out is a view of the table, more than a kilobyte long, where the echo's are as short as what it got.
The echo that counts is served by uvicorn and `websockets` as they come; one over the house's own protocol, which makes
less of a short message, and one as Starlette's documentation writes it stand beside it.

What limits it: three processes share the cores. Where the generator is busy all the time the figure of that server is
too low, which for the echo would flatter the house: so CPU time per frame of each server is shown as well, and how
many cores each of them kept busy. The house writes in a second thread, so it can keep more than one core busy, and it
waits for the disk: a house with too few tables to keep it busy meanwhile is measured too low.

With `--reviews` it measures only how long a move takes while reviews are computed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import tempfile
from collections.abc import Coroutine, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from rich.console import Console
from rich.table import Table

from . import house_idle, house_review
from .company import SEATS, Company
from .echo import USUAL
from .house_load import Load, echo_round, house_round
from .processes import ECHO, HOUSE, STOCK, Server, running

GAMES = ("imhotep", "pyramids")
SPARE, MOST_SPARE = 2, 300  # tables that stand ready for each that plays, and for all of them
SHARE, IDLE_KIB, P99_MS = 0.40, 64, 50  # what is asked for
MOVES_PER_S = 200

T = TypeVar("T")


@dataclass
class Beside:
    """The rounds of one game, each with those of the echoes that belong to it."""

    game: str
    houses: list[Load] = field(default_factory=list)
    echoes: list[Load] = field(default_factory=list)  # the bare one
    own: list[Load] = field(default_factory=list)  # the same over the house's protocol
    usual: list[Load] = field(default_factory=list)  # as Starlette's documentation writes it

    @property
    def shares(self) -> list[float]:
        """The house's frames per second, in those of the bare echo."""
        return _shares(self.houses, self.echoes)

    @property
    def cpu_shares(self) -> list[float]:
        """The same by CPU time for each frame, whoever else used the machine."""
        return [echo.us_per_frame / house.us_per_frame for house, echo in zip(self.houses, self.echoes, strict=True)]


def _shares(loads: list[Load], echoes: list[Load]) -> list[float]:
    return [load.frames_per_s / echo.frames_per_s for load, echo in zip(loads, echoes, strict=True)]


@dataclass
class Report:
    """All figures of a run."""

    tables: int
    games: dict[str, Beside]
    idle: house_idle.Idle | None = None
    trips: house_idle.Trips | None = None

    def as_json(self) -> dict[str, Any]:
        """For a file."""
        return {
            "tables": self.tables,
            "share_of_echo": {
                game: {"median": round(statistics.median(beside.shares), 3), "rounds": beside.shares}
                for game, beside in self.games.items()
            },
            "rounds": {game: asdict(beside) for game, beside in self.games.items()},
            "idle": None if self.idle is None else asdict(self.idle),
            "round_trips_ms": None if self.trips is None else asdict(self.trips),
        }


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the loop that the servers have too."""
    gc.freeze()  # whatever else this process has loaded is none of the load's business
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


# --- measuring ---


def measure(
    folder: Path, *, rounds: int = 3, tables: int = 500, idle: int = 1000, seconds: float = 15.0, echo: float = 3.0
) -> Iterator[Report]:
    """The same report again and again, with more in it each time."""
    report = Report(tables, {game: Beside(game) for game in GAMES})
    with (
        running(ECHO, folder / "echo", STOCK) as stock,
        running(ECHO, folder / "own") as own,
        running(HOUSE, folder / "house") as house,
    ):
        company = Company(house.port, tables * SEATS)
        for number in range(rounds + 1):  # the first warms up
            for game in GAMES:
                beside = report.games[game] if number else Beside(game)
                run(_round(stock, own, house, company, beside, tables, echo))
                yield report
    with running(HOUSE, folder / "idle") as house:
        report.idle, report.trips = run(house_idle.measure(house, GAMES[0], idle, min(MOVES_PER_S, idle / 5), seconds))
    yield report


async def _round(
    stock: Server, own: Server, house: Server, company: Company, beside: Beside, tables: int, seconds: float
) -> None:
    sockets = tables * SEATS
    beside.echoes.append(await echo_round(stock, sockets, seconds))
    beside.houses.append(await house_round(house, company, beside.game, tables, min(SPARE * tables, MOST_SPARE)))
    beside.own.append(await echo_round(own, sockets, seconds))
    beside.usual.append(await echo_round(stock, sockets, seconds, USUAL))


# --- telling ---


def told(report: Report) -> Iterator[Table | str]:
    """The figures for people."""
    title = f"Frames in and out, {report.tables} tables of {SEATS} people, medians (asked for: {SHARE:.0%} of the echo)"
    table = Table("Server", "frames/s", "of the echo", "us/frame", "cores", "generator", "moves/s", title=title)
    for game, beside in report.games.items():
        if beside.shares:
            table.add_row(*_row("bare echo", beside.echoes, []))
            table.add_row(*_row("over our protocol", beside.own, _shares(beside.own, beside.echoes)))
            table.add_row(*_row("Starlette's echo", beside.usual, _shares(beside.usual, beside.echoes)))
            table.add_row(
                *_row(f"house, {game}", beside.houses, beside.shares), f"{_median(beside.houses, 'sent_per_s'):,.0f}"
            )
    yield table
    for game, beside in report.games.items():
        if beside.shares:
            own = statistics.median(_shares(beside.houses, beside.own))
            by_cpu = statistics.median(beside.cpu_shares)
            yield f"{game}: {by_cpu:.0%} of the echo by CPU time for each frame; {own:.0%} of the one over our protocol"
    if report.idle is not None:
        yield _idle_told(report.idle)
    if report.trips is not None:
        yield _trips_told(report.trips)


def _row(name: str, loads: list[Load], shares: list[float]) -> list[str]:
    share = f"{statistics.median(shares):.0%} ({min(shares):.0%} to {max(shares):.0%})" if shares else ""
    figures = {"us_per_frame": "{:.1f}", "server_busy": "{:.2f}", "own_busy": "{:.2f}"}
    rest = [form.format(_median(loads, what)) for what, form in figures.items()]
    return [name, f"{_median(loads, 'frames_per_s'):,.0f}", share, *rest]


def _median(loads: list[Load], what: str) -> float:
    return float(statistics.median(getattr(load, what) for load in loads))


def _trips_told(trips: house_idle.Trips) -> str:
    return (
        f"{trips.asked_per_s:.0f} moves a second over these tables: p50 {trips.p50:.1f} ms, p99 {trips.p99:.1f} ms "
        f"(asked for: under {P99_MS}), most {trips.most:.1f} ms over {trips.moves} moves; "
        f"the house kept {trips.server_busy:.2f} cores busy, the generator {trips.own_busy:.2f}"
    )


def _idle_told(idle: house_idle.Idle) -> str:
    mib = [one / 2**20 for one in (idle.before, idle.with_tables, idle.with_sockets)]
    return (
        f"{idle.tables} tables in one house: {idle.kib_per_table:.1f} KiB a table (asked for: under {IDLE_KIB}), "
        f"{idle.kib_per_table_and_sockets:.1f} KiB with its {idle.sockets // idle.tables} sockets "
        f"({mib[0]:.0f} MiB before, {mib[1]:.0f} with the tables, {mib[2]:.0f} with {idle.sockets} sockets)"
    )


def reviews_told(found: house_review.Beside) -> Iterator[str]:
    """How long a move takes, without reviews and beside them."""
    for name, rounds in (("without a review", found.alone), ("while reviews are computed", found.beside)):
        middle, nearly_all = (statistics.median(getattr(trips, what) for trips in rounds) for what in ("p50", "p99"))
        each = ", ".join(f"{trips.p99:.1f}" for trips in rounds)
        yield f"{name}: p50 {middle:.1f} ms, p99 {nearly_all:.1f} ms (rounds: {each}; asked for: under {P99_MS})"


def measured_reviews(console: Console, *, rounds: int, idle: int, seconds: float) -> house_review.Beside:
    """Moves with and without reviews."""
    with (
        tempfile.TemporaryDirectory(prefix="saqqara-bench-") as folder,
        console.status("Moves beside reviews ..."),
        running(HOUSE, Path(folder)) as house,
    ):
        moves = min(MOVES_PER_S, idle / 5)
        return run(house_review.measure(house, GAMES[0], idle, moves, seconds, rounds))


def measured(console: Console, *, quick: bool = False, **wanted: Any) -> Report:
    """A whole run."""
    short = {"rounds": 1, "tables": 16, "idle": 200, "seconds": 3.0, "echo": 1.0} if quick else {}
    with tempfile.TemporaryDirectory(prefix="saqqara-bench-") as folder, console.status("The house beside an echo ..."):
        *_, report = measure(Path(folder), **(wanted | short))
    return report


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.house", description="The house beside an echo.")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--tables", type=int, default=500, help="that play at the same time")
    words.add_argument("--idle", type=int, default=1000, help="tables in a house where little happens")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    words.add_argument("--quick", action="store_true", help="few tables and short rounds, for a first look")
    words.add_argument("--reviews", action="store_true", help="only how long a move takes while reviews are computed")
    asked = words.parse_args()
    console = Console()
    if asked.reviews:
        idle, seconds = (200, 3.0) if asked.quick else (asked.idle, 15.0)
        for line in reviews_told(measured_reviews(console, rounds=asked.rounds, idle=idle, seconds=seconds)):
            console.print(line)
        return
    report = measured(console, quick=asked.quick, rounds=asked.rounds, tables=asked.tables, idle=asked.idle)
    for one in told(report):
        console.print(one)
    if asked.json is not None:
        asked.json.write_text(json.dumps(report.as_json(), indent=2) + "\n")


if __name__ == "__main__":
    main()
