"""The end of a match is counted once, whichever process counts it, and every person finds it in lists and figures."""

from __future__ import annotations

import asyncio
import threading
import zipfile
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from bench.games import copy_game
from sqlalchemy import Select, select, text

from saqqara.match.verification import verify
from saqqara.server.club.ends import EndCounter
from saqqara.server.club.finished import FinishedGame, note_end
from saqqara.server.club.lists import figures_of, finished_page, read_cursor, record_files
from saqqara.server.club.zipped import zipped
from saqqara.server.deletion import GUEST, carry_out, plan
from saqqara.server.store import migrating
from saqqara.server.store.finished import Cursor, Filter, FinishedStore, page_query
from saqqara.server.store.schema import FINISHED, RESULTS
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from tests.server.club.matches import ANN, BOB, BOT, CID, SCRIBE, keep, play_out, some_people, started
from tests.server.inside import inside, until

MANY = 10_000


def kept(store: Store, *seats: Any, name: str = "t", seed: int = 1, at: float = 200.0, **config: Any) -> Table:
    table = started(*seats, name=name, **config)
    keep(store, table, play_out(table, seed), at)
    return table


def rows_of(store: Store, of_table: Any) -> list[Any]:
    with store.reading() as connection:
        return list(connection.execute(select(of_table)))


# --- once ---


def test_an_end_is_counted_once_with_all_its_counters(store: Store) -> None:
    some_people(store, "ann", "bob")
    table, counted = kept(store, ANN, BOB, BOT), list[FinishedGame]()
    counter = [lambda _, game: counted.append(game)]
    assert note_end(store, table, counter)
    assert not note_end(store, table, counter)
    [game] = counted
    assert (game.ended, game.is_rated) == (200.0, True)
    assert [(one.person, one.level) for one in game.seats] == [("ann", None), ("bob", None), (None, "apprentice")]
    assert tuple(one.place for one in game.seats) == table.outcome.places if table.outcome else ()
    [row] = rows_of(store, FINISHED)
    assert (row.game, row.seats, row.reason, row.undone, row.hinted) == ("pyramids", 3, "points", False, False)
    assert verify(zlib.decompress(row.record).decode()).is_finished
    assert [one.opponent for one in rows_of(store, RESULTS)] == ["people"] * 3


def test_what_a_counter_refuses_is_counted_later(store: Store) -> None:
    some_people(store, "ann", "bob")
    table = kept(store, ANN, BOB)

    def fail(*_: Any) -> None:
        raise RuntimeError("out of order")

    with pytest.raises(RuntimeError):
        note_end(store, table, [fail])
    assert rows_of(store, FINISHED) == []
    assert note_end(store, table)


def test_a_match_that_goes_on_is_not_counted(store: Store) -> None:
    table = started(ANN, BOB)
    keep(store, table, play_out(table, most=3))
    assert not note_end(store, table)
    assert rows_of(store, FINISHED) == []


