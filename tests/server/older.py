"""Houses of earlier versions, as those versions left them: a database of SQLite, a backup, and who has which token."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).parent / "fixtures"


@dataclass(frozen=True)
class Older:
    """A house of revision 0004: three people, five tables of both games, a review, and somebody's lessons."""

    revision: str = "0004"

    @property
    def backup(self) -> Path:
        """What `saqqara house backup` wrote."""
        return FIXTURES / f"house-{self.revision}.backup"

    @property
    def told(self) -> dict[str, Any]:
        """The people with their ids and tokens, and the tables by what they are."""
        found: dict[str, Any] = json.loads((FIXTURES / f"house-{self.revision}.json").read_text())
        return found

    def unpack(self, folder: Path) -> Path:
        """Writes the database into a data folder."""
        file = folder / "house.sqlite"
        file.write_bytes(gzip.decompress((FIXTURES / f"house-{self.revision}.sqlite.gz").read_bytes()))
        return file
