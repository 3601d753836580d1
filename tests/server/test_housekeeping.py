"""What a host sees of a house, and what is removed when it is old: never anything that goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from saqqara.cli.main import saqqara
from saqqara.server import housekeeping
from saqqara.server.store.archive import restore
from saqqara.server.store.store import Store
from tests.server.club.clubs import club
from tests.server.older import Older

DAY = housekeeping.DAY_S
TOLD = Older().told


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def store(tmp_path: Path, database: str) -> Store:
    """A house whose people were last seen long ago, closed again."""
    opened = Store(database or str(tmp_path / "house.sqlite"))
    opened.migrate()
    restore(opened, Older().backup)
    with opened.writing() as connection:
        connection.execute(text("UPDATE devices SET last_seen = last_seen - :s"), {"s": 500 * DAY})
        connection.execute(text("UPDATE people SET created = created - :s"), {"s": 500 * DAY})
        connection.execute(text("UPDATE tables SET created = created - :s, ended = ended - :s"), {"s": 400 * DAY})
    opened.close()
    return opened


def run(data: Path, database: str, *words: str) -> str:
    environment = {"SAQQARA_DATA": str(data), "SAQQARA_DATABASE": database or None}
    done = CliRunner(env=environment).invoke(saqqara, ["house", *words])
    assert done.exception is None, done.output
    return done.output


def rows(data: Path, database: str) -> dict[str, int]:
    opened = Store(database or str(data / "house.sqlite"), lock=False)
    names = ("people", "devices", "tables", "reviews")
    with opened.reading() as connection:
        found = {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names}
    opened.close()
    return found


@pytest.mark.usefixtures("store")
def test_a_host_sees_counts_ages_and_size(tmp_path: Path, database: str) -> None:
    told = [line.split() for line in run(tmp_path, database).splitlines()]
    assert told[0][:3] == ["people", "3", "from"]
    assert told[1] == ["devices", "3"]
    assert [(line[1], line[2]) for line in told[2:5]] == [("waiting", "1"), ("playing", "2"), ("over", "2")]
    assert {"finished", "challenges", "tries", "evenings", "browsers", "ratings"} <= {line[0] for line in told}
    assert told[-1][0] == "database"
    assert int(told[-1][1].replace(",", "")) > 50_000


@pytest.mark.usefixtures("store")
def test_what_is_old_goes_and_what_goes_on_stays(tmp_path: Path, database: str) -> None:
    before = rows(tmp_path, database)
    dry = run(tmp_path, database, "prune", "--older-than", "365", "--dry-run")
    assert (
        dry
        == "Would remove 2 finished games, 0 challenges, 0 club evenings, 0 reviews of records and 0 people. Nothing was changed.\n"
    )
    assert rows(tmp_path, database) == before
    assert "Removed 2 finished games" in run(tmp_path, database, "prune", "--older-than", "365")
    assert rows(tmp_path, database) == {"people": 3, "devices": 3, "tables": 3, "reviews": 0}
    assert "Removed 0 finished games" in run(tmp_path, database, "prune", "--older-than", "365")


def test_people_go_when_they_sit_nowhere(tmp_path: Path, database: str, store: Store) -> None:
    opened = Store(database or str(tmp_path / "house.sqlite"))
    with opened.writing() as connection:
        connection.execute(text("DELETE FROM members WHERE person = :id"), {"id": TOLD["people"]["Adelheid"]["id"]})
        connection.execute(
            text("UPDATE tables SET host = NULL WHERE host = :id"), {"id": TOLD["people"]["Adelheid"]["id"]}
        )
    opened.close()
    assert "and 1 people" in run(tmp_path, database, "prune", "--older-than", "365", "--dry-run")
    run(tmp_path, database, "prune", "--older-than", "365")
    assert rows(tmp_path, database)["people"] == 2
    if not database:
        assert TOLD["people"]["Adelheid"]["id"].encode() not in (tmp_path / "house.sqlite").read_bytes()


@pytest.mark.usefixtures("store")
def test_what_is_young_stays(tmp_path: Path, database: str) -> None:
    assert "0 finished games" in run(tmp_path, database, "prune", "--older-than", "600", "--dry-run")


def test_challenges_stay_for_a_month_with_their_games_and_players(tmp_path: Path, database: str) -> None:
    """A month table is not cut, and nobody gets a second try; after that nothing of them is left."""
    asyncio.run(play_challenges(tmp_path, database))
    before = challenge_rows(tmp_path, database)
    assert before == {"challenges": 4, "tries": 3, "level_tries": 18, "evenings": 1, "tables": 3}
    assert "challenges                      4  from 2027-01-15" in run(tmp_path, database)
    age(tmp_path, database, 30 * DAY)
    assert "0 finished games, 0 challenges" in run(tmp_path, database, "prune", "--older-than", "1", "--dry-run")
    run(tmp_path, database, "prune", "--older-than", "1")
    assert challenge_rows(tmp_path, database) == before
    age(tmp_path, database, 40 * DAY)
    told = run(tmp_path, database, "prune", "--older-than", "1", "--dry-run")
    assert "2 finished games, 3 challenges, 0 club evenings" in told, "one game of the evening goes on"
    run(tmp_path, database, "prune", "--older-than", "1")
    left = {"challenges": 1, "tries": 1, "level_tries": 0, "evenings": 1, "tables": 1}
    assert challenge_rows(tmp_path, database) == left
    end_all(tmp_path, database)
    told = run(tmp_path, database, "prune", "--older-than", "1")
    assert "1 finished games, 1 challenges, 1 club evenings" in told
    assert challenge_rows(tmp_path, database) == dict.fromkeys(before, 0)


async def play_challenges(data: Path, database: str) -> None:
    """Two challenges of the day are drawn; Ann plays one of them and her own, and sits down at an evening."""
    async with club(data, database=database) as here:
        ann = await here.person("Ann")
        day = (await ann.told("GET", "/api/challenges"))["today"][0]["id"]
        seats = [{"who": "you"}, {"who": "bot", "level": "apprentice"}]
        own = (await ann.told("POST", "/api/challenges", {"game": "imhotep", "seats": seats, "days": 1}))["id"]
        for challenge in (day, own):
            await here.concede("Ann", await here.begin("Ann", challenge))
            await here.until_done("Ann", challenge)
        evening = {"game": "imhotep", "seats": 2, "deals": 1, "tables": 2}
        made = (await ann.told("POST", "/api/evenings", evening))["id"]
        await ann.told("POST", f"/api/evenings/{made}/tables/1/deals/1/open")


def age(data: Path, database: str, seconds: float) -> None:
    """Makes all older, as if what was played on a day of 2027 had ended so long ago."""
    opened = Store(database or str(data / "house.sqlite"))
    with opened.writing() as connection:
        latest = connection.execute(text("SELECT max(closes) FROM challenges")).scalar_one()
        shift = {"s": latest - (opened.time() - seconds)}
        for table, columns in (
            ("challenges", ("opens", "closes")),
            ("evenings", ("opens", "closes")),
            ("level_tries", ("closes",)),
            ("tables", ("created", "ended")),
            ("devices", ("last_seen",)),
            ("people", ("created",)),
        ):
            for column in columns:
                connection.execute(text(f"UPDATE {table} SET {column} = {column} - :s"), shift)
    opened.close()


def end_all(data: Path, database: str) -> None:
    opened = Store(database or str(data / "house.sqlite"))
    with opened.writing() as connection:
        connection.execute(text("UPDATE tables SET status = 'over', ended = created"))
    opened.close()


def challenge_rows(data: Path, database: str) -> dict[str, int]:
    opened = Store(database or str(data / "house.sqlite"), lock=False)
    names = ("challenges", "tries", "level_tries", "evenings", "tables")
    with opened.reading() as connection:
        found = {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names}
    opened.close()
    return found
