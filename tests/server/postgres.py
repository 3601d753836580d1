"""A real PostgreSQL for the tests, on a free port of this machine, gone when they end.

PostgreSQL refuses to run as root: then its programs run as the user `postgres`, in a folder of that user.
"""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg
import pytest

from tests.equipment import initdb
from tests.patience import PATIENCE_S


class NotFound(Exception):
    """There is no PostgreSQL on this machine, and none could be installed."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    found = initdb()
    if found is None:
        raise NotFound("no initdb in PATH or /usr/lib/postgresql")
    if os.geteuid() == 0 and "postgres" not in (user.pw_name for user in pwd.getpwall()):
        raise NotFound("no user named postgres, and root may not run it")
    return found


class Postgres:
    """A server in a temporary folder. It keeps what it has over `stop`, `kill` and `restart`, and its port."""

    def __init__(self, fsync: bool = False) -> None:
        self._programs = programs()
        self._fsync = fsync
        self._process: subprocess.Popen[bytes] | None = None
        self._as_user: dict[str, Any] = {}
        self.folder = Path(tempfile.mkdtemp(prefix="saqqara-postgres-", dir="/tmp"))
        if os.geteuid() == 0:
            self._as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self.folder, "postgres", "postgres")
        self.port = _free_port()
        self._password = secrets.token_urlsafe(12)
        try:
            self._init()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        atexit.register(self.remove)

    def _init(self) -> None:
        secret = self.folder / "password"
        secret.touch(0o600)
        secret.write_text(self._password)
        if self._as_user:
            shutil.chown(secret, "postgres", "postgres")
        options = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", str(secret), "-E", "UTF8", "--locale=C"]
        command = [str(self._programs / "initdb"), "-D", str(self.folder / "cluster"), "--no-sync", *options]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **self._as_user)
        assert done.returncode == 0, done.stderr

    def url(self, database: str = "postgres") -> str:
        """For `Store`. A busy machine may be slow to answer."""
        place = f"127.0.0.1:{self.port}/{database}"
        return f"postgresql://postgres:{self._password}@{place}?connect_timeout={PATIENCE_S:.0f}"

    def start(self) -> None:
        """Returns when it answers."""
        assert self._process is None
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self._fsync else "off",
            "full_page_writes": "on" if self._fsync else "off",
            "max_connections": 100,
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self.folder / "cluster"), *options],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # a Ctrl-C for the tests is not for the server
                **self._as_user,
            )
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        give_up = time.monotonic() + PATIENCE_S
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > give_up:
                    self.kill()
                    raise AssertionError((self.folder / "log").read_text()[-2000:]) from None
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """Ends all connections and stops in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def kill(self) -> None:
        """As if the power had failed, but for what the system still has in its hands."""
        if self._process is not None:
            workers = _children_of(self._process.pid)
            self._process.kill()
            self._process.wait()
            self._process = None
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            give_up = time.monotonic() + PATIENCE_S
            while any(map(_is_running, workers)) and time.monotonic() < give_up:
                time.sleep(0.01)

    def restart(self) -> None:
        """Stops and starts."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Stops for good."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.remove)

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.remove()

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a fresh database, dropped at the end."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> None:
        """As the owner of the server."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def running(fsync: bool = False) -> Iterator[Postgres]:
    """A server, or a test that says loudly that it did not run."""
    try:
        server = Postgres(fsync)
    except NotFound as trouble:
        pytest.skip(f"NOT RUN: PostgreSQL is missing and could not be installed ({trouble})")
    with server:
        yield server


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children_of(pid: int) -> list[int]:
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                children.append(int(stat.parent.name))
    return children


def _is_running(pid: int) -> bool:
    """One that nobody has buried yet runs no more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
