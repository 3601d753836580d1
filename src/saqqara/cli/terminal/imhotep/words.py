"""The names of market cards."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.cli.languages import say


def card_name(card: str | None) -> str:
    """Returns the name of a market card; None is a card that the reader may not see."""
    return say("imhotep.card.hidden") if card is None else say(f"imhotep.card.{card}")


def cards_in_hand(cards: Sequence[str]) -> str:
    """Lists the cards of a player, equal ones counted, as in `2 × Statue, Lever`."""
    counts = {card: cards.count(card) for card in cards}
    names = [
        say("cli.times", count=count, card=card_name(card)) if count > 1 else card_name(card)
        for card, count in counts.items()
    ]
    return ", ".join(names) or "-"
