"""Measures what docs/research/strategy.md says, and writes its tables and pictures.

python -m bench.strategy ROWS.jsonl --measure 17 [--processes 2] [--minutes 600]   plays; a second run continues
python -m bench.strategy ROWS.jsonl                                                 rows to figures, figures to page
python -m bench.strategy                                                            the stored figures to the page
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bench.strategy import page
from bench.strategy.examples import examples
from bench.strategy.figures import ALL, figures_of
from bench.strategy.measure import GAMES, KINDS, SEATS, jobs_of, rows_of, run
from bench.strategy.pictures import draw
from saqqara.files import write_atomically


def main() -> None:
    """One step of the study."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=Path, nargs="?")
    parser.add_argument("--measure", type=int, metavar="NUMBERS", help="1: the least of each kind")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--seats", type=int, action="append", choices=SEATS)
    parser.add_argument("--kind", action="append", choices=list(KINDS))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0)
    given = parser.parse_args()
    if given.measure:
        jobs = jobs_of(range(given.measure), given.game or list(GAMES), given.seats or SEATS, given.kind or list(KINDS))
        run(given.rows, jobs, processes=given.processes, minutes=given.minutes)
        return
    if given.rows is not None:
        store(given.rows)
    study = json.loads(page.RESULTS.read_text())
    draw(study, page.PICTURES)
    write_atomically(page.PAGE, page.made_anew(page.PAGE.read_text(), study))


def store(file: Path) -> None:
    """Computes the figures of rows and stores them."""
    rows = rows_of(file)
    study = figures_of(rows)
    study["imhotep"]["examples"] = examples(rows, study["imhotep"]["mistakes"][ALL]["kinds"])
    write_atomically(page.RESULTS, text_of(study))


def text_of(study: dict[str, Any]) -> str:
    """The figures as JSON, a line for each chapter."""
    parts = [
        f"{json.dumps(name)}:{{\n"
        + ",\n".join(f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}" for key, value in part.items())
        + "\n}"
        for name, part in study.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main()
