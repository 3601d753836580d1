"""What the terminal needs of each game: its drawings, its words and what decides its ties."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saqqara.cli import boards, cheat_sheet, choices
from saqqara.cli import pyramids as tombs
from saqqara.cli.chronicle import Passage
from saqqara.cli.languages import say
from saqqara.match.match import Match
from saqqara.rules.edition import Edition
from saqqara.rules.imhotep.components import SITE_NAMES

View = Mapping[str, Any]


@dataclass(frozen=True)
class Face:
    """One game as it is seen, told and counted in the terminal."""

    game: str
    draw_table: Callable[[View, Edition, int], RenderableType]  # a view without a seat shows all alike
    draw_choices: Callable[[View, Edition, int, int | None], list[Text]]
    draw_help: Callable[[Edition], RenderableType]
    question: Callable[[View], str]
    latest: Callable[[Sequence[Passage]], Sequence[Passage]]  # what is told before a question
    secret_event: str  # only its own seat may know the card
    always: Collection[str]  # the points that are listed even if nobody has any
    counts_for_tie: Callable[[View], Sequence[object]]  # of each seat

    @property
    def title(self) -> str:
        """The game by its name."""
        return say(f"game.{self.game}")


IMHOTEP = Face(
    game="imhotep",
    draw_table=boards.draw_table,
    draw_choices=choices.draw_choices,
    draw_help=cheat_sheet.draw_help,
    question=choices.question,
    latest=lambda passages: passages[-1:],
    secret_event="card seen",
    always=SITE_NAMES,
    counts_for_tie=lambda position: position["sleds"],
)

PYRAMIDS = Face(
    game="pyramids",
    draw_table=tombs.draw_table,
    draw_choices=tombs.draw_choices,
    draw_help=tombs.draw_help,
    question=tombs.question,
    latest=tombs.latest,
    secret_event="card drawn",
    always=("pyramids", "torches", "colours", "gems", "skulls"),
    counts_for_tie=lambda position: [min(explored, default="-") for explored in position["explored"]],
)

FACES = {"imhotep": IMHOTEP, "pyramids": PYRAMIDS}


def face_of(match: Match) -> Face:
    """The face of the game that is played."""
    return FACES[match.edition.game]


def table_seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may know, with the points that follow from that."""
    return match.view(seat) | {"points": match.game.points(match.state(seat))}
