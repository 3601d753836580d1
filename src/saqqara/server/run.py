"""Runs the house until it is told to stop, in one process or in several that share a socket.

SIGTERM, SIGINT and a closed terminal stop it gracefully: no new connections, then `stop_after_s` for what is under way.
A second SIGINT stops it at once. Nothing that was acknowledged is lost either way.
"""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import tempfile
from asyncio import Protocol
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from types import FrameType
from typing import Any, Literal

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.importer import import_from_string
from uvicorn.supervisors.multiprocess import SIGNALS, Multiprocess

from saqqara.rules.errors import SaqqaraError
from saqqara.server.logs import log, set_up_logs
from saqqara.server.open_files import backlog, limit, raise_limit
from saqqara.server.settings import LOOPBACK, Settings

FACTORY = "saqqara.server.app:from_environment"
READ_BYTES = 65_536  # that the system keeps for a connection, and so the most that is read at once
PING_S = 20.0
ANSWER_WITHIN_S = 10  # a process that does not answer its supervisor for so long is replaced

Ready = Callable[[str], None]


def serve(settings: Settings, ready: Ready, *, more_ports: int = 0, factory: str = FACTORY) -> None:
    """Serves until told to stop. Calls `ready` with the address as soon as connections are accepted.

    If the port is taken, the next `more_ports` are tried. Workers find the settings in their environment.
    """
    settings.make_data_folder()
    raise_limit()
    listener = bind(settings.host, settings.port, more_ports)
    settings = replace(settings, port=listener.getsockname()[1])
    with listener, _in_environment(settings.to_environment()):
        address = address_of(settings.host, settings.port)
        run = _run_one if settings.processes == 1 else _run_several
        run(settings, listener, partial(_on_ready, settings, address, ready), factory)
        log("stopped", address=address)


def _on_ready(settings: Settings, address: str, ready: Ready) -> None:
    log("serving", address=address, processes=settings.processes, database=settings.database_shown)
    ready(address)


@contextmanager
def _in_environment(variables: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


# --- the socket ---


def bind(host: str, port: int, more_ports: int = 0) -> socket.socket:
    """Returns a listening socket, so that nobody else can take the port while the house gets ready."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as failure:
        raise SaqqaraError(f"host: expected an address of this machine, got {host!r}: {failure}") from None
    last = min(port + more_ports, 65_535)
    for number in range(port, last + 1):
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":  # on Windows it would let others take the port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((address[0], number, *address[2:]))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_BYTES)  # connections inherit it
            listener.listen(backlog(limit()))
        except OSError as failure:
            listener.close()
            if failure.errno != errno.EADDRINUSE:
                raise SaqqaraError(f"expected to listen on {host} port {number}, got: {failure.strerror}") from None
        else:
            listener.set_inheritable(True)
            return listener
    taken = f"port {port} that is taken" if last == port else f"ports {port} to {last} that are all taken"
    raise SaqqaraError(f"expected a free port on {host}, got {taken}; choose another with --port")


def address_of(host: str, port: int) -> str:
    """Returns the URL for a browser on this machine."""
    name = {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


# --- uvicorn ---


def websocket_class() -> type[Protocol] | Literal["auto"]:
    """Returns the house's own WebSocket protocol, or uvicorn's where the installed libraries do not fit it."""

    def load() -> Any:
        from saqqara.server import websocket_protocol

        return websocket_protocol

    module = _supported(load, "plain websockets")
    return "auto" if module is None else module.TableSocket


def http_class() -> type[Protocol] | Literal["h11"]:
    """Returns the house's own HTTP protocol, or that of uvicorn which bounds headers at least."""

    def load() -> Any:
        from saqqara.server import http_protocol

        return http_protocol

    module = _supported(load, "plain http")
    return "h11" if module is None else module.BoundedHttp


def _supported(load: Callable[[], Any], event: str) -> Any:
    """Returns a module of the house's own protocol; None, and a line in the log, where uvicorn does not fit it."""
    with suppress(ImportError):
        module = load()
        if module.is_supported():
            return module
    effect, advice = "weaker limits before a request is read", "upgrade Saqqara and uvicorn together"
    log(event, level=logging.WARNING, uvicorn=uvicorn.__version__, effect=effect, do=advice)
    return None


class Config(uvicorn.Config):
    """The configuration of uvicorn. Its access log is off: the house logs requests itself."""

    def __init__(self, settings: Settings, app: Any, *, is_factory: bool = False) -> None:
        self.settings = settings  # set first: uvicorn configures the logs in its constructor
        super().__init__(
            app,
            factory=is_factory,
            host=settings.host,
            port=settings.port,
            workers=settings.processes,
            loop="uvloop" if find_spec("uvloop") else "auto",
            http=http_class(),
            h11_max_incomplete_event_size=settings.header_bytes,
            ws=websocket_class(),
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_S,
            ws_ping_timeout=PING_S,
            lifespan="on",
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            backlog=backlog(limit()),
            timeout_keep_alive=settings.idle_s,
            timeout_graceful_shutdown=settings.stop_after_s,
            timeout_worker_healthcheck=ANSWER_WITHIN_S,
        )

    def configure_logging(self) -> None:
        """Sets up the logs of each process."""
        super().configure_logging()
        set_up_logs(self.settings.log_format, self.settings.log_level)

    def load(self) -> None:
        """Makes the application. A failure would repeat, so the supervisor is told to give up."""
        try:
            super().load()
        except Exception as failure:
            why = str(failure) if isinstance(failure, SaqqaraError) else None
            log("cannot start", level=logging.ERROR, why=why, failure=failure)
            sys.exit(STARTUP_FAILURE)


class _Server(uvicorn.Server):
    """Calls back when it is ready, and exits normally on a signal instead of raising it again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def _run_one(settings: Settings, listener: socket.socket, ready: Callable[[], None], factory: str) -> None:
    set_up_logs(settings.log_format, settings.log_level)  # before the application: creating it logs warnings
    app = import_from_string(factory)()
    server = _Server(Config(settings, app), ready)
    with _signals_kept():
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            signal.signal(signal.SIGHUP, server.handle_exit)
        server.run(sockets=[listener])


class _Processes(Multiprocess):
    """Uvicorn's supervisor, which calls back when every process is ready, and knows whether it was stopped."""

    def __init__(self, config: Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready: Callable[[], None] | None = ready
        self.was_stopped = False

    def handle_signals(self) -> None:
        super().handle_signals()
        self.was_stopped = self.was_stopped or self.should_exit.is_set()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        for process in before:
            process.child_conn.close()  # only the child keeps its end, so that its death is noticed at once
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                log("process replaced", level=logging.WARNING, died=old.pid, status=old.exitcode)
        if (
            self._ready is not None
            and not self.should_exit.is_set()
            and all(process.is_ready() for process in self.processes)
        ):
            self._ready()
            self._ready = None


def _run_several(settings: Settings, listener: socket.socket, ready: Callable[[], None], factory: str) -> None:
    """Runs several processes, which write their metrics into one folder, so that each can serve the sum."""
    with (
        tempfile.TemporaryDirectory(prefix="saqqara-metrics-") as folder,
        _in_environment({"PROMETHEUS_MULTIPROC_DIR": folder}),
        _signals_kept(),
    ):
        processes = _Processes(Config(settings, factory, is_factory=True), [listener], ready)
        processes.run()
    if not processes.was_stopped:
        raise SaqqaraError("expected all server processes to start, got a failure of one; see the log")


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Restores the signal handlers afterwards."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            if handler is not None:
                signal.signal(number, handler)
