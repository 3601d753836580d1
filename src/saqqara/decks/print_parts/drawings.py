"""Our own drawings: what lies in a chamber, the sign of each colour, and the scene above each chamber.

A relic is drawn in a square of 24, as strokes of path, fill, line and thickness.
"""

from __future__ import annotations

from saqqara.decks.print_parts.colours import CARD, INK, LIT, SHADED, WALL_HATCH
from saqqara.decks.print_parts.pen import Pen

Strokes = tuple[tuple[str, str | None, str | None, float], ...]

_WHITE = "#fffdf5"
_SUNLIGHT = "#ffe2a0"
_RAYS = tuple(
    (side * sin, -cos)
    for sin, cos in ((0, 1), (0.383, 0.924), (0.707, 0.707), (0.924, 0.383), (1, 0))
    for side in (-1, 1)
)
_CRESCENT = "M 1.2 -2.8 C -1.8 -2.8 -3.2 -1.4 -3.2 0.4 C -3.2 2.4 -1.6 3.7 0.4 3.6 C -1.8 2.2 -1.8 -1.2 1.2 -2.8 Z"
_STARS = (  # from the middle, from the ground, size
    (10.5, -15.5, 1.1),
    (-22.5, -7.5, 1.0),
    (23, -6.5, 1.2),
    (-17.5, -9.5, 0.6),
    (25.6, -2.6, 0.7),
    (-25.3, -2.8, 0.6),
)
_RED_GEM = (
    ("M 6.5 3.5 L 17.5 3.5 L 22.5 10 L 12 22 L 1.5 10 Z", "#c2351f", "#6d1608", 1),
    ("M 1.5 10 L 22.5 10 M 8 10 L 12 22 L 16 10 L 12 3.5 Z", None, _WHITE, 1),
)
_GREEN_GEM = (
    ("M 8 2.5 L 16 2.5 L 21.5 8 L 21.5 16 L 16 21.5 L 8 21.5 L 2.5 16 L 2.5 8 Z", "#1f8a5b", "#0c4a2e", 1),
    ("M 9.5 7 L 14.5 7 L 17 9.5 L 17 14.5 L 14.5 17 L 9.5 17 L 7 14.5 L 7 9.5 Z", "#d3f0df", None, 0),
    (
        "M 8 2.5 L 9.5 7 M 16 2.5 L 14.5 7 M 21.5 8 L 17 9.5 M 21.5 16 L 17 14.5 "
        "M 16 21.5 L 14.5 17 M 8 21.5 L 9.5 17 M 2.5 16 L 7 14.5 M 2.5 8 L 7 9.5",
        None,
        _WHITE,
        0.9,
    ),
)
_TORCH = (
    ("M 9.4 12.5 L 14.6 12.5 L 13.2 23.2 L 10.8 23.2 Z", "#6b4517", "#3d2609", 0.7),
    (
        "M 12.5 0.8 C 13 3.8 17.2 5.8 17.2 9.6 C 17.2 12.6 14.9 14.8 12 14.8 C 9.1 14.8 6.8 12.6 6.8 9.6 "
        "C 6.8 7.6 8 6.2 9.2 5.2 C 9.4 6.5 10 7.2 10.7 7.5 C 11 5.5 11.3 2.8 12.5 0.8 Z",
        "#dd741c",
        "#7a3606",
        0.8,
    ),
    (
        "M 12.2 7.5 C 14 9.3 14.3 10.5 14.3 11.3 C 14.3 12.6 13.3 13.5 12 13.5 C 10.7 13.5 9.7 12.6 9.7 11.3 "
        "C 9.7 10.3 10.7 9.6 11.1 9.3 C 11.4 9.8 11.7 10 12 10 C 12.3 9.3 12.1 8.4 12.2 7.5 Z",
        "#ffe9a6",
        None,
        0,
    ),
)
_ELIXIR = (
    (
        "M 9.5 2.5 L 14.5 2.5 L 14.5 8.5 L 19.7 18 C 20.7 20 19.4 22 17.2 22 "
        "L 6.8 22 C 4.6 22 3.3 20 4.3 18 L 9.5 8.5 Z",
        "#eef7f7",
        "#1d4f5a",
        1.5,
    ),
    (
        "M 7.4 14.3 L 16.6 14.3 L 18.8 18.6 C 19.4 20 18.6 21.1 17.3 21.1 L 6.7 21.1 C 5.4 21.1 4.6 20 5.2 18.6 Z",
        "#2d8fa0",
        None,
        0,
    ),
    ("M 8.2 2.5 L 15.8 2.5", None, "#1d4f5a", 2),
    ("O 10 18 1.1 O 14 16.6 0.9 O 13.6 19.3 0.7", _WHITE, None, 0),
)
_SKULL = (
    (
        "M 12 2.2 C 6.6 2.2 2.8 5.9 2.8 11 C 2.8 14 4.2 16.3 6.4 17.6 L 6.4 21.6 L 17.6 21.6 L 17.6 17.6 "
        "C 19.8 16.3 21.2 14 21.2 11 C 21.2 5.9 17.4 2.2 12 2.2 Z",
        "#3a342b",
        None,
        0,
    ),
    ("O 8.2 11.6 2.6 O 15.8 11.6 2.6 M 12 14.6 L 13.4 17 L 10.6 17 Z", _WHITE, None, 0),
    ("M 9.6 19 L 9.6 21.6 M 12 19 L 12 21.6 M 14.4 19 L 14.4 21.6", None, _WHITE, 1.1),
)
_RED_CROSS = (
    ("O 12 12 10.3", "#fff3ee", "#c2351f", 2.2),
    ("M 7.6 7.6 L 16.4 16.4 M 16.4 7.6 L 7.6 16.4", None, "#c2351f", 3.8),
)
_TOMB = (
    (
        "M 12 1 C 14.9 1 16.8 3 16.8 5.6 C 19.5 6.8 20.5 8.9 19.9 12 L 17.2 23 L 6.8 23 L 4.1 12 "
        "C 3.5 8.9 4.5 6.8 7.2 5.6 C 7.2 3 9.1 1 12 1 Z",
        "#8a5c08",
        "#4f3402",
        0.8,
    ),
    (
        "M 9.8 5.6 L 9.9 5.6 M 14.1 5.6 L 14.2 5.6 M 10.5 8.1 C 11.5 8.8 12.5 8.8 13.5 8.1 "
        "M 5.8 11 L 18.2 15.6 M 18.2 11 L 5.8 15.6 M 7.4 19.3 L 16.6 19.3",
        None,
        "#ffe9ad",
        1.5,
    ),
)
_WAY_IN = (("M 12 2.5 L 12 20 M 4.5 13.5 L 12 21 L 19.5 13.5", None, INK, 4),)

