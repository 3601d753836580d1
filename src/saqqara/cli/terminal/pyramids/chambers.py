"""Chambers as text: small ones for the whole table, large ones for the player who marks.

Walls are `##`, crossed-off fields `XX`, symbols are letters or, where there is room, words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.lines import FAINT, Lines, row
from saqqara.cli.terminal.pyramids.words import colour_of, titled
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import SIZE, field_name, lines_of

COLUMNS = "abcde"
CARD_STYLES = {"green": "green", "orange": "dark_orange", "purple": "magenta"}
STYLES = {
    "r": "bold red",
    "g": "bold green",
    "s": "bold",
    "x": "bold bright_red",
    "t": "bold yellow",
    "e": "bold cyan",
    "E": "bold",
    "T": "bold yellow",
}
WALL = "#"
EMPTY = "."
SMALL = 17  # columns of a small chamber
LARGE = 38
CELL = 6  # columns inside a field of a large chamber
BETWEEN = 2


def letter_of(card: int, field: str, edition: Edition) -> str:
    """Returns what is printed on a field, as a letter."""
    return lines_of(edition[f"chambers.{card}"])[int(field[1]) - 1][COLUMNS.index(field[0])]


def legend() -> str:
    """Says what the letters mean."""
    return say("cli.legend")


def crossed_on(view: Mapping[str, Any], card: int) -> list[str]:
    """Returns the crossed-off fields of a card."""
    fields: list[str] = view["crossed"].get(str(card), [])
    return fields


# --- small ---


def draw_small(card: int | None, crossed: Collection[str], edition: Edition) -> Lines:
    """Draws a title, the columns and five lines; None is an empty place."""
    if card is None:
        return [Text(say("pyramids.no_card").ljust(SMALL), FAINT), *(Text(" " * SMALL) for _ in range(SIZE + 1))]
    title = Text(titled(card, edition).ljust(SMALL), f"bold {CARD_STYLES[colour_of(card, edition)]}")
    head = Text("  " + "".join(f" {column} " for column in COLUMNS), FAINT)
    lines = lines_of(edition[f"chambers.{card}"])
    return [title, head, *(_small_line(number, lines[number], crossed) for number in range(SIZE))]


def _small_line(number: int, letters: str, crossed: Collection[str]) -> Text:
    cells = [
        _small_cell(letter, field_name(number * SIZE + column) in crossed) for column, letter in enumerate(letters)
    ]
    return row([Text(f"{number + 1} ", FAINT), *cells])


def _small_cell(letter: str, is_crossed: bool) -> Text:
    if is_crossed:
        return Text("XX ", "bold")
    return Text("## ", FAINT) if letter == WALL else Text(f" {letter} ", STYLES.get(letter, ""))


# --- large ---


def draw_large(card: int | None, crossed: Collection[str], edition: Edition) -> Lines:
    """Draws a grid with the symbols in words; None is an empty place."""
    if card is None:
        return [Text(say("pyramids.no_card").ljust(LARGE), FAINT), *(Text(" " * LARGE) for _ in range(2 * SIZE + 2))]
    title = Text(
        say("cli.card", card=titled(card, edition)).ljust(LARGE), f"bold {CARD_STYLES[colour_of(card, edition)]}"
    )
    head = Text("  " + "".join(f" {column:^{CELL}}" for column in COLUMNS) + " ", FAINT)
    border = Text("  " + f"+{'-' * CELL}" * SIZE + "+", FAINT)
    lines = [title, head, border]
    for number, letters in enumerate(lines_of(edition[f"chambers.{card}"])):
        lines += [_large_line(number, letters, crossed), border]
    return lines


def _large_line(number: int, letters: str, crossed: Collection[str]) -> Text:
    cells = [Text(f"{number + 1} |", FAINT)]
    for column, letter in enumerate(letters):
        is_crossed = field_name(number * SIZE + column) in crossed
        cells += [_large_cell(letter, is_crossed), Text("|", FAINT)]
    return row(cells)


def _large_cell(letter: str, is_crossed: bool) -> Text:
    if is_crossed:
        return Text(f"{'XXXX':^{CELL}}", "bold")
    if letter == WALL:
        return Text(WALL * CELL, FAINT)
    word = "" if letter == EMPTY else say(f"cli.field.{letter}")
    return Text(f"{word:^{CELL}}", STYLES.get(letter, ""))


# --- several ---


def draw_abreast(drawings: Sequence[Lines], room: int) -> Lines:
    """Puts drawings of one size side by side, as many as there is room for, then below."""
    if not drawings:
        return []
    width = max(len(line) for line in drawings[0])
    abreast = max(1, (room + BETWEEN) // (width + BETWEEN))
    lines: Lines = []
    for first in range(0, len(drawings), abreast):
        gap = Text(" " * BETWEEN)
        lines += [gap.join(parts) for parts in zip(*drawings[first : first + abreast], strict=True)]
    return lines
