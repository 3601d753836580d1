"""`saqqara bot`: a bot at a table of a running house, or as a program that other programs talk to."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saqqara.cli.shared_options import INTERRUPTED
from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from saqqara.bots.stdio_engine import Engine
    from saqqara.bridge.link import Link
    from saqqara.bridge.token_file import TokenFile


@click.group()
def bot() -> None:
    """Let a bot play at a table, or run it as a program.

    Example: saqqara bot stdio --level mason
    """


@bot.command()
@click.argument("link")
@click.option("--player", required=True, metavar="BOT", help="Level, random, FILE.py:NAME or 'cmd:PROGRAM ARGUMENTS'.")
@click.option(
    "--seat",
    type=click.IntRange(0, 3),
    metavar="NUMBER",
    show_default="the first open seat",
    help="Seat of the bot, counted from 0.",
)
@click.option(
    "--name", metavar="NAME", show_default="from --player", help="Name of the bot at the table, 1 to 20 characters."
)
@click.option(
    "--token",
    metavar="FILE",
    show_default="a file in the data folder",
    help="File that keeps the token of the bot.",
)
@click.option(
    "--patience",
    type=click.FloatRange(0.1, 3600),
    metavar="SECONDS",
    default=10.0,
    show_default=True,
    help="Longest time for a move.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    metavar="SECONDS",
    default=0.4,
    show_default=True,
    help="Pause before each move, so that people can follow.",
)
def sit(
    link: str, player: str, seat: int | None, name: str | None, token: str | None, patience: float, pause: float
) -> None:
    """Let a bot take a seat at a table of a running server.

    LINK is the invitation link that the page of the table shows; put it in quotes. The bot plays until the match is
    over. It reconnects when the server restarts, and takes its seat again when you repeat the command. If the bot
    fails, a random move is played instead.

    Example: saqqara bot sit "$LINK" --player mason

    Example: saqqara bot sit "$LINK" --player my_bot.py:choose --seat 1
    """
    from saqqara.bots.players import player_of
    from saqqara.bridge.house_client import HouseClient
    from saqqara.bridge.link import read_link
    from saqqara.bridge.player import BridgedPlayer
    from saqqara.bridge.seat import BotSeat
    from saqqara.cli.readiness import get_ready
    from saqqara.cli.signals import ending_as_by_ctrl_c
    from saqqara.rules.contract import known_game
    from saqqara.rules.edition import default_edition

    place = read_link(link)
    house = HouseClient(place)

    def prepare(game: str) -> None:
        """Refuses a player that does not exist, and compiles a level, before anybody waits for it."""
        edition = default_edition(known_game(game))
        player_of(player, edition).close()
        get_ready((player,), edition)

    with ending_as_by_ctrl_c(), _token_file(token, place, player, seat) as kept:
        bridged = BridgedPlayer(player, patience, pause, _tell)
        bot = BotSeat(house, kept, bridged, name or _name_of(player), seat, prepare, _tell)
        try:
            bot.play()
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)


def _token_file(token: str | None, link: Link, player: str, seat: int | None) -> AbstractContextManager[TokenFile]:
    from saqqara.bridge.token_file import opened, opened_in
    from saqqara.server.settings import default_data_folder

    if token is not None:
        return opened(Path(token), link.house)
    return opened_in(default_data_folder() / "bots", link, player, seat)


def _name_of(player: str) -> str:
    """A name for the others at the table: of the file, the program or the level."""
    place = player.removeprefix("cmd:").split()[0] if player.startswith("cmd:") else player.rpartition(":")[0] or player
    words = Path(place).name.removesuffix(".py").rpartition(".")[2] or "bot"
    return words[:20]


def _tell(line: str) -> None:
    print(line, flush=True)


@bot.command()
@click.option("--level", help="Built-in bot: apprentice, scribe, mason, architect, vizier, pharaoh or random.")
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
