"""Review: what a level would have done at each decision of finished games, on one machine or on many."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from saqqara.bots.levels import LevelBot, level_bot
from saqqara.bots.protocol import Question
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE
from saqqara.rules.edition import Edition
from saqqara.tournament.parallel import expect_place, expect_processes, spread


@dataclass(frozen=True)
class Judged:
    """One decision: what was played, what the level would have played, and what the difference costs."""

    turn: int  # the moves before it, nature's included
    seat: int
    move: str
    best: str
    cost: float | None  # in shares of the first place, as the level sees it; None if it never looked at the move


@dataclass(frozen=True)
class Review:
    """One game."""

    record: str  # its file
    level: str
    decisions: list[Judged]  # those with a choice

    def cost_of(self, seat: int) -> float:
        """What a seat's moves cost it in all."""
        return sum(one.cost or 0.0 for one in self.decisions if one.seat == seat)


Job = tuple[str, str, str, str | None]


def review(
    files: Iterable[str | Path],
    level: str = "architect",
    ray: str | None = None,
    *,
    processes: int = 1,
    edition: str | None = None,
) -> Iterator[Review]:
    """The review of each record, as it is ready. A review follows from the record and the level alone."""
    expect_processes(processes)
    expect_place(ray)
    jobs = ((str(file), Path(file).read_text(), level, edition) for file in files)
    with closing(spread(review_record, jobs, processes=processes, ray=ray)) as reviewed:
        yield from reviewed


def review_record(job: Job) -> Review:
    """One record: the level is asked what the seat was asked, and knows no more than it."""
    file, text, level, edition = job
    record = records.read(text)
    match = Match.before(record, edition)
    bot = level_bot(level, match.edition)
    decisions = []
    for line in record.lines:
        question = _question(match.edition, match, line.seat) if line.seat != NATURE else None
        if question is not None and len(question.moves) > 1:
            decisions.append(_judged(bot, question, match.turn, line.move))
        match.replay(line)
    return Review(file, level, decisions)


def _question(edition: Edition, match: Match, seat: int) -> Question:
    seed = hashlib.blake2b(f"review {match.turn} {seat}".encode(), digest_size=7).digest()
    return Question(edition, match.state(seat), seat, int.from_bytes(seed))


def _judged(bot: LevelBot, question: Question, turn: int, move: str) -> Judged:
    """The tree of another question is no help: what is seen must not hang on what came before."""
    bot.begin()
    found = bot.evaluate(question)
    played = next((one for one in found.prospects if one.move == move), None)
    cost = None
    if played is not None and (played.visits or found.is_exact):
        cost = max(0.0, found.best.wins[question.seat].mean - played.wins[question.seat].mean)
    return Judged(turn, question.seat, move, found.best.move, cost)
