"""The commands, as a user types them."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from saqqara import Match
from saqqara.cli.main import main
from saqqara.match.verification import verify
from tests.games import random_match
from tests.patience import PATIENCE_S

SAQQARA = [sys.executable, "-c", "from saqqara.cli.main import main; main()"]


def saqqara(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SAQQARA, *words], input=given, capture_output=True, text=True, timeout=300, check=False)


def in_this_process(*words: str) -> subprocess.CompletedProcess[str]:
    """The same for commands that end at once: an interpreter takes longer to start than they do."""
    out, complaints, status = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(complaints):
        patch.setattr(sys, "argv", ["saqqara", *words])
        try:
            main()
        except SystemExit as ended:
            status = int(ended.code or 0)
    return subprocess.CompletedProcess(words, status, out.getvalue(), complaints.getvalue())


def test_simulate_reports_figures_as_json() -> None:
    told = json.loads(
        saqqara("simulate", "imhotep", "--seats", "3", "--games", "700", "--sides", "BABAB", "--json").stdout
    )
    assert told["games"] == 700
    assert told["moves"] > 700 * 90
    assert {"seconds", "games_per_s", "moves_per_s"} <= set(told)
    assert len(told["scores"]) == 3
    assert sum(score["first_places"] for score in told["scores"]) == pytest.approx(1, abs=0.001)
    means = [sum(source[seat] for source in told["points_per_source"].values()) for seat in range(3)]
    assert means == pytest.approx([score["mean"] for score in told["scores"]], abs=0.1)


@pytest.mark.soak
def test_simulate_gives_the_same_games_whatever_the_processes() -> None:
    words = "simulate imhotep --seats 2 --games 1200 --seed 5 --wrath --json".split()
    one, two = (json.loads(saqqara(*words, "--processes", n).stdout) for n in "12")
    for figures in (one, two):
        for key in ("seconds", "games_per_s", "moves_per_s"):
            figures.pop(key)
    assert one == two


@pytest.mark.soak
def test_simulate_prints_tables() -> None:
    printed = saqqara("simulate", "imhotep", "--games", "50").stdout
    assert "50 games" in printed
    assert "Points per source" in printed


def test_simulate_leaves_records_that_verify(tmp_path: Path) -> None:
    words = f"simulate imhotep --seats 2 --games 9 --processes 2 --sides BBBBB --out {tmp_path} --json"
    told = json.loads(saqqara(*words.split()).stdout)
    records = sorted(tmp_path.iterdir())
    assert len(records) == told["games"] == 9
    assert sum(verify(record.read_text()).moves for record in records) == told["moves"]


def test_ctrl_c_leaves_whole_records_and_a_report(tmp_path: Path) -> None:
    words = f"simulate imhotep --seats 4 --games 100000 --out {tmp_path} --json".split()
    running = subprocess.Popen([*SAQQARA, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + PATIENCE_S
        while len(list(tmp_path.glob("*.record"))) < 5 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGINT)
        printed, complaint = running.communicate(timeout=PATIENCE_S)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Interrupted" in complaint
    records = list(tmp_path.iterdir())
    assert 0 < json.loads(printed)["games"] <= len(records)
    assert {record.suffix for record in records} == {".record"}
    for record in records:
        verify(record.read_text())


def test_verify_accepts_a_true_record(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text(random_match(1, seats=2).record())
    done = saqqara("record", "verify", str(tmp_path / "game.record"))
    assert done.returncode == 0
    assert "All" in done.stdout
    assert "draws follow from the seed" in done.stdout
    assert json.loads(saqqara("record", "verify", "-", "--json", given=random_match(1, seats=2).record()).stdout)[
        "moves"
    ]


def test_verify_names_the_line_that_fails(tmp_path: Path) -> None:
    text = random_match(1, seats=2).record()
    lines = text.split("\n")
    start = lines.index("") + 1
    lines[start + 9] = lines[start + 9].rsplit(" ", 1)[0] + " a9" if "load" in lines[start + 9] else "10 0 load a9"
    (tmp_path / "game.record").write_text("\n".join(lines))
    done = saqqara("record", "verify", str(tmp_path / "game.record"))
    assert done.returncode == 2
    assert f"line {start + 10}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_verify_of_one_file_names_it_in_every_answer(tmp_path: Path) -> None:
    good, bad = str(tmp_path / "good.record"), str(tmp_path / "bad.record")
    Path(good).write_text(random_match(1, seats=2).record())
    Path(bad).write_text("no record")
    assert in_this_process("record", "verify", good).stdout.startswith(f"{good}: all ")
    assert json.loads(in_this_process("record", "verify", good, "--json").stdout)["file"] == good
    for words in ([bad], [bad, "--json"]):
        refused = in_this_process("record", "verify", *words)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.count(bad) == 1


def test_verify_takes_several_files_and_goes_on_after_one_that_fails(tmp_path: Path) -> None:
    """As a shell's `*` gives them: one line each, a summary, and status 1 if any fails."""
    for number in (1, 2):
        (tmp_path / f"{number}.record").write_text(random_match(number, seats=2).record())
    good = in_this_process("record", "verify", *map(str, sorted(tmp_path.iterdir())))
    *lines, summary = good.stdout.splitlines()
    assert (good.returncode, good.stderr) == (0, "")
    assert [line.partition(": ")[0] for line in lines] == [str(tmp_path / f"{number}.record") for number in (1, 2)]
    assert all("moves are legal" in line and "draws follow from the seed" in line for line in lines)
    assert summary == "2 records: 2 verified, 0 failed."
    (tmp_path / "0.record").write_text("no record")
    (tmp_path / "3.record").mkdir()
    bad = in_this_process("record", "verify", *map(str, sorted(tmp_path.iterdir())))
    *lines, summary = bad.stdout.splitlines()
    assert bad.returncode == 1
    assert [": FAILED: " in line for line in lines] == [True, False, False, True]
    assert summary == "4 records: 2 verified, 2 failed."
    told = in_this_process("record", "verify", "--json", *map(str, sorted(tmp_path.iterdir())))
    found = json.loads(told.stdout)
    assert (told.returncode, found["files"], found["failed"]) == (1, 4, 2)
    assert ["error" in record for record in found["records"]] == [True, False, False, True]
    assert found["records"][1]["is_finished"]


