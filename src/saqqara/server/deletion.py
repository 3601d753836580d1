"""Deletes tables and people. Tables of others stay whole: there a deleted person loses the name and the words.

Moves stay, and so do the words that players added to the chance: the draws follow from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection, delete, or_, select, text, update

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry, Config
from saqqara.server.repair import REPAIRED
from saqqara.server.store.appending import notify
from saqqara.server.store.reviews import delete_reviews_of, forget_people
from saqqara.server.store.rows import Entry, PersonRow, TableRow
from saqqara.server.store.schema import ENTRIES, MEMBERS, PEOPLE, TABLES
from saqqara.server.store.store import Store
from saqqara.server.unreadable import reading

FORGOTTEN = "forgotten"  # the message that tells other processes of somebody who is deleted
BLANK = "—"  # instead of a name and of what was said; it needs no translation

# Finds what people said as onlookers and whom they muted, besides where they sat.
_MENTIONS = {
    "sqlite": text("SELECT DISTINCT table_id FROM entries WHERE instr(body, :id) > 0"),
    "postgresql": text("SELECT DISTINCT table_id FROM entries WHERE position(CAST(:id AS bytea) IN body) > 0"),
}


@dataclass(frozen=True, slots=True)
class Deletion:
    """What is deleted, and which tables of others are changed for it."""

    tables: tuple[TableRow, ...]
    people: tuple[PersonRow, ...]
    changed: tuple[str, ...]  # tables that stay


def plan(store: Store, tables: Sequence[str], people: Sequence[str]) -> Deletion:
    """Finds tables by id, and people by id or name. Tables at which nobody else ever sat go with their people."""
    found = dict.fromkeys(_person(store, words) for words in people)
    named = dict.fromkeys(_table_id(words) for words in tables)
    ids = {person.id for person in found}
    seen = _tables_with(store, ids)
    theirs = [row for row in (_table(store, table) for table in seen) if _is_alone(store, row, ids)]
    rows = {row.id: row for row in (*(_table(store, table) for table in named), *theirs)}
    return Deletion(tuple(rows.values()), tuple(found), tuple(table for table in seen if table not in rows))


def carry_out(store: Store, deletion: Deletion) -> None:
    """Deletes all or nothing. Processes that have the database open are told."""
    ids = {person.id for person in deletion.people}
    with store.writing() as connection:
        if not store.is_shared:
            connection.exec_driver_sql("PRAGMA secure_delete=ON").close()  # overwrites what is deleted
        for row in deletion.tables:
            _delete_table(connection, row.id)
        for table in deletion.changed:
            _blank(connection, store, table, ids)
        forget_people(connection, ids)
        connection.execute(delete(MEMBERS).where(MEMBERS.c.person.in_(ids)))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(ids)))
        if store.is_shared:
            touched = (*(row.id for row in deletion.tables), *deletion.changed)
            notify(connection, [*(f"{FORGOTTEN} {person}" for person in ids), *(f"{REPAIRED} {id}" for id in touched)])


# --- what is meant ---


def _table_id(words: str) -> str:
    """Returns the id of a table from its address, or from the id itself."""
    return words.partition("#")[0].rstrip("/").rpartition("/")[2]


def _table(store: Store, table: str) -> TableRow:
    row = store.table(table)
    if row is None:
        raise SaqqaraError(f"--table: expected the ID of a table of this server, got {quoted(table)}")
    return row


def _person(store: Store, words: str) -> PersonRow:
    query = select(PEOPLE).where(or_(PEOPLE.c.id == words, PEOPLE.c.name == words)).order_by(PEOPLE.c.created)
    with store.reading() as connection:
        found = [PersonRow(*row) for row in connection.execute(query)]
    by_id = [person for person in found if person.id == words]
    if len(by_id or found) != 1:
        got = f"{len(found)} of that name: {', '.join(person.id for person in found)}" if found else quoted(words)
        raise SaqqaraError(f"--person: expected the ID of a person, or a name that only one person has, got {got}")
    return (by_id or found)[0]


def _tables_with(store: Store, people: Iterable[str]) -> list[str]:
    """Returns all tables that some people opened, sat at or spoke at."""
    found: set[str] = set()
    with store.reading() as connection:
        for person in people:
            found.update(connection.scalars(select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)))
            found.update(connection.scalars(select(TABLES.c.id).where(TABLES.c.host == person)))
            found.update(connection.scalars(_MENTIONS[connection.dialect.name], {"id": person.encode()}))
    return sorted(found)


def _is_alone(store: Store, row: TableRow, people: set[str]) -> bool:
    """Whether a table belongs to nobody but these people. One that nobody sat at belongs to whoever opened it."""
    with store.reading() as connection:
        members = set(connection.scalars(select(MEMBERS.c.person).where(MEMBERS.c.table_id == row.id)))
    return members <= people and bool(members or row.host in people)


# --- in the database ---


def _delete_table(connection: Connection, table: str) -> None:
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).close()  # nobody appends
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
    delete_reviews_of(connection, table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _blank(connection: Connection, store: Store, table: str, people: set[str]) -> None:
    """Takes the names and the words of people out of a table."""
    row = _table(store, table)
    with reading(table, None):
        config = log.read_config(row.config)
    blank = log.written(_blank_config(config, people))
    if blank != row.config:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(config=blank))
    for entry, body in _blank_entries(table, config, store.entries(table), people):
        is_entry = (ENTRIES.c.table_id == table) & (ENTRIES.c.turn == entry.turn)
        connection.execute(update(ENTRIES).where(is_entry).values(body=log.written(body)))


def _blank_config(config: Config, people: set[str]) -> Config:
    seats = [replace(seat, name=BLANK) if seat.person in people else seat for seat in config.seats]
    return config if seats == config.seats else replace(config, seats=seats)


def _blank_entries(
    table: str, config: Config, entries: Sequence[Entry], people: set[str]
) -> Iterator[tuple[Entry, AnyEntry]]:
    """Yields the entries that change, with what they become."""
    sitting = {seat: start.person for seat, start in enumerate(config.seats)}
    for row in entries:
        with reading(table, row.turn):
            entry = log.read(row.body)
        match entry:
            case log.Sat():
                sitting[entry.seat] = entry.person
                if entry.person in people:
                    yield row, replace(entry, name=BLANK)
            case log.StoodUp():
                sitting[entry.seat] = None
            case log.Spoke():
                speaker = entry.person if entry.seat is None else sitting[entry.seat]
                if speaker in people:
                    yield row, replace(entry, name=BLANK, text=BLANK if entry.text else "")
