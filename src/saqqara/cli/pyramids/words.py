"""The words of Pyramids: cards by number and colour, and which moves were the latest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from saqqara.cli.chronicle import Passage
from saqqara.cli.languages import say
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS


def colour_of(card: int, edition: Edition) -> str:
    """The colour of a pyramid card."""
    return next(name for name in COLOURS if card in edition[f"colours.{name}"])


def titled(card: int, edition: Edition) -> str:
    """A card with its colour, as in `27 orange`."""
    return say("pyramids.card_short", card=card, colour=colour_of(card, edition))


# --- the latest moves ---


def latest(passages: Sequence[Passage]) -> list[Passage]:
    """The moves of the expedition that was over last, or of the one that goes on; the table shows its shape."""
    first = len(passages) - 1
    while first > 0 and not _has_expedition(passages[first - 1]):
        first -= 1
    return [_without_expedition(passage) for passage in passages[max(first, 0) :]]


def _has_expedition(passage: Passage) -> bool:
    return any(event["event"] == "expedition" for event in passage.events)


def _without_expedition(passage: Passage) -> Passage:
    return replace(passage, events=[event for event in passage.events if event["event"] != "expedition"])
