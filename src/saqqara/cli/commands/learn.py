"""`saqqara learn`: lessons in this terminal."""

from __future__ import annotations

import click

from saqqara.cli.shared_options import language_option, names_games


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@language_option
@names_games
def learn(game: str | None, lesson: str | None, language: str | None) -> None:
    """Learn a game in short lessons, on a real table.

    Without GAME, all lessons are listed with how far you are. GAME is {games}: its lessons are played one after the
    other, from where you stopped. LESSON is the name of one of them. Your place is kept in your data folder.

    Example: saqqara learn

    Example: saqqara learn imhotep

    Example: saqqara learn pyramids gems
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.lessons import classroom

    speak(language)
    classroom.learn(game, lesson)
