"""Records out of a house and into another: matches that are over keep their proof, others go on."""

from __future__ import annotations

import asyncio
import random
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner

from saqqara.cli.main import saqqara
from saqqara.match.match import Match
from saqqara.match.verification import verify
from saqqara.rules.errors import BadRecord, SaqqaraError
from saqqara.server.entries import SeatStart
from saqqara.server.house import House
from saqqara.server.import_export import export_records, import_records
from saqqara.server.room import Room
from saqqara.server.storage import fold_table
from saqqara.server.store.store import Store
from saqqara.server.wire import MoveSaid, TakeSeatSaid
from tests.server.inside import a_table, inside, person

GAMES = ("imhotep", "pyramids")


async def play(house: House, room: Room, most: int) -> None:
    dice, table = random.Random(3), room.table
    for _ in range(most):
        match = table.match
        if match is None or not match.seats_to_move:
            return
        seat = match.seats_to_move[0]
        ask = match.ask(seat)
        assert ask is not None
        message = MoveSaid(seat=seat, ask=ask, move=dice.choice(match.legal(seat)))
        await house.say(room, table.places[seat].person, "", message)


def filled_house(data: Path) -> None:
    """Of each game one match that is over and one that goes on; and a table that waits."""

    data.mkdir()

    async def fill() -> None:
        async with inside(data) as house:
            for game in GAMES:
                for most in (10_000, 12):
                    room = await a_table(house, [person("ann"), person("bob")], game=game)
                    await play(house, room, most)
            await a_table(house, [person("ann"), SeatStart("open")])

    asyncio.run(fill())


def test_all_matches_go_out_and_come_in_again(tmp_path: Path) -> None:
    filled_house(tmp_path / "one")
    out = tmp_path / "records"
    told: list[tuple[int, int]] = []
    store = Store(str(tmp_path / "one" / "house.sqlite"), lock=False)
    assert export_records(store, out, lambda done, total: told.append((done, total))) == 4
    store.close()
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    records = {file.name: file.read_text() for file in out.iterdir()}
    assert sum(verify(text).is_finished for text in records.values()) == 2
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in out.iterdir())

    other = Store(str(tmp_path / "two.sqlite"))
    other.migrate()
    assert len(import_records(other, out)) == 4
    assert import_records(other, out) == [], "the same records again are the same tables"
    rows = list(other.all_tables())
    assert sorted(row.status for row in rows) == ["over", "over", "playing", "playing"]
    matches = {match.record() for row in rows if (match := fold_table(other, row).match) is not None}
    assert matches == set(records.values())
    other.close()


def test_a_match_that_goes_on_can_be_played_to_its_end(tmp_path: Path) -> None:
    match = Match.new("imhotep", 2, seed=4)
    for _ in range(9):
        match.play(match.legal()[0])
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "one.txt").write_text(match.record())

    (tmp_path / "house").mkdir()

    async def go_on() -> str:
        async with inside(tmp_path / "house") as house:
            [row] = import_records(house.store, folder)
            room = await house.room(row.id)
            assert room.table.config.options == {"sides": "AAAAA", "wrath": False}
            for seat, name in enumerate(("ann", "bob")):
                await house.say(room, name, name, TakeSeatSaid(seat=seat, invite=row.invite))
            await play(house, room, 10_000)
            assert room.table.match is not None
            again = house.storage.folded(row.id)
            assert again is not None
            assert again.match is not None
            assert again.match.record() == room.table.match.record()
            return room.table.match.record()

    record = asyncio.run(go_on())
    verdict = verify(record)
    assert verdict.is_finished
    assert 0 < verdict.draws_checked < verdict.draws, "what was drawn elsewhere has no seed here"


@pytest.mark.parametrize("text", ["", "no record", "game: imhotep\n\n1 0 take\n"])
def test_what_is_no_record_is_named_and_nothing_is_kept(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "a.txt").write_text(Match.new("imhotep", 2, seed=4).record())
    (folder / "b.txt").write_text(text)
    store = Store(str(tmp_path / "house.sqlite"))
    store.migrate()
    with pytest.raises(BadRecord, match=r"b\.txt"):
        import_records(store, folder)
    assert list(store.all_tables()) == []
    (tmp_path / "empty").mkdir()
    with pytest.raises(SaqqaraError, match="got none"):
        import_records(store, tmp_path / "empty")
    store.close()


def test_the_commands_tell_how_many(tmp_path: Path) -> None:
    filled_house(tmp_path / "one")
    run = CliRunner().invoke
    out, one, two = str(tmp_path / "records"), str(tmp_path / "one"), str(tmp_path / "two")
    written = run(saqqara, ["house", "export", out, "--data", one])
    assert (written.exit_code, written.output) == (0, f"Wrote 4 records into {out}.\n")
    kept = run(saqqara, ["house", "import", out, "--data", two])
    assert kept.exit_code == 0
    counted, *addresses = kept.output.splitlines()
    assert counted == f"Added 4 new records from {out}, at these addresses of the server:"
    assert sorted("#invite=" in address for address in addresses) == [False, False, True, True]
    again = run(saqqara, ["house", "import", out, "--data", two])
    assert (again.exit_code, again.output) == (0, f"Added 0 new records from {out}.\n")


def test_a_folder_that_cannot_be_written_is_refused_with_the_reason(tmp_path: Path) -> None:
    filled_house(tmp_path / "one")
    (tmp_path / "file").write_text("in the way")
    refused = CliRunner().invoke(saqqara, ["house", "export", str(tmp_path / "file"), "--data", str(tmp_path / "one")])
    assert isinstance(refused.exception, SaqqaraError)
    assert "expected a folder that can be written" in str(refused.exception)


def test_records_of_the_command_line_come_in_too(tmp_path: Path) -> None:
    (tmp_path / "one.record").write_text(Match.new("pyramids", 2, seed=1).record())
    (tmp_path / "notes.md").write_text("not a record")
    store = Store(str(tmp_path / "house.sqlite"))
    store.migrate()
    assert len(import_records(store, tmp_path)) == 1
    store.close()


def test_records_come_into_a_house_that_is_open(tmp_path: Path) -> None:
    folder, data = tmp_path / "records", tmp_path / "house"
    folder.mkdir()
    data.mkdir()
    match = Match.new("imhotep", 2, seed=4)
    (folder / "one.txt").write_text(match.record())
    words = ["house", "import", str(folder), "--data", str(data)]

    async def host() -> None:
        async with inside(data) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            done = await asyncio.to_thread(CliRunner().invoke, saqqara, words, catch_exceptions=False)
            assert done.exit_code == 0
            name = done.output.splitlines()[1].removeprefix("/table/").partition("#")[0]
            imported = await house.room(name)
            assert imported.table.begun().record() == match.record()
            await play(house, room, 5)  # and the house goes on

    asyncio.run(host())
