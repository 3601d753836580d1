"""Two houses on one PostgreSQL: each turn has one winner, each table one steward, and both hear of everything."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable
from functools import partial

from saqqara.server.store.notifications import Notifications
from saqqara.server.store.rows import Append, Change
from saqqara.server.store.store import Store
from tests.patience import PATIENCE_S
from tests.server.postgres import Postgres
from tests.server.store.rows import append, body, entry, table

Pair = tuple[Store, Store]


def together(jobs: list[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def race(stores: list[Store], tables: list[str], turns: int) -> list[list[Append]]:
    """Everybody tries every turn of every table; returns what each has won."""
    won: list[list[Append]] = [[] for _ in stores]
    start = threading.Barrier(len(stores))

    def run(me: int) -> None:
        start.wait()
        for turn in range(1, turns + 1):
            change = Change("playing", float(me), None)
            mine = [Append(name, turn, 0.0, body(), change) for name in (tables if me % 2 else tables[::-1])]
            results = stores[me].append(mine)
            won[me] += [one for one, has_won in zip(mine, results, strict=True) if has_won]

    together([partial(run, me) for me in range(len(stores))])
    return won


def expect_one_winner_each(store: Store, tables: list[str], turns: int, won: list[list[Append]]) -> None:
    winners = {(one.table, one.turn): one.body for mine in won for one in mine}
    assert sum(map(len, won)) == len(winners) == len(tables) * turns
    for name in tables:
        assert {one.turn: one.body for one in store.entries(name, 0)} == {
            turn: winners[name, turn] for turn in range(1, turns + 1)
        }


def test_four_threads_in_two_houses_race_for_every_turn(shared: Pair) -> None:
    tables = ["a", "b", "c"]
    for name in tables:
        shared[0].open_table(table(name), [entry(0)], [])
    won = race([shared[0], shared[1], shared[0], shared[1]], tables, 40)
    expect_one_winner_each(shared[0], tables, 40, won)


def test_four_threads_in_one_house_race_for_every_turn(store: Store) -> None:
    tables = ["a", "b"]
    for name in tables:
        store.open_table(table(name), [entry(0)], [])
    expect_one_winner_each(store, tables, 20, race([store] * 4, tables, 20))


def test_a_table_that_is_due_has_one_steward(shared: Pair) -> None:
    count = 60
    for number in range(count):
        shared[0].open_table(table(f"t{number}", status="playing", wakes_at=1.0), [], [])
    claimed: list[list[str]] = [[], [], [], []]

    def claim(me: int) -> None:
        mine: set[str] = set()
        for _ in range(20):
            mine.update(shared[me % 2].due(2.0, f"house {me}", 60.0, len(mine) + 5))
        claimed[me] = sorted(mine)

    together([partial(claim, me) for me in range(4)])
    assert sorted(itertools.chain(*claimed)) == sorted(f"t{number}" for number in range(count))


def test_one_heart_ends_an_outage(shared: Pair) -> None:
    shared[0].beat(100.0, 10.0)
    found: list[tuple[float, float] | None] = []

    def beat(me: int) -> None:
        found.append(shared[me % 2].beat(200.0 + me, 10.0))

    together([partial(beat, me) for me in range(4)])
    outages = [one for one in found if one is not None]
    assert len(outages) == 1
    assert shared[1].outages(0.0) == outages


class Ears:
    """What a house has heard."""

    def __init__(self) -> None:
        self.news: list[str] = []
        self.losses = 0

    def lose(self) -> None:
        self.losses += 1

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                await asyncio.sleep(0.01)


def test_news_reach_the_other_house_and_come_back_after_a_restart(shared: Pair, postgres: Postgres) -> None:
    async def listen() -> None:
        ears = Ears()
        news = Notifications(shared[1], ears.news.append, ears.lose)
        news.start(asyncio.get_running_loop())
        assert news.is_well
        shared[0].open_table(table("a"), [entry(0)], [])
        shared[0].open_table(table("b"), [entry(0)], [])
        shared[0].append([append(1, "a"), append(1, "b"), append(2, "a")])
        shared[0].append([append(2, "a")])  # lost
        shared[0].append([append(2, "a"), append(2, "b")])
        shared[0].notify("other news")
        await ears.until(lambda: "other news" in ears.news)
        assert ears.news == ["a", "b", "a", "b", "b", "other news"]
        assert ears.losses == 0
        postgres.restart()
        await ears.until(lambda: ears.losses > 0)
        assert news.is_well
        shared[0].notify("again")
        await ears.until(lambda: "again" in ears.news)
        assert ears.losses == 1
        await news.close()
        shared[0].notify("nobody listens")
        await asyncio.sleep(0.05)
        assert ears.news[-1] == "again"

    asyncio.run(listen())


def test_a_database_that_comes_late_counts_as_a_loss(shared: Pair, postgres: Postgres, monkeypatch) -> None:
    monkeypatch.setattr("saqqara.server.store.notifications._START_WITHIN_S", 0.1)

    async def listen() -> None:
        ears = Ears()
        news = Notifications(shared[1], ears.news.append, ears.lose)
        postgres.stop()
        try:
            news.start(asyncio.get_running_loop())
            assert not news.is_well
        finally:
            postgres.start()
        await ears.until(lambda: ears.losses == 1)
        await news.close()

    asyncio.run(listen())


def test_a_house_alone_has_no_news(tmp_path) -> None:
    async def listen() -> None:
        store = Store(str(tmp_path / "house.db"))
        ears = Ears()
        news = Notifications(store, ears.news.append, ears.lose)
        news.start(asyncio.get_running_loop())
        assert news.is_well
        store.notify("nothing")
        await news.close()
        store.close()

    asyncio.run(listen())
