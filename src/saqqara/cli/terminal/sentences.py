"""What a face makes of events: sentences, some of which are headings. Each game has its own sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

Event = Mapping[str, Any]  # as `Game.story` tells it: the key `event` holds its kind


class Weight(Enum):
    """How a line is set."""

    HEADING = "heading"
    SUBHEADING = "subheading"
    PLAIN = "plain"


@dataclass(frozen=True)
class Line:
    """One sentence."""

    text: str
    weight: Weight = Weight.PLAIN


@dataclass(frozen=True)
class Passage:
    """One move of a seat with nature's draws after it; the draws before the first move are a passage of nature."""

    number: int
    seat: int
    move: str
    events: Sequence[Event]


def take_run(events: list[Event], kinds: Sequence[str], seat: int | None = None) -> list[Event]:
    """Removes the events of these kinds from the beginning, of one seat or of all, and returns them."""
    run = []
    while events and events[0]["event"] in kinds and seat in (None, events[0].get("seat")):
        run.append(events.pop(0))
    return run
