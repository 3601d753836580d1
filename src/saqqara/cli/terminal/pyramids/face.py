"""The face of Pyramids in the terminal."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.cli.terminal.face import Face, TieBreak
from saqqara.cli.terminal.pyramids.cheat_sheet import notation
from saqqara.cli.terminal.pyramids.choices import draw_choices, question
from saqqara.cli.terminal.pyramids.sentences import latest, public, sentences
from saqqara.cli.terminal.pyramids.situations import SITUATIONS
from saqqara.cli.terminal.pyramids.table import draw_table
from saqqara.cli.terminal.pyramids.words import retold
from saqqara.cli.terminal.seats import seat_name
from saqqara.match.match import Match


def curtain(match: Match, seat: int) -> str | None:
    """Only the seat that chooses two of its four cards may see them."""
    if not any(move.startswith("keep") for move in match.legal(seat)):
        return None
    return say("cli.curtain.pyramids", name=seat_name(seat))


FACE = Face(
    draw_table=draw_table,
    draw_choices=draw_choices,
    notation=notation,
    question=question,
    sentences=sentences,
    latest=latest,
    public=public,
    curtain=curtain,
    always_listed=("pyramids", "torches", "colours", "gems", "skulls"),
    tie_break=TieBreak(
        label=lambda: say("cli.tie.pyramids"),
        of_seats=lambda position: [min(explored, default="-") for explored in position["explored"]],
    ),
    retold=retold,
    situations=SITUATIONS,
)
