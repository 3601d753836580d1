"""How often the solver of the end of a game succeeds within 2 s of processor time, by how much is left to play.

python -m bench.solver [CHECKOUT] [--games 30] [--game imhotep]

The positions are those where so many ships have still to sail (Imhotep), or so many expedition cards are left with the
one on the table (Pyramids): the first question of a player there, and one at random, while nobody knows a secret.
CHECKOUT is the folder of another version, which solves the same positions.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
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
Task = dict[str, Any]
MOST_LEFT = 3  # ships or expedition cards
SHIPS_IN_ALL = 24


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.solver", description="How far the solver sees in 2 s.")
    words.add_argument("checkout", nargs="?", type=Path, help="another version, which solves the same positions")
    words.add_argument("--games", type=int, default=30, help="games of each, in turns for 2, 3 and 4 players")
    words.add_argument("--game", choices=[*GAMES], help="only one")
    asked = words.parse_args()
    versions = {"this version": HERE.parent} | ({"other": asked.checkout} if asked.checkout else {})
    table = Table("game", "seats", "left", "question", "positions", *versions)
    for game in [asked.game] if asked.game else GAMES:
        tasks = [task for number in range(asked.games) for task in _tasks(game, number)]
        solved = {name: _solved(game, tasks, checkout) for name, checkout in versions.items()}
        for left, seats, which in itertools.product(range(1, MOST_LEFT + 1), (2, 3, 4), ("first", "any")):
            _add_row(table, (game, seats, left, which), tasks, solved)
    Console().print(table)


def _add_row(table: Table, kind: tuple[str, int, int, str], tasks: list[Task], solved: dict[str, list[bool]]) -> None:
    chosen = [number for number, task in enumerate(tasks) if _kind(task) == kind]
    if chosen:
        shares = (f"{sum(one[number] for number in chosen) / len(chosen):.0%}" for one in solved.values())
        table.add_row(*map(str, kind), str(len(chosen)), *shares)


def _kind(task: Task) -> tuple[str, int, int, str]:
    position = task["position"]
    return position["game"], position["seats"], task["left"], task["which"]


def _tasks(game: str, number: int) -> Iterator[Task]:
    """The first question of each stage of a game, and one at random."""
    heuristics: Any = None
    stages: dict[int, list[Task]] = {}
    for match in played(game, SEED, number):
        heuristics = heuristics or load_over(GAMES[game].heuristics, game, match.edition)
        left = _left(heuristics, match)
        if left <= MOST_LEFT and len(match.legal()) > 1 and not match.has_secrets:
            seat = match.seats_to_move[0]
            stages.setdefault(left, []).append({"left": left, "seat": seat, "position": match.position_of(seat)})
    chance = random.Random(f"{game} {number}")
    for questions in stages.values():
        yield questions[0] | {"which": "first"}
        yield chance.choice(questions) | {"which": "any"}


def _left(heuristics: Any, match: Match) -> int:
    """Ships that have still to sail in the game, or expedition cards with the one on the table."""
    state: Any = match.state()
    if match.edition.game == "imhotep":
        return int(SHIPS_IN_ALL - heuristics.clock(state))
    return int(heuristics.expeditions_left(state)) + 1


def _solved(game: str, tasks: list[Task], checkout: Path) -> list[bool]:
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
