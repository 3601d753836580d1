"""P1.3, P6.1  A score card of 186 × 124 mm."""

from __future__ import annotations

from saqqara.decks.print_parts.colours import FAINT, INK, PAPYRUS, RULE, SAND, WHITE
from saqqara.decks.print_parts.drawings import badge, relic_name
from saqqara.decks.print_parts.pen import BOLD, TITLE, Pen
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS

WIDTH, HEIGHT = 186.0, 124.0
_EDGE = 3.0
_LEFT = 9.0
_TRACK = 112.0  # the width of the tracks
_SUM_LEFT = 130.5
_SUM_RIGHT = WIDTH - 12
_TALLY = 6  # pyramids of a colour that are worth counting: the last claim is the 6th (P5.3)


def score_card(pen: Pen, edition: Edition) -> None:
    """Draws a score card, from the top left corner of its paper."""
    pen.box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, fill=PAPYRUS, line=RULE, thick=0.6, radius=3)
    pen.text(_LEFT, 14.5, "Score card", 7, TITLE)
    pen.text(60, 14.5, "Name", 3, BOLD)
    pen.line((70, 15), (_LEFT + _TRACK, 15), RULE, 0.3)
    _gems(pen, edition)
    _skulls(pen, edition["score.skulls"])
    _torches(pen, edition)
    _colours(pen, edition["score.colour"])
    _sum(pen, edition)


def _heading(pen: Pen, y: float, name: str, rule: str) -> None:
    pen.text(_LEFT, y, name, 3.3, BOLD)
    pen.text(_LEFT + _TRACK, y, rule, 2.6, colour=FAINT, align="right")


def _steps(pen: Pen, letter: str, y: float, labels: list[str], width: float = _TRACK) -> None:
    """Draws a row of boxes to cross off, each with its relic and, where it has one, its label."""
    pitch = min(11.2, width / len(labels))
    side = pitch * 0.92
    for number, label in enumerate(labels):
        x = _LEFT + number * pitch
        relic = side * (0.54 if label else 0.66)
        pen.box(x, y, side, side, fill=WHITE, line=RULE, thick=0.3, radius=side * 0.12)
        pen.relic(relic_name(letter), x + (side - relic) / 2, y + side * (0.07 if label else 0.17), relic)
        if label:
            pen.text(x + side / 2, y + side * 0.92, label, side * 0.29, BOLD, align="middle")


def _gems(pen: Pen, edition: Edition) -> None:
    pair, single = edition["score.pair_of_gems"], edition["score.single_gem"]
    _heading(pen, 24, "Gems", f"a red and a green together {pair}, each left over {single}")
    for letter, y in (("r", 26), ("g", 37.3)):
        _steps(pen, letter, y, [""] * edition["score.gems"])


def _skulls(pen: Pen, values: list[int]) -> None:
    _heading(pen, 54.2, "Skulls", "from the left; only the last one crossed off counts against you")
    _steps(pen, "s", 56.2, [str(value) for value in values])


def _torches(pen: Pen, edition: Edition) -> None:
    rounds = edition["rounds.count"]
    pen.text(_LEFT, 73, "Torches", 3.3, BOLD)
    _steps(pen, "t", 75, [str(number) for number in range(1, rounds + 1)], 44.8)
    pitch = min(11.2, 44.8 / rounds)
    pen.paragraph(
        _LEFT + rounds * pitch + 2, 79, 60, f"one a round at most, {edition['score.torch']} each", 2.6, colour=FAINT
    )


def _colours(pen: Pen, points: list[int]) -> None:
    _heading(pen, 92, "Pyramids explored", "at each 2nd, circle the next free points; strike what others take")
    for row, colour in enumerate(COLOURS):
        y = 94.2 + row * 7.8
        badge(pen, colour, _LEFT, y, 6.6)
        pen.text(_LEFT + 8.4, y + 4.4, colour, 3)
        _tally(pen, y)
        for place, value in enumerate(points):
            _claim(pen, _LEFT + 77 + place * 12, y, value)


def _tally(pen: Pen, y: float) -> None:
    for number in range(1, _TALLY + 1):
        x = _LEFT + 24 + (number - 1) * 7.8
        is_claim = number % 2 == 0
        pen.box(x, y, 6.6, 6.6, fill=SAND if is_claim else WHITE, line=INK if is_claim else RULE, thick=0.3, radius=0.8)
        pen.text(x + 3.3, y + 4.2, str(number), 2.4, BOLD if is_claim else "Helvetica", FAINT, "middle")
    pen.path(f"M {_LEFT + 71.5} {y + 1.9} L {_LEFT + 74.5} {y + 3.3} L {_LEFT + 71.5} {y + 4.7} Z", fill=INK)


def _claim(pen: Pen, x: float, y: float, value: int) -> None:
    pen.box(x, y, 11, 6.6, fill=WHITE, line=INK, thick=0.4, radius=3.3)
    pen.text(x + 5.5, y + 4.7, str(value), 4, TITLE, align="middle")


def _sum(pen: Pen, edition: Edition) -> None:
    """Draws the lines to add up at the end, and the number that breaks a tie (P6.2)."""
    pen.box(_SUM_LEFT - 4, 9, _SUM_RIGHT - _SUM_LEFT + 8, HEIGHT - 18, fill=SAND, radius=2)
    pen.text(_SUM_LEFT, 17, "At the end", 5, TITLE)
    lines = (
        ("Pyramids", f"{edition['score.explored']} each", ""),
        ("Torches", f"{edition['score.torch']} each", "+"),
        ("Pyramid points", "those you circled", "+"),
        ("Gems", "pairs and singles", "+"),
        ("Skull", "the last one crossed", "–"),
    )
    for number, (name, rule, mark) in enumerate(lines):
        _sum_line(pen, 22 + number * 13.6, name, rule, mark)
    pen.line((_SUM_LEFT, 90.5), (_SUM_RIGHT, 90.5), INK, 0.7)
    pen.text(_SUM_LEFT, 100.2, "Total", 5.4, TITLE)
    pen.box(_SUM_RIGHT - 16, 92.6, 16, 12, fill=WHITE, line=INK, thick=0.7, radius=1.5)
    pen.text(_SUM_LEFT, 111.3, "Lowest number (breaks ties)", 2.3, colour=FAINT)
    pen.line((_SUM_RIGHT - 10.5, 111.8), (_SUM_RIGHT, 111.8), RULE, 0.3)


def _sum_line(pen: Pen, y: float, name: str, rule: str, mark: str) -> None:
    pen.text(_SUM_LEFT, y + 5, name, 3, BOLD)
    pen.text(_SUM_LEFT, y + 8.8, rule, 2.4, colour=FAINT)
    pen.text(_SUM_RIGHT - 17.5, y + 7.6, mark, 5, BOLD, align="right")
    pen.box(_SUM_RIGHT - 16, y, 16, 11.4, fill=WHITE, line=RULE, thick=0.3, radius=1)
