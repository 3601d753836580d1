"""A program as a child process with three pipes; every wait has a time limit and every read a size limit.

The child leads a session of its own, so that it can be killed together with the processes it has started. The group is
only killed before the exit status of the child is collected: after that its id may belong to another process.

All this needs a Unix system: Windows has neither process groups that can be killed nor pipes that can be polled.

The child is not in a sandbox: it runs with the rights of its user. It gets only the harmless part of the environment
(no passwords of databases, no keys), and on Linux limits on its memory, its files and core dumps.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from saqqara.bots.guard import BotFailed
from saqqara.bots.stdio_protocol import LONGEST_LINE

MOST_LINES = 1000  # without an answer
MOST_BYTES = 1024 * 1024
KEPT_STDERR = 4096
CHUNK = 64 * 1024
IS_SUPPORTED = hasattr(os, "killpg")
GIB = 1 << 30
LIMITS = {"RLIMIT_DATA": 8 * GIB, "RLIMIT_FSIZE": GIB, "RLIMIT_NOFILE": 1024, "RLIMIT_CORE": 0}

# What programs need to find themselves, their libraries and their caches.
_PASSED_ON = frozenset(
    "HOME JAVA_HOME LANG LANGUAGE LD_LIBRARY_PATH LOGNAME PATH SAQQARA_CACHE SAQQARA_GAMES SHELL TMPDIR TZ USER "
    "VIRTUAL_ENV XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME".split()
)
_PASSED_ON_PREFIXES = ("LC_", "MKL_", "NUMBA_", "OMP_", "OPENBLAS_", "PYTHON")


class Child:
    """A running program that reads and writes lines."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=passed_on(os.environ),
                start_new_session=True,
            )
        except (OSError, ValueError) as failure:
            raise BotFailed("crashed", f"cannot be started: {failure}") from None
        self.pid = self._process.pid
        self._end = weakref.finalize(self, _kill_group, self._process, os.getpid())
        self._stdin, self._stdout, self._stderr = _pipes_of(self._process)
        self._pipes = selectors.DefaultSelector()
        self._pipes.register(self._stdout, selectors.EVENT_READ)
        self._pipes.register(self._stderr, selectors.EVENT_READ)
        self._unsent = b""
        self._unread = bytearray()
        self._last_stderr = b""
        self._has_ended = False
        self._bytes_read = 0
        _prefer_for_oom_kill(self.pid)
        _limit(self.pid)

    def send(self, *lines: str) -> None:
        """Sends lines to the child as soon as it reads them."""
        if not self._unsent:
            self._pipes.register(self._stdin, selectors.EVENT_WRITE)
        self._unsent += "".join(line + "\n" for line in lines).encode()

    def lines(self, awaited: str, patience_s: float) -> Iterator[str]:
        """The lines that the child writes from now on; `BotFailed` when it is late, floods or has ended."""
        deadline = time.monotonic() + patience_s
        self._bytes_read = 0
        for _ in range(MOST_LINES):
            line = self._next_line(deadline)
            if line is None:
                raise BotFailed("late", f"expected {awaited} within {patience_s:g} s, got none")
            yield line
        raise BotFailed("flooded", f"expected {awaited}, got {MOST_LINES:,} lines without it")

    def discard_output(self) -> None:
        """Discards lines that came too late: they do not answer the next question."""
        self._bytes_read = 0
        with contextlib.suppress(BlockingIOError):
            while not self._has_ended:
                self._read_stdout()
        self._unread.clear()

    def end(self, patience_s: float = 0.0, last_line: str = "") -> None:
        """Kills the child and the processes it has started; with patience it is sent a last line and may exit itself.

        This also works after an interruption: the line is sent without waiting for the child to read it.
        """
        if not self._end.alive:
            return
        self._pipes.close()
        if patience_s:
            with contextlib.suppress(OSError):
                os.write(self._stdin.fileno(), (self._unsent + f"{last_line}\n".encode())[:CHUNK])
            self._stdin.close()
            _wait_for_exit(self.pid, patience_s)
        self._end()

    def exit_reason(self) -> str:
        """Why the child has closed its output, in words."""
        _wait_for_exit(self.pid, 1.0)
        with contextlib.suppress(BlockingIOError):
            while self._read_stderr():
                pass
        is_over = _has_exited(self.pid)
        self.end()
        errors = self._last_stderr.decode(errors="replace").strip().splitlines()
        how = _exit_text(self._process.returncode) if is_over else "closed its standard output"
        return f"{how}: {errors[-1]}" if errors else how

    def _next_line(self, deadline: float) -> str | None:
        while (length := self._unread.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            if len(self._unread) > LONGEST_LINE:
                raise BotFailed("flooded", f"expected a line of at most {LONGEST_LINE:,} bytes, got a longer one")
            if self._has_ended:
                raise BotFailed("crashed", self.exit_reason())
            if time.monotonic() >= deadline:
                return None
            self._exchange(deadline - time.monotonic())
        line = bytes(self._unread[:length])
        del self._unread[: length + 1]
        return line.decode(errors="replace").strip()

    def _exchange(self, patience_s: float) -> None:
        """Waits until a pipe is ready, and reads or writes it."""
        for key, _ in self._pipes.select(max(0.0, patience_s)):
            with contextlib.suppress(BlockingIOError):
                if key.fileobj is self._stdin:
                    self._write()
                elif key.fileobj is self._stdout:
                    self._read_stdout()
                elif not self._read_stderr():
                    self._pipes.unregister(self._stderr)

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent[:CHUNK]) :]
        except BrokenPipeError:  # its last output may still lie in the other pipe
            self._unsent = b""
        if not self._unsent:
            self._pipes.unregister(self._stdin)

    def _read_stdout(self) -> None:
        part = os.read(self._stdout.fileno(), CHUNK)
        if not part:
            self._has_ended = True
            self._unread += b"\n" if self._unread else b""
        self._unread += part
        self._bytes_read += len(part)
        if self._bytes_read > MOST_BYTES:
            raise BotFailed("flooded", f"expected an answer, got {MOST_BYTES:,} bytes without one")

    def _read_stderr(self) -> bool:
        part = os.read(self._stderr.fileno(), CHUNK)
        self._last_stderr = (self._last_stderr + part)[-KEPT_STDERR:]
        return bool(part)


