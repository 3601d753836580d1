"""Tables whose log cannot be read: one of them must not stop the others, so it is set aside until it is repaired."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from saqqara.server.logs import log
from saqqara.server.refusals import Refusal

AGAIN_S = 60.0  # a table is tried again after so long: it may have been repaired


class UnreadableTable(Refusal):
    """A table cannot be folded from its log."""

    def __init__(self, table: str, good: int | None) -> None:
        super().__init__(
            "unreadable_table",
            "expected a table whose log can be read, got a damaged one; the person who runs the server can repair it",
        )
        self.table = table
        self.good = good  # how many entries can be read; None: not even the settings of the table

    @property
    def kind(self) -> str:
        """The type of the failure that was found."""
        return type(self.__cause__).__name__


@contextmanager
def reading(table: str, good: int | None) -> Iterator[None]:
    """Raises `UnreadableTable` for whatever goes wrong with what a database holds of a table."""
    try:
        yield
    except Exception as failure:  # rows that somebody has edited may break anything
        raise UnreadableTable(table, good) from failure


class SetAside:
    """The tables that could not be read, as far as this process has found them."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[UnreadableTable, float]] = {}  # table -> what was wrong, when (monotonic time)

    def __len__(self) -> int:
        return len(self._found)

    @property
    def tables(self) -> tuple[str, ...]:
        """The ids of the tables."""
        return tuple(self._found)

    def expect_readable(self, table: str) -> None:
        """Refuses a table that is known to be unreadable."""
        if table in self._found:
            failure, _ = self._found[table]
            raise UnreadableTable(table, failure.good) from failure.__cause__

    def add(self, failure: UnreadableTable) -> None:
        """Sets a table aside, and says so in the log once."""
        if failure.table not in self._found:
            log(
                "unreadable table",
                level=logging.ERROR,
                table=failure.table,
                entry=failure.good,
                kind=failure.kind,
                do="saqqara house repair",
            )
        self._found[failure.table] = failure, time.monotonic()

    def remove(self, table: str) -> None:
        """Notes that a table can be read."""
        if self._found.pop(table, None) is not None:
            log("table readable again", level=logging.WARNING, table=table)

    def to_try_again(self) -> str | None:
        """Returns the table that was tried longest ago, if that is long enough."""
        table = min(self._found, key=lambda table: self._found[table][1], default=None)
        if table is None or time.monotonic() - self._found[table][1] < AGAIN_S:
            return None
        return table
