"""Nothing of an open challenge leaves the house: not its seed, and no draw to whoever has not finished it."""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import random
import re
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from saqqara.match import records
from saqqara.match.fairness import ChanceForAll
from saqqara.rules.contract import NATURE
from saqqara.server.attendance import Guest
from saqqara.server.club import challenges, evenings
from saqqara.server.club.deals import bots_seed
from saqqara.server.endpoints import ENDPOINTS
from saqqara.server.identity import Identity
from saqqara.server.sockets import Sockets
from saqqara.server.wire import MoveSaid
from tests.server.club.clubs import DAY_S, NOON, TODAY, Club, club
from tests.server.guests import ME, Program
from tests.server.inside import Ear, until

DAILY = f"imhotep-{TODAY}"
ASKED_OF_TABLES = {
    name: endpoint
    for name, endpoint in ENDPOINTS.items()
    if "{table}" in endpoint.path or "{review}" in endpoint.path or "{puzzle}" in endpoint.path
}
BODIES: dict[str, Any] = {
    "say": {"type": "say", "seat": None, "phrase": "hello"},
    "fork": {"turn": 0, "seats": [ME] * 2},
    "foresee": {"seat": 0, "ask": 0, "moves": ["take"]},
    "hint": {"seat": 0, "ask": 0},
    "review_line": {"turn": 0},
    "review_try": {"turn": 1, "move": "take"},
    "puzzle_try": {"moves": ["take"]},
}
OF_EVERYBODY = {"puzzle", "puzzle_try", "puzzle_answer"}  # they take no token: nobody gets puzzles of an open challenge


WITHOUT_TABLES = [one.path for one in ENDPOINTS.values() if one.method == "GET" and "{" not in one.path]


def texts_in(answer: httpx.Response) -> list[str]:
    """The texts of an answer, or of the files of an archive."""
    if not answer.content.startswith(b"PK"):
        return [answer.text]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return [archive.read(name).decode() for name in archive.namelist()]


async def answers_about(person: Program, table: str) -> dict[str, tuple[int, str]]:
    """What every endpoint that names a table, or its review or a puzzle of it, answers."""
    answers = {}
    for name, endpoint in ASKED_OF_TABLES.items():
        path = endpoint.path.replace("{table}", table).replace("{review}", table).replace("{turn}", "5")
        answer = await person.ask(endpoint.method, path.replace("{puzzle}", f"{table}-5"), BODIES.get(name))
        answers[name] = answer.status_code, answer.text
    made = await person.ask("POST", "/api/puzzles/from-review", {"review": table, "turn": 5})
    return answers | {"puzzle_from_review": (made.status_code, made.text)}


async def watches(here: Club, person: Program, table: str) -> str:
    """What a guest who connects to a table is told first."""
    told: list[str] = []

    async def send(message: dict[str, Any]) -> None:
        told.append(message.get("text", ""))

    kinds = iter(("websocket.connect", "websocket.disconnect"))

    async def receive() -> dict[str, Any]:
        kind = next(kinds)
        if kind == "websocket.disconnect":
            await until(lambda: '"type":"view"' in "".join(told))
        return {"type": kind}

    header = (b"authorization", f"Bearer {person.token}".encode())
    scope = {"path_params": {"table": table}, "headers": [header], "client": ("1.2.3.4", 5), "scheme": "ws"}
    sockets = Sockets(here.house, Identity(here.house.people, here.house.storage))
    await sockets(scope, receive, send)  # type: ignore[arg-type]
    return "\n".join(told)


