"""Finished matches in the house of these tests: a table can begin where one of them stood, without a game before it."""

from __future__ import annotations

import shutil
from pathlib import Path

from click.testing import CliRunner

from saqqara.cli.main import saqqara

RECORDS = Path(__file__).parent.parent / "records"
# The turn of a record, and what is asked there. The seats and options of the match are those of the record.
IN_THE_LAST_ROUNDS = {
    "imhotep-4-A": ("imhotep-00032", 123),
    "imhotep-2-B": ("imhotep-00255", 119),
    "imhotep-2-ABABA": ("imhotep-00042", 117),
    "pyramids-2": ("pyramids-00000", 97),
    "pyramids-4": ("pyramids-00002", 197),
}
JUST_BEFORE_THE_END = IN_THE_LAST_ROUNDS | {"imhotep-2-B": ("imhotep-00255", 128)}
A_PAIR_IS_OFFERED = ("imhotep-00021", 12)
A_LEVER_ORDERS = ("imhotep-00039", 88)
COLOURS_ARE_CLAIMED_NEXT = ("pyramids-00002", 168)  # by two players, once they have taken new pyramids
ALL = (*IN_THE_LAST_ROUNDS.values(), A_PAIR_IS_OFFERED, A_LEVER_ORDERS)


def bring_in(data: Path, scratch: Path) -> dict[str, str]:
    """Imports the records into a house that is not open yet; which table each record became."""
    names = sorted({name for name, _ in ALL})
    for name in names:
        shutil.copy(RECORDS / f"{name}.record", scratch)
    done = CliRunner().invoke(saqqara, ["house", "import", str(scratch), "--data", str(data)], catch_exceptions=False)
    tables = [line.removeprefix("/table/") for line in done.output.splitlines() if line.startswith("/table/")]
    return dict(zip(names, tables, strict=True))
