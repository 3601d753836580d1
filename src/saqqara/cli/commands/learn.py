"""`saqqara learn`: lessons in this terminal."""

from __future__ import annotations

import click

from saqqara.cli.shared_options import language_option, names_games


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@click.option("--first-game", is_flag=True, help="Play a game of GAME against a weak bot, with a coach.")
@language_option
@names_games
def learn(game: str | None, lesson: str | None, first_game: bool, language: str | None) -> None:
    """Learn a game in short lessons, on a real table.

    Without GAME, all lessons are listed with how far you are. GAME is {games}: its lessons are played one after the
    other, from where you stopped. LESSON is the name of one of them. Your place is kept in your data folder.

    Example: saqqara learn

    Example: saqqara learn imhotep

    Example: saqqara learn pyramids gems

    Example: saqqara learn imhotep --first-game
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.lessons import classroom
    from saqqara.cli.terminal.lessons import first_game as guided

    speak(language)
    if not first_game:
        classroom.learn(game, lesson)
        return
    if game is None or lesson is not None:
        raise click.UsageError("--first-game: expected GAME and no LESSON")
    guided.play_first_game(game)
