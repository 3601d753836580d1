"""Reviews of finished games: who gets one, the queue, how far they are, and what is kept of them."""

from __future__ import annotations

import asyncio
import json
import queue
import random
import zlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from saqqara.bots.search import ready
from saqqara.match import records
from saqqara.match.match import Match
from saqqara.review.model import Decision, Review
from saqqara.rules.contract import NATURE
from saqqara.rules.errors import SaqqaraError
from saqqara.server import deletion
from saqqara.server.entries import SeatStart
from saqqara.server.refusals import record_fault_of, word_of
from saqqara.server.review_process import Turns
from saqqara.server.review_rows import id_of_record
from saqqara.server.review_worker import Died, Failed, Key, News, Progress, Tell, WorkerEnded, WorkerProcess
from saqqara.server.reviews import MOST_TRIES, MOST_TRYING, Reviews
from saqqara.server.room import Room
from saqqara.server.store.reviews import ReviewStore
from saqqara.server.store.rows import ReviewRow
from saqqara.server.store.schema import REVIEWS
from saqqara.server.store.store import Store
from saqqara.server.tryouts import line_of
from saqqara.server.wire import ConcedeSaid, LineSaid, MoveSaid, ReviewShown, StepSaid, TrySaid
from tests.patience import PATIENCE_S
from tests.review.made_up import made_up_review
from tests.review.test_solving import PLANTED
from tests.server.guests import ME, programs
from tests.server.houses import House, open_house
from tests.server.inside import Ear, QuickHouse, a_table, inside, person, until
from tests.server.reviewing import MadeUp, text_of

IMHOTEP, PYRAMIDS = "imhotep-00000", "pyramids-00000"


@asynccontextmanager
async def a_house(data: Path, version: str = "1", **settings: Any) -> AsyncIterator[tuple[QuickHouse, MadeUp]]:
    """A house whose reviews are made up, one step after another as the test wants."""
    workers: list[MadeUp] = []

    def make(tell: Tell) -> MadeUp:
        workers.append(MadeUp(tell, version=version))
        return workers[0]

    async with inside(data, make, **settings) as house:
        yield house, workers[0]


async def finished(house: QuickHouse) -> Room:
    """A table whose match is over."""
    room = await a_table(house, [person("ann"), person("bob")], record=text_of(IMHOTEP))
    assert room.table.status == "over"
    return room


async def news(reviews: Reviews, review: str, is_so: Any) -> ReviewShown:
    """Waits by long polls until a review is as the test wants it."""
    shown = await reviews.read(review, None)
    async with asyncio.timeout(PATIENCE_S):
        while not is_so(shown):
            shown = await reviews.read(review, None, shown.stamp, 5)
    return shown


def is_done(shown: ReviewShown) -> bool:
    return shown.state == "done"


def has_picture(shown: ReviewShown) -> bool:
    return bytes(shown.review) != b"null"


def test_first_the_whole_game_then_more_of_it_then_all(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            room = await finished(house)
            asked = await house.reviews.ask_for_table(room, "ann")
            assert (asked.id, asked.table, asked.state) == (room.table.id, room.table.id, "queued")
            assert not has_picture(asked)
            assert (asked.game, asked.seats, asked.options["sides"], asked.is_yours) == ("imhotep", 2, "AAAAA", True)
            running = await news(house.reviews, asked.id, lambda shown: shown.state == "running")
            assert not has_picture(running)
            worker.go(1)
            coarse = await news(house.reviews, asked.id, has_picture)
            assert (coarse.looked_at, coarse.moments, coarse.is_yours) == (0, 133, False)
            worker.go()
            done = await news(house.reviews, asked.id, is_done)
            assert done.looked_at == done.moments == 133
            review = msgspec.json.decode(done.review, type=Review)
            assert review.is_done
            assert len(review.moments) == 133
            again = await house.reviews.ask_for_table(room, "bob")
            assert (again.state, bytes(again.review)) == ("done", bytes(done.review)), "it is there at once"
            assert len(worker.started) == 1

    asyncio.run(ask())


@pytest.mark.parametrize("is_ready", [False, True])
def test_whoever_waits_for_the_compiler_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_ready: bool
) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            running = await news(house.reviews, asked.id, lambda shown: shown.state == "running")
            assert [asked.compiling, running.compiling] == [not is_ready] * 2
            worker.go()
            assert not (await news(house.reviews, asked.id, has_picture)).compiling

    monkeypatch.setattr(ready, "is_ready", lambda _: is_ready)
    asyncio.run(ask())


