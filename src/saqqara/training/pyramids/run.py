"""Self-play and learning side by side: workers play with the newest network, one process learns from their games."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import queue
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.bots.network.pyramids.network import GAME, Network, Shape, arrays_of, network_of
from saqqara.bots.network.weights import Training, Weights, load, save
from saqqara.rules.edition import default_edition
from saqqara.training.pyramids.samples import Samples
from saqqara.training.pyramids.self_play import Plan, SelfPlayer

SEATS, SHARES = (2, 3, 4), (0.5, 0.25, 0.25)  # of the games
HELD_OUT = 25  # one game in so many is not learnt from
PUBLISHED_EVERY = 15.0  # seconds
TOLD_EVERY = 20.0
FALL = 0.35  # the share of the time in which the learning rate falls
LEAST_RATE = 0.03


@dataclass(frozen=True)
class Run:
    """What a training run is told."""

    folder: Path
    minutes: float
    workers: int
    plan: Plan
    begin: int = 20_000  # positions before the first step
    publish: int = 100_000  # positions before the first network plays
    batch: int = 4096
    reuse: float = 8.0  # how often each position is learnt from
    newest: float = 0.6  # the share of all positions that is learnt from
    root_share: float = 0.5
    room: int = 2_000_000
    start: Path | None = None

    @property
    def newest_path(self) -> Path:
        """Where the workers find the newest network."""
        return self.folder / "newest.npz"


def work(number: int, run: Run, version: Any, out: Any, end: float) -> None:
    """Plays games until the end."""
    edition = default_edition(GAME)
    seed = number * 7919 + time.time_ns() % 1_000_000_007
    player, chance = SelfPlayer(edition, Shape(edition), run.plan, seed), np.random.default_rng(seed)
    network: Network | None = None
    mine = 0
    while time.time() < end:
        if version.value != mine:
            mine = version.value
            network = network_of(load(run.newest_path))
        out.put((mine, player.play(int(chance.choice(SEATS, p=SHARES)), network)))
    out.cancel_join_thread()


class Course:
    """The learner's side of a run."""

    def __init__(self, run: Run, version: Any, incoming: Any, end: float) -> None:
        import torch

        from saqqara.training.pyramids.learner import Learner, Pool

        torch.set_num_threads(1)
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self._run, self._version, self._incoming, self._end = run, version, incoming, end
        self._edition = default_edition(GAME)
        self._shape = Shape(self._edition)
        self.learner = Learner(self._shape, device)
        self.pool, self.held_out = Pool(self._shape, run.room, device), Pool(self._shape, run.room // 10, device)
        self._began = time.time()
        self.games = self._own = 0
        if run.start is not None:
            self.learner.take(network_of(load(run.start)))

    def _add(self, samples: Samples) -> None:
        """Adds the positions of one game."""
        self.games += 1
        if self.games % HELD_OUT == 0:
            self.held_out.add(samples.chosen(~samples.is_of_moves))
        else:
            self.pool.add(samples)

    def follow(self) -> None:
        """Learns until the end."""
        run, published, told, losses = self._run, time.time(), time.time(), []
        while time.time() < self._end:
            self._receive()
            if self.pool.added < run.begin:
                time.sleep(0.05)
                continue
            if self.learner.steps * run.batch < run.reuse * self.pool.added:
                for _ in range(4):
                    left = self._left()
                    batch = self.pool.batch(run.batch, run.newest)
                    losses = self.learner.learn(batch, run.root_share * left, self.learner.rate * max(LEAST_RATE, left))
            else:
                time.sleep(0.01)
            if time.time() - published > PUBLISHED_EVERY and self.pool.added >= run.publish:
                published = time.time()
                self.publish(run.newest_path)
                self._version.value += 1
            if time.time() - told > TOLD_EVERY and losses:
                told = time.time()
                self.tell(" ".join(f"{float(loss):.4f}" for loss in losses))
        self.finish()

    def _receive(self) -> None:
        """Takes the games that the workers have played."""
        for _ in range(400):
            try:
                version, samples = self._incoming.get_nowait()
            except queue.Empty:
                return
            self._own += version > 0
            self._add(samples)

    def _left(self) -> float:
        """What is left of the learning rate, and of the searches' share in what is learnt: both fall at the end."""
        done = (time.time() - self._began) / (self._end - self._began)
        return min(1.0, (1 - done) / FALL)

    def publish(self, path: Path, lift: float = 0.0) -> None:
        """Writes the network as it stands."""
        network = self.learner.network()
        network["lift"] = lift
        training = Training(
            game=GAME,
            seats=SEATS,
            edition=self._edition.hash,
            shape=self._shape.hash,
            run=self._run.folder.name,
            games=self.games,
            positions=self.pool.added,
        )
        save(path, Weights(arrays_of(network), training))

    def tell(self, losses: str) -> None:
        """Prints how far it has come."""
        from saqqara.training.pyramids.check import losses as held_out_losses

        passed = time.time() - self._began
        held = held_out_losses(self.learner, self.held_out.all()) if self.held_out.added else ""
        steps = self.learner.steps
        print(f"{passed:4.0f} s {self.games} games ({self._own} own) {steps} steps {losses} | {held}", flush=True)

    def finish(self) -> None:
        """Writes the last network, and prints how well it is calibrated."""
        from saqqara.training.pyramids.check import calibration, lift

        held_out = self.held_out.all()
        found = lift(self.learner, held_out, self._shape.expeditions) if self.held_out.added else 0.0
        self.publish(self._run.folder / f"{GAME}.npz", found)
        self.tell(f"at the end, lift {found:.2f}")
        print("\n".join(calibration(self.learner, held_out)), flush=True)


def learn(run: Run, version: Any, incoming: Any, end: float) -> None:
    """The process that learns."""
    Course(run, version, incoming, end).follow()


def train(run: Run) -> Path:
    """Trains a network; the compiled code is loaded before the processes are forked."""
    edition = default_edition(GAME)
    warm = SelfPlayer(edition, Shape(edition), Plan(simulations=8), 0)
    warm.play(2, None)
    context = multiprocessing.get_context("fork")
    run.folder.mkdir(parents=True, exist_ok=True)
    if run.start is not None:
        save(run.newest_path, load(run.start))
    version, games = context.Value("i", 0 if run.start is None else 1), context.Queue(maxsize=600)
    end = time.time() + 60 * run.minutes
    players = [
        context.Process(target=work, args=(number, run, version, games, end), daemon=True)
        for number in range(run.workers)
    ]
    learner = context.Process(target=learn, args=(run, version, games, end))
    for process in (learner, *players):
        process.start()
    learner.join()
    for process in players:
        process.kill()
    return run.folder / f"{GAME}.npz"


def main() -> None:
    """Reads the command line and trains."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--simulations", type=int, default=Plan.simulations)
    parser.add_argument("--horizon", type=int, default=Plan.horizon)
    parser.add_argument("--first-horizon", type=int, default=Plan.first_horizon)
    parser.add_argument("--begin", type=int, default=Run.begin)
    parser.add_argument("--publish", type=int, default=Run.publish)
    parser.add_argument("--batch", type=int, default=Run.batch)
    parser.add_argument("--reuse", type=float, default=Run.reuse)
    parser.add_argument("--newest", type=float, default=Run.newest)
    parser.add_argument("--root", type=float, default=Run.root_share)
    parser.add_argument("--room", type=int, default=Run.room)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, default=None)
    given = parser.parse_args()
    plan = Plan(simulations=given.simulations, horizon=given.horizon, first_horizon=given.first_horizon)
    train(
        Run(
            given.out,
            given.minutes,
            given.workers,
            plan,
            begin=given.begin,
            publish=given.publish,
            batch=given.batch,
            reuse=given.reuse,
            newest=given.newest,
            root_share=given.root,
            room=given.room,
            start=given.start,
        )
    )


if __name__ == "__main__":
    main()
