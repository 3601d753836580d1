"""Keeps the token of a bot in a file, so that the bot has its seat again after a restart."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from saqqara.bridge.link import Link
from saqqara.files import write_atomically
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted

MOST_ALIKE = 4  # bots with the same player at one table: as many as there are seats


class _Kept(msgspec.Struct, frozen=True):
    """What the file holds."""

    house: str
    token: str


class TokenFile:
    """A token of one house. The file is only readable for its user."""

    def __init__(self, path: Path, house: str, is_lasting: bool) -> None:
        """`is_lasting`: the token is kept after the end of the match, for other tables of the house."""
        self.path = path
        self._house = house
        self._is_lasting = is_lasting
        self.token = self._read()

    def keep(self, token: str) -> None:
        """Writes the token."""
        with _os_errors_in_one_line(self.path):
            kept = msgspec.json.encode(_Kept(house=self._house, token=token))
            write_atomically(self.path, kept + b"\n", mode=0o600)
        self.token = token

    def end(self) -> None:
        """Removes the file of a token that is of no more use."""
        if not self._is_lasting:
            self.token = None
            self.path.unlink(missing_ok=True)

    def _read(self) -> str | None:
        with _os_errors_in_one_line(self.path):
            text = self.path.read_bytes() if self.path.exists() else None
        if text is None:
            return None
        try:
            kept = msgspec.json.decode(text, type=_Kept)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise SaqqaraError(f"--token: expected a file that this command wrote, got {self.path}") from None
        if kept.house != self._house:  # a token is a secret: it is sent to its own house alone
            expected = f"expected a token of {self._house}"
            raise SaqqaraError(f"--token: {expected}, got one of {quoted(kept.house)} in {self.path}")
        return kept.token


@contextmanager
def opened(path: Path, house: str, is_lasting: bool = True) -> Iterator[TokenFile]:
    """Opens a token file that no other process uses meanwhile."""
    with _os_errors_in_one_line(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_name(f"{path.name}.lock"), timeout=0)
        try:
            lock.acquire()
        except Timeout:
            raise SaqqaraError(f"--token: expected a file that no other bot uses, got {path}") from None
    try:
        yield TokenFile(path, house, is_lasting)
    finally:
        lock.release()
        if not path.exists():
            Path(lock.lock_file).unlink(missing_ok=True)


@contextmanager
def opened_in(folder: Path, link: Link, player: str, seat: int | None) -> Iterator[TokenFile]:
    """Opens the token file of a player at a table; where several of the same player sit there, each has its own."""
    for number in range(MOST_ALIKE):
        words = json.dumps([link.house, link.table, player, seat, number])
        name = f"{link.table}-{hashlib.blake2b(words.encode(), digest_size=6).hexdigest()}.json"
        with contextlib.ExitStack() as stack:
            try:
                file = stack.enter_context(opened(folder / name, link.house, is_lasting=False))
            except SaqqaraError:
                if number + 1 == MOST_ALIKE:
                    raise
                continue
            yield file
            return


def _os_errors_in_one_line(path: Path) -> AbstractContextManager[None]:
    return os_errors_as("--token: expected a file that can be written", path)