def _pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr


def passed_on(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of the environment that the child gets."""
    return {
        name: value for name, value in environment.items() if name in _PASSED_ON or name.startswith(_PASSED_ON_PREFIXES)
    }


def _limit(pid: int) -> None:
    """Limits what the child may use, never above the limits that it has already. Only Linux can do it from outside."""
    try:
        resource: Any = import_module("resource")
        prlimit = resource.prlimit
    except (ImportError, AttributeError):
        return
    for name, most in LIMITS.items():
        number = getattr(resource, name)
        with contextlib.suppress(OSError):  # the child may have ended already
            hard = prlimit(pid, number)[1]
            limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
            prlimit(pid, number, (limit, limit))


def _prefer_for_oom_kill(pid: int) -> None:
    """Makes Linux kill the child first when memory runs out; other systems have no such file."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/oom_score_adj").write_text("1000")


def _exit_text(status: int) -> str:
    return f"killed by signal {-status}" if status < 0 else f"ended with status {status}"


def _wait_for_exit(pid: int, patience_s: float) -> None:
    """Waits until the child has exited, without collecting its status."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline and not _has_exited(pid):
        time.sleep(0.005)


def _has_exited(pid: int) -> bool:
    """Whether the child has exited. Where a status cannot be read without collecting it, the child gets no time."""
    if not hasattr(os, "waitid"):
        return True
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def _kill_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kills the process group of the child. Also runs at garbage collection and at exit, but not in a fork."""
    if os.getpid() != owner:
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
