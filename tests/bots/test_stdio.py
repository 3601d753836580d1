"""The protocol: what the house says is what a bot reads; our bots as programs; lines that make no sense."""

from __future__ import annotations

import base64
import contextlib
import io
import json
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from saqqara import Match, SaqqaraError
from saqqara.bots.guard import Guarded
from saqqara.bots.protocol import Question
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.stdio_bot import StdioBot
from saqqara.bots.stdio_engine import LONGEST_QUESTION, Engine, serve
from saqqara.bots.stdio_process import LIMITS
from saqqara.bots.stdio_protocol import question_line, question_of
from saqqara.games import GAMES
from saqqara.rules.edition import default_edition, edition_of_figures
from tests.bots.programs import play_match, program, question_at

each_game = pytest.mark.parametrize("game", GAMES)
SAQQARA = [sys.executable, "-c", "from saqqara.cli.main import main; main()"]
RANDOM = [*SAQQARA, "bot", "stdio", "--level", "random"]


@dataclass(frozen=True)
class Asked:
    """A question, and the table as the match told it then."""

    question: Question
    position: dict[str, Any]
    view: dict[str, Any]


def questions_of(game: str, number: int, seats: int = 3) -> list[Asked]:
    """All questions of a random game; seats come in any order."""
    match = Match.new(game, seats, seed=f"questions-{number}")
    order = random.Random(number)
    asked = []
    while match.seats_to_move:
        seat = order.choice(match.seats_to_move)
        asked.append(Asked(question_at(match, seat, order.getrandbits(64)), match.position(), match.view(seat)))
        match.play(order.choice(match.legal(seat)), seat=seat)
    return asked


def sent(question: Question) -> dict[str, Any]:
    word, _, text = question_line(question).partition(" ")
    assert word == "question"
    told: dict[str, Any] = json.loads(text)
    return told


def engine() -> Engine:
    return Engine("random", lambda _: RandomBot())


# --- what is said ---


@each_game
def test_a_question_is_one_line_and_tells_what_the_seat_may_know(game: str) -> None:
    for asked in questions_of(game, 1, seats=4)[:40]:
        question = asked.question
        assert "\n" not in question_line(question)
        assert question_line(question).isascii()
        told = sent(question)
        assert told["legal"] == asked.view["legal"]
        assert told["position"].items() <= asked.view.items()
        assert (told["game"], told["seat"], told["seed"]) == (game, question.seat, question.seed)


@each_game
def test_a_question_is_read_as_it_was_asked(game: str) -> None:
    for asked in questions_of(game, 2):
        again = question_of(json.dumps(sent(asked.question)))
        assert again == asked.question
        assert again.legal == asked.view["legal"]


@each_game
def test_a_whole_position_is_read_as_its_seat_may_know_it(game: str) -> None:
    """A program that has the whole table may hand it over: the bot gets to know no more than its seat."""
    for asked in questions_of(game, 3):
        whole = {"position": asked.position, "seat": asked.question.seat, "seed": asked.question.seed}
        assert question_of(json.dumps(whole)) == asked.question


@each_game
def test_a_view_is_read_as_it_was_asked(game: str) -> None:
    """Also while the cards or marks of others are hidden in it."""
    for asked in questions_of(game, 4):
        told = {"position": asked.view, "seat": asked.question.seat, "seed": asked.question.seed}
        assert question_of(json.dumps(told)) == asked.question


def test_other_figures_travel_along() -> None:
    figures = dict(default_edition("imhotep").figures)
    key = next(key for key, value in figures.items() if key.startswith("market_cards.") and value > 1)
    edition = edition_of_figures("imhotep", "my-box", figures | {key: figures[key] - 1})
    match = Match.from_position(
        {"game": "imhotep", "seats": 2, "edition": {"name": "my-box", "figures": edition.figures}}
    )
    question = question_at(match, 0)
    again = question_of(json.dumps(sent(question)))
    assert again.edition.hash == edition.hash != default_edition("imhotep").hash
    assert again.legal == question.legal


# --- our bots as programs ---


