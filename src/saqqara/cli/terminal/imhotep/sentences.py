"""The events of Imhotep as sentences; cards that come together share one. The pages tell them in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from saqqara.cli.languages import say
from saqqara.cli.terminal.imhotep.words import card_name
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.sentences import Event, Line, Weight, take_run
from saqqara.rules.imhotep.components import CHAMBER_ROWS

CARDS_TOGETHER = ("card dealt", "card seen", "card discarded")
SEEN_BY_ONE = "card seen"  # the event of a card that only its seat may know


def sentences(events: Sequence[Event]) -> list[Line]:
    """Returns what happened, a line for each sentence."""
    return list(_lines(list(events)))


def public(event: Event) -> Event:
    """Returns the event without the name of a card that only its seat may know."""
    return {**event, "card": None} if event["event"] == SEEN_BY_ONE else event


def _lines(rest: list[Event]) -> Iterator[Line]:
    while rest:
        event = rest.pop(0)
        match event["event"]:
            case "ships arrive":
                yield Line(say("event.round", round=event["round"]), Weight.HEADING)
                yield Line(sentence(event))
            case "stone unloaded" if rest and rest[0]["event"] in ("stone placed", "stone returned"):
                continue  # the sentence of the next event says this too
            case kind if kind in CARDS_TOGETHER:
                yield Line(_cards_together([event, *take_run(rest, (kind,))]))
            case _:
                yield Line(sentence(event))


def sentence(event: Event) -> str:
    """Returns the sentence of one event."""
    values = _values(event)
    match event["event"]:
        case "stone placed":
            return say("imhotep.event.stone placed", **values | {"where": _where(event)})
        case "points" if event["points"] < 0:
            return say("imhotep.event.points lost", **values | {"points": -event["points"]})
    return say(f"imhotep.event.{event['event']}", **values)


def _values(event: Event) -> dict[str, Any]:
    """Returns the values of an event with names in place of numbers and keys."""
    values = dict(event)
    if "seat" in event:
        values["name"] = seat_name(event["seat"])
    if "card" in event:
        values["card"] = card_name(event["card"])
    if "site" in event:
        values["site"] = say(f"imhotep.to.{event['site']}")
    if "ship" in event:
        values["ship"] = event["ship"].upper()
    if "source" in event:
        values["source"] = say(f"imhotep.source.{event['source']}")
    if "round_card" in event:
        values["spaces"] = list(event["round_card"])
    return values


def _where(event: Event) -> str:
    site, place, pyramid = event["site"], event["place"], event.get("pyramid")
    if pyramid == "edge":
        return say("imhotep.where.edge")
    if pyramid is not None:
        return say("imhotep.where.small_pyramid", pyramid=pyramid, place=place)
    if site == "chamber":
        return say("imhotep.where.chamber", row=(place - 1) % CHAMBER_ROWS + 1)
    return say(f"imhotep.to.{site}")


def _cards_together(run: Sequence[Event]) -> str:
    """Returns one sentence for several cards; those that may not be seen are counted."""
    values, kind = _values(run[0]), run[0]["event"]
    if kind == SEEN_BY_ONE and any(event["card"] is None for event in run):
        return say("imhotep.event.card seen unseen", **values | {"count": len(run)})
    return say(f"imhotep.event.{kind}", **values | {"cards": [card_name(event["card"]) for event in run]})
