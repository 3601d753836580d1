"""What several commands share: options, the names of the games and the exit status of Ctrl-C."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import click

from saqqara.games import GAMES, Option
from saqqara.languages import LANGUAGES
from saqqara.rules.errors import SaqqaraError

INTERRUPTED = 130  # the exit status of a command that was ended by Ctrl-C
DEFAULT_GAME = next(iter(GAMES))

Command = Callable[..., Any]


def either(words: Sequence[str]) -> str:
    """Joins alternatives, as in `en, pl or fi`."""
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


language_option = click.option(
    "--language",
    metavar="TAG",
    show_default="$SAQQARA_LANGUAGE, else the locale of this terminal, else en",
    help=f"Language of the texts: {either(LANGUAGES)}.",
)
edition_option = click.option(
    "--edition",
    metavar="FILE",
    show_default="the edition that comes with the game",
    help="Edition file, for example my-box.toml.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
processes_option = click.option(
    "--processes", type=int, default=1, show_default=True, help="Number of worker processes."
)
ray_option = click.option(
    "--ray",
    metavar="PLACE",
    show_default="work without Ray",
    help="Work on Ray: local, auto, or HOST:PORT of a cluster.",
)


def names_games(command: Command) -> Command:
    """Fills the names of the games into the help of a command, for `{games}` and `{default_game}`."""
    command.__doc__ = (command.__doc__ or "").format(games=either(list(GAMES)), default_game=DEFAULT_GAME)
    return command


def table_options(seats: int | None, shown: str | bool = True) -> Callable[[Command], Command]:
    """Returns a decorator that adds the options which make a table, with a default number of seats and its words.

    Those of the games stand in their descriptors; the command gets the ones that were given as `options`.
    """
    by_name = {option.name: (game.title, option) for game in GAMES.values() for option in game.options}

    def decorate(command: Command) -> Command:
        @functools.wraps(command)
        def with_options(**arguments: Any) -> Any:
            given = {name: arguments.pop(name) for name in by_name}
            return command(
                options={name: value for name, value in given.items() if value not in (None, False)}, **arguments
            )

        wrapped: Command = with_options
        decorators: list[Callable[[Command], Command]] = [
            edition_option,
            *(_click_option(title, option) for title, option in reversed(by_name.values())),
            click.option("--seats", type=int, default=seats, show_default=shown, help="Number of seats, 2 to 4."),
        ]
        for decorator in decorators:
            wrapped = decorator(wrapped)
        return wrapped

    return decorate


def _click_option(title: str, option: Option) -> Callable[[Command], Command]:
    if isinstance(option.default, bool):
        return click.option(f"--{option.name}", is_flag=True, help=f"{title}: {option.help}")
    return click.option(f"--{option.name}", show_default=option.default, help=f"{title}: {option.help}")


def player_names(players: str, seats: int | None) -> tuple[str, ...]:
    """Splits the value of `--players` at its commas; there has to be a name for each seat."""
    names = tuple(name.strip() for name in players.split(","))
    if not all(names):
        raise SaqqaraError(f"--players: expected names separated by commas, got {players!r}")
    if seats is not None and len(names) != seats:
        raise SaqqaraError(f"--players: expected a name for each of {seats} seats, got {len(names)}")
    return names
