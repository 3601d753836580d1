"""Events as sentences, of both games; what belongs together is told together. The pages tell them in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from saqqara.cli.languages import say
from saqqara.cli.words import card, colour

Event = Mapping[str, Any]
CHAMBER_ROWS = 3
TOGETHER = ("card dealt", "card seen", "card discarded", "card laid out")
GAINS = ("gem", "torch", "skull", "elixir", "red cross")


class Weight(Enum):
    """How much a line begins."""

    ROUND = "round"
    EXPEDITION = "expedition"
    PLAIN = "plain"


@dataclass(frozen=True)
class Line:
    """One sentence."""

    text: str
    weight: Weight = Weight.PLAIN


def sentences(events: Sequence[Event]) -> list[Line]:
    """What happened, one sentence each."""
    return list(_told(list(events)))


def _told(rest: list[Event]) -> Iterator[Line]:
    while rest:
        event = rest.pop(0)
        match event["event"]:
            case "ships arrive" | "expedition" as kind:
                yield from _beginning(event, Weight.EXPEDITION if kind == "expedition" else Weight.PLAIN)
            case "card drawn":
                yield from map(Line, _cards_drawn(event, rest))
            case "fields crossed":
                yield Line(_crossed(event, rest))
            case "stone unloaded" if rest and rest[0]["event"] in ("stone placed", "stone returned"):
                continue  # the next sentence says it all
            case kind if kind in TOGETHER:
                yield Line(_together([event, *_run(rest, (kind,))]))
            case _:
                yield Line(sentence(event))


def _run(events: list[Event], kinds: Sequence[str], seat: int | None = None) -> list[Event]:
    """Takes the events of these kinds off the beginning, of one seat or of all."""
    run = []
    while events and events[0]["event"] in kinds and seat in (None, events[0].get("seat")):
        run.append(events.pop(0))
    return run


def _beginning(event: Event, weight: Weight) -> Iterator[Line]:
    if event.get("number", 1) == 1:
        yield Line(say("event.round", round=event["round"]), Weight.ROUND)
    yield Line(sentence(event), weight)


def sentence(event: Event) -> str:
    """An event that is told by itself. Some kinds have more than one sentence."""
    told = _known(event)
    match event["event"]:
        case "stone placed":
            return say("event.stone placed", **told | {"where": _where(event)})
        case "card taken" if "from" in event:
            return say("event.pyramid taken deck" if event["from"] == "deck" else "event.pyramid taken", **told)
        case "points" if event["points"] < 0:
            return say("event.points lost", **told | {"points": -event["points"]})
    return say(f"event.{event['event']}", **told)


def _known(event: Event) -> dict[str, Any]:
    """Names instead of numbers and keys."""
    told = dict(event)
    if "seat" in event:
        told["name"] = colour(event["seat"])
    if "card" in event:
        told["card"] = card(event["card"])
    if "site" in event:
        told["site"] = say(f"to.{event['site']}")
    if "ship" in event:
        told["ship"] = event["ship"].upper()
    if "shape" in event:
        told["shape"] = say(f"shape.{event['shape']}")
    if "source" in event:
        told["source"] = say(f"source.{event['source']}")
    if "round_card" in event:
        told["spaces"] = list(event["round_card"])
    return told


def _where(event: Event) -> str:
    site, place, pyramid = event["site"], event["place"], event.get("pyramid")
    if pyramid == "edge":
        return say("where.edge")
    if pyramid is not None:
        return say("where.small_pyramid", pyramid=pyramid, place=place)
    if site == "chamber":
        return say("where.chamber", row=(place - 1) % CHAMBER_ROWS + 1)
    return say(f"to.{site}")


def _together(run: Sequence[Event]) -> str:
    """Several cards in one sentence; those that may not be seen are counted."""
    told, kind = _known(run[0]), run[0]["event"]
    if kind == "card seen" and any(event["card"] is None for event in run):
        return say("event.card seen unseen", **told | {"count": len(run)})
    return say(f"event.{kind}", **told | {"cards": [card(event["card"]) for event in run]})


def _cards_drawn(event: Event, rest: list[Event]) -> Iterator[str]:
    """Each player's cards in one sentence; those that may not be seen are counted."""
    if isinstance(event["card"], str):
        yield sentence(event)
        return
    run = [event, *_run(rest, ("card drawn",))]
    for seat in dict.fromkeys(one["seat"] for one in run):
        cards = [one["card"] for one in run if one["seat"] == seat]
        seen = [number for number in cards if number is not None]
        if seen:
            yield say("event.cards drawn", name=colour(seat), cards=seen)
        else:
            yield say("event.cards drawn unseen", name=colour(seat), count=len(cards))


def _crossed(event: Event, rest: list[Event]) -> str:
    gains = _run(rest, GAINS, event["seat"])
    told = [say(f"gain.{gain['event']}", **gain) for gain in gains]
    return say("event.fields crossed", **_known(event) | {"fields": " ".join(event["fields"]), "gains": told})
