"""`python -m bench.siege`: attacks and faults at a house of its own on this machine, with the limits that hosts get.

python -m bench.siege [--seconds 8] [--only NAME ...] [--json FILE] [--markdown]

Everything goes over loopback, is bounded and ends by itself. `docs/performance.md` shows the table. Where honest guests
play against bots, the house grows by the levels that it loads and by the trees that they keep.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.processes import HOUSE, Server, running
from bench.siege.crowd import TRUSTS_US, crowd
from bench.siege.door import ATTACKS, Attack
from bench.siege.faults import damaged_table, sleep
from bench.siege.foreign import FOREIGN
from bench.siege.left import FORGETFUL, FORGETFUL_SETTINGS, abandoned_hints, left_tables
from bench.siege.report import Report, measured
from bench.siege.reviews import bad_reviews
from bench.siege.thinking import mute_flood, vizier_flood
from saqqara.server.settings import LIMITS, Settings

DEFAULTS = {name: getattr(Settings(), name) for name in LIMITS}
TABLES, ANSWERS, MUTES = 57, 5, 2000
NO_POSTGRES = "not run: no PostgreSQL"

Siege = Callable[[float], Coroutine[Any, Any, Report]]


def main() -> None:
    words = argparse.ArgumentParser(
        prog="python -m bench.siege", description="Attacks on a house of its own, and faults."
    )
    words.add_argument("--seconds", type=float, default=8.0, help="how long each lasts, about [8]")
    names = ", ".join(SIEGES)
    words.add_argument("--only", nargs="+", choices=sorted(SIEGES), metavar="NAME", help=f"some of these: {names}")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the reports to a file as well")
    words.add_argument("--markdown", action="store_true", help="print the table for a page")
    asked = words.parse_args()
    console = Console()
    reports: list[Report] = []
    for name in asked.only or SIEGES:
        console.print(f"{name} ...")
        reports.append(replace(asyncio.run(SIEGES[name](asked.seconds)), name=name))
        console.print(f"  {' | '.join(_cells(reports[-1])[1:])} | {reports[-1].note}", style="dim", markup=False)
    console.print(markdown(reports) if asked.markdown else _table(reports))
    if asked.json is not None:
        asked.json.write_text(json.dumps([asdict(report) for report in reports], indent=2) + "\n")


@contextmanager
def _house(**more: Any) -> Iterator[tuple[Server, Path]]:
    """A house with the limits that hosts get, and its folder."""
    with tempfile.TemporaryDirectory() as folder, running(HOUSE, Path(folder), **DEFAULTS | more) as one:
        yield one, Path(folder)


async def _strangers(name: str, attack: Attack, settings: dict[str, Any], seconds: float) -> Report:
    """An attack at the door."""
    with _house(**settings) as (server, _):
        return await measured(name, server, attack(server.port, seconds))


async def _viziers(seconds: float, *, is_watched: bool = False) -> Report:
    with _house() as (server, _):
        return await vizier_flood(server, TABLES, ANSWERS, is_watched=is_watched)


async def _mutes(seconds: float) -> Report:
    with _house() as (server, data):
        return await mute_flood(server, data, MUTES)


async def _abandoned_hints(seconds: float) -> Report:
    with _house() as (server, _):
        return await abandoned_hints(server, seconds)


async def _bad_reviews(seconds: float) -> Report:
    with _house() as (server, _):
        return await bad_reviews(server, seconds)


async def _left_tables(seconds: float) -> Report:
    with _house(first=FORGETFUL, **FORGETFUL_SETTINGS) as (server, _):
        return await left_tables(server, seconds)


async def _damaged_table(seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        return await damaged_table(Path(folder), seconds, **DEFAULTS)


async def _sleep(seconds: float) -> Report:
    with _house() as (server, data):
        return await sleep(server, data, seconds)


async def _presence(seconds: float) -> Report:
    """With what the tests start PostgreSQL with, where they can run."""
    try:
        from tests.server.postgres import NotFound, Postgres

        from bench.siege.presence import presence
    except ImportError as failure:
        return Report("presence", missing=f"{NO_POSTGRES} for the tests ({failure.name} is missing)")
    try:
        postgres = Postgres()
    except NotFound as failure:
        return Report("presence", missing=f"{NO_POSTGRES} ({failure})")
    with tempfile.TemporaryDirectory() as folder, postgres, postgres.database() as url:
        return await presence(url, Path(folder), seconds, **DEFAULTS)


SIEGES: dict[str, Siege] = {
    **{name: partial(_strangers, name, attack, {}) for name, attack in (ATTACKS | FOREIGN).items()},
    "crowd": partial(_strangers, "crowd", crowd, TRUSTS_US),
    "viziers": _viziers,
    "watched viziers": partial(_viziers, is_watched=True),
    "mutes": _mutes,
    "abandoned hints": _abandoned_hints,
    "bad reviews": _bad_reviews,
    "left tables": _left_tables,
    "damaged table": _damaged_table,
    "sleep": _sleep,
    "presence": _presence,
}


def _cells(report: Report) -> tuple[str, ...]:
    if report.missing:
        return report.name, report.missing, "", "", ""
    return (
        report.name,
        f"{report.memory_mib:.1f}",
        f"{report.cpu_s:.1f}",
        f"{report.honest_p99_ms:.0f}",
        str(report.moves_lost),
    )


HEADS = ("attack", "grew MiB", "CPU s", "honest p99 ms", "moves lost")


def _table(reports: list[Report]) -> Table:
    table = Table(title="What attacks cost a house, and what an honest guest notices")
    for number, head in enumerate(HEADS):
        table.add_column(head, justify="right" if number else "left")
    for report in reports:
        table.add_row(*_cells(report))
    return table


def markdown(reports: list[Report]) -> str:
    """The table for a page."""
    rows = [HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *map(_cells, reports)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    main()
