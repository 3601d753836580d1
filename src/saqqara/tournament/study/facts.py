"""Extracts what a study records of a finished game from the game's record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Any

import msgspec

from saqqara.games import GAMES, part
from saqqara.match import records
from saqqara.rules.contract import NATURE, game_in
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import Count
from saqqara.tournament.study.game_facts import GameFacts

BySeat = dict[str, list[int]]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]

_OFFERS = ("card dealt", "card seen", "card laid out", "card drawn")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game. Lists are by seat, `earned` is by seat and source; cards and sites by name."""

    cell: Count
    game: Count
    points: list[int]
    places: list[int]
    earned: list[list[int]]
    moves: Count  # of the seats
    draws: Count
    lead_changes: Count  # how often another seat came to lead alone
    decided: Share  # the share of the game after which no later winner was behind any more
    stones: BySeat  # brought to a site
    cards: BySeat  # acquired
    explored: BySeat
    offered: dict[str, Count]  # cards that were shown where a seat could take them


def facts_of(plan: Plan, cell: int, number: int, record: str) -> Facts:
    """Replays the record of game `number` of a cell and returns its facts."""
    game = game_in(plan.box())
    state = game.new(plan.seats, **plan.options)
    counts, leads = EventCounts(plan.game, plan.seats), LeadHistory()
    lines = records.read(record).lines
    for line in lines:
        game.play(state, line.seat, game.read(state, line.seat, line.move))
        counts.add(game.story(state, state.events, None, whole=True))
        if not game.is_simultaneous(state):
            leads.add(game.points(state))
    outcome = game.outcome(state)
    assert outcome is not None
    draws = sum(line.seat == NATURE for line in lines)
    return Facts(
        cell=cell,
        game=number,
        points=list(outcome.points),
        places=list(outcome.places),
        earned=[[by_source.get(source, 0) for source in game.SOURCES] for by_source in game.earned(state)],
        moves=len(lines) - draws,
        draws=draws,
        lead_changes=leads.lead_changes(),
        decided=leads.decided([seat for seat, place in enumerate(outcome.places) if place == 1]),
        stones=dict(counts.stones),
        cards=dict(counts.cards),
        explored=dict(counts.explored),
        offered=dict(counts.offered),
    )


class EventCounts:
    """Counts the events that concern cards and stones."""

    def __init__(self, game: str, seats: int) -> None:
        self._facts: GameFacts = part(GAMES[game].facts)
        self.stones: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.cards: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.explored: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)
        self.offered: defaultdict[str, int] = defaultdict(int)

    def add(self, events: Sequence[dict[str, Any]]) -> None:
        """Adds the events of one move."""
        for event in events:
            kind = event["event"]
            if kind in _OFFERS or event.get("from") == "deck":  # a blind draw offers one card
                self.offered[str(event["card"])] += 1
            if kind in self._facts.acquires:
                for card in _cards_of(event):
                    self.cards[card][event["seat"]] += 1
            if kind == "explored":
                self.explored[str(event["card"])][event["seat"]] += 1
            if kind in self._facts.stones:
                self.stones[self._facts.stones[kind] or event["site"]][event["seat"]] += 1


def _cards_of(event: dict[str, Any]) -> Iterator[str]:
    yield str(event["card"])
    if "other" in event:
        yield str(event["other"])


class LeadHistory:
    """Which seats led after each move."""

    def __init__(self) -> None:
        self._leaders: list[frozenset[int]] = []

    def add(self, points: Sequence[int]) -> None:
        """Adds the points after a move."""
        best = max(points)
        self._leaders.append(frozenset(seat for seat, own in enumerate(points) if own == best))

    def lead_changes(self) -> int:
        """Counts how often another seat came to lead alone than the last that did."""
        alone = [leaders for leaders in self._leaders if len(leaders) == 1]
        return sum(before != after for before, after in pairwise(alone))

    def decided(self, winners: Sequence[int]) -> float:
        """Returns the share of the game after which all winners were always among the leaders."""
        behind = [number for number, leaders in enumerate(self._leaders, 1) if not leaders.issuperset(winners)]
        return round(behind[-1] / len(self._leaders), 4) if behind else 0.0
