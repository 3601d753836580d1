"""Every match of a house as a record, and records as tables of a house.

A record holds the whole match: of one that goes on, also what its players may not know yet. A match that is over comes
back with its seed and its proof. One that goes on comes back with open seats, and draws with a fresh seed from then on.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path

from saqqara.match import records
from saqqara.match.fairness import seed_text
from saqqara.match.match import Match
from saqqara.rules.errors import BadRecord, SaqqaraError, shown
from saqqara.server import entries as log
from saqqara.server.entries import Config, SeatStart
from saqqara.server.people import fresh_secret
from saqqara.server.store.rows import TableRow
from saqqara.server.store.store import Store
from saqqara.server.table import Table

Progress = Callable[[int, int], None]

ENDINGS = (".txt", ".record")  # of files that a house writes, and the command line


def export_records(store: Store, folder: Path, progress: Progress | None = None) -> int:
    """Writes one file for each match that has begun; how many."""
    try:
        return _export(store, folder, progress)
    except OSError as trouble:
        raise SaqqaraError(f"expected a folder that can be written, got {shown(str(folder))}: {trouble}") from None


def _export(store: Store, folder: Path, progress: Progress | None) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    rows, written = [row for row in store.all_tables() if row.status != "waiting"], 0
    for done, row in enumerate(rows, start=1):
        match = folded(store, row).match
        if match is not None:
            _write_whole(folder / f"{row.game}-{row.id}.txt", match.record())
            written += 1
        if progress is not None:
            progress(done, len(rows))
    return written


def import_records(store: Store, folder: Path, progress: Progress | None = None) -> list[TableRow]:
    """Makes a table of each record; those that are new. All are read before the first is kept."""
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


def folded(store: Store, row: TableRow) -> Table:
    """A table as the database has it."""
    table = Table(row.id, log.read_config(row.config), row.seed, row.invite, row.host, row.created)
    for entry in store.entries(row.id):
        table.fold(log.read(entry.body), entry.at)
    return table


def _row_of(file: Path) -> TableRow:
    try:
        text = file.read_text(encoding="utf-8")
        match = Match.from_record(text)
    except (OSError, UnicodeError, SaqqaraError) as trouble:
        raise BadRecord(f"{file}: {trouble}") from None
    header = records.read(text).header
    is_over = match.outcome is not None
    if not is_over and header.chance == records.MANUAL:
        raise BadRecord(f"{file}: expected a match that is over or draws by itself, got one that waits for its draws")
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


def _write_whole(file: Path, text: str) -> None:
    """Nobody finds half a record."""
    part = file.with_suffix(".part")
    with open(part, "w", encoding="utf-8", opener=_for_its_owner) as out:
        out.write(text)
    part.replace(file)


def _for_its_owner(path: str, flags: int) -> int:
    """The record of a match that goes on tells what its players may not know yet."""
    return os.open(path, flags, 0o600)
