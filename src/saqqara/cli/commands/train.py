"""`saqqara train`: a network for the Pharaoh, from games against itself."""

from __future__ import annotations

import math
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import INTERRUPTED, edition_option, ray_option
from saqqara.cli.signals import ending_as_by_ctrl_c
from saqqara.games import GAMES
from saqqara.rules.errors import SaqqaraError, quoted

if TYPE_CHECKING:
    from saqqara.bots.network.weights import Training
    from saqqara.rules.edition import Edition
    from saqqara.training.folder import Run, RunFolder
    from saqqara.training.kit import Kit
    from saqqara.training.run import Progress, Trainer

OWN = "as fits the game"


@click.command()
@click.argument("game")
@click.option("--seats", default="2,3,4", show_default=True, help="Numbers of seats, separated by commas.")
@click.option("--minutes", type=float, default=30.0, show_default=True, help="How long the run takes in all.")
@click.option("--out", metavar="FOLDER", required=True, help="Folder for the run: network, learner and positions.")
@click.option("--start", metavar="FILE", show_default="an untrained network", help="Network to begin with, GAME.npz.")
@click.option(
    "--processes", type=int, show_default="one for each processor", help="Number of worker processes that play."
)
@click.option("--exploration", type=float, show_default=OWN, help="How widely self-play searches.")
@click.option("--trace", type=float, show_default=OWN, help="How much later searches tell of a position, 0 to 1.")
@click.option("--root-share", type=float, show_default=OWN, help="How much searches tell, 0 to 1.")
@click.option("--reuse", type=float, show_default=OWN, help="How often a position is learnt from.")
@click.option("--rate", type=float, show_default=OWN, help="Learning rate.")
@ray_option
@edition_option
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the games.")
def train(
    game: str,
    seats: str,
    minutes: float,
    out: str,
    start: str | None,
    processes: int | None,
    exploration: float | None,
    trace: float | None,
    root_share: float | None,
    reuse: float | None,
    rate: float | None,
    ray: str | None,
    edition: str | None,
    seed: int,
) -> None:
    """Train a network for the bot Pharaoh by self-play.

    GAME is imhotep or pyramids. Worker processes play games against themselves; this process learns from them, on a
    GPU if there is one. Every line shows how far the run is, and from time to time the share of first places in
    short games against Mason and Architect. At the end it shows how well chances came true.

    The network is written to FOLDER/GAME.npz. Set SAQQARA_NETWORKS=FOLDER to play with it. Run the same command
    again to continue an interrupted run, or with more --minutes to extend it. PyTorch is needed:
    pip install 'saqqara[train]'.

    Example: saqqara train pyramids --seats 2,3,4 --minutes 30 --out runs/first
    """
    from saqqara.rules.contract import known_game
    from saqqara.rules.edition import find_edition
    from saqqara.tournament.parallel import check_processes, check_ray_address
    from saqqara.tournament.results_folder import lock_folder
    from saqqara.training.kit import kit_of

    kit = kit_of(known_game(game))
    box = find_edition(game, edition)
    numbers = _seats(seats, GAMES[game].seats)
    if not (math.isfinite(minutes) and minutes > 0):
        raise SaqqaraError(f"--minutes: expected a number above 0, got {quoted(minutes)}")
    _check_numbers({"--exploration": exploration, "--reuse": reuse, "--rate": rate}, math.inf)
    _check_numbers({"--trace": trace, "--root-share": root_share}, 1.0)
    kit = _changed(
        game,
        kit,
        {"exploration": exploration, "trace": trace},
        {"root_share": root_share, "reuse": reuse, "rate": rate},
    )
    workers = processes or os.cpu_count() or 1
    check_processes(workers)
    check_ray_address(ray)
    _check_torch()
    with ending_as_by_ctrl_c(), lock_folder(Path(out), "training run"):
        trainer = _trainer(kit, box, numbers, Path(out), start, seed)
        training = _trained(trainer, minutes, workers, ray, out)
    print(f"{training.games:,} games, {training.positions:,} positions: {Path(out) / (game + '.npz')}")


