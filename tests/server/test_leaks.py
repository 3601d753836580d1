"""Nothing hidden goes out: not in a byte, not in the number of messages, not in their order.

Two nets. Needles: whole games are played and every text that the house sends is searched for what its reader may not
know yet; the truth is known, because every seat is played from here. Non-interference: the same table is played
again, by a fork of a finished one with the chance as it fell, and only what others may not know is done differently;
then everything that they are sent has to be the same.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from saqqara import Match
from saqqara.match import records
from saqqara.server.entries import Config, SeatStart
from saqqara.server.table import Table
from saqqara.server.wire import PerMove, PerPlayer
from tests.effort import IS_ALL, first_of
from tests.server.guests import ME, OPEN, Player, Program, connect_to, programs
from tests.server.houses import House, open_house

NAMES = ("Zenobia", "Yolanda", "Xanthippe", "Wilhelmina")
SIDES = "BABAB"  # with side B of the market a pair of cards can be looked at
LATE_ROUND = 5  # from here on so few cards are left that every fork may draw the same pair

# --- observers: whoever may not know ---


@dataclass
class Observer:
    """Somebody at a table with a socket and with HTTP, and everything that the house told them."""

    player: Player
    program: Program | None  # None: a stranger without a token
    http: httpx.AsyncClient
    table: str
    seat: int | None
    told: list[str] = field(default_factory=list)
    heard: int = 0
    _barriers: int = 0

    async def catch_up(self) -> list[str]:
        """Everything that was sent so far: what is refused now is told after it."""
        self._barriers += 1
        nobodys = 3 if self.seat != 3 else 2
        told = await self.player.do("undo", seat=nobodys, id=f"barrier-{self._barriers}")
        assert told["error"] == "not_your_seat"
        fresh = self.player.raw[self.heard :]
        self.heard = len(self.player.raw)
        self.told += fresh
        return fresh

    async def look(self) -> list[str]:
        """Reads whatever can be read."""
        answers = [await self._read("GET", path) for path in self._paths()]
        body = {"turn": 1_000_000, "seats": [ME] * 4}
        answers.append(await self._read("POST", f"/api/tables/{self.table}/fork", body))
        self.told += answers
        return answers

    def _paths(self) -> Iterator[str]:
        seat = "" if self.seat is None else f"?seat={self.seat}"
        here = f"/api/tables/{self.table}"
        yield from (here, "/api/tables")
        yield from (f"{here}/{page}{seat}" for page in ("view", "record", "position", "replay/1000000"))
        yield f"{here}/view?seat={0 if self.seat is None else (self.seat + 1) % 4}"  # of another

    async def _read(self, method: str, path: str, body: Any = None) -> str:
        headers = {} if self.program is None else self.program.headers
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code < 500, answer.text
        assert int(answer.headers["content-length"]) == len(answer.content)
        text = answer.text
        if path == "/api/tables":
            text = _only(answer.json(), self.table)
        kept = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
        return f"{method} {path} {answer.status_code} {sorted(kept.items())}\n{text}"


def _only(tables: dict[str, Any], table: str) -> str:
    """One table of a list, and where it stands there."""
    return json.dumps(
        {kind: [(n, one) for n, one in enumerate(some) if one["id"] == table] for kind, some in tables.items()}
    )


@dataclass
class Party:
    """Everybody at one table: who plays each seat, and who looks on."""

    table: str
    invite: str
    people: list[Program]
    seats: list[Observer]
    spectators: list[Observer]

    @property
    def all(self) -> list[Observer]:
        return [*self.seats, *self.spectators]

    async def catch_up(self) -> dict[int, list[str]]:
        return {number: await one.catch_up() for number, one in enumerate(self.all)}


@asynccontextmanager
async def party(
    house: House, people: Sequence[Program], shown: dict[str, Any], without_socket: int | None = None
) -> AsyncIterator[Party]:
    """All sit down at a table that the first of them has opened; two more look on."""
    table, invite, stranger = shown["id"], shown["invite"], people[-1]
    players = people[:-1]
    for seat, person in enumerate(players[1:], start=1):
        answer = await person.say(table, type="take_seat", seat=seat, invite=invite)
        assert answer.status_code == 200, answer.text
    async with AsyncExitStack() as doors:
        http = people[0].http

        async def enter(person: Program | None, seat: int | None) -> Observer:
            token = None if person is None else person.token
            socket = await doors.enter_async_context(connect_to(house.address, table, token))
            return Observer(Player(socket), person, http, table, seat)

        seats = [await enter(person, seat) for seat, person in enumerate(players) if seat != without_socket]
        lookers = [await enter(stranger, None), await enter(None, None)]
        yield Party(table, invite, list(players), seats, lookers)


# --- needles: whole games, every text that goes out is searched ---


def ints_in(part: Any) -> set[int]:
    if isinstance(part, dict):
        named = {int(key) for key in part if isinstance(key, str) and key.isdigit()}
        return named.union(*(ints_in(one) for one in part.values()))
    if isinstance(part, list):
        return set().union(*(ints_in(one) for one in part))
    return {part} if isinstance(part, int) and not isinstance(part, bool) else set()


def cards_told(view: dict[str, Any]) -> set[int]:
    """The numbers of pyramid cards in a table: those of seats, counts and rounds stand under other keys."""
    cards = ints_in([view["hands"], view["drawn"], view["display"], list(view["crossed"]), view["explored"]])
    return cards | {event["card"] for event in view["events"] if event.get("card") is not None}


def tables_in(text: str) -> Iterator[dict[str, Any]]:
    """The game's table in a frame or an answer, if there is one."""
    body = text.partition("\n")[2] if text.startswith(("GET ", "POST ")) else text
    if not body.startswith("{"):
        return
    told = json.loads(body)
    for one in (told, told.get("table")):
        if isinstance(one, dict) and "pending" in one:
            yield one


