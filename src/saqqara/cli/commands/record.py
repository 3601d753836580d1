"""`saqqara record`: shows and verifies records of games."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from saqqara.cli.shared_options import language_option
from saqqara.rules.errors import BadRecord

if TYPE_CHECKING:
    from saqqara.match.verification import Verdict

SOME_FAILED = 1  # exit status


@click.group()
def record() -> None:
    """Look at records of games and check them."""


@record.command()
@click.argument("file")
@click.option("--turn", type=int, help="Show the table after so many moves instead.")
@language_option
def show(file: str, turn: int | None, language: str | None) -> None:
    """Tell the game of the record in FILE (- for standard input) in words, or show the table at one turn.

    Example: saqqara record show game.record --turn 40
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.terminal.show import show_record

    speak(language)
    show_record(_read(file), turn)


@record.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--edition", metavar="FILE", help="Read the records with this edition file.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
def verify(files: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Check the record in each FILE (- for standard input): commitment, every draw, every move, result.

    Several files get one line each, then a summary; the exit status is 1 if any of them fails.

    Example: saqqara record verify game.record
    """
    if len(files) > 1:
        _verify_several(files, edition, as_json)
        return
    from saqqara.match.verification import verify as check

    verdict = check(_read(files[0]), edition)
    if as_json:
        print(json.dumps(asdict(verdict)))
        return
    print(f"{files[0]}: {_moves_verdict(verdict)}")
    print(_chance_verdict(verdict))


def _verify_several(files: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Checks records one after another; a record that fails does not stop the others."""
    from saqqara.match.verification import verify as check

    found: list[dict[str, Any]] = []
    for file in files:
        try:
            verdict = check(_read(file), edition)
            found.append({"file": file, **asdict(verdict)})
            told = f"{file}: {_moves_verdict(verdict)} {_chance_verdict(verdict)}"
        except BadRecord as failure:
            words = " ".join(str(failure).removeprefix(f"{file}: ").split())
            found.append({"file": file, "error": words})
            told = f"{file}: FAILED: {words}"
        if not as_json:
            print(told, flush=True)
    failed = sum("error" in each for each in found)
    if as_json:
        print(json.dumps({"files": len(files), "failed": failed, "records": found}))
    else:
        print(f"{len(files)} records: {len(files) - failed} verified, {failed} failed.")
    if failed:
        sys.exit(SOME_FAILED)


def _read(file: str) -> str:
    try:
        with click.open_file(file, "rb") as source:
            return bytes(source.read()).decode()
    except FileNotFoundError:
        raise BadRecord(f"{file}: expected the file of a record, got none of that name") from None
    except (OSError, ValueError) as error:
        raise BadRecord(f"{file}: expected the text of a record, got: {error}") from None


def _moves_verdict(verdict: Verdict) -> str:
    """Says that the moves are right."""
    return f"{verdict.moves} moves are legal and lead to the {'result' if verdict.is_finished else 'table'} told."


def _chance_verdict(verdict: Verdict) -> str:
    """Says how far the draws could be checked against the committed seed."""
    if not verdict.is_committed:
        return "Nature was played by hand: there is no seed to check the draws against."
    if not verdict.draws_checked:
        return "The seed is not told before the end, so the draws cannot be checked yet."
    if verdict.draws_checked < verdict.draws:
        checked = f"{verdict.draws_checked} of {verdict.draws}"
        return f"{checked} draws follow from the seed committed to; the earlier ones were made with a seed nobody told."
    return f"All {verdict.draws} draws follow from the seed, and the seed is the one committed to."
