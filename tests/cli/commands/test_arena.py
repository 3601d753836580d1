"""`saqqara arena`, as a user types it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from saqqara.cli.commands.arena import _interrupted
from saqqara.match.verification import verify
from tests.cli.test_commands import SAQQARA, in_this_process, saqqara
from tests.patience import PATIENCE_S

GUESTS = Path(__file__).parents[2] / "tournament" / "guests.py"
OF_TIMES = ("seconds", "folder")


def arena(*words: str) -> dict[str, Any]:
    done = saqqara("arena", *words, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    standings = [
        {key: value for key, value in row.items() if key not in ("mean_s", "longest_s")} for row in told["standings"]
    ]
    return {key: value for key, value in told.items() if key not in OF_TIMES} | {"standings": standings}


def rows_in(folder: Path) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    for row in rows:
        del row["seconds"], row["longest"]
    return sorted(rows, key=lambda row: row["number"])


def is_anybody_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(condition: Any) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)


def test_a_tournament_is_reported_as_json_and_leaves_records(tmp_path):
    words = ["--players", f"random,{GUESTS}:last,random", "--seats", "3", "--games", "6", "--out", str(tmp_path)]
    told = arena("imhotep", *words, "--sides", "BBBBB", "--wrath", "--seed", "7")
    assert told["games"] == 6
    assert told["rotations"] == 3
    assert told["incomplete_deals"] == 0
    assert {row["player"] for row in told["standings"]} == {"random", f"{GUESTS}:last"}
    for row in told["standings"]:
        for name, figure in (("rating", "points"), ("first_places", "share")):
            assert row[name]["low"] <= row[name][figure] <= row[name]["high"]
    records = sorted((tmp_path / "records").iterdir())
    assert [record.name for record in records] == [f"{number:06}.record" for number in range(6)]
    assert sum(verify(record.read_text()).moves for record in records) == told["moves"]
    assert saqqara("record", "verify", str(records[0])).returncode == 0


def test_the_same_command_again_plays_nothing_new_and_more_games_go_on(tmp_path):
    words = ["pyramids", "--players", "random,random", "--out", str(tmp_path)]
    said = "All 3 games had been played before. Use more --games to extend the tournament.\n"
    once = arena(*words, "--games", "3")
    times = [record.stat().st_mtime_ns for record in sorted((tmp_path / "records").iterdir())]
    assert without_times(arena(*words, "--games", "3")) == without_times(once)
    assert saqqara("arena", *words, "--games", "3").stderr == said
    assert arena(*words, "--games", "5")["games"] == 5
    again = [record.stat().st_mtime_ns for record in sorted((tmp_path / "records").iterdir())]
    assert again[:3] == times
    assert len(again) == 5


def test_tables_name_who_misbehaves_and_whose_deal_is_cut_short(tmp_path):
    players = f"random,{GUESTS}:careless"
    printed = saqqara("arena", "imhotep", "--players", players, "--games", "3", "--out", str(tmp_path)).stdout
    assert "Standings" in printed
    assert "In pairs" in printed
    plain = printed.replace("\n", "")
    assert "careless illegal:" in plain
    assert plain.index("careless illegal:") < plain.index("Standings")
    assert "One deal had fewer than 2 games" in printed


def test_numbers_stay_whole_beside_long_names(tmp_path):
    players = f"random,{GUESTS}:last"  # the path is longer than the terminal is wide
    printed = saqqara("arena", "pyramids", "--players", players, "--games", "2", "--out", str(tmp_path)).stdout
    lines = printed.splitlines()
    assert max(map(len, lines[: lines.index(next(line for line in lines if line.startswith("Plan")))])) <= 80
    row = next(line for line in lines if line.startswith(" random"))
    rating, firsts = r"[+-]\d+ to [+-]\d+", r"\d+\.\d–\d+\.\d%"
    assert re.search(rf"{rating} +\d+\.\d% +{firsts} +-?\d+\.\d\d +\d\.\d\d", row)


def test_a_bot_that_always_fails_leads_no_standings(tmp_path):
    words = ["imhotep", "--players", f"random,{GUESTS}:crashing", "--games", "2", "--out", str(tmp_path)]
    told = arena(*words)
    assert (told["games"], told["rated_games"], told["ahead"]) == (2, 0, {})
    assert [row["rating"] for row in told["standings"]] == [None, None]
    saved = json.loads((tmp_path / "standings.json").read_text())
    assert saved == {key: value for key, value in told.items() if key not in OF_TIMES}
    printed = saqqara("arena", *words).stdout
    plain = " ".join(printed.split())
    assert "crashing answered less than half of its questions in 2 games." in plain.replace("- ", "-")
    assert "No game is rated" in plain
    assert "Standings" not in printed
    assert "Moves and thinking" in printed


@pytest.mark.soak
def test_the_folder_has_a_name_of_its_own_unless_it_is_given(tmp_path):
    words = [*SAQQARA, *"arena pyramids --players random,random --games 1 --json".split()]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, timeout=300, check=True)
    told = json.loads(done.stdout)
    assert told["folder"].startswith("arena/pyramids-random-random-")
    assert (tmp_path / told["folder"] / "records" / "000000.record").exists()


@pytest.mark.soak
def test_names_are_printed_whole_and_as_they_are(tmp_path):
    bots = tmp_path / "bots-with-a-long-name.py"
    bots.write_text("def two(question):\n    return 'load z9'\n\n\ndef two_more(question):\n    return 'load z9'\n")
    words = [*SAQQARA, "arena", "pyramids", "--players", f"{bots.name}:two,{bots.name}:two_more", "--games", "1"]
    env = os.environ | {"COLUMNS": "80"}
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=300, check=True)
    assert ".py:two illegal" in done.stdout
    assert "\N{HORIZONTAL ELLIPSIS}" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("processes", "ending"),
    [
        ("2", signal.SIGINT),
        pytest.param("1", signal.SIGTERM, marks=pytest.mark.soak),
        pytest.param("1", signal.SIGINT, marks=pytest.mark.soak),
        pytest.param("2", signal.SIGTERM, marks=pytest.mark.soak),
        pytest.param("2", signal.SIGHUP, marks=pytest.mark.soak),
    ],
)
def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path, processes, ending):
    words = ["arena", "imhotep", "--players", f"random,{GUESTS}:last", "--games", "100000", "--processes", processes]
    running = subprocess.Popen(
        [*SAQQARA, *words, "--out", str(tmp_path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until(lambda: len(list(tmp_path.glob("records/*.record"))) > 4)
        second = saqqara(*words, "--out", str(tmp_path))
        os.kill(running.pid, ending)
        printed, complaint = running.communicate(timeout=PATIENCE_S)
    finally:
        running.kill()
    assert (second.returncode, second.stderr.count("\n")) == (2, 1)
    assert "another arena plays there" in second.stderr
    assert running.returncode == 130
    assert "Run the same command to continue." in complaint
    assert complaint.count("\n") == 1
    told = json.loads(printed)
    assert told["games"] == len(rows_in(tmp_path)) > 3
    assert {file.suffix for file in (tmp_path / "records").iterdir()} == {".record"}
    wait_until(lambda: not is_anybody_left(running.pid))
    assert not is_anybody_left(running.pid)


def test_who_is_interrupted_at_once_is_told_that_nothing_was_finished(tmp_path):
    assert "before the first of 2 games was finished" in _interrupted(0, 2, tmp_path)
    assert f"after 1 of 2 games; they are kept in {tmp_path}" in _interrupted(1, 2, tmp_path)


@pytest.mark.soak
def test_a_place_without_ray_leaves_no_folder(tmp_path):
    words = f"arena pyramids --players random,random --ray nonsense --out {tmp_path / 'new'}".split()
    assert saqqara(*words).returncode == 2
    assert not (tmp_path / "new").exists()


def test_processes_end_when_their_parent_is_killed(tmp_path):
    words = f"arena imhotep --players random,random --games 100000 --processes 2 --out {tmp_path}".split()
    running = subprocess.Popen([*SAQQARA, *words], start_new_session=True)
    try:
        wait_until(lambda: len(list(tmp_path.glob("records/*.record"))) > 4)
    finally:
        running.kill()
        running.wait()
    wait_until(lambda: not is_anybody_left(running.pid))
    assert not is_anybody_left(running.pid)


@pytest.mark.soak
def test_ray_plays_the_same_games(tmp_path):
    """Without Ray this fails, as it should: `pip install -e '.[test-all]'` brings it."""
    words = ["imhotep", "--players", f"random,{GUESTS}:last", "--games", "4", "--seed", "3"]
    here = arena(*words, "--out", str(tmp_path / "here"))
    there = arena(*words, "--out", str(tmp_path / "there"), "--ray", "local")
    assert without_times(here) == without_times(there)
    assert rows_in(tmp_path / "here") == rows_in(tmp_path / "there")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("imhotep", "--players"),
        ("chess --players random,random", "imhotep"),
        ("imhotep --players random", "seats: expected 2 to 4, got 1"),
        ("imhotep --players random,random --seats 4", "--players: expected a name for each of 4 seats, got 2"),
        ("imhotep --players random,random,random --seats 2", "for each of 2 seats, got 3"),
        ("imhotep --players random,,random", "--players: expected names separated by commas"),
        ("imhotep --players random,cmd:no-such-program", "no-such-program"),
        ("imhotep --players random,nowhere.py:Clever", "nowhere.py"),
        ("imhotep --players random,random --games 0", "--games: expected 1 to 1000000, got 0"),
        ("imhotep --players random,random --games many", "many"),
        ("imhotep --players random,random --sides ABC", "sides"),
        (
            "pyramids --players random,random --wrath",
            "--wrath: expected an option of Silver & Gold: Pyramids, got one of Imhotep",
        ),
        ("imhotep --players random,random --edition nowhere.toml", "nowhere.toml"),
        ("imhotep --players random,random --processes 0", "--processes: expected 1 to 256, got 0"),
        ("imhotep --players random,random --out pyproject.toml", "--out: expected a folder"),
        ("imhotep --players random,random --ray nonsense --out {}", "--ray: expected 'local', 'auto' or HOST:PORT"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_line(tmp_path, words, complaint):
    done = in_this_process("arena", *words.format(tmp_path).split())
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("saqqara: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.soak
def test_another_plan_needs_another_folder(tmp_path):
    words = f"arena imhotep --players random,random --games 1 --out {tmp_path}".split()
    assert saqqara(*words).returncode == 0
    done = saqqara(*words, "--seed", "2")
    assert done.returncode == 2
    assert "expected seed 1 as begun, got 2; another tournament needs another folder" in done.stderr


def test_help_has_an_example():
    assert "Example: saqqara arena imhotep" in in_this_process("arena", "--help").stdout


def test_starting_saqqara_loads_nothing_of_the_arena():
    code = "import saqqara.cli.main, sys; print(any(name in sys.modules for name in ('ray', 'saqqara.tournament')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    assert done.stdout.strip() == "False"
