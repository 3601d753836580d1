"""`saqqara study`, as a user types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands.test_arena import wait_until
from tests.cli.test_commands import SAQQARA, in_this_process, saqqara
from tests.patience import PATIENCE_S

SMALL = "study imhotep --level random --games 1 --seats 2 --sides AAAAA,BABAB".split()


def test_a_study_is_reported_as_json_and_leaves_its_report(tmp_path: Path) -> None:
    done = saqqara(*SMALL, "--out", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["games"], told["cells"], told["players"]) == (4, 4, ["random"])
    kept = json.loads((tmp_path / "report.json").read_text())
    assert {key: told[key] for key in kept} == kept
    page = (tmp_path / "report.md").read_text()
    assert page.startswith("# Imhotep: a balance study\n")
    assert "Made by `saqqara study imhotep --level random" in page
    assert ("svg)" in page) == bool(told["pictures"])


@pytest.mark.soak
def test_the_same_command_again_plays_nothing_new(tmp_path: Path) -> None:
    words = [*SMALL, "--out", str(tmp_path)]
    assert "4 games at 4 kinds of tables" in saqqara(*words).stdout
    before = (tmp_path / "results.jsonl").read_bytes()
    assert "4 games at 4 kinds of tables" in saqqara(*words).stdout
    assert (tmp_path / "results.jsonl").read_bytes() == before
    assert "report.md" in saqqara(*words).stdout.replace("\n", "")


@pytest.mark.soak
def test_a_level_plays_pyramids(tmp_path: Path) -> None:
    words = "study pyramids --games 1 --seats 2 --json --out".split()
    told = json.loads(saqqara(*words, str(tmp_path)).stdout)
    assert (told["players"], told["games"]) == (["mason"], 1)
    assert "sites" not in told


@pytest.mark.soak
def test_ctrl_c_keeps_what_is_finished_and_reports_it(tmp_path: Path) -> None:
    words = ["study", "--level", "random", "--games", "1000", "--processes", "2", "--out", str(tmp_path), "--json"]
    running = subprocess.Popen(
        [*SAQQARA, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    results = tmp_path / "results.jsonl"
    try:
        wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") > 4)
        second = saqqara(*words)
        os.kill(running.pid, signal.SIGINT)
        printed, complaint = running.communicate(timeout=PATIENCE_S)
    finally:
        running.kill()
    assert (second.returncode, second.stderr.count("\n")) == (2, 1)
    assert "another study plays there" in second.stderr
    assert running.returncode == 130
    told = json.loads(printed)
    assert told["games"] == results.read_bytes().count(b"\n") > 4
    assert "of 192000 games; they are kept in" in complaint
    assert "**This study is not finished**" in (tmp_path / "report.md").read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("chess", "imhotep"),
        ("--level nobody", "player: expected"),
        ("--level 'cmd:true'", "player: expected"),
        ("--games 0", "--games: expected 1 to"),
        ("--seats two", "--seats: expected numbers"),
        ("--seats 5", "seats"),
        ("--sides AAAAA,ABC", "sides"),
        ("--wrath maybe", "maybe"),
        ("pyramids --wrath with", "Pyramids, got one of Imhotep"),
        ("--processes 0", "--processes"),
        ("--ray nonsense", "--ray: expected"),
        ("--edition nowhere.toml", "nowhere.toml"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_line(tmp_path: Path, words: str, complaint: str) -> None:
    done = in_this_process("study", *words.replace("'", "").split(), "--out", str(tmp_path / "new"))
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_help_has_an_example() -> None:
    assert "Example: saqqara study --level mason" in in_this_process("study", "--help").stdout
