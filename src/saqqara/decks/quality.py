"""P7.1  Demands on a generated deck beyond valid chambers. A deck transcribed from a box need not meet them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import CARDS, COLOURS, field_name, lines_of

from .chambers import has_guard
from .ways import fields_of_shortest_way, mirrored, on_shortest_ways

SHORTEST_WAYS = range(7, 11)
AVERAGE_WAY = 8.5
WALLS = range(4, 10)
MOST_RED_CROSSES = 2
SYMBOLS = {"r": "red gems", "g": "green gems", "s": "skulls", "x": "red crosses", "t": "torches", "e": "elixirs"}
CARDS_WITH = {"t": range(14, 19), "e": range(10, 15)}  # about a third, about a quarter of 48


def quality_faults(edition: Edition) -> list[str]:
    """Returns what breaks P7.1 in a valid edition: the card's number, the rule and the place."""
    cards = chambers_of(edition)
    faults = [f"card {number}: {fault}" for number, letters in cards.items() for fault in card_faults(letters)]
    return [*faults, *twin_faults(cards), *average_faults(cards), *balance_faults(cards, edition)]


def chambers_of(edition: Edition) -> dict[int, str]:
    """Returns the 25 letters of each card, by its number."""
    return {number: "".join(lines_of(edition[f"chambers.{number}"])) for number in range(1, CARDS + 1)}


def card_faults(letters: str) -> Iterator[str]:
    """P7.1  Yields what is wrong with one card, whatever the others are."""
    yield from way_faults(letters)
    yield from wall_faults(letters)
    yield from symbol_faults(letters)


def way_faults(letters: str) -> Iterator[str]:
    """P7.1  Shortest ways of 7 to 10 fields."""
    fields = fields_of_shortest_way(letters)
    if fields not in SHORTEST_WAYS:
        ends = f"from {field_name(letters.index('E'))} to {field_name(letters.index('T'))}"
        yield f"P7.1 expects a shortest way of {_span(SHORTEST_WAYS)} fields, got {fields} {ends}"


def wall_faults(letters: str) -> Iterator[str]:
    """P7.1  4 to 9 walls."""
    if letters.count("#") not in WALLS:
        yield f"P7.1 expects {_span(WALLS)} walls, got {_places(letters, '#')}"


def symbol_faults(letters: str) -> Iterator[str]:
    """P7.1  Gems and skulls on every card, a skull where it hurts, at most two red crosses."""
    if not set(letters) & {"r", "g"}:
        yield "P7.1 expects a gem, got none in lines 1 to 5"
    if "s" not in letters:
        yield "P7.1 expects a skull, got none in lines 1 to 5"
    elif not has_guard(letters, on_shortest_ways(letters)):
        yield f"P7.1 expects a skull on a shortest way or beside a gem, got {_places(letters, 's')}"
    if letters.count("x") > MOST_RED_CROSSES:
        yield f"P7.1 expects at most {MOST_RED_CROSSES} red crosses, got {_places(letters, 'x')}"


def twin_faults(cards: dict[int, str]) -> Iterator[str]:
    """P7.1  No two chambers alike up to mirroring."""
    seen: dict[str, int] = {}
    for number, letters in cards.items():
        twin = min(letters, mirrored(letters))
        if twin in seen:
            yield (
                f"card {number}: P7.1 expects a chamber of its own, "
                f"got the mirror image of card {seen[twin]} in lines 1 to 5"
            )
        seen.setdefault(twin, number)


def average_faults(cards: dict[int, str]) -> Iterator[str]:
    """P7.1  Shortest ways of 8.5 fields on average; torches on about a third, elixirs on about a quarter."""
    average = sum(map(fields_of_shortest_way, cards.values())) / len(cards)
    if abs(average - AVERAGE_WAY) > 0.05:
        yield f"cards 1 to {CARDS}: P7.1 expects shortest ways of {AVERAGE_WAY} fields on average, got {average:.2f}"
    for symbol, expected in CARDS_WITH.items():
        having = [number for number, letters in cards.items() if symbol in letters]
        if len(having) not in expected:
            yield f"cards {having}: P7.1 expects {_span(expected)} cards with {SYMBOLS[symbol]}, got {len(having)}"


def balance_faults(cards: dict[int, str], edition: Edition) -> Iterator[str]:
    """P7.1  Equal totals of every icon in each colour."""
    totals = symbols_by_colour(cards, edition)
    for symbol, name in SYMBOLS.items():
        counts = {colour: totals[colour][symbol] for colour in COLOURS}
        if len(set(counts.values())) > 1:
            got = ", ".join(f"{count} on {colour} cards" for colour, count in counts.items())
            yield f"cards 1 to {CARDS}: P7.1 expects equally many {name} in each colour, got {got}"


def symbols_by_colour(cards: dict[int, str], edition: Edition) -> dict[str, Counter[str]]:
    """Counts the letters on the cards of each colour."""
    return {colour: Counter("".join(cards[number] for number in edition[f"colours.{colour}"])) for colour in COLOURS}


def _span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


def _places(letters: str, letter: str) -> str:
    places = [field_name(place) for place, found in enumerate(letters) if found == letter]
    return f"{len(places)} ({', '.join(places) or 'none'})"
