"""Computes the standings of a tournament from its results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from saqqara.tournament.plan import Plan
from saqqara.tournament.rating import Array, Finish, Interval, rate, share
from saqqara.tournament.results_folder import FaultCount, Result


class Standings:
    """Figures of each player; a name that has several seats is one player.

    Ratings, places and points count the rated games only: where a player failed, they would be its fallback's.
    """

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        numbers = [plan.names.index(player) for player in plan.players]
        self.plan = plan
        self.results = results
        self.rated = [result for result in results if not result.failed]
        self.who = np.array([[numbers[player] for player in result.seating] for result in self.rated])  # [games, seats]
        self.points = np.array([result.points for result in self.rated])  # [games, seats]
        self.places = np.array([result.places for result in self.rated])  # [games, seats]
        self.deals = np.array([result.deal for result in self.rated])  # [games]

    def rows(self) -> list[dict[str, Any]]:
        """Returns the figures of each player, the best rating first; without a rated game there are no ratings."""
        if not self.results:
            return []
        if not self.rated:
            return [self._row(player, None) for player in range(len(self.plan.names))]
        ratings = rate(self._finishes(), len(self.plan.names))
        rows = [self._row(player, rating) for player, rating in enumerate(ratings)]
        return sorted(rows, key=lambda row: -row["rating"]["points"])

    def ahead(self) -> dict[str, dict[str, float]]:
        """Returns how often each finished ahead of each other. A pair's two shares add up to 1 less the ties."""
        names = self.plan.names if self.rated else ()
        return {
            name: {other: self._share_ahead(a, b) for b, other in enumerate(names) if b != a}
            for a, name in enumerate(names)
        }

    def incomplete_deals(self) -> int:
        """Counts deals that lack some of their games, so that not every player had every seat."""
        _, games = np.unique([result.deal for result in self.results], return_counts=True)
        return int((games < self.plan.rotations).sum())

    def _finishes(self) -> list[Finish]:
        return [
            Finish(result.deal, tuple(map(int, who)), tuple(result.places))
            for result, who in zip(self.rated, self.who, strict=True)
        ]

    def _row(self, player: int, rating: Interval | None) -> dict[str, Any]:
        name = self.plan.names[player]
        return {
            "player": name,
            "games": len(self.results),
            "rated_games": len(self.rated),
            "seats": self.plan.players.count(name) * len(self.results),
            **self._figures(player, rating),
            **self._behaviour(player),
        }

    def _figures(self, player: int, rating: Interval | None) -> dict[str, Any]:
        """Returns what the rated games tell of a player, nulls where there is none."""
        if rating is None:
            return dict.fromkeys(("rating", "first_places", "points", "place"))
        mine = self.who == player
        return {
            "rating": _interval("points", rating, 1),
            "first_places": _interval("share", self._first_places(mine), 4),
            "points": round(float(self.points[mine].mean()), 2),
            "place": round(float(self.places[mine].mean()), 3),
        }

    def _first_places(self, mine: Array) -> Interval:
        """Returns the share of first places; a shared one counts in part for each who shares it."""
        firsts = (self.places == 1) / (self.places == 1).sum(axis=1, keepdims=True)
        _, deal = np.unique(self.deals, return_inverse=True)
        won, seats = np.bincount(deal, (firsts * mine).sum(axis=1)), np.bincount(deal, mine.sum(axis=1))
        return share(won, seats)

    def _share_ahead(self, player: int, other: int) -> float:
        pairs = (self.who == player)[:, :, None] & (self.who == other)[:, None, :]
        is_ahead = self.places[:, :, None] < self.places[:, None, :]
        return round(float(is_ahead[pairs].mean()), 4)

    def _behaviour(self, player: int) -> dict[str, Any]:
        """Returns a player's thinking times and faults."""
        name = self.plan.names[player]
        numbers = [number for number, other in enumerate(self.plan.players) if other == name]
        games = [(result, number) for result in self.results for number in numbers]
        asked = sum(result.asked[number] for result, number in games)
        seconds = sum(result.seconds[number] for result, number in games)
        return {
            "moves": asked,
            "games_failed": sum(bool(set(numbers) & set(result.failed)) for result in self.results),
            "moves_lost": asked - sum(result.answered[number] for result, number in games),
            "faults": _added(result.faults[number] for result, number in games),
            "mean_s": round(seconds / asked, 6) if asked else 0.0,
            "longest_s": max(result.longest[number] for result, number in games),
        }


def _interval(name: str, interval: Interval, digits: int) -> dict[str, float]:
    """Rounds an interval; adding 0.0 makes -0.0 positive."""
    rounded = [round(figure, digits) + 0.0 for figure in (interval.middle, interval.low, interval.high)]
    return dict(zip((name, "low", "high"), rounded, strict=True))


def _added(games: Iterable[dict[str, FaultCount]]) -> dict[str, FaultCount]:
    """Adds up the faults of several games by kind."""
    kinds: dict[str, FaultCount] = {}
    for faults in games:
        for kind, fault in faults.items():
            kinds.setdefault(kind, {"count": 0, "first": fault["first"]})["count"] += fault["count"]
    return kinds
