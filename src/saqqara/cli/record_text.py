"""Reads records that the command line names."""

from __future__ import annotations

import click

from saqqara.match.records import record_text
from saqqara.rules.errors import BadRecord

SOME_FAILED = 1  # the exit status of a command for several records, some of which are wrong


def read_record(file: str) -> str:
    """Returns the text of a file, or of standard input for `-`; a refusal begins with the name of the file."""
    try:
        with click.open_file(file, "rb") as source:
            return record_text(bytes(source.read()))
    except FileNotFoundError:
        raise BadRecord(f"{file}: expected a record, got no such file") from None
    except BadRecord as refusal:
        raise BadRecord(f"{file}: {refusal}") from None
    except (OSError, ValueError) as error:
        raise BadRecord(f"{file}: expected a record, got: {error}") from None
