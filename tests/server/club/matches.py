"""Matches that are over, made by hand, and houses' databases that hold them."""

from __future__ import annotations

import random
from typing import Any

from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry, Config, SeatStart
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.rows import Entry, TableRow
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from tests.server.inside import BOT, person
from tests.server.store.rows import a_person

ANN, BOB, CID = person("ann"), person("bob"), person("cid")
SCRIBE = SeatStart("bot", level="scribe")
__all__ = ["ANN", "BOB", "BOT", "CID", "SCRIBE", "ended", "keep", "play_out", "some_people", "started"]


def started(*seats: SeatStart, name: str = "t", **config: Any) -> Table:
    """A match of Pyramids, which begins."""
    given: dict[str, Any] = {"game": "pyramids", "seats": list(seats), "date": "2026-01-01", "rated": True} | config
    return Table(name, Config(**given), "5", "i" * 16, "ann", 100.0)


def play_out(table: Table, seed: int = 1, most: int = 10_000) -> list[AnyEntry]:
    """Plays at random to the end, or so many moves. Returns the entries of the log."""
    chance, entries = random.Random(seed), list[AnyEntry]()
    while table.status == "playing" and len(entries) < most:
        seat = table.owing[0]
        by: log.By = "person" if table.places[seat].bot is None else "bot"
        entries.append(table.move(seat, chance.choice(table.begun().legal(seat)), None, 101.0, by=by))
    return entries


def ended(*seats: SeatStart, seed: int = 1, **more: Any) -> Table:
    """A match that was played to its end."""
    table = started(*seats, **more)
    play_out(table, seed)
    return table


def some_people(store: Store, *names: str) -> None:
    """Makes people known under ids that are their names."""
    for name in names:
        PeopleStore(store).add(*a_person(name))


def keep(store: Store, table: Table, entries: list[AnyEntry], at: float = 200.0) -> None:
    """Writes a table that is over, as a house would have left it."""
    people = [place.person for place in table.places if place.person is not None]
    row = TableRow(
        id=table.id,
        game=table.config.game,
        config=log.written(table.config),
        seed=table.seed,
        invite=table.invite,
        host=table.host,
        listed=False,
        status=table.status,
        created=table.created,
        ended=at if table.status == "over" else None,
    )
    rows = [Entry(turn, at, log.written(entry)) for turn, entry in enumerate(entries)]
    store.open_table(row, rows, people)
