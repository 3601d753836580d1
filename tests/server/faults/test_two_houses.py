"""Two houses on one database: whichever door guests come through, there is one table."""

from __future__ import annotations

import asyncio
import random
import re
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from saqqara.server import entries as log
from saqqara.server.cluster import Cluster
from saqqara.server.entries import SeatStart
from saqqara.server.store.store import Store
from saqqara.server.wire import MoveSaid, TakeSeatSaid
from tests.effort import IS_ALL, first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all, shown_times
from tests.server.faults.windows import Window, faults_in, until, window
from tests.server.guests import ME, OPEN, bot, programs
from tests.server.houses import House, open_house
from tests.server.inside import a_table, inside, person
from tests.server.postgres import Postgres

TOO_LATE = ("stale_move", "not_your_turn", "match_over")
ENOUGH = 20  # turns that are answered twice, in the gate; in the soak it is a whole match
BOB = 2  # his seat, behind a bot's
Pair = tuple[House, House]


@pytest.fixture(scope="module")
def shared_url(postgres: Postgres) -> Iterator[str]:
    """The database of both houses."""
    with postgres.database() as url:
        yield url


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, shared_url: str) -> Iterator[Pair]:
    data = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with open_house(data[0], shared_url) as one, open_house(data[1], shared_url) as other:
        yield one, other
        for house in (one, other):
            assert not faults_in(house.log)


def entries_of(url: str, table: str) -> list[log.AnyEntry]:
    with closing(Store(url, lock=False)) as store:
        return [log.read(row.body) for row in store.entries(table)]


class Round:
    """Everybody at a table, each with one window in either house."""

    def __init__(self, table: str, pairs: list[tuple[Window, Window]], looks: tuple[Window, Window]) -> None:
        self.table = table
        self.pairs = pairs  # by seat
        self.looks = looks  # of a spectator

    async def settle(self) -> None:
        """Until both houses show everybody the same, to the last byte."""
        await until(lambda: all(one.texts[seat] == other.texts[seat] for seat, (one, other) in enumerate(self.pairs)))
        await until(lambda: self.looks[0].texts[None] == self.looks[1].texts[None])

    @property
    def owing(self) -> list[int]:
        return [seat for seat, (one, _) in enumerate(self.pairs) if one.views[seat]["ask"] is not None]

    @property
    def is_over(self) -> bool:
        return self.looks[0].views[None]["table"]["outcome"] is not None


async def gather_round(stack: AsyncExitStack, houses: Pair, game: str, seats: int, **more: object) -> Round:
    """The first sits down through the first house, the others through the second."""
    people = await stack.enter_async_context(programs(houses[0].address, *(f"Guest {seat}" for seat in range(seats))))
    at_other = await stack.enter_async_context(programs(houses[1].address))
    assert at_other == []
    table = await people[0].open(game, [ME, *[OPEN] * (seats - 1)], **more)
    pairs = []
    for seat, guest in enumerate(people):
        doors = [await stack.enter_async_context(window(one.address, table["id"], guest.token)) for one in houses]
        if seat:
            answer = await doors[1].do("take_seat", seat=seat, invite=table["invite"])
            assert answer["type"] == "accepted"
        pairs.append((doors[0], doors[1]))
    looks = [await stack.enter_async_context(window(one.address, table["id"])) for one in houses]
    await until(lambda: all(seat in door.views for seat, pair in enumerate(pairs) for door in pair))
    return Round(table["id"], pairs, (looks[0], looks[1]))


def test_one_answer_wins_when_a_turn_is_answered_through_both_houses(houses: Pair, shared_url: str) -> None:
    chance = random.Random(5)

    async def play() -> tuple[str, int, int]:
        turns = contests = 0
        async with AsyncExitStack() as stack:
            gathered = await gather_round(stack, houses, "imhotep", 2)
            while not gathered.is_over and (IS_ALL or contests <= ENOUGH):
                await gathered.settle()
                seat = gathered.owing[0]
                doors = gathered.pairs[seat]
                view = doors[0].views[seat]
                moves = chance.sample(view["legal"], min(2, len(view["legal"])))
                answers = await asyncio.gather(
                    *(
                        door.do("move", seat=seat, ask=view["ask"], move=move)
                        for door, move in zip(doors, moves * 2, strict=False)
                    )
                )
                kinds = sorted("won" if one["type"] in ("view", "accepted") else one["error"] for one in answers)
                assert kinds[-1] == "won", answers
                assert kinds[0] in TOO_LATE, answers
                turns += 1
                contests += len(moves) == 2
                table = view["table"]
                await until(lambda: doors[0].views[seat]["table"] != table)  # noqa: B023
            await gathered.settle()
        return gathered.table, turns, contests

    table, turns, contests = asyncio.run(play())
    moved = [entry for entry in entries_of(shared_url, table) if isinstance(entry, log.Moved)]
    print(f"{turns} turns, {contests} of them answered with two moves at once")
    assert len(moved) == turns
    assert contests > ENOUGH


