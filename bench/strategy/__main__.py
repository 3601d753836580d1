"""Measures what docs/research/strategy.md says, and writes its tables and pictures.

python -m bench.strategy measure --out ROWS.jsonl [--numbers 60] [--processes 2] [--minutes 600]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.strategy.measure import GAMES, SEATS, run


def main() -> None:
    """One step of the study."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--numbers", type=int, default=60)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--seats", type=int, action="append", choices=SEATS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0)
    given = parser.parse_args()
    games, seats = given.game or list(GAMES), given.seats or SEATS
    count = run(given.out, given.numbers, games=games, seats=seats, processes=given.processes, minutes=given.minutes)
    print(count, "rows")


if __name__ == "__main__":
    main()
