"""A backup: everything in the database as it was at one moment, in one file that either database can be filled from.

A zip with `manifest.json` and a file of JSON lines for each table of the database; bytes are written in base64. It
holds all secrets of the house, so only its owner may read the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import zipfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
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

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server.store import migrating
from saqqara.server.store.schema import METADATA
from saqqara.server.store.store import Store

Progress = Callable[[int, int], None]  # rows done, rows in all

_FORMAT = "saqqara-backup"
_VERSION = 1
_MANIFEST = "manifest.json"
_CHUNK = 500
_LARGEST_MANIFEST = 1_000_000


# --- out of the database ---


def backup(store: Store, file: Path, progress: Progress | None = None) -> None:
    """Writes the file whole or not at all. Houses may go on meanwhile: nothing of what they write is half in it."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.draft")
    _expect_elsewhere(store, file)
    try:
        with _snapshot(store) as connection:
            migrating.expect_newest(connection)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                _write_archive(connection, out, progress)
                out.flush()
                os.fsync(out.fileno())
        draft.replace(file)
        _make_durable(file.parent)
    except OSError as trouble:
        raise SaqqaraError(f"expected a file that can be written, got {quoted(str(file))}: {trouble}") from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _expect_elsewhere(store: Store, file: Path) -> None:
    """Whoever names the house's own file would lose the house."""
    own = "" if store.is_shared else str(store.engine.url.database)
    if own and file.resolve() in [Path(own + ending).resolve() for ending in ("", "-wal", "-shm", ".lock", ".pid")]:
        raise SaqqaraError(f"expected a file beside the database, got {quoted(str(file))}, which the house itself uses")


@contextmanager
def _snapshot(store: Store) -> Iterator[Connection]:
    """A transaction that sees one moment; in SQLite every transaction does."""
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
                for line in map(_line, found):
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
    """A few at a time, since a house may have millions."""
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_CHUNK)
    with connection.execute(query) as found:
        yield found.mappings()


def _line(row: RowMapping) -> bytes:
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
    """Fills a database that is fresh from `migrate`, all or nothing. The file is checked before anything is written.

    A backup of an older revision is taken too: what it does not have yet is left empty.
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
                    _insert(connection, file, table, chunk)
                    done += len(chunk)
                    if progress:
                        progress(done, total)


def expect_backup(file: Path) -> None:
    """A quick look, for whoever has no database yet to restore into; `restore` checks the whole file."""
    with _opened(file) as archive:
        _manifest(archive, file)


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except OSError as trouble:
        raise SaqqaraError(f"expected a backup, got {quoted(str(file))}: {trouble.strerror or trouble}") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as trouble:
        raise _bad(file, "a whole file of `saqqara house backup`", str(trouble)) from None


def _bad(file: Path, expected: str, got: object) -> SaqqaraError:
    return SaqqaraError(f"{file}: expected {expected}, got {quoted(got)}")


def _checked(archive: zipfile.ZipFile, file: Path) -> dict[str, int]:
    """How many rows each file of the archive has, once manifest and files agree."""
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
        with archive.open(_MANIFEST) as told:
            manifest = json.loads(told.read(_LARGEST_MANIFEST))
    except KeyError:
        raise _bad(file, _MANIFEST, "a zip without it") from None
    except (ValueError, RecursionError) as trouble:
        raise _bad(file, f"JSON in {_MANIFEST}", str(trouble)) from None
    if not isinstance(manifest, dict) or manifest.get("format") != _FORMAT:
        raise _bad(file, "a backup of a house", manifest)
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
        return {key: _value(table.c[key], value) for key, value in values.items()}
    except (ValueError, KeyError, AttributeError, RecursionError) as trouble:
        raise _bad(file, f"rows of {table.name}", f"{trouble} in {line[:80]!r}") from None


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
    except exc.StatementError as trouble:  # a row twice, a table that is missing, a letter that cannot be kept
        raise _bad(file, f"rows that fit into {table.name}", str(trouble.orig)) from None
