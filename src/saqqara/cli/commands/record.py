"""`saqqara record`: shows and verifies records of games."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.record_text import SOME_FAILED, read_record
from saqqara.cli.shared_options import json_option, language_option
from saqqara.rules.errors import BadRecord

if TYPE_CHECKING:
    from saqqara.match.verification import Verdict


@click.group()
def record() -> None:
    """Read records of games, or check them.

    Example: saqqara record verify game.record
    """


@record.command()
@click.argument("file")
@click.option("--turn", type=int, show_default="tell the whole game", help="Show the table after this number of moves.")
@language_option
def show(file: str, turn: int | None, language: str | None) -> None:
    """Tell the game of a record in words, or show its table.

    FILE is a record, or - for standard input.

    Example: saqqara record show game.record --turn 40
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.show import show_record

    speak(language)
    show_record(read_record(file), turn)


@record.command()
@click.argument("file", metavar="FILE...", nargs=-1, required=True)
@click.option(
    "--edition",
    metavar="FILE",
    show_default="the edition that the record names",
    help="Edition file with the figures of the records.",
)
@json_option
def verify(file: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Check records: the seed, every draw, every move and the result.

    Each FILE is a record, or - for standard input. One record is checked with all details, and the exit status is 2 if
    it is wrong. Several records get one line each and a summary, and the exit status is 1 if any of them is wrong.

    Example: saqqara record verify game.record
    """
    if len(file) > 1:
        _verify_several(file, edition, as_json)
        return
    verdict = _verified(file[0], edition)
    if as_json:
        print(json.dumps({"file": file[0], **asdict(verdict)}))
        return
    print(f"{file[0]}: {_moves_verdict(verdict)}")
    print(_chance_verdict(verdict))


def _verified(file: str, edition: str | None) -> Verdict:
    """The verdict on one record; a refusal begins with the name of the file."""
    from saqqara.match.verification import verify as check

    text = read_record(file)
    try:
        return check(text, edition)
    except BadRecord as failure:
        raise BadRecord(f"{file}: {failure}") from None


def _verify_several(files: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Checks records one after another; a record that fails does not stop the others."""
    found: list[dict[str, Any]] = []
    for file in files:
        try:
            verdict = _verified(file, edition)
            found.append({"file": file, **asdict(verdict)})
            line = f"{file}: {_moves_verdict(verdict)} {_chance_verdict(verdict)}"
        except BadRecord as failure:
            words = " ".join(str(failure).removeprefix(f"{file}: ").split())
            found.append({"file": file, "error": words})
            line = f"{file}: FAILED: {words}"
        if not as_json:
            print(line, flush=True)
    failed = sum("error" in each for each in found)
    if as_json:
        print(json.dumps({"files": len(files), "failed": failed, "records": found}))
    else:
        print(f"{len(files)} records: {len(files) - failed} verified, {failed} failed.")
    if failed:
        sys.exit(SOME_FAILED)


def _moves_verdict(verdict: Verdict) -> str:
    """Says that the moves are right."""
    return f"all {verdict.moves} moves are legal{', and the result is right' if verdict.is_finished else ''}."


def _chance_verdict(verdict: Verdict) -> str:
    """Says how far the draws could be checked against the committed seed."""
    if not verdict.is_committed:
        return "The draws were made by hand, so there is no seed to check them against."
    if not verdict.draws_checked:
        return "The seed stays secret until the end of the game, so the draws cannot be checked yet."
    if verdict.draws_checked < verdict.draws:
        checked = f"{verdict.draws_checked} of {verdict.draws}"
        return f"{checked} draws follow from the committed seed; the seed of the earlier ones was never revealed."
    return f"All {verdict.draws} draws follow from the seed, and the seed matches its commitment."
