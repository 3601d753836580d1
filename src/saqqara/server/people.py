"""People: a person is whoever holds a secret token, of which the house stores only the hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict

from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import PersonRow
from saqqara.server.store.store import Store

REMEMBERED = 4096
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


class People:
    """Looks people up, with a cache of those who were here lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, PersonRow] = OrderedDict()

    def welcome(self, name: str, now: float) -> tuple[PersonRow, str]:
        """Adds a person. Returns it with its token, which is not stored."""
        token = fresh_secret()
        row = PersonRow(fresh_name(), hash_of(token), plain_name(name), now)
        self._store.add_person(row)
        self._remember(row)
        return row, token

    def remembered(self, token: str) -> PersonRow | None:
        """Returns a person from the cache, without the database."""
        return self._known.get(hash_of(token)) if len(token) <= _LONGEST_TOKEN else None

    def find(self, token: str) -> PersonRow | None:
        """Returns the person who holds a token; blocks."""
        if len(token) > _LONGEST_TOKEN:
            return None
        row = self.remembered(token) or self._store.person(hash_of(token))
        if row is not None:
            self._remember(row)
        return row

    def rename(self, row: PersonRow, name: str) -> PersonRow:
        """Gives a person another name. Tables where they sit already keep the old one."""
        renamed = PersonRow(row.id, row.token_hash, plain_name(name), row.created)
        self._store.rename(row.id, renamed.name)
        self._remember(renamed)
        return renamed

    def forget(self, person: str) -> None:
        """Takes somebody whom the host has deleted out of the cache."""
        for row in [row for row in self._known.values() if row.id == person]:
            del self._known[row.token_hash]

    def _remember(self, row: PersonRow) -> None:
        self._known[row.token_hash] = row
        self._known.move_to_end(row.token_hash)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