RELICS: dict[str, Strokes] = {
    "r": _RED_GEM,
    "g": _GREEN_GEM,
    "s": _SKULL,
    "x": _RED_CROSS,
    "t": _TORCH,
    "e": _ELIXIR,
    "T": _TOMB,
    "E": _WAY_IN,
}
SIGNS = {
    "green": "M 12 22.5 L 12 11 M 12 11.5 C 6.5 11.5 4 7.5 4 3.5 C 8 3.8 11 6.1 12 11.5 Z "
    "M 12 11.5 C 17.5 11.5 20 7.5 20 3.5 C 16 3.8 13 6.1 12 11.5 Z "
    "M 12 9 C 10.5 6.5 10.5 4 12 1.5 C 13.5 4 13.5 6.5 12 9 Z",
    "orange": "O 12 12 5 M 12 1 L 12 4 M 12 20 L 12 23 M 1 12 L 4 12 M 20 12 L 23 12 M 4.2 4.2 L 6.3 6.3 "
    "M 17.7 17.7 L 19.8 19.8 M 4.2 19.8 L 6.3 17.7 M 17.7 6.3 L 19.8 4.2",
    "purple": "M 12 13 L 12 23 M 6 15.5 L 18 15.5 M 12 13 C 6.5 9.5 7.5 2 12 2 C 16.5 2 17.5 9.5 12 13 Z",
}


