"""Group commit: nothing is told before it is durable, nothing is lost while the database is away, nothing comes twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import exc

from saqqara.server.store import writer as writer_module
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.rows import Append, Change
from saqqara.server.store.store import Store
from saqqara.server.store.writer import Writer
from tests.patience import PATIENCE_S
from tests.server.postgres import Postgres
from tests.server.store.rows import append, entry, table


def with_writer(store: Store, use: Callable[[Writer, list[bool]], Awaitable[None]]) -> list[bool]:
    """Runs a test in a loop of its own; returns the pauses."""
    pauses: list[bool] = []

    async def run() -> None:
        writer = Writer(store, lambda why: pauses.append(why is not None))
        writer.start(asyncio.get_running_loop())
        try:
            async with asyncio.timeout(PATIENCE_S):
                await use(writer, pauses)
        finally:
            await writer.close()

    asyncio.run(run())
    return pauses


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


def test_entries_of_many_tables_are_kept(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for name in tables:
        store.open_table(table(name), [entry(0)], [])

    async def play(writer: Writer, name: str) -> None:
        for turn in range(1, 16):
            mine, rival = append(turn, name), append(turn, name)
            first, second = await asyncio.gather(writer.append(mine), writer.append(rival))
            assert (first, second) == (True, False)
            assert await asyncio.to_thread(store.entries, name, turn - 1) == [mine[1:4]]

    async def use(writer: Writer, _: list[bool]) -> None:
        await asyncio.gather(*(play(writer, name) for name in tables))

    assert with_writer(store, use) == []


def test_what_waits_together_is_written_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0)], [])
    sizes: list[int] = []
    real = store.append
    gate = threading.Event()

    def slow(batch: list[Append], again: bool = False) -> list[bool]:
        gate.wait()
        sizes.append(len(batch))
        return real(batch, again)

    monkeypatch.setattr(store, "append", slow)
    monkeypatch.setattr(writer_module, "_LARGEST_BATCH", 40)

    async def use(writer: Writer, _: list[bool]) -> None:
        first = asyncio.ensure_future(writer.append(append(1)))
        await asyncio.sleep(0.05)
        others = [asyncio.ensure_future(writer.append(append(turn))) for turn in range(2, 52)]
        await asyncio.sleep(0)
        gate.set()
        assert all(await asyncio.gather(first, *others))

    with_writer(store, use)
    assert sizes == [1, 40, 10]


@contextmanager
def broken(store: Store, monkeypatch: pytest.MonkeyPatch, faults: list[BaseException | None], commits: bool = False):
    """The store fails so many times; `commits`: after the commit, as if its answer had been lost on the way."""
    real = store.append
    calls: list[bool] = []

    def fail(batch: list[Append], again: bool = False) -> list[bool]:
        calls.append(again)
        fault = faults.pop(0) if faults else None
        if fault is None or commits:
            result = real(batch, again)
        if fault is not None:
            raise fault
        return result

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        yield calls


def test_a_commit_whose_answer_was_lost_counts_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0)], [])
    store.open_table(table("s"), [entry(0), entry(1)], [])
    mine = [append(1, change=Change("playing", 4.0, None)), append(2)]

    async def use(writer: Writer, _: list[bool]) -> None:
        results = await asyncio.gather(*map(writer.append, [*mine, append(1, "s")]))
        assert results == [True, True, False]

    with broken(store, monkeypatch, [Unavailable("lost"), Unavailable("lost")], commits=True) as calls:
        assert with_writer(store, use) == [True, False]
    assert calls == [False, True, True]
    assert store.entries("t", 0) == [one[1:4] for one in mine]
    assert store.table("t") == table(status="playing", wakes_at=4.0)


def test_a_connection_that_breaks_in_the_commit_counts_once(
    shared: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real one: the server commits, and the client never hears of it."""
    store, other = shared
    store.open_table(table(), [entry(0)], [])
    mine = append(1)
    real = store.engine.dialect.do_commit
    is_cut: list[bool] = []

    def cut(connection: Any) -> None:
        real(connection)
        if not is_cut:
            is_cut.append(True)
            other.append([append(2, change=Change("over", None, 7.0))])  # somebody went on from our entry
            with other.reading() as killer:
                killer.exec_driver_sql(
                    "SELECT pg_terminate_backend(%s)", (connection.driver_connection.info.backend_pid,)
                )
            connection.driver_connection.execute("SELECT 1")  # fails as the commit would have

    monkeypatch.setattr(store.engine.dialect, "do_commit", cut)

    async def use(writer: Writer, _: list[bool]) -> None:
        assert await writer.append(mine) is True

    assert with_writer(store, use) == [True, False]
    assert is_cut
    assert [one.turn for one in store.entries("t")] == [0, 1, 2]
    assert store.entries("t", 0)[0] == mine[1:4]
    assert store.table("t") == table(status="over", ended=7.0)


