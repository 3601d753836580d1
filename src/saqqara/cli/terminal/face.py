"""What the terminal needs of a game: how to draw it, what to say about it, what its players may not see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saqqara.cli.terminal.cheat_sheet import Entries
from saqqara.cli.terminal.lessons.situations import Situation
from saqqara.cli.terminal.sentences import Event, Line, Passage
from saqqara.match.match import Match
from saqqara.rules.edition import Edition

View = Mapping[str, Any]  # what `Match.view` returns, with the points that the viewer can count


@dataclass(frozen=True)
class TieBreak:
    """What decides between players with equal points."""

    label: Callable[[], str]  # in the language of the reader
    of_seats: Callable[[View], Sequence[object]]  # from a position, for each seat


@dataclass(frozen=True)
class Face:
    """Shows one game in the terminal. Every game has one; see `faces.face_of`."""

    draw_table: Callable[[View, Edition, int], RenderableType]  # in so many columns; a view of no seat shows everything
    draw_choices: Callable[[View, Edition, int, int | None], list[Text]]  # in so many columns, so many lines of a kind
    notation: Callable[[Edition], Entries]  # what is typed for moves, and what it means
    question: Callable[[View], str]  # what the seat is asked
    sentences: Callable[[Sequence[Event]], list[Line]]  # what happened
    latest: Callable[[Sequence[Passage]], Sequence[Passage]]  # which passages are shown before a question
    public: Callable[[Event], Event]  # an event without what only its seat may know: the screen is shared
    curtain: Callable[[Match, int], str | None]  # asks to hand the screen to a seat that will see a secret, or None
    always_listed: Collection[str] = ()  # sources of points that are listed even if nobody has scored with them
    tie_break: TieBreak | None = None
    retold: Callable[[str], str] = str  # a move in words, as in `load ship B, space 2`
    situations: Mapping[str, Situation] = field(default_factory=dict)  # that the coach of a first game speaks of


def view_with_points(match: Match, seat: int | None) -> dict[str, Any]:
    """Returns the view of a seat (None: a spectator), with the points that it can count: so far, and if ended now."""
    known = match.state(seat)
    return match.view(seat) | {"points": match.game.points(known), "if_ended": match.game.if_ended(known)}
