"""The names of pyramid cards: their numbers and colours; and moves in words."""

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


def retold(move: str) -> str:
    """Returns a move in words, as in `take card 12`."""
    verb, card, *fields = move.split()
    if verb == "keep":
        return say("pyramids.did.keep_two", one=card, two=fields[0])
    if verb == "take":
        return say("pyramids.did.take_deck") if card == "deck" else say("pyramids.did.take_card", card=card)
    return say(f"pyramids.did.{verb}", card=card, count=len(fields), fields=" ".join(fields), things=None)
