"""Many games at once beside the one-thread playout loop, and beside pgx on the CPU, in one run.

python -m bench.batch [--games 16384] [--threads 2] [--seats 4] [--pgx PYTHON] [--json FILE] [--quick]

All take turns, round by round; a ratio is the median over the rounds of ratios taken inside one round. Rates are by the
clock on the wall, because several threads work. On a machine that others use too only those rounds count in which each
thread had a core for itself; if there are fewer than five such rounds all count, and it is said. A move is a move of a
seat or a draw of nature, as in the playout loop; a decision is a move of a seat. "With everything" writes seats, masks,
features, rewards and ends of every game at every step, as learning wants them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from saqqara.bots.playouts import Playouts, seeds_of
from saqqara.environments.batch import Batch, Rows
from saqqara.rules.edition import default_edition

from .ours import GAMES_PLAYED, first_table

PGX_GAMES = ("go_9x9", "backgammon")
PGX_TABLES = (1024, 16_384)  # the faster of the two counts
PLAYOUTS = 500
TARGET = 5 / 3  # of the playout loop, without features; half of it with
QUIET = 0.9  # of its cores a runner has to have had
ENOUGH = 5  # quiet rounds


@dataclass
class Runner:
    """Something that steps games for a moment: it returns moves, decisions and seconds."""

    name: str
    run: Callable[[float], tuple[int, int, float]]
    threads: int = 0  # of this process
    moves: list[float] = field(default_factory=list)  # per second, one a round
    decisions: list[float] = field(default_factory=list)
    cores: list[float] = field(default_factory=list)  # CPU seconds of this process in a second

    def take_turn(self, seconds: float) -> None:
        """One round."""
        began = time.process_time()
        moves, decisions, lasted = self.run(seconds)
        self.cores.append((time.process_time() - began) / lasted)
        self.moves.append(moves / lasted)
        self.decisions.append(decisions / lasted)

    @property
    def quiet(self) -> set[int]:
        """The rounds in which each thread had a core for itself."""
        return {number for number, cores in enumerate(self.cores) if cores >= QUIET * self.threads}

    def middle(self, rates: list[float]) -> float:
        """The median of its quiet rounds."""
        return statistics.median(rates[number] for number in self._counted(self.quiet))

    def times(self, other: Runner) -> float:
        """How many times the moves of the other, in rounds that were quiet for both."""
        rounds = self._counted(self.quiet & other.quiet)
        return statistics.median(self.moves[number] / other.moves[number] for number in rounds)

    def times_for_cpu(self, other: Runner) -> float:
        """How many times the moves of the other for the same CPU time: a busy machine hardly changes it."""
        own = [moves / cores for moves, cores in zip(self.moves, self.cores, strict=True)]
        its = [moves / cores for moves, cores in zip(other.moves, other.cores, strict=True)]
        return statistics.median(one / another for one, another in zip(own, its, strict=True))

    def times_decisions(self, other: Runner) -> float:
        """How many times the decisions of the other."""
        rounds = self._counted(self.quiet & other.quiet)
        return statistics.median(self.decisions[number] / other.decisions[number] for number in rounds)

    def is_disturbed(self, other: Runner) -> bool:
        """Whether too few rounds were quiet for both."""
        return len(self.quiet & other.quiet) < ENOUGH

    def _counted(self, quiet: set[int]) -> list[int]:
        return sorted(quiet) if len(quiet) >= ENOUGH else list(range(len(self.cores)))


def _timed(work: Callable[[], tuple[int, int]]) -> Callable[[float], tuple[int, int, float]]:
    work()  # compiles, and fetches from memory

    def run(seconds: float) -> tuple[int, int, float]:
        moves = decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            more, answered = work()
            moves, decisions = moves + more, decisions + answered
        return moves, decisions, time.perf_counter() - began

    return run


def playout_loop(game: str, seats: int) -> Runner:
    """Whole games, one thread, as in `bench/ours.py`."""
    table = Playouts(default_edition(game), first_table(game, seats))
    first = 0

    def work() -> tuple[int, int]:
        nonlocal first
        first += PLAYOUTS
        return int(table.play(seeds_of(1, first, PLAYOUTS)).lengths.sum()), 0

    return Runner(f"{game}: playouts, one thread", _timed(work), 1)


def batches(game: str, games: int, seats: int, threads: int) -> list[Runner]:
    """The batch with less and more to write."""
    batch = Batch(game, games, seats, threads=threads)
    batch.step_random(200)  # games at every stage
    scaled, whole = batch.rows(np.float32), batch.rows(np.uint8)
    without = Rows(seat=scaled.seat, mask=scaled.mask, rewards=scaled.rewards, done=scaled.done)
    actions = np.zeros(games, np.int16)

    def at_random(rows: Rows, steps: int = 1) -> Callable[[], tuple[int, int]]:
        return lambda: (batch.step_random(steps, rows), steps * games)

    def by_caller() -> tuple[int, int]:
        batch.random_actions(actions)
        return batch.step(actions, scaled), games

    works = {
        "random moves": at_random(Rows()),
        "16 at a time": at_random(Rows(), 16),
        "with features, uint8": at_random(Rows(features=whole.features)),
        "with features, float32": at_random(Rows(features=scaled.features)),
        "with masks, rewards": at_random(without),
        "with everything, uint8": at_random(whole),
        "with everything, float32": at_random(scaled),
        "caller's moves, everything, float32": by_caller,
    }
    return [Runner(f"{game}: {name}", _timed(work), threads) for name, work in works.items()]


@contextmanager
def pgx(python: str) -> Iterator[list[Runner]]:
    """pgx's games, stepped by a process with JAX; nobody else works while it does."""
    command = [python, str(Path(__file__).with_name("pgx_worker.py"))]
    quiet = {**os.environ, "JAX_PLATFORMS": "cpu"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet) as worker:

        def run(game: str, games: int, seconds: float) -> tuple[int, int, float]:
            assert worker.stdin is not None
            assert worker.stdout is not None
            print(game, games, seconds, file=worker.stdin, flush=True)
            steps, lasted = worker.stdout.readline().split()
            return int(steps), int(steps), float(lasted)

        yield [_best_of_sizes(game, run) for game in PGX_GAMES]
        worker.stdin.close()  # type: ignore[union-attr]


