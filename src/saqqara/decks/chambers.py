"""Makes one chamber from its recipe: first the walls, then the symbols, each the most interesting of some random ones.

Interesting walls leave several different ways to the tomb. Interesting symbols make a fork: the fast way and the rich
way differ, and neither is plainly better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from random import Random
from typing import Any, NamedTuple

import numpy as np

from saqqara.rules.pyramids.box import NEIGHBOURS, SIZE, TOMB_ROW, distances

from .recipes import Recipe
from .ways import FIELDS, fields_of_shortest_way, mirrored, on_shortest_ways, ways

Array = np.ndarray[Any, Any]

PLANS = 20  # wall patterns to choose from
LAYOUTS = 300  # layouts of symbols to choose from
DETOUR = 4  # fields that a rich way may have more than the shortest
FEWEST_UNLIKE = 5  # fields in which two wall patterns must differ, mirrored or not
MOST_WAYS = 60  # more than these do not make a chamber more interesting

# What a symbol brings when its field is crossed off, in tenths of a point; every field costs time.
WORTH = {"r": 25, "g": 25, "t": 40, "e": 30, "x": 12, "s": -30}
FIELD_COST = 12
LEANS = range(-16, 25, 4)  # how much better the rich way should be than the fast one, chosen at random for each card
RICHER = 10  # a way is rich if it brings so much more than the fast one
RICH_ENOUGH = 60  # a rich way need not be richer than this
FAIR_NET = -67  # what the best way through a card should be worth, so that none is plainly better or worse


def make_chamber(random: Random, recipe: Recipe, plans: list[str]) -> str:
    """Makes a chamber from a recipe, with walls unlike those of all plans so far, and adds its own plan to them."""
    plan = make_plan(random, recipe, plans)
    plans.append(plan)
    return lay_symbols(random, recipe, plan)


# --- walls ---


def make_plan(random: Random, recipe: Recipe, plans: Sequence[str]) -> str:
    """Returns the most interesting of some random plans: walls, entrance and tomb, all else empty."""
    found: list[str] = []
    while len(found) < PLANS:
        plan = _random_plan(random, recipe)
        if _fits(plan, recipe) and has_detour(plan) and all(is_unlike(plan, other) for other in plans):
            found.append(plan)
    return max(found, key=plan_interest)


def _random_plan(random: Random, recipe: Recipe) -> str:
    letters = ["."] * FIELDS
    tombs = [column for column in range(SIZE) if (column - recipe.entrance) % 2 == (recipe.way - SIZE) % 2]
    entrance, tomb = recipe.entrance, TOMB_ROW * SIZE + random.choice(tombs)
    letters[entrance], letters[tomb] = "E", "T"
    for place in random.sample([place for place in range(FIELDS) if letters[place] == "."], recipe.walls):
        letters[place] = "#"
    return "".join(letters)


def _fits(plan: str, recipe: Recipe) -> bool:
    """Tells whether the shortest way is as long as the recipe says and every field can be reached."""
    steps = distances(plan, recipe.entrance)
    return steps.get(plan.index("T")) == recipe.way - 1 and len(steps) == FIELDS - recipe.walls


def has_detour(plan: str) -> bool:
    """Tells whether there is a way that is longer than the shortest by at most `DETOUR` fields."""
    shortest = fields_of_shortest_way(plan)
    return any(len(way) > shortest for way in ways(plan, shortest + DETOUR))


def is_unlike(plan: str, other: str) -> bool:
    """Tells whether two wall patterns differ in enough fields, mirrored or not."""
    return min(_unlike_fields(plan, other), _unlike_fields(plan, mirrored(other))) >= FEWEST_UNLIKE


def _unlike_fields(plan: str, other: str) -> int:
    return sum(a != b for a, b in zip(plan, other, strict=True))


def plan_interest(plan: str) -> int:
    """Rates a plan: many ways are good, open squares are bad, and dead ends are good, because a gem may lie there."""
    count = sum(1 for _ in ways(plan, fields_of_shortest_way(plan) + DETOUR))
    return min(count, MOST_WAYS) - 10 * open_squares(plan) + 3 * dead_ends(plan)


def open_squares(plan: str) -> int:
    """Counts the squares of four fields without a wall."""
    corners = [row * SIZE + column for row in range(SIZE - 1) for column in range(SIZE - 1)]
    return sum(all(plan[corner + step] != "#" for step in (0, 1, SIZE, SIZE + 1)) for corner in corners)


def dead_ends(plan: str) -> int:
    """Counts the empty fields with one open neighbour."""
    return sum(
        plan[place] == "." and sum(plan[near] != "#" for near in NEIGHBOURS[place]) == 1 for place in range(FIELDS)
    )


# --- symbols ---


def lay_symbols(random: Random, recipe: Recipe, plan: str) -> str:
    """Returns the most interesting of some random layouts of the recipe's symbols."""
    empty = [place for place, letter in enumerate(plan) if letter == "."]
    shortest_ways = on_shortest_ways(plan)
    layouts: list[str] = []
    while len(layouts) < LAYOUTS:
        layout = _with_symbols(plan, zip(random.sample(empty, len(recipe.symbols)), recipe.symbols, strict=True))
        if has_guard(layout, shortest_ways):
            layouts.append(layout)
    interests = layout_interests(plan, recipe.way, layouts, lean=random.choice(LEANS))
    return layouts[int(interests.argmax())]


