"""Club evenings: several tables with the same deals, each seat compared with the same seat elsewhere."""

from __future__ import annotations

import asyncio
import csv
import io
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saqqara.match.fairness import commitment
from saqqara.server import commands
from saqqara.server.club.evening_seats import CLAIM_S, NO_SEAT
from saqqara.server.club.scores import as_csv, scores
from saqqara.server.refusals import Refusal
from saqqara.server.store.schema import PEOPLE, TRIES
from saqqara.server.wire import MoveSaid, StandUpSaid, TakeSeatSaid
from tests.server.club.clubs import DAY_S, NOON, Club, club

NEW = {"game": "imhotep", "seats": 2, "deals": 1, "tables": 2, "name": "Thursday"}
PAIRS = (("Ann", "Bob"), ("Cid", "=1+1"))


async def sit(here: Club, name: str, evening: str, number: int, deal: int = 1) -> str:
    path = f"/api/evenings/{evening}/tables/{number}/deals/{deal}/open"
    told = await (await here.person(name)).told("POST", path)
    return str(told["table"])


async def fill(here: Club, names: Sequence[str], evening: str, number: int) -> str:
    (table,) = {await sit(here, name, evening, number) for name in names}
    return table


async def play(here: Club, table: str, chance: random.Random) -> None:
    room = await here.house.room(table)
    while room.table.status != "over":
        seat, match = room.table.owing[0], room.table.begun()
        ask, place = match.ask(seat), room.table.places[seat]
        assert ask is not None
        move = MoveSaid(seat=seat, ask=ask, move=chance.choice(match.legal(seat)))
        await here.house.say(room, place.person, place.name, move)


async def until_over(here: Club, name: str, evening: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"is_over": False}
    while not shown["is_over"]:
        shown = await (await here.person(name)).told("GET", f"/api/evenings/{evening}")
    return shown


