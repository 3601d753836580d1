"""Finds the terminal face of a game, which its descriptor names."""

from __future__ import annotations

from functools import cache

from saqqara.cli.languages import say_or
from saqqara.cli.terminal.face import Face
from saqqara.games import GAMES, part


@cache
def face_of(game: str) -> Face:
    """Returns the face of a game."""
    face = part(GAMES[game].terminal)
    assert isinstance(face, Face), GAMES[game].terminal
    return face


def title_of(game: str) -> str:
    """Returns the name of a game as people write it."""
    return say_or(f"game.{game}", GAMES[game].title)
