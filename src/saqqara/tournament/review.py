"""Reviews finished games: compares each decision with what a level would have played, on one machine or on many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from saqqara.bots.levels import LevelBot, level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition
from saqqara.tournament.parallel import check_processes, check_ray_address, run_parallel


@dataclass(frozen=True)
class Decision:
    """One decision: what was played, what the level would have played, and what the difference costs."""

    turn: int  # the moves before it, nature's included
    seat: int
    move: str
    best: str
    cost: float | None  # in shares of the first place, as the level sees it; None if it never looked at the move


@dataclass(frozen=True)
class Review:
    """The review of one game."""

    record: str  # its file
    level: str
    decisions: list[Decision]  # those with a choice

    def cost_of(self, seat: int) -> float:
        """Returns the sum of what a seat's moves cost it, in shares of the first place.

        It is a sum over the seat's decisions, not a mean, and may exceed 1. Moves that the level never looked at count
        as 0.
        """
        return sum(decision.cost or 0.0 for decision in self.decisions if decision.seat == seat)


Job = tuple[str, str, str, str | Path | Edition | None]


def review(
    files: Iterable[str | Path],
    level: str = "architect",
    ray: str | None = None,
    *,
    processes: int = 1,
    edition: str | Path | Edition | None = None,
) -> Iterator[Review]:
    """Yields the review of each record, as it is ready. A review follows from the record and the level alone."""
    check_processes(processes)
    check_ray_address(ray)
    jobs = ((str(file), Path(file).read_text(), level, edition) for file in files)
    with closing(run_parallel(review_record, jobs, processes=processes, ray=ray)) as reviewed:
        yield from reviewed


def review_record(job: Job) -> Review:
    """Reviews one record: the level gets each question that a seat got, and knows no more than that seat did."""
    file, text, level, edition = job
    record = records.read(text)
    match = Match.before(record, edition)
    bot = level_bot(level, match.edition)
    decisions = []
    for line in record.lines:
        question = _question(match.edition, match, line.seat) if line.seat != NATURE else None
        if question is not None and len(question.moves) > 1:
            decisions.append(_decision(bot, question, match.turn, line.move))
        match.replay(line)
    return Review(file, level, decisions)


def _question(edition: Edition, match: Match, seat: int) -> Question:
    return Question(edition, match.state(seat), seat, question_seed(f"review {match.turn} {seat}", bits=56))


def _decision(bot: LevelBot, question: Question, turn: int, move: str) -> Decision:
    """Evaluates one decision. `begin` drops the tree of the last one, so that the result does not depend on it."""
    bot.begin()
    found = bot.evaluate(question)
    played = next((prospect for prospect in found.prospects if prospect.move == move), None)
    cost = None
    if played is not None and (played.visits or found.is_exact):
        cost = max(0.0, found.best.wins[question.seat].mean - played.wins[question.seat].mean)
    return Decision(turn, question.seat, move, found.best.move, cost)
