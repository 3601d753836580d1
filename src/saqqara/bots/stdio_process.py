"""A program as a child process with three pipes. Nothing here waits longer than it is told to, or reads without end.

The child leads a session of its own, so that it can be ended with all that it has started. Its id stays ours until
we ask for its status: a group is never killed after that, for the id may then belong to others.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from saqqara.bots.guard import BotFailed
from saqqara.bots.stdio_protocol import LONGEST_LINE

MOST_LINES = 1000  # without an answer
MOST_BYTES = 1024 * 1024
KEPT_COMPLAINTS = 4096
PART = 64 * 1024


class Child:
    """A running program, spoken to in lines."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as trouble:
            raise BotFailed("crashed", f"cannot be started: {trouble}") from None
        self.pid = self._process.pid
        self._end = weakref.finalize(self, _end_group, self._process, os.getpid())
        self._to_child, self._lines, self._complaints = _pipes_of(self._process)
        self._pipes = selectors.DefaultSelector()
        self._pipes.register(self._lines, selectors.EVENT_READ)
        self._pipes.register(self._complaints, selectors.EVENT_READ)
        self._unsent = b""
        self._unread = bytearray()
        self._last_complaints = b""
        self._has_ended = False
        self._bytes_read = 0
        _offer_to_be_ended_first(self.pid)

    def send(self, *lines: str) -> None:
        """Says these lines to the child as soon as it listens."""
        if not self._unsent:
            self._pipes.register(self._to_child, selectors.EVENT_WRITE)
        self._unsent += "".join(line + "\n" for line in lines).encode()

    def lines(self, awaited: str, patience_s: float) -> Iterator[str]:
        """What the child says from now on, or `BotFailed`: not in time, too much without what is awaited, or ended."""
        deadline = time.monotonic() + patience_s
        self._bytes_read = 0
        for _ in range(MOST_LINES):
            line = self._next_line(deadline)
            if line is None:
                raise BotFailed("late", f"expected {awaited} within {patience_s:g} s, got none")
            yield line
        raise BotFailed("flooded", f"expected {awaited}, got {MOST_LINES:,} lines without it")

    def forget_what_was_said(self) -> None:
        """Lines that came too late are no answer to what is asked next."""
        self._bytes_read = 0
        with contextlib.suppress(BlockingIOError):
            while not self._has_ended:
                self._listen()
        self._unread.clear()

    def end(self, patience_s: float = 0.0, last_word: str = "") -> None:
        """Kills the child and all that it has started; with patience it hears a last word, and may say goodbye before.

        Whatever was interrupted before, this works: it says the word without waiting for the child to listen.
        """
        if not self._end.alive:
            return
        self._pipes.close()
        if patience_s:
            with contextlib.suppress(OSError):
                os.write(self._to_child.fileno(), (self._unsent + f"{last_word}\n".encode())[:PART])
            self._to_child.close()
            _wait_for_exit(self.pid, patience_s)
        self._end()

    def end_of_story(self) -> str:
        """How the child came to its end, in words, once it has closed its side."""
        _wait_for_exit(self.pid, 1.0)
        with contextlib.suppress(BlockingIOError):
            while self._hear_complaint():
                pass
        is_over = _has_exited(self.pid)
        self.end()
        told = self._last_complaints.decode(errors="replace").strip().splitlines()
        how = _end_in_words(self._process.returncode) if is_over else "closed its standard output"
        return f"{how}: {told[-1]}" if told else how

    def _next_line(self, deadline: float) -> str | None:
        while (length := self._unread.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            if len(self._unread) > LONGEST_LINE:
                raise BotFailed("flooded", f"expected lines of at most {LONGEST_LINE:,} bytes, got a longer one")
            if self._has_ended:
                raise BotFailed("crashed", self.end_of_story())
            if time.monotonic() >= deadline:
                return None
            self._exchange(deadline - time.monotonic())
        line = bytes(self._unread[:length])
        del self._unread[: length + 1]
        return line.decode(errors="replace").strip()

    def _exchange(self, patience_s: float) -> None:
        """Waits until one of the pipes is ready, and uses it."""
        for key, _ in self._pipes.select(max(0.0, patience_s)):
            with contextlib.suppress(BlockingIOError):
                if key.fileobj is self._to_child:
                    self._speak()
                elif key.fileobj is self._lines:
                    self._listen()
                elif not self._hear_complaint():
                    self._pipes.unregister(self._complaints)

    def _speak(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._to_child.fileno(), self._unsent[:PART]) :]
        except BrokenPipeError:  # its last words may still lie in the other pipe
            self._unsent = b""
        if not self._unsent:
            self._pipes.unregister(self._to_child)

    def _listen(self) -> None:
        part = os.read(self._lines.fileno(), PART)
        if not part:
            self._has_ended = True
            self._unread += b"\n" if self._unread else b""
        self._unread += part
        self._bytes_read += len(part)
        if self._bytes_read > MOST_BYTES:
            raise BotFailed("flooded", f"expected an answer, got {MOST_BYTES:,} bytes without one")

    def _hear_complaint(self) -> bool:
        part = os.read(self._complaints.fileno(), PART)
        self._last_complaints = (self._last_complaints + part)[-KEPT_COMPLAINTS:]
        return bool(part)


def _pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr


def _offer_to_be_ended_first(pid: int) -> None:
    """Where memory runs out, Linux ends the guest and not the house; other systems have no such file."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/oom_score_adj").write_text("1000")


def _end_in_words(status: int) -> str:
    return f"killed by signal {-status}" if status < 0 else f"ended with status {status}"


def _wait_for_exit(pid: int, patience_s: float) -> None:
    """Until the child has ended; its status stays where it is."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline and not _has_exited(pid):
        time.sleep(0.005)


def _has_exited(pid: int) -> bool:
    """Not every system can look at a status without taking it away; there a child is given no time."""
    if not hasattr(os, "waitid"):
        return True
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def _end_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """Also called when nobody remembers the child and when the house ends; not by a fork of the house."""
    if os.getpid() != owner:
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
