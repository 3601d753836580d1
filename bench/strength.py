"""A level against a search that we did not write, which gets ten times its wall time for every move.

python -m bench.strength [--level architect] [--games 128] [--peer compiled|python|fast] [--json FILE]

The peer is OpenSpiel's C++ `MCTSBot` (compiled), its Python one, or that one with our compiled rollouts (fast).
Games of two come in deals: the same sides and the same chance twice, with the seats changed. From deal to deal the
sides go through all 32 combinations, so 64 games hold each of them once. Moves without a choice are made for both.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.protocol import Bot, Question
from saqqara.rules.edition import default_edition
from saqqara.tournament.rating import Interval, share

EDITION = default_edition("imhotep")
LEVEL = "architect"
EXPLORATION = 2**0.5
TIMES = 10  # the peer's time for a move, in the level's
AIM = 10.5  # so that it is not less in the end
LEAST = 0.05  # seconds
WARM_UP = 20  # moves
MOST = 3  # aims for one move, when earlier ones were solved in less
PEERS = ("compiled", "python", "fast")


class Peer(Protocol):
    """A search of others."""

    name: str

    def think(self, state: Any, seed: int, seconds: float) -> tuple[int, int]:
        """The move for a state of ours, and how many simulations it took."""


def peer_of(name: str, exploration: float) -> Peer:
    from .openspiel_search import CompiledSearch, PythonSearch

    return CompiledSearch(exploration) if name == "compiled" else PythonSearch(exploration, is_compiled=name == "fast")


@dataclass
class Thinking:
    """Moves with a choice, and what they took."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    simulations: int = 0

    @property
    def mean(self) -> float:
        """Seconds a move."""
        return self.seconds / max(1, self.moves)

    def add(self, began: float, simulations: int) -> None:
        """One move more."""
        seconds = time.perf_counter() - began
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.simulations += simulations


@dataclass(frozen=True)
class Game:
    """How a game ended; the level's figures first."""

    deal: int
    sides: str
    seat: int  # of the level
    points: tuple[int, int]
    result: float  # 1 won, 0.5 shared, 0 lost
    moves: int


@dataclass
class Contest:
    """Both players, and all that they have done."""

    level: Bot
    peer: Peer
    seed: int
    games: list[Game] = field(default_factory=list)
    ours: Thinking = field(default_factory=Thinking)
    theirs: Thinking = field(default_factory=Thinking)

    def play(self, number: int) -> None:
        """One game; the level has each seat once in a deal."""
        deal, seat = divmod(number, 2)
        sides = _sides(deal)
        match = Match.new("imhotep", 2, seed=f"strength {self.seed} {deal}", sides=sides)
        self.level.begin()
        while match.seats_to_move:
            asked = match.seats_to_move[0]
            match.play(self._answer(match, asked, asked == seat), seat=asked)
        outcome = match.outcome
        assert outcome is not None
        points = (outcome.points[seat], outcome.points[1 - seat])
        result = 0.5 + 0.5 * (outcome.places[1 - seat] - outcome.places[seat])
        self.games.append(Game(deal, sides, seat, points, result, match.turn))

    def _answer(self, match: Match, seat: int, is_ours: bool) -> str:
        number = random.Random(f"{self.seed} {len(self.games)} {match.turn}").getrandbits(31)
        question = Question(match.edition, match.state(seat), seat, number)
        if len(question.moves) == 1:
            return question.legal[0]
        return self._levels_move(question) if is_ours else self._peers_move(question)

    def _levels_move(self, question: Question) -> str:
        began = time.perf_counter()
        move = self.level.choose(question)
        self.ours.add(began, 0)
        return move

    def _peers_move(self, question: Question) -> str:
        began = time.perf_counter()
        move, simulations = self.peer.think(question.state, question.seed, self._seconds())
        self.theirs.add(began, simulations)
        return question.text_of(move)

    def _seconds(self) -> float:
        """What the peer needs to come to its share, however long the level thinks and however early some moves end."""
        aim = max(AIM * self.ours.mean, LEAST)
        owed = aim * (self.theirs.moves + 1) - self.theirs.seconds
        return min(max(owed, aim), MOST * aim)

    def warm_up(self) -> None:
        """Compiles everything before the clocks run: the level plays a few turns, the peer makes a move of its own."""
        match = Match.new("imhotep", 2, seed=self.seed)
        chance = random.Random(self.seed)
        for _ in range(WARM_UP):
            seat = match.seats_to_move[0]
            question = Question(match.edition, match.state(seat), seat)
            match.play(chance.choice(question.legal) if seat else self.level.choose(question), seat=seat)
        self.peer.think(match.state(match.seats_to_move[0]), 1, LEAST)

    # --- what came of it ---

    @property
    def ratio(self) -> float:
        """The peer's time for a move, in the level's."""
        return self.theirs.mean / self.ours.mean

    def share(self) -> Interval:
        """The level's share of the first places, with an interval over deals: their two games are not independent."""
        deals = np.array([game.deal for game in self.games])
        results = np.array([game.result for game in self.games])
        return share(np.bincount(deals, results), np.bincount(deals).astype(float))

    def report(self) -> dict[str, Any]:
        """Everything that came of the games so far."""
        results = [game.result for game in self.games]
        return {
            "level": self.level.name,
            "peer": self.peer.name,
            "games": len(self.games),
            "won": results.count(1.0),
            "shared": results.count(0.5),
            "lost": results.count(0.0),
            "share": asdict(self.share()),
            "share_by_seat": [_mean([game.result for game in self.games if game.seat == seat]) for seat in (0, 1)],
            "points": [_mean([game.points[who] for game in self.games]) for who in (0, 1)],
            "level_s": self.ours.mean,
            "peer_s": self.theirs.mean,
            "times": self.ratio,
            "level_thinking": asdict(self.ours),
            "peer_thinking": asdict(self.theirs),
            "seed": self.seed,
            "each": [asdict(game) for game in self.games],
        }


