"""The face of a game that has none of its own: its position, moves and events as the engine writes them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.cheat_sheet import Entries
from saqqara.cli.terminal.face import Face, View
from saqqara.cli.terminal.faces import title_of
from saqqara.cli.terminal.lines import Lines, row
from saqqara.cli.terminal.listing import draw_kind
from saqqara.cli.terminal.points import add_points_columns, points_cells
from saqqara.cli.terminal.seats import TO_MOVE, seat_mark, seat_name
from saqqara.cli.terminal.sentences import Event, Line
from saqqara.match.match import Match
from saqqara.match.plain_text import event_text, position_lines
from saqqara.rules.edition import Edition

# Keys of a view that are drawn in another way, or say nothing about the table.
_NOT_LISTED = {"game", "edition", "seats", "points", "if_ended", "seat", "ask", "legal", "events", "turn", "outcome"}


def draw_table(view: View, edition: Edition, width: int) -> RenderableType:
    """Draws the points of all seats, then the position as a list of keys and values."""
    position = {key: value for key, value in view.items() if key not in _NOT_LISTED}
    lines = [Text(line) for line in position_lines(position, width)]
    return Group(Text(title_of(edition.game), "bold"), _draw_points(view), *lines, *_draw_outcome(view))


def _draw_points(view: View) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    grid.add_column("")
    grid.add_column(say("cli.player"), no_wrap=True)
    add_points_columns(grid, view)
    for seat in range(view["seats"]):
        is_viewer = seat == view["seat"]
        weight = "bold" if is_viewer else ""
        name = row([seat_mark(seat), Text(f" {seat_name(seat)}", weight)])
        grid.add_row(Text(TO_MOVE if is_viewer else " ", "bold"), name, *points_cells(view, seat, weight))
    return grid


def _draw_outcome(view: View) -> Lines:
    return [Text(say("prompt.over"), "bold")] if view["outcome"] else []


def draw_choices(view: View, edition: Edition, room: int, most: int | None = None) -> list[Text]:
    """Draws the numbered moves in notation, in at most so many lines."""
    return draw_kind("", [f"{number}) {move}" for number, move in enumerate(view["legal"], start=1)], room, most, 0)


def notation(edition: Edition) -> Entries:
    """Returns nothing: only the game knows its moves."""
    return ()


def question(view: View) -> str:
    """Says whose move it is."""
    return say("prompt.yours", name=seat_name(view["seat"]), question=say("ask.title"))


def sentences(events: Sequence[Event]) -> list[Line]:
    """Returns each event as its kind and its values."""
    return [Line(event_text(_with_seat_name(event))) for event in events]


def _with_seat_name(event: Event) -> Event:
    return {**event, "seat": seat_name(event["seat"])} if "seat" in event else event


def curtain(match: Match, seat: int) -> str | None:
    """Asks to hand the screen over where the seat sees more of the table than a spectator does."""
    if match.position_of(seat) == match.position_of(None):
        return None
    return say("cli.curtain.plain", name=seat_name(seat))


FACE = Face(
    draw_table=draw_table,
    draw_choices=draw_choices,
    notation=notation,
    question=question,
    sentences=sentences,
    latest=lambda passages: passages[-1:],
    public=lambda event: event,  # a game whose events hold secrets needs a face of its own
    curtain=curtain,
)
