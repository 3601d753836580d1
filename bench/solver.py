"""How often the solver of the end of a game succeeds within 2 s of processor time, by how much is left to play.

python -m bench.solver [CHECKOUT] [--games 30]

The positions are those where so many ships have still to sail (Imhotep), or so many expedition cards are left with the
one on the table (Pyramids), at the first question of a player. CHECKOUT is the folder of another version, which solves
the same positions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from saqqara.games import GAMES
from saqqara.match.match import Match
from saqqara.rules.compiled import load_over
from saqqara.school.puzzles.mining import played

HERE = Path(__file__).parent
SEED = 7
MOST_LEFT = 3  # ships or expedition cards
SHIPS_IN_ALL = 24


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.solver", description="How far the solver sees in 2 s.")
    words.add_argument("checkout", nargs="?", type=Path, help="another version, which solves the same positions")
    words.add_argument("--games", type=int, default=30, help="games of each, in turns for 2, 3 and 4 players")
    asked = words.parse_args()
    versions = {"this version": HERE.parent} | ({"other": asked.checkout} if asked.checkout else {})
    table = Table("game", "seats", "left", "positions", *versions)
    for game in GAMES:
        tasks = [task for number in range(asked.games) for task in _tasks(game, number)]
        solved = {name: _solved(game, tasks, checkout) for name, checkout in versions.items()}
        for left in range(1, MOST_LEFT + 1):
            for seats in (2, 3, 4):
                _add_row(table, (game, seats, left), tasks, solved)
    Console().print(table)


def _add_row(table: Table, kind: tuple[str, int, int], tasks: list[dict[str, Any]], solved: dict[str, Any]) -> None:
    game, seats, left = kind
    chosen = [i for i, task in enumerate(tasks) if (task["position"]["seats"], task["left"]) == (seats, left)]
    if chosen:
        shares = (f"{sum(one[i] for i in chosen) / len(chosen):.0%}" for one in solved.values())
        table.add_row(game, str(seats), str(left), str(len(chosen)), *shares)


def _tasks(game: str, number: int) -> Iterator[dict[str, Any]]:
    """The first question of each stage of a game."""
    heuristics: Any = None
    seen: set[int] = set()
    for match in played(game, SEED, number):
        heuristics = heuristics or load_over(GAMES[game].heuristics, game, match.edition)
        left = _left(heuristics, match)
        if left <= MOST_LEFT and left not in seen and len(match.legal()) > 1:
            seen.add(left)
            seat = match.seats_to_move[0]
            yield {"left": left, "seat": seat, "position": match.position_of(seat)}


def _left(heuristics: Any, match: Match) -> int:
    """Ships that have still to sail in the game, or expedition cards with the one on the table."""
    state: Any = match.state()
    if match.edition.game == "imhotep":
        return int(SHIPS_IN_ALL - heuristics.clock(state))
    return int(heuristics.expeditions_left(state)) + 1


def _solved(game: str, tasks: list[dict[str, Any]], checkout: Path) -> list[bool]:
    """Whether each position is solved in time, by the version of a folder."""
    worker = [sys.executable, str(HERE / "solver_worker.py"), game]
    found = subprocess.run(
        worker,
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
    )
    solved: list[bool] = json.loads(found.stdout)
    return solved


if __name__ == "__main__":
    main()