@pytest.mark.parametrize("seats", first_of([4, 2], 1))
def test_marks_of_different_seats_are_all_accepted_through_both_houses(houses: Pair, seats: int) -> None:
    chance = random.Random(seats)

    async def play() -> tuple[int, int]:
        steps = together = 0
        async with AsyncExitStack() as stack:
            gathered = await gather_round(stack, houses, "pyramids", seats)
            while not gathered.is_over and (IS_ALL or together <= ENOUGH // 2):
                await gathered.settle()
                owing = gathered.owing
                said = []
                for seat in owing:
                    door = gathered.pairs[seat][(seat + steps) % 2]
                    view = door.views[seat]
                    move = chance.choice(view["legal"])
                    said.append(door.do("move", seat=seat, ask=view["ask"], move=move))
                for answer in await asyncio.gather(*said):
                    assert answer["type"] in ("view", "accepted"), answer
                steps += 1
                together += len(owing) > 1
                shown = [door.views[seat]["ask"] for seat in owing for door in gathered.pairs[seat]]
                assert shown is not None
                await gathered.settle()
        return steps, together

    steps, together = asyncio.run(play())
    print(f"{seats} seats: {steps} steps, {together} of them with several marks at once")
    assert together > 5


def test_the_same_move_said_to_both_houses_counts_once(houses: Pair, shared_url: str) -> None:
    """As a program does whose connection broke before it heard the answer."""

    async def play() -> tuple[str, list[str]]:
        names = []
        async with AsyncExitStack() as stack:
            gathered = await gather_round(stack, houses, "imhotep", 2)
            for number in range(20):
                await gathered.settle()
                seat = gathered.owing[0]
                doors = gathered.pairs[seat]
                view = doors[0].views[seat]
                said = {"seat": seat, "ask": view["ask"], "move": view["legal"][0], "id": f"same-{number}"}
                names.append(f"same-{number}")
                for answer in await asyncio.gather(*(door.do("move", **said) for door in doors)):
                    assert answer["type"] in ("view", "accepted"), answer
        return gathered.table, names

    table, names = asyncio.run(play())
    moved = [entry.request for entry in entries_of(shared_url, table) if isinstance(entry, log.Moved)]
    assert moved == names


def test_sitting_chat_undo_and_presence_are_seen_through_the_other_house(houses: Pair) -> None:
    async def play() -> None:
        one, other = houses
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN], chat=True)
            async with window(one.address, table["id"], ann.token) as anns:
                async with window(other.address, table["id"], bob.token) as bobs:
                    assert (await bobs.do("take_seat", seat=1, invite=table["invite"]))["type"] == "accepted"
                    await until(lambda: anns.table["status"] == bobs.table["status"] == "playing")
                    await until(lambda: 0 in anns.views and 1 in bobs.views)
                    await until(lambda: anns.presence[1] == bobs.presence[0] == "here")
                    for text in ("hello", "how are you"):
                        assert (await anns.do("say", seat=0, text=text))["type"] == "accepted"
                        await bobs.do("say", seat=1, text=f"{text}!")
                    await until(lambda: len(anns.said) == len(bobs.said) == 4)
                    assert anns.said == bobs.said == ["hello", "hello!", "how are you", "how are you!"]
                    await undo_is_seen(anns, bobs)
                    await bobs.do("presence", state="away")
                    await until(lambda: anns.presence[1] == "away")
                    async with window(one.address, table["id"], bob.token):
                        await until(lambda: anns.presence[1] == "here")  # one of Bob's two windows is enough
                    await until(lambda: anns.presence[1] == "away")
                    await bobs.do("presence", state="here")
                    await until(lambda: anns.presence[1] == "here")
                await until(lambda: anns.presence[1] == "gone")

    async def undo_is_seen(anns: Window, bobs: Window) -> None:
        doors = (anns, bobs)
        for _ in range(10):
            await until(lambda: anns.views[0]["turn"] == bobs.views[1]["turn"])
            seat = 0 if anns.views[0]["ask"] is not None else 1
            door, others = doors[seat], doors[1 - seat]
            before = others.views[1 - seat]["table"]
            view = door.views[seat]
            move = next((one for one in view["legal"] if one.startswith("quarry")), view["legal"][0])
            await door.do("move", seat=seat, ask=view["ask"], move=move)
            await until(lambda: others.views[1 - seat]["table"] != before)  # noqa: B023
            undone = await door.do("undo", seat=seat)
            if undone["type"] == "accepted":
                await until(lambda: others.views[1 - seat]["turn"] == view["turn"])  # noqa: B023
                return
        raise AssertionError("no move could be taken back")

    asyncio.run(play())


def thoughts(house: House) -> int:
    """How often a bot has thought in this house."""
    with urllib.request.urlopen(f"{house.address}/metrics", timeout=PATIENCE_S) as answer:
        text = answer.read().decode()
    return int(
        sum(float(found) for found in re.findall(r"^saqqara_\w*think\w*_count\{.*\} (\S+)$", text, re.MULTILINE))
    )


