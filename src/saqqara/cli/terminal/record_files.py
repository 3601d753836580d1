"""Records of the games at the terminal as files: saved on demand and at the end, opened again."""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from saqqara.cli.languages import say
from saqqara.cli.terminal.complaints import Told
from saqqara.files import write_atomically
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE

FOLDER = Path("records")
RECORD_BEGINS = "game: "


def save_record(match: Match, name: str) -> Path:
    """Writes the record to a file; refuses to overwrite a file that is no record."""
    if not name:
        raise Told(say("cli.save_what"))
    path = Path(name)
    if path.is_file() and not path.read_text(errors="replace").startswith(RECORD_BEGINS):
        raise Told(say("cli.save_taken", path=str(path)))
    write_atomically(path, match.record())
    return path


def keep_record(match: Match) -> Path | None:
    """Writes the record into `records`, else into the folder for temporary files; returns None if neither works."""
    name = f"{match.edition.game}-{datetime.now():%Y-%m-%d-%H%M%S}-{(match.commitment or '')[:6]}.record"
    for folder in (FOLDER, Path(tempfile.gettempdir())):
        with contextlib.suppress(OSError):
            folder.mkdir(exist_ok=True)
            write_atomically(folder / name, match.record())
            return folder / name
    return None


def open_record(name: str) -> Match:
    """Reads an unfinished match, which can be continued here, from a record."""
    if not name:
        raise Told(say("cli.open_what"))
    try:
        match = Match.from_record(Path(name).read_bytes().decode())
    except UnicodeDecodeError:
        raise Told(say("cli.open_no_record", path=name)) from None
    if not match.seats_to_move:
        raise Told(say("cli.open_over", path=name, command=f"{command()} record show {name}"))
    if match.commitment is None or match.seats_to_move == (NATURE,):
        raise Told(say("cli.open_by_hand", path=name))
    return match


def command() -> str:
    """Returns what a user types to start this program: `saqqara`, or its path where it is not on the search path."""
    needs_path = Path(sys.argv[0]).name == "saqqara" and shutil.which("saqqara") is None
    return sys.argv[0] if needs_path else "saqqara"
