"""Whatever a bot does, a legal move comes out and what went wrong is counted. Guests are real processes."""

from __future__ import annotations

import selectors
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara import Match
from saqqara.bots.guard import Fault, Guarded, one_line
from saqqara.bots.players import FunctionBot, player_of
from saqqara.bots.protocol import Question
from saqqara.bots.random_bot import RandomBot
from saqqara.bots.stdio_bot import StdioBot
from saqqara.games import GAMES
from saqqara.match.verification import verify
from saqqara.rules.edition import default_edition
from tests.bots.guests import CHANCES, FORK, GUESTS, LEGAL, SHORT_S, Guest
from tests.bots.programs import guest, has_ended, is_running, pid_in, play_match, program, question_at

each_game = pytest.mark.parametrize("game", GAMES)


def first_question(game: str = "imhotep") -> Question:
    return question_at(Match.new(game, seats=2, seed=1), 0, seed=3)


def guarded(choose: Callable[[Question], Any]) -> Guarded:
    return Guarded(FunctionBot("guest", choose))


# --- bots of the house ---


@each_game
def test_a_good_bot_is_left_alone(game: str) -> None:
    player = Guarded(RandomBot())
    match = play_match(game, player)
    assert match.record() == play_match(game, RandomBot()).record()
    assert player.answered == player.asked > 0
    assert player.faults == []
    assert player.name == "random"


def raises(_: Question) -> str:
    raise RuntimeError("no\nidea \x1b[31m" + "!" * 500)


def exits(_: Question) -> str:
    sys.exit(3)


def spoils(question: Question) -> str:
    question.legal.clear()
    return "nonsense"


@each_game
@pytest.mark.parametrize(
    ("choose", "kind", "told"),
    [
        (raises, "crashed", "RuntimeError: no idea"),
        (exits, "crashed", "SystemExit: 3"),
        (spoils, "illegal", "got 'nonsense'"),
        (lambda _: None, "illegal", "got None"),
        (lambda _: "take deck" * 1000, "illegal", "expected"),
        (lambda _: "deal statue", "illegal", "expected"),
    ],
)
def test_a_bad_bot_of_the_house_loses_its_moves(game: str, choose: Any, kind: str, told: str) -> None:
    player = guarded(choose)
    match = play_match(game, player)
    verify(match.record())
    assert player.answered == 0
    assert {fault.kind for fault in player.faults} == {kind}
    assert len(player.faults) == player.asked
    detail = player.faults[0].detail
    assert told in detail
    assert len(detail) <= 200
    assert detail.isprintable()


def test_the_fallback_follows_from_the_seed() -> None:
    question = first_question()
    assert guarded(raises).choose(question) == RandomBot().choose(question)


def test_another_fallback_and_a_bad_one() -> None:
    question = first_question()
    bad = FunctionBot("guest", raises)
    assert Guarded(bad, fallback=lambda asked: asked.legal[-1]).choose(question) == question.legal[-1]
    assert Guarded(bad, fallback=raises).choose(question) in question.legal
    assert Guarded(bad, fallback=lambda _: "nonsense").choose(question) in question.legal


def test_fields_may_be_named_in_any_order() -> None:
    question = first_question("pyramids")
    verb, one, other = question.legal[0].split()
    player = guarded(lambda _: f" {verb} {other} {one} ")
    assert player.choose(question) == question.legal[0]
    assert player.faults == []


def test_a_failure_at_the_beginning_is_told() -> None:
    def begin() -> None:
        raise RuntimeError("cannot forget")

    player = Guarded(FunctionBot("guest", RandomBot().choose, begin))
    player.begin()
    assert player.faults == [Fault("crashed", "at the beginning of a match: RuntimeError: cannot forget")]
    assert player.choose(first_question()) in first_question().legal


def test_one_line() -> None:
    assert one_line("a\tb\r\n\x00c\u202ed") == "a b c d"
    assert one_line("x" * 10**6) == "x" * 197 + "..."


# --- guests ---


