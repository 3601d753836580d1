"""What the page of a review holds: the review, the table at every moment, better lines, positions to try again."""

from __future__ import annotations

from typing import Any

import msgspec

from saqqara.cli.terminal.review.grades import BAD
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Decision, Review
from saqqara.rules.edition import Edition
from saqqara.server.history import story_of_match
from saqqara.server.review_rows import id_of_record
from saqqara.server.tryouts import line_of
from saqqara.server.wire import LineSaid, ReviewShown, StepSaid

TRIED = ("mistake", "blunder")  # grades of moves that can be tried again


def contents(text: str, edition: Edition, review: Review) -> dict[str, Any]:
    """Returns the answers of a server that has the review of a record, by what is asked."""
    match = Match.from_record(text, edition=edition)
    record = match.record()  # tells the figures of an edition of one's own
    bad = [decision for decision in review.decisions if decision.grade in BAD]
    return {
        "shown": _shown(record, match, review),
        "table": None,
        "past": _past(record),
        "story": story_of_match(match, None, {}, {}),
        "lines": {str(decision.turn): _line(record, decision) for decision in bad if decision.line},
        "questions": {str(decision.turn): _question(record, decision) for decision in bad if decision.grade in TRIED},
    }


def _shown(text: str, match: Match, review: Review) -> ReviewShown:
    header = records.read(text).header
    return ReviewShown(
        id=id_of_record(text),
        table=None,
        game=review.game,
        edition=header.edition,
        options=match.game.options_from(dict(header.options)),
        seats=review.seats,
        date=header.date,
        state="done",
        looked_at=review.looked_at,
        moments=len(review.moments),
        stamp=1,
        review=msgspec.Raw(msgspec.json.encode(review)),
    )


def _past(text: str) -> list[dict[str, Any]]:
    """Returns the table before the first move and after each, as a spectator sees it, with the move that led there."""
    record = records.read(text)
    match, turns = Match.before(record), len(record.lines)
    past: list[dict[str, Any]] = [{"turn": 0, "turns": turns, "table": match.table(None), "move": None}]
    for line in record.lines:
        match.replay(line)
        move = {"seat": line.seat, "move": line.move}
        past.append({"turn": match.turn, "turns": turns, "table": match.table(None), "move": move})
    return past


def _line(text: str, decision: Decision) -> Any:
    steps = [StepSaid(seat=step.seat, move=step.move) for step in decision.line]
    return line_of(text, LineSaid(turn=decision.turn, moves=steps))


def _question(text: str, decision: Decision) -> Any:
    return line_of(text, LineSaid(turn=decision.turn, seat=decision.seat))