def test_an_evening_compares_the_same_seats_of_the_same_deal(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = await ann.told("POST", "/api/evenings", NEW)
            assert (made["name"], made["is_over"], made["seeds"]) == ("Thursday", False, [])
            assert [deal["status"] for table in made["tables"] for deal in table["deals"]] == ["unopened"] * 2
            tables = []
            for number, pair in enumerate(PAIRS, start=1):
                tables += [await sit(here, name, made["id"], number) for name in pair]
            assert tables[0] == tables[1] != tables[2] == tables[3]
            records = []
            for number, table in enumerate((tables[0], tables[2])):
                peek = await (await here.person("Cid")).ask("GET", f"/api/tables/{tables[0]}/view")
                assert peek.json()["error"] == "not_allowed"
                await play(here, table, random.Random(number))
                records.append((await here.house.room(table)).table.begun().moves())
            ships = [[move for _, move in moves if move.startswith("ships")] for moves in records]
            assert ships[0] == ships[1], "the same deal"
            shown = await until_over(here, "Ann", made["id"])
            assert len(shown["totals"]) == 4, "whoever has seen that it is over does not ask again"
            assert [commitment(seed) for seed in shown["seeds"]] == made["commitments"]
            for seat in range(2):
                both = [table["deals"][0]["seats"][seat] for table in shown["tables"]]
                assert sum(one["score"] for one in both) == 100
                best = max(both, key=lambda one: one["points"])
                assert best["score"] in (100, 50)
            text = (await ann.ask("GET", f"/api/evenings/{made['id']}/scores.csv")).text
            rows = list(csv.reader(io.StringIO(text)))
            assert rows[0] == ["deal", "table", "seat", "name", "points", "place", "score", "with help"]
            assert len(rows) == 5
            assert "'=1+1" in [row[3] for row in rows]

    asyncio.run(evening())


def test_nobody_plays_a_deal_twice_and_a_table_is_not_overfull(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann, eve = await here.person("Ann"), await here.person("Eve")
            made = (await ann.told("POST", "/api/evenings", NEW | {"deals": 2}))["id"]
            names = ["Ann", "Bob", "Cid", "Dan"]
            for name in (*names, "Eve"):
                await here.person(name)
            asked = [
                (await here.person(name)).ask("POST", f"/api/evenings/{made}/tables/1/deals/1/open") for name in names
            ]
            answers = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert sorted(answers) == [200, 200, 409, 409]
            inside = names[answers.index(200)]
            other = await (await here.person(inside)).ask("POST", f"/api/evenings/{made}/tables/2/deals/1/open")
            assert other.json()["error"] == "not_now"
            assert await sit(here, inside, made, 1) == await sit(here, inside, made, 1), "asked again"
            await sit(here, names[answers.index(409)], made, 2)
            await sit(here, inside, made, 2, deal=2)
            full = await eve.ask("POST", f"/api/evenings/{made}/tables/1/deals/1/open")
            assert full.json()["error"] == "not_now"
            for path in ("tables/3/deals/1/open", "tables/1/deals/3/open", "tables/0/deals/1/open"):
                assert (await eve.ask("POST", f"/api/evenings/{made}/{path}")).json()["error"] == "bad_message"
            assert (await eve.ask("GET", "/api/evenings/nowhere")).json()["error"] == "no_such_evening"
            here.set_time(NOON + DAY_S + 60)
            late = await eve.ask("POST", f"/api/evenings/{made}/tables/2/deals/1/open")
            assert late.json()["error"] == "not_now"
            assert len((await eve.told("GET", f"/api/evenings/{made}"))["seeds"]) == 2

    asyncio.run(evening())


async def stand_up(here: Club, name: str, table: str) -> None:
    room, person = await here.house.room(table), await here.id_of(name)
    await here.house.say(room, person, name, StandUpSaid(seat=room.table.seats_of(person)[0]))


async def take(here: Club, name: str, table: str, seat: int) -> None:
    room, person = await here.house.room(table), await here.id_of(name)
    await here.house.say(room, person, name, TakeSeatSaid(seat=seat, invite=room.table.invite))


def seats_at(shown: dict[str, Any], number: int, deal: int = 1) -> list[tuple[int, str]]:
    return [(seat["seat"], seat["name"]) for seat in shown["tables"][number - 1]["deals"][deal - 1]["seats"]]


def test_whoever_stands_up_before_the_game_is_free_for_another_table(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            table = await sit(here, "Ann", made, 1)
            await stand_up(here, "Ann", table)
            assert seats_at(await ann.told("GET", f"/api/evenings/{made}"), 1) == []
            assert await sit(here, "Ann", made, 2) != table
            shown = await ann.told("GET", f"/api/evenings/{made}")
            assert (seats_at(shown, 1), seats_at(shown, 2)) == ([], [(0, "Ann")])

    asyncio.run(evening())


def test_another_seat_of_the_same_table_is_the_one_that_counts(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            table = await sit(here, "Ann", made, 1)
            await stand_up(here, "Ann", table)
            await take(here, "Ann", table, 1)
            assert seats_at(await ann.told("GET", f"/api/evenings/{made}"), 1) == [(1, "Ann")]
            await sit(here, "Bob", made, 1)
            await play(here, table, random.Random(1))
            room, shown = await here.house.room(table), dict[str, Any]()
            while not shown or not shown["totals"]:
                shown = await ann.told("GET", f"/api/evenings/{made}")
            points = room.table.begun().points
            assert [cell["points"] for total in shown["totals"] for cell in total["cells"] if total["is_you"]] == [
                points[1]
            ]
            assert seats_at(shown, 1) == [(0, "Bob"), (1, "Ann")]

    asyncio.run(evening())


def test_a_seat_is_noted_from_the_result_whatever_was_noted_before(tmp_path: Path, database: str) -> None:
    """As a process of an earlier version left it that was killed before it had noted the seat."""

    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            table = await sit(here, "Bob", made, 1)
            await sit(here, "Ann", made, 1)
            with here.house.store.writing() as connection:
                connection.execute(update(TRIES).values(seat=0))
            await play(here, table, random.Random(1))
            shown = dict[str, Any]()
            while not shown or not shown["totals"]:
                shown = await ann.told("GET", f"/api/evenings/{made}")
            assert seats_at(shown, 1) == [(0, "Bob"), (1, "Ann")]

    asyncio.run(evening())


def test_nobody_takes_a_second_seat_of_a_deal(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW | {"tables": 3}))["id"]
            first = await sit(here, "Ann", made, 1)
            with pytest.raises(Refusal, match="one seat of each player"):
                await take(here, "Ann", first, 1)
            second = await sit(here, "Cid", made, 2)
            with pytest.raises(Refusal, match="sits at another table"):
                await take(here, "Ann", second, 1)
            await sit(here, "Bob", made, 1)
            await play(here, first, random.Random(1))
            while not (await ann.told("GET", f"/api/evenings/{made}"))["totals"]:
                await asyncio.sleep(0.01)
            body = {"type": "take_seat", "seat": 1, "invite": (await here.house.room(second)).table.invite}
            again = await ann.ask("POST", f"/api/tables/{second}/messages", body)
            assert again.json()["error"] == "not_now", "whoever has finished the deal may look, but not play it again"
            await here.person("Eve")
            twice = [sit(here, "Eve", made, 3) for _ in range(4)]
            (third,) = set(await asyncio.gather(*twice))
            assert [place.who for place in (await here.house.room(third)).table.places] == ["person", "open"]

    asyncio.run(evening())


def test_a_claim_without_a_seat_ends(tmp_path: Path, database: str) -> None:
    """A process is killed between the claim of a table and the seat."""

    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            store, now = here.house.club.challenges.store, here.clock.now()
            store.begin(f"{made}-1", await here.id_of("Ann"), NO_SEAT, False, lambda _: "nowhere", now)
            assert seats_at(await ann.told("GET", f"/api/evenings/{made}"), 1) == []
            early = await ann.ask("POST", f"/api/evenings/{made}/tables/1/deals/1/open")
            assert early.json()["error"] == "not_now"
            here.set_time(now + CLAIM_S + 1)
            await sit(here, "Ann", made, 1)
            assert seats_at(await ann.told("GET", f"/api/evenings/{made}"), 1) == [(0, "Ann")]

    asyncio.run(evening())


def test_results_with_help_and_late_ones_are_marked_and_compared_with_nobody(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW | {"tables": 3}))["id"]
            pairs = (("Ann", "Bob"), ("Cid", "Dan"), ("Eve", "Flo"))
            tables = [await fill(here, pair, made, number) for number, pair in enumerate(pairs, 1)]
            room = await here.house.room(tables[0])
            await room.do(commands.hint(await here.id_of("Ann"), 0, room.table.begun().ask(0) or 0))
            for number, table in enumerate(tables[:2]):
                await play(here, table, random.Random(number))
            shown = dict[str, Any]()
            while not shown or len(shown["totals"]) < 4:
                shown = await ann.told("GET", f"/api/evenings/{made}")
            totals = {total["name"]: total for total in shown["totals"]}
            (mine,) = totals["Ann"]["cells"]
            assert (mine["with_help"], mine["score"], mine["points"]) == (True, None, room.table.begun().points[0])
            assert (totals["Ann"]["deals"], totals["Ann"]["points"], totals["Ann"]["score"]) == (0, 0, None)
            assert shown["totals"][-1]["name"] == "Ann", "below those whose results count"
            assert totals["Cid"]["score"] is None, "the only one on this seat whose points count"
            assert {totals["Bob"]["score"], totals["Dan"]["score"]} in ({0.0, 100.0}, {50.0})
            here.set_time(NOON + DAY_S + 60)
            await play(here, tables[2], random.Random(2))
            late: list[dict[str, Any]] = []
            while not late or not late[0]["is_late"]:
                shown = await ann.told("GET", f"/api/evenings/{made}")
                late = shown["tables"][2]["deals"][0]["seats"]
            assert [(seat["points"], seat["score"]) for seat in late] == [(None, None)] * 2
            assert {total["name"]: total for total in shown["totals"]}["Bob"]["score"] == totals["Bob"]["score"]

    asyncio.run(evening())


def test_two_people_of_one_name_have_their_own_cells(tmp_path: Path) -> None:
    async def evening() -> None:
        async with club(tmp_path) as here:
            ann = await here.person("Ann")
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            tables = [await fill(here, pair, made, number) for number, pair in enumerate(PAIRS, 1)]
            with here.house.store.writing() as connection:
                connection.execute(update(PEOPLE).values(name="Anna"))
            for number, table in enumerate(tables):
                await play(here, table, random.Random(number))
            shown = await until_over(here, "Ann", made)
            assert [total["name"] for total in shown["totals"]] == ["Anna"] * 4
            cells = [total["cells"][0] for total in shown["totals"]]
            seats = [seat for table in shown["tables"] for seat in table["deals"][0]["seats"]]
            assert sorted((cell["points"], cell["score"]) for cell in cells) == sorted(
                (seat["points"], seat["score"]) for seat in seats
            )
            assert sorted(cell["table"] for cell in cells) == [1, 1, 2, 2]
            for total in shown["totals"]:
                assert (total["points"], total["score"]) == (total["cells"][0]["points"], total["cells"][0]["score"])

    asyncio.run(evening())


def test_evenings_are_listed_for_those_who_made_or_joined_them(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann, bob, eve = [await here.person(name) for name in ("Ann", "Bob", "Eve")]
            made = (await ann.told("POST", "/api/evenings", NEW))["id"]
            await sit(here, "Bob", made, 2)
            listed = {
                name: (await person.told("GET", "/api/challenges"))["evenings"]
                for name, person in (("Ann", ann), ("Bob", bob), ("Eve", eve))
            }
            assert [[one["id"] for one in listed[name]] for name in ("Ann", "Bob", "Eve")] == [[made], [made], []]
            (ours,) = listed["Ann"]
            assert (ours["name"], ours["seats"], ours["deals"], ours["tables"]) == ("Thursday", 2, 1, 2)
            assert [listed[name][0]["is_yours"] for name in ("Ann", "Bob")] == [True, False]
            here.set_time(NOON + DAY_S + 60)
            assert [one["is_open"] for one in (await bob.told("GET", "/api/challenges"))["evenings"]] == [False]

    asyncio.run(evening())


def test_a_person_makes_so_many_evenings_a_day(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database, challenges_per_person_per_day=2) as here:
            ann = await here.person("Ann")
            asked = [ann.ask("POST", "/api/evenings", NEW) for _ in range(4)]
            assert sorted(answer.status_code for answer in await asyncio.gather(*asked)) == [201, 201, 429, 429]
            assert (await (await here.person("Bob")).ask("POST", "/api/evenings", NEW)).status_code == 201
            here.set_time(NOON + DAY_S + 60)
            assert (await ann.ask("POST", "/api/evenings", NEW)).status_code == 201

    asyncio.run(evening())


def test_games_may_be_watched_where_the_server_shows_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with club(tmp_path) as here:
            people = {name: await here.person(name) for name in ("Ann", "Bob", "Cid", "Eve")}
            made = (await people["Ann"].told("POST", "/api/evenings", NEW))["id"]
            table = await fill(here, PAIRS[0], made, 1)
            await sit(here, "Cid", made, 2)
            await play(here, table, random.Random(1))
            while not (await people["Ann"].told("GET", f"/api/evenings/{made}"))["totals"]:
                await asyncio.sleep(0.01)
            for moment, watchers in ((NOON + 60, {"Ann", "Bob"}), (NOON + DAY_S + 60, set(people))):
                here.set_time(moment)
                for name, person in people.items():
                    deal = (await person.told("GET", f"/api/evenings/{made}"))["tables"][0]["deals"][0]
                    seen = (await person.ask("GET", f"/api/tables/{table}/view")).status_code == 200
                    assert deal["may_watch"] == seen == (name in watchers), name

    asyncio.run(evening())


def test_scores_are_the_share_of_the_others_that_is_beaten() -> None:
    assert scores({"ann": 10, "bob": 7, "cid": 7}) == {"ann": 100.0, "bob": 25.0, "cid": 25.0}
    assert scores({"ann": 10}) == {"ann": None}
    assert scores({}) == {}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1"])
def test_no_name_becomes_a_formula(name: str) -> None:
    (_, row) = csv.reader(io.StringIO(as_csv(["name", "points"], [(name, -3)]), newline=""))
    assert row == [f"'{name}", "-3"]


def test_a_challenge_has_a_table_of_scores_for_those_who_may_see_it(tmp_path: Path) -> None:
    async def challenge() -> None:
        async with club(tmp_path) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            day = (await ann.told("GET", "/api/challenges"))["today"][0]["id"]
            await here.play("Ann", day)
            rows = (await ann.ask("GET", f"/api/challenges/{day}/scores.csv")).text.splitlines()
            assert rows[0] == "place,name,points,with help"
            assert rows[1].startswith("1,Ann,")
            assert (await bob.ask("GET", f"/api/challenges/{day}/scores.csv")).json()["error"] == "not_now"

    asyncio.run(challenge())
