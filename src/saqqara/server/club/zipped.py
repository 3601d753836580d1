"""A zip file that is written as it is read: however many files it has, only one of them is in memory."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from typing import Any

OLDEST = (1980, 1, 1, 0, 0, 0)  # that a zip file can say


class _Pipe(io.RawIOBase):
    """Takes what a zip file writes; it cannot be read again."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        """Whether it can be written to."""
        return True

    def write(self, part: Any) -> int:
        """Keeps a part until it is taken."""
        self._parts.append(bytes(part))
        return len(part)

    def taken(self) -> bytes:
        """Returns what was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


def zipped(files: Iterable[tuple[str, bytes]]) -> Iterator[bytes]:
    """Yields a zip file of these files, by name and content."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w") as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name, OLDEST), content, zipfile.ZIP_DEFLATED)
            yield pipe.taken()
    yield pipe.taken()