@each_game
@pytest.mark.parametrize("one", GUESTS, ids=lambda one: one.name)
def test_a_guest_never_harms_the_match(one: Guest, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with guest(program(tmp_path, one.answer, one.start), one.patience_s) as player:
        match = play_match(game, player)
    assert match.outcome is not None
    assert verify(match.record()).is_finished
    expected = {one.kind: player.asked} if one.faults is None else one.faults
    assert Counter(fault.kind for fault in player.faults) == expected
    assert player.answered == (player.asked - len(player.faults) if one.answered is None else one.answered)
    assert all(one.told in fault.detail and fault.detail.isprintable() for fault in player.faults)


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    (tmp_path / "empty").chmod(0o755)
    for command in ([str(tmp_path / "nowhere")], [str(tmp_path)], [str(tmp_path / "empty")]):
        player = guest(command)
        assert player.choose(first_question()) in first_question().legal
        assert [fault.kind for fault in player.faults] == ["crashed"]
        assert "cannot be started" in player.faults[0].detail


def test_a_program_that_does_not_listen() -> None:
    player = guest(["sleep", "1000"], start_up_s=SHORT_S)
    player.choose(first_question())
    assert player.faults == [Fault("late", "expected 'ready' within 0.1 s, got none")]
    player.close()


def test_a_program_that_closes_its_output(tmp_path: Path) -> None:
    with guest(program(tmp_path, "os.close(1)\ntime.sleep(1000)")) as player:
        player.choose(first_question())
    assert player.faults == [Fault("crashed", "closed its standard output")]


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = "is_first = not os.path.exists('seen')\nopen('seen', 'w').close()\n"
    slow = "if is_first:\n    time.sleep(1)\n    legal[0] = 'late'\n"
    bot = StdioBot("guest", program(tmp_path, slow + LEGAL, first))
    with Guarded(bot, SHORT_S) as player:
        player.choose(first_question())
        bot.patience_s = 60
        assert player.choose(first_question()) == first_question().legal[0]
        assert [fault.kind for fault in player.faults] == ["late"]
        assert player.answered == 1


def test_a_second_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    """It is thrown away if it has come before the next question, and else it costs a move of its own bot."""
    twice = "print('move', legal[0], '\\nmove nonsense', flush=True)"
    with guest(program(tmp_path, twice)) as player:
        play_match("imhotep", player)
        assert {fault.kind for fault in player.faults} <= {"illegal"}
        assert player.answered > 0


def test_a_new_match_is_a_fresh_chance(tmp_path: Path) -> None:
    """And one chance only for a guest that has never answered: a match must not wait for it again and again."""
    crashing = "legal[0] if asked < 2 else 1 / 0\n" + LEGAL
    with guest(program(tmp_path, crashing)) as player:
        for number in (1, 2):
            play_match("imhotep", player, number)
            assert len(player.faults) == number * CHANCES
    with guest(program(tmp_path, LEGAL, "1 / 0")) as player:
        for number in (1, 2, 3):
            play_match("imhotep", player, number)
            assert len(player.faults) == CHANCES + number - 1


def test_a_guest_keeps_running_from_match_to_match(tmp_path: Path) -> None:
    bot = StdioBot("guest", program(tmp_path, LEGAL))
    with Guarded(bot) as player:
        play_match("imhotep", player)
        pid = bot.pid
        play_match("pyramids", player)
        assert bot.pid == pid is not None
        assert player.faults == []


# --- nothing is left behind ---


def test_close_ends_the_process_and_what_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    deaf = "print('move', legal[0], flush=True)\nwhile asked == 2: time.sleep(1000)"
    bot = StdioBot("guest", program(tmp_path, deaf, FORK))
    player = Guarded(bot, patience_s=60)
    player.choose(first_question())
    pid, grandchild = bot.pid, pid_in(tmp_path / "grandchild")
    assert pid is not None
    assert is_running(pid)
    assert is_running(grandchild)
    player.close()
    player.close()
    assert has_ended(pid)
    assert has_ended(grandchild)
    assert bot.pid is None


def test_whatever_is_interrupted_a_guest_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C may fall between what the system knows of a pipe and what Python knows."""
    bot = StdioBot("guest", program(tmp_path, LEGAL))
    player = Guarded(bot, patience_s=60)
    player.choose(first_question())
    pid, register = bot.pid, selectors.DefaultSelector.register

    def interrupted(pipes: selectors.DefaultSelector, pipe: Any, events: int) -> None:
        register(pipes, pipe, events)
        raise KeyboardInterrupt

    monkeypatch.setattr(selectors.DefaultSelector, "register", interrupted)
    with pytest.raises(KeyboardInterrupt):
        player.choose(first_question())
    player.close()
    assert pid is not None
    assert has_ended(pid)


def test_a_forgotten_guest_is_ended(tmp_path: Path) -> None:
    bot = StdioBot("guest", program(tmp_path, LEGAL + "\ntime.sleep(1000)"))
    Guarded(bot).choose(first_question())
    pid = bot.pid
    assert pid is not None
    del bot
    assert has_ended(pid)


HOUSE = """\
import sys
from saqqara import Match
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
match = Match.new("imhotep", seats=2, seed=1)
player = player_of(sys.argv[1], match.edition, patience_s=1000)
player.choose(Question(match.edition, match.state(0), 0))
"""
THINKER = "import os\ndef choose(question):\n    open('pid', 'w').write(f'{os.getpid()}\\n')\n    while True: pass\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_guest_that_thinks_for_ever_ends_with_the_house(
    how: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("thinker.py").write_text(THINKER)
    Path("house.py").write_text(HOUSE)
    words = [sys.executable, "house.py", "thinker.py:choose"]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as house:
        pid = pid_in(tmp_path / "pid")
        house.send_signal(how)
    assert has_ended(pid)


def test_player_of_hands_patience_on(tmp_path: Path) -> None:
    (tmp_path / "guest.py").write_text("def choose(question):\n    while True: pass\n")
    with player_of(f"{tmp_path}/guest.py:choose", default_edition("imhotep"), patience_s=SHORT_S) as player:
        player.choose(first_question())
    assert [fault.kind for fault in player.faults] == ["late"]
