"""The words of the terminal: names of seats, sites and cards, and events as plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from saqqara.rules.contract import NATURE
from saqqara.rules.imhotep.components import COLOURS

Event = Mapping[str, Any]

SITES = {
    "market": "the market",
    "pyramid": "the pyramid",
    "temple": "the temple",
    "chamber": "the burial chamber",
    "obelisks": "the obelisks",
}
CARDS = {"path": "paved path"}
SOURCES = SITES | {"decorations": "decorations", "statues": "statues", "blue cards": "unused blue cards"}


def colour(seat: int) -> str:
    """The seat by its colour, as in `White`."""
    return "Nature" if seat == NATURE else COLOURS[seat].capitalize()


def card(name: str) -> str:
    """A market card as people say it."""
    return CARDS.get(name, name.replace("-", " "))


def counted(count: int, thing: str) -> str:
    """A number with its noun, as in `1 stone` and `3 stones`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(things: Sequence[str]) -> str:
    """Things in a row, as in `4, 3 and 2`."""
    return " and ".join(filter(None, [", ".join(things[:-1]), *things[-1:]]))


def cards_in_hand(names: Sequence[str]) -> str:
    """The cards before a player, equal ones counted, as in `2 statues, lever`."""
    kinds = dict.fromkeys(names)
    told = [card(name) if names.count(name) == 1 else counted(names.count(name), card(name)) for name in kinds]
    return ", ".join(told) or "-"


# --- events as sentences ---


def sentences(events: Sequence[Event]) -> list[str]:
    """What happened, one sentence each; what belongs together is told together."""
    return list(_told(list(events)))


def _told(events: list[Event]) -> Iterator[str]:
    while events:
        event, following = events.pop(0), events[0] if events else {}
        if event["event"] in _MERGED:
            run = [event]
            while events and events[0]["event"] == event["event"]:
                run.append(events.pop(0))
            yield _MERGED[event["event"]](run)
        elif event["event"] == "stone unloaded" and following.get("event") in ("stone placed", "stone returned"):
            yield f"{sentence(events.pop(0))} (from {event['ship']}{event['space']})"
        else:
            yield sentence(event)


def sentence(event: Event) -> str:
    """One event as a sentence."""
    if event["event"] == "stone placed":
        return f"{colour(event['seat'])}'s stone goes to {_place(event)}"
    return _SENTENCES[event["event"]](event)


def _place(event: Event) -> str:
    site, place = event["site"], event["place"]
    if event.get("pyramid") == "edge":
        return "the edge of the pyramids"
    if "pyramid" in event:
        return f"the {event['pyramid']} pyramid, field {place}"
    if site == "chamber":
        return f"the burial chamber, row {(place - 1) % 3 + 1}"
    return SITES[site]


def _by(verb: str) -> Callable[[Event], str]:
    return lambda event: f"{colour(event['seat'])} {verb}"


def _with_card(verb: str) -> Callable[[Event], str]:
    return lambda event: f"{colour(event['seat'])} {verb} the {card(event['card'])}"


def _ships_arrive(event: Event) -> str:
    ships = listed(list(event["round_card"]))
    return f"Round {event['round']} begins: ships with {ships} spaces arrive"


def _card_seen(event: Event) -> str:
    seen = "a card of the pair" if event["card"] is None else f"the {card(event['card'])}"
    return f"{colour(event['seat'])} looks at {seen}"


def _cards_seen(run: Sequence[Event]) -> str:
    seen = [card(event["card"]) for event in run if event["card"] is not None]
    return f"{colour(run[0]['seat'])} looks at {listed(seen) or f'the {len(run)} cards in secret'}"


def _points(event: Event) -> str:
    who, points, source = colour(event["seat"]), event["points"], event["source"]
    if source == "wrath":
        return f"{who} loses {counted(-points, 'point')} to the wrath of the Pharaoh"
    return f"{who} earns {counted(points, 'point')} with {SOURCES.get(source, source)}"


def _stone_loaded(event: Event) -> str:
    return f"{colour(event['seat'])} loads a stone on ship {event['ship']}, space {event['space']}"


def _ship_sailed(event: Event) -> str:
    return f"{colour(event['seat'])} sails ship {event['ship']} to {SITES[event['site']]}"


def _card_taken(event: Event) -> str:
    return f"{colour(event['seat'])} takes the {card(event['card'])} from market space {event['space']}"


_SENTENCES: dict[str, Callable[[Event], str]] = {
    "ships arrive": _ships_arrive,
    "card dealt": lambda event: f"The {card(event['card'])} is dealt to market space {event['space']}",
    "pair laid": lambda event: f"{counted(event['count'], 'market card')} laid face down",
    "stones taken": lambda event: f"{colour(event['seat'])} takes {counted(event['count'], 'stone')}",
    "stone loaded": _stone_loaded,
    "ship sailed": _ship_sailed,
    "blue card played": _with_card("plays"),
    "passed": _by("passes, with nothing else to do"),
    "stone unloaded": lambda event: f"{colour(event['seat'])} unloads space {event['space']} of ship {event['ship']}",
    "stone returned": lambda event: f"{colour(event['seat'])}'s stone goes back to the quarry",
    "card taken": _card_taken,
    "pair taken": _by("takes the face-down pair"),
    "card seen": _card_seen,
    "card kept": _with_card("keeps"),
    "card discarded": lambda event: f"Discarded: {card(event['card'])}",
    "declined": _by("takes no market card"),
    "card drawn": _with_card("draws"),
    "red card played": lambda event: f"{colour(event['seat'])} plays the {card(event['card'])} at once",
    "points": _points,
    "tower built": lambda event: f"{colour(event['seat'])} builds a tower on score space {event['place']}",
    "deck reshuffled": lambda event: f"The discard pile becomes a new deck of {counted(event['count'], 'card')}",
    "round ends": lambda event: f"Round {event['round']} ends",
    "bonus skipped": _by("skips the bonus"),
    "order fixed": lambda event: f"{colour(event['seat'])} has space {event['space']} unloaded next",
    "game ends": lambda event: "The game ends",
}
_MERGED: dict[str, Callable[[Sequence[Event]], str]] = {
    "card dealt": lambda run: "On the market: " + ", ".join(card(event["card"]) for event in run),
    "card seen": lambda run: _card_seen(run[0]) if len(run) == 1 else _cards_seen(run),
    "card discarded": lambda run: "Discarded: " + ", ".join(card(event["card"]) for event in run),
}
