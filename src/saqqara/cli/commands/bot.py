"""`saqqara bot`: runs a bot as a program that other programs talk to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from saqqara.bots.stdio_engine import Engine


@click.group()
def bot() -> None:
    """Run a bot that other programs can talk to.

    Example: saqqara bot stdio --level mason
    """


@bot.command()
@click.option("--level", help="Built-in bot: apprentice, mason, architect, vizier or random.")
@click.option("--player", metavar="FILE.py:NAME", help="Python bot: a class or function in a file.")
def stdio(level: str | None, player: str | None) -> None:
    """Answer questions from standard input on standard output.

    Each question is one line, and so is each answer. Give either --level or --player.

    Example: saqqara bot stdio --level architect
    """
    from saqqara.bots.stdio_engine import run

    if (level is None) == (player is None):
        raise SaqqaraError(f"expected either --level or --player, got {'none' if level is None else 'both'}")
    if player is not None:
        run(lambda: _python_bot(str(player)))
        return
    from saqqara.bots.players import house_bot
    from saqqara.games import GAMES
    from saqqara.rules.edition import default_edition

    for game in GAMES:
        house_bot(str(level), default_edition(game))  # refuses an unknown level before anything is read
    run(lambda: _built_in_bot(str(level)))


def _built_in_bot(level: str) -> Engine:
    """Makes a built-in bot that plays every game, and compiles it."""
    from saqqara.bots.players import house_bot
    from saqqara.bots.stdio_engine import Engine
    from saqqara.cli.readiness import get_ready
    from saqqara.games import GAMES
    from saqqara.rules.edition import default_edition

    for game in GAMES:
        get_ready((level,), default_edition(game))
    return Engine(f"saqqara {level}", lambda edition: house_bot(level, edition))


def _python_bot(spec: str) -> Engine:
    from saqqara.bots.players import python_bot
    from saqqara.bots.stdio_engine import Engine

    bot = python_bot(spec)
    return Engine(spec, lambda _: bot)
