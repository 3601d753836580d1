"""A reviewed game with other moves: the better line move by move, and tries at a decision. Nothing is stored."""

from __future__ import annotations

import zlib
from dataclasses import replace

import msgspec

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.grades import grade_of
from saqqara.review.model import Choice, Decision, Estimate, Grade, Review
from saqqara.server.history import recorded_at
from saqqara.server.refusals import Refusal
from saqqara.server.wire import LineSaid, LineShown, Range, Step, Tried, TrySaid

NOTHING = Range(mean=0.0, low=0.0, high=0.0)


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


def tried(text: str, body: bytes | None, asked: TrySaid) -> Tried:
    """Returns how a move is graded that was not played."""
    decision = _decision_at(body, asked.turn)
    match = _match_at(text, asked.turn)
    match.play(asked.move, decision.seat)
    move = match.moves()[-1][1]  # as the notation writes it
    choice = next((choice for choice in decision.choices if choice.move == move), None)
    grade, wins, points = _graded(decision, move, choice)
    return Tried(
        turn=decision.turn,
        seat=decision.seat,
        move=move,
        grade=grade,
        wins=wins,
        points=points,
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


def _graded(decision: Decision, move: str, choice: Choice | None) -> tuple[Grade | None, Range | None, Range | None]:
    """Returns the grade of a move, and what it costs in chances and in points."""
    if move == decision.move:
        return decision.grade, _range(decision.wins), _range(decision.points)
    if choice is None:
        return None, None, None
    if move == decision.best:
        return "best", NOTHING, NOTHING
    best = next((other for other in decision.choices if other.move == decision.best), choice)
    wins, points = _loss(best.wins, choice.wins), _loss(best.points, choice.points)
    return grade_of(wins), _range(wins), _range(points)


def _loss(best: Estimate, other: Estimate) -> Estimate:
    return Estimate(best.mean - other.mean, best.low - other.high, best.high - other.low)


def _range(estimate: Estimate) -> Range:
    return Range(mean=estimate.mean, low=estimate.low, high=estimate.high)
