"""The end of a game: points by source, places, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from saqqara.cli.boards.stones import row, stone
from saqqara.cli.faces import IMHOTEP, Face, face_of
from saqqara.cli.words import colour, counted, listed
from saqqara.match.match import Match
from saqqara.rules.contract import Outcome

DECIDED_BY = {
    "sled": "by more stones on the sled",
    "lowest pyramid": "by the explored pyramid with the lowest number",
}


def draw_standings(match: Match) -> Table:
    """One line for each source of points, one column for each seat."""
    face, earned, seats = face_of(match), match.earned, range(match.seats)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    table.add_column("points with")
    for seat in seats:
        table.add_column(row([stone(seat), Text(f" {colour(seat)}")]), justify="right")
    for source in match.game.SOURCES:
        if source in face.always or any(source in points for points in earned):
            table.add_row(face.sources.get(source, source), *(str(earned[seat].get(source, 0)) for seat in seats))
    table.add_section()
    table.add_row("total", *map(str, match.points), style="bold")
    table.add_row(face.tie_break, *map(str, face.counts_for_tie(match.position())))
    if match.outcome is not None:
        table.add_row("place", *(f"{place}." for place in match.outcome.places), style="bold")
    return table


def verdict(outcome: Outcome, face: Face = IMHOTEP) -> str:
    """Who won, and why."""
    winners = [colour(seat) for seat, place in enumerate(outcome.places) if place == 1]
    best = max(outcome.points)
    if outcome.reason == "shared":
        return f"{listed(winners)} share the victory: equal points and {face.still_equal}."
    if outcome.reason in DECIDED_BY:
        return f"{winners[0]} wins with {_tied(outcome.points, best)}, {DECIDED_BY[outcome.reason]}."
    return f"{winners[0]} wins with {counted(best, 'point')}."


def _tied(points: Sequence[int], best: int) -> str:
    others = [colour(seat) for seat, score in enumerate(points) if score == best]
    return f"{counted(best, 'point')} ({listed(others)} are tied)"
