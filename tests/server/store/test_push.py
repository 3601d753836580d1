"""Browsers that notices go to, and the one key of the house, on both databases."""

from __future__ import annotations

import threading

from saqqara.server.store.people import PeopleStore
from saqqara.server.store.push import MOST_BROWSERS, PushStore, Subscription
from saqqara.server.store.store import Store
from tests.server.store.rows import a_person


def subscription(endpoint: str, person: str = "ada", created: float = 1.0) -> Subscription:
    return Subscription(endpoint, person, "p" * 87, "a" * 22, "en", created)


def people(store: Store, *names: str) -> None:
    for name in names:
        PeopleStore(store).add(*a_person(name))


def test_the_first_key_stays(store: Store) -> None:
    push = PushStore(store)
    assert push.signing_key("first") == "first"
    assert push.signing_key("second") == "first"


def test_two_processes_agree_on_one_key(shared: tuple[Store, Store]) -> None:
    keys: list[str] = []
    begin = threading.Barrier(2)

    def ask(store: Store, fresh: str) -> None:
        begin.wait()
        keys.append(PushStore(store).signing_key(fresh))

    threads = [threading.Thread(target=ask, args=(store, name)) for store, name in zip(shared, "ab", strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 2
    assert len(set(keys)) == 1


def test_a_browser_belongs_to_whoever_subscribed_last(store: Store) -> None:
    people(store, "ada", "bob")
    push = PushStore(store)
    assert push.add(subscription("https://push.example/1"))
    assert push.add(subscription("https://push.example/1", "bob", 2.0))
    assert push.of_person("ada") == []
    assert push.of_person("bob") == [subscription("https://push.example/1", "bob", 2.0)]


def test_the_oldest_browser_makes_room(store: Store) -> None:
    people(store, "ada")
    push = PushStore(store)
    for number in range(MOST_BROWSERS + 2):
        push.add(subscription(f"https://push.example/{number}", created=float(number)))
    kept = {int(one.created) for one in push.of_person("ada")}
    assert kept == set(range(2, MOST_BROWSERS + 2))


def test_nobody_ends_the_notices_of_others(store: Store) -> None:
    people(store, "ada")
    push = PushStore(store)
    push.add(subscription("https://push.example/1"))
    push.remove("https://push.example/1", "bob")
    assert len(push.of_person("ada")) == 1
    push.remove("https://push.example/1", "ada")
    assert push.of_person("ada") == []


def test_somebody_who_was_deleted_gets_no_notices(store: Store) -> None:
    assert not PushStore(store).add(subscription("https://push.example/1", "nobody"))
