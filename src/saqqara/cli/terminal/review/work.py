"""Reviews records one after another, or side by side in processes and on Ray; a record that fails stops no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from saqqara.bots.levels import level_of
from saqqara.cli.shared_options import DEFAULT_GAME
from saqqara.match import records
from saqqara.review import reviewing
from saqqara.review.model import Review
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.parallel import run_parallel

Progress = Callable[[int], None]  # takes how many more moments have been looked at


@dataclass(frozen=True)
class Closeness:
    """How closely records are looked at, and with which edition."""

    level: str
    simulations: int | None = None  # None: those of the level
    edition: str | None = None  # None: the one that each record names

    def check(self) -> None:
        """Refuses what does not exist."""
        level_of(self.level, DEFAULT_GAME)
        if self.simulations is not None and self.simulations < 1:
            raise SaqqaraError(f"--simulations: expected 1 or more, got {self.simulations}")


@dataclass(frozen=True)
class Job:
    """A record to review."""

    number: int  # of the file, from 0
    text: str
    moments: int
    edition: Edition
    closeness: Closeness

    @classmethod
    def of(cls, number: int, text: str, closeness: Closeness) -> Job:
        """Reads a record, or refuses it."""
        record = records.read(text)
        return cls(number, text, len(record.lines) + 1, record.edition(closeness.edition), closeness)


@dataclass(frozen=True)
class Result:
    """The review of a record, or the sentence that says why there is none."""

    number: int
    review: Review | None
    failure: str = ""


def review_all(jobs: Sequence[Job], progress: Progress, processes: int, ray: str | None) -> Iterator[Result]:
    """Yields the results in the order of the jobs, each as soon as those before it are there."""
    if ray is None and (processes == 1 or len(jobs) == 1):
        return (reviewed(job, progress) for job in jobs)
    return _side_by_side(jobs, progress, processes, ray)


def reviewed(job: Job, progress: Progress = lambda _: None) -> Result:
    """Reviews a record, and reports progress meanwhile."""
    how, looked_at = job.closeness, 0
    try:
        for review in reviewing(job.text, level=how.level, simulations=how.simulations, edition=job.edition):
            progress(review.looked_at - looked_at)
            looked_at = review.looked_at
    except SaqqaraError as refusal:
        return Result(job.number, None, " ".join(str(refusal).split()))
    return Result(job.number, review)


def _side_by_side(jobs: Sequence[Job], progress: Progress, processes: int, ray: str | None) -> Iterator[Result]:
    """Yields results in the order of the jobs although they become ready in another."""
    ready: dict[int, Result] = {}
    order = [job.number for job in jobs]
    moments = {job.number: job.moments for job in jobs}
    with closing(run_parallel(reviewed, jobs, processes=processes, ray=ray)) as results:
        for result in results:
            ready[result.number] = result
            progress(moments[result.number])
            while order and order[0] in ready:
                yield ready.pop(order.pop(0))
