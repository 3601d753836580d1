"""The end of a game: points by source, places, and what decided."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from saqqara.cli.boards.stones import row, stone
from saqqara.cli.faces import face_of
from saqqara.cli.languages import figure, say
from saqqara.cli.words import colour
from saqqara.match.match import Match
from saqqara.rules.contract import Outcome


def draw_standings(match: Match) -> Table:
    """One line for each source of points, one column for each seat."""
    face, earned, seats = face_of(match), match.earned, range(match.seats)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    table.add_column(say("cli.points_with"))
    for seat in seats:
        table.add_column(row([stone(seat), Text(f" {colour(seat)}")]), justify="right")
    for source in match.game.SOURCES:
        if source in face.always or any(source in points for points in earned):
            table.add_row(say(f"source.{source}"), *(figure(earned[seat].get(source, 0), 0) for seat in seats))
    table.add_section()
    table.add_row(say("cli.total"), *(figure(points, 0) for points in match.points), style="bold")
    table.add_row(say(f"cli.tie.{face.game}"), *map(str, face.counts_for_tie(match.position())))
    if match.outcome is not None:
        table.add_row(say("cli.place"), *(f"{place}." for place in match.outcome.places), style="bold")
    return table


def verdict(outcome: Outcome) -> str:
    """Who won, and why."""
    winners = [colour(seat) for seat, place in enumerate(outcome.places) if place == 1]
    return say("end.verdict", names=winners, count=len(winners), reason=outcome.reason.replace(" ", "-"))
