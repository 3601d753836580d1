"""Bots of the arena at tables of a real house, over the wire."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from saqqara import SaqqaraError
from saqqara.bots.protocol import Question
from saqqara.bridge.house_client import HouseClient, Refused, Unreachable
from saqqara.bridge.link import read_link
from saqqara.bridge.token_file import TokenFile
from saqqara.match.verification import verify
from tests.patience import PATIENCE_S
from tests.server.bot_seats import Bots, Json
from tests.server.guests import OPEN, Program, bot, programs
from tests.server.houses import House, free_port, open_house

GUESTS = Path(__file__).parents[1] / "tournament" / "guests.py"
SAQQARA = [sys.executable, "-c", "from saqqara.cli.main import main; main()"]
Found = TypeVar("Found")


def with_ann(address: str, do: Callable[[Program], Awaitable[Found]]) -> Found:
    """What somebody does who opens tables."""

    async def run() -> Found:
        async with programs(address, "Ann") as (ann,):
            return await do(ann)

    return asyncio.run(run())


def opened(house: House, game: str, *seats: Json, **more: Any) -> str:
    """The link of a new table."""
    table = with_ann(house.address, lambda ann: ann.open(game, seats, **more))
    return f"{house.address}/table/{table['id']}#invite={table['invite']}"


def shown(house: House, link: str) -> Json:
    told: Json = with_ann(house.address, lambda ann: ann.told("GET", f"/api/tables/{read_link(link).table}"))
    return told


def record_of(house: House, link: str) -> str:
    async def asked(ann: Program) -> str:
        return (await ann.ask("GET", f"/api/tables/{read_link(link).table}/record")).text

    return with_ann(house.address, asked)


@pytest.fixture
def bots(tmp_path: Path) -> Bots:
    return Bots(tmp_path)


# --- whole games ---


@pytest.mark.parametrize(("game", "seats"), [("imhotep", 2), ("pyramids", 3)])
def test_bots_play_whole_games_at_a_house(house: House, bots: Bots, game: str, seats: int) -> None:
    link = opened(house, game, *[OPEN] * seats)
    players = ["random", f"{GUESTS}:last", "random"][:seats]
    played = [bots.sit(link, player, f"Bot {number}") for number, player in enumerate(players)]
    outcomes = [future.result(PATIENCE_S) for future in played]
    table = shown(house, link)
    assert all(outcome == table["outcome"] for outcome in outcomes)
    assert sorted(place["name"] for place in table["seats"]) == [f"Bot {number}" for number in range(seats)]
    assert verify(record_of(house, link)).is_finished
    assert len(table["entropy"]) == seats, "each adds its share to the chance"
    assert bots.told.count("The match is over.") == seats
    assert list(bots.folder.glob("Bot*.json")) == [], "no token is left behind"


def test_a_question_at_a_table_is_the_question_of_the_arena(
    house: House, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state comes from the wire alone: others' cards of the set-up and marks are hidden in it."""
    asked: list[Question] = []

    class Curious:
        name, answered, asked, faults = "curious", 0, 0, ()

        def begin(self) -> None: ...

        def close(self) -> None: ...

        def choose(self, question: Question) -> str:
            asked.append(question)
            return question.legal[0]

    monkeypatch.setattr("saqqara.bridge.player.player_of", lambda *_: Curious())
    link = opened(house, "pyramids", OPEN, OPEN)
    for future in [bots.sit(link, "curious", name) for name in ("One", "Two")]:
        future.result(PATIENCE_S)
    first, second, *_ = [question for question in asked if question.seat == 1]
    assert first.position["drawn"][0] == [None] * 4
    assert None not in first.position["drawn"][1]
    assert sum(first.state.deck) == 48 - 4, "what the other seat has drawn counts as unseen"
    assert {entry["owes"] for entry in second.position["pending"]} == {"mark"}
    assert len({(question.seat, question.seed) for question in asked}) == len(asked)


