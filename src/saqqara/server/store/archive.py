"""Backup and restore: a snapshot of the database in one file, from which either kind of database can be filled.

A zip with `manifest.json` and a file of JSON lines for each SQL table; bytes are in base64. It holds all secrets of the
house, so only its owner may read the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
import zipfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    LargeBinary,
    RowMapping,
    Table,
    Text,
    exc,
    func,
    insert,
    select,
)

from saqqara.files import replaced_file
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted
from saqqara.server.store import migrating
from saqqara.server.store.schema import DEVICES, METADATA, PEOPLE
from saqqara.server.store.store import Store

Progress = Callable[[int, int], None]  # rows done, rows in all

_FORMAT = "saqqara-backup"
_VERSION = 1
_MANIFEST = "manifest.json"
_CHUNK = 500
_LARGEST_MANIFEST = 1_000_000
_TOKEN = "token_hash"


# --- out of the database ---


def backup(store: Store, file: Path, progress: Progress | None = None) -> None:
    """Writes a backup, whole or not at all. Houses may go on meanwhile: it is a snapshot."""
    _expect_elsewhere(store, file)
    try:
        with _snapshot(store) as connection:
            migrating.expect_newest(connection)
            with replaced_file(file, mode=0o600) as out:
                _write_archive(connection, out, progress)
                out.flush()
                os.fsync(out.fileno())
        _make_durable(file.parent)
    except OSError as failure:
        raise SaqqaraError(f"expected a file that can be written, got {quoted(str(file))}: {failure}") from None


def _expect_elsewhere(store: Store, file: Path) -> None:
    """Refuses to overwrite the files of the database."""
    database = "" if store.is_shared else str(store.engine.url.database)
    if database and file.resolve() in [
        Path(database + ending).resolve() for ending in ("", "-wal", "-shm", ".lock", ".pid")
    ]:
        raise SaqqaraError(f"expected another file than those of the database, got {quoted(str(file))}")


@contextmanager
def _snapshot(store: Store) -> Iterator[Connection]:
    """Opens a transaction with a consistent snapshot; in SQLite every transaction has one."""
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if store.is_shared else {}
    with store.reading(**options) as connection:
        yield connection


def _write_archive(connection: Connection, out: IO[bytes], progress: Progress | None) -> None:
    tables = METADATA.sorted_tables
    total = sum(_count(connection, table) for table in tables)
    files: dict[str, dict[str, Any]] = {}
    done = 0
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in tables:
            rows, digest = 0, hashlib.sha256()
            with archive.open(_name(table), "w", force_zip64=True) as out_file, _rows(connection, table) as found:
                for line in map(json_line, found):
                    out_file.write(line)
                    digest.update(line)
                    rows += 1
                    if progress and rows % _CHUNK == 0:
                        progress(done + rows, total)
            files[_name(table)] = {"rows": rows, "sha256": digest.hexdigest()}
            done += rows
        manifest = {
            "format": _FORMAT,
            "version": _VERSION,
            "revision": migrating.revision_of(connection),
            "files": files,
        }
        archive.writestr(_MANIFEST, json.dumps(manifest, indent=2) + "\n")
    if progress:
        progress(done, total)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _name(table: Table) -> str:
    return f"{table.name}.jsonl"


@contextmanager
def _rows(connection: Connection, table: Table) -> Iterator[Iterable[RowMapping]]:
    """Streams the rows, since a house may have millions."""
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_CHUNK)
    with connection.execute(query) as found:
        yield found.mappings()


def json_line(row: RowMapping) -> bytes:
    """Returns a row as a line of JSON; bytes are in base64."""
    values = {key: b64encode(value).decode() if isinstance(value, bytes) else value for key, value in row.items()}
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def _make_durable(folder: Path) -> None:
    """Writes the entry of the folder to the disk as well; Windows offers no way to."""
    if sys.platform == "win32":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


# --- into a database ---


def restore(store: Store, file: Path, progress: Progress | None = None) -> None:
    """Fills an empty, migrated database, all or nothing. The file is checked before anything is written.

    Backups of older revisions are accepted: what they do not have is left empty.
    """
    with _opened(file) as archive:
        files = _checked(archive, file)
        total = sum(files.values())
        done = 0
        with store.writing() as connection:
            migrating.alone(connection)
            migrating.expect_newest(connection)
            _expect_empty(connection)
            for table in METADATA.sorted_tables:
                for chunk in _chunks(archive, file, table) if _name(table) in files else ():
                    devices = _first_devices(table, chunk, time.time())
                    _insert(connection, file, table, chunk)
                    if devices:
                        _insert(connection, file, DEVICES, devices)
                    done += len(chunk)
                    if progress:
                        progress(done, total)


def expect_backup(file: Path) -> None:
    """Refuses a file that is no backup, by its manifest alone; `restore` checks the whole file."""
    with _opened(file) as archive:
        _manifest(archive, file)


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with os_errors_as("expected a backup", quoted(str(file))), zipfile.ZipFile(file) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as failure:
        wanted = "a complete file of `saqqara house backup`"
        raise SaqqaraError(f"{file}: expected {wanted}, got something else ({failure})") from None


def _bad(file: Path, expected: str, got: object) -> SaqqaraError:
    return SaqqaraError(f"{file}: expected {expected}, got {quoted(got)}")


def _checked(archive: zipfile.ZipFile, file: Path) -> dict[str, int]:
    """Checks the files against the manifest. Returns the number of rows of each."""
    manifest = _manifest(archive, file)
    names = {_name(table) for table in METADATA.sorted_tables}
    counts: dict[str, int] = {}
    for name, about in manifest["files"].items():
        if name not in names:
            raise _bad(file, f"files of {', '.join(sorted(names))}", name)
        rows, digest = _measured(archive, file, name)
        if not isinstance(about, dict) or about.get("sha256") != digest:
            raise _bad(file, f"{name} as the manifest says", f"sha256 {digest}")
        if about.get("rows") != rows:
            raise _bad(file, f"{quoted(about.get('rows'))} rows in {name}", rows)
        counts[name] = rows
    return counts


def _manifest(archive: zipfile.ZipFile, file: Path) -> dict[str, Any]:
    try:
        with archive.open(_MANIFEST) as file_in_zip:
            manifest = json.loads(file_in_zip.read(_LARGEST_MANIFEST))
    except KeyError:
        raise _bad(file, _MANIFEST, "a zip without it") from None
    except (ValueError, RecursionError) as failure:
        raise _bad(file, f"JSON in {_MANIFEST}", str(failure)) from None
    if not isinstance(manifest, dict) or manifest.get("format") != _FORMAT:
        raise _bad(file, "a backup of a server", manifest)
    if manifest.get("version") != _VERSION:
        raise _bad(file, f"a backup of version {_VERSION}", manifest.get("version"))
    if manifest.get("revision") not in migrating.revisions():
        raise _bad(file, f"a revision up to {migrating.newest_revision()}", manifest.get("revision"))
    if not isinstance(manifest.get("files"), dict):
        raise _bad(file, "a list of files", manifest.get("files"))
    return manifest


def _measured(archive: zipfile.ZipFile, file: Path, name: str) -> tuple[int, str]:
    rows, digest = 0, hashlib.sha256()
    for line in _lines_in(archive, file, name):
        rows += 1
        digest.update(line)
    return rows, digest.hexdigest()


def _lines_in(archive: zipfile.ZipFile, file: Path, name: str) -> Iterator[bytes]:
    try:
        lines = archive.open(name)
    except KeyError:
        raise _bad(file, name, "a zip without it") from None
    with lines:
        yield from lines


def _expect_empty(connection: Connection) -> None:
    found = {table.name: _count(connection, table) for table in METADATA.sorted_tables}
    if any(found.values()):
        counts = ", ".join(f"{count} in {name}" for name, count in found.items() if count)
        raise SaqqaraError(f"expected an empty database to restore into, got rows: {counts}")


def _chunks(archive: zipfile.ZipFile, file: Path, table: Table) -> Iterator[list[dict[str, Any]]]:
    lines = _lines_in(archive, file, _name(table))
    while chunk := [_row(file, table, line) for line in islice(lines, _CHUNK)]:
        yield chunk


def _row(file: Path, table: Table, line: bytes) -> dict[str, Any]:
    try:
        values = json.loads(line)
        return {key: _value(_column(table, key), value) for key, value in values.items()}
    except (ValueError, KeyError, AttributeError, RecursionError) as failure:
        raise _bad(file, f"rows of {table.name}", f"{failure} in {line[:80]!r}") from None


def _column(table: Table, key: str) -> Column[Any]:
    """Returns the column of a value. People of revisions before 0008 have the token of their only device."""
    return DEVICES.c[key] if table is PEOPLE and key == _TOKEN else table.c[key]


def _first_devices(table: Table, chunk: Sequence[dict[str, Any]], now: float) -> list[dict[str, Any]]:
    """Takes the tokens out of people of such revisions, and returns the devices that have them now."""
    if table is not PEOPLE:
        return []
    return [
        {"id": row["id"], "person": row["id"], _TOKEN: row.pop(_TOKEN), "label": "", "created": now, "last_seen": now}
        for row in chunk
        if _TOKEN in row
    ]


_KINDS: dict[type[Any], type | tuple[type, ...]] = {
    Text: str,
    LargeBinary: str,
    Double: (int, float),
    Integer: int,
    Boolean: bool,
}


def _value(column: Column[Any], value: Any) -> Any:
    if value is None:
        return None
    kind: type = type(column.type)
    if not isinstance(value, _KINDS[kind]) or (isinstance(value, bool) and kind is not Boolean):
        raise ValueError(f"{column.name} {quoted(value)}")
    return b64decode(str(value), validate=True) if kind is LargeBinary else value


def _insert(connection: Connection, file: Path, table: Table, chunk: list[dict[str, Any]]) -> None:
    try:
        connection.execute(insert(table), chunk)
    except (exc.OperationalError, exc.InterfaceError):
        raise
    except exc.StatementError as failure:  # a duplicate row, a missing table, a character that cannot be stored
        raise _bad(file, f"rows that fit into {table.name}", str(failure.orig)) from None
