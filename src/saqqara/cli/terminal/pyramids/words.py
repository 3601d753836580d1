"""The names of pyramid cards: their numbers and colours."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS


def colour_of(card: int, edition: Edition) -> str:
    """Returns the colour of a pyramid card."""
    return next(name for name in COLOURS if card in edition[f"colours.{name}"])


def titled(card: int, edition: Edition) -> str:
    """Returns a card with its colour, as in `27 orange`."""
    return say("cli.card_short", card=card, colour=colour_of(card, edition))
