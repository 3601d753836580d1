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
    folder = default_data_folder() if data is None else Path(data)
    source = click.get_current_context().get_parameter_source
    if source("data") is not ParameterSource.COMMANDLINE or not database:
        return folder, database
    if source("database") is ParameterSource.COMMANDLINE:
        raise SaqqaraError(
            "expected --data or --database, got both; with --database, set the folder for editions in $SAQQARA_DATA"
        )
    print(f"saqqara: using --data {data}, not $SAQQARA_DATABASE", file=sys.stderr)
    return folder, ""
