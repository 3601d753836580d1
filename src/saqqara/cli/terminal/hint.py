"""Hints for people: the best moves in the view of the judge of reviews, or of one of the levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from saqqara.bots.levels import level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Estimate, Evaluation, Prospect
from saqqara.cli.languages import figure, say
from saqqara.cli.readiness import get_ready
from saqqara.cli.terminal.lines import row
from saqqara.cli.terminal.review.sentences import reasons_told
from saqqara.cli.terminal.seats import player_name, seat_mark, seat_name
from saqqara.match.match import Match
from saqqara.review.hints import hint_evaluation, hint_reasons
from saqqara.review.model import LEVEL
from saqqara.rules.contract import NATURE

BEST = 3  # moves that are shown

Waiting = Callable[[str], AbstractContextManager[Any]]


def advise(match: Match, seat: int, level: str, waiting: Waiting) -> Group:
    """Asks a level for the best moves of a seat, or without one the judge of reviews; it knows what the seat does."""
    adviser = level_bot(level or LEVEL, match.edition)
    get_ready((adviser.name,), match.edition)
    question = Question(
        match.edition, match.state(seat), seat, match.turn
    )  # the turn as seed: the same question has the same answer
    with waiting(say("cli.thinks", name=adviser.name)):
        evaluation = adviser.evaluate(question) if level else hint_evaluation(question)
        best, *others = (prospect.move for prospect in _shown(evaluation))
        reasons = hint_reasons(question, best, others)
    why = [
        f"{question.legal.index(move) + 1}) {reasons_told(match.edition.game, found)}"
        for move, found in reasons.items()
        if found
    ]
    return draw_hint(evaluation, question.legal, adviser.name, why)


def draw_hint(evaluation: Evaluation, legal: Sequence[str], level: str, why: Sequence[str] = ()) -> Group:
    """Draws the best moves with their prospects, why others are worse, then the expected line of play."""
    grid = _prospects_grid(evaluation, legal)
    return Group(Text(_heading(evaluation, level), "bold"), grid, *map(Text, why), Text(_line(evaluation)))


def _shown(evaluation: Evaluation) -> list[Prospect]:
    return [prospect for prospect in evaluation.prospects if prospect.wins][:BEST]


def _heading(evaluation: Evaluation, level: str) -> str:
    who, adviser = seat_name(evaluation.seat), player_name(level)
    if evaluation.is_exact:
        return say("cli.hint.exact", level=adviser, name=who)
    return say("cli.hint", level=adviser, name=who, count=evaluation.simulations)


def _prospects_grid(evaluation: Evaluation, legal: Sequence[str]) -> Table:
    best = _shown(evaluation)
    seat, *others = order = _viewer_first(evaluation.seat, len(best[0].points))
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(say("cli.hint.move"))
    for head in (
        Text(say("cli.hint.wins")),
        row([Text(f"{say('cli.hint.points')} "), seat_mark(seat)]),
        *map(seat_mark, others),
    ):
        grid.add_column(head, justify="right", no_wrap=True)
    for prospect in best:
        grid.add_row(f"{legal.index(prospect.move) + 1}) {prospect.move}", *_prospects(prospect, order))
    return grid


def _viewer_first(seat: int, seats: int) -> list[int]:
    return [seat, *(other for other in range(seats) if other != seat)]


def _prospects(prospect: Prospect, order: Sequence[int]) -> list[str]:
    """Returns a row: chance to win and points of the seat itself, with their ranges, then the points of the others."""
    seat, *others = order
    wins, points = prospect.wins[seat], prospect.points[seat]
    percent = Estimate(100 * wins.mean, 100 * wins.low, 100 * wins.high)
    return [
        f"{say('cli.hint.percent', number=figure(percent.mean, 0))}{_range(percent, 0)}",
        f"{figure(points.mean, 1)}{_range(points, 1)}",
        *(figure(prospect.points[other].mean, 1) for other in others),
    ]


def _range(estimate: Estimate, digits: int) -> str:
    if estimate.low == estimate.high:
        return ""
    return f" ({figure(estimate.low, digits)}–{figure(estimate.high, digits)})"


def _line(evaluation: Evaluation) -> str:
    """Says what the search expects, from the best move on; of nature's draws it names those it tried most often."""
    line = evaluation.line or ((evaluation.seat, evaluation.best.move),)  # few simulations see no further than the move
    steps = [say("cli.hint.drawn", move=move) if seat == NATURE else f"{seat_name(seat)} {move}" for seat, move in line]
    return say("cli.hint.line", line=", ".join(steps))
