"""People in the database: the devices that sign in as them, one-time links to add a device, and recovery phrases.

Of tokens, links and phrases only hashes are stored. Somebody who is being forgotten has none of them any more.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field, fields, replace
from typing import Literal

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, insert, select, update

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server.store.appending import notify
from saqqara.server.store.rows import DeviceRow, PersonRow
from saqqara.server.store.schema import DEVICES, HOUSE, LINKS, PEOPLE, PHRASES, PUSH
from saqqara.server.store.store import Store

FORGOTTEN = "forgotten"  # the messages that tell other processes of somebody who is deleted,
RENAMED = "renamed"  # of somebody with another name,
SIGNED_OUT = "signed-out"  # and of a device that does not belong to its person any more
MOST_LINKS = 5  # of one person at a time; the oldest make room

_SALT = "phrase_salt"
_P, _D, _L, _H = PEOPLE.c, DEVICES.c, LINKS.c, PHRASES.c


@dataclass(frozen=True, slots=True)
class Proof:
    """What somebody has who wants to continue as a person on another device: a one-time link or a recovery phrase."""

    kind: Literal["link", "phrase"]
    hash: bytes = field(repr=False)


class PeopleStore:
    """All queries about it. They block, and each is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- people ---

    def add(self, row: PersonRow, device: DeviceRow) -> None:
        """Adds a person with their first device."""
        _expect_text(row.name)
        with self._store.writing() as connection:
            connection.execute(insert(PEOPLE).values(id=row.id, name=row.name, created=row.created))
            connection.execute(insert(DEVICES).values(astuple(device)))

    def find(self, token_hash: bytes) -> tuple[PersonRow, float] | None:
        """Returns the person who holds a token, and when the device of that token was last seen."""
        query = (
            select(_P.id, _P.name, _P.created, _D.id, _D.last_seen)
            .join(DEVICES, _D.person == _P.id)
            .where(_D.token_hash == token_hash, _P.leaving.is_(None))
        )
        with self._store.reading() as connection:
            found = connection.execute(query).first()
        return None if found is None else (PersonRow(*found[:4]), found[4])

    def rename(self, person: str, name: str) -> None:
        """Gives a person another name."""
        _expect_text(name)
        with self._store.writing() as connection:
            connection.execute(update(PEOPLE).where(_P.id == person).values(name=name))
            self._notify(connection, f"{RENAMED} {person}")

    # --- devices ---

    def devices(self, person: str) -> list[DeviceRow]:
        """Returns the devices of a person, in the order in which they came."""
        with self._store.reading() as connection:
            found = connection.execute(select(DEVICES).where(_D.person == person).order_by(_D.created, _D.id))
            return [DeviceRow(*row) for row in found]

    def remove_device(self, person: str, device: str) -> bool:
        """Removes a device of a person, whose token is worth nothing from now on. Returns False if there was none."""
        with self._store.writing() as connection:
            return self._remove_device(connection, _D.person == person, _D.id == device)

    def note_seen(self, seen: Mapping[str, float]) -> None:
        """Notes when devices were last seen."""
        with self._store.writing() as connection:
            is_later = (_D.id == bindparam("device")) & (_D.last_seen < bindparam("at"))
            rows = [{"device": device, "at": at} for device, at in sorted(seen.items())]
            connection.execute(update(DEVICES).where(is_later).values(last_seen=bindparam("at")), rows)

    # --- links and phrases ---

    def add_link(self, person: str, link_hash: bytes, now: float, expires: float) -> None:
        """Adds a one-time link, and deletes what is no longer good for anything."""
        with self._store.writing() as connection:
            connection.execute(delete(LINKS).where(_L.expires <= now))
            query = select(_L.hash).where(_L.person == person).order_by(_L.expires.desc()).offset(MOST_LINKS - 1)
            connection.execute(delete(LINKS).where(_L.hash.in_(list(connection.scalars(query)))))
            connection.execute(insert(LINKS).values(hash=link_hash, person=person, expires=expires))

    def keep_phrase(self, person: str, phrase_hash: bytes, now: float) -> None:
        """Gives a person a recovery phrase instead of the one before."""
        with self._store.writing() as connection:
            connection.execute(delete(PHRASES).where(_H.person == person))
            connection.execute(insert(PHRASES).values(person=person, hash=phrase_hash, created=now))

    def drop_phrase(self, person: str) -> None:
        """Takes the recovery phrase of a person away."""
        with self._store.writing() as connection:
            connection.execute(delete(PHRASES).where(_H.person == person))

    def phrase_since(self, person: str) -> float | None:
        """Returns since when a person has a recovery phrase."""
        with self._store.reading() as connection:
            return connection.scalar(select(_H.created).where(_H.person == person))

    def salt(self) -> bytes:
        """Returns the salt of the house for recovery phrases, the same for ever."""
        query = select(HOUSE.c.value).where(HOUSE.c.key == _SALT)
        with self._store.reading() as connection:
            found = connection.scalar(query)
        if found is None:
            with self._store.writing() as connection:
                fresh = self._store.insert(HOUSE).values(key=_SALT, value=secrets.token_hex(16))
                connection.execute(fresh.on_conflict_do_nothing())
                found = str(connection.scalar(query))
        return bytes.fromhex(found)

    # --- signing in ---

    def holder(self, proof: Proof, now: float) -> PersonRow | None:
        """Returns the person for whom something is a proof. A link stays good."""
        with self._store.reading() as connection:
            person = connection.scalar(_person_of(proof, now))
            return None if person is None else _person(connection, person)

    def sign_in(self, proof: Proof, now: float, device: DeviceRow, instead_of: str | None) -> PersonRow | None:
        """Adds a device to the person for whom something is a proof, and removes another one. A link is used up.

        Returns None where it proves nothing, such as a link that another process has just used.
        """
        with self._store.writing() as connection:
            if proof.kind == "link":
                is_good = (_L.hash == proof.hash) & (_L.expires > now)
                person = connection.execute(delete(LINKS).where(is_good).returning(_L.person)).scalar()
            else:
                person = connection.scalar(_person_of(proof, now))
            found = None if person is None else _person(connection, person)
            if found is None:
                return None
            if instead_of is not None:
                self._remove_device(connection, _D.id == instead_of)
            connection.execute(insert(DEVICES).values(astuple(replace(device, person=found.id))))
            return replace(found, device=device.id)

    # --- being forgotten ---

    def begin_to_forget(self, person: str, now: float) -> None:
        """Removes all by which anybody could be this person, who is known to be leaving from now on."""
        with self._store.writing() as connection:
            connection.execute(update(PEOPLE).where(_P.id == person).values(leaving=now))
            _delete_proofs(connection, person)
            self._notify(connection, f"{FORGOTTEN} {person}")

    def leaving(self) -> list[str]:
        """Returns the people of whom something may be left to remove."""
        with self._store.reading() as connection:
            return list(connection.scalars(select(_P.id).where(_P.leaving.is_not(None)).order_by(_P.leaving)))

    # --- within a transaction ---

    def _remove_device(self, connection: Connection, *is_meant: ColumnElement[bool]) -> bool:
        removed = connection.execute(delete(DEVICES).where(*is_meant).returning(_D.id)).scalars().all()
        connection.execute(delete(PUSH).where(PUSH.c.device.in_(removed)))
        self._notify(connection, *(f"{SIGNED_OUT} {device}" for device in removed))
        return bool(removed)

    def _notify(self, connection: Connection, *payloads: str) -> None:
        if self._store.is_shared and payloads:
            notify(connection, payloads)