def _with_symbols(plan: str, symbols: Iterable[tuple[int, str]]) -> str:
    letters = list(plan)
    for place, symbol in symbols:
        letters[place] = symbol
    return "".join(letters)


def has_guard(letters: str, shortest_ways: Set[int]) -> bool:
    """P7.1  Tells whether a skull lies on a shortest way or beside a gem."""
    skulls = [place for place in range(FIELDS) if letters[place] == "s"]
    return any(skull in shortest_ways or any(letters[near] in "rg" for near in NEIGHBOURS[skull]) for skull in skulls)


def layout_interests(plan: str, shortest: int, layouts: Sequence[str], lean: int) -> Array:
    """Rates each layout: how much richer the rich way is, less penalties for an uneven fork and an unfair card."""
    fast, rich = best_ways(plan, shortest, layouts)
    richer = rich.gross - fast.gross
    fork = np.minimum(richer, RICH_ENOUGH) - 2 * abs(rich.net - fast.net - lean)
    unfair = abs(np.maximum(rich.net, fast.net) - FAIR_NET)
    return np.asarray(np.where(richer < RICHER, -(10**6), 0) + fork - unfair)


class BestWay(NamedTuple):
    """The best of some ways for each layout: what it brings without and with the cost of its fields, and its length."""

    gross: Array
    net: Array
    fields: Array


def best_ways(plan: str, shortest: int, layouts: Sequence[str]) -> tuple[BestWay, BestWay]:
    """Returns the best of the shortest ways and the best of those that are a little longer, for each layout."""
    steps = _fields_of_ways(plan, shortest + DETOUR)  # [ways, fields]
    worths = np.array([[WORTH.get(letter, 0) for letter in layout] for layout in layouts])  # [layouts, fields]
    gross, lengths = worths @ steps.T, steps.sum(axis=1)  # [layouts, ways], [ways]
    fast, rich = lengths == shortest, lengths > shortest
    return _best_way(gross[:, fast], lengths[fast]), _best_way(gross[:, rich], lengths[rich])


def _best_way(gross: Array, lengths: Array) -> BestWay:
    net = gross - FIELD_COST * lengths
    best = net.argmax(axis=1)
    rows = np.arange(len(gross))
    return BestWay(gross[rows, best], net[rows, best], lengths[best])


def fork_of(letters: str) -> tuple[float, int]:
    """Returns how many points the rich way brings more, and how many fields it is longer; 0, 0 without a rich way."""
    if not has_detour(letters):
        return 0.0, 0
    fast, rich = best_ways(letters, fields_of_shortest_way(letters), [letters])
    return int(rich.gross[0] - fast.gross[0]) / 10, int(rich.fields[0] - fast.fields[0])


def _fields_of_ways(plan: str, most_fields: int) -> Array:
    found = list(ways(plan, most_fields))
    steps = np.zeros((len(found), FIELDS), np.int64)
    for number, way in enumerate(found):
        steps[number, list(way)] = 1
    return steps
