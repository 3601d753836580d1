"""A review as people read it: in full for one game, in short for one of several, and what several have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.faces import title_of
from saqqara.cli.terminal.review.reviewed import Reviewed
from saqqara.cli.terminal.review.sentences import draws, turning_point
from saqqara.cli.terminal.review.tables import draw_account, draw_chances, draw_grades, draw_moves, mean_account
from saqqara.review.model import Review


def whole_report(game: Reviewed, width: int) -> Iterator[RenderableType]:
    """Yields all parts of a review, in so many columns."""
    review = game.review
    yield from _head(game)
    yield from (draw_chances(review, width), Text(""), draw_grades([review]))
    yield _heading(say("review.turning"))
    yield _turning_points(game)
    yield _heading(say("end.moves"))
    yield draw_moves(game, width)
    yield _heading(say("review.luck"))
    yield Text(f"{say('review.luck_wins')}\n")
    yield from (draw_account(review.wins, is_chance=True), Text(""), draw_account(review.points, is_chance=False))
    yield _heading(say("review.draws"))
    yield from list(draws(game)) or [Text(say("review.draws_none"))]


def short_report(file: str, game: Reviewed, width: int) -> Iterator[RenderableType]:
    """Yields what matters most of one game among several."""
    yield Text(file, "bold")
    yield from _head(game)
    yield from (draw_chances(game.review, width), Text(""), draw_grades([game.review]), Text(""))
    for turn in game.review.turning_points[:1]:
        yield from turning_point(game, turn)
    yield Text("")


def summary(reviews: Sequence[Review]) -> Iterator[RenderableType]:
    """Yields the means of several reviews, by game and number of players."""
    by_kind = sorted(reviews, key=lambda review: (review.game, review.seats))
    for (game, seats), group in groupby(by_kind, key=lambda review: (review.game, review.seats)):
        found = list(group)
        yield _heading(_kind(game, seats))
        yield Text(f"{say('cli.review.means', count=len(found))}\n")
        yield from (draw_grades(found), Text(""))
        yield draw_account(mean_account([review.wins for review in found]), is_chance=True)


def _head(game: Reviewed) -> Iterator[RenderableType]:
    judge = game.review.judge
    yield Text(f"{_kind(game.review.game, game.review.seats)}. {game.verdict}", "bold")
    level = say(f"level.{judge.name.partition('@')[0]}")
    yield Text(f"{say('cli.review.judge', level=level, count=judge.simulations)}\n")


def _kind(game: str, seats: int) -> str:
    return f"{title_of(game)}, {say('review.players', count=seats)}"


def _heading(words: str) -> Text:
    return Text("\n").append(words, "bold underline").append("\n")


def _turning_points(game: Reviewed) -> RenderableType:
    """Draws the turning points, numbered from the weightiest on."""
    if not game.review.turning_points:
        return Text(say("review.turning_none"))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number, turn in enumerate(game.review.turning_points, start=1):
        grid.add_row(f"{number}.", Text("\n").join(turning_point(game, turn)))
    return grid
