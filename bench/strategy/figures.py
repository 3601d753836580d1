"""Computes the figures of the study from its rows: means with their 95 % ranges and numbers of games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from bench.strategy.cards import features_of_pair
from bench.strategy.imhotep import KEPT
from saqqara.rules.imhotep.components import CARD_COUNTS, CARD_NAMES
from saqqara.tournament.rating import Array, student
from saqqara.tournament.study.design import SITES
from saqqara.tournament.study.intervals import Figure, difference_of, mean_of, share_of

Row = dict[str, Any]
SEATS = ("2", "3", "4")
ALL, TURN = "all", "turn"
ENOUGH = 5  # games from which on a figure is shown
FIRST_MOVES = ("take", *(f"load {ship}.{space}" for ship in (4, 3, 2, 1) for space in range(1, ship + 1)))
RED = {"entrance": "pyramid", "sarcophagus": "chamber", "path": "obelisks"}  # a stone from the quarry to that site
RESAMPLES, SEED = 1000, 27


def figures_of(rows: Iterable[Row]) -> dict[str, Any]:
    """All figures, by game; games that were not measured are left out."""
    kinds = _by_kind(rows)
    games = {"imhotep": _imhotep, "pyramids": _pyramids}
    return {name: compute(found) for name, compute in games.items() if (found := kinds.get(name))}


Kinds = dict[str, dict[str, list[Row]]]  # [kind][seats]


def _by_kind(rows: Iterable[Row]) -> dict[str, Kinds]:
    """Rows by game, kind and seats, as far as their numbers have no gap: those of a run that was cut short too."""
    found: dict[str, Kinds] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for row in rows:
        game, kind, seats, number = row["job"]
        if number == len(found[game][kind][str(seats)]):
            found[game][kind][str(seats)].append(row)
    return found


def mean(values: Sequence[float]) -> Figure:
    """The mean of independent values."""
    return mean_of(np.array(values, float))


# --- what both games have ---


def _gains(by_seats: dict[str, list[Row]], what: str) -> dict[str, Any]:
    """What gifts are worth: [gift][seats or all][round or all], single rounds of all seats only; turns of each too."""
    samples: dict[str, Any] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for seats, rows in by_seats.items():
        for row in rows:
            for gift, rounds in _in_game(row[what]).items():
                for number, values in rounds.items():
                    for table in (seats, ALL) if number == ALL or gift == TURN else (ALL,):
                        samples[gift][table][number].append(np.mean(values, axis=0))
    return {
        gift: {table: {number: _gain(values) for number, values in rounds.items()} for table, rounds in tables.items()}
        for gift, tables in samples.items()
    }


def _in_game(gains: Sequence[Any]) -> dict[str, dict[str, list[Any]]]:
    """The gains of one game by gift and round, and of all rounds."""
    found: dict[str, dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for number, *rest in gains:
        gift, values = (rest[0], rest[1:]) if isinstance(rest[0], str) else (TURN, rest)
        for key in (str(number), ALL):
            found[gift][key].append(values)
    return found


def _gain(values: Sequence[Any]) -> dict[str, Figure]:
    found = np.array(values, float)
    return {"chance": mean_of(found[:, 0]), "points": mean_of(found[:, 1])}


def _mistakes(by_seats: dict[str, list[Row]], seats_of: Callable[[str], int]) -> dict[str, Any]:
    """What kinds of decisions cost a seat in a game: how often, chance and points."""
    tables: dict[str, Any] = {}
    everything = [(seats, row) for seats, rows in by_seats.items() for row in rows]
    for table in (*by_seats, ALL):
        chosen = [(seats_of(seats), row) for seats, row in everything if table in (seats, ALL)]
        names = sorted({mistake[3] for _, row in chosen for mistake in row["mistakes"]})
        tables[table] = {
            "games": len(chosen),
            "decisions": mean([row["decisions"] / seats for seats, row in chosen]),
            "others": mean([len(row["mistakes"]) / seats for seats, row in chosen]),
            "cost": {name: mean([_cost(row, None, column) / seats for seats, row in chosen]) for name, column in COST},
            "kinds": {
                kind: {
                    "times": mean([sum(mistake[3] == kind for mistake in row["mistakes"]) / s for s, row in chosen]),
                    **{name: mean([_cost(row, kind, column) / s for s, row in chosen]) for name, column in COST},
                }
                for kind in names
            },
        }
    return tables


def by_price(kinds: dict[str, Any]) -> dict[str, Any]:
    """Kinds of mistakes, the dearest first."""
    return dict(sorted(kinds.items(), key=lambda pair: -pair[1]["chance"]["mean"]))


COST = (("chance", 6), ("points", 7))  # columns of a mistake


def _cost(row: Row, kind: str | None, column: int) -> float:
    return float(sum(mistake[column] for mistake in row["mistakes"] if kind in (None, mistake[3])))


# --- Imhotep ---


def _imhotep(kinds: Kinds) -> dict[str, Any]:
    games = {seats: [_with_market(row) for row in rows] for seats, rows in kinds["game"].items()}
    return {
        "first_moves": {seats: _first_moves(rows) for seats, rows in kinds["opening"].items()},
        "start": {seats: _start(rows) for seats, rows in kinds["opening"].items()},
        "gifts": _gains(games, "gifts"),
        "passes": _gains(games, "passes").get(TURN, {}),
        "ends": _ends(kinds["end"]),
        "mistakes": _mistakes(kinds["review"], int),
    }


def _first_moves(rows: Sequence[Row]) -> dict[str, Any]:
    """What each first move loses against the best of its set-up, and how often it is the best."""
    losses: dict[str, list[list[float]]] = defaultdict(list)
    firsts: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        best = max(row["moves"].values())
        for kind, (wins, points) in row["moves"].items():
            losses[kind].append([best[0] - wins, best[1] - points])
            firsts[kind].append(float(wins == best[0]))
    moves = {
        kind: {
            "chance": mean([loss for loss, _ in losses[kind]]),
            "points": mean([loss for _, loss in losses[kind]]),
            "first": share_of(np.array(firsts[kind])),
        }
        for kind in FIRST_MOVES
        if kind in losses
    }
    return {"games": len(rows), "moves": moves}


def _start(rows: Sequence[Row]) -> dict[str, Any]:
    """The chance of each seat before the first move, and what sides change in the start player's."""
    wins = np.array([row["wins"] for row in rows])
    points = np.array([row["points"] for row in rows])
    return {
        "games": len(rows),
        "chance": [mean_of(column) for column in wins.T],
        "points": [mean_of(column) for column in points.T],
        "sides": _sides(rows),
    }