def test_a_lost_turn_is_lost_after_trouble_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0), entry(1)], [])

    async def use(writer: Writer, _: list[bool]) -> None:
        assert await writer.append(append(1)) is False

    with broken(store, monkeypatch, [Unavailable("away")]):
        assert with_writer(store, use) == [True, False]


def test_a_restart_of_the_database_is_a_pause(shared: tuple[Store, Store], postgres: Postgres) -> None:
    store = shared[0]
    for name in "abcd":
        store.open_table(table(name), [entry(0)], [])
    written: dict[str, list[Append]] = {name: [] for name in "abcd"}
    is_enough = asyncio.Event()

    async def play(writer: Writer, name: str) -> None:
        while not is_enough.is_set():
            one = append(len(written[name]) + 1, name)
            assert await writer.append(one) is True
            written[name].append(one)

    async def use(writer: Writer, pauses: list[bool]) -> None:
        players = asyncio.gather(*(play(writer, name) for name in "abcd"))
        await until(lambda: all(len(mine) > 20 for mine in written.values()))
        await asyncio.to_thread(postgres.stop)
        try:
            await until(lambda: pauses == [True])
            before = {name: len(mine) for name, mine in written.items()}
            await asyncio.sleep(0.3)
            assert before == {name: len(mine) for name, mine in written.items()}
            assert pauses == [True]
        finally:
            await asyncio.to_thread(postgres.start)
        await until(lambda: all(len(mine) > before[name] + 20 for name, mine in written.items()))
        is_enough.set()
        await players

    assert with_writer(store, use) == [True, False]
    for name, mine in written.items():
        assert store.entries(name, 0) == [one[1:4] for one in mine]


def test_a_bad_entry_harms_only_its_own_table(store: Store) -> None:
    store.open_table(table(), [entry(0)], [])
    store.open_table(table("s"), [entry(0), entry(1)], [])

    async def use(writer: Writer, _: list[bool]) -> None:
        batch = [append(1), append(0, "nowhere"), append(1, "s"), append(1, "nowhere"), append(2, "s"), append(2)]
        results = await asyncio.gather(*map(writer.append, batch), return_exceptions=True)
        assert [results[place] for place in (0, 2, 4, 5)] == [True, False, False, True]
        assert isinstance(results[1], exc.IntegrityError)
        assert isinstance(results[3], exc.IntegrityError)
        assert await writer.append(append(3)) is True

    assert with_writer(store, use) == []


def test_whoever_stops_waiting_does_not_take_the_entry_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0)], [])

    async def use(writer: Writer, pauses: list[bool]) -> None:
        task = asyncio.ensure_future(writer.append(append(1)))
        await until(lambda: pauses == [True])
        task.cancel()
        assert await writer.append(append(2)) is True

    with broken(store, monkeypatch, [Unavailable("away")]):
        with_writer(store, use)
    assert [one.turn for one in store.entries("t")] == [0, 1, 2]


def test_too_many_that_wait_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0)], [])
    monkeypatch.setattr(writer_module, "MOST_WAITING", 3)

    async def use(writer: Writer, pauses: list[bool]) -> None:
        waiting = [asyncio.ensure_future(writer.append(append(turn))) for turn in (1, 2, 3)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="expected at most 3 entries"):
            await writer.append(append(4))
        assert await asyncio.gather(*waiting) == [True, True, True]
        assert await writer.append(append(4)) is True

    with broken(store, monkeypatch, [Unavailable("away")]):
        with_writer(store, use)


def test_close_writes_what_is_left(store: Store) -> None:
    store.open_table(table(), [entry(0)], [])

    async def use(writer: Writer, _: list[bool]) -> None:
        waiting = [asyncio.ensure_future(writer.append(append(turn))) for turn in range(1, 30)]
        await asyncio.sleep(0)
        await writer.close()
        assert all(future.done() for future in waiting)
        assert all(await asyncio.gather(*waiting))
        with pytest.raises(Unavailable, match="closed"):
            await writer.append(append(30))

    with_writer(store, use)
    assert len(store.entries("t")) == 30


def test_close_gives_up_what_a_lost_database_does_not_take(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.open_table(table(), [entry(0)], [])

    async def use(writer: Writer, pauses: list[bool]) -> None:
        waiting = [asyncio.ensure_future(writer.append(append(turn))) for turn in (1, 2)]
        await until(lambda: pauses == [True])
        waiting.append(asyncio.ensure_future(writer.append(append(3))))
        await asyncio.sleep(0)
        await writer.close()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [Unavailable] * 3

    with broken(store, monkeypatch, [Unavailable("away") for _ in range(1000)]):
        assert with_writer(store, use) == [True]
