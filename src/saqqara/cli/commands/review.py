"""`saqqara review`: what happened in a game, who played well, and what was luck."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from saqqara.cli.record_text import SOME_FAILED
from saqqara.cli.shared_options import INTERRUPTED, language_option, processes_option, ray_option
from saqqara.cli.signals import ending_as_by_ctrl_c
from saqqara.rules.errors import SaqqaraError

DEFAULT_LEVEL = "pharaoh"
PAGE_BEGINS = "<!doctype html>"


@click.command()
@click.argument("file", metavar="FILE...", nargs=-1, required=True)
@click.option("--level", metavar="NAME", default=DEFAULT_LEVEL, show_default=True, help="Level that judges the moves.")
@click.option(
    "--simulations",
    type=int,
    metavar="N",
    show_default="those of the level",
    help="Simulations for each moment: more are slower and closer.",
)
@click.option(
    "--edition",
    metavar="FILE",
    show_default="the edition that the record names",
    help="Edition file with the figures of the records.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the reviews as JSON, one in each line.")
@click.option(
    "--html",
    metavar="FILE",
    show_default="no page",
    help="Write the review of one record as a page that needs no network.",
)
@processes_option
@ray_option
@language_option
def review(
    file: tuple[str, ...],
    level: str,
    simulations: int | None,
    edition: str | None,
    as_json: bool,
    html: str | None,
    processes: int,
    ray: str | None,
    language: str | None,
) -> None:
    """Review games: where they were decided, and what was luck.

    Each FILE is the record of a finished game, or - for standard input. One game is reviewed in full: the chance to win
    of each player from start to end, the turning points, every move with its grade and what it cost, luck and skill.
    Several games get a short block each and a summary.

    A record that is torn, unfinished or wrong gets one sentence and no review. The exit status is then 2 for one
    record, and 1 for several.

    Example: saqqara review game.record

    Example: saqqara review game.record --html review.html
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.review.printing import review_one, review_several
    from saqqara.cli.terminal.review.work import Closeness
    from saqqara.tournament.parallel import check_processes, check_ray_address

    speak(language)
    check_processes(processes)
    check_ray_address(ray)
    closeness = Closeness(level, simulations, edition)
    closeness.check()
    _check_page(html, len(file))
    with ending_as_by_ctrl_c():
        if len(file) == 1:
            review_one(file[0], closeness, as_json, None if html is None else Path(html))
            return
        reviewed, is_complete = review_several(file, closeness, as_json, processes, ray)
    if not is_complete:
        print(f"Interrupted after {reviewed} of {len(file)} games.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    if reviewed < len(file):
        sys.exit(SOME_FAILED)


def _check_page(html: str | None, files: int) -> None:
    """Refuses what would fail after a long review, and to overwrite a file that is no page."""
    if html is None:
        return
    path = Path(html)
    if files > 1:
        raise SaqqaraError(f"--html: expected one record, got {files}")
    if not path.parent.is_dir():
        raise SaqqaraError(f"--html: expected a file in a folder that exists, got {html!r}")
    if path.exists() and not (path.is_file() and _is_page(path)):
        raise SaqqaraError(f"--html: expected a new file or a page to overwrite, got {html!r}")


def _is_page(path: Path) -> bool:
    with path.open("rb") as page:
        return page.read(len(PAGE_BEGINS)).decode(errors="replace").lower() == PAGE_BEGINS
