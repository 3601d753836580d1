"""`saqqara house`: what a house keeps; backups, repair, deletion, what is old removed, records out and in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saqqara.cli.data_options import data_options
from saqqara.rules.errors import SaqqaraError
from saqqara.server.settings import Settings

if TYPE_CHECKING:
    from saqqara.server.housekeeping import Count
    from saqqara.server.repair import Damage
    from saqqara.server.store.store import Store

Progress = Callable[[int, int], None]  # how much is done, of how much


@click.group(invoke_without_command=True)
@data_options
def house(data: Path, database: str) -> None:
    """Show, back up, restore, repair, prune or delete server data.

    Without a command, it shows how much there is of everything, how old it is and how large the database is. --data
    and --database can stand before the command or after it.

    Example: saqqara house prune --older-than 365 --dry-run
    """
    if click.get_current_context().invoked_subcommand is None:
        _show(data, database)


def _show(data: Path, database: str) -> None:
    """Prints how much there is of everything."""
    from saqqara.server import housekeeping

    with _opened(data, database) as store:
        for count in housekeeping.counts(store):
            print(_counted(count))
        print(f"{'database':<20} {housekeeping.size(store):>12,} bytes")


@house.command()
@click.argument("file")
@data_options
def backup(file: str, data: Path, database: str) -> None:
    """Write all data of the server to a backup file.

    FILE is the backup to write. The server can keep running. The backup contains all secrets of the server: protect it
    like a password.

    Example: saqqara house backup house.backup
    """
    from saqqara.server.store.archive import backup as write

    with _opened(data, database) as store, _progress("Writing") as progress:
        write(store, Path(file), progress)
    print(f"Wrote {file}, {Path(file).stat().st_size:,} bytes.")


@house.command()
@click.argument("file")
@data_options
def restore(file: str, data: Path, database: str) -> None:
    """Restore a backup into an empty database.

    FILE is a file that `saqqara house backup` wrote. A backup of SQLite can be restored into PostgreSQL, and the other
    way round.

    Example: saqqara house restore house.backup --data new-house
    """
    from saqqara.server.store.archive import expect_backup
    from saqqara.server.store.archive import restore as fill

    expect_backup(Path(file))  # before a database is made for it
    with _opened(data, database, is_to_write=True, is_to_make=True) as store, _progress("Restoring") as progress:
        fill(store, Path(file), progress)
    print(f"Restored {file}.")


@house.command("export")
@click.argument("folder")
@data_options
def export_command(folder: str, data: Path, database: str) -> None:
    """Write the records of all games that have started.

    FOLDER is where the records are written. The server can keep running. The record of a game in progress contains
    everything, including what is still hidden from its players.

    Example: saqqara house export records
    """
    from saqqara.server.import_export import export_records

    with _opened(data, database) as store, _progress("Writing records") as progress:
        unreadable: list[str] = []
        written = export_records(store, Path(folder), progress, unreadable)
    print(f"Wrote {written} records into {folder}.")
    if unreadable:
        print(
            f"{len(unreadable)} tables cannot be read: {', '.join(unreadable)}. Run `saqqara house repair` to see why."
        )


@house.command("import")
@click.argument("folder")
@data_options
def import_command(folder: str, data: Path, database: str) -> None:
    """Add records to the server, each as a table of its own.

    FOLDER contains the records. The server can keep running. The command prints the address of each new table. A game
    in progress comes with open seats: anyone with its address can sit down.

    Example: saqqara house import records
    """
    from saqqara.server.import_export import import_records

    if not Path(folder).is_dir():
        raise SaqqaraError(f"{folder}: expected a folder of records, got no such folder")
    with (
        _opened(data, database, is_to_write=True, is_to_make=True, is_beside=True) as store,
        _progress("Reading records") as progress,
    ):
        kept = import_records(store, Path(folder), progress)
    print(f"Added {len(kept)} new records from {folder}{', at these addresses of the server:' if kept else '.'}")
    for row in kept:
        print(f"/table/{row.id}" + ("" if row.status == "over" else f"#invite={row.invite}"))


@house.command("repair")
@click.option("--write", is_flag=True, help="Repair the tables; without it they are only listed.")
@data_options
def repair_command(write: bool, data: Path, database: str) -> None:
    """List damaged tables, and repair them with --write.

    A repair cuts the log of a table after the last entry that can be read, and keeps the rest in the folder set-aside
    of the data folder. Stop a server on SQLite before you use --write; a server on PostgreSQL can keep running.

    Example: saqqara house repair --write
    """
    from saqqara.server.repair import find_damage, repair

    with _opened(data, database, is_to_write=write) as store:
        with _progress("Reading tables") as progress:
            damages = find_damage(store, progress)
        for damage in damages:
            print(_damage_line(damage))
            if write:
                print(f"  Repaired; the part that was cut is in {repair(store, damage, data)}")
    if not damages:
        print("All tables can be read.")
    elif not write:
        print("Nothing was changed. Use --write to repair them.")


@house.command("delete")
@click.option(
    "--table", "tables", metavar="ID", multiple=True, help="Table to delete: its ID or its link. Can be repeated."
)
@click.option(
    "--person", "people", metavar="ID", multiple=True, help="Person to delete: an ID or a name. Can be repeated."
)
@click.option("--write", is_flag=True, help="Delete them; without it they are only listed.")
@data_options
def delete_command(tables: tuple[str, ...], people: tuple[str, ...], write: bool, data: Path, database: str) -> None:
    """List tables and people, and delete them with --write.

    Make a backup first: deleted data cannot be recovered. If you delete a person, tables without other people are
    deleted too. Tables with other people stay; a dash replaces the name of the deleted person and what they wrote.
    Stop a server on SQLite before you use --write; a server on PostgreSQL can keep running.

    Example: saqqara house delete --table kWb2mVtq0pXA --write
    """
    from saqqara.server.deletion import carry_out, plan

    if not tables and not people:
        raise SaqqaraError("expected --table ID or --person ID, got neither")
    with _opened(data, database, is_to_write=write) as store:
        deletion = plan(store, tables, people)
        for row in deletion.tables:
            print(f"Table {row.id}: {row.game}, {row.status}, opened {_day(row.created)}")
        for person in deletion.people:
            print(f"Person {person.id}: {person.name}, here since {_day(person.created)}")
        for table in deletion.changed:
            print(f"Table {table} stays, without the name and the messages of the deleted person")
        if write:
            carry_out(store, deletion)
    print("Deleted." if write else "Nothing was changed. Use --write to delete them.")


@house.command("prune")
@click.option(
    "--older-than",
    "days",
    metavar="DAYS",
    type=click.IntRange(1),
    required=True,
    help="Remove what is older than this.",
)
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@data_options
def prune_command(days: int, dry_run: bool, data: Path, database: str) -> None:
    """Remove old games, challenges, reviews and people.

    Games and challenges count from their end, reviews from when they were last asked for, people from when they were
    last seen. A game that is waiting or in progress stays, and so does everyone who sits there. What belongs to a
    challenge or a club evening stays for at least 31 days after its end. Make a backup first. Stop a server on SQLite
    before you prune; a server on PostgreSQL can keep running.

    Example: saqqara house prune --older-than 365 --dry-run
    """
    from saqqara.server import housekeeping

    with _opened(data, database, is_to_write=not dry_run) as store:
        before = store.time() - days * housekeeping.DAY_S
        old, size = housekeeping.old(store, before), housekeeping.size(store)
        games = f"{len(old.tables)} finished games, {len(old.challenges)} challenges, {len(old.evenings)} club evenings"
        what = f"{games}, {len(old.reviews)} reviews of records and {len(old.people)} people"
        if dry_run:
            print(f"Would remove {what}. Nothing was changed.")
            return
        with _progress("Removing") as progress:
            housekeeping.prune(store, old, before, progress)
        print(f"Removed {what}. The database had {size:,} bytes and has {housekeeping.size(store):,} now.")


def _counted(count: Count) -> str:
    line = f"{count.what:<20} {count.number:>12,}"
    if count.oldest is None or count.latest is None:
        return line
    return f"{line}  from {_day(count.oldest)} to {_day(count.latest)}"


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def _damage_line(damage: Damage) -> str:
    """Says what is wrong with a table and what its repair cuts."""
    if damage.good is None:
        return f"{damage.table}: expected settings, got {damage.kind}; the whole table is cut, {damage.bad} entries"
    return (
        f"{damage.table}: expected entry {damage.good} to follow, got {damage.kind}; "
        f"{damage.good} entries stay, {damage.bad} are cut"
    )


@contextmanager
def _opened(
    data: Path, database: str, *, is_to_write: bool = False, is_to_make: bool = False, is_beside: bool = False
) -> Iterator[Store]:
    """Opens the store of a house. A reader takes no lock and migrates nothing, so the house may stay open.

    `is_to_make`: a writer makes a store that is not there. `is_beside`: a writer works beside an open house on SQLite.
    """
    from saqqara.server.store.engines import HouseIsOpen
    from saqqara.server.store.store import Store

    settings = Settings(database=database, data=data)
    if is_to_make:
        settings.make_data_folder()
    elif not database and not settings.data.is_dir():
        raise SaqqaraError(f"{settings.data}: expected the data folder of a server, got no such folder")
    try:
        store = Store(settings.database_url, lock=is_to_write)
        prepare = store.migrate
    except HouseIsOpen:
        if not is_beside:
            raise
        store = Store(settings.database_url, lock=False, may_write=True)
        prepare = store.expect_newest
    try:
        if is_to_write:
            prepare()
        yield store
    finally:
        store.close()


@contextmanager
def _progress(what: str) -> Iterator[Progress]:
    """Yields a function that takes how much is done, of how much; its first call starts the progress bar."""
    from saqqara.cli.progress import progress_bar

    with ExitStack() as stack:
        advance: Callable[[int], None] | None = None
        before = 0

        def progress(done: int, total: int) -> None:
            nonlocal advance, before
            if advance is None:
                advance = stack.enter_context(progress_bar(what, total))
            advance(done - before)
            before = done

        yield progress
