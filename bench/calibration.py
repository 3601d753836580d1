"""Do chances come true? What Pharaoh says, beside the Vizier's judgement and two naive ones.

python -m bench.calibration [--game imhotep] [--seats 2,3,4] [--games 1000] [--share 0.02]
    [--simulations 1000] [--processes 2]
    [--fit FOLDER | --fit-review FOLDER]

Pharaohs with a share of their simulations play games with any sides. The network alone is asked at every question of
Imhotep, and at Pyramids whenever all have marked; at some of the questions a review is asked, with `--simulations` for
each moment. The end of the game says what came of it. `--save FOLDER` keeps what was said. `--fit FOLDER` writes the
networks again, with the scales of their win shares (and at Pyramids the lifts of their sources) that fit these games.
`--fit-review FOLDER` writes them with the corrections of the chances and points that reviews and hints show, fitted to
positions that were not solved; bots play as before. Measure what was fitted with another `--seed`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.bots.network.searcher import find_weights
from saqqara.bots.network.weights import Training, Weights, load, save
from saqqara.bots.search.ready import make_ready_once
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition
from saqqara.training.judged import ENOUGH, log_loss, tenths

from .judged_games import Job, View, fitted_correction, fitted_lifts, fitted_scale, play_all

Array = np.ndarray[Any, Any]
SEED = 100_000  # of games that nothing was fitted to


def report(view: View, title: str) -> Iterator[str]:
    """The lines of the report on one judge."""
    yield f"{title}: {len(view.wins)} positions"
    others = [("who leads now", view.leaders()), ("equal shares", np.full_like(view.wins, 1 / view.wins.shape[1]))]
    if view.by_hand.any():
        others.insert(0, ("Vizier's judgement", view.by_hand))
    for name, wins in [("this judge", view.wins), *others]:
        yield f"  Brier score {brier(wins, view.came):.4f}, log loss {log_loss(wins, view.came):.4f}  {name}"
    yield f"  logits times {fitted_scale(view.searched()):.3f} would fit best"
    yield from tenth_lines(view)
    off = view.points - view.final
    yield f"  points: off by {off.mean():+.2f} on average, RMSE {np.sqrt((off**2).mean()):.2f}"
    if view.sources.any():
        bias = (view.sources - view.earned).mean((0, 1))
        yield "  by source: " + "  ".join(f"{number:+.2f}" for number in bias)


def brier(wins: Array, came: Array) -> float:
    """The mean squared error of win shares, summed over the seats."""
    return float(((wins - came) ** 2).sum(1).mean())


def tenth_lines(view: View) -> Iterator[str]:
    """What was said and what came, in each tenth of what was said; `~`: of too few positions to say anything."""
    yield "  tenth        said   came    off        n"
    worst = 0.0
    for tenth in tenths(view.wins.reshape(-1), view.came.reshape(-1)):
        off = 100 * (tenth.came - tenth.said)
        worst = max(worst, abs(off) if tenth.is_enough else 0.0)
        cells = f"{100 * tenth.said:7.1f}{100 * tenth.came:7.1f}{off:+7.1f}{tenth.count:9}"
        yield f"  {10 * tenth.number:2}-{10 * tenth.number + 10:3} %  {cells}{'' if tenth.is_enough else '~'}"
    yield f"  most off in a tenth with {ENOUGH} or more: {worst:.1f}"


def fit(game: str, views: dict[int, View], folder: Path) -> None:
    """Writes the networks of a game with what fits these games, by number of seats."""
    for seats, view in views.items():
        weights, training, file = _written(game, seats, folder)
        if game == "pyramids":
            lifts = fitted_lifts(list(views.values()), weights.training.source_lifts)
            training = replace(training, source_lifts=lifts)
        else:
            training = training.with_win_scale(seats, weights.training.win_scale(seats) * fitted_scale(view))
        save(file, replace(weights, training=training))


def fit_review(game: str, views: dict[int, View], folder: Path) -> None:
    """Writes the networks of a game with what reviews need, by number of seats; bots play as before."""
    for seats, view in views.items():
        weights, training, file = _written(game, seats, folder)
        found = fitted_correction(view.searched(), weights.training.correction(seats))
        save(file, replace(weights, training=training.with_correction(seats, found)))


def _written(game: str, seats: int, folder: Path) -> tuple[Weights, Training, Path]:
    """The network for so many seats, what is written of it so far, and where."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = find_weights(default_edition(game), seats)
    assert weights is not None
    file = folder / (f"{game}.npz" if len(weights.training.seats) > 1 else f"{game}-{seats}.npz")
    return weights, load(file).training if file.exists() else weights.training, file


def main() -> None:
    """Plays the games and prints the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=[name for name, game in GAMES.items() if game.network])
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--share", type=float, default=0.02)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--fit", type=Path)
    parser.add_argument("--fit-review", type=Path)
    given = parser.parse_args()
    for game in given.game or [name for name, game in GAMES.items() if game.network]:
        make_ready_once(default_edition(game))
        alone: dict[int, View] = {}
        reviewed: dict[int, View] = {}
        for seats in map(int, given.seats.split(",")):
            numbers = range(given.seed, given.seed + given.games)
            jobs = (Job(game, seats, given.share, number, given.simulations) for number in numbers)
            views = play_all(jobs, given.processes)
            for view, judge in zip(views, ("network alone", "as a review shows it"), strict=True):
                title = f"{game}, {seats} seats, {given.games} games, {judge}"
                print(*report(view, title), sep="\n", flush=True)
                if given.save is not None:
                    file = given.save / f"{game}-{seats}-{'network' if view is views[0] else 'review'}.npz"
                    np.savez_compressed(file, **{k: v.astype(np.float32) for k, v in asdict(view).items()})
            alone[seats], reviewed[seats] = views
        if given.fit is not None:
            fit(game, alone, given.fit)
        if given.fit_review is not None:
            fit_review(game, reviewed, given.fit_review)


if __name__ == "__main__":
    main()