# --- who gets one ---


def refusal_of(asking: Coroutine[Any, Any, Any]) -> Coroutine[Any, Any, tuple[str, str]]:
    """Returns the word and the sentence of a refusal."""

    async def refused() -> tuple[str, str]:
        with pytest.raises(SaqqaraError) as caught:
            await asking
        return word_of(caught.value), str(caught.value)

    return refused()


def test_nobody_gets_a_review_of_a_game_that_runs(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            running = await a_table(house, [person("ann"), person("bob")])
            waiting = await a_table(house, [person("ann"), SeatStart("open")])
            for asking in (house.reviews.ask_for_table(running, "ann"), house.reviews.read(running.table.id, "ann")):
                word, sentence = await refusal_of(asking)
                assert (word, "got one in progress" in sentence) == ("not_now", True)
            assert (await refusal_of(house.reviews.ask_for_table(waiting, "ann")))[0] == "not_now"
            await house.say(running, "ann", "Ann", ConcedeSaid(seat=0))
            word, sentence = await refusal_of(house.reviews.ask_for_table(running, "ann"))
            assert (word, "ended early" in sentence) == ("not_now", True)
            with pytest.raises(SaqqaraError) as caught:
                await house.reviews.ask_for_table(running, "ann")
            assert record_fault_of(caught.value) == "unfinished"
            record = running.table.begun().record(is_over=True)
            assert (await refusal_of(house.reviews.ask_for_record(record, "ann")))[0] == "bad_options"
            assert worker.started == []

    asyncio.run(ask())


def test_nobody_has_asked_for_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, _):
            room = await finished(house)
            assert (await refusal_of(house.reviews.read(room.table.id, "ann")))[0] == "no_such_review"
            assert (await refusal_of(house.reviews.read("rec-0", "ann")))[0] == "no_such_review"
            assert (await refusal_of(house.reviews.read("nowhere", "ann")))[0] == "no_such_table"

    asyncio.run(ask())


def torn(text: str) -> str:
    return text[: len(text) // 2]


def unfinished(text: str) -> str:
    head, _, moves = text.partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith(("result", "seed", "moves"))]
    return "\n".join([*kept, "result: unfinished", "moves: 5"]) + "\n\n" + "\n".join(moves.splitlines()[:5]) + "\n"


BAD_RECORDS = {
    "torn": (torn, "incomplete"),
    "torn in a line": (lambda text: text[: text.index("\n90 ") + 4], "incomplete"),
    "torn in the header": (lambda text: text[: text.index("result: ")], "incomplete"),
    "what one seat can see": (lambda text: text.replace("deal sail", "deal ?", 1), "incomplete"),
    "of another edition": (lambda text: text.replace("675b9af09815914e", "0123456789abcdef"), "edition"),
    "of other rules": (lambda text: text.replace("rules: 1", "rules: 999"), "edition"),
    "with a draw of its own": (lambda text: text.replace("ships 4221", "ships 3322"), "unverified"),
    "with a result of its own": (lambda text: text.replace("places 1 2", "places 2 1"), "unverified"),
    "with an illegal move": (lambda text: text.replace(" take", " fly"), "unverified"),
    "without its seed": (records.without_seed, "unverified"),
    "unfinished": (unfinished, "unfinished"),
    "no record": (lambda text: "Dear diary", "not_a_record"),
    "no text": (lambda text: "a: b\n\ufffd\ufffd", "not_a_record"),
    "of an unknown chance": (lambda text: text.replace("chance: ", "chance: x"), None),
}


@pytest.mark.parametrize("how", BAD_RECORDS)
def test_a_bad_record_gets_one_clear_sentence(tmp_path: Path, how: str) -> None:
    spoil, fault = BAD_RECORDS[how]

    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            with pytest.raises(SaqqaraError) as caught:
                await house.reviews.ask_for_record(spoil(text_of(IMHOTEP)), "ann")
            assert (word_of(caught.value), record_fault_of(caught.value)) == ("bad_options", fault)
            assert "expected" in str(caught.value)
            assert "\n" not in str(caught.value)
            assert worker.started == []

    asyncio.run(ask())


