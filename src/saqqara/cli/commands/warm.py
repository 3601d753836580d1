"""`saqqara warm`: the levels compiled beforehand."""

from __future__ import annotations

import os
from contextlib import closing

import click

from saqqara.cli.shared_options import names_games


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@names_games
def warm(games: tuple[str, ...]) -> None:
    """Compile the bots now, so that they start at full strength.

    GAME is {games}; without it, all games are compiled. It takes about half a minute for each game, once per
    version. Bots that are compiled already are skipped.

    Example: saqqara warm
    """
    from saqqara.bots.search.ready import is_ready
    from saqqara.cli.progress import progress_bar
    from saqqara.games import GAMES
    from saqqara.rules.contract import known_game
    from saqqara.rules.edition import default_edition
    from saqqara.tournament.parallel import run_parallel

    chosen = [known_game(game) for game in games] or list(GAMES)
    wanted = [game for game in chosen if not is_ready(default_edition(game))]
    processes = max(1, min(len(wanted), os.cpu_count() or 1))
    work = run_parallel(_compile, wanted, processes=processes)
    with closing(work) as compiled, progress_bar("Compiling", len(wanted)) as advance:
        for _ in compiled:
            advance(1)
    print(f"{len(wanted)} compiled, {len(chosen) - len(wanted)} ready before")


def _compile(game: str) -> None:
    """Compiles the levels of a game."""
    from saqqara.bots.search.ready import make_ready_once
    from saqqara.rules.edition import default_edition

    make_ready_once(default_edition(game))