def test_a_bot_that_crashes_or_cheats_loses_its_moves_and_stays(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    played = [bots.sit(link, f"{GUESTS}:{player}", player) for player in ("broken", "cheating")]
    for future in played:
        future.result(PATIENCE_S)
    assert any("broken crashed: ZeroDivisionError" in line for line in bots.told)
    assert any("cheating illegal" in line and "A random move is played instead." in line for line in bots.told)
    assert any("moves were not the bot's own" in line for line in bots.told)


@pytest.mark.soak
def test_a_bot_that_hangs_loses_its_moves_and_stays(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    played = [bots.sit(link, f"{GUESTS}:sleeping", "One", patience_s=0.2), bots.sit(link, "random", "Two")]
    assert played[0].result(PATIENCE_S) == played[1].result(PATIENCE_S)
    assert sum("sleeping late: expected a move within 0.2 s" in line for line in bots.told) == 4


# --- coming back ---


@pytest.mark.soak
@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_bots_come_back_when_the_house_stops_and_when_it_is_killed(tmp_path: Path, game: str) -> None:
    bots = Bots(tmp_path)
    with open_house(tmp_path / "house") as house:
        link = opened(house, game, OPEN, OPEN)
        bots.holds = {8: threading.Event(), 20: threading.Event()}
        played = [bots.sit(link, "random", name) for name in ("One", "Two")]
        bots.wait_for("Question", 8)
        assert house.stop() == 0, house.log.read_text()
        bots.holds[8].set()
        bots.wait_for("The server stops or restarts", 2)
        house.start()
        bots.wait_for("Question", 20)
        house.kill()
        bots.holds[20].set()
        house.start()
        outcomes = [future.result(PATIENCE_S) for future in played]
        assert outcomes[0] == outcomes[1] == shown(house, link)["outcome"]
        assert verify(record_of(house, link)).is_finished
    assert sum("has seat" in line for line in bots.told) == 2


def test_a_bot_that_is_started_again_has_its_seat_and_takes_it_back_from_a_stand_in(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    place = read_link(link)
    kept = TokenFile(bots.folder / "One.json", place.house, is_lasting=False)
    client = HouseClient(place)
    kept.keep(client.introduce("One"))

    async def say(ann: Program, **message: Any) -> None:
        one = Program(ann.address, str(kept.token), ann.http)
        said = await one.say(place.table, seat=1, **message)
        assert said.is_success, said.text

    with_ann(house.address, lambda ann: say(ann, type="take_seat", invite=place.invite))
    bots.holds = {1: threading.Event()}
    other = bots.sit(link, "random", "Two")
    bots.wait_for("Question")  # it is in its hands now
    with_ann(house.address, lambda ann: say(ann, type="hand_over", level="apprentice"))
    one = bots.sit(link, "random", "One")
    bots.wait_for("One has seat 1 at table")
    bots.holds[1].set()
    assert one.result(PATIENCE_S) == other.result(PATIENCE_S)
    assert "A bot of the server plays this seat. Your bot takes it back." in bots.told


def test_a_token_that_the_house_does_not_know_is_replaced(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    TokenFile(bots.folder / "One.json", read_link(link).house, is_lasting=False).keep("x" * 32)
    for future in [bots.sit(link, "random", name) for name in ("One", "Two")]:
        future.result(PATIENCE_S)
    assert sum("The bot registers again" in line for line in bots.told) == 1


# --- sitting down ---


def test_a_bot_takes_the_seat_of_a_bot_if_it_is_told_to(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", bot(), bot())  # they wait until somebody is there
    with pytest.raises(SaqqaraError, match="expected an open seat at this table, got none; --seat 0 or --seat 1 takes"):
        bots.sit(link, "random", "One").result(PATIENCE_S)
    for future in [bots.sit(link, "random", name, seat=seat) for seat, name in enumerate(("Two", "Three"))]:
        future.result(PATIENCE_S)
    assert [place.get("name") for place in shown(house, link)["seats"]] == ["Two", "Three"]


def test_a_bot_says_why_it_may_not_sit_down(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    with pytest.raises(Refused, match="expected the invitation to this table"):
        bots.sit(link.partition("#")[0], "random", "One").result(PATIENCE_S)
    with pytest.raises(Refused, match="table"):
        bots.sit(f"{house.address}/table/nowhere", "random", "Two").result(PATIENCE_S)
    with pytest.raises(Unreachable, match=r"expected a server at http://127\.0\.0\.1:.* got no answer: .*refused"):
        bots.sit(f"http://127.0.0.1:{free_port()}/table/nowhere", "random", "Three").result(PATIENCE_S)


def test_a_bot_accepts_what_the_others_ask_for(house: House, bots: Bots) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    name = read_link(link).table

    async def play(ann: Program) -> None:
        assert (await ann.say(name, type="take_seat", seat=0, invite=read_link(link).invite)).is_success
        async with ann.at(name) as player:
            await player.turn_of(0)
            await player.move(0, "take" if "take" in player.views[0]["legal"] else None)
            await player.turn_of(0)
            await player.do("ask_back", seat=0)
            while (player.table or {}).get("asks_back") or player.owing != [0]:
                await player.hear()
            await player.do("ask_end", seat=0)
            while (player.table or {})["status"] != "over":
                await player.hear()

    played = bots.sit(link, "random", "One", seat=1)
    bots.wait_for("One has seat 1")
    with_ann(house.address, play)
    assert played.result(PATIENCE_S)["places"] == [0, 0]
    assert "Another player asks to take a move back. The bot accepts." in bots.told
    assert "Another player asks to end the match without a winner. The bot accepts." in bots.told


# --- the command ---


class Command:
    """`saqqara bot sit` as a process."""

    def __init__(self, data: Path, link: str, *words: str) -> None:
        self.process = subprocess.Popen(
            [*SAQQARA, "bot", "sit", link, *words],
            env=os.environ | {"SAQQARA_DATA": str(data)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Command:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.process.kill()
        self.process.communicate()

    def hear_until(self, words: str) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return line
        raise AssertionError(f"{words!r} was not told: {self.process.communicate()[1]}")


def test_the_command_resumes_its_seat_and_plays_to_the_end(house: House, bots: Bots, tmp_path: Path) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    words = ("--player", f"cmd:{sys.executable} examples/stdio_bot.py", "--name", "Example", "--pause", "0")
    bots.holds = {1: threading.Event()}
    with Command(tmp_path, link, *words) as command:
        command.hear_until("Example has seat 0")
        other = bots.sit(link, "random", "Two")
        bots.wait_for("Question")  # the other one thinks
        command.process.send_signal(signal.SIGINT)
        command.hear_until("The bot leaves. Run the same command to take the seat again.")
        assert command.process.wait(PATIENCE_S) == 130
    with Command(tmp_path, link, *words) as command:
        command.hear_until("Example has seat 0")
        bots.holds[1].set()
        told, complaints = command.process.communicate(timeout=PATIENCE_S)
        assert command.process.returncode == 0, complaints
    other.result(PATIENCE_S)
    assert "The match is over." in told
    assert "Example (this bot): " in told
    assert "Traceback" not in complaints
    assert list((tmp_path / "bots").glob("*.json")) == []


def test_ctrl_c_frees_the_seat_of_a_table_that_waits(house: House, tmp_path: Path) -> None:
    link = opened(house, "imhotep", OPEN, OPEN)
    with Command(tmp_path, link, "--player", "random") as command:
        command.hear_until("The match starts when all seats are taken.")
        command.process.send_signal(signal.SIGINT)
        told, complaints = command.process.communicate(timeout=PATIENCE_S)
    assert (told, complaints, command.process.returncode) == ("The bot leaves its seat.\n", "", 130)
    assert [place["who"] for place in shown(house, link)["seats"]] == ["open", "open"]


def test_ctrl_c_while_the_server_is_away_says_how_to_come_back(tmp_path: Path) -> None:
    with open_house(tmp_path / "house") as house:
        link = opened(house, "imhotep", OPEN, OPEN)
        with Command(tmp_path, link, "--player", "random") as command:
            command.hear_until("The match starts when all seats are taken.")
            house.kill()
            command.hear_until("The server does not answer.")
            command.process.send_signal(signal.SIGINT)
            told, complaints = command.process.communicate(timeout=PATIENCE_S)
    assert told == "The bot leaves. Run the same command to take the seat again.\n"
    assert (complaints, command.process.returncode) == ("", 130)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("k3J", "--player", "random"), "expected the link of a table"),
        (("{}",), "--player"),
        (("{}", "--player", "vizir"), "did you mean vizier?"),
        (("{}", "--player", "nowhere.py:choose"), "nowhere.py"),
        (("{}", "--player", "random", "--seat", "7"), "--seat"),
        (("{}", "--player", "random", "--name", "x" * 21), "20"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_line(
    house: House, tmp_path: Path, words: tuple[str, ...], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.cli.test_commands import in_this_process

    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    link = opened(house, "imhotep", OPEN, OPEN)
    done = in_this_process("bot", "sit", *(word.format(link) for word in words))
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("saqqara: ")
    assert done.stderr.count("\n") == 1
    assert [place["who"] for place in shown(house, link)["seats"]] == ["open", "open"]