def test_processes_that_count_at_the_same_time_count_once(shared: tuple[Store, Store]) -> None:
    some_people(shared[0], "ann", "bob")
    tables = [kept(shared[0], ANN, BOB, name=f"t{number}", seed=number) for number in range(4)]
    counted: list[str] = []
    gate = threading.Barrier(4)

    def count(store: Store) -> None:
        for table in tables:
            gate.wait()
            note_end(store, table, [lambda _, game: counted.append(game.table.id)])

    threads = [threading.Thread(target=count, args=(store,)) for store in shared * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(counted) == [table.id for table in tables]


def test_a_house_counts_what_ends_in_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            some_people(house.store, "ann", "bob")
            table = started(ANN, BOB)
            room = await house.open(table)
            await room.do(lambda table, now: table.concede(1, now))
            await until(lambda: rows_of(house.store, FINISHED))
            [finished] = (await asyncio.to_thread(finished_page, FinishedStore(house.store), "ann", Filter(), None))[0]
            assert (finished.place, finished.reason, finished.in_figures) == (1, "concession", False)

    asyncio.run(play())


def test_a_house_counts_what_was_left_uncounted(tmp_path: Path) -> None:
    """By a process that was killed, or by a version that counted nothing."""
    store = Store(str(tmp_path / "house.sqlite"))
    with store.writing() as connection:
        migrating.upgrade(connection, to="0001")
        connection.execute(text("INSERT INTO people VALUES ('ann', x'00', 'Ann', 1.0)"))
    store.migrate()
    for number in (2, 1):
        kept(store, ANN, BOT, name=f"t{number}", seed=number, at=200.0 + number)
    with store.writing() as connection:
        connection.execute(text("UPDATE entries SET body = x'00' WHERE table_id = 't2' AND turn = 3"))
    store.close()

    async def wait() -> None:
        async with inside(tmp_path) as house:
            await until(lambda: len(rows_of(house.store, FINISHED)) == 1)
            kept(house.store, ANN, BOT, name="t3", at=house.storage.clock.now())
            counter = EndCounter(house.storage, house.tasks, ())
            await until_counted(counter)
            found = await asyncio.to_thread(finished_page, FinishedStore(house.store), "ann", Filter(), None)
            assert [game.table for game in found[0]] == ["t3", "t1"]

    async def until_counted(counter: EndCounter) -> None:
        for _ in range(4):
            await counter.go_on()

    asyncio.run(wait())


# --- lists ---


def test_a_page_of_ten_thousand_games_comes_by_an_index(store: Store) -> None:
    some_people(store, "ann", "bob")
    note_end(store, kept(store, ANN, BOB, name="t"), ())
    copy_game(store, "t", MANY)
    for wanted in (Filter(), Filter(game="pyramids", seats=2, opponent="people")):
        expect_by_index(store, page_query("ann", wanted, Cursor(5000.0, "c"), 51))


def expect_by_index(store: Store, query: Select[Any]) -> None:
    explain = "EXPLAIN " if store.is_shared else "EXPLAIN QUERY PLAN "
    with store.reading() as connection:
        written = str(query.compile(connection, compile_kwargs={"literal_binds": True}))
        plan = " ".join(str(tuple(row)) for row in connection.execute(text(explain + written)))
    assert "ix_results_person_ended_table_id" in plan
    assert "SCAN" not in plan
    assert "Seq Scan on results" not in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan


def test_pages_follow_each_other_and_leave_nothing_out(store: Store) -> None:
    some_people(store, "ann", "bob")
    note_end(store, kept(store, ANN, BOB, name="t"), ())
    copy_game(store, "t", 120)
    lists, seen, more = FinishedStore(store), list[str](), None
    while more is not None or not seen:
        games, more = finished_page(lists, "ann", Filter(), None if more is None else read_cursor(more))
        seen += [game.table for game in games]
    assert seen == [*(f"c{number}" for number in range(120, 0, -1)), "t"]
    figures = figures_of(lists.figures("ann", Filter()))
    assert (figures.games, figures.fair, len(figures.groups)) == (121, 60.5, 1)


def test_figures_count_shared_first_places_in_parts_and_leave_out_what_says_nothing(store: Store) -> None:
    some_people(store, "ann", "bob", "cid")
    won = kept(store, ANN, BOB, name="won")
    agreed, solo, several = (started(*seats, name=name) for name, seats in _KINDS.items())
    agreement = [agreed.ask_end(0, 101.0), agreed.answer_end(1, True, 101.0)]
    for table, entries in ((agreed, agreement), (solo, play_out(solo)), (several, play_out(several))):
        keep(store, table, entries)
    for table in (won, agreed, solo, several):
        assert note_end(store, table)
    lists = FinishedStore(store)
    games = {game.table: game for game in finished_page(lists, "ann", Filter(), None)[0]}
    assert {name: game.in_figures for name, game in games.items()} == {
        "won": True,
        "agreed": False,
        "solo": True,
        "several": False,
    }
    assert games["agreed"].place == 0
    groups = figures_of(lists.figures("ann", Filter())).groups
    assert [(group.opponent, group.games, group.fair) for group in groups] == [("people", 1, 0.5), ("scribe", 1, 1 / 3)]
    assert lists.figures("ann", Filter(opponent="mason")) == []
    firsts = [group.firsts for name in ("ann", "bob") for group in lists.figures(name, Filter(opponent="people"))]
    assert sum(firsts) == 1.0


_KINDS = {"agreed": (ANN, BOB), "solo": (ANN, BOT, SCRIBE), "several": (ANN, ANN, CID)}


def test_records_come_in_one_file_with_a_list(store: Store) -> None:
    some_people(store, "ann", "bob")
    for number in range(3):
        note_end(store, kept(store, ANN, BOB, name=f"t{number}", seed=number, at=86_400.0 * number))
    data = BytesIO(b"".join(zipped(record_files(FinishedStore(store), "ann", 0.0))))
    with zipfile.ZipFile(data) as archive:
        assert archive.namelist() == [*(f"1970-01-0{n + 1}-pyramids-t{n}.record" for n in (2, 1, 0)), "games.csv"]
        assert verify(archive.read("1970-01-01-pyramids-t0.record").decode()).is_finished
        lines = archive.read("games.csv").decode().splitlines()
    assert lines[0] == "date,game,table,seats,opponent,place,points"
    assert len(lines) == 4
    assert len(b"".join(zipped(record_files(FinishedStore(store), "nobody", 0.0)))) > 0


def test_records_keep_the_seed_of_a_challenge_until_it_closes(store: Store) -> None:
    some_people(store, "ann")
    note_end(store, kept(store, ANN, BOT, rated=False, challenge="c", sealed_until=500.0))
    sealed, told = (dict(record_files(FinishedStore(store), "ann", now)) for now in (499.0, 501.0))
    name = "1970-01-01-pyramids-t.record"
    assert b"\nseed: " not in sealed[name]
    assert b"\nseed: " in told[name]


def test_running_games_are_those_that_nobody_has_counted(store: Store) -> None:
    some_people(store, "ann", "bob")
    lists = FinishedStore(store)
    over, going = kept(store, ANN, BOB, name="over"), started(ANN, BOB, name="going")
    keep(store, going, play_out(going, most=3))
    assert [row.id for row in lists.running("ann", 50)] == ["going"]
    note_end(store, over)
    assert [row.id for row in lists.running("ann", 50)] == ["going"]
    assert lists.log_lengths(["going", "over"])["going"] == 3
    assert lists.uncounted(None, 50) == []


# --- people who are gone ---


def test_a_person_who_is_forgotten_leaves_the_others_their_games(store: Store) -> None:
    some_people(store, "ann", "bob")
    table = kept(store, ANN, BOB)
    later = kept(store, ANN, BOB, name="later")
    note_end(store, table)
    carry_out(store, plan(store, [], ["ann"]))
    note_end(store, later)
    for game in finished_page(FinishedStore(store), "bob", Filter(), None)[0]:
        assert [seat.name for seat in game.seats] == [GUEST, "Bob"]
    assert finished_page(FinishedStore(store), "ann", Filter(), None)[0] == []
    assert {row.person for row in rows_of(store, RESULTS)} == {None, "bob"}


def test_a_deleted_table_is_gone_from_the_lists(store: Store) -> None:
    some_people(store, "ann", "bob")
    note_end(store, kept(store, ANN, BOB))
    carry_out(store, plan(store, ["t"], []))
    assert rows_of(store, FINISHED) == rows_of(store, RESULTS) == []
