"""Writes files so that a crash leaves no half of one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replaced_file(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """Opens a draft that replaces the file in one step when the block ends; if it fails, the file stays as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with os.fdopen(_opened(draft, path, mode), "wb") as out:
            yield out
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _opened(draft: Path, path: Path, mode: int) -> int:
    """Opens the draft. An error names the file that was asked for."""
    try:
        return os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    except OSError as failure:
        raise OSError(failure.errno, failure.strerror, str(path)) from None


def write_atomically(path: Path, content: str | bytes, mode: int = 0o666) -> None:
    """Replaces a file in one step: readers find the old content or the new one, never a part of it."""
    with replaced_file(path, mode) as out:
        out.write(content.encode() if isinstance(content, str) else content)
