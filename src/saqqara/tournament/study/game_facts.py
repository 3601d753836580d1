"""What a study takes down of each game besides points and places; the game's descriptor names one of these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

_FAIR_SHARE = "The fair share of first places is one by the number of players."


@dataclass(frozen=True)
class GameFacts:
    """Which events count, and what the report says of the seats."""

    about_seats: str = _FAIR_SHARE
    acquires: tuple[str, ...] = ()  # events by which a seat gets a card
    stones: Mapping[str, str | None] = field(
        default_factory=dict
    )  # events that bring a stone -> the site; None: its own


PLAIN = GameFacts()

IMHOTEP = GameFacts(
    about_seats=f"Seat 0 begins the first round. {_FAIR_SHARE}",
    acquires=("card taken", "card kept", "card drawn"),
    stones={"stone placed": None, "card taken": "market", "pair taken": "market", "declined": "market"},
)

PYRAMIDS = GameFacts(
    about_seats="All seats decide at the same time; the fair share of first places is one by the number of players.",
    acquires=("card taken", "cards kept"),
)
