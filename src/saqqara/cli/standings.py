"""The end of a game: points by source, places, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from saqqara.cli.boards.stones import row, stone
from saqqara.cli.words import SITES, colour, listed
from saqqara.match.match import Match
from saqqara.rules.contract import Outcome
from saqqara.rules.imhotep.components import SOURCE_NAMES

SOURCES = {"chamber": "burial chamber", "blue cards": "unused blue cards", "before": "before this record"}
ALWAYS = [source for source in SOURCE_NAMES if source in SITES]


def draw_standings(match: Match) -> Table:
    """One line for each source of points, one column for each seat."""
    earned, seats = match.earned, range(match.seats)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    table.add_column("points with")
    for seat in seats:
        table.add_column(row([stone(seat), Text(f" {colour(seat)}")]), justify="right")
    for source in SOURCE_NAMES:
        if source in ALWAYS or any(source in points for points in earned):
            table.add_row(SOURCES.get(source, source), *(str(earned[seat].get(source, 0)) for seat in seats))
    table.add_section()
    table.add_row("total", *map(str, match.points), style="bold")
    table.add_row("stones on the sled", *map(str, match.position()["sleds"]))
    if match.outcome is not None:
        table.add_row("place", *(f"{place}." for place in match.outcome.places), style="bold")
    return table


def verdict(outcome: Outcome) -> str:
    """Who won, and why."""
    winners = [colour(seat) for seat, place in enumerate(outcome.places) if place == 1]
    best = max(outcome.points)
    if outcome.reason == "shared":
        return f"{listed(winners)} share the victory: equal points and equally many stones on the sled."
    if outcome.reason == "sled":
        return f"{winners[0]} wins with {_tied(outcome.points, best)}, by more stones on the sled."
    return f"{winners[0]} wins with {best} points."


def _tied(points: Sequence[int], best: int) -> str:
    others = [colour(seat) for seat, score in enumerate(points) if score == best]
    return f"{best} points ({listed(others)} are tied)"
