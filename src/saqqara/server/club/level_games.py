"""A level plays a challenge, in a process of its own and of low priority, so that nobody's moves wait for it.

What it plays follows from the challenge's seed: the bots are asked as at tables. So a game that is interrupted is
played again and comes out the same.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading

import msgspec
from msgspec import Struct

from saqqara.bots.guard import Guarded
from saqqara.bots.players import house_bot
from saqqara.server.bot_questions import bot_question
from saqqara.server.entries import Config
from saqqara.server.table import new_match

NICENESS = 15
MAX_ATTEMPTS = 3  # how often a game is begun whose process ends

Moves = list[tuple[int, str]]


class LevelGame(Struct, frozen=True):
    """A game to play: all seats are of bots."""

    config: Config
    seed: str


def played(game: LevelGame) -> Moves:
    """Returns the moves of the bots, from the first to the last."""
    config = game.config
    match = new_match(config, game.seed, ())
    bots = [Guarded(house_bot(seat.level or "", match.edition)) for seat in config.seats]
    moves: Moves = []
    while match.outcome is None:
        seat = match.seats_to_move[0]
        bots[seat].begin()  # as at tables: nothing is kept from question to question
        move = bots[seat].choose(bot_question(match, config, seat))
        match.play(move, seat)
        moves.append((seat, move))
    return moves


class LevelProcess:
    """Plays games in a child process, one at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False

    def play(self, game: LevelGame) -> Moves | None:
        """Returns the moves of a game; None if its process ended before. Blocks."""
        # A session of its own, so that Ctrl-C reaches the house only. It ends by itself when its input does.
        command = [sys.executable, "-P", "-c", f"from {__name__} import main; main()"]
        text = b""
        with (
            contextlib.suppress(BrokenPipeError),  # it was killed before it had read the game
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process,
        ):
            self._process = process
            if self._is_closed:
                process.kill()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(game) + b"\n")
            process.stdin.flush()
            text = process.stdout.read()
            process.kill()
        self._process = None
        with contextlib.suppress(msgspec.DecodeError):
            return msgspec.json.decode(text, type=Moves)
        return None

    def close(self) -> None:
        """Ends the process for good."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()


def main() -> None:
    """Plays the game that standard input names, unless that ends before."""
    from saqqara.bots.search.ready import make_ready_once

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    game = msgspec.json.decode(sys.stdin.buffer.readline(), type=LevelGame)
    threading.Thread(target=_end_with_input, daemon=True).start()
    make_ready_once(new_match(game.config, game.seed, ()).edition)
    answers.write(msgspec.json.encode(played(game)))
    answers.flush()
    sys.stderr.flush()
    os._exit(0)  # without waiting for the thread that reads


def _end_with_input() -> None:
    """Ends this process when the house has ended."""
    sys.stdin.buffer.read()
    os._exit(0)