def test_show_tells_the_game_in_words(tmp_path: Path) -> None:
    match = random_match(1, seats=3)
    (tmp_path / "game.record").write_text(match.record())
    printed = saqqara("record", "show", str(tmp_path / "game.record")).stdout
    assert "imhotep" in printed.lower()
    assert saqqara("record", "show", str(tmp_path / "game.record"), "--turn", "40").returncode == 0
    too_far = saqqara("record", "show", str(tmp_path / "game.record"), "--turn", "4000")
    assert too_far.returncode == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate chess", "imhotep"),
        ("simulate imhotep --seats 7", "seats: expected 2 to 4, got 7"),
        ("simulate imhotep --seats two", "two"),
        ("simulate imhotep --games 0", "--games"),
        ("simulate imhotep --sides AAA", "sides"),
        ("simulate imhotep --processes 0", "--processes"),
        ("simulate imhotep --edition nowhere.toml", "nowhere.toml"),
        ("simulate imhotep --colour red", "--colour"),
        ("simulate imhotep --colour red", "(see `saqqara simulate --help`)"),
        ("simulate", "GAME"),
        ("dance", "dance"),
        ("dance", "(see `saqqara --help`)"),
        ("record dance", "(see `saqqara record --help`)"),
        ("record verify nowhere.record", "nowhere.record"),
        ("record show nowhere.record", "nowhere.record"),
        ("record verify pyproject.toml", "key: value"),
        ("play --seats 9", "seats"),
        ("play --sides X", "sides"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_line(words: str, complaint: str) -> None:
    done = in_this_process(*words.split())
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("saqqara: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize("words", ["", "play", "simulate", "record show", "record verify"])
def test_help_has_an_example(words: str) -> None:
    printed = in_this_process(*words.split(), "--help").stdout
    assert "Usage" in printed
    if words:
        assert "Example: saqqara " + words.split(maxsplit=1)[0] in printed


def test_the_table_without_a_terminal_ends_cleanly(tmp_path: Path) -> None:
    words = [*SAQQARA, "play"]
    done = subprocess.run(
        words, input="", capture_output=True, text=True, timeout=PATIENCE_S, cwd=tmp_path, check=False
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_the_reports_games_are_the_matches(tmp_path: Path) -> None:
    words = f"simulate imhotep --seats 2 --games 3 --out {tmp_path} --json"
    told = json.loads(saqqara(*words.split()).stdout)
    matches = [Match.from_record(record.read_text()) for record in sorted(tmp_path.iterdir())]
    for seat in range(2):
        mean = sum(match.points[seat] for match in matches) / 3
        assert told["scores"][seat]["mean"] == pytest.approx(mean, abs=0.01)


def test_a_group_without_a_command_shows_its_help_in_lines() -> None:
    done = saqqara("deck")
    assert done.returncode == 2
    assert "Usage:" in done.stderr
    assert [line for line in done.stderr.splitlines() if line.strip().startswith("check ")]
    assert not done.stderr.startswith("saqqara:")
