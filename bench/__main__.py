"""`make bench`: everything in one run, ratios against peers.

python -m bench [--json FILE] [--quick]
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from . import drawing, house, ours, review, search, start
from .measure import Contender, race
from .peers import peers

YARDSTICKS = {"OpenSpiel go(board_size=9)": "x go 9x9", "Catanatron": "x Catan", search.YARDSTICK: "x go 9x9"}
SECONDS = 0.1  # of each in a round


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench", description="Saqqara beside its peers, in one run.")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    words.add_argument("--quick", action="store_true", help="short rounds, for a first look")
    asked = words.parse_args()
    console = Console()
    console.print("Compiling if need be ...")
    ours.ready()
    contenders, missing = _contenders()
    searches, missing_searches = _parted(search.searches())
    for company, rounds in ((contenders, 41), (searches, 15)):
        total = 3 if asked.quick else rounds
        for _ in track(race(company, total, SECONDS), "Taking turns", total=total, console=console):
            pass
    figures = _figures(console)
    console.print("Reviewing a game of each ...")
    reviews = list(review.lines(simulations=500 if asked.quick else 5_000))
    served = house.measured(console, quick=asked.quick)
    drawn = list(drawing.measure(20 if asked.quick else 120, console))
    console.print(_table(contenders, "Moves", "nature's draws included"))
    console.print(_table(searches, "Simulations", "from the opening, one thread"))
    for line in missing + missing_searches:
        console.print(line, style="bold red")
    for name, value in figures.items():
        console.print(f"{name}: {value}")
    for line in reviews:
        console.print(line)
    for one in house.told(served):
        console.print(one)
    console.print(drawing.told(drawn))
    if asked.json is not None:
        everything = _as_json(contenders, searches, figures) | {
            "house": served.as_json(),
            "reviews": reviews,
            "drawing": drawing.as_json(drawn),
        }
        asked.json.write_text(json.dumps(everything, indent=2) + "\n")


def _contenders() -> tuple[list[Contender], list[str]]:
    own = [
        ours.playouts("imhotep", 4, sides="AAAAA"),
        ours.playouts("imhotep", 4, sides="BBBBB"),
        ours.playouts("pyramids", 4),
        ours.stepping(),
        ours.match(),
    ]
    others, missing = _parted(peers())
    return own + others, missing


def _parted(found: Iterable[Contender | str]) -> tuple[list[Contender], list[str]]:
    """Those who take part, and why others do not."""
    everybody = list(found)
    missing = [one for one in everybody if isinstance(one, str)]
    return [one for one in everybody if not isinstance(one, str)], missing


def _figures(console: Console) -> dict[str, str]:
    console.print("Measuring threads, copies and starts ...")
    cold, warm = start.cold_and_warm_seconds()
    return {
        "two threads against one": f"{ours.threads():.2f} times the moves in the same time",
        "copy of a state in compiled code": f"{ours.copy_nanoseconds():.0f} ns",
        "legal moves of Pyramids at the worst table": f"{ours.legal_nanoseconds():.0f} ns",
        "size of a state": f"{ours.first_table().pack().nbytes} bytes",
        "import saqqara": f"{start.import_seconds():.2f} s",
        "compiled engine, warm cache": f"{warm:.2f} s",
        "compiled engine, cold cache": f"{cold:.1f} s",
    }


def _yardsticks(contenders: list[Contender]) -> list[Contender]:
    return [contender for contender in contenders if contender.name in YARDSTICKS]


def _table(contenders: list[Contender], what: str, how: str) -> Table:
    """Each rate, and how many times the rate of each yardstick it is."""
    yardsticks = _yardsticks(contenders)
    title = f"{what} per CPU second, {how} ({platform.machine()}, medians)"
    table = Table("What", f"{what.lower()}/s", *(YARDSTICKS[one.name] for one in yardsticks), "How", title=title)
    for contender in contenders:
        ratios = [f"{contender.times(one):.2f}" for one in yardsticks]
        table.add_row(contender.name, f"{contender.rate:,.0f}", *ratios, contender.note)
    return table


def _as_json(contenders: list[Contender], searches: list[Contender], figures: dict[str, str]) -> dict[str, Any]:
    return {
        "moves_per_cpu_second": {one.name: round(one.rate) for one in contenders},
        "simulations_per_cpu_second": {one.name: round(one.rate) for one in searches},
        "times": {
            yardstick.name: {one.name: round(one.times(yardstick), 2) for one in company}
            for company in (contenders, searches)
            for yardstick in _yardsticks(company)
        },
        "figures": figures,
    }


if __name__ == "__main__":
    main()
