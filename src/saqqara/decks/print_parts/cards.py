"""P1.1, P1.2  The cards of 63 × 88 mm: pyramids with their chambers, expeditions with their shapes."""

from __future__ import annotations

from saqqara.decks.print_parts.colours import (
    CARD,
    FAINT,
    GOLD,
    INK,
    PAPYRUS,
    RULE,
    SAND,
    SAND_DARK,
    STONE,
    STONE_EDGE,
    WALL,
    WALL_HATCH,
    WHITE,
)
from saqqara.decks.print_parts.drawings import pyramid, relic_name, scenery, sign
from saqqara.decks.print_parts.pen import BOLD, TITLE, Pen
from saqqara.rules.pyramids.box import ENTRANCE_ROW, SHAPE_FIELDS, SHAPE_NAMES, SIZE, lines_of

WIDTH, HEIGHT = 63.0, 88.0
_EDGE = 2.0  # white around the face, so that a cut may stray
_FIELD = 10.6
_LEFT = (WIDTH - SIZE * _FIELD) / 2
_TOP = HEIGHT - _LEFT - SIZE * _FIELD
_GROUND = _TOP - 6.2  # where the pyramid stands
_RELIC = 0.66  # of a field


def pyramid_card(pen: Pen, number: int, colour: str, chamber: str) -> None:
    """Draws a pyramid card, from the top left corner of its paper."""
    pen.box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, fill=CARD[colour], radius=2.5)
    scenery(pen, colour, WIDTH / 2, _GROUND)
    pyramid(pen, WIDTH / 2 - 19, _GROUND, 38, 16.5)
    pen.text(_LEFT, _EDGE + 8.2, str(number), 8.4, TITLE, WHITE)
    sign(pen, colour, WIDTH - _LEFT - 6.6, _EDGE + 2, 6.6, WHITE)
    pen.text(WIDTH - _LEFT, _EDGE + 11.6, colour.upper(), 2.3, BOLD, WHITE, "right")
    lines = lines_of(chamber)
    _frame(pen, lines[ENTRANCE_ROW].index("E"))
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            chamber_field(pen, letter, _LEFT + column * _FIELD, _TOP + row * _FIELD, _FIELD)


def _frame(pen: Pen, entrance: int) -> None:
    """Draws the ground under the pyramid, with the way that leads down to the entrance."""
    side = SIZE * _FIELD
    pen.box(_LEFT - 0.5, _GROUND, side + 1, _TOP - _GROUND + side + 0.5, fill=SAND_DARK, line=INK, thick=0.35)
    way = _FIELD * 0.66
    x = _LEFT + entrance * _FIELD + (_FIELD - way) / 2
    pen.box(x, _GROUND + 0.2, way, _TOP - _GROUND + 1, fill=PAPYRUS)
    for edge in (x, x + way):
        pen.line((edge, _GROUND + 0.2), (edge, _TOP), INK, 0.3)
    pen.relic(relic_name("E"), x + way / 2 - 2.6, _GROUND + 0.6, 5.2)


def chamber_field(pen: Pen, letter: str, x: float, y: float, side: float) -> None:
    """Draws one field of a chamber: wall, tomb, entrance, or floor with what lies there."""
    if letter == "#":
        pen.hatched(x, y, side, WALL, WALL_HATCH, 0.42, 1.25)
        return
    pen.box(x, y, side, side, fill=GOLD if letter == "T" else PAPYRUS, line=RULE, thick=0.25)
    if letter == "E":
        pen.box(x + side * 0.17, y - 0.3, side * 0.66, 0.8, fill=PAPYRUS)
    elif letter != ".":
        pad = side * (1 - _RELIC) / 2
        pen.relic(relic_name(letter), x + pad, y + pad, side * _RELIC)
    if letter == "T":
        pen.box(x + 0.6, y + 0.6, side - 1.2, side - 1.2, line=STONE_EDGE, thick=0.5)


def expedition_card(pen: Pen, shape: str) -> None:
    """Draws an expedition card, from the top left corner of its paper."""
    pen.box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, fill=SAND, line=RULE, thick=0.6, radius=2.5)
    pen.box(_EDGE + 1.4, _EDGE + 1.4, WIDTH - 2 * _EDGE - 2.8, HEIGHT - 2 * _EDGE - 2.8, line=RULE, radius=1.6)
    pen.text(WIDTH / 2, 14, "Expedition", 6.4, TITLE, INK, "middle")
    paved(pen, shape, WIDTH / 2, 44, 11.5)
    pen.text(WIDTH / 2, 74, SHAPE_NAMES[shape], 4.2, TITLE, INK, "middle")
    pen.text(WIDTH / 2, 79.6, "turn it, mirror it, or cross off 1 field", 2.5, colour=FAINT, align="middle")


def paved(pen: Pen, shape: str, x: float, y: float, side: float) -> None:
    """Draws a shape of paving stones around a point."""
    fields = SHAPE_FIELDS[shape]
    rows, columns = (max(field[part] for field in fields) + 1 for part in (0, 1))
    left, top = x - columns * side / 2, y - rows * side / 2
    gap = side * 0.04
    for row, column in fields:
        corner = left + column * side + gap, top + row * side + gap
        pen.box(*corner, side - 2 * gap, side - 2 * gap, STONE, STONE_EDGE, side * 0.04, side * 0.1)
