"""The first page: how to print and cut, what the symbols mean, and whose game it is."""

from __future__ import annotations

from saqqara.decks.print_parts.cards import chamber_field, paved
from saqqara.decks.print_parts.colours import CARD, FAINT, INK, RULE
from saqqara.decks.print_parts.drawings import badge, pyramid, relic_name, scenery
from saqqara.decks.print_parts.pen import BOLD, TITLE, Pen
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import COLOURS, SHAPE_NAMES, SHAPES

_WIDTH = 180.0
_COLUMN = 88.0
_RULER = 100.0
_HOW_TO = (
    "Print these pages at 100 % (actual size), best on card, and cut along the dashed lines. Write on the paper with a "
    "pencil, or put cards and score cards into sleeves and use a dry-wipe pen. Hide the backs: opaque sleeves, or a "
    "playing card behind each. Besides you need a pen for each of 2 to 4 players."
)
_SIGNS = {"green": "papyrus and palms", "orange": "the sun", "purple": "ankh, moon and stars"}
_BRIEF = (
    "Everyone draws 4 pyramid cards and keeps 2; 4 more lie face up. For each expedition card all players at the same "
    "time cross off its shape, turned or mirrored as they like, on one of their two cards, or a single field instead. "
    "Whoever reaches a tomb takes a face-up card or the top of the deck; the lowest explored number picks first. "
    "Your 2nd, 4th and 6th pyramid of a colour take that colour's next free points: {}, then {}, then {}, "
    "each only once. In the end count explored pyramids, torches, pyramid points and gems, less your highest skull."
)
_CREDITS = (
    "An unofficial edition. Silver & Gold: Pyramids was designed by Phil Walker-Harding and is published by NSV "
    "(Nürnberger-Spielkarten-Verlag). Neither of them made, checked or endorsed these pages. All drawings and texts "
    "here are our own. If you like the game, buy the box."
)


def legend(pen: Pen, edition: Edition, left: float) -> None:
    """Draws the whole page; `left` is the margin that puts it in the middle of the paper."""
    with pen.moved(left, 11):
        _title(pen, edition)
        y = pen.paragraph(0, 35, _WIDTH, _HOW_TO, 3.3)
        _ruler(pen, y + 1)
        _symbols(pen, edition, y + 14)
        _colours(pen, y + 100)
        _shapes(pen, edition, y + 123.5)
        _brief(pen, edition, y + 164)
        pen.line((0, y + 189), (_WIDTH, y + 189), RULE, 0.3)
        pen.paragraph(0, y + 194.5, _WIDTH, _CREDITS, 3)


def _brief(pen: Pen, edition: Edition, y: float) -> None:
    _heading(pen, y, "The game in brief")
    pen.paragraph(0, y + 5.5, _WIDTH, _BRIEF.format(*edition["score.colour"]), 3)


def _title(pen: Pen, edition: Edition) -> None:
    pen.box(0, 0, _WIDTH, 26, fill=CARD["orange"], radius=3)
    scenery(pen, "orange", 150, 26)
    pyramid(pen, 131, 26, 38, 17)
    pen.text(7, 12.5, "Silver & Gold: Pyramids", 8.6, TITLE, "#ffffff")
    pen.text(7, 19.5, f"Print and play · deck {edition.name} · Saqqara, an unofficial edition", 3.3, colour="#ffffff")


def _ruler(pen: Pen, y: float) -> None:
    """A line whose length tells whether the printer kept the size."""
    pen.line((0, y + 2), (_RULER, y + 2), INK, 0.3)
    for at in range(0, int(_RULER) + 1, 10):
        pen.line((at, y + (0.5 if at % 50 else -0.5)), (at, y + 2), INK, 0.3)
    pen.text(_RULER + 4, y + 2, "10 cm on paper, if your printer kept the size", 2.8, colour=FAINT)


def _heading(pen: Pen, y: float, words: str) -> None:
    pen.text(0, y, words, 5, TITLE)


def _symbols(pen: Pen, edition: Edition, y: float) -> None:
    _heading(pen, y, "In the chamber")
    meanings = _meanings(edition)
    half = (len(meanings) + 1) // 2
    for number, (letter, name, meaning) in enumerate(meanings):
        column, row = divmod(number, half)
        x, top = column * (_COLUMN + 4), y + 4 + row * 15.4
        _symbol(pen, letter, x, top)
        pen.text(x + 15, top + 3.2, name, 3.3, BOLD)
        pen.paragraph(x + 15, top + 7.4, _COLUMN - 15, meaning, 2.9)


def _symbol(pen: Pen, letter: str, x: float, y: float) -> None:
    """A field as on the cards; the arrow stands above the entrance there, here it stands in it."""
    chamber_field(pen, "." if letter == "E" else letter, x, y, 12)
    if letter == "E":
        pen.relic(relic_name("E"), x + 3, y + 3, 6)


def _meanings(edition: Edition) -> tuple[tuple[str, str, str], ...]:
    pair, single = edition["score.pair_of_gems"], edition["score.single_gem"]
    return (
        ("E", "Entrance", "The arrow above a field shows it. The first shape on a card must cover this field."),
        ("#", "Wall", "Is never crossed off; shapes go around it."),
        ("r", "Red gem, cut to a point", "Cross off the next red gem on your score card."),
        (
            "g",
            "Green gem, with eight sides",
            f"The same in green. A red and a green are worth {pair}, a single one {single}.",
        ),
        ("T", "Golden tomb", f"The pyramid is explored: {edition['score.explored']} points, and you take a new card."),
        ("s", "Skull", "Cross off the next skull; the last one crossed off counts against you."),
        ("x", "Red cross", "At once cross off one more single field on either of your two cards."),
        (
            "t",
            "Torch",
            f"Cross off the torch of this round: {edition['score.torch']} points. A second one in a round is nothing.",
        ),
        ("e", "Elixir", "Erase the two highest skulls that you have crossed off."),
        (".", "Empty field", "Later shapes must touch, side by side, what was crossed off before."),
    )


def _colours(pen: Pen, y: float) -> None:
    _heading(pen, y, "Three colours, also without colour")
    for number, colour in enumerate(COLOURS):
        x = number * 61
        badge(pen, colour, x, y + 4, 10)
        pen.text(x + 13, y + 8.4, colour.capitalize(), 3.3, BOLD)
        pen.text(x + 13, y + 12.6, _SIGNS[colour], 2.9)


def _shapes(pen: Pen, edition: Edition, y: float) -> None:
    cards, rounds = edition["rounds.expeditions"], edition["rounds.count"]
    _heading(pen, y, f"The expedition cards, {cards} turned up in each of {rounds} rounds")
    for number, shape in enumerate(SHAPES):
        x = 15 + number * 30
        paved(pen, shape, x, y + 14, 6)
        pen.text(x, y + 28, SHAPE_NAMES[shape], 2.9, BOLD, align="middle")
        count = edition[f"expeditions.{shape}"]
        pen.text(x, y + 32, f"{count} card{'' if count == 1 else 's'}", 2.9, colour=FAINT, align="middle")
