"""The score cards: points, gems, torches, skulls, colour points and pyramids of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from saqqara.cli.languages import figure, say
from saqqara.cli.terminal.face import View
from saqqara.cli.terminal.lines import row
from saqqara.cli.terminal.points import add_points_columns, points_cells
from saqqara.cli.terminal.pyramids.words import colour_of
from saqqara.cli.terminal.seats import TO_MOVE, seat_mark, seat_name
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS


def draw_score_cards(view: View, edition: Edition) -> Table:
    """Draws one line for each seat; the one that looks is marked."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    grid.add_column("")
    grid.add_column(say("cli.player"), no_wrap=True)
    add_points_columns(grid, view)
    for source in ("gems", "torches", "skulls"):
        grid.add_column(say(f"pyramids.source.{source}"), no_wrap=True)
    for source in ("colours", "pyramids"):
        grid.add_column(say(f"pyramids.source.{source}"))
    for seat in range(view["seats"]):
        grid.add_row(*_line(view, edition, seat))
    return grid


def _line(view: View, edition: Edition, seat: int) -> list[Text]:
    is_viewer = view["seat"] == seat
    weight = "bold" if is_viewer else ""
    red, green = view["gems"][seat]
    return [
        Text(TO_MOVE if is_viewer else " ", "bold"),
        row([seat_mark(seat), Text(f" {seat_name(seat)}", weight)]),
        *points_cells(view, seat, weight),
        Text(say("cli.gems", red=red, green=green)),
        Text(_torches(view["torches"][seat])),
        Text(_skulls(view["skulls"][seat], edition["score.skulls"])),
        Text(_claims(view["claimed"], edition["score.colour"], seat)),
        Text(explored(view["explored"][seat], edition)),
    ]


def _named(colour_name: str) -> str:
    return say(f"pyramids.colour.{colour_name}")


def _torches(lit: Sequence[bool]) -> str:
    """Returns the numbers of the rounds whose torch is lit, and dots for the others."""
    return " ".join(str(number) if is_lit else "." for number, is_lit in enumerate(lit, start=1))


def _skulls(count: int, values: Sequence[int]) -> str:
    return f"{count} ({figure(-values[count - 1], 0)})" if count else "0"


def _claims(claimed: Mapping[str, Sequence[int | None]], points: Sequence[int], seat: int) -> str:
    mine = {name: _worth(claimed[name], points, seat) for name in COLOURS}
    return ", ".join(f"{_named(name)} {worth}" for name, worth in mine.items() if worth) or "-"


def _worth(owners: Sequence[int | None], points: Sequence[int], owner: int | None) -> str:
    """Returns the points of one colour that a seat has claimed; of nobody: those still to be had."""
    return " ".join(str(worth) for seat, worth in zip(owners, points, strict=True) if seat == owner)


def explored(cards: Sequence[int], edition: Edition) -> str:
    """Lists explored pyramids by colour, as in `green 4 12, purple 37`."""
    of_colour = {name: [str(card) for card in cards if colour_of(card, edition) == name] for name in COLOURS}
    return ", ".join(f"{_named(name)} {' '.join(mine)}" for name, mine in of_colour.items() if mine) or "-"


def points_left(view: View, edition: Edition) -> str:
    """Lists the colour points that nobody has claimed, as in `green 10 6 3, orange 6 3`."""
    return ", ".join(
        f"{_named(name)} {_worth(view['claimed'][name], edition['score.colour'], None) or '-'}" for name in COLOURS
    )
