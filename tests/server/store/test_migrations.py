"""A database of any age becomes what `schema.py` says; one from the future is left alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from saqqara.rules.errors import SaqqaraError
from saqqara.server.people import hash_of
from saqqara.server.storage import fold_table
from saqqara.server.store import migrating
from saqqara.server.store.archive import restore
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.reviews import ReviewStore
from saqqara.server.store.rows import ReviewRow
from saqqara.server.store.schema import METADATA
from saqqara.server.store.store import Store
from tests.server.older import Older
from tests.server.store.rows import entry, table

OLDER = Older()
KEPT = ("tables", "entries", "members", "reviews", "school", "house")
ALL = {"Adelheid": "Adelheid", "Bohumil": "Bohumil", "Cunegonde": "Cunegonde"}


@pytest.fixture
def empty(url: str) -> Iterator[Store]:
    """Not migrated."""
    opened = Store(url)
    yield opened
    opened.close()


def differences(store: Store) -> list[object]:
    with store.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, METADATA))


def names(store: Store) -> set[str]:
    with store.reading() as connection:
        return set(inspect(connection).get_table_names())


def test_an_empty_database_becomes_what_the_schema_says(empty: Store) -> None:
    assert differences(empty) != []
    empty.migrate()
    assert differences(empty) == []
    empty.migrate()
    assert differences(empty) == []


def test_an_older_database_keeps_its_rows(empty: Store) -> None:
    with empty.writing() as connection:
        migrating.upgrade(connection, to="0001")
    assert names(empty) == {"alembic_version", "people", "tables", "entries", "members"}
    entries = [entry(0)]
    empty.open_table(table(), entries, ["ada"])
    empty.migrate()
    assert differences(empty) == []
    assert empty.table("t") == table()
    assert empty.entries("t") == entries
    assert empty.beat(1.0, 1.0) is None


def test_a_database_without_reviews_gets_them(empty: Store) -> None:
    with empty.writing() as connection:
        migrating.upgrade(connection, to="0002")
    empty.open_table(table(), [entry(0)], ["ada"])
    assert "reviews" not in names(empty)
    empty.migrate()
    assert differences(empty) == []
    asked = ReviewRow("t", "pharaoh 1 5000", "t", b"record", "queued", "ada", 1.0)
    assert ReviewStore(empty).ask(asked, 1, 1) == asked
    assert ReviewStore(empty).latest("t") == asked


def everybody(store: Store) -> dict[str, str]:
    """The names of the people of an older house, each found by a token of that time."""
    people = PeopleStore(store)
    found = {name: people.find(hash_of(about["token"])) for name, about in OLDER.told["people"].items()}
    return {name: row[0].name for name, row in found.items() if row is not None}


def test_people_of_revision_0004_still_get_in_and_nothing_is_lost(tmp_path: Path) -> None:
    file = OLDER.unpack(tmp_path)
    before = Store(str(file), lock=False)
    with before.reading() as connection:
        tables = {name: connection.execute(text(f"SELECT * FROM {name}")).mappings().all() for name in KEPT}
    before.close()
    store = Store(str(file))
    store.migrate()
    assert differences(store) == []
    assert everybody(store) == ALL
    with store.reading() as connection:
        for name, rows in tables.items():
            columns = ", ".join(rows[0].keys())  # later revisions may add some
            kept = connection.execute(text(f"SELECT {columns} FROM {name}")).all()
            assert sorted(repr(tuple(row)) for row in kept) == sorted(repr(tuple(row.values())) for row in rows)
    folded = {what: fold_table(store, row) for what, id in OLDER.told["tables"].items() if (row := store.table(id))}
    assert [table.status for table in folded.values()] == ["playing", "over", "playing", "over", "waiting"]
    devices = PeopleStore(store).devices(OLDER.told["people"]["Adelheid"]["id"])
    assert len(devices) == 1
    assert devices[0].last_seen > devices[0].created, "nobody counts as gone for having come long ago"
    store.close()


def test_a_backup_of_revision_0004_is_restored_whole(store: Store) -> None:
    restore(store, OLDER.backup)
    assert everybody(store) == ALL
    with store.reading() as connection:
        counts = {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() for name in KEPT}
    assert counts == {"tables": 5, "entries": 201, "members": 8, "reviews": 1, "school": 1, "house": 1}


def test_the_two_schemas_of_sqlite_are_the_same_to_the_letter(tmp_path) -> None:
    """`compare_metadata` knows nothing of WITHOUT ROWID."""
    migrated, made = Store(str(tmp_path / "migrated.db")), Store(str(tmp_path / "made.db"))
    migrated.migrate()
    with made.writing() as connection:
        METADATA.create_all(connection)
    without_rowid = []
    for store in (migrated, made):
        with store.reading() as connection:
            found = connection.execute(
                text("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%' ORDER BY 1")
            )
            without_rowid.append(list(found.scalars()))
        store.close()
    assert without_rowid == [["entries", "members", "rating_changes", "ratings", "results"]] * 2


def test_a_newer_database_is_left_as_it_is(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("CREATE TABLE from_the_future (id INTEGER)"))
    before = names(store)
    with pytest.raises(SaqqaraError, match=r"expected a database of revision \d{4} or older, got '9999'"):
        store.migrate()
    assert names(store) == before
    with store.reading() as connection:
        assert migrating.revision_of(connection) == "9999"


def test_a_database_of_somebody_else_is_left_as_it_is(empty: Store) -> None:
    with empty.writing() as connection:
        connection.execute(text("CREATE TABLE people (id INTEGER)"))
    with pytest.raises(SaqqaraError, match=r"expected an empty database or one of Saqqara, got .*: people"):
        empty.migrate()
    assert names(empty) == {"people"}


def test_a_step_that_fails_leaves_nothing(empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    real = command.upgrade

    def stumble(*told, **more) -> None:
        real(*told, **more)
        raise RuntimeError("a step went wrong")

    monkeypatch.setattr(command, "upgrade", stumble)
    with pytest.raises(RuntimeError, match="a step went wrong"):
        empty.migrate()
    assert names(empty) == set()


def test_houses_that_start_together_migrate_once(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(4)]
    faults: list[BaseException] = []

    def migrate(store: Store) -> None:
        try:
            store.migrate()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=migrate, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert differences(stores[0]) == []
    for store in stores:
        store.close()


def test_whoever_only_reads_a_newer_database_is_not_sent_to_a_house_that_would_refuse_it(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with store.reading() as connection, pytest.raises(SaqqaraError, match="a newer version of Saqqara wrote it"):
        migrating.expect_newest(connection)
