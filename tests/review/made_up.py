"""A review with made-up figures, for tests of what shows reviews: its sums are right, its judgements are not."""

from __future__ import annotations

import random

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import (
    Account,
    Choice,
    Decision,
    Draw,
    Estimate,
    Grade,
    Judge,
    Margins,
    Moment,
    Reason,
    Review,
    Step,
)
from saqqara.rules.contract import NATURE

PARTS = ("start", "luck", "own", "others", "end")
GRADES: tuple[Grade, ...] = ("best", "good", "inaccuracy", "mistake", "blunder", "only")


def made_up_review(text: str, looked_at: int | None = None) -> Review:
    """A review of a record, as if so many moments had been refined; None: all of them."""
    record = records.read(text)
    match = Match.before(record)
    seats, sources = match.seats, list(match.game.SOURCES)
    chance = random.Random(text)
    moments = [_moment(chance, seats, len(sources), 0, None, None)]
    decisions = []
    for turn, line in enumerate(record.lines):
        if line.seat != NATURE:
            decisions.append(_decision(chance, match, turn, line.seat, line.move))
        match.replay(line)
        moments.append(_moment(chance, seats, len(sources), turn + 1, line.seat, line.move))
    wins = _account(moments, [[worth.mean for worth in moment.wins] for moment in moments])
    points = _account(moments, [[worth.mean for worth in moment.points] for moment in moments])
    return Review(
        game=match.game.NAME,
        seats=seats,
        sources=sources,
        judge=Judge("pharaoh", "made-up", 5_000),
        moments=moments,
        decisions=decisions,
        turning_points=sorted(chance.sample(range(1, len(moments)), 3)),
        wins=wins,
        points=points,
        luckiest=[Draw(1, seat, 0.08, 2.5, 0.01, 0.5) for seat in range(seats)],
        unluckiest=[Draw(2, seat, -0.06, -1.5, 0.01, 0.5) for seat in range(seats)],
        accuracy=[round(60 + 40 * chance.random(), 1) for _ in range(seats)],
        accuracy_margins=[1.5] * seats,
        looked_at=len(moments) if looked_at is None else looked_at,
    )


def _moment(chance: random.Random, seats: int, sources: int, turn: int, seat: int | None, move: str | None) -> Moment:
    raw = [chance.random() + 0.2 for _ in range(seats)]
    by_source = [[round(6 * chance.random(), 2) for _ in range(sources)] for _ in range(seats)]
    return Moment(
        turn=turn,
        wins=[_around(share / sum(raw), 0.02) for share in raw],
        points=[_around(sum(row), 1.5) for row in by_source],
        sources=by_source,
        seat=seat,
        move=move,
        is_refined=True,
        sources_margins=[[0.4] * sources for _ in range(seats)],
    )


def _decision(chance: random.Random, match: Match, turn: int, seat: int, move: str) -> Decision:
    legal = match.legal(seat)
    best = chance.choice(legal)
    grade: Grade = "only" if len(legal) == 1 else "best" if best == move else chance.choice(GRADES[1:5])
    is_worse = grade not in ("only", "best")
    sources = match.game.SOURCES
    return Decision(
        turn=turn,
        seat=seat,
        move=move,
        best=best,
        grade=grade,
        wins=_around(0.07 * is_worse, 0.01),
        points=_around(2.1 * is_worse, 0.4),
        choices=[
            Choice(best, _around(0.5, 0.01), _around(40, 1), 900),
            Choice(move, _around(0.43, 0.02), _around(38, 1), 90),
        ],
        line=[Step(seat, best)],
        reasons=[Reason(seat, sources[0], -2.1, 0.4), Reason((seat + 1) % match.seats, sources[1], 1.4, 0.3)]
        * is_worse,
    )


def _account(moments: list[Moment], worths: list[list[float]]) -> Account:
    """Every change of a worth, given to whoever made the line before it."""
    seats = range(len(worths[0]))
    sums = {name: [0.0 for _ in seats] for name in ("luck", "own", "others")}
    for before, after, moment in zip(worths, worths[1:], moments[1:], strict=False):
        for seat in seats:
            name = "luck" if moment.is_draw else "own" if moment.seat == seat else "others"
            sums[name][seat] += after[seat] - before[seat]
    return Account(
        start=worths[0], end=worths[-1], **sums, margins=Margins(**{name: [0.02] * len(worths[0]) for name in PARTS})
    )


def _around(mean: float, half: float) -> Estimate:
    return Estimate(mean, mean - half, mean + half)
