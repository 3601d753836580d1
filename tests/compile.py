"""Compiles both games once, side by side, before the tests run: else every worker of the tests compiles for itself."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from saqqara.bots.playouts import compile_now
from saqqara.bots.search.ready import make_ready
from saqqara.environments.ready import make_ready as make_environments_ready
from saqqara.games import GAMES
from saqqara.rules.contract import game_in
from saqqara.rules.edition import default_edition


def compile_game(name: str) -> str:
    """Rules, random games, the search, environments and batches."""
    edition = default_edition(name)
    compile_now(edition, game_in(edition).new(2))
    make_ready(edition)
    make_environments_ready(edition)
    return name


def main() -> None:
    with ProcessPoolExecutor(len(GAMES), mp_context=get_context("spawn")) as pool:
        for name in pool.map(compile_game, GAMES):
            print(f"compiled: {name}")


if __name__ == "__main__":
    main()
