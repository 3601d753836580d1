"""The tables of a review: chances and grades by seat, every move with its grade, luck and skill."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import figure, say
from saqqara.cli.terminal.lines import FAINT, row
from saqqara.cli.terminal.review.figures import percent, range_of, signed
from saqqara.cli.terminal.review.grades import BAD, COUNTED, STYLES, grade_text
from saqqara.cli.terminal.review.reviewed import Reviewed
from saqqara.cli.terminal.review.rounding import Row, apportioned, balanced
from saqqara.cli.terminal.review.sparkline import sparkline
from saqqara.cli.terminal.seats import seat_mark, seat_name
from saqqara.review.model import Account, Decision, Grade, Moment, Review

BESIDE_BARS = 40  # columns of the other figures of a seat
FEWEST_BARS = 10
MOST_BARS = 56
PARTS = ("start", "luck", "own", "others")  # of an account, which its end is the sum of
WITH_RANGES = 96  # columns in which the table of moves has room for ranges


def draw_chances(review: Review, width: int) -> Table:
    """Draws how the chance of each seat went, with its points at the end."""
    bars = min(max(width - BESIDE_BARS, FEWEST_BARS), MOST_BARS)
    heads = (say("cli.player"), "", Text(say("review.wins"), justify="left"), "", say("end.points"))
    grid = _grid(*heads, leading=1)  # else a full bar would touch the row above
    first, last = (_percents(review.moments[place]) for place in (0, -1))
    for seat in range(review.seats):
        shares = [moment.wins[seat].mean for moment in review.moments]
        grid.add_row(_named(seat), first[seat], sparkline(shares, bars), last[seat], figure(review.points.end[seat], 0))
    return grid


def _percents(moment: Moment) -> list[str]:
    """Returns the chances of all seats, which add up to 100."""
    return [percent(number / 100) for number in apportioned([100 * worth.mean for worth in moment.wins], 100)]


def draw_grades(reviews: Sequence[Review]) -> Table:
    """Draws how accurate each seat was, and how many moves of each grade it made: the means of games of one kind."""
    digits = 0 if len(reviews) == 1 else 1
    grid = _grid(say("cli.player"), say("review.accuracy"), *map(_grade_head, COUNTED))
    for seat in range(reviews[0].seats):
        accuracies = [accuracy for review in reviews if (accuracy := review.accuracy[seat]) is not None]
        made = Counter(decision.grade for review in reviews for decision in review.decisions if decision.seat == seat)
        counts = (figure(made[grade] / len(reviews), digits) for grade in COUNTED)
        grid.add_row(_named(seat), figure(_mean(accuracies), 1) if accuracies else "-", *counts)
    return grid


def _grade_head(grade: Grade) -> Text:
    """Returns the shape of a grade above its word: narrower than side by side."""
    shape, _, word = grade_text(grade).plain.partition(" ")
    return Text(f"{shape}\n{word}", STYLES[grade], justify="right")


def _mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


# --- moves ---


def draw_moves(game: Reviewed, width: int) -> Table:
    """Draws every move with its grade and its cost, under the heading of its round."""
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(say("cli.hint.move"))
    grid.add_column(say("cli.review.grade"), no_wrap=True)
    for cost in ("percent", "points"):
        grid.add_column(say("cli.review.lost", what=cost), justify="right", no_wrap=True)
    for turn in range(1, len(game.review.moments)):
        if turn in game.decisions:
            grid.add_row(*_move_cells(game, game.decisions[turn], width))
        for heading in game.headings(turn):
            grid.add_row("", "", Text(heading, "bold"))
    return grid


def _move_cells(game: Reviewed, decision: Decision, width: int) -> Iterable[Text | str]:
    played, best = game.played_and_best(decision)
    move, is_bad = Text(played), decision.grade in BAD
    if is_bad:
        move.append(f"\n{say('review.better', move=best)}", FAINT)
    number = Text(str(decision.turn + 1), FAINT)
    costs = _costs(decision, width >= WITH_RANGES) if is_bad else ()
    return number, seat_mark(decision.seat), move, grade_text(decision.grade), *costs


def _costs(decision: Decision, with_ranges: bool) -> tuple[str, str]:
    """Returns what a move cost: in chance, in points."""
    wins, points = figure(100 * decision.wins.mean, 1), figure(decision.points.mean, 1)
    if not with_ranges:
        return wins, points
    return f"{wins}{range_of(decision.wins, 100)}", f"{points}{range_of(decision.points)}"


# --- luck and skill ---


def draw_account(account: Account, is_chance: bool) -> Table:
    """Draws how the result of each seat came about; what is shown adds up in each row."""
    rows, ends = whole_account(account, is_chance)
    grid = _grid(f"{say('review.wins')}, %" if is_chance else say("end.points"), *map(_part_head, (*PARTS, "end")))
    digits = 0 if is_chance else 1
    for seat, (start, *changes) in enumerate(rows):
        first, last = (figure(number / 10**digits, digits) for number in (start, ends[seat]))
        middle = (signed(change / 10**digits, digits) for change in changes)
        grid.add_row(_named(seat), first, *middle, Text(last, "bold"))
    return grid


def _part_head(part: str) -> str:
    return say(f"review.part.{part}")


def whole_account(account: Account, is_chance: bool) -> tuple[list[Row], list[int]]:
    """Returns the parts and the end of each seat, in whole numbers of per cent or of tenths of a point.

    Of chances the starts add up to all, and luck to nothing.
    """
    scale = 100 if is_chance else 10
    rows = [[scale * share for share in row] for row in zip(*(getattr(account, part) for part in PARTS), strict=True)]
    wanted = [scale * share for share in account.end]
    if is_chance:
        ends = apportioned(wanted, 100)
        return balanced(rows, ends, (100, 0)), ends
    ends = [math.floor(end + 0.5) for end in wanted]
    return balanced(rows, ends), ends


def mean_account(accounts: Sequence[Account]) -> Account:
    """Returns the mean of accounts of games of one kind: its parts add up as well."""
    start, luck, own, others, end = (
        [_mean(shares) for shares in zip(*(getattr(account, part) for account in accounts), strict=True)]
        for part in (*PARTS, "end")
    )
    return Account(start, luck, own, others, end)


def _grid(first: str | Text, *others: str | Text, leading: int = 0) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0), leading=leading)
    grid.add_column(first, no_wrap=True)
    for head in others:
        grid.add_column(head, justify="right")
    return grid


def _named(seat: int) -> Text:
    return row([seat_mark(seat), Text(f" {seat_name(seat)}")])