@dataclass
class Secrets:
    """What only some may know now."""

    texts: dict[int, set[str]] = field(default_factory=dict)  # of each seat
    cards: dict[int, set[int]] = field(default_factory=dict)  # at the set-up
    looker: int | None = None

    def check(self, observer: Observer, texts: Sequence[str]) -> None:
        for text in texts:
            for seat, needles in self.texts.items():
                if seat != observer.seat:
                    found = [needle for needle in needles if needle in text]
                    assert not found, f"{observer.seat} was told {found} of {seat}: {text}"
            for table in tables_in(text):
                self._check_table(observer, table)

    def _check_table(self, observer: Observer, table: dict[str, Any]) -> None:
        if table["game"] == "pyramids":
            others = set().union(*(cards for seat, cards in self.cards.items() if seat != observer.seat))
            if "events" in table:
                assert not cards_told(table) & others
        elif self.looker is not None and table["pending"].get("step") == "keep" and observer.seat != self.looker:
            assert table["pending"]["pair"] in ([None, None], [None])
            seen = {event["card"] for event in table.get("events", ()) if event["event"] == "card seen"}
            assert seen <= {None}

    def note_move(self, seat: int, move: str) -> None:
        """A mark as a line of notation, and as an event."""
        word, *rest = move.split()
        mine = self.texts.setdefault(seat, set())
        mine.add(move)
        if word == "mark":
            fields = ",".join(f'"{name}"' for name in rest[1:])
            mine.add(f'"card":{rest[0]},"fields":[{fields}]')


async def play_and_search(house: House, game: str, seats: int, seed: int, **options: Any) -> None:
    chance = random.Random(seed)
    looked = 0
    async with programs(house.address, *NAMES[:seats], "Violetta") as people:
        shown = await people[0].open(game, [ME] + [OPEN] * (seats - 1), entropy="share", chat=True, **options)
        async with party(house, people, shown) as all_here:
            secrets = Secrets()
            await all_here.catch_up()
            while not all_here.seats[0].player.is_over:
                owing = [seat for seat, one in enumerate(all_here.seats) if one.player.owing]
                seat = chance.choice(owing)
                looked += await play_once(all_here, seat, game, chance, secrets)
                for observer in all_here.all:
                    fresh = await observer.catch_up()
                    if chance.random() < 0.02:
                        fresh = fresh + await observer.look()
                    secrets.check(observer, fresh)
            await check_what_stays_secret(house, all_here, people)
    assert looked or game == "pyramids", "expected a pair that somebody looked at, got none: take another seed"


