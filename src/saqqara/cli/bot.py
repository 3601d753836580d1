"""`saqqara bot`: our bots for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from saqqara.bots.stdio_engine import Engine


@click.group()
def bot() -> None:
    """Bots as programs: see docs/write-a-bot.md."""


@bot.command()
@click.option("--level", help="One of our own: apprentice, mason, architect, vizier or random.")
@click.option("--player", metavar="FILE.py:NAME", help="One written in Python, to try how it answers.")
def stdio(level: str | None, player: str | None) -> None:
    """Answer questions on standard input with moves on standard output, line by line.

    Example: saqqara bot stdio --level architect
    """
    from saqqara.bots.players import house_bot, house_names
    from saqqara.bots.stdio_engine import Engine, run

    if (level is None) == (player is None):
        raise SaqqaraError(f"expected either --level or --player, got {'none' if level is None else 'both'}")
    if player is not None:
        run(lambda: _guest(str(player)))
        return
    if level != "random" and level not in house_names():
        raise SaqqaraError(f"--level: expected one of {', '.join(house_names())}, got {level!r}")
    run(lambda: Engine(f"saqqara {level}", lambda edition: house_bot(str(level), edition)))


def _guest(spec: str) -> Engine:
    from saqqara.bots.players import python_bot
    from saqqara.bots.stdio_engine import Engine

    bot = python_bot(spec)
    return Engine(spec, lambda _: bot)
