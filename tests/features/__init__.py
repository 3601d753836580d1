"""What a recorded game shows of its rules: endings, tie-breaks, symbols, cards, rulings. Found by replaying it."""

from __future__ import annotations

from tests.features import imhotep, pyramids

OF_GAME = {"imhotep": imhotep, "pyramids": pyramids}


def features_of(text: str) -> set[str]:
    """Everything that the game of a record shows."""
    game = text.partition("\n")[0].removeprefix("game: ")
    found: set[str] = OF_GAME[game].features_of(text)
    return found
