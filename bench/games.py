"""A person's own games: how long a page of the list, the figures and the archive take with 10,000 of them.

python -m bench.games
python -m bench.games --database postgresql://...    an empty database
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, text

from saqqara.server.club.finished import note_end
from saqqara.server.club.lists import PAGE, finished_page, record_files
from saqqara.server.club.zipped import zipped
from saqqara.server.entries import Config, SeatStart
from saqqara.server.store.finished import Cursor, Filter, FinishedStore
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.rows import DeviceRow, PersonRow, TableRow
from saqqara.server.store.schema import FINISHED, MEMBERS, RESULTS, TABLES
from saqqara.server.store.store import Store
from saqqara.server.table import Table

GAMES = 10_000
REPEATS = 30


def copy_game(store: Store, table: str, count: int) -> None:
    """Copies a finished game without its log: `c1`, `c2` and so on, each a second later."""
    with store.writing() as connection:
        for of_table in (TABLES, MEMBERS, FINISHED, RESULTS):
            key = of_table.c.id if of_table is TABLES else of_table.c.table_id
            found = [dict(row) for row in connection.execute(select(of_table).where(key == table)).mappings()]
            copies = [_later(row, key.name, number) for number in range(1, count + 1) for row in found]
            connection.execute(insert(of_table), copies)
    with store.writing() as connection:
        connection.execute(text("ANALYZE"))


def _later(row: dict[str, Any], key: str, number: int) -> dict[str, Any]:
    later = {"ended": row["ended"] + number} if "ended" in row else {}
    return row | {key: f"c{number}"} | later


def one_game(store: Store) -> None:
    """Writes a game of Ann that is over."""
    PeopleStore(store).add(PersonRow("ann", "Ann", 1.0), DeviceRow("device", "ann", b"ann", "", 1.0, 1.0))
    seats = [SeatStart("person", "ann", "Ann"), SeatStart("bot", level="mason")]
    table = Table("t", Config(game="pyramids", seats=seats, date="2026-01-01"), "5", "i" * 16, "ann", 100.0)
    while table.status == "playing":
        seat = table.owing[0]
        table.move(seat, table.begun().legal(seat)[0], None, 101.0)
    row = TableRow(table.id, "pyramids", b"{}", "5", "i", "ann", False, "over", 100.0, 200.0)
    store.open_table(row, (), ["ann"])
    note_end(store, table)


def milliseconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Returns the median time of some work."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - began))
    return statistics.median(times)


def measure(store: Store, games: int) -> dict[str, float]:
    """Returns milliseconds by what was asked."""
    one_game(store)
    copy_game(store, "t", games - 1)
    lists = FinishedStore(store)
    middle = Cursor(200.0 + games / 2, "c")
    return {
        f"the first {PAGE} games": milliseconds(lambda: finished_page(lists, "ann", Filter(), None)),
        f"{PAGE} games from the middle": milliseconds(lambda: finished_page(lists, "ann", Filter(), middle)),
        "a page with a filter that nothing passes": milliseconds(
            lambda: finished_page(lists, "ann", Filter(opponent="pharaoh"), None)
        ),
        "running games": milliseconds(lambda: lists.running("ann", PAGE)),
        "figures": milliseconds(lambda: lists.figures("ann", Filter())),
        "all records in one archive": milliseconds(lambda: sum(map(len, zipped(record_files(lists, "ann", 0.0)))), 1),
    }


def main() -> None:
    """Prints the times."""
    parser = argparse.ArgumentParser(prog="bench.games")
    parser.add_argument("--database", default="", help="an empty database; by default a file of SQLite")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(given.database or str(Path(folder) / "house.sqlite"))
        store.migrate()
        for what, ms in measure(store, given.games).items():
            print(f"{what:42} {ms:8.2f} ms")
        store.close()


if __name__ == "__main__":
    main()
