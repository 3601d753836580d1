"""The table: score cards above, the expedition, then chambers. A seat sees its own large, a spectator all small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from saqqara.cli.boards.stones import Lines, note
from saqqara.cli.frames import FRAME, WIDEST, Framed, frames_abreast, rows_of_frames, side_by_side
from saqqara.cli.languages import say
from saqqara.cli.pyramids.chambers import crossed_on, draw_abreast, draw_large, draw_small, legend
from saqqara.cli.pyramids.score_cards import draw_score_cards, points_left
from saqqara.cli.pyramids.words import titled
from saqqara.cli.words import colour
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import SHAPE_FIELDS

View = Mapping[str, Any]
LEAST = 22  # columns of a label


def draw_table(view: View, edition: Edition, width: int = WIDEST) -> RenderableType:
    """What a seat needs to see when it is asked, or the whole table, in so many columns, at most 100."""
    width = min(width, WIDEST)
    body = _whole(view, edition, width) if view["seat"] is None else _before_seat(view, edition, width)
    return Group(*_top(view, edition, width), *body)


def _top(view: View, edition: Edition, width: int) -> Iterator[RenderableType]:
    yield heading(view, edition)
    yield Constrain(draw_score_cards(view, edition), width)
    yield note(say("cli.colours_left", points=points_left(view, edition)))
    yield from draw_expedition(view, edition)


def heading(view: View, edition: Edition) -> Text:
    """The round, and the end."""
    parts = [say("game.pyramids"), say("head.round", round=view["round"], rounds=edition["rounds.count"])]
    if view["outcome"]:
        parts.append(say("title.over"))
    return Text(" | ".join(parts), "bold")


def draw_expedition(view: View, edition: Edition) -> Lines:
    """The shape of the current expedition, lying down, beside its name."""
    if not view["expeditions"] or view["outcome"]:
        return []
    shape, number = view["expeditions"][-1], len(view["expeditions"])
    labels = [
        say("pyramids.expedition", number=number, all=edition["rounds.expeditions"]),
        f"{say(f'shape.{shape}')} ({shape})",
    ]
    width = max(LEAST, *(len(label) + 2 for label in labels))
    drawn = zip(labels, _lying(shape), strict=True)
    return [Text(""), *(Text(f"{label:<{width}}{line}".rstrip(), "bold") for label, line in drawn), Text("")]


def _lying(shape: str) -> list[str]:
    """Two lines; a line has an empty second one."""
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
    own = [draw_large(card, crossed_on(view, card), edition) for card in cards_before(view, seat)]
    lines = draw_abreast(own, width)
    if owed == "take":
        shown = [draw_small(card, (), edition) for card in view["display"]]
        return [*lines, Text(""), Text(say("cli.display"), "bold"), *draw_abreast(shown, width), note(legend())]
    return [*lines, Text(_display_in_words(view, edition))]


def cards_before(view: View, seat: int) -> list[int]:
    """The cards that a seat marks, or may choose from; explored ones lie aside."""
    cards = view["hands"][seat] or view["drawn"][seat]
    return [card for card in cards if card is not None and card not in view["explored"][seat]]


def owes(view: View) -> str:
    """What the seat that looks has to answer."""
    return next((str(debt["owes"]) for debt in view["pending"] if debt["seat"] == view["seat"]), "")


def _display_in_words(view: View, edition: Edition) -> str:
    shown = [titled(card, edition) for card in view["display"] if card is not None]
    return say("cli.display_cards", cards=", ".join(shown) or say("cli.no_card"))


# --- for all ---


def _whole(view: View, edition: Edition, width: int) -> Iterator[RenderableType]:
    frames = list(_seat_frames(view, edition, width // frames_abreast(width) - FRAME))
    yield from rows_of_frames(frames, width)
    shown = [draw_small(card, (), edition) for card in view["display"]]
    yield side_by_side([(say("cli.display"), draw_abreast(shown, width - FRAME))], width)
    yield note(legend())


def _seat_frames(view: View, edition: Edition, room: int) -> Iterator[Framed]:
    for seat in range(view["seats"]):
        shown = [draw_small(card, crossed_on(view, card), edition) for card in cards_before(view, seat)]
        yield colour(seat), draw_abreast(shown, room) or [note(say("cli.no_cards"))]
