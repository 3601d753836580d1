"""Reviews the records that the command line names and prints what there is to say, for people or as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from saqqara.cli.languages import say, spoken
from saqqara.cli.page.page import review_page
from saqqara.cli.progress import progress_bar
from saqqara.cli.readiness import get_ready
from saqqara.cli.record_text import read_record
from saqqara.cli.terminal.review.report import short_report, summary, whole_report
from saqqara.cli.terminal.review.reviewed import Reviewed
from saqqara.cli.terminal.review.work import Closeness, Job, Progress, Result, review_all
from saqqara.cli.terminal.screen import open_console
from saqqara.files import write_atomically
from saqqara.review.model import Review
from saqqara.rules.errors import BadRecord, SaqqaraError

Asked = Job | Result  # what a file gives: something to do, or a refusal


def review_one(file: str, closeness: Closeness, as_json: bool, page: Path | None) -> None:
    """Reviews a game in full; a record that cannot be reviewed is refused."""
    asked = _asked(0, file, closeness)
    [result] = _results([asked])
    if result.review is None or isinstance(asked, Result):
        raise BadRecord(f"{file}: {result.failure}")
    if page is not None:
        _write_page(page, review_page(asked.text, asked.edition, result.review, spoken()))
    if as_json:
        print(msgspec.json.encode(result.review).decode())
        return
    console = open_console()
    for part in whole_report(Reviewed.of(asked.text, result.review, asked.edition), console.width):
        console.print(part)
    if page is not None:
        console.print(Text("\n" + say("cli.review.written", path=str(page))), soft_wrap=True)


def _write_page(path: Path, text: str) -> None:
    try:
        write_atomically(path, text)
    except OSError as error:
        raise SaqqaraError(f"--html: expected a file that can be written, got: {error}") from None


def review_several(
    files: Sequence[str], closeness: Closeness, as_json: bool, processes: int, ray: str | None
) -> tuple[int, bool]:
    """Reviews games in short, with a summary; returns how many were reviewed, and whether it came to an end."""
    asked = [_asked(number, file, closeness) for number, file in enumerate(files)]
    reviews: list[Review] = []
    console, is_complete = open_console(), True
    try:
        for each, result in zip(asked, _results(asked, processes, ray), strict=True):
            reviews += [] if result.review is None else [result.review]
            if as_json:
                _print_json(files[result.number], result)
            else:
                _print_short(console, files[result.number], each, result)
    except KeyboardInterrupt:
        is_complete = False
    if not as_json:
        for part in summary(reviews):
            console.print(part)
        console.print(Text("\n" + say("cli.review.done", count=len(reviews), all=len(files))))
    return len(reviews), is_complete


def _asked(number: int, file: str, closeness: Closeness) -> Asked:
    """Reads a file, and compiles what it needs before worker processes start: they then load it."""
    try:
        job = Job.of(number, read_record(file), closeness)
        get_ready([closeness.level], job.edition)
    except SaqqaraError as refusal:
        return Result(number, None, " ".join(str(refusal).removeprefix(f"{file}: ").split()))
    return job


def _results(asked: Sequence[Asked], processes: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Yields a result for each file, in their order."""
    jobs = [each for each in asked if isinstance(each, Job)]
    results = _with_bar(jobs, processes, ray)
    for each in asked:
        yield each if isinstance(each, Result) else next(results)


def _with_bar(jobs: Sequence[Job], processes: int, ray: str | None) -> Iterator[Result]:
    """Shows a bar while there is no result: what is printed after one does not disturb it."""
    total, done = sum(job.moments for job in jobs), 0
    bars: list[Progress] = []

    def progress(moments: int) -> None:
        nonlocal done
        done += moments
        bars[-1](moments)

    results = review_all(jobs, progress, processes, ray)
    for _ in jobs:
        with progress_bar(say("cli.review.reviewing"), total) as advance:
            bars.append(advance)
            advance(done)
            result = next(results)
        yield result


def _print_json(file: str, result: Result) -> None:
    """Prints one line: the review with the name of its file, or why there is none."""
    report = {"error": result.failure} if result.review is None else msgspec.to_builtins(result.review)
    print(msgspec.json.encode({"file": file, **report}).decode(), flush=True)


def _print_short(console: Console, file: str, asked: Asked, result: Result) -> None:
    if result.review is None or isinstance(asked, Result):
        print(f"{file}: FAILED: {result.failure}", flush=True)
        return
    for part in short_report(file, Reviewed.of(asked.text, result.review, asked.edition), console.width):
        console.print(part)
