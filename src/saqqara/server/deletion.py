"""Deletes tables and people. Tables of others stay whole: there a deleted person becomes a guest and loses the words.

Moves stay, and so do the words that players added to the chance: the draws follow from them. A seat in a game under way
goes to a bot, as when somebody leaves.

A person has lost all tokens before anything else happens, and is known to be leaving until nothing is left. So a house
that stops meanwhile goes on with it when it starts again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, or_, select, text, update

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry, Config
from saqqara.server.people import fresh_name
from saqqara.server.repair import REPAIRED
from saqqara.server.storage import fold_table
from saqqara.server.store.appending import notify
from saqqara.server.store.challenges import delete_tries_of, forget_tries
from saqqara.server.store.finished import delete_finished, forget_results
from saqqara.server.store.people import FORGOTTEN, PeopleStore, delete_person
from saqqara.server.store.push import forget_push
from saqqara.server.store.reviews import delete_reviews_of, forget_people
from saqqara.server.store.rows import Entry, PersonRow, TableRow
from saqqara.server.store.schema import ENTRIES, MEMBERS, PEOPLE, TABLES
from saqqara.server.store.school import forget_school
from saqqara.server.store.store import Store
from saqqara.server.unreadable import UnreadableTable

GUEST = "Guest"  # the name of whoever was forgotten; pages say it in the language of the reader
BLANK = "—"  # instead of what they said; it needs no translation

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
    seen = tables_with(store, ids)
    theirs = [row for row in (_table(store, table) for table in seen) if _is_alone(store, row, ids)]
    rows = {row.id: row for row in (*(_table(store, table) for table in named), *theirs)}
    return Deletion(tuple(rows.values()), tuple(found), tuple(table for table in seen if table not in rows))


def carry_out(store: Store, deletion: Deletion, *, is_scrubbed: bool = True) -> None:
    """Deletes tables and people. Processes that have the database open are told.

    `is_scrubbed`: the file of SQLite is written anew, so that it holds nothing of them.
    """
    now = store.last_beat() or store.time()  # a house that is closed counts nobody's time
    for person in deletion.people:
        PeopleStore(store).begin_to_forget(person.id, now)
    for row in deletion.tables:
        with store.writing() as connection:
            _delete_table(connection, store, row.id)
    for person in deletion.people:
        for table in tables_with(store, {person.id}):
            forget_at(store, table, person.id, now)
        finish(store, person.id)
    if is_scrubbed:
        store.scrub_if_needed()


# --- one person ---


def tables_with(store: Store, people: Iterable[str]) -> list[str]:
    """Returns all tables that some people opened, sat at or spoke at."""
    found: set[str] = set()
    with store.reading() as connection:
        for person in people:
            found.update(connection.scalars(select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)))
            found.update(connection.scalars(select(TABLES.c.id).where(TABLES.c.host == person)))
            found.update(connection.scalars(_MENTIONS[connection.dialect.name], {"id": person.encode()}))
    return sorted(found)


def forget_at(store: Store, table: str, person: str, now: float) -> bool:
    """Forgets a person at one table, in one transaction. Returns whether the table stays, for the sake of others."""
    with store.writing() as connection:
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).close()  # nobody appends
        row = store.table(table)
        if row is None:
            return False
        if _is_alone(store, row, {person}):
            _delete_table(connection, store, table)
            return False
        config = _readable_config(row)
        if config is None:
            _delete_table(connection, store, table)
            return False
        _hand_over(connection, store, row, person, now)
        _blank(connection, row, config, person, fresh_name())
        connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table, MEMBERS.c.person == person))
        _tell(connection, store, f"{REPAIRED} {table}")
        return True


def finish(store: Store, person: str) -> None:
    """Deletes a person of whom no table knows any more."""
    with store.writing() as connection:
        connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()).close()  # nobody counts
        forget_people(connection, {person})
        forget_school(connection, {person})
        forget_push(connection, {person})
        forget_tries(connection, person, fresh_name())
        forget_results(connection, {person}, GUEST)
        delete_person(connection, person)
        store.note_unscrubbed(connection)
        _tell(connection, store, f"{FORGOTTEN} {person}")


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
    named = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created)
    query = named.where(or_(PEOPLE.c.id == words, PEOPLE.c.name == words)).order_by(PEOPLE.c.created)
    with store.reading() as connection:
        found = [PersonRow(*row) for row in connection.execute(query)]
    by_id = [person for person in found if person.id == words]
    if len(by_id or found) != 1:
        got = f"{len(found)} of that name: {', '.join(person.id for person in found)}" if found else quoted(words)
        raise SaqqaraError(f"--person: expected the ID of a person, or a name that only one person has, got {got}")
    return (by_id or found)[0]


def _is_alone(store: Store, row: TableRow, people: set[str]) -> bool:
    """Whether a table belongs to nobody but these people. One that nobody sat at belongs to whoever opened it."""
    with store.reading() as connection:
        members = set(connection.scalars(select(MEMBERS.c.person).where(MEMBERS.c.table_id == row.id)))
    return members <= people and bool(members or row.host in people)


# --- in the database ---


def _delete_table(connection: Connection, store: Store, table: str) -> None:
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).close()  # nobody appends
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
    delete_reviews_of(connection, table)
    delete_tries_of(connection, table)
    delete_finished(connection, table)
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
    _tell(connection, store, f"{REPAIRED} {table}")


def _tell(connection: Connection, store: Store, payload: str) -> None:
    if store.is_shared:
        notify(connection, [payload])


def _hand_over(connection: Connection, store: Store, row: TableRow, person: str, now: float) -> None:
    """Lets bots play the seats of a person on, or frees the seats where the match has not begun."""
    if row.status == "over":
        return
    try:
        table = fold_table(store, row)
    except UnreadableTable:
        return  # nobody can play there
    table.outages = store.outages(0.0)
    at = max(now, table.at)
    for seat in table.seats_of(person):
        turn = table.turn
        if table.status == "waiting":
            entry = table.stand_up(seat, at)
        elif table.status == "playing" and table.places[seat].stand_in is None:
            entry = table.stand_in(seat, table.config.stand_in, "gone", at)
        else:
            continue
        connection.execute(insert(ENTRIES).values(table_id=row.id, turn=turn, at=at, body=log.written(entry)))
    ended = at if table.status == "over" else None
    changed = {"status": table.status, "wakes_at": table.wakes_at(), "ended": ended}
    connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**changed, steward=None, steward_until=0.0))


def _readable_config(row: TableRow) -> Config | None:
    """Returns the settings of a table, None if they are damaged, so that nobody can ever play or read it."""
    try:
        return log.read_config(row.config)
    except Exception:  # rows that somebody has edited may break anything
        return None


def _blank(connection: Connection, row: TableRow, config: Config, person: str, guest: str) -> None:
    """Takes the name and the words of a person out of a table, where they become a guest with another id."""
    blank, host = log.written(_blank_config(config, person, guest)), guest if row.host == person else row.host
    connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(config=blank, host=host))
    rows = select(ENTRIES.c.turn, ENTRIES.c.at, ENTRIES.c.body).where(ENTRIES.c.table_id == row.id)
    entries = [Entry(*entry) for entry in connection.execute(rows.order_by(ENTRIES.c.turn))]
    for turn, body in _blank_entries(config, entries, person, guest):
        is_entry = (ENTRIES.c.table_id == row.id) & (ENTRIES.c.turn == turn)
        connection.execute(update(ENTRIES).where(is_entry).values(body=body))


def _blank_config(config: Config, person: str, guest: str) -> Config:
    seats = [replace(seat, name=GUEST, person=guest) if seat.person == person else seat for seat in config.seats]
    return replace(config, seats=seats)


def _blank_entries(config: Config, entries: Sequence[Entry], person: str, guest: str) -> Iterator[tuple[int, bytes]]:
    """Yields the turns of the entries that change, with what they become."""
    sitting = {seat: start.person for seat, start in enumerate(config.seats)}
    for row in entries:
        try:
            entry = log.read(row.body)
        except Exception:  # damaged: nobody can read it, but what it holds must not stay
            if person.encode() in row.body:
                yield row.turn, b"{}"
            continue
        blank = _blank_entry(entry, sitting, person, guest)
        if blank != entry:
            yield row.turn, log.written(blank)


def _blank_entry(entry: AnyEntry, sitting: dict[int, str | None], person: str, guest: str) -> AnyEntry:
    """Returns what an entry becomes, and notes who sits where after it."""
    match entry:
        case log.Sat():
            sitting[entry.seat] = entry.person
            if entry.person == person:
                return replace(entry, name=GUEST, person=guest)
        case log.StoodUp():
            sitting[entry.seat] = None
        case log.Muted() if entry.person == person:
            return replace(entry, person=guest)
        case log.Spoke():
            speaker = entry.person if entry.seat is None else sitting[entry.seat]
            if speaker == person:
                text = BLANK if entry.text else ""
                return replace(entry, name=GUEST, text=text, person=guest if entry.person else None)
    return entry
