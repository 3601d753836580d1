"""A training run: workers play with the newest network, this process learns from their games."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any, SupportsFloat

from saqqara.bots.network.weights import Weights, save
from saqqara.rules.edition import Edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.folder import Run, RunFolder
from saqqara.training.jobs import Played, SelfPlay, Trial, Tried, work
from saqqara.training.judged import Judged
from saqqara.training.kit import Learner, Settings, kit_of
from saqqara.training.samples import Array

GAMES_OF_A_JOB = 4
HELD_OUT = 25  # one job in so many is not learnt from
MOST_STEPS = 16  # between two results of the workers
FIRST_SHARE = 0.2  # of the time: games are then played with the network, however few there are
BEGIN_LEARNING = 20_000  # positions
BEGIN_AGAIN = 150_000  # the same for a run that starts with a network: few positions would make it forget
LATE_DECAY = 0.35  # share of the time in which the learning rate falls
LEAST_RATE = 0.05
PUBLISH_S = 15.0
SAVE_S = 60.0
SEGMENTS, HELD_OUT_SEGMENTS = 64, 4  # of positions on disk: 2 GiB and 128 MiB
TRIALS = 24  # games against each opponent, for each number of seats
OPPONENTS = ("mason", "architect")


@dataclass(frozen=True)
class Progress:
    """How far a run has come."""

    seconds: float
    games: int
    positions: int
    steps: int
    losses: dict[str, float]
    strength: dict[tuple[int, str], list[float]]  # shares of the first place by seats and opponent
    judged: Judged | None  # positions that were not learnt from


@dataclass
class _Clock:
    """What is done from time to time."""

    last: dict[str, float] = field(default_factory=dict)

    def is_due(self, what: str, every_s: float) -> bool:
        """Whether it is time again; the first time counts from the first call."""
        now = time.monotonic()
        if now - self.last.setdefault(what, now) < every_s:
            return False
        self.last[what] = now
        return True


class Trainer:
    """A training run of one game."""

    def __init__(
        self,
        edition: Edition,
        folder: RunFolder,
        run: Run,
        plan: Any = None,
        settings: Settings | None = None,
        learner: Learner | None = None,
    ) -> None:
        """`run` is a fresh one, or the one that the folder holds; the last three are the kit's unless given."""
        self._kit = kit_of(edition.game)
        self._settings = settings or self._kit.settings
        self._edition, self._folder, self._run, self._plan = edition, folder, run, plan or self._kit.plan
        self._learner = learner or self._kit.learner(edition, run.hidden)
        self._untrained = self._kit.untrained(edition, run.hidden)
        self._clock = _Clock()
        self._losses: Mapping[str, SupportsFloat] = {}
        self._strength: dict[tuple[int, str], list[float]] = defaultdict(list)
        self._trials: list[Trial] = []
        self._network: Weights | None = None  # that workers play with
        self._resume()

    def _resume(self) -> None:
        samples = self._kit.samples
        for chunk in self._folder.samples:
            self._learner.add(samples.unpack(chunk))
        for chunk in self._folder.held_out:
            self._learner.hold_out(samples.unpack(chunk))
        if self._folder.learner.exists():
            self._learner.load(self._folder.learner)
        if self._run.is_published:
            self._network = self._weights(self._learner.arrays())

    def start_with(self, weights: Weights) -> None:
        """Begins with a trained network."""
        self._learner.take(weights.arrays)
        self._network = self._weights(self._learner.arrays())
        self._run = replace(self._run, is_published=True, begin=BEGIN_AGAIN)

    def train(
        self,
        minutes: float,
        tell: Callable[[Progress], None],
        *,
        processes: int = 1,
        ray: str | None = None,
        tell_s: float = 20.0,
    ) -> Weights:
        """Goes on until the run has taken so many minutes in all; what it has learnt is saved even if it is ended."""
        self._end = 60 * minutes
        try:
            with closing(run_parallel(work, self._jobs(), processes=processes, ray=ray)) as results:
                for result in self._timed(results):
                    self._take(result)
                    self._learn()
                    self._publish()
                    if self._clock.is_due("save", SAVE_S):
                        self._save()
                    if self._clock.is_due("tell", tell_s):
                        tell(self.progress())
        finally:
            weights = self._save()
        tell(self.progress())
        return weights

    def _timed(self, results: Iterator[Played | Tried]) -> Iterator[Played | Tried]:
        """The results, while time is left; counts the seconds of the run."""
        began, before = time.monotonic(), self._run.seconds
        while self._run.seconds < self._end:
            yield next(results)
            self._run = replace(self._run, seconds=before + time.monotonic() - began)

    def _jobs(self) -> Iterator[SelfPlay | Trial]:
        """Games without end; during a trial its games in turn with them."""
        while True:
            if self._trials:
                yield self._trials.pop()
            number, run = self._run.jobs, self._run
            self._run = replace(run, jobs=number + 1)
            seats = run.seats[number % len(run.seats)]
            seed = run.seed * 1_000_003 + number
            yield SelfPlay(self._edition, seats, run.hidden, self._network, self._plan, GAMES_OF_A_JOB, seed)

    def _take(self, result: Played | Tried) -> None:
        if isinstance(result, Tried):
            self._strength[result.seats, result.opponent].append(result.share)
            return
        run, samples = self._run, self._kit.samples.unpack(result.packed)
        if run.games // GAMES_OF_A_JOB % HELD_OUT == HELD_OUT - 1:
            self._folder.held_out.add(result.packed)
            self._learner.hold_out(samples)
        else:
            self._folder.samples.add(result.packed)
            self._learner.add(samples)
        self._run = replace(run, games=run.games + result.games, positions=run.positions + result.positions)

    def _learn(self) -> None:
        learner, settings = self._learner, self._settings
        if learner.added < max(BEGIN_LEARNING, self._run.begin):
            return
        for _ in range(MOST_STEPS):
            if learner.used >= settings.reuse * max(self._run.positions, learner.added):
                break
            self._losses = learner.learn(self._root_share(), settings.rate * max(LEAST_RATE, self._left()))

    def _left(self) -> float:
        """What is left of the learning rate: it falls towards the end."""
        return min(1.0, (1 - self._run.seconds / self._end) / LATE_DECAY)

    def _root_share(self) -> float:
        settings = self._settings
        if not self._run.is_published:
            return settings.first_root_share
        return settings.last_root_share + self._left() * (settings.root_share - settings.last_root_share)

    def _publish(self) -> None:
        """Gives workers the newest network, from time to time; now and then it is tried against the levels."""
        run = self._run
        is_first = run.positions >= self._settings.first_positions or run.seconds >= FIRST_SHARE * self._end
        if not (run.is_published or is_first) or not self._losses:
            return
        if self._network is None or self._clock.is_due("publish", PUBLISH_S):
            self._network = self._weights(self._learner.arrays())
            self._run = replace(run, is_published=True)
        if not self._trials and self._clock.is_due("trial", self._end / 12):
            self._begin_trial()

    def _begin_trial(self) -> None:
        self._strength.clear()
        weights = self._weights(self._learner.corrected())
        for number in range(TRIALS):
            for seats in weights.training.seats:
                for name in OPPONENTS:
                    self._trials.append(Trial(self._edition, seats, weights, self._kit.trial, name, number))

    def _weights(self, arrays: dict[str, Array]) -> Weights:
        """A network with where it comes from."""
        run, training = self._run, self._untrained.training
        seats = tuple(sorted(set(run.seats)))
        return Weights(arrays, replace(training, seats=seats, run=run.name, games=run.games, positions=run.positions))

    def _save(self) -> Weights:
        """Writes learner, network and run; positions are written as they come."""
        draft = self._folder.learner.with_suffix(".draft")
        self._learner.save(draft)
        draft.replace(self._folder.learner)
        weights = self._weights(self._learner.corrected())
        save(self._folder.weights(self._run.game), weights)
        self._folder.write_run(self._run)
        self._folder.samples.drop_oldest(SEGMENTS)
        self._folder.held_out.drop_oldest(HELD_OUT_SEGMENTS)
        return weights

    def progress(self) -> Progress:
        """How far the run has come."""
        losses = {name: float(loss) for name, loss in self._losses.items()}
        run = self._run
        strength = {key: list(shares) for key, shares in self._strength.items()}
        judged = self._learner.judged()
        return Progress(run.seconds, run.games, run.positions, self._learner.steps, losses, strength, judged)
