"""What several commands share: options, the names of the games and the exit status of Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from saqqara.games import GAMES
from saqqara.languages import LANGUAGES
from saqqara.rules.errors import SaqqaraError

INTERRUPTED = 130  # the exit status of a command that was ended by Ctrl-C
DEFAULT_GAME = next(iter(GAMES))

Command = Callable[..., Any]

language_option = click.option(
    "--language",
    metavar="TAG",
    help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}; left out: SAQQARA_LANGUAGE, else the locale of this "
    "terminal, else English.",
)


def names_games(command: Command) -> Command:
    """Fills the names of the games into the help of a command, for `{games}` and `{default_game}`."""
    command.__doc__ = (command.__doc__ or "").format(games=", ".join(GAMES), default_game=DEFAULT_GAME)
    return command


def table_options(seats: int | None) -> Callable[[Command], Command]:
    """Returns a decorator that adds the options which make a table, with a default number of seats."""

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


def game_options(sides: str | None, wrath: bool) -> dict[str, Any]:
    """Returns the options of a game that were given; those left out keep the game's defaults."""
    options: dict[str, Any] = {} if sides is None else {"sides": sides}
    return options | {"wrath": True} if wrath else options


def player_names(players: str, seats: int | None) -> tuple[str, ...]:
    """Splits the value of `--players` at its commas; there has to be a name for each seat."""
    names = tuple(name.strip() for name in players.split(","))
    if not all(names):
        raise SaqqaraError(f"--players: expected names with commas between, got {players!r}")
    if seats is not None and len(names) != seats:
        raise SaqqaraError(f"--players: expected a name for each of {seats} seats, got {len(names)}")
    return names
