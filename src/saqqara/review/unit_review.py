"""What is found out about the lines of one unit: the worth before it, and the decisions in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.tree_pool import Array
from saqqara.bots.seeds import question_seed
from saqqara.review.appraising import Appraisal, Appraiser, Pace
from saqqara.review.looking import Evaluated, PositionSearcher
from saqqara.review.reading import Line, PublicStep
from saqqara.review.worth import Worth
from saqqara.rules.contract import NATURE

SPECTATOR = -2  # the number of no seat


@dataclass(frozen=True)
class Judged:
    """A decision: what its seat could find out, and what the best and the played move lead to."""

    line: Line
    evaluated: Evaluated
    evaluation: Evaluation
    after_best: Worth | None = None  # None: the move played is the best one
    after_played: Worth | None = None  # None: the worth of the next unit


@dataclass(frozen=True)
class UnitReview:
    """All that is found out about a unit."""

    unit: PublicStep
    appraisal: Appraisal
    judged: dict[int, Judged]  # by turn: decisions with a choice
    is_refined: bool


def raw_of(state: Any) -> Array:
    """Returns the bytes of a state."""
    raw: Array = state.pack()
    return raw


def review_unit(appraiser: Appraiser, unit: PublicStep, last: Any, pace: Pace, is_refined: bool) -> UnitReview:
    """Looks at a unit; `last` is the final state, for the unit after the end."""
    searcher = appraiser.searcher
    first = raw_of(unit.lines[0].state if unit.lines else last)
    appraisal = appraiser.appraise(searcher.known_to(first, SPECTATOR), pace, f"{unit.start}")
    judged = {}
    for line in unit.lines:
        if line.seat != NATURE and len(searcher.game.legal(line.state, line.seat)) > 1:
            judged[line.turn] = _judged(appraiser, unit, line, appraisal, pace)
    return UnitReview(unit, appraisal, judged, is_refined)


def review_try(appraiser: Appraiser, unit: PublicStep, line: Line, move: str, pace: Pace) -> Judged:
    """Judges another move at a line of a unit, with as long a search after it as after the best one."""
    searcher, tried = appraiser.searcher, replace(line, move=move)
    first = searcher.known_to(raw_of(unit.lines[0].state), SPECTATOR)
    judged = _judged(appraiser, unit, tried, appraiser.appraise(first, pace, f"{unit.start}"), pace)
    if judged.after_best is None or judged.after_played is not None:
        return judged
    raw = searcher.after(raw_of(line.state), line.seat, _number(line, move, searcher.game))
    after = appraiser.appraise(searcher.known_to(raw, SPECTATOR), pace, f"{line.turn} best")
    return replace(judged, after_played=after.worth)


def _judged(appraiser: Appraiser, unit: PublicStep, line: Line, appraisal: Appraisal, pace: Pace) -> Judged:
    searcher, raw, seat = appraiser.searcher, raw_of(line.state), line.seat
    evaluated = _evaluated_for(appraiser, unit, line, appraisal, pace)
    found = evaluated.evaluation
    assert found is not None, "a seat that decides has prospects"
    if found.best.move == line.move:
        return Judged(line, evaluated, found)
    if found.is_exact:
        return Judged(line, evaluated, found, *_solved(searcher, line, found, pace))
    best = searcher.after(raw, seat, _number(line, found.best.move, searcher.game))
    if searcher.has_one_tree:
        known = searcher.known_to(best, SPECTATOR)
        return Judged(line, evaluated, found, appraiser.appraise(known, pace, f"{line.turn} best").worth)
    played = searcher.after(raw, seat, _number(line, line.move, searcher.game))
    seed, simulations = _seed(line, "after"), pace.of_search(searcher)
    both = [
        searcher.search(after, seat, simulations, seed, pace.solver_budget, has_moves=False).worth
        for after in (best, played)
    ]
    return Judged(line, evaluated, found, *both)


def _solved(searcher: PositionSearcher, line: Line, found: Evaluation, pace: Pace) -> list[Worth]:
    """Returns what the best move of a solved question leads to, and the move that was played."""
    played = next(prospect for prospect in found.prospects if prospect.move == line.move)
    raw, seed = raw_of(line.state), _seed(line, "solved")
    return [
        searcher.solved_after(raw, line.seat, _number(line, one.move, searcher.game), one, seed, pace.solver_budget)
        for one in (found.best, played)
    ]


def _evaluated_for(appraiser: Appraiser, unit: PublicStep, line: Line, appraisal: Appraisal, pace: Pace) -> Evaluated:
    """Returns what a seat finds out at its question: that of the appraisal, unless it knows more now."""
    searcher = appraiser.searcher
    earlier = [other for other in unit.lines if other.turn < line.turn]
    is_same = not any(other.seat in (line.seat, NATURE) for other in earlier)
    if is_same and line.seat in appraisal.looks and appraisal.looks[line.seat].evaluation is not None:
        return appraisal.looks[line.seat]
    seed = _seed(line, "question")
    return searcher.search(raw_of(line.state), line.seat, pace.of_search(searcher), seed, pace.solver_budget)


def _number(line: Line, move: str, game: Any) -> int:
    return int(game.read(line.state, line.seat, move))


def _seed(line: Line, purpose: str) -> int:
    return question_seed(f"review {line.turn} {line.seat} {purpose}", bits=62)


def own_chance(worth: Worth, seat: int) -> tuple[float, float]:
    """Returns a seat's chance of the first place and its standard error."""
    return float(worth.wins[seat]), float(worth.wins_error[seat])


def own_points(worth: Worth, seat: int) -> tuple[float, float]:
    """Returns a seat's points and their standard error."""
    return float(worth.points[seat]), float(worth.points_error[seat])


def difference(best: tuple[float, float], played: tuple[float, float]) -> tuple[float, float]:
    """Returns how much more the best one is, and the standard error of that."""
    return best[0] - played[0], float(np.hypot(best[1], played[1]))
