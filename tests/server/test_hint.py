"""Advice from a level that knows no more than its seat: the same when asked again, counted, and never in the way."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from saqqara.bots import levels
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Estimate, Evaluation, Prospect
from saqqara.review import hints
from saqqara.review.model import Reason
from saqqara.rules.errors import StaleMove
from saqqara.server.api.requests import ApiRequest
from saqqara.server.api.routes import Api
from saqqara.server.identity import Identity
from saqqara.server.lobby import Editions
from saqqara.server.refusals import Refusal
from saqqara.server.store.rows import PersonRow
from saqqara.server.table import Table
from saqqara.server.thinking import Weighed
from saqqara.server.wire import Hint
from tests.server.guests import ME, Program, programs
from tests.server.houses import House, open_house
from tests.server.inside import Ear, a_table, inside, person, until
from tests.server.test_foresee import shown, two_at

GAMES = ("imhotep", "pyramids")
PATIENCE_S = 120  # the levels may have to be loaded first


async def hint(program: Program, table: str, **body: Any) -> httpx.Response:
    asked = {name: value for name, value in ({"level": "apprentice"} | body).items() if value is not None}
    path = f"/api/tables/{table}/hint"
    return await program.http.post(path, json=asked, headers=program.headers, timeout=PATIENCE_S)


def error_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [None, "mason"])
def test_the_best_moves_with_what_they_lead_to(house: House, game: str, level: str | None) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = (await ann.open(game, [ME, ME]))["id"]
            async with ann.at(table) as player:
                view = await player.hear_until("view", seat=0)
            answer = await hint(ann, table, seat=0, ask=view["ask"], level=level)
            advice = answer.json()
            assert answer.status_code == 200, advice
            assert (advice["level"], advice["is_exact"]) == (level or "pharaoh", False)
            assert advice["simulations"] > 0
            assert 1 <= len(advice["moves"]) <= 8
            for one in advice["moves"]:
                assert one["move"] in view["legal"]
                assert one["visits"] > 0
                for ranges in (one["wins"], one["points"]):
                    assert len(ranges) == 2
                    assert all(part["low"] <= part["mean"] <= part["high"] for part in ranges)
            assert all(set(step) == {"seat", "move"} for step in advice["line"])
            again = await hint(ann, table, seat=0, ask=view["ask"], level=level)
            if again.json()["simulations"] != advice["simulations"]:  # compiled meanwhile: it searches in its own way
                answer, again = again, await hint(ann, table, seat=0, ask=view["ask"], level=level)
            assert again.content == answer.content, "asked again, it says the same"

    asyncio.run(ask())


def test_refusals(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await two_at(ann, bob, "imhotep")
            for who, body, expected in (
                (ann, {"seat": 0, "ask": 2}, (409, "stale_move")),
                (ann, {"seat": 1, "ask": 1}, (403, "not_your_seat")),
                (bob, {"seat": 1, "ask": 1}, (409, "stale_move")),
                (ann, {"seat": 0, "ask": 1, "level": "sphinx"}, (400, "bad_message")),
            ):
                assert error_of(await hint(who, table, **body)) == expected
            seats = (await ann.told("GET", f"/api/tables/{table}"))["seats"]
            assert all("hints" not in seat for seat in seats), "what was refused is not counted"
            strict = await ann.open("imhotep", [ME, ME], hints=False)
            assert strict["hints"] is False
            assert error_of(await hint(ann, strict["id"], seat=0, ask=1)) == (403, "not_allowed")
            fork = await ann.told("POST", f"/api/tables/{strict['id']}/fork", {"turn": 5, "seats": [ME, ME]})
            assert error_of(await hint(ann, fork["id"], seat=0, ask=1)) == (403, "not_allowed")

    asyncio.run(ask())


def test_all_may_know_how_often_a_seat_was_advised(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await two_at(ann, bob, "imhotep")
            async with bob.at(table) as bobs:
                await bobs.hear_until("view")
                assert (await hint(ann, table, seat=0, ask=1)).status_code == 200
                told = await bobs.hear_until("table")
                assert [seat.get("hints", 0) for seat in told["table"]["seats"]] == [1, 0]

    asyncio.run(ask())


def test_what_another_marks_in_secret_changes_no_advice(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await two_at(ann, bob, "pyramids")
            async with ann.at(table) as anns, bob.at(table) as bobs:
                await anns.hear_until("view", seat=0)
                await bobs.hear_until("view", seat=1)
                await anns.move(0)
                await bobs.move(1)
                await shown(anns, 0, "mark")
                await shown(bobs, 1, "mark")
                ask = anns.views[0]["ask"]
                before = (await hint(ann, table, seat=0, ask=ask)).content
                while bobs.owing:
                    await bobs.move(1)
                assert (await hint(ann, table, seat=0, ask=ask)).content == before

    asyncio.run(ask())


# --- inside ---


def red_cross(seat: int, table: Table) -> None:
    """Plays on until a mark of the seat asks for one more field while another seat still owes its mark."""
    match = table.begun()
    for _ in range(400):
        if len(match.seats_to_move) == match.seats and not match.may_undo(seat):
            legal = match.legal(seat)
            for told in match.foresee(legal[:64], seat) if legal[0].startswith("mark") else ():
                if told["owes"]:
                    table.move(seat, told["move"], None, 101.0)
                    return
        mover = match.seats_to_move[0]
        table.move(mover, match.legal(mover)[-1], None, 101.0)
    raise AssertionError("expected a red cross")


def test_a_second_hint_for_a_red_cross_is_told_when_all_have_marked(tmp_path: Path) -> None:
    """Told at once, it would tell the others that the seat has marked and owes one more field."""

    async def play() -> None:
        async with inside(tmp_path, bot_offered_after_s=600) as house:
            room = await a_table(house, [person("ann"), person("bob")], game="pyramids")
            table = room.table
            red_cross(0, table)
            bob = Ear("bob")
            await house.presence.enter(room, bob)
            match, heard = table.begun(), len(bob.heard)
            ask = match.ask(0)
            assert ask is not None
            await room.do(lambda t, now: t.hint(0, ask, now))
            assert len(bob.heard) == heard
            assert room.view_for("bob").seats[0].hints == 0
            while len(match.audiences()) > 1:
                seat = match.seats_to_move[0]
                await room.do(lambda t, now, s=seat: t.move(s, match.legal(s)[0], None, now))  # type: ignore[misc]
            assert room.view_for("bob").seats[0].hints == 1
            assert bob.of_kind("table")[-1]["table"]["seats"][0]["hints"] == 1

    asyncio.run(play())


def test_hints_are_counted_in_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            for _ in range(2):
                await room.do(lambda t, now: t.hint(0, 1, now))
            with pytest.raises(StaleMove):
                await room.do(lambda t, now: t.hint(0, 2, now))
            again = house.storage.folded(room.table.id)
            assert again is not None
            assert [place.hints for place in again.places] == [2, 0]
            assert [place.hints_known for place in again.places] == [2, 0]

    asyncio.run(play())


def test_nobody_is_advised_while_a_bot_plays_for_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            await room.do(lambda t, now: t.stand_in(0, "mason", "asked", now))
            with pytest.raises(Refusal, match="a bot plays for you"):
                await room.do(lambda t, now: t.hint(0, 1, now))

    asyncio.run(play())


def test_one_hint_at_a_time_for_each_seat(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("ann")])
            api = Api(house, Identity(house.people, house.storage), Editions(tmp_path))
            thinker: Any = house.bots.thinker
            has_thought = asyncio.Event()

            async def think(*_: Any) -> Weighed:
                await has_thought.wait()
                return Weighed(Evaluation(0, (), (), 1))

            thinker.evaluate = think
            request: Any = SimpleNamespace(path_params={"table": room.table.id}, receive=asyncio.Event().wait)
            asked = ApiRequest(request, PersonRow("ann", "Ann", 0.0), Hint(seat=0, ask=1, level="mason"))
            hint: Any = api.handler("hint")
            first = asyncio.create_task(hint(asked))
            await until(lambda: room.table.places[0].hints == 1)
            with pytest.raises(Refusal, match="one hint at a time"):
                await hint(asked)
            has_thought.set()
            assert (await first).status_code == 200
            assert (await hint(asked)).status_code == 200
            assert room.table.places[0].hints == 2

    asyncio.run(ask())


@pytest.mark.parametrize("fails", [False, True])
def test_a_hint_says_why_other_moves_are_worse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    even = (Estimate(0.5, 0.4, 0.6), Estimate(0.5, 0.4, 0.6))
    found = Evaluation(0, tuple(Prospect(move, 5, even, even) for move in ("take", "load a1")), (), 10)

    def reasons(question: Question, best: str, others: list[str]) -> dict[str, list[Reason]]:
        assert (best, others, question.seat) == ("take", ["load a1"], 0)
        if fails:
            raise ZeroDivisionError
        return {"load a1": [Reason(0, "temple", -2.5)]}

    async def ask() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            advice = await house.bots.adviser.advise(room, "ann", Hint(seat=0, ask=1, level="mason"))
            told = [[(one.seat, one.source, one.points) for one in move.reasons] for move in advice.moves]
            assert told == [[], [] if fails else [(0, "temple", -2.5)]]

    monkeypatch.setattr(levels, "level_bot", lambda *_: SimpleNamespace(evaluate=lambda question: found))
    monkeypatch.setattr(hints, "hint_reasons", reasons)
    asyncio.run(ask())


class Ponderer:
    """Stands for the levels: thinks until it is stopped or let go."""

    def __init__(self) -> None:
        self.asked: list[int] = []  # seats
        self.stopped = 0
        self._may_end = threading.Event()

    def evaluate(self, question: Question) -> Evaluation:
        self.asked.append(question.seat)
        self._may_end.wait(PATIENCE_S)
        return Evaluation(question.seat, (), (), 1)

    def stop(self) -> None:
        self.stopped += 1
        self.let_go()

    def let_go(self) -> None:
        self._may_end.set()


class Client:
    """Asks for hints over HTTP, and hangs up."""

    def __init__(self, api: Api, table: str, seat: int) -> None:
        self._has_gone = asyncio.Event()
        request: Any = SimpleNamespace(path_params={"table": table}, receive=self._receive)
        asked = ApiRequest(request, PersonRow("ann", "Ann", 0.0), Hint(seat=seat, ask=1, level="vizier"))
        hint: Any = api.handler("hint")
        self.answer: asyncio.Task[Any] = asyncio.create_task(hint(asked))

    async def _receive(self) -> dict[str, str]:
        await self._has_gone.wait()
        return {"type": "http.disconnect"}

    async def hang_up(self) -> None:
        self._has_gone.set()
        await asyncio.wait([self.answer])
        assert isinstance(self.answer.exception(), Refusal)


def with_level(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    ponderer = Ponderer()
    monkeypatch.setattr("saqqara.bots.levels.level_bot", lambda *_: ponderer)
    return ponderer


def test_for_a_client_that_has_gone_nobody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with inside(tmp_path, thinkers=1) as house:
            ponderer = with_level(monkeypatch)
            api = Api(house, Identity(house.people, house.storage), Editions(tmp_path))
            rooms = [await a_table(house, [person("ann"), person("bob")]) for _ in range(2)]
            first, second = (Client(api, room.table.id, 0) for room in rooms)
            await until(lambda: ponderer.asked == [0])
            await second.hang_up()
            assert rooms[1].table.places[0].hints == 0, "it was not begun, so it is not in the log"
            await first.hang_up()
            await until(lambda: ponderer.stopped == 1)
            third = Client(api, rooms[1].table.id, 0)
            await until(third.answer.done)
            assert third.answer.result().status_code == 200
            assert ponderer.asked == [0, 0]

    asyncio.run(ask())


def test_one_hint_is_thought_about_and_one_waits_for_each_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with inside(tmp_path, thinkers=4) as house:
            ponderer = with_level(monkeypatch)
            api = Api(house, Identity(house.people, house.storage), Editions(tmp_path))
            rooms = [await a_table(house, [person("ann"), person("bob")], game="pyramids") for _ in range(3)]
            clients = [Client(api, room.table.id, 0) for room in rooms]
            await until(clients[2].answer.done)
            with pytest.raises(Refusal, match="at most 2 hints at a time for one person"):
                clients[2].answer.result()
            await until(lambda: ponderer.asked == [0])
            assert [room.table.places[0].hints for room in rooms] == [1, 0, 0]
            ponderer.let_go()
            for client in clients[:2]:
                assert (await client.answer).status_code == 200

    asyncio.run(ask())


def test_a_client_that_hangs_up_is_noticed_over_the_wire(tmp_path: Path) -> None:
    """Were they not dropped, a third hint would be one too many."""

    async def ask() -> None:
        with open_house(tmp_path, thinkers=1) as house:
            async with programs(house.address, "Ann") as (ann,):
                tables = [(await ann.open("imhotep", [ME, ME]))["id"] for _ in range(3)]
                for table in tables[:2]:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(hint(ann, table, seat=0, ask=1, level="vizier"), 0.5)
                answer = await hint(ann, tables[2], seat=0, ask=1)
                assert answer.status_code == 200, "neither of the two is under way any more"

    asyncio.run(ask())