class SideBySide:
    """Asks two bots the same and keeps what they said."""

    name = "two"

    def __init__(self, one: Guarded, other: Guarded) -> None:
        self.bots = (one, other)
        self.said: list[tuple[str, str]] = []

    def begin(self) -> None:
        for bot in self.bots:
            bot.begin()

    def choose(self, question: Question) -> str:
        one, other = (bot.choose(question) for bot in self.bots)
        self.said.append((one, other))
        return one


def test_our_bot_as_a_program_plays_as_it_does_here() -> None:
    with Guarded(StdioBot("guest", RANDOM), patience_s=60) as program:
        both = SideBySide(Guarded(RandomBot()), program)
        for number, game in enumerate([*GAMES, *GAMES]):
            play_match(game, both, number, seats=2 + number % 3)
    assert len(both.said) > 80
    assert all(one == other for one, other in both.said)
    assert program.faults == []
    assert program.answered == len(both.said)


def test_a_program_may_ask_our_bot_and_leave() -> None:
    """A question may come down a pipe that ends right after it."""
    match = Match.new("imhotep", seats=2, seed=1)
    asked = {"position": match.position(), "seat": 0, "seed": 7}
    done = subprocess.run(
        RANDOM, input=f"saqqara 1\nnewgame\nquestion {json.dumps(asked)}\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "id name saqqara random",
        "ready",
        f"move {RandomBot().choose(question_at(match, 0, 7))}",
    ]
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "expected either --level or --player, got none"),
        (["--level", "random", "--player", "a:b"], "got both"),
        (["--level", "vizir"], "vizier"),
        (["--player", "nowhere.py:choose"], "nowhere.py"),
        (["--player", "nonsense"], "FILE.py:NAME"),
    ],
)
def test_bad_options_end_with_status_2_and_one_line(words: list[str], complaint: str) -> None:
    done = subprocess.run([*SAQQARA, "bot", "stdio", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert done.stderr.startswith("saqqara: ")
    assert done.stderr.count("\n") == 1


# --- lines that make no sense ---

TABLE = Match.new("imhotep", seats=2, seed=1)
ASKED = {"position": TABLE.position(), "seat": 0}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hello", "expected 'saqqara 1', 'newgame', 'question {...}' or 'quit', got 'hello'"),
        ("saqqara 2", "expected 'saqqara 1'"),
        ("QUESTION {}", "got 'QUESTION {}'"),
        ("question", "expected JSON on one line"),
        ("question {", "expected JSON on one line"),
        ("question " + "[" * 100_000, "expected JSON on one line"),
        ('question {"seed": ' + "9" * 5000 + "}", "expected JSON on one line"),
        ("question []", "question: expected an object"),
        ("question {}", "position: expected an object, got None"),
        ('question {"position": {}}', "game: expected one of imhotep, pyramids, got None"),
        ('question {"game": "chess", "position": {}}', "game: expected one of imhotep, pyramids, got 'chess'"),
        ('question {"game": "pyramids", "position": {"game": "imhotep"}, "seat": 0}', "game: expected 'pyramids'"),
        ('question {"position": {"game": "imhotep", "sleds": 3}, "seat": 0}', "sleds: expected a list"),
        ('question {"position": {"game": "imhotep", "edition": 3}, "seat": 0}', "edition: expected"),
        (
            'question {"position": {"game": "imhotep", "edition": {"name": "x", "figures": {}}}, "seat": 0}',
            "expected a figure",
        ),
        ("question " + json.dumps(ASKED | {"seat": 1}), "seat: expected a seat to move, got 1"),
        ("question " + json.dumps(ASKED | {"seat": -1}), "seat: expected a seat to move, got -1"),
        ("question " + json.dumps(ASKED | {"seat": "0"}), "seat: expected a whole number, got '0'"),
        ("question " + json.dumps(ASKED | {"seat": None}), "seat: expected a whole number, got None"),
        ("question " + json.dumps(ASKED | {"seed": 1.5}), "seed: expected a whole number, got 1.5"),
        ("question " + json.dumps(ASKED | {"state": 3}), "state: expected the bytes of a state"),
        ("question " + json.dumps(ASKED | {"state": "%%%"}), "state: expected the bytes of a state"),
        ("question " + json.dumps(ASKED | {"state": "AAAA"}), "state: expected the bytes of a state"),
        ("question " + json.dumps(ASKED | {"state": base64.b64encode(b"\x7f" * 508).decode()}), "state: "),
    ],
    ids=range(24),
)
def test_our_bot_says_what_is_wrong_and_goes_on(line: str, told: str) -> None:
    bot = engine()
    (said,) = bot.answer(line)
    assert said.startswith("error ")
    assert told in said
    assert said.isprintable()
    assert bot.answer("question " + json.dumps(ASKED))[0].startswith("move ")


