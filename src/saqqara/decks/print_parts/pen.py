"""Drawing on a page of a PDF: all lengths in millimetres, from the top left corner, y growing downwards.

A path is a text of absolute commands with blanks between: `M x y`, `L x y`, `C` with three points, `Z`, and
`O x y r` for a circle.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from saqqara.decks.print_parts.colours import INK
from saqqara.rules.errors import SaqqaraError

MM = 72 / 25.4  # points in a millimetre
PLAIN, BOLD, TITLE = "Helvetica", "Helvetica-Bold", "Times-Bold"
_NUMBERS_OF = {"M": 2, "L": 2, "C": 6, "Z": 0, "O": 3}
_RELIC_SQUARE = 24
_LINE_HEIGHT = 1.3


def library(module: str) -> Any:
    """Imports a module of reportlab, the optional library that writes the PDF."""
    try:
        return importlib.import_module(f"reportlab.{module}")
    except ImportError as error:
        raise SaqqaraError(
            f"expected the library reportlab to print a deck, got: {error}; "
            "install it with pip install 'saqqara[print]', or in a clone with .venv/bin/pip install -e '.[print]'"
        ) from None


class Pen:
    """Draws on a canvas of reportlab."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._split = library("lib.utils").simpleSplit

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Moves the origin to this point and scales lengths, inside the `with` block."""
        self._canvas.saveState()
        self._canvas.translate(x, y)
        self._canvas.scale(scale, scale)
        yield
        self._canvas.restoreState()

    def path(self, d: str, fill: str | None = None, line: str | None = None, thick: float = 0.2) -> None:
        """Draws a path, filled, outlined or both."""
        self._set_inks(fill, line, thick)
        self._canvas.drawPath(self._path(d), stroke=int(line is not None), fill=int(fill is not None))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 0.2,
        radius: float = 0,
    ) -> None:
        """Draws a rectangle, with round corners where there is a radius."""
        self._set_inks(fill, line, thick)
        inks = {"stroke": int(line is not None), "fill": int(fill is not None)}
        if radius:
            self._canvas.roundRect(x, y, width, height, radius, **inks)
        else:
            self._canvas.rect(x, y, width, height, **inks)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: str = INK, thick: float = 0.2) -> None:
        """Draws a straight line."""
        self._set_inks(None, colour, thick)
        self._canvas.line(*start, *end)

    def dashed(self, start: tuple[float, float], end: tuple[float, float], colour: str, thick: float) -> None:
        """Draws a straight line of dashes."""
        self._canvas.saveState()
        self._canvas.setDash(1.2, 1.2)
        self.line(start, end, colour, thick)
        self._canvas.restoreState()

    def hatched(self, x: float, y: float, side: float, ground: str, line: str, thick: float, step: float) -> None:
        """Draws a square with slanting lines that continue from one such square to the next."""
        self._canvas.saveState()
        self._canvas.clipPath(
            self._path(f"M {x} {y} L {x + side} {y} L {x + side} {y + side} L {x} {y + side} Z"), 0, 0
        )
        self.box(x, y, side, side, fill=ground)
        first, last = int((x + y) / step), int((x + y + 2 * side) / step) + 1
        for at in (step * number for number in range(first, last + 1)):
            self.line((at - y + 1, y - 1), (at - y - side - 1, y + side + 1), line, thick)
        self._canvas.restoreState()

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 2.8,
        font: str = PLAIN,
        colour: str = INK,
        align: str = "left",
    ) -> None:
        """Draws one line of text; x and y are where its base line begins, has its middle, or ends."""
        draw = {
            "left": self._canvas.drawString,
            "middle": self._canvas.drawCentredString,
            "right": self._canvas.drawRightString,
        }[align]
        self._canvas.saveState()
        self._set_inks(colour, None, 0)
        self._canvas.translate(x, y)
        self._canvas.scale(1, -1)
        self._canvas.setFont(font, size)
        draw(0, 0, words)
        self._canvas.restoreState()

    def paragraph(
        self, x: float, y: float, width: float, words: str, size: float = 3, font: str = PLAIN, colour: str = INK
    ) -> float:
        """Draws text broken into lines of at most this width; returns where the base line of the next line would be."""
        for row in self._split(words, font, size, width):
            self.text(x, y, row, size, font, colour)
            y += size * _LINE_HEIGHT
        return y

    def define_relic(self, name: str, strokes: tuple[tuple[str, str | None, str | None, float], ...]) -> None:
        """Defines a relic, drawn in a square of 24, as a form, so that the file holds its strokes only once."""
        self._canvas.beginForm(name, -1, -1, _RELIC_SQUARE + 1, _RELIC_SQUARE + 1)
        self._canvas.setLineCap(1)
        self._canvas.setLineJoin(1)
        for d, fill, line, thick in strokes:
            self.path(d, fill, line, thick)
        self._canvas.endForm()

    def relic(self, name: str, x: float, y: float, side: float) -> None:
        """Draws a relic that was defined, in a square with this corner and side."""
        with self.moved(x, y, side / _RELIC_SQUARE):
            self._canvas.doForm(name)

    def _set_inks(self, fill: str | None, line: str | None, thick: float) -> None:
        if fill is not None:
            self._canvas.setFillColorRGB(*_rgb(fill))
        if line is not None:
            self._canvas.setStrokeColorRGB(*_rgb(line))
            self._canvas.setLineWidth(thick)

    def _path(self, d: str) -> Any:
        path = self._canvas.beginPath()
        steps = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close, "O": path.circle}
        words = iter(d.split())
        for word in words:
            steps[word](*(float(next(words)) for _ in range(_NUMBERS_OF[word])))
        return path


def _rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255
