"""Puts a review together from what was found out about the units of a game."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from saqqara.bots.search.evaluation import SURE, Prospect
from saqqara.review.accounts import Array, Known, Lost, Share, attribute_changes, totals
from saqqara.review.grades import accuracy_margin_of, accuracy_of, grade_of
from saqqara.review.judging import ReviewSetup
from saqqara.review.model import Account, Choice, Decision, Draw, Estimate, Grade, Margins, Moment, Reason, Review, Step
from saqqara.review.reading import Line, Reading
from saqqara.review.unit_review import Judged, UnitReview, difference, own_chance, own_points
from saqqara.review.worth import Worth, estimate
from saqqara.rules.contract import NATURE, Game, game_in

TURNING_POINTS = 3
DIGITS = 4  # of the margins of points by source: there are many
CHOICES = 5
LEAST_SHARE = 0.01  # of the visits, for a move to be among the choices
REASONS_OF_OWN = 2
LEAST_REASON = 0.5  # points
SURE_OF_REASON = 2.0  # standard errors


@dataclass(frozen=True)
class Assembled:
    """A decision and what it lost."""

    decision: Decision
    lost: Lost


def assemble(reading: Reading, setup: ReviewSetup, found: Sequence[UnitReview], has_one_tree: bool) -> Review:
    """Returns the review of a game from its units, in the order of the game."""
    game = game_in(reading.edition)
    decided = decisions_of(game, found)
    costs = {turn: one.lost for turn, one in decided.items()}
    shares = [
        share
        for unit, after in itertools.pairwise(found)
        for share in attribute_changes(unit, after, costs, has_one_tree)
    ]
    first, last = (Known.of(one.appraisal.worth, f"unit {one.unit.start}") for one in (found[0], found[-1]))
    wins, points = _accounts(*totals(shares, first, last))
    decisions = [decided[turn].decision for turn in sorted(decided)]
    lost = [
        [one.wins for one in decisions if one.seat == seat and one.grade != "only"] for seat in range(reading.seats)
    ]
    return Review(
        game=game.NAME,
        seats=reading.seats,
        sources=list(game.SOURCES),
        judge=setup.judge,
        moments=[moment for unit in found for moment in _moments(reading, unit)],
        decisions=decisions,
        turning_points=_turning_points(shares),
        wins=wins,
        points=points,
        luckiest=_draws(shares, reading, 1),
        unluckiest=_draws(shares, reading, -1),
        accuracy=[accuracy_of(losses) for losses in lost],
        accuracy_margins=[accuracy_margin_of(losses) for losses in lost],
        looked_at=sum(len(unit.unit.moments) for unit in found if unit.is_refined),
    )


def _accounts(values: dict[str, Array], errors: dict[str, Array]) -> list[Account]:
    """Returns the accounts of chances and of points."""
    return [
        Account(
            **{name: _floats(part[row]) for name, part in values.items()},
            margins=Margins(**{name: _floats(SURE * part[row]) for name, part in errors.items()}),
        )
        for row in range(2)
    ]


def _floats(numbers: Array) -> list[float]:
    return [float(number) for number in numbers]


def _moments(reading: Reading, found: UnitReview) -> list[Moment]:
    worth = found.appraisal.worth
    wins, points = worth.win_estimates(), worth.point_estimates()
    sources = [_floats(row) for row in worth.sources]
    margins = [[round(SURE * error, DIGITS) for error in _floats(row)] for row in worth.sources_error]
    known = margins if np.isfinite(worth.sources_error).all() else []
    moments = []
    for turn in found.unit.moments:
        line = reading.lines[turn - 1] if turn else None
        moments.append(
            Moment(
                turn=turn,
                wins=wins,
                points=points,
                sources=sources,
                sources_margins=known,
                seat=None if line is None else line.seat,
                move=None if line is None else line.move,
                is_exact=worth.is_exact,
                is_refined=found.is_refined,
            )
        )
    return moments


# --- decisions ---


def decisions_of(game: Game, found: Sequence[UnitReview]) -> dict[int, Assembled]:
    """Returns every move of a seat, by turn."""
    decided = {}
    for unit, after in itertools.pairwise(found):
        for line in unit.unit.lines:
            if line.turn in unit.judged:
                decided[line.turn] = decision_of(unit.judged[line.turn], after.appraisal.worth, game)
            elif line.seat != NATURE:
                decided[line.turn] = Assembled(_only(line), Lost(np.zeros(2), np.zeros(2)))
    return decided


def _only(line: Line) -> Decision:
    none = Estimate(0.0, 0.0, 0.0)
    steps = [Step(line.seat, line.move)]
    return Decision(line.turn, line.seat, line.move, line.move, "only", none, none, line=steps, is_exact=True)


def decision_of(judged: Judged, after: Worth, game: Game) -> Assembled:
    """Compares a move with the best one; `after` is the worth of the next unit."""
    line, found, seat = judged.line, judged.evaluation, judged.line.seat
    played = next(prospect for prospect in found.prospects if prospect.move == line.move)
    best, best_worth, played_worth = found.best, judged.after_best, judged.after_played or after
    if found.is_exact:
        lost = [(getattr(best, name)[seat].mean - getattr(played, name)[seat].mean, 0.0) for name in ("wins", "points")]
    elif best_worth is None:
        lost = [(0.0, 0.0), (0.0, 0.0)]
    else:
        lost = [difference(own(best_worth, seat), own(played_worth, seat)) for own in (own_chance, own_points)]
    if lost[0][0] <= 0 and best is not played:
        best, lost = played, [(0.0, 0.0), (0.0, 0.0)]
    wins, points = estimate(*lost[0], least=0.0), estimate(*lost[1])
    is_best = best.move == played.move
    grade: Grade = "best" if is_best else grade_of(wins)
    worths = {} if found.is_exact or best_worth is None else {found.best.move: best_worth, played.move: played_worth}
    decision = Decision(
        turn=line.turn,
        seat=seat,
        move=line.move,
        best=best.move,
        grade=grade,
        wins=wins,
        points=points,
        choices=_choices(found.prospects, best, played, worths, seat),
        line=[Step(seat, best.move)] if is_best and best is not found.best else [Step(*step) for step in found.line],
        reasons=[]
        if grade in ("best", "good") or best_worth is None
        else reasons_between(played_worth, best_worth, seat, game),
        is_exact=found.is_exact,
    )
    return Assembled(
        decision, Lost(np.array([max(0.0, lost[0][0]), lost[1][0]]), np.array([error for _, error in lost]))
    )


def _choices(
    prospects: Sequence[Prospect], best: Prospect, played: Prospect, worths: dict[str, Worth], seat: int
) -> list[Choice]:
    """Returns the best move, those that the search took seriously, and the one that was played."""
    least = LEAST_SHARE * sum(prospect.visits for prospect in prospects)
    listed = [one for one in prospects if one.wins and one.visits >= least][:CHOICES]
    rest = {one.move: one for one in (*listed, played) if one.move != best.move}
    choices = [_choice(one, worths.get(one.move), seat) for one in rest.values()]
    return [_choice(best, worths.get(best.move), seat), *sorted(choices, key=lambda choice: -choice.wins.mean)]


def _choice(prospect: Prospect, worth: Worth | None, seat: int) -> Choice:
    if worth is not None:
        wins, points = estimate(*own_chance(worth, seat), least=0.0, most=1.0), estimate(*own_points(worth, seat))
        return Choice(prospect.move, wins, points, prospect.visits)
    wins, points = (Estimate(one.mean, one.low, one.high) for one in (prospect.wins[seat], prospect.points[seat]))
    return Choice(prospect.move, wins, points, prospect.visits)


def reasons_between(played: Worth, best: Worth, seat: int, game: Game) -> list[Reason]:
    """Returns where the points go: two sources of the seat at most, and one of another seat.

    A seat that gains points in sum is told where: its weightiest gain then stands beside its weightiest loss.
    """
    gap, error = played.sources - best.sources, np.hypot(played.sources_error, best.sources_error)
    least = np.maximum(LEAST_REASON, SURE_OF_REASON * error)
    ranked = sorted(np.ndindex(gap.shape), key=lambda place: -abs(gap[place]))
    weighty = [place for place in ranked if abs(gap[place]) >= least[place]]
    own = [place for place in weighty if place[0] == seat and gap[place] < 0][:REASONS_OF_OWN]
    if gap[seat].sum() > 0:
        own = own[:1] + [place for place in weighty if place[0] == seat and gap[place] > 0][:1]
    others = [place for place in weighty if place[0] != seat and gap[place] > 0][:1]
    return [
        Reason(int(place[0]), game.SOURCES[place[1]], float(gap[place]), float(SURE * error[place]))
        for place in own + others
    ]


# --- the whole game ---


def _turning_points(shares: Sequence[Share]) -> list[int]:
    """Returns the moments after the lines that moved the result most."""
    moved = sorted(shares, key=lambda share: (-share.weight, share.turn))
    return [share.turn for share in moved[:TURNING_POINTS] if share.weight > 0]


def _draws(shares: Sequence[Share], reading: Reading, sign: int) -> list[Draw]:
    """Returns by seat the draw that helped it most, or that harmed it most."""
    found = []
    for seat in range(reading.seats):
        best = max(shares, key=lambda share: sign * share.luck.values[0, seat], default=None)
        if best is not None and sign * best.luck.values[0, seat] > 0:
            (wins, points), margins = best.luck.values[:, seat], SURE * best.luck.errors[:, seat]
            found.append(Draw(best.turn, seat, float(wins), float(points), float(margins[0]), float(margins[1])))
    return found
