"""What the box of Pyramids holds: the key of every printed figure and what an edition may print there.

A chamber is five lines of five characters: `#` wall, `.` empty, `E` entrance, `T` tomb, `r` `g` red and green gem,
`s` skull, `x` red cross, `t` torch, `e` elixir (P7.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from saqqara.rules.edition import Expectation, row_of, rows_of, whole

CARDS = 48
COLOURS = ("green", "orange", "purple")
SHAPES = ("i2", "i3", "i4", "v3", "l4", "o4")
# Rows and columns of each shape, as it lies on its card.
SHAPE_FIELDS: dict[str, tuple[tuple[int, int], ...]] = {
    "i2": ((0, 0), (0, 1)),
    "i3": ((0, 0), (0, 1), (0, 2)),
    "i4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "v3": ((0, 0), (1, 0), (1, 1)),
    "l4": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "o4": ((0, 0), (0, 1), (1, 0), (1, 1)),
}
SHAPE_NAMES = {
    "i2": "line of 2",
    "i3": "line of 3",
    "i4": "line of 4",
    "v3": "corner of 3",
    "l4": "L of 4",
    "o4": "square of 4",
}
SIZE = 5
LETTERS = "#.ETrgsxte"
ENTRANCE_ROW = 0
TOMB_ROW = SIZE - 1

_points = whole(0, 99)


def lines_of(chamber: str) -> list[str]:
    """The five lines of a chamber; a line break before the first and after the last is allowed."""
    return chamber.strip("\n").split("\n")


def field_name(place: int) -> str:
    """Columns a to e from the left, rows 1 to 5 from the top."""
    return "abcde"[place % SIZE] + str(place // SIZE + 1)


def chamber_faults(chamber: Any) -> Iterator[str]:
    """P7.2  What is wrong with a chamber: the rule that it breaks and the place."""
    if not isinstance(chamber, str):
        yield f"P7.1 expects five lines of five characters, got {chamber!r}"
        return
    lines = lines_of(chamber)
    if len(lines) != SIZE:
        yield f"P7.1 expects {SIZE} lines, got {len(lines)}"
        return
    wrong = False
    for row, line in enumerate(lines, start=1):
        if len(line) != SIZE:
            wrong = True
            yield f"P7.1 expects {SIZE} characters in line {row}, got {len(line)}: {line!r}"
    for row, line in enumerate(lines):
        for column, letter in enumerate(line[:SIZE]):
            if letter not in LETTERS:
                wrong = True
                yield f"P7.1 expects one of {' '.join(LETTERS)} at {field_name(row * SIZE + column)}, got {letter!r}"
    if not wrong:
        yield from _way_faults("".join(lines))


def _way_faults(letters: str) -> Iterator[str]:
    """P1.1, P7.1  One entrance above, one tomb below, and a way from each field to each other."""
    for letter, name, row in (("E", "entrance", ENTRANCE_ROW), ("T", "tomb", TOMB_ROW)):
        places = [place for place, found in enumerate(letters) if found == letter]
        if len(places) != 1:
            where = ", ".join(map(field_name, places)) or "none"
            yield f"P7.1 expects one {name}, got {len(places)} ({where})"
        for place in places:
            if place // SIZE != row:
                yield f"P1.1 expects the {name} in row {row + 1}, got it at {field_name(place)}"
    for place in sorted(unreachable(letters), key=lambda place: letters[place] != "T"):
        name = "the tomb" if letters[place] == "T" else "each field"
        yield f"P7.1 expects a way from the entrance to {name}, got none to {field_name(place)}"


def unreachable(letters: str) -> list[int]:
    """The fields that cannot be reached from the entrance; none where there is no entrance."""
    if "E" not in letters:
        return []
    steps = distances(letters, letters.index("E"))
    return [place for place, letter in enumerate(letters) if letter != "#" and place not in steps]


def distances(letters: str, start: int) -> dict[int, int]:
    """The steps from a field of a chamber to each field that can be reached from it around the walls."""
    steps = {start: 0}
    edge = [start]
    for place in edge:
        for near in NEIGHBOURS[place]:
            if letters[near] != "#" and near not in steps:
                steps[near] = steps[place] + 1
                edge.append(near)
    return steps


def _neighbours(place: int) -> tuple[int, ...]:
    row, column = divmod(place, SIZE)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * SIZE + c for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE)


NEIGHBOURS = tuple(_neighbours(place) for place in range(SIZE * SIZE))  # the fields side by side with each


def _chamber(value: Any) -> str | None:
    fault = next(chamber_faults(value), None)
    return None if fault is None else f"a sound chamber ({fault})"


FIGURES: dict[str, Expectation] = {
    "rounds.count": whole(1, 9),
    "rounds.expeditions": whole(1, 7),
    **{f"expeditions.{shape}": whole(0, 8) for shape in SHAPES},
    "start.drawn": whole(4, 4),
    "display.cards": whole(4, 4),
    "score.gems": whole(1, 20),
    "score.skulls": rows_of(1, 20, _points),
    "score.torch": _points,
    "score.pair_of_gems": _points,
    "score.single_gem": _points,
    "score.explored": _points,
    "score.colour": row_of(3, _points),
    **{f"colours.{colour}": row_of(16, whole(1, CARDS)) for colour in COLOURS},
    **{f"chambers.{number}": _chamber for number in range(1, CARDS + 1)},
}


def _colour_faults(numbers: list[int]) -> Iterator[str]:
    for number in range(1, CARDS + 1):
        if numbers.count(number) != 1:
            yield f"card {number} in {numbers.count(number)}"


def disagreements(figures: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Figures that are possible alone but not together: key, what was expected, what was got."""
    numbers = sorted(number for colour in COLOURS for number in figures[f"colours.{colour}"])
    if numbers != list(range(1, CARDS + 1)):
        yield "colours", f"each card from 1 to {CARDS} in one colour (P1.1)", ", ".join(_colour_faults(numbers))
    cards = sum(figures[f"expeditions.{shape}"] for shape in SHAPES)
    if cards <= figures["rounds.expeditions"]:
        yield "expeditions", f"more than the {figures['rounds.expeditions']} cards of a round", cards
    skulls = figures["score.skulls"]
    if skulls != sorted(skulls):
        yield "score.skulls", "values that do not fall from left to right", skulls
    seen: dict[str, int] = {}
    for number in range(1, CARDS + 1):
        letters = "".join(lines_of(figures[f"chambers.{number}"]))
        if letters in seen:
            yield f"chambers.{number}", f"another chamber than card {seen[letters]} (P7.1)", letters
        seen[letters] = number
