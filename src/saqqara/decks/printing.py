"""A deck on paper: pyramid cards, expedition cards and score cards to print, cut and play.

The same edition and paper always give the same bytes.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from saqqara.decks.print_parts import cards, score_card
from saqqara.decks.print_parts.colours import CUT, FAINT
from saqqara.decks.print_parts.drawings import RELICS, relic_name
from saqqara.decks.print_parts.legend import legend
from saqqara.decks.print_parts.pen import MM, Pen, library
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError
from saqqara.rules.pyramids.box import CARDS, COLOURS, SHAPES

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # mm
SCORE_CARDS = 4
_LEGEND_WIDTH = 180.0
_MARK = (1.2, 5.2)  # a crop mark begins and ends this far outside the cards

Drawing = Callable[[Pen], None]


def print_deck(edition: Edition, paper: str = "a4") -> bytes:
    """Makes a PDF of the whole game: legend, pyramid cards, expedition cards, score cards."""
    if edition.game != "pyramids":
        raise SaqqaraError(f"edition {edition.name!r}: expected an edition of pyramids, got one of {edition.game}")
    if paper not in PAPERS:
        raise SaqqaraError(f"paper: expected one of {', '.join(PAPERS)}, got {paper!r}")
    book = _Book(edition, paper)
    book.page("Legend", lambda pen: legend(pen, edition, (book.width - _LEGEND_WIDTH) / 2))
    book.sheets("Pyramid cards", _pyramids(edition), (3, 3), (cards.WIDTH, cards.HEIGHT))
    book.sheets("Expedition cards", _expeditions(edition), (3, 3), (cards.WIDTH, cards.HEIGHT))
    book.sheets("Score cards", _scores(edition), (1, 2), (score_card.WIDTH, score_card.HEIGHT))
    return book.close()


def _pyramids(edition: Edition) -> list[Drawing]:
    """P1.1  Returns the drawings of the pyramid cards in the order of their numbers."""
    colour_of = {number: colour for colour in COLOURS for number in edition[f"colours.{colour}"]}

    def drawing(number: int) -> Drawing:
        return lambda pen: cards.pyramid_card(pen, number, colour_of[number], edition[f"chambers.{number}"])

    return [drawing(number) for number in range(1, CARDS + 1)]


def _expeditions(edition: Edition) -> list[Drawing]:
    """P1.2  Returns the drawings of the expedition cards, each shape as often as the edition has it."""

    def drawing(shape: str) -> Drawing:
        return lambda pen: cards.expedition_card(pen, shape)

    return [drawing(shape) for shape in SHAPES for _ in range(edition[f"expeditions.{shape}"])]


def _scores(edition: Edition) -> list[Drawing]:
    return [lambda pen: score_card.score_card(pen, edition)] * SCORE_CARDS


class _Book:
    """The PDF while it is written, page by page."""

    def __init__(self, edition: Edition, paper: str) -> None:
        self.width, self.height = PAPERS[paper]
        self._bytes = io.BytesIO()
        self._canvas = self._new_canvas(edition)
        self._pen = Pen(self._canvas)
        for letter, strokes in RELICS.items():
            self._pen.define_relic(relic_name(letter), strokes)

    def _new_canvas(self, edition: Edition) -> Any:
        size = (self.width * MM, self.height * MM)
        canvas = library("pdfgen.canvas").Canvas(self._bytes, pagesize=size, invariant=1, pageCompression=1, lang="en")
        canvas.setTitle(f"Silver & Gold: Pyramids, print and play, deck {edition.name}")
        canvas.setAuthor("Saqqara, an unofficial edition")
        canvas.setSubject(f"Edition {edition.name}, {edition.hash}")
        canvas.setCreator("saqqara deck print")
        return canvas

    def page(self, name: str, drawing: Drawing) -> None:
        """Adds one page, named in the table of contents."""
        self._canvas.bookmarkPage(name)
        self._canvas.addOutlineEntry(name, name)
        self._canvas.saveState()
        self._canvas.translate(0, self.height * MM)
        self._canvas.scale(MM, -MM)
        drawing(self._pen)
        self._canvas.restoreState()
        self._canvas.showPage()

    def sheets(self, name: str, drawings: list[Drawing], grid: tuple[int, int], size: tuple[float, float]) -> None:
        """Adds sheets of cards of one size, columns by rows, with lines to cut along."""
        columns, rows = grid
        each = columns * rows
        parts = [drawings[start : start + each] for start in range(0, len(drawings), each)]
        for number, part in enumerate(parts, start=1):
            title = f"{name}, sheet {number} of {len(parts)}"
            self.page(title, partial(self._sheet, title=title, drawings=part, grid=grid, size=size))

    def _sheet(
        self, pen: Pen, title: str, drawings: list[Drawing], grid: tuple[int, int], size: tuple[float, float]
    ) -> None:
        columns, rows = grid
        width, height = size
        left, top = (self.width - columns * width) / 2, (self.height - rows * height) / 2
        used = -(-len(drawings) // columns), min(len(drawings), columns)
        for place, drawing in enumerate(drawings):
            row, column = divmod(place, columns)
            with pen.moved(left + column * width, top + row * height):
                drawing(pen)
        with pen.moved(left, top):
            for start, end in _cuts(used[1], used[0], width, height):
                pen.dashed(start, end, CUT, 0.15)
            for start, end in _crop_marks(used[1], used[0], width, height):
                pen.line(start, end, "#000000", 0.2)
        pen.text(self.width - left - 2, top - 2, title, 2.3, colour=FAINT, align="right")

    def close(self) -> bytes:
        """The whole file."""
        self._canvas.save()
        return self._bytes.getvalue()


Line = tuple[tuple[float, float], tuple[float, float]]


def _cuts(columns: int, rows: int, width: float, height: float) -> Iterator[Line]:
    """Yields the edges of all cards, each from one side of the block to the other."""
    for column in range(columns + 1):
        yield (column * width, 0), (column * width, rows * height)
    for row in range(rows + 1):
        yield (0, row * height), (columns * width, row * height)


def _crop_marks(columns: int, rows: int, width: float, height: float) -> Iterator[Line]:
    """Yields short marks outside the block at the same edges, where a ruler is laid."""
    near, far = _MARK
    right, bottom = columns * width, rows * height
    for x in (column * width for column in range(columns + 1)):
        yield (x, -near), (x, -far)
        yield (x, bottom + near), (x, bottom + far)
    for y in (row * height for row in range(rows + 1)):
        yield (-near, y), (-far, y)
        yield (right + near, y), (right + far, y)
