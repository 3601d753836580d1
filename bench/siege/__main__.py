"""`python -m bench.siege`: attacks a house of its own on this machine, with the limits that hosts get, and reports.

python -m bench.siege [--seconds 8] [--only NAME ...] [--json FILE] [--markdown]

Everything goes over loopback, is bounded and ends by itself. `docs/security.md` shows the table. Where honest guests
play against bots, the house grows by the levels that it loads and by the trees that they keep.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.processes import HOUSE, Server, running
from bench.siege.crowd import TRUSTS_US, crowd
from bench.siege.door import ATTACKS, Attack
from bench.siege.report import Report, measured
from bench.siege.thinking import mute_flood, vizier_flood
from saqqara.server.settings import LIMITS, Settings

DEFAULTS = {name: getattr(Settings(), name) for name in LIMITS}
TABLES, ANSWERS, MUTES = 57, 5, 2000

Siege = Callable[[float], Coroutine[Any, Any, Report]]


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.siege", description="Attacks on a house of its own.")
    words.add_argument("--seconds", type=float, default=8.0, help="how long each attack lasts [8]")
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
    console.print(_markdown(reports) if asked.markdown else _table(reports))
    if asked.json is not None:
        asked.json.write_text(json.dumps([asdict(report) for report in reports], indent=2) + "\n")


async def _strangers(name: str, attack: Attack, settings: dict[str, Any], seconds: float) -> Report:
    """An attack at the door."""
    with tempfile.TemporaryDirectory() as folder, running(HOUSE, Path(folder), **DEFAULTS | settings) as one:
        return await measured(name, one, attack(one.port, seconds))


async def _viziers(seconds: float) -> Report:
    return await _with_levels(lambda server, folder: vizier_flood(server, TABLES, ANSWERS))


async def _watched_viziers(seconds: float) -> Report:
    return await _with_levels(lambda server, folder: vizier_flood(server, TABLES, ANSWERS, is_watched=True))


async def _mutes(seconds: float) -> Report:
    return await _with_levels(lambda server, folder: mute_flood(server, folder, MUTES))


async def _with_levels(attack: Callable[[Server, Path], Awaitable[Report]]) -> Report:
    """An attack beside which honest guests play against bots."""
    with tempfile.TemporaryDirectory() as folder, running(HOUSE, Path(folder), **DEFAULTS) as one:
        return await attack(one, Path(folder))


SIEGES: dict[str, Siege] = {
    **{name: partial(_strangers, name, attack, {}) for name, attack in ATTACKS.items()},
    "crowd": partial(_strangers, "crowd", crowd, TRUSTS_US),
    "viziers": _viziers,
    "watched viziers": _watched_viziers,
    "mutes": _mutes,
}


def _cells(report: Report) -> tuple[str, ...]:
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


def _markdown(reports: list[Report]) -> str:
    rows = [HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *map(_cells, reports)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    main()
