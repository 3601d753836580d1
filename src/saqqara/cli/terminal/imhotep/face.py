"""The face of Imhotep in the terminal."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.cli.terminal.face import Face, TieBreak
from saqqara.cli.terminal.imhotep.boards import draw_table
from saqqara.cli.terminal.imhotep.cheat_sheet import notation
from saqqara.cli.terminal.imhotep.choices import draw_choices, question
from saqqara.cli.terminal.imhotep.sentences import public, sentences
from saqqara.cli.terminal.imhotep.situations import SITUATIONS
from saqqara.cli.terminal.imhotep.words import retold
from saqqara.cli.terminal.seats import seat_name
from saqqara.match.match import Match
from saqqara.rules.imhotep.components import SITE_NAMES


def curtain(match: Match, seat: int) -> str | None:
    """Only the seat that looks at the face-down pair of the market may see it."""
    if not any(move.startswith("keep") for move in match.legal(seat)):
        return None
    return say("cli.curtain.imhotep", name=seat_name(seat))


FACE = Face(
    draw_table=draw_table,
    draw_choices=draw_choices,
    notation=notation,
    question=question,
    sentences=sentences,
    latest=lambda passages: passages[-1:],
    public=public,
    curtain=curtain,
    always_listed=SITE_NAMES,
    tie_break=TieBreak(label=lambda: say("cli.tie.imhotep"), of_seats=lambda position: position["sleds"]),
    retold=retold,
    situations=SITUATIONS,
)
