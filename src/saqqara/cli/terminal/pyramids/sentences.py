"""The events of Pyramids as sentences; what one mark brings is told with it. The pages tell them in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from saqqara.cli.languages import say
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.sentences import Event, Line, Passage, Weight, take_run

GAINS = ("gem", "torch", "skull", "elixir", "red cross")
SEEN_BY_ONE = "card drawn"  # the event of a card that only its seat may know


def sentences(events: Sequence[Event]) -> list[Line]:
    """Returns what happened, a line for each sentence."""
    return list(_lines(list(events)))


def public(event: Event) -> Event:
    """Returns the event without the number of a card that only its seat may know."""
    return {**event, "card": None} if event["event"] == SEEN_BY_ONE else event


def _lines(rest: list[Event]) -> Iterator[Line]:
    while rest:
        event = rest.pop(0)
        match event["event"]:
            case "expedition":
                if event["number"] == 1:
                    yield Line(say("event.round", round=event["round"]), Weight.HEADING)
                yield Line(sentence(event), Weight.SUBHEADING)
            case "card drawn":
                yield from map(Line, _cards_drawn([event, *take_run(rest, ("card drawn",))]))
            case "card laid out":
                run = [event, *take_run(rest, ("card laid out",))]
                yield Line(
                    say("pyramids.event.card laid out", **_values(event) | {"cards": [card["card"] for card in run]})
                )
            case "fields crossed":
                yield Line(_crossed(event, rest))
            case _:
                yield Line(sentence(event))


def sentence(event: Event) -> str:
    """Returns the sentence of one event."""
    values = _values(event)
    if event["event"] == "card taken":
        return say(
            "pyramids.event.card taken deck" if event["from"] == "deck" else "pyramids.event.card taken", **values
        )
    return say(f"pyramids.event.{event['event']}", **values)


def _values(event: Event) -> dict[str, Any]:
    """Returns the values of an event with names in place of numbers and keys."""
    values = dict(event)
    if "seat" in event:
        values["name"] = seat_name(event["seat"])
    if "card" in event and event["card"] is None:
        values["card"] = say("card.hidden")
    if "shape" in event:
        values["shape"] = say(f"pyramids.shape.{event['shape']}")
    return values


def _cards_drawn(run: Sequence[Event]) -> Iterator[str]:
    """Yields a sentence for the cards of each player; those that may not be seen are counted."""
    for seat in dict.fromkeys(event["seat"] for event in run):
        cards = [event["card"] for event in run if event["seat"] == seat]
        seen = [card for card in cards if card is not None]
        if seen:
            yield say("pyramids.event.card drawn", name=seat_name(seat), cards=seen)
        else:
            yield say("pyramids.event.card drawn unseen", name=seat_name(seat), count=len(cards))


def _crossed(event: Event, rest: list[Event]) -> str:
    gains = [say(f"cli.gain.{gain['event']}", **gain) for gain in take_run(rest, GAINS, event["seat"])]
    return say("cli.fields_crossed", **_values(event) | {"fields": " ".join(event["fields"]), "gains": gains})


# --- what is shown before a question ---


def latest(passages: Sequence[Passage]) -> list[Passage]:
    """Returns the moves of the last finished expedition, or of the current one; the table shows its shape."""
    first = len(passages) - 1
    while first > 0 and not _has_expedition(passages[first - 1]):
        first -= 1
    return [_without_expedition(passage) for passage in passages[max(first, 0) :]]


def _has_expedition(passage: Passage) -> bool:
    return any(event["event"] == "expedition" for event in passage.events)


def _without_expedition(passage: Passage) -> Passage:
    return replace(passage, events=[event for event in passage.events if event["event"] != "expedition"])