def test_a_bot_that_fails_says_so_and_goes_on() -> None:
    class Failing(RandomBot):
        def choose(self, question: Question) -> str:
            if question.seed == 1:
                raise RuntimeError("no\nidea")
            return None if question.seed == 2 else super().choose(question)  # type: ignore[return-value]

    bot = Engine("failing", lambda _: Failing())
    assert bot.answer("question " + json.dumps(ASKED | {"seed": 1})) == [
        f"error RuntimeError: no idea (test_stdio.py, line {Failing.choose.__code__.co_firstlineno + 2})"
    ]
    (said,) = bot.answer("question " + json.dumps(ASKED | {"seed": 2}))
    assert said == "error expected a move as text, such as 'take', got None"
    assert bot.answer("question " + json.dumps(ASKED | {"seed": 3}))[0].startswith("move ")


@each_game
def test_changed_bytes_of_a_state_are_refused_or_make_a_table(game: str) -> None:
    luck = random.Random(1)
    told = sent(questions_of(game, 5)[8].question)
    whole = base64.b64decode(told["state"])
    for _ in range(300):
        spoiled = bytearray(whole)
        for _ in range(luck.randint(1, 4)):
            spoiled[luck.randrange(len(spoiled))] = luck.randrange(256)
        with contextlib.suppress(SaqqaraError):
            assert question_of(json.dumps(told | {"state": base64.b64encode(spoiled).decode()})).legal


def test_garbage_on_standard_input() -> None:
    luck = random.Random(1)
    noise = b"\n".join(luck.randbytes(luck.randint(0, 60)).replace(b"\n", b" ") for _ in range(200))
    long = b"question " + b"x" * (3 * LONGEST_QUESTION)
    lines = b"\n".join(
        [noise, long, b"\r", b"saqqara 1\r", b"question " + json.dumps(ASKED).encode(), b"quit", b"hello"]
    )
    said = io.StringIO()
    serve(engine(), io.BytesIO(lines), said)
    answers = said.getvalue().splitlines()
    assert answers[-3:-1] == ["id name random", "ready"]
    assert answers[-1].startswith("move ")
    assert all(answer.startswith("error ") for answer in answers[:-3])


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "import os, sys\nprint('hello')\n"
        "def choose(question):\n"
        "    print('move nonsense')\n    os.system('echo move nonsense')\n    sys.stdin.read()\n"
        "    return question.legal[0]\n"
    )
    asked = f"saqqara 1\nquestion {json.dumps(ASKED)}\nquestion {json.dumps(ASKED)}\n"
    done = subprocess.run(
        [*SAQQARA, "bot", "stdio", "--player", f"{tmp_path}/loud.py:choose"],
        input=asked,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[1:] == ["ready", *[f"move {TABLE.legal()[0]}"] * 2]
    assert "hello" in done.stderr


# --- what a program gets ---


def test_a_program_gets_no_secrets_and_limited_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_DATABASE", "postgresql://host:password@database/house")
    monkeypatch.setenv("CLOUD_SECRET_KEY", "key")
    seen = tmp_path / "seen.json"
    answer = f"""
import resource
limits = {{name: resource.getrlimit(getattr(resource, name))[0] for name in {sorted(LIMITS)}}}
open({str(seen)!r}, "w").write(json.dumps([sorted(os.environ), limits]))
print("move", legal[0], flush=True)
"""
    bot = StdioBot("nosy", program(tmp_path, answer))
    bot.choose(question_at(Match.new("imhotep", 2, seed=1), 0, 1))
    bot.close()
    names, limits = json.loads(seen.read_text())
    assert "PATH" in names
    assert not {"SAQQARA_DATABASE", "CLOUD_SECRET_KEY"} & set(names)
    if sys.platform == "linux":
        assert all(0 <= limits[name] <= most for name, most in LIMITS.items())
