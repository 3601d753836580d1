"""`saqqara house`: backups of the database of a house, repair of tables, export and import of the records of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saqqara.rules.errors import SaqqaraError
from saqqara.server.settings import Settings, default_data_folder

if TYPE_CHECKING:
    from saqqara.server.repair import Damage
    from saqqara.server.store.store import Store

Command = Callable[..., Any]
Progress = Callable[[int, int], None]  # how much is done, of how much


@click.group()
def house() -> None:
    """What a house keeps: back it up, bring it back, repair it, take its records out and in. See docs/hosting.md.

    Example: saqqara house backup house.backup
    """


def house_options(command: Command) -> Command:
    """Adds the options that say where a house keeps its data, the same as those of `saqqara serve`."""
    for option in (
        click.option(
            "--database",
            metavar="URL",
            envvar="SAQQARA_DATABASE",
            default="",
            help="postgresql://..., or sqlite:///FILE. [$SAQQARA_DATABASE, or a file of SQLite in the data folder]",
        ),
        click.option("--data", metavar="FOLDER", envvar="SAQQARA_DATA", help="The data folder of the house."),
    ):
        command = option(command)
    return command


@house.command()
@click.argument("file")
@house_options
def backup(file: str, data: str | None, database: str) -> None:
    """Write everything that the house keeps into FILE, as it was at one moment. The house may stay open.

    The file holds all secrets of the house: keep it as you keep a password.

    Example: saqqara house backup house.backup
    """
    from saqqara.server.store.archive import backup as write

    with _opened(data, database, is_to_write=False) as store, _progress("Writing") as progress:
        write(store, Path(file), progress)
    print(f"Wrote {file}, {Path(file).stat().st_size:,} bytes.")


@house.command()
@click.argument("file")
@house_options
def restore(file: str, data: str | None, database: str) -> None:
    """Fill an empty house from FILE, which `saqqara house backup` wrote. Either database takes either's backup.

    Example: saqqara house restore house.backup --data new-house
    """
    from saqqara.server.store.archive import expect_backup
    from saqqara.server.store.archive import restore as fill

    expect_backup(Path(file))  # before a database is made for it
    with _opened(data, database, is_to_write=True) as store, _progress("Restoring") as progress:
        fill(store, Path(file), progress)
    print(f"The house is as it was when {file} was written.")


@house.command("export")
@click.argument("folder")
@house_options
def export_command(folder: str, data: str | None, database: str) -> None:
    """Write the record of every match that has begun into FOLDER. The house may stay open.

    The record of a match that goes on tells all, also what its players may not know yet.

    Example: saqqara house export records
    """
    from saqqara.server.import_export import export_records

    with _opened(data, database, is_to_write=False) as store, _progress("Writing records") as progress:
        unreadable: list[str] = []
        written = export_records(store, Path(folder), progress, unreadable)
    print(f"Wrote {written} records into {folder}.")
    if unreadable:
        print(f"{len(unreadable)} tables cannot be read; `saqqara house repair` says why: {', '.join(unreadable)}")


@house.command("import")
@click.argument("folder")
@house_options
def import_command(folder: str, data: str | None, database: str) -> None:
    """Bring the records in FOLDER into the house, each as a table whose address is told.

    A match that goes on comes with open seats: whoever has its address may sit down.

    Example: saqqara house import records
    """
    from saqqara.server.import_export import import_records

    if not Path(folder).is_dir():
        raise SaqqaraError(f"{folder}: expected a folder of records, got none")
    with _opened(data, database, is_to_write=True) as store, _progress("Reading records") as progress:
        kept = import_records(store, Path(folder), progress)
    print(f"{len(kept)} records of {folder} are new in the house{', behind its address at' if kept else '.'}")
    for row in kept:
        print(f"/table/{row.id}" + ("" if row.status == "over" else f"#invite={row.invite}"))


@house.command("repair")
@click.option("--write", is_flag=True, help="Repair the tables. Without it they are only listed.")
@house_options
def repair_command(write: bool, data: str | None, database: str) -> None:
    """List the tables whose log is damaged, and with --write cut them back to the last entry that can be read.

    What is cut is kept in the folder set-aside of the data folder. A house on SQLite has to be closed for --write; one
    on PostgreSQL may stay open.

    Example: saqqara house repair --write
    """
    from saqqara.server.repair import find_damage, repair

    with _opened(data, database, is_to_write=write) as store:
        with _progress("Reading tables") as progress:
            damages = find_damage(store, progress)
        for damage in damages:
            print(_told(damage))
            if write:
                print(f"  Cut; kept in {repair(store, damage, _data_folder(data))}")
    if not damages:
        print("All tables can be read.")
    elif not write:
        print("Nothing was changed; --write repairs them.")


def _told(damage: Damage) -> str:
    """Says what is wrong with a table and what its repair cuts."""
    if damage.good is None:
        return f"{damage.table}: expected settings, got {damage.kind}; the whole table is cut, {damage.bad} entries"
    return (
        f"{damage.table}: expected entry {damage.good} to follow, got {damage.kind}; "
        f"{damage.good} entries stay, {damage.bad} are cut"
    )


def _data_folder(data: str | None) -> Path:
    return default_data_folder() if data is None else Path(data)


@contextmanager
def _opened(data: str | None, database: str, is_to_write: bool) -> Iterator[Store]:
    """Opens the store of a house. A reader takes no lock and migrates nothing, so the house may stay open."""
    from saqqara.server.store.store import Store

    settings = Settings(database=database, data=_data_folder(data))
    if is_to_write:
        settings.make_data_folder()
    elif not database and not settings.data.is_dir():
        raise SaqqaraError(f"{settings.data}: expected the data folder of a house, got no such folder")
    store = Store(settings.database_url, lock=is_to_write)
    try:
        if is_to_write:
            store.migrate()
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
