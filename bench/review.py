"""Reviews: moments a second and the seconds of a whole game, beside the same work with OpenSpiel's `MCTSBot`.

python -m bench.review [--seats 4] [--simulations 5000] [--threads 2]
python -m bench.review --accuracy [--games 18] [--simulations 300] [--processes 2]
python -m bench.review --luck [--games 500] [--simulations 12] [--processes 2]
python -m bench.review --planted [--games 100] [--simulations 5000] [--processes 2]

The peer searches the same positions of Imhotep over our adapter, with as many simulations; it is timed at some of them.
`--accuracy` has equal bots of every level play, and prints the mean accuracy that reviews give them.
`--luck` prints the mean luck of each seat of equal bots with its interval, for all numbers of seats.
`--planted` replaces late moves of strong games by blunders that the exact solver knows of, and prints how many are
found: by reviews as they are, and by the search alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara import Match
from saqqara.bots.levels import LEVELS
from saqqara.bots.search.ready import make_ready_once
from saqqara.games import GAMES
from saqqara.match import records
from saqqara.review import review, reviewing
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import default_edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.game_steps import random_options

from . import review_games
from .review_checks import luck_table, planted_table

PEER_MOMENTS = 6  # at which the peer is timed
PEER_SHARE = 50  # of its simulations: one in so many are made
EXPLORATION = 2**0.5
MEMORY = 1_000  # MB
SHARES = {"vizier": 0.1, "pharaoh": 0.1}  # of their simulations: games of full strength take minutes


@dataclass(frozen=True)
class Figures:
    """What a review took."""

    moments: int
    decisions: int  # positions that are searched
    glance: float  # seconds to the first picture
    whole: float  # seconds to the last one
    processor: float  # seconds of processor time

    def told(self, name: str) -> str:
        """One line."""
        pace = f"{self.moments / self.whole:.1f} moments/s"
        whole = f"{self.whole:.1f} s ({self.processor:.1f} s of processor time)"
        return f"{name}: first picture {self.glance:.2f} s, whole review {whole}, {pace}"


def measured(game: str, seats: int, simulations: int | None = None, threads: int = 2) -> tuple[Figures, str]:
    """Reviews one game; returns the record as well."""
    make_ready_once(default_edition(game))
    text = played(game, seats, 0, "mason")
    for _ in reviewing(text, simulations=50, threads=threads):  # compiled code is loaded
        pass
    began, processor = time.perf_counter(), time.process_time()
    growing = reviewing(text, simulations=simulations, threads=threads)
    next(growing)
    glance = time.perf_counter() - began
    found = list(growing)[-1]
    decisions = sum(decision.grade != "only" for decision in found.decisions)
    whole, spent = time.perf_counter() - began, time.process_time() - processor
    return Figures(len(found.moments), decisions, glance, whole, spent), text


def played(game: str, seats: int, number: int, level: str) -> str:
    """The record of a game of equal bots."""
    options = random_options(game, np.random.default_rng(number))
    return review_games.played(game, seats, number, level, seed="bench review", options=options).record()


# --- the peer ---


def peer_seconds(text: str, simulations: int) -> float:
    """What OpenSpiel's search would take for one search of each decision of a game."""
    states = list(_decisions(text))
    timed = [states[int(place)] for place in np.linspace(0, len(states) - 1, PEER_MOMENTS)]
    few = max(1, simulations // PEER_SHARE)
    began = time.perf_counter()
    for state in timed:
        _search(state, few)
    return (time.perf_counter() - began) / len(timed) * simulations / few * len(states)


def _decisions(text: str) -> Iterator[Any]:
    record = records.read(text)
    match = Match.before(record)
    for line in record.lines:
        if line.seat != NATURE and len(match.legal(line.seat)) > 1:
            yield match.state()
        match.replay(line)


def _search(state: Any, simulations: int) -> None:
    import pyspiel

    from saqqara.environments.openspiel import ImhotepGame

    game = ImhotepGame({"players": int(state.seats), "sides": "".join("AB"[side] for side in state.sides)})
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1), uct_c=EXPLORATION, max_simulations=simulations,
        max_memory_mb=MEMORY, solve=True, seed=1, verbose=False,
    )  # fmt: skip
    bot.mcts_search(game.state_of(state))


def lines(seats: int = 4, simulations: int = 5_000, threads: int = 2) -> Iterator[str]:
    """The report: Imhotep beside the peer, then Pyramids."""
    figures, text = measured("imhotep", seats, simulations, threads)
    yield figures.told(f"review of a game of Imhotep for {seats}, {simulations} simulations a moment")
    try:
        seconds = peer_seconds(text, simulations)
    except ImportError as trouble:
        yield f"OpenSpiel's MCTSBot at the same positions: NOT MEASURED, it is not installed here ({trouble})"
    else:
        pace = f"{figures.decisions / seconds:.3f} moments/s, {seconds / figures.whole:.0f} times as long"
        yield f"OpenSpiel's MCTSBot at its {figures.decisions} decisions alone: {seconds:.0f} s, {pace}"
    yield measured("pyramids", seats, simulations, threads)[0].told(f"review of a game of Pyramids for {seats}")


# --- accuracy ---


@dataclass(frozen=True)
class Job:
    """One game of equal bots."""

    game: str
    seats: int
    level: str
    number: int
    simulations: int


def accuracies(job: Job) -> tuple[str, str, list[float]]:
    """The accuracy of every seat of one game."""
    text = played(job.game, job.seats, job.number, f"{job.level}@{SHARES.get(job.level, 1.0):g}")
    found = review(text, simulations=job.simulations, threads=1)
    return job.game, job.level, [number for number in found.accuracy if number is not None]


def accuracy_table(games: int, simulations: int, processes: int) -> Iterator[str]:
    """The mean accuracy of every level at every game, with its 95 % interval."""
    jobs = [
        Job(game, 2 + number % 3, level, number, simulations)
        for game in GAMES
        for level in LEVELS
        for number in range(games)
    ]
    told: dict[tuple[str, str], list[float]] = {}
    for game in GAMES:
        make_ready_once(default_edition(game))
    with closing(run_parallel(accuracies, jobs, processes=processes)) as found:
        for game, level, numbers in found:
            told.setdefault((game, level), []).extend(numbers)
    for (game, level), numbers in told.items():
        half = 1.96 * np.std(numbers, ddof=1) / len(numbers) ** 0.5
        yield f"{game:9} {level:11} {np.mean(numbers):5.1f} ± {half:.1f}  ({len(numbers)} seats)"


def main() -> None:
    """Prints the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--accuracy", action="store_true")
    parser.add_argument("--luck", action="store_true")
    parser.add_argument("--planted", action="store_true")
    parser.add_argument("--games", type=int)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    if given.accuracy:
        report = accuracy_table(given.games or 18, given.simulations or 300, given.processes)
    elif given.luck:
        report = luck_table(given.games or 500, given.simulations, given.processes)
    elif given.planted:
        report = planted_table(given.games or 100, given.simulations, given.processes)
    else:
        report = lines(given.seats, given.simulations or 5_000, given.threads)
    for line in report:
        print(line, flush=True)


if __name__ == "__main__":
    main()