def _best_of_sizes(game: str, run: Callable[[str, int, float], tuple[int, int, float]]) -> Runner:
    rates = {}
    for games in PGX_TABLES:
        run(game, games, 0.1)  # compiles
        steps, _, lasted = run(game, games, 1.0)
        rates[games] = steps / lasted
    games = max(rates, key=lambda one: rates[one])
    return Runner(f"pgx {game}, {games:,} games", lambda seconds: run(game, games, seconds))


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.batch", description="Many games at once, and their peers.")
    words.add_argument("--games", type=int, default=16_384)
    words.add_argument("--threads", type=int, default=2)
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--pgx", metavar="PYTHON", default=sys.executable, help="an interpreter that has pgx")
    words.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file as well")
    words.add_argument("--quick", action="store_true", help="short rounds, for a first look")
    asked = words.parse_args()
    console = Console(width=140)
    rounds, seconds = (7, 0.1) if asked.quick else (101, 0.1)
    with ExitStack() as stack:
        console.print("Compiling if need be ...")
        own = {
            game: [playout_loop(game, asked.seats), *batches(game, asked.games, asked.seats, asked.threads)]
            for game in GAMES_PLAYED
        }
        others = _peers(stack, asked.pgx, console)
        everybody = [*(runner for runners in own.values() for runner in runners), *others]
        for _ in track(range(rounds), "Taking turns", console=Console(stderr=True)):
            for runner in everybody:
                runner.take_turn(seconds)
    console.print(f"{asked.games:,} games of {asked.seats}, {asked.threads} threads, {platform.machine()},", end=" ")
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {rounds} rounds; *: too few of them quiet")
    for runners in own.values():
        console.print(_table(runners, others))
        for line in _verdict(runners):
            console.print(line)
    if asked.json is not None:
        asked.json.write_text(json.dumps(_as_json(asked, own, others), indent=2) + "\n")


def _peers(stack: ExitStack, python: str, console: Console) -> list[Runner]:
    if subprocess.run([python, "-c", "import pgx"], capture_output=True, check=False).returncode:
        console.print(f"pgx: NOT MEASURED, {python} does not have it", style="bold red")
        return []
    return stack.enter_context(pgx(python))


def _table(runners: list[Runner], others: list[Runner]) -> Table:
    peers = [f"x {other.name.split(',')[0]}" for other in others]
    table = Table("What", "moves/s", "x loop", "quiet", "cores", "x loop, same CPU time", "decisions/s", *peers)
    for runner in [*runners, *others]:
        is_own = runner in runners
        decisions = runner.middle(runner.decisions)
        star = "*" if runner.is_disturbed(runners[0]) else ""
        table.add_row(
            runner.name,
            f"{runner.middle(runner.moves):,.0f}" if is_own else "",
            f"{runner.times(runners[0]):.2f}{star}" if is_own else "",
            f"{len(runner.quiet & runners[0].quiet)}" if is_own else "",
            f"{runner.middle(runner.cores):.2f}" if is_own else "",
            f"{runner.times_for_cpu(runners[0]):.2f}" if is_own else "",
            f"{decisions:,.0f}" if decisions else "",
            *(f"{runner.times_decisions(other):.1f}" if decisions else "" for other in others),
        )
    return table


def _verdict(runners: list[Runner]) -> Iterator[str]:
    """The ratios that are asked for, and those that were found."""
    loop, plain, *_ = runners
    for runner, wanted in ((plain, TARGET), (runners[3], TARGET / 2), (runners[4], TARGET / 2)):
        found = runner.times(loop)
        word = "NOT MEASURED, too busy" if runner.is_disturbed(loop) else "met" if found >= wanted else "NOT met"
        yield f"{runner.name}: {found:.2f} times the loop, wanted {wanted:.2f}: {word}"


def _as_json(asked: Any, own: dict[str, list[Runner]], others: list[Runner]) -> dict[str, Any]:
    everybody = [*(one for runners in own.values() for one in runners), *others]
    return {
        "games": asked.games,
        "seats": asked.seats,
        "threads": asked.threads,
        "load": os.getloadavg()[0],
        "moves_per_s": {one.name: round(one.middle(one.moves)) for one in everybody if one not in others},
        "decisions_per_s": {one.name: round(one.middle(one.decisions)) for one in everybody},
        "times_loop": {one.name: round(one.times(runners[0]), 2) for runners in own.values() for one in runners},
        "times_loop_for_cpu": {
            one.name: round(one.times_for_cpu(runners[0]), 2) for runners in own.values() for one in runners
        },
        "quiet_rounds": {one.name: len(one.quiet & runners[0].quiet) for runners in own.values() for one in runners},
    }


if __name__ == "__main__":
    main()
