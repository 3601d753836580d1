"""Pharaoh against the Vizier, both as in play: first places with their 95 % ranges, and the time of a move.

python -m bench.pharaoh [--games 400] [--share 0.1] [--only NAME] [--processes 2]

`--share` is the share of both sides' simulations: 1 is full strength, about a minute a game of two cores. Games come in
deals: the same chance once for each seat that Pharaoh can have. Deals with mixed sides go through all combinations.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

import numpy as np

from saqqara.bots.search.ready import make_ready_once
from saqqara.tournament.arena import Job, play_game
from saqqara.tournament.parallel import run_parallel
from saqqara.tournament.plan import Plan
from saqqara.tournament.rating import share
from saqqara.tournament.results_folder import Result

SIDES = tuple("".join(sides) for sides in itertools.product("AB", repeat=5))
SEED = 27_182_818  # of deals that nothing was tuned on


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


def run(contest: Contest, effort: float, games: int, processes: int, seed: int = SEED) -> str:
    """Plays a contest and returns its row."""
    make_ready_once(contest.plans(effort, seed)[0].box())
    with closing(run_parallel(play_game, contest.jobs(effort, games, seed), processes=processes)) as played:
        return row(contest, [result for result, _ in played])


def row(contest: Contest, results: Sequence[Result]) -> str:
    """First places of Pharaoh, and the milliseconds of a move of both."""
    firsts = np.array([_share(result) for result in results])
    found = share(firsts, np.ones(len(firsts)))
    own, others = (_milliseconds(results, players) for players in ([0], range(1, contest.seats)))
    percent = f"{100 * found.middle:5.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    return f"{contest.name:16} {len(results):5} games  {percent:26} {own:7.1f} ms v {others:7.1f} ms a move"


def _share(result: Result) -> float:
    """Pharaoh's share of the first place."""
    seat = result.seating.index(0)
    return (result.places[seat] == 1) / result.places.count(1)


def _milliseconds(results: Sequence[Result], players: Sequence[int]) -> float:
    seconds = sum(result.seconds[player] for result in results for player in players)
    return 1000 * seconds / max(1, sum(result.asked[player] for result in results for player in players))


def main() -> None:
    """Plays the contests."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--only", action="append", choices=[contest.name for contest in CONTESTS])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for contest in CONTESTS:
        if given.only is None or contest.name in given.only:
            print(run(contest, given.share, given.games, given.processes, given.seed), flush=True)


if __name__ == "__main__":
    main()
