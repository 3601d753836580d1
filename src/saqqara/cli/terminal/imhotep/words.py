"""The names of market cards, and moves in words."""

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


def retold(move: str) -> str:
    """Returns a move in words, as in `load ship B, space 2`; only its notation is looked at."""
    verb, *rest = move.split()
    return say(f"imhotep.did.{verb}", **_values(verb, rest))


def _values(verb: str, rest: Sequence[str]) -> dict[str, str | None]:
    what = rest[0] if rest else None
    match verb, what:
        case "load", str():
            return {"ship": what[0].upper(), "space": what[1:]}
        case "sail", str():
            return {"ship": what.upper(), "site": say(f"imhotep.to.{rest[1]}")}
        case "play", str():
            return {"card": card_name(what)}
    return {"pyramid": what, "number": what}
