"""What a study takes down of one finished game, from its record alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from saqqara.match import records
from saqqara.rules.contract import NATURE, game_in
from saqqara.tournament.plan import Plan

BySeat = dict[str, list[int]]

_OFFERS = ("card dealt", "card seen", "card laid out", "card drawn")
_GETS = ("card taken", "card kept", "card drawn", "cards kept")
_AT_MARKET = ("card taken", "pair taken", "declined")


@dataclass(frozen=True)
class Facts:
    """One game. Lists go by seats, but for `earned` which goes by seats and sources; cards and sites by name."""

    cell: int
    game: int
    points: list[int]
    places: list[int]
    earned: list[list[int]]
    moves: int  # of the seats
    draws: int
    lead_changes: int  # how often another seat came to lead alone
    decided: float  # the share of the game after which no later winner was behind any more
    stones: BySeat  # brought to a site
    cards: BySeat  # got
    explored: BySeat
    offered: dict[str, int]  # cards that came into sight where one could take them


def facts_of(plan: Plan, cell: int, number: int, record: str) -> Facts:
    """What a record tells of the game `number` of a cell."""
    game = game_in(plan.box())
    table = game.new(plan.seats, **plan.options)
    told, course = Told(plan.game, plan.seats), Course()
    lines = records.read(record).lines
    for line in lines:
        game.play(table, line.seat, game.read(table, line.seat, line.move))
        told.hear(game.story(table, table.events, None, whole=True))
        if not game.is_simultaneous(table):
            course.look(game.points(table))
    outcome = game.outcome(table)
    assert outcome is not None
    draws = sum(line.seat == NATURE for line in lines)
    return Facts(
        cell=cell,
        game=number,
        points=list(outcome.points),
        places=list(outcome.places),
        earned=[[by_source.get(source, 0) for source in game.SOURCES] for by_source in game.earned(table)],
        moves=len(lines) - draws,
        draws=draws,
        lead_changes=course.lead_changes(),
        decided=course.decided([seat for seat, place in enumerate(outcome.places) if place == 1]),
        stones=dict(told.stones),
        cards=dict(told.cards),
        explored=dict(told.explored),
        offered=dict(told.offered),
    )


class Told:
    """Counts what events tell of cards and stones."""

    def __init__(self, game: str, seats: int) -> None:
        self._is_imhotep = game == "imhotep"
        self.stones: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.cards: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.explored: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.offered: defaultdict[str, int] = defaultdict(int)

    def hear(self, events: Sequence[dict[str, Any]]) -> None:
        """What happened in one move."""
        for event in events:
            kind = event["event"]
            if kind in _OFFERS or event.get("from") == "deck":  # whoever draws blind is offered one card
                self.offered[str(event["card"])] += 1
            if kind in _GETS and (kind != "card drawn" or self._is_imhotep):
                for card in _cards_of(event):
                    self.cards[card][event["seat"]] += 1
            if kind == "explored":
                self.explored[str(event["card"])][event["seat"]] += 1
            if kind == "stone placed":
                self.stones[event["site"]][event["seat"]] += 1
            if kind in _AT_MARKET and self._is_imhotep:
                self.stones["market"][event["seat"]] += 1


def _cards_of(event: dict[str, Any]) -> Iterator[str]:
    yield str(event["card"])
    if "other" in event:
        yield str(event["other"])


class Course:
    """Who led when."""

    def __init__(self) -> None:
        self._leaders: list[frozenset[int]] = []

    def look(self, points: Sequence[int]) -> None:
        """The points after a move."""
        best = max(points)
        self._leaders.append(frozenset(seat for seat, one in enumerate(points) if one == best))

    def lead_changes(self) -> int:
        """How often another seat came to lead alone than the last that did."""
        alone = [leaders for leaders in self._leaders if len(leaders) == 1]
        return sum(before != after for before, after in pairwise(alone))

    def decided(self, winners: Sequence[int]) -> float:
        """The share of the game after which all winners were always among the leaders."""
        behind = [number for number, leaders in enumerate(self._leaders, 1) if not leaders.issuperset(winners)]
        return round(behind[-1] / len(self._leaders), 4) if behind else 0.0
