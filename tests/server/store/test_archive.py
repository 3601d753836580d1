"""A backup holds one moment of the house, whole, and fills either database."""

from __future__ import annotations

import hashlib
import itertools
import json
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saqqara.rules.errors import SaqqaraError
from saqqara.server.store import migrating
from saqqara.server.store.archive import backup, restore
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.rows import DeviceRow, PersonRow
from saqqara.server.store.schema import METADATA
from saqqara.server.store.store import Store
from tests.effort import first_of
from tests.server.store.rows import append, entry, table


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A second database, migrated and empty."""
    if request.param == "sqlite":
        store = Store(str(tmp_path / "other.db"))
        store.migrate()
        yield store
        store.close()
        return
    with request.getfixturevalue("postgres").database() as url:
        store = Store(url)
        store.migrate()
        yield store
        store.close()


def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    with store.reading() as connection:
        return {
            one.name: [tuple(row) for row in connection.execute(select(one).order_by(*one.primary_key.columns))]
            for one in METADATA.sorted_tables
        }


# A backup of one database fills the other; the soak tries one and the same as well.
BOTH_WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]
ALIKE = [("sqlite", "sqlite"), ("postgresql", "postgresql")]
each_way = pytest.mark.parametrize(("url", "other"), first_of(BOTH_WAYS + ALIKE, 2), indirect=True)


def furnish(store: Store) -> None:
    ada = PersonRow("p1", "Ada Łódź 𓂀 \n\u2028", 0.1 + 0.2)
    PeopleStore(store).add(ada, DeviceRow("d1", "p1", bytes(range(256)), "", 0.3, 0.4))
    for number in range(3):
        row = table(f"t{number}", host=None if number else "p1", listed=bool(number), wakes_at=1e9 / 3)
        store.open_table(row, [entry(turn) for turn in range(700 * number)], ["p1", "p2"])
    store.beat(1.0, 5.0)
    store.beat(10.1, 5.0)


@each_way
def test_a_backup_fills_either_database(store: Store, other: Store, tmp_path: Path) -> None:
    furnish(store)
    file = tmp_path / "backup.zip"
    steps: list[tuple[int, int]] = []
    backup(store, file, lambda done, total: steps.append((done, total)))
    rows = sum(map(len, everything(store).values()))
    assert steps[-1] == (rows, rows)
    assert steps == sorted(steps)
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir() if "draft" in path.name] == []
    steps.clear()
    restore(other, file, lambda done, total: steps.append((done, total)))
    assert steps[-1] == (rows, rows)
    assert everything(other) == everything(store)
    assert other.append([append(0, "t0")]) == [True]


def test_an_empty_house_has_a_backup_too(store: Store, tmp_path: Path) -> None:
    backup(store, tmp_path / "backup.zip")
    restore(store, tmp_path / "backup.zip")
    assert not any(everything(store).values())


@each_way
def test_a_backup_of_a_house_at_work_is_one_moment(store: Store, other: Store, tmp_path: Path) -> None:
    """Each batch writes to two tables: a backup that saw half of one would have more entries here than there."""
    for name in "ab":
        store.open_table(table(name), [], [])
    is_done = threading.Event()

    def work() -> None:
        for turn in itertools.count():
            if is_done.is_set():
                return
            assert store.append([append(turn, "a"), append(turn, "b")]) == [True, True]

    worker = threading.Thread(target=work)
    worker.start()
    try:
        while len(store.entries("a")) < 200:
            pass
        backup(store, tmp_path / "backup.zip")
    finally:
        is_done.set()
        worker.join()
    restore(other, tmp_path / "backup.zip")
    count = len(other.entries("a"))
    assert count >= 200
    assert [one.turn for one in other.entries("a")] == [one.turn for one in other.entries("b")] == list(range(count))


def test_only_an_empty_database_is_filled(store: Store, tmp_path: Path) -> None:
    furnish(store)
    backup(store, tmp_path / "backup.zip")
    before = everything(store)
    with pytest.raises(SaqqaraError, match=r"expected an empty database .*, got rows: .*3 in tables.*2100 in entries"):
        restore(store, tmp_path / "backup.zip")
    assert everything(store) == before


def test_a_database_that_was_not_migrated_is_neither_read_nor_filled(store: Store, tmp_path: Path) -> None:
    backup(store, tmp_path / "backup.zip")
    fresh = Store(str(tmp_path / "fresh.db"))
    with pytest.raises(
        SaqqaraError, match=f"expected a database of revision {migrating.newest_revision()}, got an empty one"
    ):
        backup(fresh, tmp_path / "another.zip")
    with pytest.raises(
        SaqqaraError, match=f"expected a database of revision {migrating.newest_revision()}, got an empty one"
    ):
        restore(fresh, tmp_path / "backup.zip")
    fresh.close()
    assert not (tmp_path / "another.zip").exists()


def test_an_older_backup_stays_when_the_next_one_fails(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    furnish(store)
    backup(store, file)
    before = file.read_bytes()

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(store, file, stop)
    assert file.read_bytes() == before
    assert list(tmp_path.glob(".*")) == []
    with pytest.raises(SaqqaraError, match="expected a file that can be written"):
        backup(store, tmp_path / "nowhere" / "backup.zip")


def test_a_backup_does_not_take_the_place_of_the_database(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    store = Store(str(file))
    store.migrate()
    furnish(store)
    for own in (file, tmp_path / "house.db-wal", tmp_path / "house.db.lock"):
        with pytest.raises(SaqqaraError, match="another file than those of the database"):
            backup(store, own)
    assert store.is_well()
    store.close()


@each_way
def test_a_restore_that_fails_leaves_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    furnish(store)
    backup(store, tmp_path / "backup.zip")

    def stop(done: int, _: int) -> None:
        if done > 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(other, tmp_path / "backup.zip", stop)
    assert not any(everything(other).values())


# --- files that are no backup, or not a whole one ---

Files = dict[str, bytes]


def rewritten(files: Files, change: Callable[[dict[str, Any]], None]) -> Files:
    manifest = json.loads(files["manifest.json"])
    change(manifest)
    return files | {"manifest.json": json.dumps(manifest).encode()}


def without(name: str) -> Callable[[Files], Files]:
    return lambda files: {key: value for key, value in files.items() if key != name}


def signed(name: str, lines: bytes) -> Callable[[Files], Files]:
    """Forged with care: manifest and file agree."""
    about = {"rows": lines.count(b"\n"), "sha256": hashlib.sha256(lines).hexdigest()}
    return lambda files: rewritten(files | {name: lines}, lambda manifest: manifest["files"].update({name: about}))


SPOILT: dict[str, tuple[Callable[[Files], Files], str]] = {
    "no manifest": (without("manifest.json"), "expected manifest.json, got 'a zip without it'"),
    "no JSON": (lambda files: files | {"manifest.json": b"{"}, "expected JSON in manifest.json"),
    "deep JSON": (lambda files: files | {"manifest.json": b"[" * 10**5}, "expected JSON in manifest.json"),
    "other JSON": (lambda files: files | {"manifest.json": b"[]"}, "expected a backup of a server, got"),
    "version": (lambda files: rewritten(files, lambda m: m.update(version=2)), "of version 1, got 2"),
    "revision": (
        lambda files: rewritten(files, lambda m: m.update(revision="9999")),
        f"up to {migrating.newest_revision()}, got '9999'",
    ),
    "unhashable": (
        lambda files: rewritten(files, lambda m: m.update(revision=[])),
        rf"up to {migrating.newest_revision()}, got \[\]",
    ),
    "no list": (lambda files: rewritten(files, lambda m: m.update(files=3)), "expected a list of files, got 3"),
    "odd list": (
        lambda files: rewritten(files, lambda m: m["files"].update({"people.jsonl": 3})),
        "as the manifest says",
    ),
    "stranger": (lambda files: rewritten(files, lambda m: m["files"].update(x=3)), "expected files of .*, got 'x'"),
    "missing": (without("entries.jsonl"), "expected entries.jsonl, got 'a zip without it'"),
    "edited": (
        lambda files: files | {"people.jsonl": b"{}\n"},
        "expected people.jsonl as the manifest says, got 'sha256",
    ),
    "count": (
        lambda files: rewritten(files, lambda m: m["files"]["people.jsonl"].update(rows=7)),
        "expected 7 rows in people.jsonl, got 1",
    ),
    "no row": (signed("outages.jsonl", b"[]\n"), "expected rows of outages"),
    "not JSON": (signed("outages.jsonl", b"{\n"), "expected rows of outages"),
    "column": (signed("outages.jsonl", b'{"began":1,"sinned":2}\n'), "expected rows of outages"),
    "text": (signed("outages.jsonl", b'{"began":1,"ended":"x"}\n'), "expected rows of outages"),
    "flag": (signed("outages.jsonl", b'{"began":1,"ended":true}\n'), "expected rows of outages"),
    "base64": (
        signed("people.jsonl", b'{"id":"p","token_hash":"?","name":"n","created":1}\n'),
        "expected rows of people",
    ),
    "null": (signed("outages.jsonl", b'{"began":1,"ended":null}\n'), "expected rows that fit into outages"),
    "twice": (signed("outages.jsonl", b'{"began":1,"ended":2}\n' * 2), "expected rows that fit into outages"),
    "ragged": (
        signed("outages.jsonl", b'{"began":1,"ended":2}\n{"began":3}\n'),
        "expected rows that fit into outages",
    ),
    "orphan": (signed("members.jsonl", b'{"table_id":"none","person":"p"}\n'), "expected rows that fit into members"),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """What is in a good backup."""
    folder = tmp_path_factory.mktemp("source")
    source = Store(str(folder / "source.db"))
    source.migrate()
    furnish(source)
    backup(source, folder / "backup.zip")
    source.close()
    with zipfile.ZipFile(folder / "backup.zip") as archive:
        return {inside: archive.read(inside) for inside in archive.namelist()}


# What is wrong with a file shows before the database is touched; what is wrong with rows is for the database to say.
_CASES = [
    pytest.param(database, name, id=f"{database}-{name}")
    for database in ("sqlite", "postgresql")
    for name, (_, message) in SPOILT.items()
    if database == "sqlite" or "fit into" in message
]


@pytest.mark.parametrize(("url", "name"), _CASES, indirect=["url"])
def test_a_spoilt_backup_says_what_is_wrong(store: Store, files: Files, tmp_path: Path, name: str) -> None:
    spoil, message = SPOILT[name]
    with zipfile.ZipFile(tmp_path / "spoilt.zip", "w") as archive:
        for inside, content in spoil(files).items():
            archive.writestr(inside, content)
    with pytest.raises(SaqqaraError, match=message):
        restore(store, tmp_path / "spoilt.zip")
    assert not any(everything(store).values())


@each_way
def test_a_backup_of_an_older_revision_is_taken(store: Store, other: Store, tmp_path: Path) -> None:
    furnish(store)
    backup(store, tmp_path / "backup.zip")
    with zipfile.ZipFile(tmp_path / "backup.zip") as archive:
        files = {inside: archive.read(inside) for inside in archive.namelist()}
    newer = {"outages.jsonl", "house.jsonl"}

    def age(manifest: dict[str, Any]) -> None:
        manifest["revision"] = "0001"
        for name in newer:
            del manifest["files"][name]

    with zipfile.ZipFile(tmp_path / "older.zip", "w") as archive:
        for inside, content in rewritten(files, age).items():
            if inside not in newer:
                archive.writestr(inside, content)
    restore(other, tmp_path / "older.zip")
    assert everything(other) == everything(store) | {"outages": [], "house": []}


def test_what_is_no_zip_is_refused(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    with pytest.raises(SaqqaraError, match=r"expected a backup, got .*No such file"):
        restore(store, file)
    file.write_text("Dear Ada")
    with pytest.raises(SaqqaraError, match="expected a complete file of `saqqara house backup`, got"):
        restore(store, file)
    furnish(store)
    backup(store, file)
    whole = file.read_bytes()
    for cut in (len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:cut])
        with pytest.raises(SaqqaraError, match="expected a complete file of `saqqara house backup`, got"):
            restore(store, file)
    file.write_bytes(whole[:200] + bytes([whole[200] ^ 255]) + whole[201:])
    with pytest.raises(SaqqaraError, match="expected"):
        restore(store, file)
