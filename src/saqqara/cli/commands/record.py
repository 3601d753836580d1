"""`saqqara record`: shows and verifies records of games."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from saqqara.cli.shared_options import language_option
from saqqara.rules.errors import BadRecord

if TYPE_CHECKING:
    from saqqara.match.verification import Verdict


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
@click.argument("file")
@click.option("--edition", metavar="FILE", help="Read the record with this edition file.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
def verify(file: str, edition: str | None, as_json: bool) -> None:
    """Check the record in FILE (- for standard input): commitment, every draw, every move, result.

    Example: saqqara record verify game.record
    """
    from saqqara.match.verification import verify as check

    verdict = check(_read(file), edition)
    if as_json:
        print(json.dumps(asdict(verdict)))
        return
    print(
        f"{file}: {verdict.moves} moves are legal and lead to the {'result' if verdict.is_finished else 'table'} told."
    )
    print(_chance_verdict(verdict))


def _read(file: str) -> str:
    try:
        with click.open_file(file, "rb") as source:
            return bytes(source.read()).decode()
    except FileNotFoundError:
        raise BadRecord(f"{file}: expected the file of a record, got none of that name") from None
    except (OSError, ValueError) as error:
        raise BadRecord(f"{file}: expected the text of a record, got: {error}") from None


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