def test_nobody_looks_at_others_before_they_have_finished(tmp_path: Path) -> None:
    """Not while they have not begun, nor while they play; then everything is open to them."""

    async def play() -> None:
        async with club(tmp_path) as here:
            anns = await here.play("Ann", DAILY, random.Random(1))
            ann, bob = await here.person("Ann"), await here.person("Bob")
            assert (await ann.ask("POST", f"/api/tables/{anns}/review")).status_code == 200
            for begin in (False, True):
                if begin:
                    await here.begin("Bob", DAILY)
                for name, (status, text) in (await answers_about(bob, anns)).items():
                    assert (status, json.loads(text)["error"]) == (403, "not_allowed"), name
                assert '"error":"not_allowed"' in await watches(here, bob, anns)
            await here.play("Bob", DAILY, random.Random(2))
            for name, (status, text) in (await answers_about(bob, anns)).items():
                is_refused = status == 403 and "finished this challenge" in text
                assert is_refused == (name in OF_EVERYBODY or name == "puzzle_from_review"), (name, text)
            assert '"type":"welcome"' in await watches(here, bob, anns)

    asyncio.run(play())


def test_nobody_forks_or_looks_on_at_a_try_that_runs(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            table = await here.begin("Ann", DAILY)
            ann, bob = await here.person("Ann"), await here.person("Bob")
            seats = len((await ann.told("GET", f"/api/tables/{table}"))["seats"])
            fork = {"turn": 0, "seats": [ME] * seats}
            assert (await ann.ask("POST", f"/api/tables/{table}/fork", fork)).json()["error"] == "not_allowed"
            assert (await bob.ask("GET", f"/api/tables/{table}")).json()["error"] == "not_allowed"
            assert (await ann.ask("GET", f"/api/tables/{table}/replay/0")).status_code == 200, "one's own moves"
            shown = await ann.told("GET", f"/api/tables/{table}")
            bot, invite = next(seat["seat"] for seat in shown["seats"] if seat["who"] == "bot"), shown["invite"]
            sat = await bob.say(table, type="take_seat", seat=bot, invite=invite)
            assert sat.json()["error"] == "not_allowed"

    asyncio.run(play())


def test_a_fork_stays_as_secret_as_its_challenge(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            table = await here.play("Ann", DAILY, random.Random(1))
            ann, bob = await here.person("Ann"), await here.person("Bob")
            seats = len((await here.house.room(table)).table.places)
            for chance in ("anew", "as_it_fell"):
                moves = (await here.house.room(table)).table.begun().moves()
                turn = next(number for number, (who, _) in enumerate(moves) if who != NATURE)
                fork = {"turn": turn, "seats": [ME] * seats, "chance": chance, "listed": True}
                forked = await ann.told("POST", f"/api/tables/{table}/fork", fork)
                assert (forked["challenge"], forked["for_fun"]) == (DAILY, True)
                assert (await bob.ask("GET", f"/api/tables/{forked['id']}/view")).json()["error"] == "not_allowed"
                room = await here.house.room(forked["id"])
                while room.table.status != "over":
                    seat = room.table.owing[0]
                    match = room.table.begun()
                    move = {"seat": seat, "ask": match.ask(seat), "move": match.legal(seat)[0]}
                    assert (await ann.say(forked["id"], type="move", **move)).status_code == 200
                over = await ann.told("GET", f"/api/tables/{forked['id']}")
                record = (await ann.ask("GET", f"/api/tables/{forked['id']}/record")).text
                assert over["seed"] is None
                assert records.read(record).header.seed is None
            again = await ann.told("POST", f"/api/tables/{table}/rematch")
            assert (again["challenge"], again["seed"]) == (None, None)
            assert again["commitment"] != over["commitment"]

    asyncio.run(play())


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_no_text_that_leaves_the_house_holds_the_seed_or_a_draw_to_come(tmp_path: Path, game: str) -> None:
    """Everything that is told while the challenge is open is searched, whoever asks: players, finishers, strangers."""

    async def play() -> None:
        async with club(tmp_path) as here:
            challenge = f"{game}-{TODAY}"
            row = await here.house.club.challenges.row(challenge)
            secrets = row.seed, bots_seed(row.seed)
            told: list[str] = []

            async def listen(name: str, tables: list[str]) -> None:
                person = await here.person(name)
                for table in tables:
                    told.extend(text for _, text in (await answers_about(person, table)).values())
                    told.append(await watches(here, person, table))
                for path in (
                    *WITHOUT_TABLES,
                    f"/api/challenges/{challenge}",
                    f"/api/challenges/{challenge}/scores.csv",
                ):
                    told.extend(texts_in(await person.ask("GET", path)))

            running = await here.begin("Cid", challenge)
            room, ear = await here.house.room(running), Ear(await here.id_of("Cid"))
            guest: Guest = ear
            await here.house.presence.enter(room, guest)
            tables = [running]
            for number, name in enumerate(("Ann", "Bob")):
                await listen(name, tables)
                tables.append(await here.play(name, challenge, random.Random(number)))
                await listen(name, tables)
            fun = await here.begin("Ann", challenge, for_fun=True)
            await here.finish("Ann", fun)
            for name in ("Ann", "Bob", "Cid", "Dan"):
                await listen(name, [*tables, fun])
            assert len(told) > 100
            told += map(json.dumps, ear.heard)
            for text in told:
                assert not any(secret in text for secret in secrets), text[:300]
            here.set_time(NOON + DAY_S)
            shown = (await (await here.person("Dan")).ask("GET", f"/api/challenges/{challenge}")).text
            assert row.seed in shown, "the search finds it when it is told"

    asyncio.run(play())


def test_every_place_that_opens_a_table_for_somebody_asks_whether_they_may_look() -> None:
    """Handlers ask for rooms by `room_for`; the few that do not are named here, with the reason."""
    folder = Path(__file__).parents[3] / "src" / "saqqara" / "server"
    allowed = {
        ("api/tables.py", "table = (await self._house.room(row.id)).table"),  # a list, which shows no game
        ("api/tables.py", "fresh = await self._house.room(rematch.table)"),  # for its players
        ("api/reviews.py", "async with (await self._house.room(row.table_id)).settled() as table:"),  # after `row`
        ("api/challenges.py", "number, count = rounds_of((await self._house.room(yours.table)).table)"),  # one's own
        ("api/reviews.py", "table = (await self._house.room(row.table_id)).table"),
    }
    found = {
        (str(file.relative_to(folder)), line.strip())
        for file in (*folder.glob("api/*.py"), folder / "sockets.py", folder / "made_puzzles.py")
        for line in file.read_text().splitlines()
        if "house.room(" in line
    }
    assert found <= allowed


# --- what is to come makes no difference ---

Draw = tuple[str, str, int]  # which match, which stream, which draw of it
OF_CHALLENGES = [
    one.path for one in ENDPOINTS.values() if one.method == "GET" and re.search("{challenge}|{evening}", one.path)
]
OF_NOBODY = {"/metrics", "/api/health", "/api/openapi.json"}  # figures of the process, and a document
_CHANGING = (
    (re.compile(r"\b[0-9a-f]{64}\b"), "?"),
    (re.compile(r"[A-Za-z0-9_-]{12,}(?=[\"/#?\\\\ ])"), "?"),  # ids, invitations, commitments
    (re.compile(r"\d{9,}(\.\d+)?"), "T"),
    (re.compile(r'"ms":\d+'), '"ms":0'),
)


def masked(text: str) -> str:
    """A text without what differs from house to house in any case."""
    for pattern, word in _CHANGING:
        text = pattern.sub(word, text)
    return text


class Draws:
    """The draws of matches that begin as others did, however their seeds differ."""

    def __init__(self, seed: str, agreed: dict[Draw, str]) -> None:
        self.seed = seed
        self.agreed = agreed
        self.made: dict[Draw, str] = {}

    def meddle(self, patch: pytest.MonkeyPatch) -> None:
        """Gives their seeds to the challenges that are made, and the draws that were agreed on to their matches."""
        real, numbers = ChanceForAll.draw, itertools.count()

        def draw(chance: ChanceForAll, weights: Sequence[int], stream: str, number: int, told: Any = str) -> int:
            index = real(chance, weights, stream, number, told)
            seed, _, match = chance.seed.partition("-")
            if seed != self.seed:
                return index
            key = match, stream, number
            if key in self.agreed:
                index = next(at for at, weight in enumerate(weights) if weight and told(at) == self.agreed[key])
            self.made[key] = told(index)
            return index

        patch.setattr(ChanceForAll, "draw", draw)
        for module in (challenges, evenings):
            patch.setattr(module, "seed_text", lambda _: f"{self.seed}-{next(numbers)}")
        patch.setattr(challenges, "bots_seed", lambda _: "the same")


async def play_first_moves(here: Club, table: str, most: int) -> None:
    """People make the first legal moves, and bots theirs."""
    room = await here.house.room(table)
    for _ in range(most):
        await until(lambda: not room.table.bots_owing)
        if room.table.status == "over":
            return
        seat, match = room.table.owing[0], room.table.begun()
        move = MoveSaid(seat=seat, ask=match.ask(seat) or 0, move=match.legal(seat)[0])
        await here.house.say(room, room.table.places[seat].person, "", move)
    await until(lambda: not room.table.bots_owing)


async def begin_all(here: Club, game: str) -> tuple[dict[str, str], list[str]]:
    """A challenge of Ann's and an evening: their ids, and the tables where she is in the middle of a try."""
    ann = await here.person("Ann")
    seats = [{"who": "you"}, {"who": "bot", "level": "scribe"}]
    own = (await ann.told("POST", "/api/challenges", {"game": game, "seats": seats}))["id"]
    wanted = {"game": game, "seats": 2, "deals": 2, "tables": 2}
    evening = (await ann.told("POST", "/api/evenings", wanted))["id"]
    tables = [await here.begin("Ann", own)]
    for name in ("Ann", "Bob"):
        path = f"/api/evenings/{evening}/tables/1/deals/1/open"
        tables.append((await (await here.person(name)).told("POST", path))["table"])
    assert tables.pop() == tables[1]
    for table in tables:
        await play_first_moves(here, table, 8)
    return {"challenge": own, "evening": evening}, tables


async def told_of(here: Club, ids: dict[str, str], tables: list[str]) -> list[str]:
    """Everything that players in the middle of their tries and onlookers are told."""
    told: list[str] = []
    for name in ("Ann", "Bob", "Dan"):
        person = await here.person(name)
        for table in tables:
            answers = await answers_about(person, table)
            told += [f"{name}, {what}: {status} {text}" for what, (status, text) in answers.items()]
            told.append(f"{name}, socket: {await watches(here, person, table)}")
            match = (await here.house.room(table)).table.begun()
            for seat in match.seats_to_move:
                body = {"seat": seat, "ask": match.ask(seat), "moves": match.legal(seat)[:64]}
                told.append(f"{name}, {(await person.ask('POST', f'/api/tables/{table}/foresee', body)).text}")
        for path in sorted({*WITHOUT_TABLES, *OF_CHALLENGES} - OF_NOBODY):
            whole = path.replace("{challenge}", ids["challenge"]).replace("{evening}", ids["evening"])
            told += [f"{name}, {path}: {text}" for text in texts_in(await person.ask("GET", whole))]
    return [masked(text) for text in told]


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_whatever_is_to_come_the_same_is_told_until_then(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two houses whose challenges have the same draws up to now, and others from now on."""

    async def live(draws: Draws) -> tuple[list[str], list[Any]]:
        folder = tmp_path / draws.seed
        folder.mkdir()
        async with club(folder, challenges="world") as here:
            ids, tables = await begin_all(here, game)
            draws.agreed = draws.agreed or dict(draws.made)
            told = await told_of(here, ids, tables)
            for table in tables:
                await play_first_moves(here, table, 1_000)
            return told, [(await here.house.room(table)).table.begun().moves() for table in tables]

    agreed: dict[Draw, str] = {}
    found = []
    for seed in ("first", "second"):
        draws = Draws(seed, agreed)
        with monkeypatch.context() as patch:
            draws.meddle(patch)
            found.append(asyncio.run(live(draws)))
        agreed = draws.agreed
    (told, matches), (told_again, matches_again) = found
    assert all(one != other for one, other in zip(matches, matches_again, strict=True)), "later draws differ"
    assert len(told) > 100
    assert told == told_again
