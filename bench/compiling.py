"""How long the levels of both games take to compile on a machine that has never compiled anything, and why.

python -m bench.compiling [CHECKOUT]

Each game in a process of its own, with an empty cache, then `saqqara warm`. CHECKOUT is the folder of another version,
which is measured in turns with this one.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from saqqara.games import GAMES

HERE = Path(__file__).parent
PHASES = (
    "imports",
    "types",
    "intermediate code",
    "optimising functions",
    "linking",
    "optimising programs",
    "machine code",
    "saving",
    "rest",
)


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.compiling", description="What compiling takes.")
    words.add_argument("checkout", nargs="?", type=Path, help="another version, measured beside this one")
    words.add_argument("--phases", action="store_true", help="only what the time of each game went to")
    asked = words.parse_args()
    versions = {"this version": HERE.parent} | ({"other": asked.checkout} if asked.checkout else {})
    console = Console()
    console.print(_phases(versions))
    if not asked.phases:
        for name, checkout in versions.items():
            wall, cpu = _warm(checkout)
            console.print(f"saqqara warm, {name}: {wall:.0f} s, {cpu:.0f} s of CPU, {os.cpu_count()} cores")


def _phases(versions: dict[str, Path]) -> Table:
    """CPU seconds by phase, one column for each game and version."""
    found = {f"{game}, {name}": _measured(game, checkout) for game in GAMES for name, checkout in versions.items()}
    table = Table("CPU seconds", *found)
    for phase in PHASES:
        table.add_row(phase, *(f"{one['seconds'].get(phase, 0):.1f}" for one in found.values()))
    table.add_row("all", *(f"{sum(one['seconds'].values()):.1f}" for one in found.values()), style="bold")
    table.add_row("wall time", *(f"{one['wall']:.1f}" for one in found.values()))
    table.add_row("functions compiled", *(str(one["functions"]) for one in found.values()))
    table.add_row("of them optimised by themselves", *(str(one["optimised"]) for one in found.values()))
    return table


def _measured(game: str, checkout: Path) -> Any:
    with tempfile.TemporaryDirectory() as cache:
        worker = [sys.executable, str(HERE / "compiling_worker.py"), game]
        answer = subprocess.run(worker, env=_environment(checkout, cache), check=True, stdout=subprocess.PIPE)
        return json.loads(answer.stdout)


def _warm(checkout: Path) -> tuple[float, float]:
    """Wall and CPU seconds of the command."""
    with tempfile.TemporaryDirectory() as cache:
        before, began = _cpu_of_children(), time.perf_counter()
        command = [sys.executable, "-c", "from saqqara.cli.main import main; main()", "warm"]
        subprocess.run(command, env=_environment(checkout, cache), check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began, _cpu_of_children() - before


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _environment(checkout: Path, cache: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(checkout / "src"), "SAQQARA_CACHE": cache}


if __name__ == "__main__":
    main()
