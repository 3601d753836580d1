"""Work spread over processes of this machine or over a Ray cluster: the same results, whatever the place.

Results come in the order in which they are ready, so that whoever is interrupted has all that was finished. Only as
many jobs are under way as keep everybody busy; the list of jobs may be endless.
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
from types import ModuleType
from typing import Any, TypeVar

from saqqara.rules.errors import SaqqaraError

MOST_PROCESSES = 256
LOCAL = "local"
AUTH_MODE = "RAY_AUTH_MODE"
_AHEAD = 2  # jobs under way for each process: one is worked on, one waits
_PATIENCE = 2.0  # seconds: for a process to end by itself, for a cluster to take a call

Job = TypeVar("Job")
Result = TypeVar("Result")
Results = Generator[Result, None, None]


def spread(
    function: Callable[[Job], Result], jobs: Iterable[Job], *, processes: int = 1, ray: str | None = None
) -> Results[Result]:
    """What the function makes of each job, as it is ready; `ray` is "local" or the address of a cluster.

    Function, jobs and results have to be fit for pickling, unless one process does everything. Close what is returned
    (`contextlib.closing`): whoever leaves early then leaves no process behind.
    """
    expect_processes(processes)
    if ray is not None:
        return _over_ray(function, jobs, processes, ray)
    if processes == 1:
        return _here(function, jobs)
    return _over_processes(function, jobs, processes)


def expect_processes(processes: int) -> None:
    """Refuses what no machine has."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise SaqqaraError(f"--processes: expected 1 to {MOST_PROCESSES}, got {processes}")


def expect_place(ray: str | None) -> None:
    """Refuses a place for Ray where nothing can be."""
    if ray is not None and ray != LOCAL:
        _expect_listener(ray)


def _here(function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
    yield from map(function, jobs)


# --- processes of this machine ---


def _over_processes(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Results[Result]:
    todo = iter(jobs)
    with _pool(processes) as pool:
        under_way = {pool.submit(function, job) for job in islice(todo, _AHEAD * processes)}
        try:
            while under_way:
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    under_way |= {pool.submit(function, job) for job in islice(todo, 1)}
                    under_way.remove(future)
                    yield future.result()
        except KeyboardInterrupt:
            yield from _finished(under_way)
            raise
        except BrokenProcessPool:
            raise SaqqaraError("expected every process to finish its job, got the sudden end of one") from None


def _finished(futures: Iterable[Future[Result]]) -> Iterator[Result]:
    """What was ready when somebody interrupted."""
    for future in futures:
        if future.done() and future.exception() is None:
            yield future.result()


@contextmanager
def _pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that does not outlive the block, even if it is left in the middle of the work."""
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
    """Ends them at once (Python 3.14 has `terminate_workers` for it)."""
    workers = list((pool._processes or {}).values())
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(_PATIENCE)
        worker.kill()


def _begin_process() -> None:
    """Ctrl-C is for the parent, which then ends its processes; they take along what they have started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_this_process)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A pool's processes would wait for ever for the jobs of a parent that was killed."""
    if (parent := parent_process()) is not None:
        parent.join()
        _end_this_process()


def _end_this_process(*_: object) -> None:
    atexit._run_exitfuncs()
    os._exit(1)


# --- Ray ---


def _over_ray(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int, address: str) -> Results[Result]:
    todo = iter(jobs)
    with _cluster(address, processes) as ray:
        remote = ray.remote(function)
        ahead = _AHEAD * int(ray.cluster_resources().get("CPU", 1))
        under_way = [remote.remote(job) for job in islice(todo, ahead)]
        try:
            while under_way:
                done, under_way = ray.wait(under_way)
                under_way += [remote.remote(job) for job in islice(todo, len(done))]
                yield from ray.get(done)
        finally:
            for job in under_way:
                ray.cancel(job, force=True)


@contextmanager
def _cluster(address: str, processes: int) -> Iterator[Any]:
    """Ray, connected: to processes of its own here, or to the cluster at an address."""
    place: dict[str, Any] = {"address": LOCAL, "num_cpus": processes, "include_dashboard": False}
    if address != LOCAL:
        _expect_listener(address)
        _show_token_at_home(address)
        place = {"address": address}
    ray = _ray()
    try:
        ray.init(**place, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as trouble:
        refused = f"--ray: expected 'local' or a cluster's address, got {address!r}: {trouble}"
        raise SaqqaraError(refused + _about_tokens(address)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _ray() -> ModuleType:
    """Ray, which is large and seldom needed; it tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of its own future
    try:
        import ray
    except ImportError:
        raise SaqqaraError(f"--ray: expected Ray for {sys.executable}, got none: pip install 'saqqara[ray]'") from None
    return ray


def _expect_listener(address: str) -> None:
    """Ray itself tries for minutes to reach a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise SaqqaraError(f"--ray: expected 'local', 'auto' or HOST:PORT, got {address!r}")
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as trouble:
        raise SaqqaraError(f"--ray: expected a cluster at {address}, got: {trouble}") from None


# Since version 2.59 a cluster asks for a token if its user has one, and `--ray local` makes one. Ray then shows it to a
# cluster that it finds by itself ('auto'), but never to an address: whoever listens there may be somebody else.


def _show_token_at_home(address: str) -> None:
    """At an address of this machine the token is shown as with 'auto'; Ray reads this setting when it is imported."""
    if AUTH_MODE not in os.environ and _has_token() and _is_here(address):
        os.environ[AUTH_MODE] = "token"


def _has_token() -> bool:
    """Whether there is one where Ray looks for it; what it says is nobody's business here."""
    is_set = any(os.environ.get(name) for name in ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"))
    return is_set or (Path.home() / ".ray" / "auth_token").is_file()


def _is_here(address: str) -> bool:
    """Only addresses of this machine can be bound."""
    host = address.removeprefix("ray://").rpartition(":")[0]
    try:
        with socket.socket() as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def _about_tokens(address: str) -> str:
    if address in (LOCAL, "auto") or os.environ.get(AUTH_MODE) == "token":
        return ""
    return f" (if it asks for a token: set {AUTH_MODE}=token and have its token in ~/.ray/auth_token)"
