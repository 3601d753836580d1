"""Work spread over processes: everything is done once, and nobody is left behind."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import subprocess
import sys
import types
from contextlib import closing
from pathlib import Path

import pytest

from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.parallel import run_parallel


def squared(number):
    return number * number


def ending(number):
    os._exit(number)


def interrupting(number):
    if number == 5:
        raise KeyboardInterrupt
    return number


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_done_once(processes):
    assert sorted(run_parallel(squared, range(30), processes=processes)) == [number**2 for number in range(30)]


@pytest.mark.parametrize("processes", [1, 2])
def test_jobs_are_taken_as_they_are_needed(processes):
    with closing(run_parallel(squared, itertools.count(), processes=processes)) as results:
        assert len(list(itertools.islice(results, 10))) == 10
    assert not multiprocessing.active_children()


def test_an_interrupt_ends_the_processes():
    results = run_parallel(interrupting, range(100), processes=2)
    with pytest.raises(KeyboardInterrupt):
        list(results)
    assert not multiprocessing.active_children()


def test_the_sudden_end_of_a_process_is_told():
    with pytest.raises(SaqqaraError, match="sudden end"):
        list(run_parallel(ending, range(3), processes=2))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("processes", [0, -1, 1000])
def test_too_many_or_no_processes_are_refused(processes):
    with pytest.raises(SaqqaraError, match="--processes: expected 1 to 256"):
        run_parallel(squared, [], processes=processes)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [("nonsense", "HOST:PORT"), ("127.0.0.1:1", "a cluster at 127.0.0.1:1"), ("127.0.0.1:99999999", "a cluster at")],
)
def test_an_address_without_a_cluster_is_refused_at_once(address, complaint):
    with pytest.raises(SaqqaraError, match=complaint):
        list(run_parallel(squared, [1], ray=address))


def test_who_has_no_ray_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SaqqaraError, match=r"pip install 'saqqara\[ray\]'"):
        list(run_parallel(squared, [1], ray="local"))


def test_every_job_of_a_cluster_is_done_once_and_the_rest_is_called_off(monkeypatch):
    """With a stand-in for Ray; the soak plays on a real one."""
    cancelled = []
    stand_in = types.SimpleNamespace(
        init=lambda **_: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 2},
        remote=lambda function: types.SimpleNamespace(remote=function),
        wait=lambda jobs: (jobs[:1], jobs[1:]),
        get=list,
        cancel=lambda job, force: cancelled.append(job),
        exceptions=types.SimpleNamespace(RayError=KeyError),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    assert sorted(run_parallel(squared, range(30), ray="local")) == [number**2 for number in range(30)]
    assert cancelled == []
    with closing(run_parallel(squared, itertools.count(), ray="local")) as results:
        assert next(results) == 0
    assert len(cancelled) == 4


def test_it_needs_no_module_or_signal_that_only_unix_has(tmp_path: Path) -> None:
    """As on Windows: tournaments can be imported and run in several processes."""
    script = tmp_path / "windows.py"
    script.write_text("""
import signal
import sys

for name in ("fcntl", "resource", "termios", "pwd", "grp"):
    sys.modules[name] = None
del signal.SIGHUP

import saqqara.tournament.self_play
import saqqara.tournament.study.runner
from saqqara.tournament import parallel

parallel._begin_process()
print(list(parallel.run_parallel(abs, [-1, -2])))
""")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout, done.returncode) == ("[1, 2]\n", 0), done.stderr