def relic_name(letter: str) -> str:
    """Returns the name of a relic inside the PDF; names of forms must differ by more than upper and lower case."""
    return {"T": "tomb", "E": "entrance"}.get(letter, f"relic-{letter}")


def sign(pen: Pen, colour: str, x: float, y: float, side: float, ink: str) -> None:
    """Draws papyrus, sun or ankh, in a square with this corner and side."""
    with pen.moved(x, y, side / 24):
        pen.path(SIGNS[colour], line=ink, thick=2.2)


def badge(pen: Pen, colour: str, x: float, y: float, side: float) -> None:
    """Draws the sign of a colour on a small field of that colour."""
    pen.box(x, y, side, side, fill=CARD[colour], radius=side * 0.2)
    sign(pen, colour, x + side * 0.15, y + side * 0.15, side * 0.7, _WHITE)


def pyramid(pen: Pen, left: float, base: float, width: float, height: float) -> None:
    """Draws a pyramid with a lit and a shaded face and its courses of stone."""
    top, foot, right = base - height, left + width * 0.62, left + width
    middle = left + width / 2
    pen.path(f"M {middle} {top} L {left} {base} L {foot} {base} Z", fill=LIT)
    pen.path(f"M {middle} {top} L {foot} {base} L {right} {base} Z", fill=SHADED)
    for course in range(1, 6):
        part = course / 6
        y, edge = top + height * part, middle + (foot - middle) * part
        pen.line((middle - width / 2 * part, y), (edge, y), SHADED, 0.15)
        pen.line((edge, y), (middle + width / 2 * part, y), WALL_HATCH, 0.12)
    pen.path(f"M {middle} {top} L {left} {base} L {right} {base} Z", line=WALL_HATCH, thick=0.2)


def palm(pen: Pen, x: float, base: float, height: float) -> None:
    """Draws a date palm."""
    with pen.moved(x, base, height / 10):
        pen.path("M -0.2 0 C 0.5 -2.5 0.5 -4.5 0 -7 L 0.6 -7 C 1.1 -4.5 1.1 -2.5 0.7 0 Z", fill=_WHITE)
        pen.path(
            "M 0.3 -7 C -1.2 -8.6 -2.8 -8.2 -3.6 -6.2 M 0.3 -7 C -1 -9.8 -2.6 -9.8 -3.6 -9 "
            "M 0.3 -7 C 0 -9 0.4 -9.8 1 -10.4 "
            "M 0.3 -7 C 1.8 -8.6 3.4 -8.2 4.2 -6.2 M 0.3 -7 C 1.6 -9.8 3.2 -9.8 4.2 -9",
            line=_WHITE,
            thick=0.6,
        )


def star(pen: Pen, x: float, y: float, size: float) -> None:
    """Draws a star with four points."""
    with pen.moved(x, y, size):
        pen.path("M 0 -1 L 0.25 -0.25 L 1 0 L 0.25 0.25 L 0 1 L -0.25 0.25 L -1 0 L -0.25 -0.25 Z", fill=_WHITE)


def scenery(pen: Pen, colour: str, middle: float, base: float) -> None:
    """Draws what stands around the pyramid: palms for green, the sun for orange, the night for purple."""
    if colour == "green":
        palm(pen, middle - 23.5, base, 9.5)
        palm(pen, middle + 20.5, base, 6)
        palm(pen, middle + 24.2, base, 8)
    elif colour == "orange":
        _sun(pen, middle, base - 14.4)
    else:
        _night(pen, middle, base)


def _sun(pen: Pen, x: float, y: float) -> None:
    pen.path(f"O {x} {y} 4.4", fill=_SUNLIGHT)
    for dx, dy in _RAYS:
        pen.line((x + 5.2 * dx, y + 5.2 * dy), (x + 6.7 * dx, y + 6.7 * dy), _SUNLIGHT, 0.45)


def _night(pen: Pen, middle: float, base: float) -> None:
    with pen.moved(middle - 11, base - 14.5):
        pen.path(_CRESCENT, fill=_WHITE)
    for dx, dy, size in _STARS:
        star(pen, middle + dx, base + dy, size)
