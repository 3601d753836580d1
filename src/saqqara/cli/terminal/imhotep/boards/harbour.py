"""The harbour: four ships, bow to the left, with their stones and where they may or did go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.boards.stones import field
from saqqara.cli.terminal.lines import FAINT, Lines, note, row
from saqqara.cli.terminal.seats import seat_mark
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import SHIP_LETTERS, SPACES

WIDEST = 3 * SPACES + 3


def draw_harbour(view: Mapping[str, Any], edition: Edition, room: int) -> Lines:
    """Draws one line for each ship; a free space shows its number, a stone its owner."""
    if not view["ships"]:
        return [note(say("imhotep.no_ships"))]
    ships = zip(SHIP_LETTERS, view["ships"], strict=False)
    return [_ship(letter, ship, edition["ships.minimum_load"]) for letter, ship in ships]


def _ship(letter: str, ship: Mapping[str, Any], minimum_loads: list[int]) -> Text:
    stones = sum(owner is not None for owner in ship["cargo"])
    if ship["site"] is None:
        return row([Text(f"{letter}  ", "bold"), _hull(ship), _readiness(minimum_loads[ship["spaces"] - 1] - stones)])
    if stones:
        return row([Text(f"{letter}  ", "bold"), _hull(ship), Text(say("cli.unloads"), "bold")])
    site = say(f"imhotep.site.{ship['site']}")
    return Text(f"{letter}  {say('imhotep.at', site=site)}", FAINT)


def _hull(ship: Mapping[str, Any]) -> Text:
    hull = row([Text("<"), *_spaces(ship["cargo"]), Text(")")])
    hull.pad_right(WIDEST - len(hull))
    return hull


def _spaces(cargo: list[int | None]) -> list[Text]:
    return [field(space) if owner is None else seat_mark(owner) for space, owner in enumerate(cargo, start=1)]


def _readiness(missing: int) -> Text:
    return Text(say("imhotep.needs", count=missing)) if missing > 0 else Text(say("imhotep.may_sail"), "bold")
