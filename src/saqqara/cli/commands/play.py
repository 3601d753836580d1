"""`saqqara play`: a game in this terminal, with people around it or against bots."""

from __future__ import annotations

from typing import Any

import click

from saqqara.cli.shared_options import DEFAULT_GAME, language_option, names_games, table_options


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option("--players", metavar="NAMES", help="Who plays, a name for each seat, with commas between; you are 'me'.")
@table_options(seats=None)
@click.option("--seed", help="Deal as this seed deals; left out: a fresh secret one.")
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
    """Play GAME ({games}; left out: {default_game}) in the terminal, with people around it or against bots.

    Without --players all seats are people's, two unless --seats says otherwise. A bot is a level (apprentice, mason,
    architect, vizier), random, 'cmd:PROGRAM ARGUMENTS', FILE.py:NAME or package.module:NAME. 'me' may have several
    seats.

    Example: saqqara play --players me,mason

    Example: saqqara play pyramids --players me,architect,me

    Example: saqqara play --seats 3 --sides AABAB --wrath
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.hot_seat import play_table

    speak(language)
    play_table(game=game, seats=seats, seed=seed, edition=edition, players=players, **options)
