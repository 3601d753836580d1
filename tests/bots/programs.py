"""Guests for tests: small programs that speak the protocol and do one thing wrong; and tables for them to sit at."""

from __future__ import annotations

import os
import random
import sys
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path

from saqqara import Match
from saqqara.bots.guard import Guarded
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.stdio_bot import StdioBot
from tests.patience import PATIENCE_S

_PROGRAM = """\
import json, os, sys, time
asked = 0
{start}
for line in sys.stdin:
    if line.startswith("saqqara"):
        print("ready", flush=True)
    elif line.startswith("question "):
        asked += 1
        legal = json.loads(line[9:])["legal"]
{answer}
    elif line.startswith("quit"):
        break
"""


def program(folder: Path, answer: str, start: str = "") -> list[str]:
    """The command of a guest that does `start` first and then `answer` to each question."""
    file = folder / "guest.py"
    file.write_text(_PROGRAM.format(start=start, answer=textwrap.indent(answer, " " * 8)))
    return [sys.executable, "-S", str(file)]


def guest(command: Sequence[str], patience_s: float = 60.0, start_up_s: float = 60.0) -> Guarded:
    """A guarded program with a great deal of patience: a busy machine is no fault."""
    return Guarded(StdioBot("guest", command, start_up_s), patience_s)


def question_at(match: Match, seat: int, seed: int = 0) -> Question:
    return Question(match.edition, match.state(seat), seat, seed)


def play_match(game: str, player: Bot | Guarded, number: int = 1, seats: int = 2) -> Match:
    """A whole match with the player at seat 0 and random players elsewhere; seats come in any order."""
    match = Match.new(game, seats, seed=f"guest-{number}", date="2026-11-15")
    order = random.Random(number)
    player.begin()
    while match.seats_to_move:
        seat = order.choice(match.seats_to_move)
        seed = order.getrandbits(32)
        is_guest = seat == 0
        move = player.choose(question_at(match, 0, seed)) if is_guest else order.choice(match.legal(seat))
        match.play(move, seat=seat)
    return match


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not status.parent.parent.exists()


def has_ended(pid: int) -> bool:
    """Waits for the end of a process; far longer than it can take."""
    deadline = time.monotonic() + PATIENCE_S
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_running(pid)


def pid_in(file: Path) -> int:
    """The number that a program writes into a file, once it is there."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if file.exists() and (text := file.read_text()).endswith("\n"):
            return int(text)
        time.sleep(0.01)
    raise AssertionError(f"nobody wrote {file}")
