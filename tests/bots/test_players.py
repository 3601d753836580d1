"""From a spec to a player."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saqqara import Match, SaqqaraError
from saqqara.bots.levels import LEVELS
from saqqara.bots.players import fingerprint, house_names, player_of, python_bot
from saqqara.bots.random_bot import RandomBot
from saqqara.rules.edition import default_edition
from tests.bots.programs import program, question_at

EDITION = default_edition("imhotep")
QUESTION = question_at(Match.new("imhotep", seats=2, seed=1), 0, seed=5)

BOTS = """\
from dataclasses import dataclass

def last(question):
    return question.legal[-1]

class Last:
    name = "last"
    def begin(self):
        self.begun = True
    def choose(self, question):
        assert self.begun
        return question.legal[-1]

@dataclass
class Short:
    place: int = -1
    def choose(self, question):
        return question.legal[self.place]

def factory():
    return Last()

def factory_of_a_function(verbose=False):
    return last

bot = Short()
last_of = lambda question, place=-1: question.legal[place]
imported = __import__("json")
nobody = 3

def two(question, other):
    return question.legal[-1]

class Nobody:
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("out of order")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "my_bots.py").write_text(BOTS)
    yield tmp_path
    sys.modules.pop("saqqara_guest", None)


def test_random_plays_here() -> None:
    player = player_of("random", EDITION)
    assert player.name == "random"
    assert player.choose(QUESTION) == RandomBot().choose(QUESTION)
    player.close()


def test_every_level_is_a_name_of_the_house() -> None:
    assert house_names() == (*LEVELS, "random")


@pytest.mark.parametrize("name", ["last", "Last", "Short", "factory", "factory_of_a_function", "bot", "last_of"])
def test_what_a_bot_in_python_may_be(name: str, folder: Path) -> None:
    bot = python_bot(f"my_bots.py:{name}")
    bot.begin()
    assert bot.choose(QUESTION) == QUESTION.legal[-1]
    assert bot.name == f"my_bots.py:{name}"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nobody", "expected a class with a method 'choose', or a function that takes a question, got 3"),
        ("two", "expected a class with a method 'choose', or a function that takes a question, got <function two"),
        ("Nobody", "expected a class with a method 'choose'"),
        ("imported", "expected a class with a method 'choose'"),
        ("Broken", "expected a bot, got an error: RuntimeError: out of order"),
        ("missing", "has no attribute 'missing'"),
    ],
)
def test_what_is_no_bot_in_python(name: str, told: str, folder: Path) -> None:
    with pytest.raises(SaqqaraError) as refused:
        python_bot(f"my_bots.py:{name}")
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("spec", ["my_bots.py:last", "my_bots:Last"])
def test_a_bot_in_python_plays_in_a_process_of_its_own(spec: str, folder: Path) -> None:
    with player_of(spec, EDITION, patience_s=60) as player:
        assert player.choose(QUESTION) == QUESTION.legal[-1]
        assert player.name == spec
        assert player.faults == []
    assert "my_bots" not in sys.modules
    assert "saqqara_guest" not in sys.modules


def test_a_bot_in_python_that_cannot_be_made_is_told_of(folder: Path) -> None:
    with player_of("my_bots.py:Broken", EDITION) as player:
        assert player.choose(QUESTION) in QUESTION.legal
    assert [fault.kind for fault in player.faults] == ["crashed"]
    assert "RuntimeError: out of order" in player.faults[0].detail


def test_a_command_is_split_as_a_shell_would_and_run_without_one(tmp_path: Path) -> None:
    folder = tmp_path / "a folder; exit"
    folder.mkdir()
    command = shlex.join(program(folder, "print('move', legal[-1], flush=True)"))
    with player_of(f"cmd:{command}", EDITION, patience_s=60) as player:
        assert player.choose(QUESTION) == QUESTION.legal[-1]
        assert player.name == f"cmd:{command}"


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        (
            "",
            "player: expected apprentice, scribe, mason, architect, vizier, pharaoh, random, 'cmd:PROGRAM ARGUMENTS'",
        ),
        ("vizir", "got 'vizir'; did you mean vizier?"),
        ("Mason", "got 'Mason'; did you mean mason?"),
        ("greedy.py", "'FILE.py:NAME' or 'package.module:NAME', got 'greedy.py'"),
        ("cmd:", "expected a command line after 'cmd:', got nothing"),
        ("cmd:'./bot", "expected a command line after 'cmd:', got"),
        ("cmd:./no-such-bot --fast", "expected a program that can be run after 'cmd:', got './no-such-bot'"),
        ("cmd:my_bots.py", "expected a program that can be run after 'cmd:', got 'my_bots.py'"),
        (":choose", "got ':choose'"),
        ("my_bots.py:", "got 'my_bots.py:'"),
        ("my_bots.py:a b", "got 'my_bots.py:a b'"),
        ("nowhere.py:choose", "expected a Python file, got 'nowhere.py': No such file or directory"),
        ("my_bots.py:lsat", "expected a name that my_bots.py defines, got 'lsat'; did you mean last?"),
        ("broken.py:choose", "expected a Python file, got 'broken.py': "),
        ("binary.py:choose", "expected a Python file, got 'binary.py': "),
        ("no.such.module:Bot", "there is no module 'no.such.module'"),
        ("..:Bot", "there is no module '..'"),
    ],
)
def test_what_is_no_player(spec: str, told: str, folder: Path) -> None:
    (folder / "broken.py").write_text("def choose(:\n")
    (folder / "binary.py").write_bytes(b"\xff\x00")
    with pytest.raises(SaqqaraError) as refused:
        player_of(spec, EDITION)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_spec_is_checked_without_running_it(folder: Path) -> None:
    (folder / "trap.py").write_text("open('sprung', 'w').close()\ndef choose(question): pass\n")
    player_of("trap.py:choose", EDITION)
    player_of("trap:choose", EDITION)
    assert not (folder / "sprung").exists()


def test_a_fingerprint_changes_with_the_player(tmp_path: Path) -> None:
    edition = default_edition("imhotep")
    file = tmp_path / "a_bot.py"
    file.write_text("def choose(question):\n    return question.legal[0]\n")
    spec = f"{file}:choose"
    before = fingerprint(spec, edition)
    file.write_text("def choose(question):\n    return question.legal[-1]\n")
    assert fingerprint(spec, edition) != before
    assert fingerprint("mason", edition) != fingerprint("mason@2", edition) != ""
    assert fingerprint("random", edition) == ""
    script = tmp_path / "program"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    assert fingerprint(f"cmd:{script}", edition) != fingerprint("cmd:/bin/sh", edition)


@pytest.mark.parametrize("spec", ["cmd:/bin/sh", "bots.py:Bot"])
def test_guests_are_refused_on_systems_that_cannot_kill_them(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no process groups; levels play there as everywhere."""
    monkeypatch.setattr("saqqara.bots.players.IS_SUPPORTED", False)
    with pytest.raises(SaqqaraError, match=r"expected apprentice, .* random on this system, got"):
        player_of(spec, default_edition("imhotep"))
    assert player_of("random", default_edition("imhotep")).name == "random"
