"""The table top as text: players above, then harbour and sites in frames. A rule and its drawing share one name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.frames import FRAME, WIDEST, frames_abreast, rows_of_frames
from saqqara.cli.terminal.imhotep.boards.burial_chamber import draw_burial_chamber
from saqqara.cli.terminal.imhotep.boards.harbour import draw_harbour
from saqqara.cli.terminal.imhotep.boards.market import draw_market
from saqqara.cli.terminal.imhotep.boards.obelisks import draw_obelisks
from saqqara.cli.terminal.imhotep.boards.pyramid import draw_pyramid
from saqqara.cli.terminal.imhotep.boards.seats import draw_seats
from saqqara.cli.terminal.imhotep.boards.temple import draw_temple
from saqqara.cli.terminal.lines import Lines
from saqqara.cli.terminal.seats import seat_name
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import SHIP_LETTERS, SITE_NAMES

Drawing = Callable[[Mapping[str, Any], Edition, int], Lines]
DRAWINGS: dict[str, Drawing] = {
    "market": draw_market,
    "pyramid": draw_pyramid,
    "temple": draw_temple,
    "chamber": draw_burial_chamber,
    "obelisks": draw_obelisks,
}


def draw_table(view: Mapping[str, Any], edition: Edition, width: int = WIDEST) -> RenderableType:
    """Draws the whole table as a seat sees it, in so many columns, at most 100."""
    width = min(width, WIDEST)
    frames = list(_frames(view, edition, width // frames_abreast(width) - FRAME))
    return Group(heading(view, edition), draw_seats(view, edition), *rows_of_frames(frames, width))


def heading(view: Mapping[str, Any], edition: Edition) -> Text:
    """Names the round, the start player and the variant."""
    parts = [
        say("game.imhotep"),
        say("head.round", round=view["round"], rounds=edition["rounds.count"]),
        say("cli.start_player", name=seat_name(view["start_seat"])),
    ]
    if view["wrath"]:
        parts.append(say("imhotep.option.wrath"))
    return Text(" | ".join(parts), "bold")


def _frames(view: Mapping[str, Any], edition: Edition, room: int) -> Iterator[tuple[str, Lines]]:
    yield say("cli.harbour"), draw_harbour(view, edition, room)
    moored = {ship["site"]: letter for letter, ship in zip(SHIP_LETTERS, view["ships"], strict=False)}
    for site, side in zip(SITE_NAMES, view["sides"], strict=True):
        title = say("cli.site", site=say(f"imhotep.site.{site}"), side=side, ship=moored.get(site))
        yield title, DRAWINGS[site](view, edition, room)
