"""Who is who: a person is whoever holds a secret token. The house keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict

from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import PersonRow
from saqqara.server.store.store import Store

COOKIE = "saqqara"
COOKIE_DAYS = 400
REMEMBERED = 4096
_LONGEST_TOKEN = 100
_JOINERS = "\u200c\u200d"  # Persian, the scripts of India and families of emoji cannot be written without them
# Letters and signs by their category, and yet nothing to see
_FILLERS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"), " ")


def fresh_secret() -> str:
    """192 random bits, fit for a header, a cookie and an address."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """The name of a table or of a person: 72 random bits. It opens nothing, but it cannot be guessed either."""
    return secrets.token_urlsafe(9)


def hash_of(token: str) -> bytes:
    """What the database keeps of a token. Tokens are random: a fast hash is enough."""
    return hashlib.sha256(b"saqqara token 1\n" + token.encode()).digest()


def plain_name(name: str) -> str:
    """A name without what could mislead: control and invisible signs, runs of blanks."""
    return _plain("name", "".join(sign for sign in name if _is_kept(sign)))


def plain_speech(text: str) -> str:
    """What somebody says, on one line and without signs that would change the direction of what stands around it."""
    return _plain("text", "".join(sign for sign in text if sign.isspace() or sign in _JOINERS or _is_kept(sign)))


def _is_kept(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C"


def _plain(what: str, text: str) -> str:
    plain = " ".join(unicodedata.normalize("NFC", text).translate(_FILLERS).split())
    if all(unicodedata.category(sign)[0] in "CMZ" for sign in plain):  # nothing, or marks on nothing
        raise Refusal("bad_message", f"{what}: expected something that can be seen, got nothing of the kind")
    return plain


class People:
    """Looks people up, and remembers those who were here lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, PersonRow] = OrderedDict()

    def welcome(self, name: str, now: float) -> tuple[PersonRow, str]:
        """A new person and the token, which is told once."""
        token = fresh_secret()
        row = PersonRow(fresh_name(), hash_of(token), plain_name(name), now)
        self._store.add_person(row)
        self._remember(row)
        return row, token

    def remembered(self, token: str) -> PersonRow | None:
        """Somebody who was here lately; no look at the database."""
        return self._known.get(hash_of(token)) if len(token) <= _LONGEST_TOKEN else None

    def find(self, token: str) -> PersonRow | None:
        """Whoever holds the token."""
        if len(token) > _LONGEST_TOKEN:
            return None
        row = self.remembered(token) or self._store.person(hash_of(token))
        if row is not None:
            self._remember(row)
        return row

    def rename(self, row: PersonRow, name: str) -> PersonRow:
        """Another name; tables where the person sits already keep the old one."""
        renamed = PersonRow(row.id, row.token_hash, plain_name(name), row.created)
        self._store.rename(row.id, renamed.name)
        self._remember(renamed)
        return renamed

    def _remember(self, row: PersonRow) -> None:
        self._known[row.token_hash] = row
        self._known.move_to_end(row.token_hash)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
