"""What a released version has said and kept is still understood, and what it offered is still there.

A folder of `released` is never edited. What a new version adds is written down with it, by `tests.stability.capture`;
until then `next` has examples of it.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect
import pytest
from tools import wire_page

from saqqara import Match
from saqqara.match.verification import verify
from saqqara.server import wire
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.store.archive import restore
from saqqara.server.store.store import Store
from tests.equipment import NOT_RUN
from tests.server.guests import Program, programs
from tests.server.houses import open_house
from tests.stability.names import MODULES, lost_parameters, names_of, public_names

RELEASED = sorted(folder for folder in (Path(__file__).parent / "released").iterdir() if folder.is_dir())
NEXT = Path(__file__).parent / "next"  # what was added to the wire since the last version
WRITTEN = [*RELEASED, *([NEXT] if NEXT.exists() else [])]
NEEDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}
each_set = pytest.mark.parametrize("version", WRITTEN, ids=lambda folder: folder.name)
each_version = pytest.mark.parametrize("version", RELEASED, ids=lambda folder: folder.name)


def told(version: Path, name: str) -> Any:
    return json.loads((version / f"{name}.json").read_text(encoding="utf-8"))


def test_versions_are_there() -> None:
    assert "0.9.0" in {folder.name for folder in RELEASED}


def said(version: Path, side: str) -> list[dict[str, Any]]:
    """The examples of a side of the wire; a part with types of its own may have a file of its own."""
    return [example for file in sorted(version.glob(f"{side}*.json")) for example in told(version, file.stem)]


# --- names ---


@each_version
@pytest.mark.parametrize("module", MODULES)
def test_names_of_python_are_still_there(version: Path, module: str) -> None:
    needs = next((package for word, package in NEEDS.items() if word in module), None)
    if needs is not None and importlib.util.find_spec(needs) is None:
        pytest.skip(f"{NOT_RUN}: {needs} is not installed")
    assert list(lost_names(told(version, "names")["python"].get(module, {}), names_of(module))) == []


def lost_names(then: dict[str, Any], now: dict[str, Any], before: str = "") -> Iterator[str]:
    """Names that are gone, and calls that would be refused."""
    for name, described in then.items():
        if name not in now:
            yield before + name
        elif isinstance(described, dict):
            yield from lost_names(described, now[name], f"{before}{name}.")
        elif isinstance(described, list):
            yield from (f"{before}{name}: {lost}" for lost in lost_parameters(described, now[name] or []))


@each_version
def test_modules_of_released_versions_are_looked_at(version: Path) -> None:
    assert set(told(version, "names")["python"]) <= set(MODULES)


@each_version
@pytest.mark.parametrize("kind", ["commands", "endpoints"])
def test_commands_and_endpoints_are_still_there(version: Path, kind: str) -> None:
    then, now = told(version, "names")[kind], public_names()[kind]
    assert {name: set(parts) - set(now.get(name, ())) for name, parts in then.items()} == {name: set() for name in then}
    assert set(then) <= set(now)


@each_version
def test_errors_and_limits_are_still_there(version: Path) -> None:
    then, now = told(version, "names"), public_names()
    assert then["errors"].items() <= now["errors"].items()
    assert set(then["limits"]) <= set(now["limits"])


@pytest.mark.parametrize(
    ("then", "now", "lost"),
    [
        (["move", "seat?"], ["move", "seat?", "*ask?"], []),
        (["move", "seat?"], ["move"], ["seat?"]),
        (["move", "seat?"], ["move", "seat"], ["seat? is needed"]),
        (["move"], ["move", "ask"], ["ask is new and needed"]),
        (["move", "seat?"], ["seat?", "move?"], ["expected the order move, seat"]),
        (["game", "*sides?"], ["game", "*options?"], []),
    ],
)
def test_what_breaks_a_call_is_found(then: list[str], now: list[str], lost: list[str]) -> None:
    assert lost_parameters(then, now)[: len(lost) or None] == lost


# --- the wire ---


def wire_type(name: str) -> Any:
    return next(getattr(module, name) for module in wire_page.MODULES if hasattr(module, name))


@each_set
def test_what_clients_said_is_read(version: Path) -> None:
    for example in said(version, "client"):
        msgspec.convert(example["message"], wire_type(example["as"]))


@each_set
def test_what_the_server_said_is_read_and_would_be_said_again(version: Path) -> None:
    """A field that is gone would be skipped, and is missed in what is said again."""
    for example in said(version, "server"):
        read = msgspec.json.decode(json.dumps(example["message"]), type=wire_type(example["as"]))
        assert missed(example["message"], msgspec.json.decode(msgspec.json.encode(read))) == []


def missed(then: Any, now: Any, where: str = "") -> list[str]:
    """What was said then and would not be said now; more may be said."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [found for key in then for found in missed(then[key], now.get(key, "nothing"), f"{where}.{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [found for number, one in enumerate(then) for found in missed(one, now[number], f"{where}[{number}]")]
    return [] if then == now else [f"{where}: expected {then!r}, got {now!r}"]


def test_a_lost_field_is_missed() -> None:
    assert missed({"a": 1, "b": [{"c": 2}]}, {"a": 1, "b": [{"c": 2, "d": 3}], "e": 4}) == []
    assert missed({"a": 1, "b": [{"c": 2}]}, {"a": 1, "b": [{}]}) == [".b[0].c: expected 2, got 'nothing'"]


def test_there_is_an_example_of_everything_on_the_wire() -> None:
    """What a version adds is written down with it: python -m tests.stability.capture."""
    client = [example for version in WRITTEN for example in said(version, "client")]
    messages = {example["message"]["type"] for example in client if example["as"] == "ClientMessage"}
    assert messages == {str(kind.__struct_config__.tag) for kind in get_args(wire.ClientMessage)}
    bodies = {kind.__name__ for one in ENDPOINTS.values() if _is_struct(kind := one.body)}
    assert bodies <= {example["as"] for example in client}
    answers = {kind.__name__ for one in ENDPOINTS.values() if _is_struct(kind := one.answer)}
    answers |= {kind.__name__ for kind in get_args(wire.ServerMessage)} | {"Problem"}
    assert answers - {example["as"] for version in WRITTEN for example in said(version, "server")} == set()


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def test_there_is_an_example_of_every_field_on_the_wire() -> None:
    """Whatever is lost later was written down before. What is missing goes into `next/server-fields.json`."""
    bodies = [kind for one in ENDPOINTS.values() for kind in (one.body, one.answer) if _is_struct(kind)]
    fields = fields_of(*bodies, *get_args(wire.ClientMessage), *get_args(wire.ServerMessage))
    examples = [example for version in WRITTEN for side in ("client", "server") for example in said(version, side)]
    found = {field for example in examples for field in fields_in(example["message"], example["as"])}
    assert fields - found == set()


def fields_of(*kinds: Any) -> set[str]:
    """The fields of types of the wire, and of all that is in them."""
    found: set[str] = set()
    for info in msgspec.inspect.multi_type_info(kinds):
        _gather(info, found)
    return found


def _gather(info: Any, found: set[str]) -> None:
    for field in getattr(info, "fields", ()):
        name = f"{info.cls.__name__}.{field.encode_name}"
        if name not in found:
            found.add(name)
            _gather(field.type, found)
    for inner in _inside(info):
        _gather(inner, found)


def _inside(info: Any) -> list[Any]:
    """The types that a union, a list or an object with any keys holds."""
    single = [getattr(info, name, None) for name in ("item_type", "value_type")]
    return [*getattr(info, "types", ()), *getattr(info, "item_types", ()), *(one for one in single if one is not None)]


def fields_in(message: Any, kind: str) -> set[str]:
    """The fields that a message of a type has."""
    found: set[str] = set()
    _find(msgspec.inspect.type_info(wire_type(kind)), message, found)
    return found


def _find(info: Any, value: Any, found: set[str]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if not isinstance(value, dict) or info.tag not in (None, value.get(str(info.tag_field))):
            return
        for field in info.fields:
            if field.encode_name in value:
                found.add(f"{info.cls.__name__}.{field.encode_name}")
                _find(field.type, value[field.encode_name], found)
        return
    inner = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
    for one in _inside(info):
        for part in [value] if hasattr(info, "types") else inner:
            _find(one, part, found)


def test_a_field_without_an_example_is_found() -> None:
    assert "EveningSeat.is_late" in fields_of(wire_type("EveningShown"))
    assert fields_in({"running": 3}, "Waiting") == {"Waiting.running"}
    assert "MoveSaid.ask" in fields_in({"type": "move", "seat": 3, "ask": 0, "move": "take"}, "ClientMessage")


# --- positions ---


@each_version
def test_positions_are_read(version: Path) -> None:
    for position in told(version, "positions"):
        match = Match.from_position(position, seed=1)
        assert missed(position, match.position()) == []
        assert match.seats_to_move or match.outcome is not None


# --- databases ---


@each_version
def test_a_house_goes_on_with_the_database(version: Path, tmp_path: Path) -> None:
    shutil.copyfile(version / "house.sqlite", tmp_path / "house.sqlite")
    tokens = told(version, "tokens")

    async def visit(address: str) -> None:
        async with programs(address, "New") as (new,):
            ann, bob, cas = (Program(address, tokens[name], new.http) for name in ("Ann", "Bob", "Cas"))
            kept = (await ann.told("GET", "/api/tables"))["yours"]
            assert {table["status"] for table in kept} == {"over", "playing", "waiting"}
            assert not any(table.get("unreadable") for table in kept)
            await look_back(ann, next(table["id"] for table in kept if table["status"] == "over"))
            await play_on(cas)
            waiting = next(table for table in (await bob.told("GET", "/api/tables"))["open"])
            await new.say(waiting["id"], type="take_seat", seat=1, name="New")
            assert (await new.told("GET", f"/api/tables/{waiting['id']}"))["status"] == "playing"

    with open_house(tmp_path) as house:
        asyncio.run(visit(house.address))
        assert house.stop() == 0


async def look_back(who: Program, table: str) -> None:
    """At a match that is over: its record verifies, its story and its chat are there."""
    record = (await who.ask("GET", f"/api/tables/{table}/record")).text
    assert verify(record).is_finished
    story = await who.told("GET", f"/api/tables/{table}/story")
    assert len(story["passages"]) > 10
    async with who.at(table) as player:
        welcome = await player.hear()
        assert [line["name"] for line in welcome["said"]] == ["Ann", "Bob", "Bob"]


async def play_on(who: Program) -> None:
    """A match that was left half-way is played to its end."""
    [table] = (await who.told("GET", "/api/tables"))["yours"]
    assert table["status"] == "playing"
    async with who.at(table["id"]) as player:
        await player.play_on(random.Random(4))
    assert verify((await who.ask("GET", f"/api/tables/{table['id']}/record")).text).is_finished


@each_version
def test_the_backup_is_restored(version: Path, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "restored.sqlite"))
    store.migrate()
    restore(store, version / "house.backup")
    store.close()
    assert rows_in(tmp_path / "restored.sqlite") == rows_in(version / "house.sqlite")


def rows_in(database: Path) -> dict[str, int]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)) as connection:
        tables = ("people", "tables", "entries", "members")
        return {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