async def play_once(here: Party, seat: int, game: str, chance: random.Random, secrets: Secrets) -> int:
    """One move of a seat; what of it is secret is known afterwards. How many pairs were looked at."""
    player = here.seats[seat].player
    view = player.views[seat]
    legal, table = view["legal"], view["table"]
    if table["game"] == "pyramids" and table["drawn"][seat]:
        secrets.cards = {n: set(one.player.views[n]["table"]["drawn"][n]) for n, one in enumerate(here.seats)}
        secrets.cards = {n: {card for card in cards if card} for n, cards in secrets.cards.items()}
        for other, one in enumerate(here.seats):
            secrets.texts[other] = set(one.player.views[other]["legal"])
    is_pair = "pair" in legal
    move = "pair" if is_pair and chance.random() < 0.7 else chance.choice(legal)
    answer = await player.move(seat, move)
    assert answer["type"] == "view", answer
    pending = answer["table"]["pending"]
    if game == "imhotep":
        secrets.looker = seat if isinstance(pending, dict) and pending.get("step") == "keep" else None
        return int(secrets.looker is not None)
    step_goes_on = move.split()[0] in ("mark", "keep") and _is_same_step(table, answer["table"])
    if step_goes_on:
        secrets.note_move(seat, move)
        if chance.random() < 0.1:
            await _take_back_and_play_again(player, seat, move, secrets)
    else:
        secrets.texts.clear()
        secrets.cards.clear()
    return 0


def _is_same_step(before: dict[str, Any], after: dict[str, Any]) -> bool:
    is_same = (before["expeditions"], before["round"]) == (after["expeditions"], after["round"])
    return is_same and any(one["owes"] in ("mark", "keep") for one in after["pending"])


async def _take_back_and_play_again(player: Player, seat: int, move: str, secrets: Secrets) -> None:
    undone = await player.do("undo", seat=seat)
    if undone["type"] == "accepted":
        while move not in player.views[seat]["legal"]:
            await player.hear()
        answer = await player.move(seat, move)
        assert answer["type"] == "view", answer


