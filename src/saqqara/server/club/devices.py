"""Several devices of one person without an account: one-time links, recovery phrases, signing out.

The secret of a link stands behind `#` in its address, which browsers send to nobody, so no log and no other site ever
sees it. The house stores only its hash, for ten minutes.
"""

from __future__ import annotations

import asyncio
import hashlib

import segno

from saqqara.server.club.local_sessions import LocalSessions
from saqqara.server.club.phrases import fresh_phrase, hash_of_phrase, read_phrase
from saqqara.server.people import People, fresh_device, fresh_secret
from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.people import PeopleStore, Proof
from saqqara.server.store.rows import PersonRow
from saqqara.server.wire.devices import ContinueSaid, Continuing, Device, LinkMade, LookSaid
from saqqara.server.wire.devices import Devices as DevicesShown

LINK_S = 600


class Devices:
    """What people do with their devices."""

    def __init__(self, storage: Storage, people: People, here: LocalSessions) -> None:
        self._storage = storage
        self._people = people
        self._here = here
        self._store = PeopleStore(storage.store)
        self._slow = asyncio.Lock()  # one slow hash at a time, so that guesses do not use up the machine

    async def make_link(self, person: PersonRow, origin: str) -> LinkMade:
        """Makes a link with which a person can continue on another device."""
        link_secret, now = fresh_secret(), self._storage.clock.now()
        await self._storage.in_thread(self._store.add_link, person.id, _hash_of_link(link_secret), now, now + LINK_S)
        url = f"{origin}/continue#{link_secret}"
        rows = ["".join(map(str, row)) for row in segno.make(url, error="m", micro=False).matrix]
        return LinkMade(word=link_secret, url=url, qr=rows, expires=now + LINK_S, lasts_s=LINK_S)

    async def look(self, said: LookSaid, sender: PersonRow | None) -> Continuing:
        """Returns who somebody would be."""
        holder = await self._holder(await self._proof(said))
        is_you = sender is not None and sender.id == holder.id
        return Continuing(name=holder.name, is_you=is_you, you_are=None if sender is None else sender.name)

    async def sign_in(self, said: ContinueSaid, sender: PersonRow | None, label: str) -> tuple[PersonRow, str]:
        """Adds a device to the person of a link or of a phrase. Returns the person, and the token of the device.

        Whoever is that person already gets no other token, and the link stays good.
        """
        proof = await self._proof(said)
        holder = await self._holder(proof)
        if sender is not None and sender.id == holder.id:
            return sender, ""
        if sender is not None and not said.replace:
            got = "got a device of someone else; with `replace` it goes from one person to the other"
            raise Refusal("not_now", f"expected a device without a person, {got}")
        device, token = fresh_device("", label, self._storage.clock.now())
        before = None if sender is None else sender.device
        row = await self._storage.in_thread(self._store.sign_in, proof, device.created, device, before)
        if row is None:
            raise _no_proof(proof)
        if before is not None:
            self._here.sign_out(before)
        return row, token

    async def shown(self, person: PersonRow) -> DevicesShown:
        """Returns all that can be a person."""
        rows = await self._storage.in_thread(self._store.devices, person.id)
        return DevicesShown(
            devices=[
                Device(
                    id=row.id,
                    label=row.label,
                    created=row.created,
                    last_seen=row.last_seen,
                    is_this=row.id == person.device,
                )
                for row in rows
            ],
            phrase_since=await self._storage.in_thread(self._store.phrase_since, person.id),
        )

    async def leave(self, person: PersonRow, device: str) -> None:
        """Signs a device of a person out. One that is none of theirs, or none any more, is left as it is."""
        if await self._storage.in_thread(self._store.remove_device, person.id, device):
            self._here.sign_out(device)

    async def make_phrase(self, person: PersonRow) -> str:
        """Gives a person a recovery phrase instead of the one before."""
        phrase = fresh_phrase()
        hashed = await self._slow_hash(phrase)
        await self._storage.in_thread(self._store.keep_phrase, person.id, hashed, self._storage.clock.now())
        return phrase

    async def drop_phrase(self, person: PersonRow) -> None:
        """Makes the recovery phrase of a person worthless."""
        await self._storage.in_thread(self._store.drop_phrase, person.id)

    async def _holder(self, proof: Proof) -> PersonRow:
        holder = await self._storage.in_thread(self._store.holder, proof, self._storage.clock.now())
        if holder is None:
            raise _no_proof(proof)
        return holder

    async def _proof(self, said: LookSaid | ContinueSaid) -> Proof:
        if (said.word is None) == (said.phrase is None):
            got = "neither" if said.word is None else "both"
            raise Refusal("bad_message", f"continue: expected either a word or a phrase, got {got}")
        if said.word is not None:
            return Proof("link", _hash_of_link(said.word))
        return Proof("phrase", await self._slow_hash(read_phrase(said.phrase or "")))

    async def _slow_hash(self, phrase: str) -> bytes:
        salt = await self._storage.in_thread(self._store.salt)
        async with self._slow:
            return await asyncio.to_thread(hash_of_phrase, phrase, salt)


def _hash_of_link(link_secret: str) -> bytes:
    """Returns the hash of the secret of a link. It is random, so a fast hash is enough."""
    return hashlib.sha256(b"saqqara link 1\n" + link_secret.encode()).digest()


def _no_proof(proof: Proof) -> Refusal:
    expected, got = {
        "link": ("a link that has not been used", "one that was used, is older than ten minutes or never was one"),
        "phrase": ("the recovery phrase of a person on this server", "another one"),
    }[proof.kind]
    return Refusal("not_now", f"expected {expected}, got {got}")
