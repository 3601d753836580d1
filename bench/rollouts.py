"""Our rollouts against uniformly random ones in the same tree search, with the same time to think.

python -m bench.rollouts [--game pyramids] [--games 100] [--simulations 1000]

A rollout that is cleverer and slower has to win at equal time, else it is not worth having. Games of two come in
deals: the same chance twice, with the seats changed. The random side's simulations follow its pace, so that both come
to the same seconds.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field, replace

import numpy as np
from rich.console import Console
from rich.progress import track

from saqqara import Match
from saqqara.bots.levels import level_of
from saqqara.bots.protocol import Question
from saqqara.bots.search.searcher import Effort, Searcher
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from saqqara.tournament.rating import share

ROOM = 64  # nodes for a simulation: no tree is full
STEP = 100  # simulations: trees of a few sizes are kept, not one for each move


@dataclass
class Side:
    """A search and the time it took."""

    effort: Effort
    seconds: float = 0.0
    moves: int = 0
    simulations: int = 0
    results: list[float] = field(default_factory=list)

    def choose(self, question: Question) -> str:
        """The move of a fresh tree."""
        began = time.perf_counter()
        evaluation = Searcher(question.edition, self.effort).evaluate(question)
        self.seconds += time.perf_counter() - began
        self.moves += 1
        self.simulations += evaluation.simulations
        return evaluation.best.move

    def keep_up_with(self, other: Side) -> None:
        """As many simulations as the other's time is worth."""
        if self.seconds and other.moves:
            owed = other.seconds / other.moves * (self.moves + 1) - self.seconds
            simulations = max(STEP, round(self.simulations / self.seconds * owed / STEP) * STEP)
            self.effort = replace(self.effort, simulations=simulations)


def play(match: Match, sides: list[Side], seed: int) -> None:
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        number = random.Random(f"{seed} {match.turn}").getrandbits(31)
        question = Question(match.edition, match.state(seat), seat, number)
        if len(question.moves) == 1:
            match.play(question.legal[0], seat=seat)
            continue
        if sides[seat].effort.is_random:
            sides[seat].keep_up_with(sides[1 - seat])
        match.play(sides[seat].choose(question), seat=seat)
    outcome = match.outcome
    assert outcome is not None
    for seat in (0, 1):
        sides[seat].results.append(0.5 + 0.5 * (outcome.places[1 - seat] - outcome.places[seat]))


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.rollouts", description="Our rollouts against random ones.")
    words.add_argument("--game", choices=sorted(GAMES), default="imhotep")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--simulations", type=int, default=1_000, help="of our side, for a move")
    asked = words.parse_args()
    base = replace(level_of("architect", asked.game).effort, simulations=asked.simulations, nodes=ROOM)
    own, plain = Side(base), Side(replace(base, is_random=True))
    console = Console(highlight=False)
    warm_up(asked.game, base)
    for number in track(range(asked.games), "Playing", console=Console(stderr=True)):
        deal, seat = divmod(number, 2)
        play(Match.new(asked.game, 2, seed=f"rollouts {deal}"), [own, plain] if seat == 0 else [plain, own], number)
    deals = np.arange(asked.games) // 2
    won = share(np.bincount(deals, own.results), np.bincount(deals).astype(float))
    console.print(f"{asked.game}, {asked.games} games of two: our rollouts won {won.middle:.1%}", end=" ")
    console.print(f"(95%: {won.low:.1%} to {won.high:.1%}) against uniformly random ones")
    for name, side in (("ours", own), ("random", plain)):
        told = f"{side.seconds / side.moves * 1000:.2f} ms and {side.simulations / side.moves:,.0f} simulations a move"
        console.print(f"{name}: {told}")


def warm_up(game: str, effort: Effort) -> None:
    match = Match.new(game, 2, seed=0)
    question = Question(default_edition(game), match.state(match.seats_to_move[0]), match.seats_to_move[0])
    for is_random in (0, 1):
        Searcher(match.edition, replace(effort, is_random=bool(is_random))).evaluate(question)


if __name__ == "__main__":
    main()