def _ends(by_seats: dict[str, list[Row]]) -> dict[str, Any]:
    """First places of each seat in games among equals."""
    return {
        seats: {
            "games": len(rows),
            "firsts": [share_of(np.array([row["wins"][seat] for row in rows])) for seat in range(int(seats))],
        }
        for seats, rows in by_seats.items()
    }


def _sides(rows: Sequence[Row]) -> dict[str, Figure]:
    """What side B of each site and the wrath change in the start player's first places."""
    firsts = np.array([row["wins"][0] for row in rows], float)
    sides = {site: _difference(firsts, [row["sides"][n] == "B" for row in rows]) for n, site in enumerate(SITES)}
    return {**sides, "wrath": _difference(firsts, [row["wrath"] for row in rows])}


def _difference(values: Array, is_b: Sequence[bool]) -> Figure:
    chosen = np.array(is_b, bool)
    return difference_of(values[chosen], values[~chosen])


def _with_market(row: Row) -> Row:
    """The row with one more gift for each round: a card as the market deck has them on average."""
    weights = {CARD_NAMES[kind]: CARD_COUNTS[kind] for kind in KEPT}
    weights |= {site: CARD_COUNTS[CARD_NAMES.index(card)] for card, site in RED.items()}
    gifts = list(row["gifts"])
    for number in sorted({gift[0] for gift in row["gifts"]}):
        found = {gift[1].split()[0]: gift[2:] for gift in row["gifts"] if gift[0] == number}
        known = [name for name in weights if name in found]
        if known:
            total = sum(weights[name] for name in known)
            average = [sum(weights[name] * found[name][at] for name in known) / total for at in range(3)]
            gifts.append([number, "market", *average])
    return {**row, "gifts": gifts}


# --- Pyramids ---


def _pyramids(kinds: Kinds) -> dict[str, Any]:
    return {
        "first_cards": {seats: _first_cards(rows) for seats, rows in kinds["opening"].items()},
        "gifts": _gains(kinds["game"], "gifts"),
        "missed": _gains(kinds["game"], "missed").get(TURN, {}),
        "mistakes": _mistakes(kinds["review"], lambda _: 1),  # one seat of each game was reviewed
    }


def _first_cards(rows: Sequence[Row]) -> dict[str, Any]:
    """What the best pair is ahead of the mean pair of a hand, and what each feature of a pair is worth."""
    return {
        "games": len(rows),
        "ahead": {name: mean([_ahead(row, at) for row in rows]) for at, name in enumerate(("chance", "points"))},
        "features": {name: _features(rows, at) for at, name in enumerate(("chance", "points"))},
    }


def _ahead(row: Row, at: int) -> float:
    pairs = list(row["pairs"].values())
    return float(max(pairs)[at] - np.mean([pair[at] for pair in pairs]))


def _features(rows: Sequence[Row], at: int) -> dict[str, Figure]:
    """A regression within hands, all features at once; ranges by resampling hands."""
    names = list(features_of_pair(1, 2))
    tops, bottoms = [], []
    for row in rows:
        table = np.array([list(features_of_pair(*map(int, pair.split())).values()) for pair in row["pairs"]], float)
        values = np.array([pair[at] for pair in row["pairs"].values()])
        table, values = table - table.mean(0), values - values.mean()
        tops.append(table.T @ values)
        bottoms.append(table.T @ table)
    if len(rows) <= len(names):
        return {}
    top, bottom = np.array(tops), np.array(bottoms)
    middle = _solved(top.sum(0), bottom.sum(0))
    chance = np.random.default_rng(SEED)
    drawn = (chance.multinomial(len(rows), np.full(len(rows), 1 / len(rows))) for _ in range(RESAMPLES))
    spread = np.std([_solved(np.tensordot(times, top, 1), np.tensordot(times, bottom, 1)) for times in drawn], axis=0)
    half = student(len(rows) - 1) * spread
    return {
        name: {"mean": round(float(middle[n]), 4), "low": round(float(middle[n] - half[n]), 4)}
        | {"high": round(float(middle[n] + half[n]), 4), "games": len(rows)}
        for n, name in enumerate(names)
    }


def _solved(top: Array, bottom: Array) -> Array:
    found: Array = np.linalg.lstsq(bottom, top, rcond=None)[0]
    return found
