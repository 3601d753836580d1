"""How far it is to the tomb of a chamber, and the fewest expedition cards that reach it. Sets of fields are 25 bits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saqqara.rules.pyramids.box import NEIGHBOURS, distances

BESIDE = tuple(sum(1 << near for near in NEIGHBOURS[place]) for place in range(len(NEIGHBOURS)))
LARGEST_SHAPE = 4


def bits_of(letters: str, wanted: str) -> int:
    """Returns the fields with these letters."""
    return sum(1 << place for place, letter in enumerate(letters) if letter in wanted)


def beside(fields: int) -> int:
    """Returns the fields side by side with any of these; some of these may be among them."""
    near = 0
    while fields:
        lowest = fields & -fields
        near |= BESIDE[lowest.bit_length() - 1]
        fields ^= lowest
    return near


def rings_of(letters: str) -> tuple[int, ...]:
    """Returns the fields of a chamber by their distance from the tomb."""
    steps = distances(letters, letters.index("T"))
    rings = [0] * (max(steps.values()) + 1)
    for place, distance in steps.items():
        rings[distance] |= 1 << place
    return tuple(rings)


def steps_to_tomb(rings: Sequence[int], crossed: int) -> int:
    """Counts the fields still to be crossed off on the shortest way from these."""
    for steps, ring in enumerate(rings):
        if ring & crossed:
            return steps
    return len(rings)


class Search:
    """P4  Finds the fewest expedition cards to the tomb of one chamber, if any shape may come at any time."""

    def __init__(self, letters: str, placements: Sequence[int]) -> None:
        self._open = bits_of(letters, ".ETrgsxte")
        self._entrance = bits_of(letters, "E")
        self._red_crosses = bits_of(letters, "x")
        self._rings = rings_of(letters)
        self._placements = [fields for fields in placements if fields & ~self._open == 0]

    def fewest_expeditions(self) -> int:
        """Tries one card, then two and so on."""
        cards = 1
        while not self._can_reach(cards):
            cards += 1
        return cards

    def _can_reach(self, cards: int) -> bool:
        """Searches breadth first; drops what cannot reach the tomb with the cards left."""
        edge = {0}
        for left in range(cards - 1, -1, -1):
            edge = {after for crossed in edge for after in self._after_card(crossed) if self._is_near(after, left)}
        return bool(edge)

    def _is_near(self, crossed: int, cards: int) -> bool:
        most = LARGEST_SHAPE * cards + (self._red_crosses & ~crossed).bit_count()
        return steps_to_tomb(self._rings, crossed) <= (most if cards else 0)

    def _after_card(self, crossed: int) -> Iterator[int]:
        """P4.1 to P4.3  Yields every way to use one expedition card, a single field included."""
        reach = (beside(crossed) if crossed else self._entrance) & ~crossed
        for fields in self._placements:
            if fields & crossed == 0 and fields & reach:
                yield from self._after_crosses(crossed | fields, (fields & self._red_crosses).bit_count())

    def _after_crosses(self, crossed: int, owed: int) -> Iterator[int]:
        """P4.5  Each red cross crosses off one more field at once; chains go on."""
        free = beside(crossed) & self._open & ~crossed
        if owed == 0 or free == 0:
            yield crossed
            return
        while free:
            field = free & -free
            free ^= field
            yield from self._after_crosses(crossed | field, owed - 1 + bool(field & self._red_crosses))
