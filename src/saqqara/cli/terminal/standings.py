"""The end of a game: points by source, places, and what decided."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import figure, say, say_or
from saqqara.cli.terminal.faces import face_of
from saqqara.cli.terminal.lines import row
from saqqara.cli.terminal.seats import seat_mark, seat_name
from saqqara.match.match import Match
from saqqara.rules.contract import Outcome


def draw_standings(match: Match) -> Table:
    """Draws one line for each source of points and one column for each seat."""
    face, earned, seats = face_of(match.edition.game), match.earned, range(match.seats)
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    grid.add_column(say("cli.points_with"))
    for seat in seats:
        grid.add_column(row([seat_mark(seat), Text(f" {seat_name(seat)}")]), justify="right")
    for source in match.game.SOURCES:
        if source in face.always_listed or any(source in points for points in earned):
            points = (figure(earned[seat].get(source, 0), 0) for seat in seats)
            grid.add_row(say_or(f"{match.edition.game}.source.{source}", source), *points)
    grid.add_section()
    grid.add_row(say("cli.total"), *(figure(points, 0) for points in match.points), style="bold")
    if face.tie_break is not None:
        grid.add_row(face.tie_break.label(), *map(str, face.tie_break.of_seats(match.position())))
    if match.outcome is not None:
        grid.add_row(say("cli.place"), *(f"{place}." for place in match.outcome.places), style="bold")
    return grid


def verdict(outcome: Outcome) -> str:
    """Says who won, and why."""
    winners = [seat_name(seat) for seat, place in enumerate(outcome.places) if place == 1]
    return say("end.verdict", names=winners, count=len(winners), reason=outcome.reason.replace(" ", "-"))