def _trained(trainer: Trainer, minutes: float, workers: int, ray: str | None, out: str) -> Training:
    """Runs the training and prints how well chances came true."""
    try:
        weights = trainer.train(minutes, _tell, processes=workers, ray=ray)
    except KeyboardInterrupt:
        print(f"Interrupted. The run is kept in {out}. Run the same command to continue.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    judged = trainer.progress().judged
    for line in judged.lines() if judged else ():
        print(line)
    return weights.training


def _seats(text: str, possible: range) -> tuple[int, ...]:
    """Reads numbers of seats, such as `2,3,4`."""
    words = [word.strip() for word in text.split(",")]
    if not words or not all(word in map(str, possible) for word in words):
        expected = f"expected numbers from {possible[0]} to {possible[-1]}"
        raise SaqqaraError(f"--seats: {expected} separated by commas, got {quoted(text)}")
    return tuple(int(word) for word in words)


def _check_numbers(numbers: dict[str, float | None], most: float) -> None:
    for name, number in numbers.items():
        if number is not None and not (math.isfinite(number) and 0 <= number <= most):
            expected = "a number from 0 up" if math.isinf(most) else f"a number from 0 to {most:g}"
            raise SaqqaraError(f"{name}: expected {expected}, got {quoted(number)}")


def _check_torch() -> None:
    try:
        import torch  # noqa: F401
    except ImportError:
        message = f"expected PyTorch for {sys.executable}, got none: pip install 'saqqara[train]'"
        raise SaqqaraError(message) from None


def _changed(game: str, kit: Kit, plan: dict[str, float | None], settings: dict[str, float | None]) -> Kit:
    """The kit with what was asked for on the command line."""
    for name, value in plan.items():
        if value is not None and not hasattr(kit.plan, name):
            raise SaqqaraError(f"--{name}: expected a game whose self-play has it, got {quoted(game)}")
    return replace(kit, plan=replace(kit.plan, **_given(plan)), settings=replace(kit.settings, **_given(settings)))


def _given(values: dict[str, float | None]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _trainer(kit: Kit, edition: Edition, seats: tuple[int, ...], out: Path, start: str | None, seed: int) -> Trainer:
    from saqqara.bots.network.weights import load
    from saqqara.cli.progress import status_line
    from saqqara.training.folder import RunFolder
    from saqqara.training.jobs import compile_first
    from saqqara.training.kit import check_start
    from saqqara.training.run import Trainer

    weights = None if start is None else load(Path(start))
    folder = RunFolder(out)
    run = _run(edition, seats, folder, seed)
    if weights is not None:
        check_start(weights, edition, run.hidden)
    with status_line("Compiling"):
        compile_first(edition)
    trainer = Trainer(edition, folder, run, kit.plan, kit.settings)
    if weights is not None and run.jobs == 0:
        trainer.start_with(weights)
    return trainer


def _run(edition: Edition, seats: tuple[int, ...], folder: RunFolder, seed: int) -> Run:
    """The run that the folder holds, if it is the same as the one that is wanted, or a fresh one."""
    from saqqara.training.folder import Run
    from saqqara.training.kit import kit_of

    wanted = Run(edition.game, edition.hash, seats, kit_of(edition.game).hidden, seed, name=folder.path.name)
    found = folder.run()
    if found is not None and not found.is_same(wanted):
        expected = "a folder for this game, edition, seats and seed"
        raise SaqqaraError(f"--out: expected {expected}, got {quoted(str(folder.path))} with another run")
    return found or wanted


def _tell(progress: Progress) -> None:
    losses = "  ".join(f"{name} {loss:.3f}" for name, loss in progress.losses.items())
    done = f"{progress.games:,} games  {progress.positions:,} positions  {progress.steps:,} steps"
    unseen = "" if progress.judged is None else f"  unseen wins {progress.judged.log_loss():.3f}"
    print(f"{progress.seconds / 60:6.1f} min  {done}  {losses}{unseen}", flush=True)
    for (seats, opponent), shares in sorted(progress.strength.items()):
        share = 100 * sum(shares) / len(shares)
        print(
            f"            {seats} seats: {share:.0f}% first places against {opponent}, {len(shares)} games", flush=True
        )
