"""Ratings of simulated players whose strength is known: the order, and how often an interval holds the truth.

Strengths are drawn; places follow from them by the model of Plackett and Luce on the scale of Elo. Tables have two to
four seats, and some of them bots, whose ratings are fixed and not quite true.

    python -m bench.ratings                  the model of the house, on players that it was not fitted to
    python -m bench.ratings --fit            fits the figures of the model, and shows the best on other players
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from saqqara.server.club.rating_model import MEAN, MODEL, NORMAL, SCALE, Model, Strength

FITTED, SHOWN = range(12), range(1000, 1012)  # seeds
PLAYERS = 60
SPREAD = 350.0  # of the true strengths
GAMES = (5, 10, 20, 40, 80)  # after which we look
SEATS = (2, 2, 3, 4)
BOTS = (1300.0, 1500.0, 1750.0, 2050.0, 2350.0)
BOT_DEVIATION = 40.0
BOT_SHARE = 0.25  # of the seats
GRID = {"deviation": (250.0, 275.0, 300.0), "noise": (0.4, 0.5, 0.6), "drift": (8.0, 10.0, 12.0)}


@dataclass
class Look:
    """How ratings compare with the truth after so many games each."""

    held: list[bool] = field(default_factory=list)  # by player: whether the interval holds the true strength
    ordered: list[bool] = field(default_factory=list)  # by pair whose intervals do not meet: whether the order is true
    agreements: list[float] = field(default_factory=list)  # by club: the rank correlation of Kendall
    misses: list[float] = field(default_factory=list)  # by player: rating less truth
    widths: list[float] = field(default_factory=list)
    score: float = 0.0  # log density of the truth

    def add(self, truths: Sequence[float], ratings: Sequence[Strength]) -> None:
        """Looks at a club."""
        for truth, rating in zip(truths, ratings, strict=True):
            self.held.append(rating.low <= truth <= rating.high)
            self.misses.append(rating.mean - truth)
            self.widths.append(rating.high - rating.low)
            self.score -= ((rating.mean - truth) / rating.deviation) ** 2 / 2 + math.log(rating.deviation)
        pairs = list(itertools.combinations(range(len(truths)), 2))
        right = [(truths[one] > truths[other]) == (ratings[one].mean > ratings[other].mean) for one, other in pairs]
        self.agreements.append(2 * sum(right) / len(right) - 1)
        for (one, other), is_right in zip(pairs, right, strict=True):
            if ratings[one].low > ratings[other].high or ratings[other].low > ratings[one].high:
                self.ordered.append(is_right)

    @property
    def coverage(self) -> float:
        """How many intervals hold the truth."""
        return sum(self.held) / len(self.held)

    @property
    def order(self) -> float:
        """How many pairs with intervals that do not meet are in the right order."""
        return sum(self.ordered) / max(1, len(self.ordered))

    @property
    def agreement(self) -> float:
        """The rank correlation of ratings and true strengths."""
        return sum(self.agreements) / len(self.agreements)


def play(model: Model, seed: int, looks: dict[int, Look], players: int = PLAYERS) -> None:
    """Plays the games of one club, everybody once in each round."""
    chance = random.Random(seed)
    truths = [chance.gauss(MEAN, SPREAD) for _ in range(players)]
    bots = [Strength(mean, BOT_DEVIATION) for mean in BOTS]
    true_bots = [chance.gauss(bot.mean, bot.deviation) for bot in bots]
    ratings = [model.newcomer] * players
    for number in range(1, max(looks) + 1):
        for people in _tables(chance, players):
            opponents = [chance.randrange(len(bots)) for seat in people if chance.random() < BOT_SHARE]
            if len(people) == 1 and not opponents:
                opponents = [chance.randrange(len(bots))]
            opponents = opponents[: 4 - len(people)]
            strengths = [*(truths[one] for one in people), *(true_bots[bot] for bot in opponents)]
            known = [*(ratings[one] for one in people), *(bots[bot] for bot in opponents)]
            for one, rating in zip(people, model.rated(known, places(chance, strengths)), strict=False):
                ratings[one] = rating  # bots keep theirs
        if number in looks:
            looks[number].add(truths, ratings)


def _tables(chance: random.Random, players: int) -> Iterable[list[int]]:
    order = chance.sample(range(players), players)
    while order:
        seats = chance.choice(SEATS)
        yield order[:seats]
        order = order[seats:]


def places(chance: random.Random, strengths: Sequence[float]) -> list[int]:
    """Draws the places of players by their strengths."""
    luck = [strength / SCALE - math.log(-math.log(chance.random())) for strength in strengths]
    return [1 + sum(other > one for other in luck) for one in luck]


def measure(
    model: Model, seeds: Iterable[int], games: Sequence[int] = GAMES, players: int = PLAYERS
) -> dict[int, Look]:
    """Plays the games of one club for each seed."""
    looks = {number: Look() for number in games}
    for seed in seeds:
        play(model, seed, looks, players)
    return looks


def fit(seeds: Iterable[int]) -> Model:
    """Returns the model of the grid under which the truth is most probable."""
    models = [
        Model(deviation, noise, drift)
        for deviation, noise, drift in itertools.product(GRID["deviation"], GRID["noise"], GRID["drift"])
    ]
    return max(models, key=lambda model: sum(look.score for look in measure(model, seeds).values()))


def rows(looks: dict[int, Look]) -> Iterable[str]:
    """Yields the table."""
    yield "games  interval holds the truth   width  order (Kendall)  certain pairs in the right order"
    for number, look in looks.items():
        count = len(look.held)
        error = NORMAL * math.sqrt(look.coverage * (1 - look.coverage) / count)
        width = sum(look.widths) / count
        yield (
            f"{number:5}  {look.coverage:7.1%} ± {error:.1%} of {count:5}  {width:6.0f}  {look.agreement:15.2f}  "
            f"{look.order:.1%} of {len(look.ordered)}"
        )
    held = [one for look in looks.values() for one in look.held]
    yield f"  all  {sum(held) / len(held):7.1%}"


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(prog="bench.ratings", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--fit", action="store_true", help="fit the figures of the model first")
    model = MODEL
    if parser.parse_args().fit:
        model = fit(FITTED)
        print(f"fitted on clubs {FITTED.start} to {FITTED.stop - 1}: {model}")
        print("\n".join(rows(measure(model, FITTED))))
    print(f"shown on clubs {SHOWN.start} to {SHOWN.stop - 1}: {model}")
    print("\n".join(rows(measure(model, SHOWN))))


if __name__ == "__main__":
    main()
