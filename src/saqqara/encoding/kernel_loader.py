"""Loads kernels: modules written over the rules in play, for one edition and one engine.

A kernel marks its functions with `compiled`. Over the plain engine they stay Python; over the native engine Numba
compiles them.
"""

from __future__ import annotations

from typing import Any

from saqqara.games import GAMES
from saqqara.rules.compiled import game_in_play, load_over, module_in_play
from saqqara.rules.edition import Edition

FEATURES = "{features}"  # the modules that the game's descriptor names
ACTIONS = "{actions}"
KERNEL = "saqqara.encoding.kernel"


def load_kernel(name: str, edition: Edition, *, native: bool, boundscheck: bool = False) -> Any:
    """Loads a module, by its full name or as `FEATURES` or `ACTIONS`, over the rules of an edition."""
    return load_over(_source(name, edition.game), edition.game, edition, native=native, boundscheck=boundscheck)


def kernel_in_play(name: str) -> Any:
    """Loads another kernel over the same rules as the module now being imported."""
    return module_in_play(_source(name, game_in_play()))


def _source(name: str, game: str) -> str:
    descriptor = GAMES[game]
    return name.format(features=descriptor.features, actions=descriptor.actions)
