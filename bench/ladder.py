"""Each level against the next one below: first places with their 95 % ranges, and the time of a move.

python -m bench.ladder [--games 400] [--game imhotep] [--seats 2,4] [--level scribe] [--seconds 600] [--processes 2]

One seat of the level against the level below on all others, so a fair share is a half of games of two and a quarter of
games of four. Games come in deals: the same chance once for each seat that the level can have. Deals of Imhotep go
through all combinations of sides, in any order. `--level` is the upper one of a step. Games with the Vizier or Pharaoh
take a minute each, all others a second or less: `--seconds` ends a step after that time.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from bench.pharaoh import Contest, run
from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.tournament.arena import Job
from saqqara.tournament.plan import Plan

SEED = 16_180_339  # the first figures of these deals led to two changes of levels, so use another seed to confirm


@dataclass(frozen=True)
class Step(Contest):
    """A row of the report: one seat of a level against the level below."""

    level: str = ""
    below: str = ""
    seconds: float = math.inf

    def plans(self, effort: float, seed: int) -> list[Plan]:
        """One plan for each combination of sides, in any order: a step that ends early has seen some of all kinds."""
        share = "" if effort == 1 else f"@{effort:g}"
        players = (f"{self.level}{share}", *[f"{self.below}{share}"] * (self.seats - 1))
        options = self._options()
        return [Plan(self.game, players, 1, one, seed) for one in random.Random(seed).sample(options, len(options))]

    def jobs(self, effort: float, games: int, seed: int) -> Iterator[Job]:
        """The games that there is time for."""
        end = time.monotonic() + self.seconds
        return itertools.takewhile(lambda _: time.monotonic() < end, super().jobs(effort, games, seed))


def steps(games: list[str], seats: list[int], levels: list[str], seconds: float = math.inf) -> Iterator[Step]:
    """The steps of the ladder whose upper level is one of `levels`."""
    for game, number in itertools.product(games, seats):
        for below, level in itertools.pairwise(LEVELS):
            if level in levels:
                name = f"{game} {number}, {level} v {below}"
                yield Step(name, game, number, is_mixed=True, level=level, below=below, seconds=seconds)


def main() -> None:
    """Climbs the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=sorted(GAMES))
    parser.add_argument("--seats", type=lambda text: [int(word) for word in text.split(",")], default=[2, 4])
    parser.add_argument("--level", action="append", choices=LEVELS[1:])
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for step in steps(given.game or sorted(GAMES), given.seats, given.level or list(LEVELS), given.seconds):
        print(run(step, 1.0, given.games, given.processes, given.seed), flush=True)


if __name__ == "__main__":
    main()
