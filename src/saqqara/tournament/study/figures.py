"""Computes the figures of a study as JSON: by number of players, by side and wrath, by site and by card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from saqqara.rules.contract import game_in
from saqqara.tournament.rating import Array
from saqqara.tournament.study.design import SITES, Design
from saqqara.tournament.study.facts import BySeat, Facts
from saqqara.tournament.study.intervals import Figure, difference_of, mean_of, ratio_of, share_of

QUANTILES = (5, 25, 50, 75, 95)
WHAT: dict[str, Callable[[Facts], float]] = {
    "points": lambda facts: sum(facts.points) / len(facts.points),
    "moves": lambda facts: float(facts.moves),
    "lead_changes": lambda facts: float(facts.lead_changes),
}


def figures_of(design: Design, games: Sequence[Facts]) -> dict[str, Any]:
    """Returns all figures of the games played so far."""
    by_cell = [[facts for facts in games if facts.cell == cell] for cell in range(len(design.cells))]
    counts = [len(cell) for cell in by_cell]
    figures: dict[str, Any] = {
        **design.identity(),
        "cells": len(design.cells),
        "games": len(games),
        "games_per_cell": {"asked": design.games, "least": min(counts), "most": max(counts)},
        "players_at_table": {
            str(seats): _figures_of_seats(design, found)
            for seats in design.seats
            if (found := [facts for facts in games if len(facts.points) == seats])
        },
        "cards": _cards(games),
        "each_cell": [
            _figures_of_cell(cell.name, found) for cell, found in zip(design.cells, by_cell, strict=True) if found
        ],
    }
    if "sides" in game_in(design.box()).OPTIONS:
        figures["sides"] = {site: _halves(design, games, _is_b(site), ("A", "B")) for site in SITES}
        figures["wrath"] = _halves(design, games, lambda options: bool(options["wrath"]), ("without", "with"))
        figures["sites"] = _sites(design, games)
    return figures


# --- for one number of players ---


def _figures_of_seats(design: Design, games: Sequence[Facts]) -> dict[str, Any]:
    points = np.array([facts.points for facts in games], float)  # [games, seats]
    firsts = _firsts(games)
    seats = points.shape[1]
    return {
        "games": len(games),
        "seats": [
            {"seat": seat, "first_places": share_of(firsts[:, seat]), "points": mean_of(points[:, seat])}
            for seat in range(seats)
        ],
        "points": _distribution(points),
        "winner": mean_of(points.max(axis=1)),
        "margin": mean_of(_margins(points)),
        "shared_first_places": round(float(np.mean([facts.places.count(1) > 1 for facts in games])), 4),
        "sources": _sources(design, games),
        "moves": _count_figures(games, lambda facts: facts.moves),
        "draws": _count_figures(games, lambda facts: facts.draws),
        "lead_changes": _count_figures(games, lambda facts: facts.lead_changes),
        "decided": _count_figures(games, lambda facts: facts.decided),
    }


def _firsts(games: Sequence[Facts]) -> Array:
    """Returns first places as [games, seats]; a shared one counts in part for each who shares it."""
    places = np.array([facts.places for facts in games])
    firsts: Array = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
    return firsts


def _margins(points: Array) -> Array:
    """Returns how far the first was ahead of the second in each game."""
    ordered = np.sort(points, axis=1)
    margins: Array = ordered[:, -1] - ordered[:, -2]
    return margins


def _distribution(points: Array) -> dict[str, Any]:
    """Describes the points of all seats; the mean is over games, whose seats are not independent."""
    return {
        **mean_of(points.mean(axis=1)),
        "deviation": round(float(points.std()), 2),
        "least": int(points.min()),
        "most": int(points.max()),
        "quantiles": {str(share): float(np.percentile(points, share)) for share in QUANTILES},
        "counts": _counted(points),
    }


def _counted(points: Array) -> dict[str, int]:
    """Counts the seats with each number of points."""
    values, counts = np.unique(points.astype(int), return_counts=True)
    return {str(value): int(count) for value, count in zip(values, counts, strict=True)}


def _sources(design: Design, games: Sequence[Facts]) -> dict[str, Figure]:
    """Returns the mean points of a seat by source; sources without points are left out."""
    earned = np.array([facts.earned for facts in games], float).mean(axis=1)  # [games, sources]
    names = game_in(design.box()).SOURCES
    return {name: mean_of(earned[:, source]) for source, name in enumerate(names) if earned[:, source].any()}


def _count_figures(games: Sequence[Facts], figure: Callable[[Facts], float]) -> dict[str, Any]:
    values = np.array([figure(facts) for facts in games], float)
    return {**mean_of(values), "least": float(values.min()), "most": float(values.max())}


# --- sides and wrath: halves of a study that differ in one option ---


def _is_b(site: str) -> Callable[[dict[str, Any]], bool]:
    letter = SITES.index(site)
    return lambda options: bool(options["sides"][letter] == "B")


def _halves(
    design: Design, games: Sequence[Facts], is_second: Callable[[dict[str, Any]], bool], names: tuple[str, str]
) -> dict[str, Any]:
    """Compares both halves: their means, and the difference at equal numbers of players."""
    is_in_second = np.array([is_second(design.cells[facts.cell].options) for facts in games], bool)
    halves: dict[str, Any] = {}
    for what, figure in WHAT.items():
        values = np.array([figure(facts) for facts in games], float)
        centred = _less_mean_of_seats(values, [len(facts.points) for facts in games])
        halves[what] = {
            names[0]: mean_of(values[~is_in_second]),
            names[1]: mean_of(values[is_in_second]),
            "difference": difference_of(centred[is_in_second], centred[~is_in_second]),
        }
    return halves


def _less_mean_of_seats(values: Array, seats: Sequence[int]) -> Array:
    """Subtracts the mean of each number of players, whose differences would only widen the intervals."""
    players = np.array(seats)
    centred = values.copy()
    for count in np.unique(players):
        centred[players == count] -= values[players == count].mean()
    return centred


# --- sites and cards ---


def _sites(design: Design, games: Sequence[Facts]) -> dict[str, dict[str, Any]]:
    """Returns what a stone earns, by site and side; at the market it earns cards instead."""
    sources = game_in(design.box()).SOURCES
    sites: dict[str, dict[str, Any]] = {}
    for site in SITES:
        for side in "AB":
            found = [facts for facts in games if _is_b(site)(design.cells[facts.cell].options) == (side == "B")]
            if found:
                sites[f"{site} {side}"] = _figures_of_site(site, sources, found)
    return sites


def _figures_of_site(site: str, sources: Sequence[str], games: Sequence[Facts]) -> dict[str, Any]:
    stones = np.array([sum(facts.stones.get(site, [])) for facts in games], float)
    figures: dict[str, Any] = {"games": len(games), "stones": mean_of(stones), **_owners_results(games, "stones", site)}
    if site in sources:
        earned = [sum(row[sources.index(site)] for row in facts.earned) for facts in games]
        figures["points_per_stone"] = ratio_of(np.array(earned, float), stones)
    return figures


def _cards(games: Sequence[Facts]) -> dict[str, dict[str, Any]]:
    """Returns for each card how often it was acquired and how its owners fared, which is not the effect of the card."""
    names = sorted({name for facts in games for name in facts.offered}, key=_order)
    return {name: _figures_of_card(name, games) for name in names}


def _order(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isdecimal() else (0, name)


def _figures_of_card(name: str, games: Sequence[Facts]) -> dict[str, Any]:
    got = np.array([sum(facts.cards.get(name, [])) for facts in games], float)
    offered = np.array([facts.offered.get(name, 0) for facts in games], float)
    figures = {"got": mean_of(got), "got_of_offered": ratio_of(got, offered), **_owners_results(games, "cards", name)}
    if any(facts.explored for facts in games):
        explored = np.array([sum(facts.explored.get(name, [])) for facts in games], float)
        figures["explored_of_got"] = ratio_of(explored, got)
    return figures


def _owners_results(games: Sequence[Facts], what: str, name: str) -> dict[str, Figure]:
    """Returns how owners fared, for each time they had it: points ahead of the game's mean, first places."""
    ahead, firsts, times = [], [], []
    for facts in games:
        by_name: BySeat = getattr(facts, what)
        had = np.array(by_name.get(name, [0] * len(facts.points)), float)
        points = np.array(facts.points, float)
        first = (np.array(facts.places) == 1) / facts.places.count(1)
        times.append(had.sum())
        ahead.append(float((had * (points - points.mean())).sum()))
        firsts.append(float((had * first).sum() * len(points)))
    each = np.array(times, float)
    return {"ahead": ratio_of(np.array(ahead), each), "firsts": ratio_of(np.array(firsts), each)}


# --- one cell ---


def _figures_of_cell(name: str, games: Sequence[Facts]) -> dict[str, Any]:
    firsts = _firsts(games)
    figures: dict[str, Any] = {"cell": name, "games": len(games)}
    for what, figure in WHAT.items():
        figures[what] = mean_of(np.array([figure(facts) for facts in games], float))
    figures["first_places"] = [share_of(firsts[:, seat]) for seat in range(firsts.shape[1])]
    return figures
