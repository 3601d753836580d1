"""Finds the face of a game by its name, and the plain face for a game that has none of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from saqqara.cli.languages import say_or
from saqqara.cli.terminal.face import Face

FACES = "saqqara.cli.terminal.{game}.face:FACE"
PLAIN_FACE = "saqqara.cli.terminal.plain.face:FACE"


@cache
def face_of(game: str) -> Face:
    """Returns the face of a game."""
    path = FACES.format(game=game)
    return _load(path if _exists(path) else PLAIN_FACE)


def _exists(path: str) -> bool:
    try:
        return find_spec(path.partition(":")[0]) is not None
    except ModuleNotFoundError:  # there is no folder for this game
        return False


def _load(path: str) -> Face:
    """Returns the face at a path like `package.module:NAME`."""
    module, _, name = path.partition(":")
    face = getattr(import_module(module), name)
    assert isinstance(face, Face), path
    return face


def title_of(game: str) -> str:
    """Returns the name of a game as people write it."""
    return say_or(f"game.{game}", game)
