"""A row of a review: its id, its record, and what the wire tells of it."""

from __future__ import annotations

import hashlib
import zlib

from msgspec import Raw

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Judge
from saqqara.rules.contract import game_in
from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import ReviewRow
from saqqara.server.table import Table
from saqqara.server.wire import ReviewShown

RECORD = "rec-"  # the ids of reviews of records begin with it
NO_REVIEW = Raw(b"null")


def name_of(judge: Judge) -> str:
    """Returns a judge as rows name it."""
    return f"{judge.name} {judge.version} {judge.simulations}"


def id_of_record(text: str) -> str:
    """Returns the id of the review of a record."""
    return RECORD + hashlib.blake2b(text.encode(), digest_size=15).hexdigest()


def record_in(row: ReviewRow) -> str:
    """Returns the record that is reviewed."""
    return zlib.decompress(row.record).decode()


def shown(row: ReviewRow, person: str | None, ahead: int, is_outdated: bool = False) -> ReviewShown:
    """Returns a review as the wire tells it."""
    from saqqara.bots.search.ready import is_ready

    record = records.read(record_in(row))
    header, edition = record.header, record.edition(None)
    return ReviewShown(
        id=row.id,
        table=row.table_id,
        game=header.game,
        edition=header.edition,
        options=game_in(edition).options_from(dict(header.options)),
        seats=header.seats,
        date=header.date,
        state=row.state,  # type: ignore[arg-type]
        ahead=ahead,
        compiling=row.state in ("queued", "running") and row.body is None and not is_ready(edition),
        looked_at=row.looked_at,
        moments=row.moments,
        stamp=row.stamp,
        is_yours=person is not None and person == row.person,
        failure=row.failure,
        is_outdated=is_outdated,
        review=NO_REVIEW if row.body is None else Raw(zlib.decompress(row.body)),
    )


def finished(table: Table) -> Match:
    """Returns the match of a table that can be reviewed, or refuses it."""
    match = table.begun()
    if table.status != "over":
        running = "expected a match that is over, got one in progress; it can be reviewed after its end"
        raise Refusal("not_now", running, record_fault="in_progress")
    if match.outcome is None:
        ended = "expected a match that was played to its end, got one that its players ended early"
        raise Refusal("not_now", ended, record_fault="unfinished")
    return match


def exceeded(what: str, per_person: int, in_all: int) -> Refusal:
    """Returns the refusal of a review that exceeds a limit."""
    if what == "table":
        return Refusal("no_such_table", "expected a table, got one that has been removed")
    if what == "person":
        return Refusal("too_many", f"expected at most {per_person} reviews of one person at a time, got another one")
    return Refusal("too_many", f"expected at most {in_all} reviews in the queue, got another one")
