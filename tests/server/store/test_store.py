"""People, tables and logs come back as they were written, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import exc

from saqqara.rules.errors import SaqqaraError
from saqqara.server.store import store as store_module
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.people import Proof
from saqqara.server.store.rows import Change, DeviceRow
from saqqara.server.store.store import Store
from tests.server.store.rows import append, entry, table


def test_a_table_comes_back_with_its_log(store: Store) -> None:
    row = table(host=None, wakes_at=1.25, steward="me", steward_until=7.0)
    entries = [entry(turn) for turn in range(3)]
    store.open_table(row, entries, ["ada", "eve", "ada"])
    assert store.table("t") == row
    assert store.entries("t") == entries
    assert store.entries("t", after=0) == entries[1:]
    assert store.table("other") is None
    assert store.entries("other") == []
    assert [one.id for one in store.of_person("eve", 9)] == ["t"]


def test_a_table_is_opened_whole_or_not_at_all(store: Store) -> None:
    twice = entry(0)
    with pytest.raises(exc.IntegrityError):
        store.open_table(table(), [twice, twice], ["ada"])
    assert store.table("t") is None
    assert store.entries("t") == []
    assert store.of_person("ada", 9) == []


def test_secrets_do_not_show_in_what_is_logged() -> None:
    text = repr(table()) + repr(DeviceRow("d1", "p1", b"the hash", "", 1.0, 1.0)) + repr(Proof("link", b"the hash"))
    assert "secret" not in text
    assert "invitation" not in text
    assert "the hash" not in text


def test_an_entry_changes_the_row_and_brings_members(store: Store) -> None:
    store.open_table(table(), [entry(0)], [])
    playing = append(1, change=Change("playing", 5.0, None), members=("ada", "eve"))
    assert store.append([playing]) == [True]
    assert store.table("t") == table(status="playing", wakes_at=5.0)
    assert len(store.of_person("eve", 9)) == 1
    assert store.append([append(2, members=("eve",))]) == [True]  # sits already; the row stays as it is
    assert store.table("t") == table(status="playing", wakes_at=5.0)
    assert store.append([append(3, change=Change("over", None, 9.0))]) == [True]
    assert store.table("t") == table(status="over", ended=9.0)


def test_appends_of_one_table_in_one_batch_go_in_order(store: Store) -> None:
    store.open_table(table(), [entry(0)], [])
    store.open_table(table("s"), [entry(0)], [])
    batch = [append(1), append(1, "s"), append(2, change=Change("playing", 1.0, None)), append(2, "s")]
    batch += [append(3, change=Change("over", None, 2.0))]
    assert store.append(batch) == [True] * 5
    assert [one.body for one in store.entries("t", 0)] == [one.body for one in batch if one.table == "t"]
    assert store.table("t") == table(status="over", ended=2.0)


def test_nothing_to_append(store: Store) -> None:
    assert store.append([]) == []


def test_a_conflict_in_the_middle_of_a_batch_harms_no_other_table(store: Store) -> None:
    for name in "abc":
        store.open_table(table(name), [entry(0)], [])
    taken = append(1, "b")
    assert store.append([taken]) == [True]
    over = Change("over", None, 3.0)
    batch = [
        append(1, "c", change=over),
        append(1, "b", change=over, members=("eve",)),
        append(1, "a", members=("eve",)),
    ]
    assert store.append(batch) == [True, False, True]
    assert store.entries("b", 0) == [taken[1:4]]
    assert [store.table(name) for name in "abc"] == [table("a"), table("b"), table("c", status="over", ended=3.0)]
    assert [one.id for one in store.of_person("eve", 9)] == ["a"]


def test_what_follows_a_lost_entry_is_lost_too(store: Store) -> None:
    """It was made for another log: to keep it would mix two stories."""
    store.open_table(table(), [entry(0), entry(1)], [])
    assert store.append([append(1), append(2)]) == [False, False]
    assert [one.turn for one in store.entries("t")] == [0, 1]


def test_a_batch_that_may_have_been_written_is_known_again(store: Store) -> None:
    store.open_table(table(), [entry(0)], [])
    store.open_table(table("s"), [entry(0), entry(1)], [])
    batch = [append(1, change=Change("playing", 5.0, None)), append(2), append(1, "s")]
    assert store.append(batch) == [True, True, False]
    assert store.append([append(3, change=Change("over", None, 8.0))]) == [True]
    assert store.append(batch, again=True) == [True, True, False]
    assert store.append(batch) == [False, False, False]  # but not to somebody who has not written it before
    assert store.table("t") == table(status="over", ended=8.0), "what was done once is not done again"


def test_an_entry_of_no_table_is_a_fault(store: Store) -> None:
    with pytest.raises(exc.IntegrityError):
        store.append([append(0, "nowhere")])


def test_lists_are_the_newest_first(store: Store) -> None:
    for number, status in enumerate(["waiting", "over", "playing", "waiting"]):
        store.open_table(table(f"t{number}", created=float(number), status=status), [], ["ada"])
    store.open_table(table("hidden", created=9.0, listed=False), [], ["eve"])
    assert [one.id for one in store.listed(9)] == ["t3", "t2", "t0"]
    assert [one.id for one in store.listed(1)] == ["t3"]
    assert [one.id for one in store.listed(9, "playing")] == ["t2"]
    assert [one.id for one in store.of_person("ada", 3)] == ["t3", "t2", "t1"]
    assert [one.id for one in store.of_person("eve", 3)] == ["hidden"]
    assert store.count_by_status() == {"waiting": 3, "over": 1, "playing": 1}


def test_all_tables_are_read_a_page_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "_PAGE", 2)
    rows = [table(f"t{number}") for number in range(5)]
    for row in rows:
        store.open_table(row, [], [])
    assert list(store.all_tables()) == rows


def test_tables_that_are_due_are_claimed(store: Store) -> None:
    for number, wakes_at in enumerate([30.0, 10.0, 20.0, 99.0, None]):
        store.open_table(table(f"t{number}", status="playing", wakes_at=wakes_at), [], [])
    store.open_table(table("waits", wakes_at=1.0), [], [])
    assert store.due(50.0, "me", 5.0, 2) == ["t1", "t2"]
    assert store.due(50.0, "you", 5.0, 9) == ["t0"], "the others are mine"
    assert store.due(50.0, "me", 5.0, 9) == ["t1", "t2"], "mine stay mine"
    assert store.due(55.0, "you", 5.0, 9) == ["t0"], "a lease counts to its last moment"
    assert store.due(55.5, "you", 5.0, 9) == ["t1", "t2", "t0"], "whoever does not come back loses its lease"
    row = store.table("t1")
    assert row is not None
    assert (row.steward, row.steward_until) == ("you", 60.5)


def test_leases_are_released(store: Store) -> None:
    for name in "ab":
        store.open_table(table(name, status="playing", wakes_at=1.0), [], [])
    assert store.due(2.0, "me", 60.0, 1) == ["a"]
    assert store.due(2.0, "you", 60.0, 9) == ["b"]
    store.release("me")
    assert store.due(3.0, "you", 60.0, 9) == ["a", "b"]
    store.release_all()
    assert store.due(4.0, "me", 60.0, 9) == ["a", "b"]


def test_a_heart_that_stood_still_is_an_outage(store: Store) -> None:
    assert store.beat(100.0, 10.0) is None
    assert store.beat(110.0, 10.0) is None
    assert store.beat(130.5, 10.0) == (110.0, 130.5)
    assert store.beat(131.0, 10.0) is None
    assert store.beat(120.0, 10.0) is None, "a clock may be set back"
    assert store.beat(180.0, 10.0) == (120.0, 180.0)
    assert store.outages(0.0) == [(110.0, 130.5), (120.0, 180.0)]
    assert store.outages(130.5) == [(120.0, 180.0)]
    assert store.outages(180.0) == []
    before = store.time()
    found = store.beat(None, 10.0)
    assert found is not None
    assert before <= found[1] <= store.time()


def test_a_store_says_whether_it_is_well_and_ends(store: Store) -> None:
    assert store.is_well()
    store.notify("news")
    with pytest.raises(SaqqaraError, match="expected news of at most"):
        store.notify("x" * 8000)
    store.close()
    assert not store.is_well()
    with pytest.raises(Unavailable, match="closed"):
        store.table("t")
    store.close()


def test_a_database_that_was_never_migrated_is_not_well(url: str) -> None:
    store = Store(url)
    assert not store.is_well()
    store.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sqlite://",
        "sqlite:///",
        "sqlite:house.db",
        "sqlite:///:memory:",
        "mysql://ada:hunter2@localhost/house",
        "postgresql://ada:hunter2@localhost",
        "postgresql://ada:hunter2@localhost:port/house",
        "http://example.org/house.db",
        "/nowhere/at/all/house.db",
        "/tmp",
    ],
)
def test_other_places_are_refused_without_telling_the_password(url: str) -> None:
    with pytest.raises(SaqqaraError, match=r"expected .* got ") as refused:
        Store(url)
    assert "hunter2" not in str(refused.value)


def test_a_missing_psycopg_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ModuleNotFoundError("No module named 'psycopg'")

    monkeypatch.setattr("saqqara.server.store.engines.create_engine", fail)
    with pytest.raises(SaqqaraError, match=r"pip install 'saqqara\[postgres\]'"):
        Store("postgresql://ada@localhost/house")


def test_a_postgresql_that_does_not_answer_is_unavailable() -> None:
    store = Store("postgresql://ada:hunter2@127.0.0.1:9/house")
    assert store.is_shared
    with pytest.raises(Unavailable, match="expected the database to answer") as refused:
        store.migrate()
    assert "hunter2" not in str(refused.value)
    store.close()
