"""A training run: workers play with the newest network, this process learns from their games."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace

import torch

from saqqara.bots.network.evaluation import ARRAYS
from saqqara.bots.network.shape import Network, network_of, shape_of
from saqqara.bots.network.weights import Training, Weights, save
from saqqara.bots.search.searcher import Effort
from saqqara.encoding.actions import Actions
from saqqara.rules.edition import Edition
from saqqara.tournament.parallel import run_parallel
from saqqara.training.folder import Run, RunFolder
from saqqara.training.jobs import Played, SelfPlay, Trial, Tried, work
from saqqara.training.learner import RATE, Learner, Pool
from saqqara.training.samples import Samples
from saqqara.training.self_play import Plan
from saqqara.training.symmetries import symmetries_of

GAMES_OF_A_JOB = 4
MOST_STEPS = 16  # between two results of the workers
FIRST_POSITIONS = 600_000  # games are played by the search without a network until there are so many,
FIRST_SHARE = 0.2  # or for this share of the time
BEGIN_LEARNING = 20_000  # positions
BEGIN_AGAIN = 150_000  # the same for a run that starts with a network: few positions would make it forget
LATE_DECAY = 0.35  # share of the time in which the learning rate falls
LEAST_RATE = 0.05
PUBLISH_S = 15.0
SAVE_S = 60.0
SEGMENTS = 64  # of positions on disk: 2 GiB
TRIALS = 24  # games against each opponent, for each number of seats
OPPONENTS = ("mason", "architect")
TRIAL_EFFORT = Effort(400, horizon=0, exploration=0.4, margin=0.15, nodes=16)


@dataclass(frozen=True)
class Progress:
    """How far a run has come."""

    seconds: float
    games: int
    positions: int
    steps: int
    losses: dict[str, float]
    strength: dict[tuple[int, str], list[float]]  # shares of the first place by seats and opponent


@dataclass(frozen=True)
class Learning:
    """How the network learns from the games."""

    reuse: float = 12.0  # how often a position is learnt from
    root_share: float = 0.5  # of the searches in the target of the win shares; the rest is the outcome
    rate: float = RATE


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
        plan: Plan | None = None,
        learning: Learning | None = None,
    ) -> None:
        """`run` is a fresh one, or the one that the folder holds."""
        self._edition, self._folder, self._run, self._plan = edition, folder, run, plan or Plan()
        self._learning = learning or Learning()
        self._begin = BEGIN_LEARNING
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        is_large = self._device == "cuda"
        self._batch = 4096 if is_large else 512
        shape = shape_of(edition, run.hidden)
        names = Actions(edition.game, edition=edition).names
        self._learner = Learner(shape, symmetries_of(shape, names), self._device)
        self._pool = Pool(shape, 4_000_000 if is_large else 400_000, self._device)
        self._clock = _Clock()
        self._losses: dict[str, torch.Tensor] = {}
        self._strength: dict[tuple[int, str], list[float]] = defaultdict(list)
        self._trials: list[Trial] = []
        self._network: Network | None = None
        self._resume()

    def _resume(self) -> None:
        for chunk in self._folder.chunks():
            self._pool.add(Samples.unpack(chunk))
        if self._folder.learner.exists():
            self._learner.load(self._folder.learner)
        if self._run.is_published:
            self._network = self._learner.network()

    def start_with(self, weights: Weights) -> None:
        """Begins with a trained network."""
        self._network = network_of(weights)
        self._learner.take(self._network)
        self._begin = BEGIN_AGAIN
        self._run = replace(self._run, is_published=True)

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
                        tell(self._progress())
        finally:
            self._save()
        tell(self._progress())
        return self._weights()

    def _timed(self, results: Iterator[Played | Tried]) -> Iterator[Played | Tried]:
        """The results, while time is left; counts the seconds of the run."""
        began, before = time.monotonic(), self._run.seconds
        while self._run.seconds < self._end:
            yield next(results)
            self._run = replace(self._run, seconds=before + time.monotonic() - began)

    def _jobs(self) -> Iterator[SelfPlay | Trial]:
        """Games without end, and the games of a trial first."""
        while True:
            while self._trials:
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
        self._folder.add(result.packed)
        self._pool.add(Samples.unpack(result.packed))
        run = self._run
        self._run = replace(run, games=run.games + result.games, positions=run.positions + result.positions)

    def _learn(self) -> None:
        if self._pool.added < self._begin:
            return
        learning = self._learning
        root_share = learning.root_share if self._run.is_published else 0.0
        for _ in range(MOST_STEPS):
            if self._learner.steps * self._batch >= learning.reuse * max(self._run.positions, self._pool.added):
                break
            self._losses = self._learner.learn(self._pool.batch(self._batch), root_share, self._rate())

    def _rate(self) -> float:
        left = 1 - self._run.seconds / self._end
        return self._learning.rate * min(1.0, max(LEAST_RATE, left / LATE_DECAY))

    def _publish(self) -> None:
        """Gives workers the newest network, from time to time; now and then it is tried against the levels."""
        run = self._run
        is_first = run.positions >= FIRST_POSITIONS or run.seconds >= FIRST_SHARE * self._end
        if not (run.is_published or is_first) or not self._losses:
            return
        if self._network is None or self._clock.is_due("publish", PUBLISH_S):
            self._network = self._learner.network()
            self._run = replace(run, is_published=True)
        if self._clock.is_due("trial", self._end / 12):
            self._begin_trial()

    def _begin_trial(self) -> None:
        self._strength.clear()
        weights = self._weights()
        for number in range(TRIALS):
            for seats in self._run.seats:
                for name in OPPONENTS:
                    job = Trial(self._edition, seats, network_of(weights), weights.training, TRIAL_EFFORT, name, number)
                    self._trials.append(job)

    def _weights(self) -> Weights:
        run = self._run
        training = Training(
            game=run.game,
            seats=run.seats,
            edition=run.edition,
            shape=shape_of(self._edition, run.hidden).hash,
            run=run.name,
            games=run.games,
            positions=run.positions,
        )
        return Weights(dict(zip(ARRAYS, self._learner.network(), strict=True)), training)

    def _save(self) -> None:
        """Writes learner, network and run; positions are written as they come."""
        draft = self._folder.learner.with_suffix(".draft")
        self._learner.save(draft)
        draft.replace(self._folder.learner)
        save(self._folder.weights(self._run.game), self._weights())
        self._folder.write_run(self._run)
        self._folder.drop_oldest(SEGMENTS)

    def _progress(self) -> Progress:
        losses = {name: float(loss) for name, loss in self._losses.items()}
        run = self._run
        strength = {key: list(shares) for key, shares in self._strength.items()}
        return Progress(run.seconds, run.games, run.positions, self._learner.steps, losses, strength)