def delete_person(connection: Connection, person: str) -> None:
    """Deletes a person with all by which anybody could be them."""
    _delete_proofs(connection, person)
    connection.execute(delete(PEOPLE).where(_P.id == person))


def _delete_proofs(connection: Connection, person: str) -> None:
    connection.execute(delete(DEVICES).where(_D.person == person))
    connection.execute(delete(LINKS).where(_L.person == person))
    connection.execute(delete(PHRASES).where(_H.person == person))


def _person_of(proof: Proof, now: float) -> Select[str]:
    if proof.kind == "link":
        return select(_L.person).where(_L.hash == proof.hash, _L.expires > now)
    return select(_H.person).where(_H.hash == proof.hash)


def _person(connection: Connection, person: str) -> PersonRow | None:
    """Returns a person who is not leaving, and keeps others from deleting them until the transaction ends."""
    query = select(_P.id, _P.name, _P.created).where(_P.id == person, _P.leaving.is_(None))
    found = connection.execute(query.with_for_update(read=True)).first()
    return None if found is None else PersonRow(*found)


def _expect_text(name: str) -> None:
    """Refuses text that one of the databases cannot store."""
    if "\0" in name or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise SaqqaraError(f"expected a name in plain text, got {quoted(name)}")


assert [field.name for field in fields(DeviceRow)] == DEVICES.c.keys()
