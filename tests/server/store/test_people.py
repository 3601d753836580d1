"""People, their devices, links and phrases in the database. A link is used once, whoever is quick."""

from __future__ import annotations

import threading

import pytest
from sqlalchemy import exc, select

from saqqara.rules.errors import SaqqaraError
from saqqara.server.store.people import MOST_LINKS, PeopleStore, Proof, delete_person
from saqqara.server.store.push import PushStore, Subscription
from saqqara.server.store.rows import DeviceRow, PersonRow
from saqqara.server.store.schema import DEVICES, LINKS, METADATA, PHRASES
from saqqara.server.store.store import Store

ADA = PersonRow("p1", "Ada Łódź 𓂀", 12.5, "d1")
EVE = PersonRow("p2", "Eve", 13.0, "d2")
LINK, PHRASE = Proof("link", b"a link"), Proof("phrase", b"a phrase")


def device(number: int, person: str = "", seen: float = 1.0) -> DeviceRow:
    return DeviceRow(f"d{number}", person, f"\0\xff hash {number}".encode(), "Firefox", seen, seen)


@pytest.fixture
def people(store: Store) -> PeopleStore:
    """Ada and Eve are here."""
    people = PeopleStore(store)
    people.add(ADA, device(1, "p1"))
    people.add(EVE, device(2, "p2"))
    return people


def test_a_person_is_found_by_the_hash_of_a_token_and_can_be_renamed(people: PeopleStore) -> None:
    assert people.find(device(1).token_hash) == (ADA, 1.0)
    assert people.find(b"other") is None
    people.rename("p1", "Bea")
    assert people.find(device(1).token_hash) == (PersonRow("p1", "Bea", 12.5, "d1"), 1.0)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_only_one_database_could_keep_is_refused(people: PeopleStore, name: str) -> None:
    with pytest.raises(SaqqaraError, match="expected a name in plain text"):
        people.add(PersonRow("p3", name, 1.0), device(3, "p3"))
    with pytest.raises(SaqqaraError, match="expected a name in plain text"):
        people.rename("p1", name)


def test_one_token_has_one_person(people: PeopleStore) -> None:
    with pytest.raises(exc.IntegrityError):
        people.add(PersonRow("p3", "Cid", 1.0), device(1, "p3"))


def test_a_link_adds_a_device_once_and_in_time(people: PeopleStore) -> None:
    people.add_link("p1", LINK.hash, now=100.0, expires=200.0)
    assert people.holder(LINK, 199.0) == PersonRow("p1", ADA.name, 12.5)
    assert people.holder(LINK, 200.0) is None
    assert people.sign_in(LINK, 200.0, device(3), None) is None
    assert people.sign_in(LINK, 199.0, device(3), None) == PersonRow("p1", ADA.name, 12.5, "d3")
    assert people.holder(LINK, 199.0) is None
    assert people.sign_in(LINK, 199.0, device(4), None) is None
    assert people.devices("p1") == [device(1, "p1"), device(3, "p1")]
    assert people.find(device(3).token_hash) == (PersonRow("p1", ADA.name, 12.5, "d3"), 1.0)


def test_a_device_goes_from_one_person_to_another(people: PeopleStore) -> None:
    people.add_link("p1", LINK.hash, now=100.0, expires=200.0)
    assert people.sign_in(LINK, 150.0, device(3), "d2") is not None
    assert people.devices("p2") == []
    assert people.find(device(2).token_hash) is None


def test_a_person_has_few_links_and_those_that_are_old_go(people: PeopleStore, store: Store) -> None:
    people.add_link("p2", b"old", now=1.0, expires=50.0)
    for number in range(MOST_LINKS + 2):
        people.add_link("p1", b"%d" % number, now=60.0 + number, expires=100.0 + number)
    with store.reading() as connection:
        assert set(connection.scalars(select(LINKS.c.hash))) == {b"%d" % number for number in range(2, MOST_LINKS + 2)}


