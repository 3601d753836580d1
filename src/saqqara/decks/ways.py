"""The ways through a chamber, given as a string of 25 letters; fields are 0 to 24, row by row."""

from __future__ import annotations

from collections.abc import Iterator

from saqqara.rules.pyramids.box import NEIGHBOURS, SIZE, distances

FIELDS = SIZE * SIZE


def mirrored(letters: str) -> str:
    """Returns the chamber with left and right exchanged."""
    return "".join(letters[row * SIZE : row * SIZE + SIZE][::-1] for row in range(SIZE))


def text_of(letters: str) -> str:
    """Returns the chamber as five lines of five characters."""
    return "\n".join(letters[row * SIZE : row * SIZE + SIZE] for row in range(SIZE))


def fields_of_shortest_way(letters: str) -> int:
    """Counts the fields of the shortest way from the entrance to the tomb, with both ends."""
    return distances(letters, letters.index("E"))[letters.index("T")] + 1


def on_shortest_ways(letters: str) -> set[int]:
    """Returns the fields that lie on at least one shortest way."""
    entrance, tomb = letters.index("E"), letters.index("T")
    there, back = distances(letters, entrance), distances(letters, tomb)
    return {place for place in there if place in back and there[place] + back[place] == there[tomb]}


def ways(letters: str, most_fields: int) -> Iterator[tuple[int, ...]]:
    """Yields every way from the entrance to the tomb that enters no field twice and has at most so many fields."""
    left = distances(letters, letters.index("T"))
    yield from _ways_on((letters.index("E"),), left, most_fields)


def _ways_on(way: tuple[int, ...], left: dict[int, int], most_fields: int) -> Iterator[tuple[int, ...]]:
    place = way[-1]
    if left[place] == 0:
        yield way
    elif len(way) + left[place] <= most_fields:
        for near in NEIGHBOURS[place]:
            if near in left and near not in way:
                yield from _ways_on((*way, near), left, most_fields)
