"""One house to a file of SQLite, durable, and nobody else's to read."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from saqqara.rules.errors import SaqqaraError
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.store import Store
from tests.server.store.rows import append, entry, table

_CHILD = """
import sys, time
from saqqara.server.store.store import Store
from saqqara.server.store.rows import Append
store = Store(sys.argv[1])
store.migrate()
turn = 1
while True:
    assert store.append([Append("t", turn, 0.0, b"x")]) == [True]
    print(turn, flush=True)
    turn += 1
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A house with a table."""
    path = tmp_path / "a % of # houses?.db"
    store = Store(str(path))
    store.migrate()
    store.open_table(table(), [entry(0)], [])
    store.close()
    return path


def test_a_second_house_is_refused(file: Path, tmp_path: Path) -> None:
    first = Store(f"sqlite:///{file}")
    link = tmp_path / "link.db"
    link.symlink_to(file)
    for name in (file, link):
        with pytest.raises(
            SaqqaraError, match=f"expected a data folder that no other server uses, got .* process {os.getpid()} uses"
        ):
            Store(str(name))
    first.close()
    Store(str(file)).close()


def test_the_lock_ends_with_its_process_and_what_was_acknowledged_is_there(file: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", _CHILD, str(file)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    with child:
        for _ in range(20):
            last = int(child.stdout.readline())
        with pytest.raises(SaqqaraError, match=f"process {child.pid} uses it"):
            Store(str(file))
        child.send_signal(signal.SIGKILL)
        last = max([last, *map(int, child.stdout.read().split())])
    store = Store(str(file))
    store.migrate()
    turns = [one.turn for one in store.entries("t")]
    assert turns == list(range(len(turns)))
    assert turns[-1] in (last, last + 1)
    store.close()


def test_a_reader_beside_a_house_sees_and_changes_nothing(file: Path) -> None:
    house = Store(str(file))
    reader = Store(str(file), lock=False)
    house.append([append(1)])
    assert len(reader.entries("t")) == 2
    with pytest.raises(Unavailable, match="readonly"):
        reader.append([append(2)])
    reader.close()
    house.close()


def test_a_reader_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(SaqqaraError, match="there is no such file"):
        Store(str(tmp_path / "none.db"), lock=False)
    assert list(tmp_path.iterdir()) == []


def test_another_file_is_refused_and_let_go(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    for _ in range(2):
        with pytest.raises(SaqqaraError, match=r"expected an SQLite database, got .*not a database"):
            Store(str(file))
    assert file.read_text().startswith("Dear Ada")


def test_commits_are_durable_and_the_file_is_private(file: Path) -> None:
    store = Store(str(file))
    with store.writing() as connection:
        pragmas = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert pragmas == ["wal", 2, 1]
    assert {path.stat().st_mode & 0o077 for path in file.parent.iterdir()} == {0}
    store.close()


def test_a_database_that_somebody_else_holds_is_unavailable(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.server.store.engines._BUSY_MS", 50)
    store = Store(str(file))
    stranger = sqlite3.connect(file, isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="database is locked"):
        store.append([append(1)])
    stranger.execute("ROLLBACK")
    stranger.close()
    assert store.append([append(1)]) == [True]
    store.close()


def test_a_statement_that_is_wrong_is_a_fault(file: Path) -> None:
    """Not something to wait for: it will not pass."""
    store = Store(str(file))
    with pytest.raises(Exception, match="no such table") as fault, store.writing() as connection:
        connection.exec_driver_sql("DELETE FROM nowhere")
    assert not isinstance(fault.value, Unavailable)
    store.close()


PAGE = 4096  # of SQLite


def test_a_damaged_file_is_told_to_the_host_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
    made.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:PAGE] + b"\xa5" * (len(whole) - PAGE))  # the list of tables is there, the table is not
    store = Store(str(file))
    with pytest.raises(SaqqaraError, match="expected an intact database, got a damaged one"):
        store.migrate()
    store.close()
