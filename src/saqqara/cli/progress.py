"""Progress of long work: a bar or a line on a terminal, no bar where the output is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_console() -> Console:
    """Returns a console on standard error, so that a report on standard output can be piped."""
    return Console(stderr=True)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar; yields a function that takes how much more is done."""
    console = progress_console()
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def status_line(what: str) -> Iterator[None]:
    """Shows a line while something is being done."""
    console = progress_console()
    if not console.is_terminal:
        print(f"{what} ...", file=sys.stderr, flush=True)
        yield
    else:
        with console.status(what):
            yield
