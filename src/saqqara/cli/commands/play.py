"""`saqqara play`: a game in this terminal, with people around it or against bots."""

from __future__ import annotations

from typing import Any

import click

from saqqara.cli.shared_options import DEFAULT_GAME, language_option, names_games, table_options


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option(
    "--players",
    metavar="NAMES",
    show_default="people at this keyboard have all seats",
    help="One name for each seat, separated by commas: me, or a bot.",
)
@table_options(seats=None, shown="one for each name in --players, else 2")
@click.option(
    "--seed",
    metavar="TEXT",
    show_default="random and secret",
    help="Seed of all draws: the same seed gives the same draws.",
)
@language_option
@names_games
def play(
    game: str,
    players: str | None,
    seats: int | None,
    options: dict[str, Any],
    edition: str | None,
    seed: str | None,
    language: str | None,
) -> None:
    """Play a game in this terminal, against bots or with other people.

    GAME is {games}; the default is {default_game}. In --players, 'me' is a person at this keyboard and can be given
    several times. A bot is a level (apprentice, scribe, mason, architect, vizier or pharaoh), random, a
    Python bot (FILE.py:NAME or package.module:NAME) or a program ('cmd:PROGRAM ARGUMENTS').

    Example: saqqara play --players me,mason

    Example: saqqara play pyramids --players me,architect,me

    Example: saqqara play --seats 3 --sides AABAB --wrath
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.hot_seat import play_table

    speak(language)
    play_table(game=game, seats=seats, seed=seed, edition=edition, players=players, **options)
