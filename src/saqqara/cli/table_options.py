"""What several commands share: the options that make a table, and the status of whoever is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from saqqara.rules.errors import SaqqaraError

INTERRUPTED = 130

Command = Callable[..., Any]


def options_of_a_table(seats: int | None) -> Callable[[Command], Command]:
    """The options that make a table; sides and wrath are Imhotep's alone."""

    def decorate(command: Command) -> Command:
        for option in (
            click.option("--edition", metavar="FILE", help="Another edition file, as in --edition my-box.toml."),
            click.option("--wrath", is_flag=True, help="Imhotep: the variant Wrath of the Pharaoh."),
            click.option(
                "--sides",
                help="Imhotep: five letters A or B for market, pyramid, temple, burial chamber, obelisks. [AAAAA]",
            ),
            click.option("--seats", type=int, default=seats, show_default=True, help="How many play: 2 to 4."),
        ):
            command = option(command)
        return command

    return decorate


def options_given(sides: str | None, wrath: bool) -> dict[str, Any]:
    """The options of a game that were given: the others are as the rulebook has them."""
    options: dict[str, Any] = {} if sides is None else {"sides": sides}
    return options | {"wrath": True} if wrath else options


def names_given(players: str, seats: int | None) -> tuple[str, ...]:
    """The names of players with commas between, one for each seat."""
    names = tuple(name.strip() for name in players.split(","))
    if not all(names):
        raise SaqqaraError(f"--players: expected names with commas between, got {players!r}")
    if seats is not None and len(names) != seats:
        raise SaqqaraError(f"--players: expected a name for each of {seats} seats, got {len(names)}")
    return names