def _mean(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _sides(deal: int) -> str:
    """All 32 combinations one after another, well mixed."""
    mix = deal * 13 % 32
    return "".join("AB"[mix >> site & 1] for site in range(5))


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.strength", description="A level against OpenSpiel's search.")
    words.add_argument("--level", default=LEVEL, help="the level, such as pharaoh@0.1")
    words.add_argument("--games", type=int, default=128, help="how many games; an even number, so that deals are whole")
    words.add_argument("--peer", choices=PEERS, default="compiled", help="OpenSpiel's search: %(choices)s")
    words.add_argument("--exploration", type=float, default=EXPLORATION, help="the peer's constant of UCT")
    words.add_argument("--seed", type=int, default=1, help="chance follows from it; the peer's moves hang on time too")
    words.add_argument("--json", type=Path, metavar="FILE", help="keep everything in a file, game by game")
    asked = words.parse_args()
    contest = Contest(level_bot(asked.level, EDITION), peer_of(asked.peer, asked.exploration), asked.seed)
    console = Console(highlight=False)
    console.print("Compiling if need be ...")
    contest.warm_up()
    hold(contest, asked.games, asked.json)
    if not contest.games:
        console.print("No game was finished.")
        return
    for line in told(contest, asked.games):
        console.print(line, soft_wrap=True)


def hold(contest: Contest, games: int, file: Path | None = None) -> None:
    """Plays; Ctrl-C ends it with what there is, and what there is always stands in the file."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("Playing", total=games)
        try:
            for number in range(games):
                contest.play(number)
                if file is not None:
                    file.write_text(json.dumps(contest.report(), indent=2) + "\n")
                progress.update(task, advance=1, description=f"{contest.level.name} has {_score(contest)}")
        except KeyboardInterrupt:
            return


def _score(contest: Contest) -> str:
    return f"{sum(game.result for game in contest.games):g} of {len(contest.games)}"


def told(contest: Contest, games: int) -> Iterator[str]:
    """The report in words."""
    report, share = contest.report(), contest.share()
    ours, theirs = contest.ours, contest.theirs
    if report["games"] < games:
        yield f"Interrupted after {report['games']} of {games} games."
    name = contest.level.name.capitalize()
    yield f"{name} against {contest.peer.name}: {report['games']} games of Imhotep for two, all sides in turn"
    yield f"won {report['won']}, shared {report['shared']}, lost {report['lost']}"
    yield f"share of the first places: {share.middle:.1%} (95%: {share.low:.1%} to {share.high:.1%})"
    yield f"mean points: {report['points'][0]:.1f} to {report['points'][1]:.1f}"
    yield f"{name}: {ours.mean * 1000:.1f} ms a move over {ours.moves} moves with a choice"
    yield (
        f"the peer: {theirs.mean * 1000:.1f} ms a move over {theirs.moves} moves, "
        f"{theirs.simulations / theirs.moves:.0f} simulations each, {theirs.simulations / theirs.seconds:.0f} a second"
    )
    short = "" if contest.ratio >= TIMES else f", LESS than the {TIMES} times that were promised"
    yield f"the peer had {contest.ratio:.2f} times the wall time{short}"


if __name__ == "__main__":
    main()