def test_a_phrase_is_good_until_the_next(people: PeopleStore) -> None:
    assert people.phrase_since("p1") is None
    people.keep_phrase("p1", PHRASE.hash, 5.0)
    assert people.phrase_since("p1") == 5.0
    for number in (3, 4):
        signed_in = people.sign_in(PHRASE, 1.0, device(number), None)
        assert signed_in is not None
        assert signed_in.id == "p1"
    people.keep_phrase("p1", b"another", 6.0)
    assert people.holder(PHRASE, 1.0) is None
    assert people.holder(Proof("phrase", b"another"), 1.0) is not None
    people.drop_phrase("p1")
    assert people.holder(Proof("phrase", b"another"), 1.0) is None


def test_the_salt_of_a_house_stays(people: PeopleStore, store: Store) -> None:
    salt = people.salt()
    assert len(salt) == 16
    assert people.salt() == PeopleStore(store).salt() == salt


def test_only_ones_own_devices_can_be_removed(people: PeopleStore, store: Store) -> None:
    assert not people.remove_device("p1", "d2")
    assert people.find(device(2).token_hash) is not None
    push = PushStore(store)
    for number in (1, 2):
        push.add(Subscription(f"https://push.example/{number}", f"p{number}", "p", "a", "en", 1.0, f"d{number}"))
    assert people.remove_device("p2", "d2")
    assert [len(push.of_person(person)) for person in ("p1", "p2")] == [1, 0], "no notices to a device that was left"
    assert not people.remove_device("p2", "d2")
    assert people.find(device(2).token_hash) is None


def test_devices_are_noted_as_seen_and_never_as_seen_before(people: PeopleStore) -> None:
    people.note_seen({"d1": 9.0, "d2": 0.5, "gone": 9.0})
    assert [one.last_seen for one in (*people.devices("p1"), *people.devices("p2"))] == [9.0, 1.0]


def test_whoever_is_leaving_cannot_come_back(people: PeopleStore, store: Store) -> None:
    people.keep_phrase("p1", PHRASE.hash, 5.0)
    people.add_link("p1", LINK.hash, now=100.0, expires=200.0)
    people.begin_to_forget("p1", 150.0)
    assert people.leaving() == ["p1"]
    assert people.find(device(1).token_hash) is None
    for proof in (LINK, PHRASE):
        assert people.holder(proof, 150.0) is None
        assert people.sign_in(proof, 150.0, device(3), None) is None
    with store.writing() as connection:
        delete_person(connection, "p1")
    assert people.leaving() == []
    with store.reading() as connection:
        assert all("p1" not in str(connection.execute(select(table)).all()) for table in METADATA.sorted_tables)
        assert connection.execute(select(PHRASES)).all() == []
        assert len(connection.execute(select(DEVICES)).all()) == 1


def _at_once(people: list[PeopleStore]) -> list[PersonRow | None]:
    """What becomes of the same link where several use it at the same time."""
    together = threading.Barrier(len(people))
    results: list[PersonRow | None] = []

    def sign_in(number: int, one: PeopleStore) -> None:
        together.wait()
        results.append(one.sign_in(LINK, 150.0, device(10 + number), None))

    threads = [threading.Thread(target=sign_in, args=told) for told in enumerate(people)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_of_several_who_use_a_link_at_once_one_signs_in(people: PeopleStore, store: Store) -> None:
    people.add_link("p1", LINK.hash, now=100.0, expires=200.0)
    results = _at_once([PeopleStore(store) for _ in range(4)])
    assert sum(result is not None for result in results) == 1
    assert len(people.devices("p1")) == 2


def test_of_two_processes_one_signs_in(shared: tuple[Store, Store]) -> None:
    people = [PeopleStore(store) for store in shared]
    people[0].add(ADA, device(1, "p1"))
    for _ in range(10):
        people[0].add_link("p1", LINK.hash, now=100.0, expires=200.0)
        assert sum(result is not None for result in _at_once(people)) == 1
        for one in people[0].devices("p1")[1:]:
            people[1].remove_device("p1", one.id)
