"""Markdown tables that describe observations and actions, made from the descriptions in features and actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features, Slice
from saqqara.rules.contract import known_game

SEATS = (2, 3, 4)
NAMED = 3  # actions of a kind that are listed by name


def observation_table(game: str) -> str:
    """Returns a table of all slices of an observation: position at 2, 3 and 4 seats, shape, maximum and meaning."""
    by_seats = [Features(known_game(game), seats) for seats in SEATS]
    heads = ["slice", *(f"{seats} seats" for seats in SEATS), "shape", "high", "meaning"]
    rows = [_slice_row(versions) for versions in zip(*(features.slices for features in by_seats), strict=True)]
    rows.append(["all", *(str(features.size) for features in by_seats), "", "", ""])
    return _table(heads, rows)


def action_table(game: str) -> str:
    """Returns a table of all actions, with those of a kind in one row."""
    names = Actions(known_game(game), SEATS[0]).names
    return _table(["actions", "count", "notation"], [_action_row(*kind) for kind in _kinds(names)])


def _slice_row(versions: tuple[Slice, ...]) -> list[str]:
    """Describes one slice at all numbers of seats."""
    first = versions[0]
    places = [f"{each.start}:{each.stop}" for each in versions]
    return [first.name, *places, _shape(versions), _high(versions), first.meaning]


def _shape(versions: tuple[Slice, ...]) -> str:
    """Formats a shape; an axis that has the length of the number of seats is called `seats`."""
    sides = zip(*(each.shape for each in versions), strict=True)
    return " × ".join("seats" if side == SEATS else str(side[0]) for side in sides)


def _high(versions: tuple[Slice, ...]) -> str:
    highs = tuple(each.high for each in versions)
    return "seats" if highs == SEATS else str(highs[0])


def _kinds(names: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """Groups adjacent actions of a kind: yields the first number and all names."""
    for _, kind in groupby(enumerate(names), key=lambda numbered: _kind(numbered[1])):
        numbered = list(kind)
        yield numbered[0][0], [name for _, name in numbered]


def _kind(name: str) -> str:
    """Returns the kind of an action: `mark left a1 b1` is a `mark left`, `load b2` a `load`."""
    words = name.split()
    return " ".join(words[: 2 if words[0] in ("mark", "take") else 1])


def _action_row(first: int, names: list[str]) -> list[str]:
    last = first + len(names) - 1
    listed = names if len(names) <= NAMED + 1 else [*names[:NAMED], "...", names[-1]]
    places = str(first) if first == last else f"{first} to {last}"
    return [places, str(len(names)), ", ".join(name if name == "..." else f"`{name}`" for name in listed)]


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
