"""Runs jobs in processes of this machine or on a Ray cluster, with the same results everywhere.

Results come in the order in which they are ready, so that an interrupt loses no finished job. Only as many jobs are
submitted as keep every process busy, so the list of jobs may be endless.
"""

from __future__ import annotations

import atexit
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, TypeVar

from saqqara.rules.errors import SaqqaraError

MOST_PROCESSES = 256
LOCAL = "local"
AUTH_MODE = "RAY_AUTH_MODE"
_AHEAD = 2  # jobs submitted for each process: one is running, one waits
_TIMEOUT_S = 2.0  # for a process to end by itself, for a cluster to accept a connection

Job = TypeVar("Job")
Result = TypeVar("Result")
Results = Generator[Result, None, None]


def run_parallel(
    function: Callable[[Job], Result], jobs: Iterable[Job], *, processes: int = 1, ray: str | None = None
) -> Results[Result]:
    """Yields the function's result for each job, as it is ready; `ray` is "local" or the address of a cluster.

    Function, jobs and results must be picklable, unless `processes` is 1. Close the returned generator
    (`contextlib.closing`): a caller that leaves early then leaves no process behind.
    """
    check_processes(processes)
    if ray is not None:
        return _on_ray(function, jobs, processes, ray)
    if processes == 1:
        return _in_this_process(function, jobs)
    return _in_processes(function, jobs, processes)


def check_processes(processes: int) -> None:
    """Refuses a number of processes that no machine has use for."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise SaqqaraError(f"--processes: expected 1 to {MOST_PROCESSES}, got {processes}")


def check_ray_address(ray: str | None) -> None:
    """Refuses an address at which nothing listens."""
    if ray is not None and ray != LOCAL:
        _check_listener(ray)


def _in_this_process(function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
    yield from map(function, jobs)


# --- processes of this machine ---


def _in_processes(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Results[Result]:
    todo = iter(jobs)
    with _pool(processes) as pool:
        pending = {pool.submit(function, job) for job in islice(todo, _AHEAD * processes)}
        try:
            while pending:
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    pending |= {pool.submit(function, job) for job in islice(todo, 1)}
                    pending.remove(future)
                    yield future.result()
        except KeyboardInterrupt:
            yield from _finished(pending)
            raise
        except BrokenProcessPool:
            raise SaqqaraError("expected every process to finish its job, got the sudden end of one") from None


def _finished(futures: Iterable[Future[Result]]) -> Iterator[Result]:
    """Yields what was ready when the user interrupted."""
    for future in futures:
        if future.done() and future.exception() is None:
            yield future.result()


@contextmanager
def _pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Opens a pool whose processes end with the block, even if it is left while jobs run."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_begin_process)
    is_done = False
    try:
        yield pool
        is_done = True
    finally:
        if not is_done:
            _end_processes(pool)
        pool.shutdown(cancel_futures=True)


def _end_processes(pool: ProcessPoolExecutor) -> None:
    """Ends the processes at once (as `terminate_workers` of Python 3.14 does)."""
    workers = list((pool._processes or {}).values())
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(_TIMEOUT_S)
        worker.kill()


def _begin_process() -> None:
    """Ignores Ctrl-C, on which the parent ends its processes; they in turn end what they have started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGHUP"):  # not on Windows
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_this_process)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when its parent was killed: else it would wait for jobs for ever."""
    if (parent := parent_process()) is not None:
        parent.join()
        _end_this_process()


def _end_this_process(*_: object) -> None:
    atexit._run_exitfuncs()
    os._exit(1)


# --- Ray ---


def _on_ray(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int, address: str) -> Results[Result]:
    todo = iter(jobs)
    with _cluster(address, processes) as ray:
        remote = ray.remote(function)
        ahead = _AHEAD * int(ray.cluster_resources().get("CPU", 1))
        pending = [remote.remote(job) for job in islice(todo, ahead)]
        try:
            while pending:
                done, pending = ray.wait(pending)
                pending += [remote.remote(job) for job in islice(todo, len(done))]
                yield from ray.get(done)
        finally:
            for job in pending:
                ray.cancel(job, force=True)


@contextmanager
def _cluster(address: str, processes: int) -> Iterator[Any]:
    """Connects Ray to processes of its own here, or to the cluster at an address."""
    arguments: dict[str, Any] = {"address": LOCAL, "num_cpus": processes, "include_dashboard": False}
    if address != LOCAL:
        _check_listener(address)
        _send_token_to_this_machine(address)
        arguments = {"address": address}
    ray = _ray()
    try:
        ray.init(**arguments, logging_level="ERROR", log_to_driver=False)
    except Exception as error:  # Ray raises a bare Exception when it cannot start in time
        message = f"--ray: expected 'local' or a cluster's address, got {address!r}: {error}"
        raise SaqqaraError(message + _token_hint(address)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _ray() -> Any:
    """Imports Ray, which is large and seldom needed, with its usage statistics switched off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change in a later version
    try:
        import ray
    except ImportError:
        raise SaqqaraError(f"--ray: expected Ray for {sys.executable}, got none: pip install 'saqqara[ray]'") from None
    return ray


def _check_listener(address: str) -> None:
    """Refuses an address at which nothing listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise SaqqaraError(f"--ray: expected 'local', 'auto' or HOST:PORT, got {address!r}")
    try:
        socket.create_connection((host, int(port)), _TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        raise SaqqaraError(f"--ray: expected a cluster at {address}, got: {error}") from None


# Since version 2.59 a cluster asks for a token if its user has one, and `--ray local` makes one. Ray then sends it to a
# cluster that it finds by itself ('auto'), but never to an address, where another user's program may listen.


def _send_token_to_this_machine(address: str) -> None:
    """Sends the token to an address of this machine, as with 'auto'; Ray reads this setting when it is imported."""
    if AUTH_MODE not in os.environ and _has_token() and _is_this_machine(address):
        os.environ[AUTH_MODE] = "token"


def _has_token() -> bool:
    """Returns whether there is a token where Ray looks for it; it is not read."""
    is_set = any(os.environ.get(name) for name in ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"))
    return is_set or (Path.home() / ".ray" / "auth_token").is_file()


def _is_this_machine(address: str) -> bool:
    """Returns whether an address is this machine's: only such addresses can be bound."""
    host = address.removeprefix("ray://").rpartition(":")[0]
    try:
        with socket.socket() as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def _token_hint(address: str) -> str:
    if address in (LOCAL, "auto") or os.environ.get(AUTH_MODE) == "token":
        return ""
    return f" (if it asks for a token: set {AUTH_MODE}=token and have its token in ~/.ray/auth_token)"
