"""The games of the house, each with one descriptor that says everything that code outside its folders needs.

A game is added by one line, `register(...)`; no other package has a list of games. Games that come in packages of
their own are named in the environment: `SAQQARA_GAMES="my_games.chess:CHESS"` registers them in every process.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from types import MappingProxyType

from saqqara.games.descriptor import GameDescriptor, Option, part
from saqqara.games.imhotep import IMHOTEP
from saqqara.games.pyramids import PYRAMIDS

__all__ = ["GAMES", "GameDescriptor", "Option", "part", "register"]

GAMES_VARIABLE = "SAQQARA_GAMES"
_EXPECTED = "games as in package.module:NAME, with blanks between them, in modules that Python finds"

_games: dict[str, GameDescriptor] = {}
GAMES: Mapping[str, GameDescriptor] = MappingProxyType(_games)  # by name, in the order of registration


def register(game: GameDescriptor) -> None:
    """Adds a game. Another game under a name that is taken is refused."""
    if _games.setdefault(game.name, game) is not game:
        raise ValueError(f"game: expected a name that no other game has, got {game.name!r}")


def _game_at(path: str) -> GameDescriptor:
    """Imports a game that the environment names, or says what is wrong with the name."""
    try:
        game = part(path)
    except (ImportError, AttributeError, ValueError) as failure:
        raise ImportError(f"{GAMES_VARIABLE}: expected {_EXPECTED}, got {path!r}: {failure}") from None
    if not isinstance(game, GameDescriptor):
        raise ImportError(f"{GAMES_VARIABLE}: expected {_EXPECTED}, got {path!r}, which is not a GameDescriptor")
    return game


register(IMHOTEP)
register(PYRAMIDS)
for _path in os.environ.get(GAMES_VARIABLE, "").split():
    register(_game_at(_path))
