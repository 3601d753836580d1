"""Do chances come true? What Pharaoh's network says of Imhotep, beside the Vizier's judgement and two naive ones.

python -m bench.calibration [--seats 2,3,4] [--games 200] [--share 0.02] [--processes 2]

Pharaohs with a share of their simulations play games with any sides. At every question each judge says each seat's
chance of the first place and its points; the end of the game says what came of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara import Match
from saqqara.bots.levels import level_bot
from saqqara.bots.network.judge import Judge
from saqqara.bots.network.searcher import find_weights
from saqqara.bots.protocol import Question
from saqqara.bots.search.ready import make_ready_once
from saqqara.bots.seeds import question_seed
from saqqara.rules.compiled import load_over
from saqqara.rules.edition import Edition, default_edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.game_steps import random_options

Array = np.ndarray[Any, Any]
JUDGES = ("network", "Vizier's judgement", "who leads now", "equal shares")
GAME = "imhotep"
MARGIN = 0.3
TENTHS = 10
ENOUGH = 500  # positions of a tenth, for its deviation to say anything


@dataclass(frozen=True)
class Job:
    """One game."""

    game: str
    seats: int
    share: float
    number: int


@dataclass(frozen=True)
class Said:
    """What was said at every question of a game, and what came of it."""

    wins: Array  # [judge, question, seat]
    points: Array  # [question, seat] by the network
    sources: Array  # [question, seat, source] by the network
    came: Array  # [seat] share of the first place
    final: Array  # [seat] points
    earned: Array  # [seat, source]


def play(job: Job) -> Said:
    """Plays a game and asks all judges at every question."""
    edition = default_edition(job.game)
    weights = find_weights(edition, job.seats)
    assert weights is not None, f"no network for {job.game} of {job.seats}"
    judge, heuristics = Judge(edition, job.seats, weights), heuristic_judge(edition)
    options = random_options(job.game, np.random.default_rng(job.number))
    match = Match.new(job.game, job.seats, seed=f"calibration {job.number}", **options)
    bots = [level_bot(f"pharaoh@{job.share:g}", edition) for _ in range(job.seats)]
    wins, points, sources = [], [], []
    while match.seats_to_move:
        seat = match.seats_to_move[0]
        question = Question(edition, match.state(seat), seat, question_seed(f"{job.number} {match.turn}"))
        if len(question.moves) > 1:
            found = judge.judge(question.state, seat)
            wins.append([found.wins, heuristics(question.state), leader(question.state), equal(job.seats)])
            points.append(found.points)
            sources.append(found.sources)
        match.play(bots[seat].choose(question), seat=seat)
    assert match.outcome is not None
    is_first = np.array([place == 1 for place in match.outcome.places])
    record = match.state().pack().view(match.state().DTYPE)[0]
    return Said(
        wins=np.array(wins).transpose(1, 0, 2),
        points=np.array(points),
        sources=np.array(sources),
        came=is_first / is_first.sum(),
        final=np.array(match.outcome.points),
        earned=record["earned"][: job.seats].astype(float),
    )


def heuristic_judge(edition: Edition) -> Callable[[Any], Array]:
    """The hand-written judgement at the leaves of the Vizier's search."""
    module = load_over("saqqara.bots.search.state_value", edition.game, edition, native=True)
    value = np.zeros(1, module.STATE_VALUE)

    def judge(state: Any) -> Array:
        record = state.pack().view(state.DTYPE)
        module.evaluate_state(value[0], record[0], MARGIN)
        return np.array(value[0]["wins"][: state.seats])

    return judge


def leader(state: Any) -> Array:
    """The first place for whoever has most points now."""
    points = np.array(state.points[: state.seats])
    is_first = points == points.max()
    return np.asarray(is_first / is_first.sum())


def equal(seats: int) -> Array:
    """The same share for every seat."""
    return np.full(seats, 1 / seats)


def report(game: str, seats: int, games: list[Said]) -> Iterator[str]:
    """The lines of the report."""
    wins = [np.concatenate([said.wins[judge] for said in games]) for judge in range(len(JUDGES))]
    came = np.concatenate([np.tile(said.came, (said.wins.shape[1], 1)) for said in games])
    yield f"{game}, {seats} seats: {len(games)} games, {len(came)} positions"
    for name, said in zip(JUDGES, wins, strict=True):
        yield f"  Brier score {((said - came) ** 2).sum(1).mean():.4f}  {name}"
    yield from tenths(wins[0].reshape(-1), wins[1].reshape(-1), came.reshape(-1))
    yield from points_lines(games)


def tenths(said: Array, other: Array, came: Array) -> Iterator[str]:
    """What was said and what came, in each tenth of what was said."""
    yield "  tenth        network: said   came    off        n     Vizier's: said   came    off        n"
    for tenth in range(TENTHS):
        cells = [f"  {10 * tenth:2}-{10 * tenth + 10:3} %  "]
        for chances in (said, other):
            inside = np.minimum((chances * TENTHS).astype(int), TENTHS - 1) == tenth
            cells.append(cell(chances[inside], came[inside]))
        yield "".join(cells)


def cell(said: Array, came: Array) -> str:
    if not len(said):
        return f"{'-':>18}{'-':>7}{'-':>7}{0:9}"
    mark = " " if len(said) >= ENOUGH else "~"
    off = 100 * (came.mean() - said.mean())
    return f"{100 * said.mean():18.1f}{100 * came.mean():7.1f}{off:+7.1f}{len(said):9}{mark}"


def points_lines(games: list[Said]) -> Iterator[str]:
    """How far the expected points were from those that came."""
    off = np.concatenate([(said.points - said.final).reshape(-1) for said in games])
    by_source = np.concatenate([(said.sources - said.earned).reshape(-1, said.earned.shape[1]) for said in games])
    yield f"  points: off by {off.mean():+.2f} on average, RMSE {np.sqrt((off**2).mean()):.2f}"
    yield "  by source: " + "  ".join(f"{bias:+.2f}" for bias in by_source.mean(0))


def main() -> None:
    """Plays the games and prints the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--share", type=float, default=0.02)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    make_ready_once(default_edition(GAME))
    for seats in map(int, given.seats.split(",")):
        jobs = (Job(GAME, seats, given.share, 100_000 + number) for number in range(given.games))
        with closing(run_parallel(play, jobs, processes=given.processes)) as played:
            print(*report(GAME, seats, list(played)), sep="\n", flush=True)


if __name__ == "__main__":
    main()
