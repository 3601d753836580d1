"""Writes down what this version says and keeps: names, wire messages, positions, a database and a backup.

    python -m tests.stability.capture            writes tests/stability/released/VERSION
    python -m tests.stability.capture --again    replaces it, as long as the version is not released
    python -m tests.stability.capture --next     writes tests/stability/next: what the last version did not say

The files `client-fields.json` and `server-fields.json` there hold examples of fields that no other example has.

What a released version has written is never edited: later versions have to read it.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from tools import ROOT
from tools.wire_page import _BODIES_SAY, GUESTS, said_by_guests

import saqqara
from saqqara.games import GAMES
from saqqara.server import wire
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.store.archive import backup
from saqqara.server.store.store import Store
from tests.games import random_match
from tests.server.guests import ME, OPEN, Player, Program, bot, connect_to, programs
from tests.server.houses import open_house
from tests.stability.names import public_names

RELEASED = ROOT / "tests" / "stability" / "released"
NEXT = ROOT / "tests" / "stability" / "next"
RECORD = ROOT / "tests" / "records" / "imhotep-00000.record"
SPARSE: list[dict[str, Any]] = [  # the least that a guest may say
    {"type": "move", "seat": 3, "ask": 0, "move": "take"},
    {"type": "take_seat", "seat": 1},
    {"type": "say", "seat": None, "text": "Good evening"},
    {"type": "presence", "state": "here"},
    {"type": "mute", "seat": None, "on": False},
]
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("NewPerson", {"name": "Ada"}),
    ("NewTable", {"game": "pyramids", "seats": [ME, OPEN]}),
    (
        "NewTable",
        {
            "game": "imhotep",
            "seats": [ME | {"name": "Ada"}, OPEN, bot("vizier"), bot("apprentice")],
            "options": {"sides": "ABABA", "wrath": True},
            "edition": "imhotep",
            "clock": {"kind": "per_move", "seconds": 60},
            "at_zero": "bot_takes_over",
            "stand_in_after": 60,
            "stand_in": "architect",
            "listed": True,
            "hints": False,
        },
    ),
    ("NewTable", {"game": "imhotep", "seats": [ME, ME], "sides": "BBBBB", "wrath": False}),
    ("Fork", {"turn": 12, "seats": [ME, ME], "chance": "as_it_fell", "entropy": "my-own-dice", "listed": True}),
    ("NewReview", {"record": RECORD.read_text(encoding="utf-8")}),
    ("LineSaid", {"turn": 5}),
    ("Rematch", {}),
    ("Rematch", {"entropy": "my-own-dice"}),
]
MOST_ALIKE = 2  # examples of one kind with the same keys
Example = dict[str, Any]  # `as`: the name of a type of the wire; `message`


class Notes:
    """What the house has said, without what is alike."""

    def __init__(self) -> None:
        self.examples: list[Example] = []
        self._seen: dict[tuple[str, ...], int] = {}

    def add(self, kind: str, message: Any) -> None:
        shape = (kind, *sorted(_keys(message)))
        self._seen[shape] = self._seen.get(shape, 0) + 1
        if self._seen[shape] <= MOST_ALIKE and sum(one["as"] == kind for one in self.examples) < MOST_ALIKE * 6:
            self.examples.append({"as": kind, "message": message})


def _keys(message: Any) -> set[str]:
    """The keys of a message and of the table in it; a key that holds nothing counts as another."""
    if not isinstance(message, dict):
        return set()
    table = message.get("table")
    inner = _keys(table) if isinstance(table, dict) and "id" in table else set()
    return {f"{key}{'' if value else '-'}" for key, value in message.items()} | {f"table.{key}" for key in inner}


TYPES = {str(kind.__struct_config__.tag): kind.__name__ for kind in wire.ServerMessage.__args__}


def said_by_clients() -> list[Example]:
    """Every message and every body, whole and with the least that it needs."""
    whole = [{"as": "ClientMessage", "message": said_by_guests(kind)} for kind in GUESTS]
    sparse = [{"as": "ClientMessage", "message": message} for message in SPARSE]
    are_read = {one.body for one in ENDPOINTS.values()}
    bodies = [{"as": kind.__name__, "message": body} for kind, body in _BODIES_SAY.items() if kind in are_read]
    return [*whole, *sparse, *bodies, *({"as": kind, "message": body} for kind, body in BODIES)]


class Evening:
    """Three people in a house: all that they hear is noted."""

    def __init__(self, address: str, people: list[Program]) -> None:
        self.address = address
        self.ann, self.bob, self.cas = people
        self.notes = Notes()

    async def ask(self, who: Program, name: str, body: Any = None, /, **path: Any) -> Any:
        """Asks an endpoint by its name, and notes the answer."""
        endpoint = ENDPOINTS[name]
        told = await who.told(endpoint.method, endpoint.path.format(**path), body)
        if isinstance(endpoint.answer, type) and issubclass(endpoint.answer, msgspec.Struct):
            self.notes.add(endpoint.answer.__name__, told)
        return told

    def note(self, *players: Player) -> None:
        for player in players:
            for message in player.heard:
                self.notes.add(TYPES[message["type"]], message)

    async def pass_by(self) -> None:
        """All of it."""
        table = await self.play_a_match()
        await self.look_back(table)
        await self.review(table)
        await self.learn(table)
        await self.stop_half_way()
        await self.wait_for_somebody()
        await self.look_around()

    async def play_a_match(self) -> str:
        """Of two who talk, ask each other and meet again."""
        clock = {"kind": "per_player", "seconds": 900, "increment": 5}
        opened = await self.ask(
            self.ann, "open", {"game": "imhotep", "seats": [ME, OPEN], "chat": True, "clock": clock, "entropy": "ann"}
        )
        table, chance = str(opened["id"]), random.Random(9)
        async with self.ann.at(table) as ann, self.bob.at(table) as bob, connect_to(self.address, table) as looking:
            spectator = Player(looking)
            await bob.do("take_seat", seat=1, name="Bob", invite=opened["invite"], entropy="bob")
            await ann.turn_of(0)
            await ann.do("say", seat=0, text="Good evening")
            await bob.do("say", seat=1, phrase="hello")
            await bob.do("presence", state="away")
            await bob.do("presence", state="here")
            await ann.move(0, "take")
            await ann.do("undo", seat=0)
            await ann.turn_of(0)
            await ann.move(0, chance=chance)
            await bob.turn_of(1)
            await ann.do("ask_back", seat=0)
            await bob.hear_until("table")
            await bob.do("answer_back", seat=1, accept=False)
            await ann.do("ask_end", seat=0)
            await bob.hear_until("table")
            await bob.do("answer_end", seat=1, accept=False)
            await bob.do("move", seat=1, ask=999, move="take")  # refused
            await bob.do("hand_over", seat=1, level="apprentice")
            await ann.turn_of(0)
            await bob.do("return", seat=1)
            await asyncio.gather(ann.play_on(chance), bob.play_on(random.Random(10)), _listen(spectator))
            await bob.do("say", seat=1, phrase="good_game")
            again = await self.ask(self.bob, "rematch", {"entropy": "bob"}, table=table)
            await ann.hear_until("table")
            assert again["id"] != table
            self.note(ann, bob, spectator)
        return table

    async def look_back(self, table: str) -> None:
        for name in ("table", "story"):
            await self.ask(self.ann, name, table=table)
        for chance in ("anew", "as_it_fell"):
            seats = [ME, bot("apprentice")]
            await self.ask(self.ann, "fork", {"turn": 30, "seats": seats, "chance": chance}, table=table)

    async def review(self, table: str) -> None:
        """Whoever asks for a review sees a first picture, tries out other moves and stops it."""
        shown = await self.ask(self.ann, "review_table", table=table)
        while shown["review"] is None:
            path = f"/api/reviews/{table}?seen={shown['stamp']}&wait=20"
            shown = await self.ann.told("GET", path)
        decision = shown["review"]["decisions"][0]
        turn, step = decision["turn"], {"seat": decision["seat"], "move": decision["best"]}
        line = {"turn": turn, "seat": decision["seat"], "moves": [step]}
        await self.ask(self.bob, "review_line", line, review=table)
        await self.ask(self.bob, "review_try", {"turn": turn, "move": decision["best"]}, review=table)
        await self.ask(self.ann, "stop_review", review=table)

    async def learn(self, review: str) -> None:
        """Somebody begins a lesson, tries a puzzle and gives it up; one is made of a decision of the review."""
        await self.ask(self.ann, "lessons")
        await self.ask(self.ann, "lesson", {}, game="imhotep", name="first-voyage")
        await self.ask(self.ann, "whole_lesson", game="imhotep", name="wrath")
        await self.ask(self.ann, "keep_school", {"puzzles": {"streak": 1, "best": 1, "day": "2026-11-18"}})
        shown = await self.ann.told("GET", "/api/puzzles?game=pyramids")
        self.notes.add("PuzzlesShown", shown)
        puzzle = shown["puzzles"][0]["id"]
        legal = (await self.ask(self.ann, "puzzle", puzzle=puzzle))["legal"]
        await self.ask(self.ann, "puzzle_try", {"moves": legal[:1]}, puzzle=puzzle)
        await self.ask(self.ann, "puzzle_answer", puzzle=puzzle)
        self.notes.add("PuzzleMade", {"id": f"{review}.150"})

    async def stop_half_way(self) -> None:
        opened = await self.ask(self.cas, "open", {"game": "pyramids", "seats": [ME, ME, bot("apprentice")]})
        table, chance = str(opened["id"]), random.Random(3)
        async with self.cas.at(table) as cas:
            for _ in range(12):
                while not cas.owing:
                    await cas.hear()
                await cas.move(cas.owing[0], chance=chance)
            while not cas.owing:
                await cas.hear()
            seat = cas.owing[0]
            view = cas.views[seat]
            moves = view["legal"][:3]
            await self.ask(self.cas, "foresee", {"seat": seat, "ask": view["ask"], "moves": moves}, table=table)
            await self.ask(self.cas, "hint", {"seat": seat, "ask": view["ask"], "level": "apprentice"}, table=table)
            self.note(cas)

    async def wait_for_somebody(self) -> None:
        table = {"game": "imhotep", "seats": [ME, OPEN, OPEN], "listed": True, "sides": "ABABA", "wrath": True}
        opened = await self.ask(self.ann, "open", table)
        await self.bob.say(opened["id"], type="take_seat", seat=2, name="Bob")

    async def look_around(self) -> None:
        for name in ("house_shown", "me", "tables", "health"):
            await self.ask(self.ann, name)
        await self.ask(self.ann, "rename", {"name": "Ann L."})
        refused = await self.bob.ask("POST", "/api/tables", {"game": "chess"})
        self.notes.add("Problem", refused.json())
        self.notes.add("Person", {"name": "Ada", "token": "t" * 32})
        self.notes.add("Paused", {"type": "paused", "turn": 7})


async def _listen(spectator: Player) -> None:
    while not spectator.is_over:
        await spectator.hear()


def spend_an_evening(folder: Path) -> tuple[list[Example], dict[str, str]]:
    """What the house said, and the tokens of its people; its database stays in the folder."""

    async def spend(address: str) -> tuple[Evening, dict[str, str]]:
        async with programs(address, "Ann", "Bob", "Cas") as people:
            evening = Evening(address, people)
            await evening.pass_by()
            return evening, dict(zip(("Ann", "Bob", "Cas"), (one.token for one in people), strict=True))

    first = "from tests.server.reviewing import install; install()"  # figures of a review are no matter here
    with open_house(folder, first=first, warm_up=True) as house:
        evening, tokens = asyncio.run(spend(house.address))
        assert house.stop() == 0
    return evening.notes.examples, tokens


def positions() -> list[dict[str, Any]]:
    """Of both games: at the beginning, under way and at the end."""
    lengths = (0, 1, 15, 60, 10_000)
    return [
        random_match(most, seats=2 + most % 3, most=most, game=game).position() for game in GAMES for most in lengths
    ]


def _write(file: Path, value: Any) -> None:
    """One line for each entry, so that differences can be read."""
    if isinstance(value, list):
        text = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in value) + "\n]\n"
    else:
        text = json.dumps(value, indent=1, ensure_ascii=False) + "\n"
    file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Writes the folder of this version, or that of the next one."""
    if "--next" in arguments:
        _write_next()
        return
    folder = RELEASED / saqqara.__version__
    shutil.rmtree(NEXT, ignore_errors=True)
    if folder.exists() and "--again" not in arguments:
        sys.exit(f"{folder}: expected a version that has not been written down, got one that has")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        server, tokens = spend_an_evening(Path(place))
        with sqlite3.connect(Path(place) / "house.sqlite") as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        shutil.copyfile(Path(place) / "house.sqlite", folder / "house.sqlite")
        store = Store(str(Path(place) / "house.sqlite"))
        backup(store, folder / "house.backup")
        store.close()
    _write(folder / "names.json", public_names())
    _write(folder / "client.json", said_by_clients())
    _write(folder / "server.json", server)
    _write(folder / "positions.json", positions())
    _write(folder / "tokens.json", tokens)


def _write_next() -> None:
    """Writes examples of all types of the wire that no version has written down."""
    with tempfile.TemporaryDirectory() as place:
        said = {"client": said_by_clients(), "server": spend_an_evening(Path(place))[0]}
    NEXT.mkdir(exist_ok=True)
    for name, examples in said.items():
        parts = [file for file in NEXT.glob(f"{name}-*.json") if file.stem != f"{name}-fields"]  # written by hand
        files = [*RELEASED.glob(f"*/{name}.json"), *parts]
        known = {one["as"] for file in files for one in json.loads(file.read_text(encoding="utf-8"))}
        _write(NEXT / f"{name}.json", [one for one in examples if one["as"] not in known])


if __name__ == "__main__":
    main(sys.argv[1:])