@pytest.mark.soak
def test_a_bot_thinks_once_and_another_house_goes_on_when_its_house_is_killed(
    tmp_path: Path, postgres_url: str
) -> None:
    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, bot(), OPEN])
            async with (
                window(one.address, table["id"], ann.token) as anns,
                window(other.address, table["id"], bob.token) as bobs,
            ):
                await bobs.do("take_seat", seat=BOB, invite=table["invite"])
                await until(lambda: 0 in anns.views and BOB in bobs.views)
                for _ in range(14):
                    await move_once(anns, bobs)
                turn = await move_until_the_bot_owes(anns, bobs)
                moves = entries_of(postgres_url, table["id"])
                bots = sum(isinstance(entry, log.Moved) and entry.by == "bot" for entry in moves)
                print(f"{bots} moves of the bot, {thoughts(one)} + {thoughts(other)} thoughts")
                assert bots >= 5
                assert bots <= thoughts(one) + thoughts(other) <= bots + 2
                one.kill()
                took = await until(lambda: bobs.views[BOB]["turn"] > turn)
                print(f"the bot went on after {took:.1f} s")
                took = await until(lambda: bobs.presence[0] == "gone")
                print(f"and {took:.1f} s later it was known who had gone with the house")

    with (
        open_house(tmp_path / "one", postgres_url, bot_pause_s=1.0) as one,
        open_house(tmp_path / "other", postgres_url) as other,
    ):
        asyncio.run(play(one, other))
        assert not faults_in(other.log)


async def move_once(anns: Window, bobs: Window) -> None:
    """One of the two moves, as soon as one of them owes a move in both windows."""
    doors = {0: anns, BOB: bobs}

    def seat_to_move() -> int | None:
        if anns.views[0]["turn"] != bobs.views[BOB]["turn"]:
            return None
        return next((seat for seat in doors if doors[seat].views[seat]["ask"] is not None), None)

    await until(lambda: seat_to_move() is not None)
    seat = seat_to_move()
    assert seat is not None
    view = doors[seat].views[seat]
    answer = await doors[seat].do("move", seat=seat, ask=view["ask"], move=view["legal"][0])
    assert answer["type"] in ("view", "accepted"), answer


async def move_until_the_bot_owes(anns: Window, bobs: Window) -> int:
    """Ann's move, after which it is the bot's turn: her house thinks about it. The turn at which it does."""
    for _ in range(40):
        await move_once(anns, bobs)
        await asyncio.sleep(0.2)
        if anns.views[0]["ask"] is None and bobs.views[BOB]["ask"] is None:
            return int(anns.views[0]["turn"])
    raise AssertionError("the bot never had to move")


def test_several_processes_behind_one_address_play_to_the_end(tmp_path: Path, postgres_url: str) -> None:
    tally, chance = Tally(), random.Random(11)

    with open_house(tmp_path, postgres_url, processes=2) as house:
        host = Host(lambda: house.address, chance, tally)

        async def play() -> list[Gathering]:
            wanted = [("imhotep", 3, [bot()]), ("pyramids", 4, []), ("imhotep", 2, []), ("pyramids", 2, [bot()])]
            gathered = [await host.gather(game, people, bots) for game, people, bots in first_of(wanted * 2, 2)]
            async with asyncio.timeout(5 * PATIENCE_S):
                await asyncio.gather(*(one.play() for one in gathered))
            return gathered

        gathered = asyncio.run(play())
        moves = check_all(gathered, host, postgres_url)
        print(f"{moves} moves at {len(gathered)} tables; round trips {shown_times(tally.round_trips)}")
        assert not faults_in(house.log)
        assert house.stop() == 0
    assert not tally.refused


def test_what_one_house_has_accepted_is_seen_through_the_other_at_once(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program behind a proxy asks now this house, now that: it need not wait until news has come."""
    monkeypatch.setattr(Cluster, "on_notification", lambda self, payload: None)

    async def play() -> None:
        async with (
            inside(tmp_path / "one", database=postgres_url) as one,
            inside(tmp_path / "other", database=postgres_url) as other,
        ):
            here = await a_table(one, [person("ann"), SeatStart("open")])
            there = await other.room(here.table.id)
            await one.say(here, "bob", "Bob", TakeSeatSaid(seat=1, invite=here.table.invite))
            for house, room, name in ((other, there, "ann"), (one, here, "bob"), (other, there, "ann")):
                seat = ("ann", "bob").index(name)
                async with room.settled() as table:
                    match = table.begun()
                ask = match.ask(seat)
                assert ask is not None
                move = next(move for move in match.legal(seat) if move.startswith("load"))
                await house.say(room, name, name, MoveSaid(seat=seat, ask=ask, move=move))

    asyncio.run(play())
