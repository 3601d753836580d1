"""What is written to a table's log: what changes something, by somebody who sits there, and not without end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.server import entries as log
from saqqara.server import table as table_module
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.table import Table
from saqqara.server.wire import (
    AddEntropySaid,
    AnswerBackSaid,
    AskBackSaid,
    ClientMessage,
    HandOverSaid,
    LetBotPlaySaid,
    MoveSaid,
    MuteSaid,
    ReturnSaid,
    SaySaid,
    StandUpSaid,
    TakeSeatSaid,
    UndoSaid,
)
from tests.server.inside import Ear, QuickHouse, a_table, inside, person, until

OPEN = log.SeatStart("open")
FEW = 6


async def written(house: QuickHouse, room: Room) -> list[str]:
    """The kinds of the entries in the database."""
    entries = await house.in_thread(house.store.entries, room.table.id)
    return [type(log.read(entry.body)).__name__ for entry in entries]


async def said(house: QuickHouse, room: Room, who: str, *messages: ClientMessage) -> None:
    for message in messages:
        await house.say(room, who, who.title(), message)


def test_a_mute_of_what_is_muted_is_not_written(tmp_path: Path) -> None:
    async def talk() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], chat=True)
            await said(house, room, "ann", MuteSaid(seat=1, on=False))
            assert await written(house, room) == []
            await said(house, room, "ann", *[MuteSaid(seat=1, on=True)] * 3, *[MuteSaid(seat=1, on=False)] * 3)
            assert await written(house, room) == ["Muted", "Muted"]
            with pytest.raises(Refusal, match="expected 0 to 1"):
                await said(house, room, "ann", MuteSaid(seat=3, on=True))

    asyncio.run(talk())


def test_the_same_share_in_the_chance_is_written_once(tmp_path: Path) -> None:
    async def mix() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), OPEN])
            salt, sand = AddEntropySaid(seat=0, entropy="salt"), AddEntropySaid(seat=0, entropy="sand")
            await said(house, room, "ann", salt, salt, sand, sand, salt)
            assert await written(house, room) == ["Mixed"] * 3
            assert room.table.entropy == ("salt",)

    asyncio.run(mix())


def test_a_vote_and_an_answer_are_written_once(tmp_path: Path) -> None:
    async def vote() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("cid")])
            await house.presence.enter(room, Ear("bob"))
            await until(lambda: room.is_missed(0))
            for _ in range(3):
                await said(house, room, "bob", LetBotPlaySaid(seat=1, absent=0))
            assert await written(house, room) == ["Agreed"]
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await said(house, room, "ann", AskBackSaid(seat=0))
            for _ in range(3):
                await said(house, room, "bob", AnswerBackSaid(seat=1, accept=True))
            assert (await written(house, room))[1:] == ["Moved", "AskedBack", "AnsweredBack"]
            await said(house, room, "cid", AnswerBackSaid(seat=2, accept=True))
            assert room.table.owing == (0,)

    asyncio.run(vote())


def test_what_an_onlooker_mutes_is_not_for_the_log(tmp_path: Path) -> None:
    async def talk() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], chat=True)
            eve, other = Ear("eve"), Ear("eve")
            with pytest.raises(Refusal, match="is connected"):
                await said(house, room, "eve", MuteSaid(seat=0, on=True))
            await house.presence.enter(room, eve)
            for _ in range(3):
                await said(house, room, "eve", MuteSaid(seat=0, on=True), MuteSaid(seat=1, on=True))
                await said(house, room, "eve", MuteSaid(seat=1, on=False))
            with pytest.raises(Refusal, match="expected 0 to 1"):
                await said(house, room, "eve", MuteSaid(seat=3, on=True))
            assert await written(house, room) == []
            await said(house, room, "ann", SaySaid(seat=0, text="not for Eve"))
            await said(house, room, "bob", SaySaid(seat=1, text="for Eve"))
            assert [heard["line"]["text"] for heard in eve.of_kind("said")] == ["for Eve"]
            await house.presence.enter(room, other)
            assert [line["text"] for line in other.of_kind("welcome")[0]["said"]] == ["for Eve"]
            for ear in (eve, other):
                await house.presence.leave(room, ear)
            await house.presence.enter(room, eve)
            assert len(eve.of_kind("welcome")[-1]["said"]) == 2, "it lasts as long as the connection"

    asyncio.run(talk())


def test_whoever_sits_down_can_end_what_they_muted_before(tmp_path: Path) -> None:
    async def talk() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), OPEN], chat=True)
            eve = Ear("eve")
            await house.presence.enter(room, eve)
            await said(house, room, "eve", MuteSaid(seat=0, on=True), TakeSeatSaid(seat=1, invite="i" * 16))
            await said(house, room, "ann", SaySaid(seat=0, text="not yet"))
            await said(house, room, "eve", MuteSaid(seat=0, on=False))
            await said(house, room, "ann", SaySaid(seat=0, text="now"))
            assert [heard["line"]["text"] for heard in eve.of_kind("said")] == ["now"]

    asyncio.run(talk())


def test_a_log_with_mutes_of_strangers_still_folds() -> None:
    config = log.Config(game="imhotep", seats=[person("ann"), person("bob")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    for number in range(3 * FEW):
        table.fold(log.Muted(person="eve", seat=0, on=number % 3 != 0), 101.0)
    assert table.is_muted("eve", 0)
    table.mute("eve", 0, False, 102.0)
    assert not table.is_muted("eve", 0)


# --- not without end ---


@pytest.fixture
def few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_ENTRIES", FEW)


def rounds(kind: str) -> Iterator[tuple[str, ClientMessage]]:
    """What somebody can do at a table again and again."""
    for number in range(100):
        entropy = f"salt {number}"
        all_kinds: dict[str, list[tuple[str, ClientMessage]]] = {
            "mute": [("ann", MuteSaid(seat=1, on=True)), ("ann", MuteSaid(seat=1, on=False))],
            "chat": [("ann", SaySaid(seat=0, text=str(number)))],
            "phrases": [("ann", SaySaid(seat=0, phrase="hello"))],
            "spectator": [("eve", SaySaid(seat=None, phrase="hello"))],
            "undo": [("ann", MoveSaid(seat=0, ask=2 * number + 1, move="load a1")), ("ann", UndoSaid(seat=0))],
            "take back": [("ann", AskBackSaid(seat=0)), ("ann", AnswerBackSaid(seat=0, accept=False))],
            "hand over": [("ann", HandOverSaid(seat=0, level="mason")), ("ann", ReturnSaid(seat=0))],
            "mix": [("ann", AddEntropySaid(seat=0, entropy=entropy))],
            "sit": [
                ("bob", TakeSeatSaid(seat=1, invite="i" * 16)),
                ("bob", StandUpSaid(seat=1)),
            ],
        }
        yield from all_kinds[kind]


@pytest.mark.parametrize(
    "kind", ["mute", "chat", "phrases", "spectator", "undo", "take back", "hand over", "mix", "sit"]
)
def test_nobody_writes_without_end(tmp_path: Path, few_entries: None, kind: str) -> None:
    async def write() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            seats = [person("ann"), OPEN, OPEN] if kind in ("mix", "sit") else [person("ann"), person("bob")]
            room = await a_table(house, seats, chat=True)
            if kind == "take back":
                await room.do(lambda t, now: t.move(0, "load a1", None, now))
            refusal: Any = None
            for who, message in rounds(kind):
                try:
                    ask = 0 if room.table.match is None else room.table.match.ask(0) or 0
                    if isinstance(message, MoveSaid):
                        message = MoveSaid(seat=0, ask=ask, move="load a1")  # noqa: PLW2901
                    await said(house, room, who, message)
                except Refusal as failure:
                    refusal = failure
                    break
            assert refusal is not None
            assert refusal.word == "too_many", refusal
            assert len(await written(house, room)) <= 2 * FEW + 2
            again = house.storage.folded(room.table.id)
            assert again is not None
            assert again.written == room.table.written, "a restart forgets nothing"
            if kind != "undo" and room.table.match is not None and 0 in room.table.owing:
                await room.do(lambda t, now: t.move(0, "load b1", None, now))  # moves are not counted

    asyncio.run(write())
