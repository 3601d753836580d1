"""The ways through a chamber, which is here a string of 25 letters; fields are 0 to 24, row by row."""

from __future__ import annotations

from collections.abc import Iterator

from saqqara.rules.pyramids.box import SIZE, neighbours

FIELDS = SIZE * SIZE
NEIGHBOURS = tuple(tuple(neighbours(place)) for place in range(FIELDS))
UNREACHED = FIELDS * 2


def mirrored(letters: str) -> str:
    """The chamber with left and right changed."""
    return "".join(letters[row * SIZE : row * SIZE + SIZE][::-1] for row in range(SIZE))


def text_of(letters: str) -> str:
    """The chamber as five lines of five characters."""
    return "\n".join(letters[row * SIZE : row * SIZE + SIZE] for row in range(SIZE))


def distances(letters: str, start: int) -> list[int]:
    """The steps from a field to each other field, `UNREACHED` where no way leads."""
    steps = [UNREACHED] * FIELDS
    steps[start] = 0
    edge = [start]
    for place in edge:
        for near in NEIGHBOURS[place]:
            if letters[near] != "#" and steps[near] == UNREACHED:
                steps[near] = steps[place] + 1
                edge.append(near)
    return steps


def fields_of_shortest_way(letters: str) -> int:
    """How many fields the shortest way from the entrance to the tomb has, both ends counted."""
    return distances(letters, letters.index("E"))[letters.index("T")] + 1


def on_shortest_ways(letters: str) -> set[int]:
    """The fields that lie on at least one shortest way."""
    entrance, tomb = letters.index("E"), letters.index("T")
    there, back = distances(letters, entrance), distances(letters, tomb)
    return {place for place in range(FIELDS) if there[place] + back[place] == there[tomb]}


def ways(letters: str, most_fields: int) -> Iterator[tuple[int, ...]]:
    """Every way from the entrance to the tomb that enters no field twice and has at most so many fields."""
    left = distances(letters, letters.index("T"))
    yield from _ways_on((letters.index("E"),), left, most_fields)


def _ways_on(way: tuple[int, ...], left: list[int], most_fields: int) -> Iterator[tuple[int, ...]]:
    place = way[-1]
    if left[place] == 0:
        yield way
    elif len(way) + left[place] <= most_fields:
        for near in NEIGHBOURS[place]:
            if left[near] != UNREACHED and near not in way:
                yield from _ways_on((*way, near), left, most_fields)
