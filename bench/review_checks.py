"""What reviews promise, over many games: luck has no favourites, and planted blunders are found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count

import numpy as np

from saqqara.bots.search.ready import make_ready_once
from saqqara.games import GAMES
from saqqara.review import review, review_turn
from saqqara.review.model import Account, Decision
from saqqara.rules.edition import default_edition
from saqqara.tournament.parallel import run_parallel

from .review_games import planted_in, played

LUCK_LEVEL = "mason"
LUCK_SIMULATIONS = 12
SEATS = (2, 3, 4)
BAD = ("mistake", "blunder")


@dataclass(frozen=True)
class Job:
    """One game of a series."""

    game: str
    seats: int
    number: int
    simulations: int | None


# --- luck ---


def luck_of(job: Job) -> tuple[list[float], list[float]]:
    """Returns the luck of every seat of one game, in chances and in points."""
    found = review(played(job.game, job.seats, job.number, LUCK_LEVEL).record(), simulations=job.simulations, threads=1)
    for account in (found.wins, found.points):
        assert np.allclose(_sums(account), account.end, rtol=0, atol=1e-9)
    return found.wins.luck, found.points.luck


def _sums(account: Account) -> list[float]:
    parts = zip(account.start, account.luck, account.own, account.others, strict=True)
    return [sum(part) for part in parts]


def luck_table(games: int, simulations: int | None, processes: int) -> Iterator[str]:
    """Yields the mean luck of each seat of equal bots with its 95 % interval: it should hold 0."""
    for game in GAMES:
        make_ready_once(default_edition(game))
        for seats in SEATS:
            jobs = [Job(game, seats, number, simulations or LUCK_SIMULATIONS) for number in range(games)]
            with closing(run_parallel(luck_of, jobs, processes=processes)) as found:
                luck = np.array(list(found))  # [game, chance or points, seat]
            means, halves = luck.mean(0), 1.96 * luck.std(0, ddof=1) / games**0.5
            for seat in range(seats):
                (chance, points), (chance_half, points_half) = means[:, seat], halves[:, seat]
                told = f"{100 * chance:+.2f} ± {100 * chance_half:.2f} % of the first place"
                yield f"{game:9} {seats} seats, seat {seat}: {told}, {points:+.2f} ± {points_half:.2f} points"


# --- planted blunders ---


@dataclass(frozen=True)
class Graded:
    """The grades of a planted blunder and of the best move in its place, by the solver and by the search alone."""

    solved: tuple[Decision, Decision]
    searched: tuple[Decision, Decision]


def graded(job: Job) -> Graded | None:
    """Returns how a game with a planted blunder is graded; None: there is no place for one in this game."""
    one = planted_in(job.game, job.number)
    if one is None:
        return None
    by_solver, by_search = (
        [review_turn(text, one.turn, simulations=job.simulations, solves=solves) for text in (one.blundered, one.best)]
        for solves in (True, False)
    )
    return Graded((by_solver[0], by_solver[1]), (by_search[0], by_search[1]))


def planted_table(games: int, simulations: int | None, processes: int) -> Iterator[str]:
    """Yields how many planted blunders are graded mistake or blunder, and whether a best move ever is."""
    for game in GAMES:
        make_ready_once(default_edition(game))
        found: list[Graded] = []
        jobs = (Job(game, 0, number, simulations) for number in count())
        with closing(run_parallel(graded, jobs, processes=processes)) as results:
            for one in results:
                found += [one] if one is not None else []
                if len(found) == games:
                    break
        for name, pairs in (("solver", [one.solved for one in found]), ("search", [one.searched for one in found])):
            bad, wrong = (sum(pair[place].grade in BAD for pair in pairs) for place in (0, 1))
            yield f"{game:9} {name}: found {bad} of {games} blunders; best moves graded mistake or blunder: {wrong}"
