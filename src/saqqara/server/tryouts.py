"""A reviewed game with other moves: the better line move by move, and tries at a decision. Nothing is stored."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

import msgspec

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.grades import is_as_good
from saqqara.review.model import Decision, Estimate, Review
from saqqara.server.history import recorded_at
from saqqara.server.refusals import Refusal
from saqqara.server.wire import LineSaid, LineShown, Range, Step, Tried, TrySaid

NOTHING = Estimate(0.0, 0.0, 0.0)


def line_of(text: str, asked: LineSaid) -> LineShown:
    """Returns the table at a turn of a record, and after each move of a line."""
    match = _match_at(text, asked.turn)
    turn = match.turn
    if asked.seat is not None and asked.seat >= match.seats:
        raise Refusal("bad_options", f"seat: expected 0 to {match.seats - 1}, got {asked.seat}")
    tables = [match.table(asked.seat)]
    for step in asked.moves:
        match.play(step.move, step.seat)
        tables.append(match.table(asked.seat))
    is_asked = asked.seat is not None and match.ask(asked.seat) is not None
    return LineShown(turn=turn, tables=tables, legal=match.legal(asked.seat) if is_asked else [])


@dataclass(frozen=True)
class Attempt:
    """A move at a decision that has been reviewed."""

    decision: Decision
    move: str  # as the notation writes it

    @property
    def known(self) -> Decision | None:
        """How it is graded, if the review says so; else None, and it has to be looked at."""
        if self.move == self.decision.move:
            return self.decision
        if self.move == self.decision.best:
            return msgspec.structs.replace(self.decision, grade="best", wins=NOTHING, points=NOTHING)
        return None


def attempted(text: str, body: bytes | None, asked: TrySaid) -> Attempt:
    """Returns a try, or refuses one that cannot be made."""
    decision = _decision_at(body, asked.turn)
    match = _match_at(text, asked.turn)
    match.play(asked.move, decision.seat)
    return Attempt(decision, match.moves()[-1][1])


def tried(attempt: Attempt, graded: Decision) -> Tried:
    """Returns how a try is graded, with what the review knows of that decision."""
    decision = attempt.decision
    return Tried(
        turn=decision.turn,
        seat=decision.seat,
        move=attempt.move,
        grade=graded.grade,
        is_as_good=graded.grade == "best" or is_as_good(graded.wins),
        wins=_range(graded.wins),
        points=_range(graded.points),
        is_exact=graded.is_exact,
        best=decision.best,
        line=[Step(seat=step.seat, move=step.move) for step in decision.line],
    )


def _match_at(text: str, turn: int) -> Match:
    """Returns the match of a record after so many moves. Draws are made by hand from there on."""
    record = records.read(text)
    header = replace(record.header, chance=records.MANUAL, commitment=None, seed=None, entropy=())
    return recorded_at(replace(record, header=header), turn)


def _decision_at(body: bytes | None, turn: int) -> Decision:
    review = None if body is None else msgspec.json.decode(zlib.decompress(body), type=Review)
    found = [decision for decision in review.decisions if decision.turn == turn] if review is not None else []
    if not found:
        raise Refusal("not_now", f"turn: expected a decision that has been reviewed, got {turn}")
    return found[0]


def _range(estimate: Estimate) -> Range:
    return Range(mean=estimate.mean, low=estimate.low, high=estimate.high)