async def check_what_stays_secret(house: House, here: Party, people: Sequence[Program]) -> None:
    """The seed until the end; tokens and, for spectators, the invitation always."""
    (seed,) = {json.loads(one.told[-2])["table"]["seed"] for one in here.seats if '"table"' in one.told[-2]} or {None}
    seed = seed or (await people[0].told("GET", f"/api/tables/{here.table}"))["seed"]
    assert seed
    for observer in here.all:
        texts = "\n".join(observer.told)
        assert all(person.token not in texts for person in people)
        if observer.seat is None:
            assert here.invite not in texts
        before_the_end = [
            text for text in observer.told if '"status":"over"' not in text and "\nresult: places" not in text
        ]
        assert all(seed not in text for text in before_the_end)
    figures = (await people[0].http.get("/metrics")).text
    told = figures + house.log.read_text()
    for secret in (seed, here.invite, *(person.token for person in people), *NAMES, "share", "mark ", "load ", "keep "):
        assert secret not in told
    assert here.table not in figures


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that logs all it ever logs."""
    with open_house(tmp_path_factory.mktemp("talkative"), log_level="debug") as one:
        yield one


@pytest.mark.parametrize("seats", first_of([4, 3], 1))
def test_no_mark_and_no_card_of_pyramids_is_told_too_early(talkative: House, seats: int) -> None:
    asyncio.run(play_and_search(talkative, "pyramids", seats, seed=seats))


def test_no_pair_of_imhotep_is_told_to_others(talkative: House) -> None:
    asyncio.run(play_and_search(talkative, "imhotep", 3, seed=1, sides=SIDES))


def test_the_search_finds_what_it_looks_for() -> None:
    """A net that catches nothing at all would pass as well."""
    observer = Observer(None, None, None, "t", 1)  # type: ignore[arg-type]
    secrets = Secrets()
    secrets.note_move(0, "mark 12 a1 b1")
    for leak in ("4 0 mark 12 a1 b1", '{"event":"fields crossed","seat":0,"card":12,"fields":["a1","b1"]}'):
        with pytest.raises(AssertionError):
            secrets.check(observer, [leak])
    table = Match.new("pyramids", 3, seed=1).table(0) | {"seat": 0}
    secrets = Secrets(cards={0: set(table["drawn"][0])})
    with pytest.raises(AssertionError):
        secrets.check(observer, [json.dumps({"type": "view", "table": table})])


# --- non-interference ---

_CHANGING = re.compile(r'"(created|now|at)": ?[0-9.]+')


def normalised(text: str, here: Party, commitments: Sequence[str] = ()) -> str:
    """Without what differs from table to table: its name, its secret, its times."""
    text = text.replace(here.table, "TABLE").replace(here.invite, "INVITE")
    for commitment in commitments:
        text = text.replace(commitment, "COMMITMENT")
    return _CHANGING.sub(r'"\1":0', text)


@dataclass(frozen=True)
class Hidden:
    """What one seat does at a step; only `public` of it may be noticed."""

    first: tuple[str, ...] = ()  # while the others have not moved; leaves a move owed
    then: tuple[str, ...] = ()  # after another has moved; leaves a move owed
    last: tuple[str, ...] = ()  # ends with nothing owed


UNDO = "undo"
BAD = ("mark 1 a1 a2 a3 a4 a5", "keep 1 2", "mark 99 a1", "fnord")


async def do_hidden(table: str, program: Program, seat: int, deeds: Sequence[str]) -> None:
    """Over HTTP, so that the others see the seat as gone all the time."""
    for deed in deeds:
        if deed == UNDO:
            answer = await program.say(table, type="undo", seat=seat)
        else:
            view = await program.told("GET", f"/api/tables/{table}/view?seat={seat}")
            answer = await program.say(table, type="move", seat=seat, ask=view["ask"] or 0, move=deed)
        assert (answer.status_code == 200) != (deed in BAD), answer.text


async def run_step(
    house: House,
    people: Sequence[Program],
    finished: str,
    turn: int,
    actor: int,
    hidden: Hidden,
    others: dict[int, str],
) -> list[list[str]]:
    """Plays a step again, with `hidden` for one seat; what everybody else was told, normalised."""
    body = {"turn": turn, "seats": [ME, OPEN, OPEN, OPEN], "chance": "as_it_fell"}
    shown = await people[0].told("POST", f"/api/tables/{finished}/fork", body)
    async with party(house, people, shown, without_socket=actor) as here:
        marker, answerer = here.seats[0], here.seats[1]
        watched = [marker, answerer, here.spectators[0]]
        for one in here.all:
            await one.catch_up()
        say = marker.player.do
        seat = marker.seat
        assert seat is not None
        assert answerer.seat is not None

        async def look_round() -> None:
            for one in watched:
                await one.catch_up()
                await one.look()

        async def probe() -> None:
            """What is refused must not tell anything either."""
            ask = marker.player.views[seat]["ask"] or 0
            for move in BAD:
                await say("move", seat=seat, ask=ask, move=move, id="bad-move")
            await say("move", seat=seat, ask=ask + 7, move=others[seat], id="stale")
            await say("answer_back", seat=seat, accept=False, id="nothing-asked")
            await say("return", seat=seat, id="plays-already")
            await say("add_entropy", seat=seat, entropy="late", id="too-late")

        await say("undo", seat=seat, id="nothing-yet")
        async with connect_to(house.address, here.table, here.people[actor].token):
            pass
        await marker.player.hear_until("presence", seat=actor, state="gone")
        agreed = await say("let_bot_play", seat=seat, absent=actor, id="agrees")
        assert agreed["type"] == "accepted", agreed
        await here.people[actor].told(
            "GET", f"/api/tables/{here.table}/view?seat={actor}"
        )  # is here again: all see that
        await look_round()
        await do_hidden(here.table, here.people[actor], actor, hidden.first)
        await look_round()
        await probe()
        for deed in ("mark", "undo", "mark"):
            if deed == "undo":
                told = await say("undo", seat=seat, id="undo")
            else:
                ask = marker.player.views[seat]["ask"]
                told = await say("move", seat=seat, ask=ask, move=others[seat], id=f"mark-{ask}")
            assert told["type"] in ("accepted", "view"), told
        await look_round()
        await say("ask_back", seat=seat, id="asks-back")
        await do_hidden(here.table, here.people[actor], actor, hidden.then)
        await look_round()
        await answerer.player.do("answer_back", seat=answerer.seat, accept=False, id="declines")
        await do_hidden(here.table, here.people[actor], actor, hidden.last)
        await look_round()
        await probe()
        for one in here.all:
            await one.catch_up()
        return [[normalised(text, here) for text in one.told] for one in here.all]


async def finished_game(people: Sequence[Program], game: str, seed: int, **options: Any) -> tuple[str, str]:
    """A table whose match is over, and its record; one person plays all seats."""
    chance = random.Random(seed)
    shown = await people[0].open(game, [ME] * 4, **options)
    async with people[0].at(shown["id"]) as player:
        await player.play_on(chance, 120)
    return shown["id"], (await people[0].ask("GET", f"/api/tables/{shown['id']}/record")).text


def match_before(record: str, turn: int) -> Match:
    told = records.read(record)
    match = Match.before(told)
    for line in told.lines[:turn]:
        match.replay(line)
    return match


def ends_step(record: str, turn: int, seat: int, moves: Sequence[str]) -> bool | None:
    """Whether a seat owes nothing after these moves; None: they cannot be played."""
    match = match_before(record, turn)
    for move in moves:
        if move not in match.legal(seat):
            return None
        match.play(move, seat)
    return seat not in match.seats_to_move


def chains(record: str, turn: int, seat: int) -> tuple[list[str], list[list[str]]]:
    """Marks that are all a seat has to do, and chains of marks over a red cross."""
    match = match_before(record, turn)
    plain, crossing = [], []
    for move in match.legal(seat):
        if ends_step(record, turn, seat, [move]):
            plain.append(move)
        else:
            crossing.append(_finished_chain(record, turn, seat, move))
    return plain, crossing


def _finished_chain(record: str, turn: int, seat: int, move: str) -> list[str]:
    match = match_before(record, turn)
    chain = [move]
    match.play(move, seat)
    while seat in match.seats_to_move:
        chain.append(match.legal(seat)[0])
        match.play(chain[-1], seat)
    return chain


Step = tuple[int, list[str], list[list[str]]]


async def game_with_steps(people: Sequence[Program]) -> tuple[tuple[str, str], list[Step]]:
    """A finished game of Pyramids in which the actor could choose, early and late, to cross a red cross or not."""
    for seed in range(10):
        finished = await finished_game(people, "pyramids", seed)
        length = len(records.read(finished[1]).lines)
        steps = [next(marking_steps(finished[1], ACTOR, since), None) for since in (0, length // 2)]
        found = [step for step in steps if step is not None]
        if len(found) == 2:
            return finished, found
    raise AssertionError("expected a red cross that can be reached, got none in ten games")


def marking_steps(record: str, actor: int, since: int) -> Iterator[Step]:
    """The turns at which all owe a mark and the actor can choose to cross a red cross or not."""
    match = match_before(record, 0)
    told = records.read(record)
    for turn, line in enumerate(told.lines):
        if turn >= since and len(match.seats_to_move) == 4 and match.legal(actor)[0].startswith("mark"):
            plain, crossing = chains(record, turn, actor)
            if len(plain) > 1 and crossing:
                yield turn, plain, crossing
        match.replay(line)


def hidden_ways(plain: Sequence[str], crossing: Sequence[Sequence[str]]) -> list[list[Hidden]]:
    """In each group all look the same from outside."""
    one, two, (cross, *rest) = plain[0], plain[-1], crossing[0]
    other, *other_rest = crossing[-1]
    once = [
        Hidden(last=(one,)),
        Hidden(last=(two,)),
        Hidden(first=BAD, then=BAD, last=(one,)),
        Hidden(last=(cross, *rest)),
        Hidden(first=(cross,), last=tuple(rest)),
        Hidden(then=(cross,), last=tuple(rest)),
        Hidden(first=(cross, UNDO), last=(two,)),
        Hidden(first=(cross,), then=(UNDO,), last=(one,)),
        Hidden(first=(cross, UNDO, other), then=(UNDO, cross), last=tuple(rest)),
        Hidden(first=(other,), last=tuple(other_rest)),
    ]
    twice = [
        Hidden(last=(one, UNDO, two)),
        Hidden(last=(two, UNDO, one)),
        Hidden(first=(cross,), last=(*rest, UNDO, rest[-1])),
        Hidden(first=(cross,), last=(*rest, UNDO, *[UNDO] * len(rest[1:]), UNDO, two)),
    ]
    return [once, twice]


def differences(first: Sequence[Sequence[str]], second: Sequence[Sequence[str]]) -> str:
    for number, (one, two) in enumerate(zip(first, second, strict=True)):
        for place, (left, right) in enumerate(zip(one, two, strict=False)):
            if left != right:
                at = next((n for n, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), 0)
                return f"observer {number}, text {place}: {left[:60]} ... {left[max(0, at - 150) : at + 150]}\n{right[:60]} ... {right[max(0, at - 150) : at + 150]}"
        if len(one) != len(two):
            return f"observer {number}: {len(one)} texts, then {len(two)}"
    return ""


async def compare(
    house: House, people: Sequence[Program], finished: tuple[str, str], turn: int, actor: int, ways: Sequence[Hidden]
) -> None:
    table, record = finished
    before = match_before(record, turn)
    others = {seat: chains(record, turn, seat)[0][0] for seat in range(4) if before.legal(seat)}
    expected = None
    for hidden in ways:
        told = await run_step(house, people, table, turn, actor, hidden, others)
        if expected is None:
            expected = told
        assert not (differs := differences(expected, told)), f"{ways[0]}, then {hidden}: {differs}"


ACTOR = 2


def test_what_others_mark_cannot_be_told_from_outside(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, *NAMES, "Violetta") as people:
            finished, (early, late) = await game_with_steps(people)
            for ways in hidden_ways(*early[1:]):
                await compare(house, people, finished, early[0], ACTOR, ways if IS_ALL else ways[::3])
            once, _ = hidden_ways(*late[1:])
            await compare(house, people, finished, late[0], ACTOR, [once[0], once[4], once[8]])

    asyncio.run(play())


def test_what_others_keep_at_the_set_up_cannot_be_told_from_outside(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, *NAMES, "Violetta") as people:
            finished = await finished_game(people, "pyramids", 8)
            turn = 4 * 4
            legal = match_before(finished[1], turn).legal(ACTOR)
            once = [Hidden(last=(move,)) for move in first_of(legal[::2], 3)]
            twice = [Hidden(last=(legal[0], UNDO, legal[-1])), Hidden(last=(legal[-1], UNDO, legal[0]))]
            for ways in (once, twice):
                await compare(house, people, finished, turn, ACTOR, ways)

    asyncio.run(play())


def test_the_pair_that_somebody_looks_at_cannot_be_told_from_outside(house: House) -> None:
    """Forks with fresh chance from one position: the same table, and another pair each time."""

    async def look(people: Sequence[Program], finished: str, turn: int, actor: int) -> tuple[list[list[str]], Any]:
        body = {"turn": turn, "seats": [ME, OPEN, OPEN, OPEN]}
        shown = await people[0].told("POST", f"/api/tables/{finished}/fork", body)
        async with party(house, people, shown, without_socket=actor) as here:
            await do_hidden(here.table, people[actor], actor, ["pair"])
            view = await people[actor].told("GET", f"/api/tables/{here.table}/view?seat={actor}")
            await do_hidden(here.table, people[actor], actor, ["fnord"])
            refused = await people[actor].say(here.table, type="undo", seat=actor)
            assert refused.status_code == 409
            for one in here.all:
                await one.catch_up()
                await one.look()
            for one in here.seats:
                await one.player.do("move", seat=one.seat, ask=1, move="keep 1", id="not-mine")
                await one.catch_up()
            told = [[normalised(text, here, [shown["commitment"]]) for text in one.told] for one in here.all]
            return told, view["table"]["pending"]["pair"] if "table" in view else view["pending"]["pair"]

    async def play() -> None:
        async with programs(house.address, *NAMES, "Violetta") as people:
            for seed in range(20):
                finished, record = await finished_game(people, "imhotep", seed, sides=SIDES)
                told = records.read(record).lines
                turns = [n for n, line in enumerate(told) if line.move == "pair" and len(told) > n + 2]
                turns = [n for n in turns if told[n + 2].seat == -1]  # two cards lie there
                if turns and match_before(record, turns[0]).position()["round"] < LATE_ROUND:
                    break
            actor = told[turns[0]].seat
            expected, looks = None, 0
            pairs: set[tuple[str, ...]] = set()
            while looks < 4 or (len(pairs) == 1 and looks < 30):
                heard, pair = await look(people, finished, turns[0], actor)
                looks += 1
                pairs.add(tuple(pair))
                expected = expected or heard
                assert not (differs := differences(expected, heard)), differs
            assert len(pairs) > 1

    asyncio.run(play())


@pytest.mark.soak
def test_a_restart_in_the_middle_of_a_step_tells_nothing(tmp_path: Path) -> None:
    """Whoever comes back sees the table once; a hidden mark after that is told to nobody."""

    async def before(house: House) -> tuple[list[str], str, int, list[str]]:
        async with programs(house.address, *NAMES, "Violetta") as people:
            finished, ((turn, _, crossing), _) = await game_with_steps(people)
            body = {"turn": turn, "seats": [ME, OPEN, OPEN, OPEN], "chance": "as_it_fell"}
            shown = await people[0].told("POST", f"/api/tables/{finished[0]}/fork", body)
            async with party(house, people, shown, ACTOR):
                pass
            return [person.token for person in people], shown["id"], turn, crossing[0]

    async def after(house: House, tokens: list[str], table: str, move: str) -> None:
        async with httpx.AsyncClient(base_url=house.address) as http, AsyncExitStack() as doors:
            people = [Program(house.address, token, http) for token in tokens]
            observers = []
            for seat in (0, 1, 3, None):
                person = people[-1 if seat is None else seat]
                socket = await doors.enter_async_context(connect_to(house.address, table, person.token))
                observers.append(Observer(Player(socket), person, http, table, seat))
            await people[ACTOR].told("GET", f"/api/tables/{table}/view?seat={ACTOR}")
            for one in observers:
                await one.catch_up()
            await do_hidden(table, people[ACTOR], ACTOR, [move, UNDO, move])
            for one in observers:
                assert len(await one.catch_up()) == 1, "the barrier alone"

    house = House(tmp_path)
    try:
        tokens, table, _, crossing = asyncio.run(before(house.start()))
        house.kill()
        asyncio.run(after(house.start(), tokens, table, crossing[0]))
    finally:
        house.kill()


# --- clocks: a fork has none, so they are looked at one floor below ---


@pytest.mark.parametrize("kind", [PerMove(seconds=60), PerPlayer(seconds=600, increment=5)])
def test_clocks_tell_nothing_of_a_hidden_mark(kind: PerMove | PerPlayer) -> None:
    seats = [SeatStart("person", f"p{seat}", f"n{seat}") for seat in range(3)]

    def fresh() -> Table:
        table = Table("t", Config(game="pyramids", seats=seats, clock=kind, date="2026-01-01"), "7", "i", "p0", 0.0)
        for seat in range(3):
            table.move(seat, table.match.legal(seat)[0], None, 1.0)  # type: ignore[union-attr]
        return table

    table = fresh()
    assert table.match is not None
    time = 10.0
    while True:
        seat = table.owing[0]
        legal = table.match.legal(seat)
        clocks = table.clocks_at(time + 9)
        zero = table.zero_at(seat)
        table.move(seat, legal[len(legal) // 2], None, time)
        if len(table.owing) == 3 and table.owing[0] == seat and legal[0].startswith("mark"):
            record = table.match.record(seat=seat)
            if record.rstrip().splitlines()[-1].split()[1] == str(seat):  # it has marked and owes one more
                break
        time += 10
    assert table.clocks_at(time + 9) == clocks
    assert table.zero_at(seat) == zero
    table.undo(seat, time + 1)
    assert table.clocks_at(time + 9) == clocks
    assert table.zero_at(seat) == zero
