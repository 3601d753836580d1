"""Each level against the next one below: first places with their 95 % ranges, and the time of a move.

python -m bench.ladder [--games 400] [--game imhotep] [--seats 2,4] [--level scribe] [--share 1] [--processes 2]

One seat of the level against the level below on all others, so a fair share is a half of games of two and a quarter of
games of four. Games come in deals: the same chance once for each seat that the level can have. Deals of Imhotep go
through all combinations of sides. `--level` is the upper one of a step. `--share` is of both sides' simulations. Games
with the Vizier or Pharaoh take a minute each at full strength, all others a second or less.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from bench.pharaoh import Contest, run
from saqqara.bots.levels import LEVELS
from saqqara.games import GAMES
from saqqara.tournament.plan import Plan

SEED = 31_415_926  # of deals that nothing was tuned on


@dataclass(frozen=True)
class Step(Contest):
    """A row of the report: one seat of a level against the level below."""

    level: str = ""
    below: str = ""

    def plans(self, effort: float, seed: int) -> list[Plan]:
        """One plan for each combination of sides."""
        share = "" if effort == 1 else f"@{effort:g}"
        players = (f"{self.level}{share}", *[f"{self.below}{share}"] * (self.seats - 1))
        return [Plan(self.game, players, 1, options, seed) for options in self._options()]


def steps(games: list[str], seats: list[int], levels: list[str]) -> Iterator[Step]:
    """The steps of the ladder whose upper level is one of `levels`."""
    for game, number in itertools.product(games, seats):
        for below, level in itertools.pairwise(LEVELS):
            if level in levels:
                yield Step(f"{game} {number}, {level} v {below}", game, number, is_mixed=True, level=level, below=below)


def main() -> None:
    """Climbs the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=sorted(GAMES))
    parser.add_argument("--seats", type=lambda text: [int(word) for word in text.split(",")], default=[2, 4])
    parser.add_argument("--level", action="append", choices=LEVELS[1:])
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    for step in steps(given.game or sorted(GAMES), given.seats, given.level or list(LEVELS)):
        print(run(step, given.share, given.games, given.processes, given.seed), flush=True)


if __name__ == "__main__":
    main()
