"""What is found out about the lines of one unit: the worth before it, and the decisions in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.search.tree_pool import Array
from saqqara.bots.seeds import question_seed
from saqqara.review.appraising import Appraisal, Appraiser, Pace
from saqqara.review.looking import Look
from saqqara.review.reading import Line, Unit
from saqqara.review.worth import Worth
from saqqara.rules.contract import NATURE

ONLOOKER = -2  # the number of no seat


@dataclass(frozen=True)
class Judged:
    """A decision: what its seat could find out, and what the best and the played move lead to."""

    line: Line
    look: Look
    evaluation: Evaluation
    after_best: Worth | None = None  # None: the move played is the best one, or the position is solved
    after_played: Worth | None = None  # None: the worth of the next unit


@dataclass(frozen=True)
class UnitReview:
    """All that is found out about a unit."""

    unit: Unit
    appraisal: Appraisal
    judged: dict[int, Judged]  # by turn: decisions with a choice
    is_refined: bool


def raw_of(state: Any) -> Array:
    """The bytes of a state."""
    raw: Array = state.pack()
    return raw


def review_unit(appraiser: Appraiser, unit: Unit, last: Any, pace: Pace, is_refined: bool) -> UnitReview:
    """Looks at a unit; `last` is the final state, for the unit after the end."""
    looker = appraiser.looker
    first = raw_of(unit.lines[0].state if unit.lines else last)
    appraisal = appraiser.appraise(looker.known_to(first, ONLOOKER), pace, f"{unit.start}")
    judged = {}
    for line in unit.lines:
        if line.seat != NATURE and len(looker.game.legal(line.state, line.seat)) > 1:
            judged[line.turn] = _judged(appraiser, unit, line, appraisal, pace)
    return UnitReview(unit, appraisal, judged, is_refined)


def _judged(appraiser: Appraiser, unit: Unit, line: Line, appraisal: Appraisal, pace: Pace) -> Judged:
    looker, raw, seat = appraiser.looker, raw_of(line.state), line.seat
    look = _look_of(appraiser, unit, line, appraisal, pace)
    found = look.evaluation
    assert found is not None, "a seat that decides has prospects"
    if found.is_exact or found.best.move == line.move:
        return Judged(line, look, found)
    best = looker.after(raw, seat, _number(line, found.best.move, looker.game))
    if looker.has_one_tree:
        known = looker.known_to(best, ONLOOKER)
        return Judged(line, look, found, appraiser.appraise(known, pace, f"{line.turn} best").worth)
    played = looker.after(raw, seat, _number(line, line.move, looker.game))
    seed, simulations = _seed(line, "after"), pace.of_look(looker)
    both = [looker.look(after, seat, simulations, seed, pace.solves, has_moves=False).worth for after in (best, played)]
    return Judged(line, look, found, *both)


def _look_of(appraiser: Appraiser, unit: Unit, line: Line, appraisal: Appraisal, pace: Pace) -> Look:
    """The look of a seat at its own question: that of the appraisal, unless it knows more now."""
    looker = appraiser.looker
    earlier = [other for other in unit.lines if other.turn < line.turn]
    is_same = not any(other.seat in (line.seat, NATURE) for other in earlier)
    if is_same and line.seat in appraisal.looks and appraisal.looks[line.seat].evaluation is not None:
        return appraisal.looks[line.seat]
    seed = _seed(line, "question")
    return looker.look(raw_of(line.state), line.seat, pace.of_look(looker), seed, pace.solves)


def _number(line: Line, move: str, game: Any) -> int:
    return int(game.read(line.state, line.seat, move))


def _seed(line: Line, purpose: str) -> int:
    return question_seed(f"review {line.turn} {line.seat} {purpose}", bits=62)


def own_chance(worth: Worth, seat: int) -> tuple[float, float]:
    """A seat's chance of the first place and its standard error."""
    return float(worth.wins[seat]), float(worth.wins_error[seat])


def own_points(worth: Worth, seat: int) -> tuple[float, float]:
    """A seat's points and their standard error."""
    return float(worth.points[seat]), float(worth.points_error[seat])


def difference(best: tuple[float, float], played: tuple[float, float]) -> tuple[float, float]:
    """How much more the best one is, and the standard error of that."""
    return best[0] - played[0], float(np.hypot(best[1], played[1]))
