"""People: a person is whoever holds a secret token, of which the house stores only the hash.

Each device of a person has a token of its own.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, replace

from saqqara.server.refusals import Refusal
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.rows import DeviceRow, PersonRow

REMEMBERED = 4096
SEEN_S = 3_600.0  # how exactly the house knows when a device was last seen
_LONGEST_TOKEN = 100
_JOINERS = "\u200c\u200d"  # Persian, the scripts of India and families of emoji cannot be written without them
# Letters and signs by their category, but invisible
_FILLERS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"), " ")


def fresh_secret() -> str:
    """Returns 192 random bits, fit for headers, cookies and URLs."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """Returns the id of a new table or person: 72 random bits, not secret but hard to guess."""
    return secrets.token_urlsafe(9)


def derived_name(secret: str, what: str) -> str:
    """Returns the id of a table that follows from a secret: the same, whichever process makes it."""
    return base64.urlsafe_b64encode(hmac.digest(secret.encode(), what.encode(), "sha256")[:9]).decode()


def hash_of(token: str) -> bytes:
    """Returns the hash of a token for the database. Tokens are random, so a fast hash is enough."""
    return hashlib.sha256(b"saqqara token 1\n" + token.encode()).digest()


def plain_name(name: str) -> str:
    """Returns a name without what could mislead: control and invisible characters, runs of blanks."""
    return _plain("name", "".join(character for character in name if _is_kept(character)))


def plain_speech(text: str) -> str:
    """Returns a chat line without line breaks and without characters that change the direction of text around it."""
    return _plain(
        "text",
        "".join(character for character in text if character.isspace() or character in _JOINERS or _is_kept(character)),
    )


def _is_kept(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"


def _plain(what: str, text: str) -> str:
    plain = " ".join(unicodedata.normalize("NFC", text).translate(_FILLERS).split())
    if all(unicodedata.category(character)[0] in "CMZ" for character in plain):  # empty, or combining marks alone
        raise Refusal("bad_message", f"{what}: expected at least one visible character, got none")
    return plain


def fresh_device(person: str, label: str, now: float) -> tuple[DeviceRow, str]:
    """Returns a new device of a person, and its token, which is not stored."""
    token = fresh_secret()
    return DeviceRow(fresh_name(), person, hash_of(token), label, now, now), token


@dataclass(slots=True)
class _Known:
    """Somebody who was here lately."""

    row: PersonRow
    noted: float  # when the device was last seen, as the database has it or will have it soon


class People:
    """Looks people up, with a cache of those who were here lately."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._known: OrderedDict[bytes, _Known] = OrderedDict()  # by the hash of the token
        self._gone: OrderedDict[str, None] = OrderedDict()  # people and devices that must not be remembered any more
        self._seen: dict[str, float] = {}  # devices to note as seen

    def welcome(self, name: str, now: float, label: str = "") -> tuple[PersonRow, str]:
        """Adds a person with a first device. Returns the person with the token, which is not stored."""
        person = fresh_name()
        device, token = fresh_device(person, label, now)
        row = PersonRow(person, plain_name(name), now, device.id)
        self._store.add(row, device)
        self._remember(device.token_hash, row, now)
        return row, token

    def remembered(self, token: str) -> PersonRow | None:
        """Returns a person from the cache, without the database."""
        known = self._known.get(hash_of(token)) if len(token) <= _LONGEST_TOKEN else None
        if known is None:
            return None
        now = time.time()
        if now - known.noted >= SEEN_S:
            known.noted = self._seen[known.row.device] = now
        return known.row

    def find(self, token: str) -> PersonRow | None:
        """Returns the person who holds a token; blocks."""
        if len(token) > _LONGEST_TOKEN:
            return None
        if self.remembered(token) is None and (found := self._store.find(hash_of(token))) is not None:
            self._remember(hash_of(token), *found)
        return self.remembered(token)

    def rename(self, row: PersonRow, name: str) -> PersonRow:
        """Gives a person another name. Tables where they sit already keep the old one."""
        renamed = replace(row, name=plain_name(name))
        self._store.rename(row.id, renamed.name)
        for known in tuple(self._known.values()):
            if known.row.id == row.id:
                known.row = replace(known.row, name=renamed.name)
        return renamed

    def note_seen(self) -> None:
        """Writes down which devices were seen lately; blocks."""
        seen, self._seen = self._seen, {}
        if seen:
            self._store.note_seen(seen)

    def forget(self, name: str, *, is_gone: bool) -> None:
        """Takes a person, or a device, out of the cache; `is_gone`: for ever."""
        if is_gone:
            self._gone[name] = None
            while len(self._gone) > REMEMBERED:
                self._gone.popitem(last=False)
        for token_hash, known in tuple(self._known.items()):
            if name in (known.row.id, known.row.device):
                self._known.pop(token_hash, None)

    def forget_all(self) -> None:
        """Empties the cache: other processes may have changed anybody."""
        self._known.clear()

    def _remember(self, token_hash: bytes, row: PersonRow, noted: float) -> None:
        if row.id in self._gone or row.device in self._gone:
            return  # they were removed after they were read
        self._known[token_hash] = _Known(row, noted)
        self._known.move_to_end(token_hash)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
