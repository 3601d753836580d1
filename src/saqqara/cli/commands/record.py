"""`saqqara record`: shows and verifies records of games."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

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
    show_record(_read(file), turn)


@record.command()
@click.argument("file")
@click.option(
    "--edition",
    metavar="FILE",
    show_default="the edition that the record names",
    help="Edition file with the figures of the record.",
)
@json_option
def verify(file: str, edition: str | None, as_json: bool) -> None:
    """Check a record: its seed, every draw, every move and the result.

    FILE is a record, or - for standard input. The exit status is 0 if everything is right, and 2 otherwise.

    Example: saqqara record verify game.record
    """
    from saqqara.match.verification import verify as check

    verdict = check(_read(file), edition)
    if as_json:
        print(json.dumps(asdict(verdict)))
        return
    print(f"{file}: all {verdict.moves} moves are legal{', and the result is right' if verdict.is_finished else ''}.")
    print(_chance_verdict(verdict))


def _read(file: str) -> str:
    try:
        with click.open_file(file, "rb") as source:
            return bytes(source.read()).decode()
    except FileNotFoundError:
        raise BadRecord(f"{file}: expected a record, got no such file") from None
    except (OSError, ValueError) as error:
        raise BadRecord(f"{file}: expected a record, got: {error}") from None


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
