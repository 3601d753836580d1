"""Pharaoh against the Vizier, both as in play: first places with their 95 % ranges, and the time of a move.

python -m bench.pharaoh [--games 400] [--share 0.1] [--only NAME] [--processes 2] [--minutes 10]

`--share` is the share of both sides' simulations: 1 is full strength, about a minute a game of two cores. Games come in
deals: the same chance once for each seat that Pharaoh can have. Deals with mixed sides go through all combinations.
`openspiel` is Pharaoh against OpenSpiel's MCTS with ten times its time (see bench/strength.py).
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np

from saqqara.bots.levels import level_bot
from saqqara.bots.search.ready import make_ready_once
from saqqara.tournament.arena import Job, play_game
from saqqara.tournament.parallel import run_parallel
from saqqara.tournament.plan import Plan
from saqqara.tournament.rating import Interval, share
from saqqara.tournament.results_folder import Result

from . import strength

SIDES = tuple("".join(sides) for sides in itertools.product("AB", repeat=5))
SEED = 27_182_818  # of deals that nothing was tuned on
Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Contest:
    """A row of the report: one Pharaoh against Viziers."""

    name: str
    game: str
    seats: int
    is_mixed: bool = False
    own_share: float = 1.0  # of Pharaoh's simulations
    wrath: bool = False

    def plans(self, effort: float, seed: int) -> list[Plan]:
        """One plan for each combination of sides."""
        own = f"pharaoh@{max(0.001, effort * self.own_share):g}"
        players = (own, *[f"vizier@{effort:g}"] * (self.seats - 1))
        return [Plan(self.game, players, 1, options, seed) for options in self._options()]

    def _options(self) -> list[dict[str, str | bool]]:
        if self.game != "imhotep":
            return [{}]
        all_sides = SIDES if self.is_mixed else SIDES[:1]
        return [{"sides": sides, "wrath": self.wrath} for sides in all_sides]

    def jobs(self, effort: float, games: int, seed: int) -> Iterator[Job]:
        """The games: whole deals, spread over all combinations of sides."""
        plans = self.plans(effort, seed)
        for number in range(games):
            deal, rotation = divmod(number, self.seats)
            plan = plans[deal % len(plans)]
            yield plan, deal // len(plans) * self.seats + rotation


CONTESTS = (
    Contest("imhotep-2-a", "imhotep", 2),
    Contest("imhotep-2-mixed", "imhotep", 2, is_mixed=True),
    Contest("imhotep-2-wrath", "imhotep", 2, is_mixed=True, wrath=True),
    Contest("imhotep-2-tenth", "imhotep", 2, is_mixed=True, own_share=0.1),
    Contest("imhotep-3", "imhotep", 3, is_mixed=True),
    Contest("imhotep-4", "imhotep", 4, is_mixed=True),
    Contest("pyramids-2", "pyramids", 2),
    Contest("pyramids-3", "pyramids", 3),
    Contest("pyramids-4", "pyramids", 4),
)


def run(
    contest: Contest, effort: float, games: int, processes: int, seed: int = SEED, minutes: float = math.inf
) -> str:
    """Plays a contest, for so many minutes at most, and returns its row."""
    make_ready_once(contest.plans(effort, seed)[0].box())
    with closing(run_parallel(play_game, contest.jobs(effort, games, seed), processes=processes)) as played:
        return row(contest, [result for result, _ in until(played, minutes)])


def row(contest: Contest, results: Sequence[Result]) -> str:
    """First places of Pharaoh, and the milliseconds of a move of both."""
    firsts = np.array([_share(result) for result in results])
    found = share(firsts, np.ones(len(firsts)))
    own, others = (_milliseconds(results, players) for players in ([0], range(1, contest.seats)))
    return _line(contest.name, len(results), found, own, others)


def _line(name: str, games: int, found: Interval, own: float, others: float) -> str:
    percent = f"{100 * found.middle:5.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    return f"{name:16} {games:5} games  {percent:26} {own:7.1f} ms v {others:7.1f} ms a move"


def _share(result: Result) -> float:
    """Pharaoh's share of the first place."""
    seat = result.seating.index(0)
    return (result.places[seat] == 1) / result.places.count(1)


def _milliseconds(results: Sequence[Result], players: Sequence[int]) -> float:
    seconds = sum(result.seconds[player] for result in results for player in players)
    return 1000 * seconds / max(1, sum(result.asked[player] for result in results for player in players))


# --- against OpenSpiel's search ---

OPENSPIEL = "openspiel"
_strength: dict[tuple[float, int], strength.Contest] = {}  # each process keeps its own, and with it the peer's time


@dataclass(frozen=True)
class PeerGame:
    """One game against OpenSpiel's search."""

    result: float  # 1 won, 0.5 shared, 0 lost
    moves: tuple[int, int]  # of Pharaoh and of the peer, those with a choice
    seconds: tuple[float, float]


def play_peer(job: tuple[float, int, int]) -> PeerGame:
    """Plays a game: share of Pharaoh's simulations, seed and number."""
    effort, seed, number = job
    if (effort, seed) not in _strength:
        level = level_bot(f"pharaoh@{effort:g}", strength.EDITION)
        _strength[effort, seed] = strength.Contest(level, strength.peer_of("compiled", strength.EXPLORATION), seed)
        _strength[effort, seed].warm_up()
    contest = _strength[effort, seed]
    before = replace(contest.ours), replace(contest.theirs)
    contest.play(number)
    now = contest.ours, contest.theirs
    moves, seconds = (
        [getattr(after, name) - getattr(then, name) for after, then in zip(now, before, strict=True)]
        for name in ("moves", "seconds")
    )
    return PeerGame(contest.games[-1].result, (moves[0], moves[1]), (seconds[0], seconds[1]))


def run_peer(effort: float, games: int, processes: int, seed: int, minutes: float) -> str:
    """Plays against OpenSpiel's search and returns the row."""
    make_ready_once(strength.EDITION)
    jobs = ((effort, seed, number) for number in range(games))
    with closing(run_parallel(play_peer, jobs, processes=processes)) as played:
        return peer_row(list(until(played, minutes)))


def peer_row(games: Sequence[PeerGame]) -> str:
    """First places of Pharaoh, and the milliseconds of a move of both."""
    found = share(np.array([game.result for game in games]), np.ones(len(games)))
    own, peer = (
        1000 * sum(game.seconds[who] for game in games) / max(1, sum(game.moves[who] for game in games))
        for who in (0, 1)
    )
    return _line(OPENSPIEL, len(games), found, own, peer)


def until(results: Iterator[Outcome], minutes: float) -> Iterator[Outcome]:
    """The results that are ready in so many minutes, and one at least."""
    end = time.monotonic() + 60 * minutes
    for result in results:
        yield result
        if time.monotonic() > end:
            return


def main() -> None:
    """Plays the contests."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--only", action="append", choices=[*(contest.name for contest in CONTESTS), OPENSPIEL])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="a contest ends before all its games are played"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for contest in CONTESTS:
        if given.only is None or contest.name in given.only:
            print(run(contest, given.share, given.games, given.processes, given.seed, given.minutes), flush=True)
    if given.only is not None and OPENSPIEL in given.only:
        print(run_peer(given.share, given.games, given.processes, given.seed, given.minutes), flush=True)


if __name__ == "__main__":
    main()
