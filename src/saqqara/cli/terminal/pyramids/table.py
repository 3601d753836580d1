"""The table: score cards above, the expedition, then chambers. A seat sees its own large, a spectator all small."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from saqqara.cli.languages import say
from saqqara.cli.terminal.face import View
from saqqara.cli.terminal.frames import FRAME, WIDEST, Framed, frames_abreast, rows_of_frames, side_by_side
from saqqara.cli.terminal.lines import Lines, note
from saqqara.cli.terminal.pyramids.chambers import crossed_on, draw_abreast, draw_large, draw_small, legend
from saqqara.cli.terminal.pyramids.score_cards import draw_score_cards, points_left
from saqqara.cli.terminal.pyramids.words import titled
from saqqara.cli.terminal.seats import seat_name
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import SHAPE_FIELDS

LABEL_WIDTH = 22  # at least


def draw_table(view: View, edition: Edition, width: int = WIDEST) -> RenderableType:
    """Draws what a seat needs to answer its question, or the whole table, in so many columns, at most 100."""
    width = min(width, WIDEST)
    body = _whole(view, edition, width) if view["seat"] is None else _before_seat(view, edition, width)
    return Group(*_top(view, edition, width), *body)


def _top(view: View, edition: Edition, width: int) -> Iterator[RenderableType]:
    yield heading(view, edition)
    yield Constrain(draw_score_cards(view, edition), width)
    yield note(say("cli.colours_left", points=points_left(view, edition)))
    yield from draw_expedition(view, edition)


def heading(view: View, edition: Edition) -> Text:
    """Names the round, and says when the game is over."""
    parts = [say("game.pyramids"), say("head.round", round=view["round"], rounds=edition["rounds.count"])]
    if view["outcome"]:
        parts.append(say("title.over"))
    return Text(" | ".join(parts), "bold")


def draw_expedition(view: View, edition: Edition) -> Lines:
    """Draws the shape of the current expedition, lying down, beside its name."""
    if not view["expeditions"] or view["outcome"]:
        return []
    shape, number = view["expeditions"][-1], len(view["expeditions"])
    labels = [
        say("cli.expedition", number=number, all=edition["rounds.expeditions"]),
        f"{say(f'pyramids.shape.{shape}')} ({shape})",
    ]
    width = max(LABEL_WIDTH, *(len(label) + 2 for label in labels))
    drawn = zip(labels, _lying(shape), strict=True)
    return [Text(""), *(Text(f"{label:<{width}}{line}".rstrip(), "bold") for label, line in drawn), Text("")]


def _lying(shape: str) -> list[str]:
    """Returns a shape as two lines of text; for a straight shape the second is empty."""
    fields = SHAPE_FIELDS[shape]
    if max(line for line, _ in fields) > 1:
        fields = tuple((column, line) for line, column in fields)
    width = max(column for _, column in fields) + 1
    return ["".join("[]" if (line, column) in fields else "  " for column in range(width)) for line in (0, 1)]


# --- for one seat ---


def _before_seat(view: View, edition: Edition, width: int) -> Lines:
    seat, owed = view["seat"], owes(view)
    if owed == "keep":
        drawn = [draw_small(card, (), edition) for card in view["drawn"][seat]]
        return [Text(""), *draw_abreast(drawn, width), Text(""), note(legend())]
    cards = [draw_large(card, crossed_on(view, card), edition) for card in cards_before(view, seat)]
    lines = draw_abreast(cards, width)
    if owed == "take":
        display = [draw_small(card, (), edition) for card in view["display"]]
        return [*lines, Text(""), Text(say("cli.display"), "bold"), *draw_abreast(display, width), note(legend())]
    return [*lines, Text(_display_in_words(view, edition))]


def cards_before(view: View, seat: int) -> list[int]:
    """Returns the cards that a seat marks, or chooses from in the set-up, without explored ones."""
    cards = view["hands"][seat] or view["drawn"][seat]
    return [card for card in cards if card is not None and card not in view["explored"][seat]]


def owes(view: View) -> str:
    """Returns what the viewing seat has to answer, or an empty text."""
    return next((str(debt["owes"]) for debt in view["pending"] if debt["seat"] == view["seat"]), "")


def _display_in_words(view: View, edition: Edition) -> str:
    cards = [titled(card, edition) for card in view["display"] if card is not None]
    return say("cli.display_cards", cards=", ".join(cards) or say("pyramids.no_card"))


# --- for all ---


def _whole(view: View, edition: Edition, width: int) -> Iterator[RenderableType]:
    frames = list(_seat_frames(view, edition, width // frames_abreast(width) - FRAME))
    yield from rows_of_frames(frames, width)
    display = [draw_small(card, (), edition) for card in view["display"]]
    yield side_by_side([(say("cli.display"), draw_abreast(display, width - FRAME))], width)
    yield note(legend())


def _seat_frames(view: View, edition: Edition, room: int) -> Iterator[Framed]:
    for seat in range(view["seats"]):
        cards = [draw_small(card, crossed_on(view, card), edition) for card in cards_before(view, seat)]
        yield seat_name(seat), draw_abreast(cards, room) or [note(say("cli.no_cards"))]
