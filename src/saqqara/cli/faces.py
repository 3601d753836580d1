"""What the terminal needs of each game: its drawings, its words and what decides its ties."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saqqara.cli import boards, cheat_sheet, choices, words
from saqqara.cli import pyramids as tombs
from saqqara.cli.chronicle import Passage, Sentences
from saqqara.match.match import Match
from saqqara.rules.edition import Edition

View = Mapping[str, Any]


@dataclass(frozen=True)
class Face:
    """One game as it is seen, told and counted in the terminal."""

    title: str
    draw_table: Callable[[View, Edition, int], RenderableType]  # a view without a seat shows all alike
    draw_choices: Callable[[View, Edition, int, int | None], list[Text]]
    draw_help: Callable[[Edition], RenderableType]
    question: Callable[[View], str]
    sentences: Sentences
    latest: Callable[[Sequence[Passage]], Sequence[Passage]]  # what is told before a question
    secret_event: str  # only its own seat may know the card
    secret_cards: str  # what a curtain hides
    sources: Mapping[str, str]  # the points that have another name than in the rules
    always: Collection[str]  # the points that are listed even if nobody has any
    tie_break: str
    counts_for_tie: Callable[[View], Sequence[object]]  # of each seat
    still_equal: str


IMHOTEP = Face(
    title="Imhotep",
    draw_table=boards.draw_table,
    draw_choices=choices.draw_choices,
    draw_help=cheat_sheet.draw_help,
    question=choices.question,
    sentences=words.sentences,
    latest=lambda passages: passages[-1:],
    secret_event="card seen",
    secret_cards="the pair",
    sources={"chamber": "burial chamber", "blue cards": "unused blue cards", "before": "before this record"},
    always=words.SITES,
    tie_break="stones on the sled",
    counts_for_tie=lambda position: position["sleds"],
    still_equal="equally many stones on the sled",
)

PYRAMIDS = Face(
    title="Silver & Gold: Pyramids",
    draw_table=tombs.draw_table,
    draw_choices=tombs.draw_choices,
    draw_help=tombs.draw_help,
    question=tombs.question,
    sentences=tombs.sentences,
    latest=tombs.latest,
    secret_event="card drawn",
    secret_cards="your four cards",
    sources={"pyramids": "explored pyramids", "colours": "colour points"},
    always=("pyramids", "torches", "colours", "gems", "skulls"),
    tie_break="lowest pyramid",
    counts_for_tie=lambda position: [min(explored, default="-") for explored in position["explored"]],
    still_equal="no explored pyramid to tell them apart",
)

FACES = {"imhotep": IMHOTEP, "pyramids": PYRAMIDS}


def face_of(match: Match) -> Face:
    """The face of the game that is played."""
    return FACES[match.edition.game]


def table_seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may know, with the points that follow from that."""
    return match.view(seat) | {"points": match.game.points(match.state(seat))}
