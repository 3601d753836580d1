"""Observations and actions as tables for people, made from what the features and the actions say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from saqqara.encoding.actions import Actions
from saqqara.encoding.features import Features, Slice
from saqqara.rules.contract import known_game

SEATS = (2, 3, 4)
SHOWN = 3  # actions of a kind that are named


def observation_table(game: str) -> str:
    """Every slice of an observation, where it stands at 2, 3 and 4 seats, and what it means; as Markdown."""
    plans = [Features(known_game(game), seats) for seats in SEATS]
    heads = ["slice", *(f"{seats} seats" for seats in SEATS), "shape", "high", "meaning"]
    rows = [_slice_row(alike) for alike in zip(*(plan.slices for plan in plans), strict=True)]
    rows.append(["all", *(str(plan.size) for plan in plans), "", "", ""])
    return _table(heads, rows)


def action_table(game: str) -> str:
    """The actions, those of a kind in one row; as Markdown."""
    names = Actions(known_game(game), SEATS[0]).names
    return _table(["actions", "count", "notation"], [_action_row(*kind) for kind in _kinds(names)])


def _slice_row(alike: tuple[Slice, ...]) -> list[str]:
    """One slice at all numbers of seats."""
    one = alike[0]
    places = [f"{each.start}:{each.stop}" for each in alike]
    return [one.name, *places, _shape(alike), _high(alike), one.meaning]


def _shape(alike: tuple[Slice, ...]) -> str:
    """A shape in which a side that grows with the seats is called so."""
    sides = zip(*(each.shape for each in alike), strict=True)
    return " × ".join("seats" if side == SEATS else str(side[0]) for side in sides)


def _high(alike: tuple[Slice, ...]) -> str:
    highs = tuple(each.high for each in alike)
    return "seats" if highs == SEATS else str(highs[0])


def _kinds(names: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """Neighbours whose names begin with the same words: the first number, and all names."""
    for _, kind in groupby(enumerate(names), key=lambda numbered: _kind(numbered[1])):
        numbered = list(kind)
        yield numbered[0][0], [name for _, name in numbered]


def _kind(name: str) -> str:
    """`mark left a1 b1` is one of `mark left`, `load b2` one of `load`."""
    words = name.split()
    return " ".join(words[: 2 if words[0] in ("mark", "take") else 1])


def _action_row(first: int, names: list[str]) -> list[str]:
    last = first + len(names) - 1
    shown = names if len(names) <= SHOWN + 1 else [*names[:SHOWN], "...", names[-1]]
    places = str(first) if first == last else f"{first} to {last}"
    return [places, str(len(names)), ", ".join(name if name == "..." else f"`{name}`" for name in shown)]


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
