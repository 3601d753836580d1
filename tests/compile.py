"""Compiles what the tests need, side by side, before they run: else every worker of the tests compiles for itself.

Besides what players and researchers use, tests need the build that checks every index, and an edition of their own.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import numpy as np

import saqqara
from saqqara.bots.playouts import compile_now
from saqqara.bots.search.ready import make_ready
from saqqara.encoding.kernel_loader import load_kernel
from saqqara.environments.batch import Batch
from saqqara.environments.compiled_game import CompiledGame
from saqqara.environments.kernels import BATCHING
from saqqara.environments.ready import make_ready as make_environments_ready
from saqqara.rules.compile_cache import cache_root
from saqqara.rules.compiled import load_over
from saqqara.rules.contract import NATURE, game_in
from saqqara.rules.edition import Edition, default_edition, edition_of_tables
from saqqara.training.jobs import compile_first
from tests.rulebook.pyramids.conftest import shafts_text


def all_of(edition: Edition) -> None:
    """Rules, random games, the search, environments and batches."""
    compile_now(edition, game_in(edition).new(2))
    make_ready(edition)
    make_environments_ready(edition)
    rules(edition)
    draws(edition)
    heuristics(edition)
    compile_first(edition)


def draws(edition: Edition) -> None:
    """A single game whose draws the caller makes."""
    table = CompiledGame(edition.game, 2, edition=edition, nature="manual")
    while table.seat == NATURE:
        table.draw(table.actions.outcomes(table.state())[0][0])
    table.play(int(table.mask().argmax()))


def heuristics(edition: Edition) -> None:
    """What the tests of the bots call from outside."""
    native = load_over(f"saqqara.bots.{edition.game}.heuristics", edition.game, edition, native=True)
    state = CompiledGame(edition.game, 2, edition=edition, seed=1).state()
    row = state.pack().view(state.DTYPE)[0]
    moves, stream = np.array(game_in(edition).legal(state, state.asked), np.int16), np.array([1], np.uint64)
    native.clock(row)
    native.points_deviation(row)
    native.estimate_points(row, np.zeros(4))
    native.weigh_moves(row, moves, len(moves), np.zeros(len(moves)))
    native.choose_by_policy(row, moves, len(moves), stream)
    native.sample_hidden(row, 0, stream)


def checked(edition: Edition) -> None:
    """Rules and batches that check every index."""
    rules(edition, boundscheck=True)
    batch = Batch(edition.game, 2, 2, edition=edition)
    batch._compiled = load_kernel(BATCHING, edition, native=True, boundscheck=True)
    batch.step_random(1, batch.rows(np.uint8))


def rules(edition: Edition, boundscheck: bool = False) -> None:
    """What the tests of the rules call from outside."""
    stepping = load_over("saqqara.rules.stepping", edition.game, edition, native=True, boundscheck=boundscheck)
    game = game_in(edition)
    raw, moves, weights = game.new(2).pack(), np.zeros(game.MOVES, np.int16), np.zeros(game.MOVES, np.int64)
    count = stepping.options(raw, moves)
    stepping.weigh(raw, moves, count, weights)
    stepping.advance(raw, int(moves[0]), moves)


def shafts() -> Edition:
    """The edition that the rulebook of Pyramids is tested with."""
    return edition_of_tables("pyramids", tomllib.loads(shafts_text()))


# The longest first, so that none of the processes is left without work for long.
JOBS: dict[str, tuple[Callable[[Edition], None], Callable[[], Edition]]] = {
    "imhotep": (all_of, partial(default_edition, "imhotep")),
    "pyramids": (all_of, partial(default_edition, "pyramids")),
    "imhotep, checked": (checked, partial(default_edition, "imhotep")),
    "pyramids, checked": (checked, partial(default_edition, "pyramids")),
    "pyramids, shafts": (rules, shafts),
}


def compile_job(name: str) -> str:
    """What was compiled, and how long it took."""
    compile_edition, edition = JOBS[name]
    began = time.monotonic()
    compile_edition(edition())
    return f"{name} ({time.monotonic() - began:.0f} s)"


def stamp() -> Path:
    """The file that says that all of this was compiled, from these very sources."""
    seal = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    package = Path(saqqara.__file__).parent
    for source in [*sorted([*package.rglob("*.py"), *package.rglob("*.toml")]), Path(__file__)]:
        seal.update(str(source).encode() + b"\0" + source.read_bytes())
    return cache_root() / f"tests-{seal.hexdigest()[:24]}.ready"


def main() -> None:
    """Compiles on all cores, unless that was done before."""
    if stamp().exists():
        return
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_job, name) for name in JOBS]):
            print("compiled:", done.result(), flush=True)
    stamp().touch()


if __name__ == "__main__":
    main()