def test_a_record_is_reviewed_like_a_table(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            worker.go()
            asked = await house.reviews.ask_for_record(text_of(PYRAMIDS), "ann")
            assert asked.id == id_of_record(text_of(PYRAMIDS))
            assert asked.table is None
            done = await news(house.reviews, asked.id, is_done)
            assert msgspec.json.decode(done.review, type=Review) == made_up_review(text_of(PYRAMIDS))

    asyncio.run(ask())


# --- the queue ---


def test_the_queue_is_limited(tmp_path: Path) -> None:
    records = [text_of(f"imhotep-0000{number}") for number in range(5)]

    async def ask() -> None:
        limits: dict[str, Any] = {"reviews_per_person": 2, "reviews_waiting": 3, "reviews_at_once": 1}
        async with a_house(tmp_path, **limits) as (house, worker):
            reviews = house.reviews
            for record in records[:2]:
                await reviews.ask_for_record(record, "ann")
            await reviews.ask_for_record(records[1], "ann")  # it is there already
            assert await refusal_of(reviews.ask_for_record(records[2], "ann")) == (
                "too_many",
                "expected at most 2 reviews of one person at a time, got another one",
            )
            third = await reviews.ask_for_record(records[2], "bob")
            assert await refusal_of(reviews.ask_for_record(records[3], "cid")) == (
                "too_many",
                "expected at most 3 reviews in the queue, got another one",
            )
            await until(lambda: len(worker.started) == 1)
            assert (await reviews.read(third.id, "bob")).ahead == 2
            worker.go()
            await news(reviews, third.id, is_done)
            assert len(worker.started) == 3
            await reviews.ask_for_record(records[3], "ann")

    asyncio.run(ask())


def test_it_is_stopped_by_whoever_asked_and_goes_on_later(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            reviews = house.reviews
            asked = await reviews.ask_for_record(text_of(IMHOTEP), "ann")
            worker.go(1)
            await news(reviews, asked.id, has_picture)
            assert (await refusal_of(reviews.stop(asked.id, "bob")))[0] == "not_allowed"
            stopped = await reviews.stop(asked.id, "ann")
            assert (stopped.state, has_picture(stopped)) == ("stopped", True), "what is there stays"
            assert worker.stopped == worker.started
            assert (await reviews.read(asked.id, None, stopped.stamp, 5)).state == "stopped", "nobody waits in vain"
            again = await reviews.ask_for_record(text_of(IMHOTEP), "bob")
            assert (again.state, again.is_yours, has_picture(again)) == ("queued", True, True)
            assert again.stamp > stopped.stamp
            worker.go()
            assert (await news(reviews, asked.id, is_done)).looked_at == 133
            assert (await reviews.stop(asked.id, "bob")).state == "done"

    asyncio.run(ask())


def test_a_newcomer_gets_a_picture_before_others_get_more() -> None:
    told: list[tuple[str, int]] = []

    def tell(key: Key, news: News) -> None:
        assert isinstance(news, Progress)
        told.append((key[0], news.looked_at))

    def reviewing(record: str) -> Iterator[Review]:
        return (made_up_review(record, looked_at) for looked_at in (0, 60, 133))

    turns = Turns(reviewing, tell)
    turns.start(("a", ""), text_of(IMHOTEP))
    turns.go_on()
    turns.start(("b", ""), text_of(IMHOTEP))
    turns.go_on()
    while not turns.is_idle:
        turns.go_on()
    assert [name for name, _ in told][:2] == ["a", "b"]
    assert [name for name, looked_at in told if looked_at == 133] == ["a", "b"], "the first is done first"


def test_a_review_that_fails_says_why(tmp_path: Path) -> None:
    async def ask(failure: Exception) -> ReviewShown:
        async with a_house(tmp_path) as (house, worker):
            worker.fails_with = failure
            worker.go()
            asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            return await news(house.reviews, asked.id, lambda shown: shown.state == "failed")

    assert asyncio.run(ask(SaqqaraError("expected that, got this"))).failure == "expected that, got this"
    assert "went wrong on the server" in asyncio.run(ask(ZeroDivisionError())).failure


def test_a_match_that_ends_warms_the_worker(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as (house, worker):
            vars(house.reviews)["_settings"] = replace(house.settings, warm_up=True)
            room = await a_table(house, [person("ann"), person("bob")])
            await house.presence.enter(room, Ear("ann"))
            while room.table.status == "playing":
                assert worker.warmed == []
                match = room.table.begun()
                seat = match.seats_to_move[0]
                move = MoveSaid(seat=seat, ask=match.ask(seat) or 0, move=match.legal(seat)[0])
                await house.say(room, room.table.places[seat].person, "", move)
            assert worker.warmed[0] == "imhotep"

    asyncio.run(play())


def test_the_process_of_the_worker_computes_tells_and_ends() -> None:
    told: queue.SimpleQueue[tuple[Key | None, object]] = queue.SimpleQueue()
    worker = WorkerProcess(lambda key, news: told.put((key, news)))
    try:
        worker.start(("torn", ""), torn(text_of(IMHOTEP)))
        key, news = told.get(timeout=PATIENCE_S)
        assert key == ("torn", "")
        assert isinstance(news, Failed)
        assert "expected" in news.why
        process = worker._process
        assert process is not None
        process.kill()
        assert told.get(timeout=PATIENCE_S) == (None, Died())
        worker.stop(("torn", ""))  # is no matter
    finally:
        worker.close()
    worker.start(("late", ""), text_of(IMHOTEP))
    assert worker._process is None


# --- what is kept ---


def test_a_restart_takes_it_up(tmp_path: Path) -> None:
    async def begin() -> str:
        async with a_house(tmp_path) as (house, worker):
            room = await finished(house)
            await house.reviews.ask_for_table(room, "ann")
            worker.go(2)
            shown = await news(house.reviews, room.table.id, lambda shown: shown.looked_at > 0)
            assert shown.state == "running"
            return shown.id

    async def go_on(review: str) -> None:
        async with a_house(tmp_path) as (house, worker):
            shown = await news(house.reviews, review, lambda shown: shown.state == "running")
            assert shown.looked_at > 0, "what is there stays"
            worker.go(1)
            worker.go()
            assert (await news(house.reviews, review, is_done)).looked_at == 133

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_power_cut_is_a_restart(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.sqlite'}")
    store.migrate()
    reviews = ReviewStore(store)
    record = zlib.compress(text_of(IMHOTEP).encode())
    reviews.ask(ReviewRow("rec-1", "judge", None, record, "queued", "ann", 1.0), 1, 1)
    reviews.claim("a process that is gone", 1e12, 1e12, 1)
    store.close()

    async def go_on() -> None:
        async with a_house(tmp_path) as (house, worker):
            worker.go()
            await news(house.reviews, "rec-1", is_done)

    asyncio.run(go_on())


def test_a_worker_that_dies_begins_anew_but_not_for_ever(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            for number in range(MOST_TRIES):
                await until(lambda: len(worker.started) == number + 1)  # noqa: B023
                worker.die()
            shown = await news(house.reviews, asked.id, lambda shown: shown.state == "failed")
            assert shown.failure == "expected a review, but its process ended 3 times"

    asyncio.run(ask())


def test_another_judge_computes_it_anew(tmp_path: Path) -> None:
    async def ask(version: str) -> None:
        async with a_house(tmp_path, version=version) as (house, worker):
            old = ReviewStore(house.store).latest(id_of_record(text_of(IMHOTEP)))
            assert (old is not None) == (version == "2")
            if old is not None:
                assert (await house.reviews.read(old.id, None)).is_outdated, "the page offers to review it again"
            asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            assert asked.state == "queued"
            worker.go()
            await news(house.reviews, asked.id, is_done)
            again = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            assert (again.state, again.is_outdated) == ("done", False)
            assert len(worker.started) == 1
            with house.store.reading() as connection:
                assert list(connection.scalars(select(REVIEWS.c.judge))) == [f"pharaoh made-up-{version} 5000"]

    asyncio.run(ask("1"))
    asyncio.run(ask("2"))


def test_it_is_deleted_with_its_table(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            room = await finished(house)
            worker.go()
            await house.reviews.ask_for_table(room, "ann")
            await news(house.reviews, room.table.id, is_done)
            record = await house.reviews.ask_for_record(text_of(PYRAMIDS), "ann")
            deletion.carry_out(house.store, deletion.plan(house.store, [room.table.id], []))
            store = ReviewStore(house.store)
            assert store.latest(room.table.id) is None
            assert store.latest(record.id) is not None

    asyncio.run(ask())


def test_reviews_of_records_are_not_kept_for_ever(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_house(tmp_path) as (house, worker):
            worker.go()
            asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            await news(house.reviews, asked.id, is_done)
            store = ReviewStore(house.store)
            store.forget_before(house.storage.clock.now() - 60)
            assert store.latest(asked.id) is not None
            store.forget_before(house.storage.clock.now() + 60)
            assert store.latest(asked.id) is None

    asyncio.run(ask())


# --- several processes ---


def test_two_processes_compute_it_once_and_both_tell_of_it(tmp_path: Path, postgres_url: str) -> None:
    async def ask() -> None:
        async with (
            a_house(tmp_path / "a", database=postgres_url) as (one, first),
            a_house(tmp_path / "b", database=postgres_url) as (other, second),
        ):
            room = await finished(one)
            asked = await one.reviews.ask_for_table(room, "ann")
            there = await other.reviews.ask_for_table(await other.room(room.table.id), "bob")
            assert (there.id, there.is_yours) == (asked.id, False)
            await until(lambda: first.started + second.started)
            for worker in (first, second):
                worker.go(1)
            for reviews in (one.reviews, other.reviews):
                await news(reviews, asked.id, has_picture)
            for worker in (first, second):
                worker.go()
            for reviews in (one.reviews, other.reviews):
                assert (await news(reviews, asked.id, is_done)).looked_at == 133
            assert len(first.started + second.started) == 1

    asyncio.run(ask())


def test_it_is_stopped_through_another_process(tmp_path: Path, postgres_url: str) -> None:
    async def ask() -> None:
        async with (
            a_house(tmp_path / "a", database=postgres_url) as (one, first),
            a_house(tmp_path / "b", database=postgres_url) as (other, second),
        ):
            asked = await one.reviews.ask_for_record(text_of(IMHOTEP), "ann")
            await until(lambda: first.started + second.started)
            elsewhere = other.reviews if first.started else one.reviews
            assert (await elsewhere.stop(asked.id, "ann")).state == "stopped"
            await until(lambda: first.stopped + second.stopped)
            assert first.stopped + second.stopped == first.started + second.started

    asyncio.run(ask())


def test_a_process_that_is_gone_loses_its_lease(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()
    reviews = ReviewStore(store)
    reviews.ask(ReviewRow("rec-1", "judge", None, b"", "queued", "ann", 1.0), 1, 1)
    assert [row.id for row in reviews.claim("one", 100.0, 15.0, 5)] == ["rec-1"]
    assert reviews.claim("other", 110.0, 15.0, 5) == []
    assert reviews.renew("one", [("rec-1", "judge")], 120.0) == [("rec-1", "judge")]
    assert reviews.claim("other", 116.0, 15.0, 5) == []
    assert [row.tries for row in reviews.claim("other", 121.0, 15.0, 5)] == [2]
    assert not reviews.keep(("rec-1", "judge"), "one", 130.0, 1, 2, b"late", False), "it is another's by now"
    assert reviews.renew("one", [("rec-1", "judge")], 130.0) == []
    store.close()


# --- other moves ---


def test_a_line_is_played_move_by_move_and_draws_nothing() -> None:
    match = Match.from_record(text_of(IMHOTEP))
    moves = match.moves()
    line = [StepSaid(seat=seat, move=move) for seat, move in moves[5:9]]
    shown = line_of(text_of(IMHOTEP), LineSaid(turn=5, seat=0, moves=line))
    assert [table["turn"] for table in shown.tables] == [5, 6, 7, 8, 9]
    assert shown.tables[-1] == line_of(text_of(IMHOTEP), LineSaid(turn=9, seat=0)).tables[0]
    assert moves[9][0] == 0
    assert moves[9][1] in shown.legal
    at = line_of(text_of(IMHOTEP), LineSaid(turn=5, seat=0))
    assert moves[5][1] in at.legal
    before_draw = next(turn for turn, (seat, _) in enumerate(moves) if seat == NATURE and turn > 5)
    seat, move = moves[before_draw - 1]
    drawn = line_of(text_of(IMHOTEP), LineSaid(turn=before_draw - 1, moves=[StepSaid(seat=seat, move=move)]))
    assert drawn.tables[-1]["turn"] == before_draw, "the draws after it are left open"


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (LineSaid(turn=5, moves=[StepSaid(seat=0, move="sail a market")]), "illegal_move"),
        (LineSaid(turn=5, moves=[StepSaid(seat=0, move="dance")]), "unreadable_move"),
        (LineSaid(turn=5, moves=[StepSaid(seat=1, move="take")]), "not_your_turn"),
        (LineSaid(turn=5, moves=[StepSaid(seat=-1, move="deal sail")]), "not_your_turn"),
        (LineSaid(turn=500, moves=[StepSaid(seat=1, move="take")]), "match_over"),
        (LineSaid(turn=5, seat=3), "bad_options"),
    ],
)
def test_a_line_that_cannot_be_played_is_refused(asked: LineSaid, word: str) -> None:
    with pytest.raises(SaqqaraError) as caught:
        line_of(text_of(IMHOTEP), asked)
    assert word_of(caught.value) == word


def a_mistake(review: Review) -> Decision:
    return next(one for one in review.decisions if one.best != one.move and one.grade in ("mistake", "blunder"))


def another_move(decision: Decision) -> str:
    legal = set(line_of(text_of(IMHOTEP), LineSaid(turn=decision.turn, seat=decision.seat)).legal)
    return min(legal - {decision.best, decision.move})


async def made_up_row(house: QuickHouse, worker: MadeUp) -> ReviewRow:
    asked = await house.reviews.ask_for_record(text_of(IMHOTEP), "ann")
    worker.go()
    await news(house.reviews, asked.id, is_done)
    return await house.reviews.row(asked.id, None)


def test_a_try_is_graded(tmp_path: Path) -> None:
    """What the review knows is told at once; any other move is looked at by the worker."""

    async def play() -> None:
        async with a_house(tmp_path) as (house, worker):
            row = await made_up_row(house, worker)
            decision = a_mistake(made_up_review(text_of(IMHOTEP)))
            best = await house.reviews.try_move(row, TrySaid(turn=decision.turn, move=decision.best))
            assert (best.grade, best.seat, best.best, best.line[0].move) == (
                "best",
                decision.seat,
                *[decision.best] * 2,
            )
            assert (best.wins.mean, best.is_as_good) == (0, True)
            again = await house.reviews.try_move(row, TrySaid(turn=decision.turn, move=decision.move))
            assert (again.grade, again.is_as_good) == (decision.grade, False)
            assert worker.tried == []
            move = another_move(decision)
            other = await house.reviews.try_move(row, TrySaid(turn=decision.turn, move=move))
            assert worker.tried == [(decision.turn, move)]
            assert (other.grade, other.wins.mean) == ("good", 0.12)
            assert not other.is_as_good, "what costs 12 % is not found, even if it costs perhaps nothing"
            refused = "expected a decision that has been reviewed, got 0"
            with pytest.raises(SaqqaraError, match=refused):
                await house.reviews.try_move(row, TrySaid(turn=0, move=move))
            with pytest.raises(SaqqaraError, match="expected a decision that has been reviewed"):
                await house.reviews.try_move(replace(row, body=None), TrySaid(turn=decision.turn, move=move))

    asyncio.run(play())


def test_only_so_many_tries_wait_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(tmp_path) as (house, worker):
            row = await made_up_row(house, worker)
            decision = a_mistake(made_up_review(text_of(IMHOTEP)))
            asked = TrySaid(turn=decision.turn, move=another_move(decision))
            worker.holds_tries = True
            waiting = [asyncio.create_task(house.reviews.try_move(row, asked)) for _ in range(MOST_TRYING)]
            await until(lambda: len(worker.tried) == MOST_TRYING)
            assert await refusal_of(house.reviews.try_move(row, asked)) == (
                "too_many",
                "expected at most 8 moves to be tried at once, got another one",
            )
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            worker.holds_tries = False
            assert (await house.reviews.try_move(row, asked)).grade == "good"

    asyncio.run(play())


def test_the_process_of_the_worker_grades_tries() -> None:
    """In a solved position exactly; one that fails is told as such, and so are those that wait when it ends."""
    record = PLANTED / "pyramids-2-136-blunder.record"
    worker = WorkerProcess(lambda key, news: None)
    try:
        text = record.read_text(encoding="utf-8")
        graded = worker.try_move(text, 136, "mark 1 c3").result(timeout=PATIENCE_S)
        assert (graded.grade, graded.is_exact, graded.wins.mean) == ("blunder", True, 1)
        with pytest.raises(WorkerEnded):
            worker.try_move(text, 136, "dance").result(timeout=PATIENCE_S)
        waiting = worker.try_move(text, 136, "mark 1 c3")
        worker.close()
        with pytest.raises(WorkerEnded):
            waiting.result(timeout=PATIENCE_S)
        with pytest.raises(WorkerEnded):
            worker.try_move(text, 136, "mark 1 c3").result(timeout=PATIENCE_S)
    finally:
        worker.close()


# --- over HTTP ---


@pytest.fixture(scope="module")
def made_up_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    first = "from tests.server.reviewing import install; install()"
    with open_house(tmp_path_factory.mktemp("reviews"), first=first) as house:
        yield house


def test_a_review_over_http(made_up_house: House) -> None:
    async def ask(address: str) -> None:
        async with programs(address, "Ann", "Bob") as (ann, bob):
            record = text_of(IMHOTEP)
            shown = await ann.told("POST", "/api/reviews", {"record": record})
            path = f"/api/reviews/{shown['id']}"
            stamps = [shown["stamp"]]
            while shown["state"] != "done":
                shown = await bob.told("GET", f"{path}?seen={stamps[-1]}&wait=20")
                assert shown["stamp"] > stamps[-1]
                stamps.append(shown["stamp"])
            assert shown["review"]["looked_at"] == 133
            assert (await bob.ask("GET", path)).headers["content-encoding"] == "gzip"
            past = await bob.told("GET", f"{path}/replay/9?seat=1")
            assert (past["turn"], past["turns"], past["move"]) == (9, 132, {"seat": 1, "move": "load d1"})
            assert len((await bob.told("GET", f"{path}/story"))["passages"]) > 10
            assert (await bob.ask("GET", f"{path}/record")).text == record
            line = {"turn": 5, "seat": 0, "moves": [{"seat": 0, "move": "load a2"}]}
            assert (await bob.told("POST", f"{path}/line", line))["tables"][1] == past_of(record, 6)
            decision = shown["review"]["decisions"][0]
            graded = await bob.told("POST", f"{path}/try", {"turn": decision["turn"], "move": decision["move"]})
            assert graded["grade"] == decision["grade"]
            assert (await bob.ask("DELETE", path)).status_code == 403
            assert (await ann.told("DELETE", path))["state"] == "done"
            torn_one = await ann.ask("POST", "/api/reviews", {"record": torn(record)})
            assert (torn_one.status_code, torn_one.json()["error"]) == (400, "bad_options")
            assert torn_one.json()["record_fault"] == "incomplete"
            long_one = await ann.ask("POST", "/api/reviews", {"record": "x" * 70_000})
            assert long_one.status_code in (400, 413)

    asyncio.run(ask(made_up_house.address))


def past_of(record: str, turn: int) -> Any:
    return json.loads(json.dumps(line_of(record, LineSaid(turn=turn, seat=0)).tables[0]))


def test_the_review_of_a_table_over_http(made_up_house: House) -> None:
    async def ask(address: str) -> None:
        async with programs(address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            path = f"/api/tables/{table['id']}/review"
            assert (await ann.ask("POST", path)).json()["error"] == "not_now"
            async with ann.at(table["id"]) as player:
                await player.play_on(random.Random(1))
            shown = await ann.told("POST", path)
            assert (shown["id"], shown["table"]) == (table["id"], table["id"])
            while shown["state"] != "done":
                shown = await ann.told("GET", f"/api/reviews/{table['id']}?seen={shown['stamp']}&wait=20")
            stranger = httpx.get(f"{address}/api/reviews/{table['id']}")
            assert stranger.json()["review"] == shown["review"]
            assert httpx.post(f"{address}{path}").status_code == 401
            replay = "replay/7"
            there = await ann.told("GET", f"/api/tables/{table['id']}/{replay}")
            assert await ann.told("GET", f"/api/reviews/{table['id']}/{replay}") == there

    asyncio.run(ask(made_up_house.address))
