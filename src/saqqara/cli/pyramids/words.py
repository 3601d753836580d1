"""The words of Pyramids: cards, shapes and symbols by name, and events as plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from saqqara.cli.chronicle import Passage
from saqqara.cli.words import colour, counted, listed
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS, SHAPE_NAMES

Event = Mapping[str, Any]


def colour_of(card: int, edition: Edition) -> str:
    """The colour of a pyramid card."""
    return next(name for name in COLOURS if card in edition[f"colours.{name}"])


def titled(card: int, edition: Edition) -> str:
    """A card with its colour, as in `27 orange`."""
    return f"{card} {colour_of(card, edition)}"


def numbers(cards: Sequence[int]) -> str:
    """Cards in a row, as in `4, 12 and 27`."""
    return listed([str(card) for card in cards])


def ordinal(number: int) -> str:
    """As in `2nd` and `11th`."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number // 10 != 1 else "th"
    return f"{number}{ending}"


# --- events as sentences ---


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


def sentences(events: Sequence[Event]) -> list[str]:
    """What happened, one sentence each; what belongs together is told together."""
    return list(_told(list(events)))


def _told(events: list[Event]) -> Iterator[str]:
    while events:
        event = events.pop(0)
        kind = event["event"]
        if kind == "card drawn":
            yield from _cards_drawn([event, *_run(events, ("card drawn",))])
        elif kind == "card laid out":
            yield _laid_out([event, *_run(events, ("card laid out",))])
        elif kind == "fields crossed":
            gains = [_GAINS[gain["event"]](gain) for gain in _run(events, _GAINS)]
            yield sentence(event) + (f": {', '.join(gains)}" if gains else "")
        elif kind == "expedition" and event["number"] == 1:
            yield from (f"Round {event['round']} begins", sentence(event))
        else:
            yield sentence(event)


def _run(events: list[Event], kinds: Mapping[str, Any] | Sequence[str]) -> list[Event]:
    """Takes the events of these kinds off the beginning."""
    run = []
    while events and events[0]["event"] in kinds:
        run.append(events.pop(0))
    return run


def _cards_drawn(run: Sequence[Event]) -> Iterator[str]:
    hands = {event["seat"]: [other["card"] for other in run if other["seat"] == event["seat"]] for event in run}
    unseen = [colour(seat) for seat, cards in hands.items() if None in cards]
    for seat, cards in hands.items():
        if None not in cards:
            yield f"{colour(seat)} draws {numbers(cards)}"
    if unseen:
        count = counted(len(run) // len(hands), "card")
        yield f"{listed(unseen)} {'draws' if len(unseen) == 1 else 'draw'} {count}{' each' * (len(unseen) > 1)}"


def _laid_out(run: Sequence[Event]) -> str:
    return f"Laid out: {numbers([event['card'] for event in run])}"


_GAINS: dict[str, Callable[[Event], str]] = {
    "gem": lambda event: f"{ordinal(event['count'])} {event['gem']} gem",
    "torch": lambda event: f"torch {event['round']}",
    "skull": lambda event: f"{ordinal(event['count'])} skull",
    "elixir": lambda event: f"elixir ({counted(event['count'], 'skull')} left)",
    "red cross": lambda event: "red cross" if event["count"] == 1 else f"{event['count']} red crosses",
}


def sentence(event: Event) -> str:
    """One event as a sentence."""
    return _SENTENCES[event["event"]](event)


def _by(words: str) -> Callable[[Event], str]:
    """A sentence about a seat, with the numbers of the event filled in."""
    return lambda event: f"{colour(event['seat'])} {words.format(**event)}"


def _card_taken(event: Event) -> str:
    place = "the deck" if event["from"] == "deck" else f"place {event['from']} of the display"
    return f"{colour(event['seat'])} takes card {event['card']} from {place}"


def _fields_crossed(event: Event) -> str:
    return f"{colour(event['seat'])} crosses off {' '.join(event['fields'])} on {event['card']}"


def _torch(event: Event) -> str:
    return f"{colour(event['seat'])} lights the torch of round {event['round']}"


_SENTENCES: dict[str, Callable[[Event], str]] = {
    "card drawn": lambda event: next(_cards_drawn([event])),
    "cards kept": _by("keeps {card} and {other}"),
    "card laid out": lambda event: f"Card {event['card']} is laid out on place {event['place']}",
    "expedition": lambda event: f"Expedition {event['number']}: {SHAPE_NAMES[event['shape']]} ({event['shape']})",
    "fields crossed": _fields_crossed,
    "gem": lambda event: f"{colour(event['seat'])} has {counted(event['count'], event['gem'] + ' gem')}",
    "torch": _torch,
    "skull": lambda event: f"{colour(event['seat'])} has {counted(event['count'], 'skull')}",
    "elixir": lambda event: f"{colour(event['seat'])} drinks an elixir and has {counted(event['count'], 'skull')} left",
    "red cross": lambda event: f"{colour(event['seat'])} may cross off {counted(event['count'], 'more field')}",
    "explored": _by("explores pyramid {card}"),
    "card taken": _card_taken,
    "colour points": _by("claims {points} points for {colour} pyramids"),
    "round ends": lambda event: f"Round {event['round']} ends",
    "game ends": lambda event: "The game ends",
    "cross lapses": _by("has no field left for a red cross, which lapses"),
}
