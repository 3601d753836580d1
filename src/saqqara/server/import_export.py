"""Export of all matches of a house as records, and import of records as tables.

A record holds the whole match, also what players of a running one may not know yet. A finished match is imported with
its seed and its proof. A running one is imported with open seats, and draws with a fresh seed from then on.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from saqqara.files import write_atomically
from saqqara.match import records
from saqqara.match.fairness import seed_text
from saqqara.match.match import Match
from saqqara.rules.errors import BadRecord, SaqqaraError, quoted
from saqqara.server import entries as log
from saqqara.server.entries import Config, SeatStart
from saqqara.server.people import fresh_secret
from saqqara.server.storage import fold_table
from saqqara.server.store.rows import TableRow
from saqqara.server.store.store import Store
from saqqara.server.unreadable import UnreadableTable

Progress = Callable[[int, int], None]

PRIVATE = 0o600  # the record of a running match shows what its players may not know yet
ENDINGS = (".txt", ".record")  # of files that a house and the command line write


def export_records(
    store: Store, folder: Path, progress: Progress | None = None, unreadable: list[str] | None = None
) -> int:
    """Writes one file for each match that has begun. Returns how many.

    The ids of tables that cannot be read go into the list `unreadable`; without one, such a table is refused.
    """
    try:
        return _export(store, folder, progress, unreadable)
    except OSError as failure:
        raise SaqqaraError(f"expected a folder that can be written, got {quoted(str(folder))}: {failure}") from None


def _export(store: Store, folder: Path, progress: Progress | None, unreadable: list[str] | None) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    rows, written = [row for row in store.all_tables() if row.status != "waiting"], 0
    for done, row in enumerate(rows, start=1):
        match = _match_of(store, row, unreadable)
        if match is not None:
            write_atomically(folder / f"{row.game}-{row.id}.txt", match.record(), PRIVATE)
            written += 1
        if progress is not None:
            progress(done, len(rows))
    return written


def _match_of(store: Store, row: TableRow, unreadable: list[str] | None) -> Match | None:
    try:
        return fold_table(store, row).match
    except UnreadableTable:
        if unreadable is None:
            raise
        unreadable.append(row.id)
        return None


def import_records(store: Store, folder: Path, progress: Progress | None = None) -> list[TableRow]:
    """Makes a table of each record. Returns the new ones. All files are read before the first table is written."""
    files = sorted(file for file in folder.iterdir() if file.suffix in ENDINGS)
    if not files:
        raise SaqqaraError(f"{folder}: expected records in files that end in {' or '.join(ENDINGS)}, got none")
    rows = [_row_of(file) for file in files]
    kept = []
    for done, row in enumerate(rows, start=1):
        if store.table(row.id) is None:
            store.open_table(row, (), ())
            kept.append(row)
        if progress is not None:
            progress(done, len(rows))
    return kept


def _row_of(file: Path) -> TableRow:
    try:
        text = file.read_text(encoding="utf-8")
        match = Match.from_record(text)
    except (OSError, UnicodeError, SaqqaraError) as failure:
        raise BadRecord(f"{file}: {failure}") from None
    header = records.read(text).header
    is_over = match.outcome is not None
    if not is_over and header.chance == records.MANUAL:
        raise BadRecord(f"{file}: expected a match that is over or has a seed, got one that waits for draws by hand")
    if not is_over and header.seed is not None:  # its players have ended it, and everybody knows what would be drawn
        text = _without_seed(text)
        header = records.read(text).header
    config = Config(
        game=match.edition.game,
        seats=[SeatStart("open") for _ in range(match.seats)],
        edition=match.edition.name,
        options=match.game.options_from(dict(header.options)),
        record=text,
        bots=fresh_secret(),
        date=header.date,
    )
    return TableRow(
        id="r" + hashlib.blake2b(text.encode(), digest_size=9).hexdigest(),  # the same record again is the same table
        game=match.edition.game,
        config=log.written(config),
        seed=header.seed or seed_text(None),
        invite=fresh_secret(),
        host=None,
        listed=False,
        status="over" if is_over else "playing",
        created=time.time(),
        ended=time.time() if is_over else None,
    )


def _without_seed(text: str) -> str:
    """Returns a record without its seed: a fresh one takes over at the next draw."""
    record = records.read(text)
    return records.write(replace(record.header, seed=None), [(line.seat, line.move) for line in record.lines])
