"""Where a house keeps its data: the options `--data` and `--database`, and which of them counts."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from saqqara.rules.errors import SaqqaraError
from saqqara.server.settings import default_data_folder

Command = Callable[..., Any]


def data_options(command: Command) -> Command:
    """Adds the two options. The command gets the folder as `data` and the URL, empty for SQLite there, as `database`.

    What the command line says wins over the environment; both options on the command line are refused.
    """

    @functools.wraps(command)
    def with_place(*, data: str | None, database: str, **arguments: Any) -> Any:
        folder, url = _chosen(data, database)
        return command(data=folder, database=url, **arguments)

    wrapped: Command = with_place
    for option in (
        click.option(
            "--database",
            metavar="URL",
            envvar="SAQQARA_DATABASE",
            default="",
            show_default="$SAQQARA_DATABASE, else an SQLite file in the data folder",
            help="Database of the server, instead of --data: postgresql://... or sqlite:///FILE.",
        ),
        click.option(
            "--data",
            metavar="FOLDER",
            envvar="SAQQARA_DATA",
            show_default="$SAQQARA_DATA, else a folder for data in your home folder",
            help="Data folder of the server, with its SQLite file.",
        ),
    ):
        wrapped = option(wrapped)
    return wrapped


def _chosen(data: str | None, database: str) -> tuple[Path, str]:
    """Decides between the options by where each was said."""
    typed_data, typed_database = _typed("data"), _typed("database")
    place = data if typed_data is None else typed_data
    url = database if typed_database is None else typed_database
    folder = default_data_folder() if place is None else Path(place)
    if typed_data is None or not url:
        return folder, url
    if typed_database is not None:
        raise SaqqaraError(
            "expected --data or --database, got both; with --database, set the folder for editions in $SAQQARA_DATA"
        )
    if click.get_current_context().invoked_subcommand is None:  # else the command says it
        print(f"saqqara: using --data {typed_data}, not $SAQQARA_DATABASE", file=sys.stderr)
    return folder, ""


def _typed(name: str) -> str | None:
    """Returns an option that was typed after the command, or before it as in `house --data FOLDER backup FILE`."""
    context: click.Context | None = click.get_current_context()
    while context is not None:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            return str(context.params[name])
        context = context.parent
    return None
