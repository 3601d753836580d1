"""Tables for the tests of the rulebook: our own plain chambers, laid out by position, chance by hand, both engines."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from saqqara import NATURE, Match, SaqqaraError
from saqqara.rules.edition import default_edition
from tests.engines import ENGINES

Lay = Callable[..., Match]

CARDS = range(1, 49)
DISPLAY = [45, 46, 47, 48]
SIX = ["i2", "i3", "i3", "v3", "v3", "l4"]  # of a round; the seventh is i4 or o4
SHAPES = ["i2", "i3", "i4", "v3", "l4", "o4"]

# 15 is purple, as in the rulebook's example.
COLOURS = {
    "green": [*range(1, 15), 16, 48],
    "orange": list(range(17, 33)),
    "purple": [15, *range(33, 48)],
}

# Cards with something in them. All others are shafts: no symbols, the entrance right above the tomb.
SYMBOLS, RICH, BEND, CORRIDOR, TRAP = 20, 21, 22, 23, 24
CHAMBERS = {
    SYMBOLS: "Ergst ..x.e .#.#. .x.x. ..T..",
    RICH: "Ese.x ss.xx e..e# t.t.x rrTgg",
    BEND: "E#### .#### .#### .#### xT.##",
    CORRIDOR: "E#### .#### .#### .#### T####",
    TRAP: "#E### #.### #.### #x### #T###",
}


def column(card: int) -> str:
    """The column of a shaft: its entrance is in row 1, its tomb in row 5."""
    return "abcde"[card % 5]


def _shaft(card: int) -> str:
    """One wall beside the shaft, each time elsewhere, makes the chambers differ."""
    entrance, variant = card % 5, card // 5
    lines = [["."] * 5 for _ in range(5)]
    lines[0][entrance], lines[4][entrance] = "E", "T"
    if variant:
        row = (2, 1, 3)[(variant - 1) // 4]
        lines[row][(entrance + 1 + (variant - 1) % 4) % 5] = "#"
    return " ".join("".join(line) for line in lines)


def chamber(card: int) -> list[str]:
    """The five lines of a card."""
    return (CHAMBERS.get(card) or _shaft(card)).split()


def dug(*cards: int) -> dict[str, list[str]]:
    """`crossed`: shafts that are crossed off down to one field above the tomb."""
    return {str(card): [f"{column(card)}{row}" for row in range(1, 5)] for card in cards}


def tomb(card: int) -> str:
    """The mark that explores a card which is dug."""
    return f"mark {card} {column(card)}5"


def all_but(*cards: int) -> list[int]:
    """The other cards, to be explored by somebody so that the deck is empty."""
    return [card for card in CARDS if card not in cards]


def nobody_but(seats: int, **cards: Sequence[int]) -> list[list[int]]:
    """`explored`: `nobody_but(3, seat_1=[4, 5])`."""
    return [list(cards.get(f"seat_{seat}", [])) for seat in range(seats)]


def edition_text(**changes: Any) -> str:
    """An edition file like the one that comes with Saqqara, but for some figures; None leaves one out."""
    figures = {**default_edition("pyramids").figures, **changes}
    tables = [
        f'[{key}]\nmark = "assumed"\nvalue = {json.dumps(value)}\n'
        for key, value in figures.items()
        if value is not None
    ]
    return "\n".join(['game = "pyramids"\nname = "shafts"\n', *tables])


def shafts_text() -> str:
    """One edition for all of these tests, compiled before they run: each one more would have to be compiled."""
    colours = {f"colours.{colour}": cards for colour, cards in COLOURS.items()}
    chambers = {f"chambers.{card}": "\n".join(chamber(card)) for card in CARDS}
    return edition_text(**colours, **chambers)


@pytest.fixture(scope="session")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of that edition."""
    path = tmp_path_factory.mktemp("box") / "shafts.toml"
    path.write_text(shafts_text())
    return path


@pytest.fixture(params=ENGINES)
def lay(request: pytest.FixtureRequest, box: Path) -> Lay:
    """`lay(seats=2, hands=[...], ...)` lays out a position with manual nature.

    Keys left out are as in a fresh game, but for the display of a table that is past the set-up.
    """

    def lay_out(**position: Any) -> Match:
        display = {"display": DISPLAY} if "hands" in position else {}
        table = {"game": "pyramids", **display, **position}
        return ENGINES[request.param].from_position(table, nature="manual", edition=box)

    return lay_out


@pytest.fixture(params=ENGINES)
def begin(request: pytest.FixtureRequest, box: Path) -> Lay:
    """`begin(seats=2)` begins a fresh match with manual nature."""

    def begin_match(**options: Any) -> Match:
        return ENGINES[request.param].new("pyramids", nature="manual", edition=box, **options)

    return begin_match


def idle(match: Match, *seats: int) -> None:
    """Each of the seats crosses off one field, on a shaft one that carries nothing."""
    for seat in seats:
        match.play(min(match.legal(seat=seat), key=len), seat=seat)


def deal(match: Match, *cards: int) -> None:
    """Nature deals these cards."""
    for card in cards:
        assert match.seats_to_move == (NATURE,)
        match.play(f"deal {card}")


def shown(match: Match) -> list[Any]:
    """All that can be seen of a match from any side."""
    seats = range(match.seats)
    return [
        match.position(),
        match.record(),
        match.moves(),
        match.turn,
        match.points,
        match.events,
        [(match.view(seat), match.record(seat=seat), match.ask(seat)) for seat in seats],
    ]


def refused(match: Match, move: Any, error: type[SaqqaraError], *words: str, seat: int = 0) -> None:
    """The move is refused with this error, its message has these words, and nothing has changed."""
    before = shown(match)
    with pytest.raises(error) as refusal:
        match.play(move, seat=seat)
    for word in words:
        assert word in str(refusal.value)
    assert shown(match) == before
