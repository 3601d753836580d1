"""The command `saqqara`. Bad input ends with status 2 and one clear line; everything else is in the commands."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saqqara.cli.arena import arena
from saqqara.cli.bot import bot
from saqqara.cli.house import house
from saqqara.cli.serve import open_house, serve
from saqqara.cli.study import study
from saqqara.cli.table_options import INTERRUPTED, options_given, options_of_a_table
from saqqara.rules.errors import BadEdition, BadRecord, SaqqaraError

if TYPE_CHECKING:
    from saqqara.match.verification import Verdict

BAD_INPUT = 2

_WITH_HELP = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(invoke_without_command=True, context_settings=_WITH_HELP)
@click.version_option(package_name="saqqara")
@click.pass_context
def saqqara(context: click.Context) -> None:
    """Imhotep and Silver & Gold: Pyramids. Without a command: the house opens here, and the browser with it.

    In this terminal, against the computer: saqqara play --players me,mason
    """
    if context.invoked_subcommand is None:
        open_house()


_in_language = click.option(
    "--language",
    metavar="TAG",
    help="en, pl, nb, ro or fi; left out: SAQQARA_LANGUAGE, else the locale of this terminal, else English.",
)


@saqqara.command()
@click.argument("game", default="imhotep")
@click.option("--players", metavar="NAMES", help="Who plays, a name for each seat, with commas between; you are 'me'.")
@options_of_a_table(seats=None)
@click.option("--seed", help="Deal as this seed deals; left out: a fresh secret one.")
@_in_language
def play(
    game: str,
    players: str | None,
    seats: int | None,
    sides: str | None,
    wrath: bool,
    edition: str | None,
    seed: str | None,
    language: str | None,
) -> None:
    """Play GAME (imhotep, pyramids; left out: imhotep) in the terminal, with people around it or against bots.

    Without --players all seats are people's, two unless --seats says otherwise. A bot is a level (apprentice, mason,
    architect, vizier), random, 'cmd:PROGRAM ARGUMENTS', FILE.py:NAME or package.module:NAME. 'me' may have several
    seats.

    Example: saqqara play --players me,mason

    Example: saqqara play pyramids --players me,architect,me

    Example: saqqara play --seats 3 --sides AABAB --wrath
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.play import play_table

    speak(language)
    play_table(game=game, seats=seats, sides=sides, wrath=wrath, seed=seed, edition=edition, players=players)


@saqqara.command()
@click.argument("game")
@options_of_a_table(seats=4)
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The games follow from it alone.")
@click.option("--processes", type=int, default=1, show_default=True, help="How many processes play.")
@click.option("--out", metavar="FOLDER", help="A folder for the records of all games.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def simulate(
    game: str,
    seats: int,
    sides: str | None,
    wrath: bool,
    edition: str | None,
    games: int,
    seed: int,
    processes: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Play random games of GAME (imhotep, pyramids) and report scores, lengths and points per source.

    With --out every game goes through a match and leaves a record that `saqqara record verify` accepts; that is
    slower, and its games are others than those of the same seed without --out.

    Example: saqqara simulate imhotep --seats 4 --games 20000 --json
    """
    from saqqara.cli.report import print_report
    from saqqara.cli.simulate import Plan
    from saqqara.cli.simulate import simulate as run
    from saqqara.rules.contract import known_game

    plan = Plan(known_game(game), seats, games, options_given(sides, wrath), seed, edition, out)
    told, is_whole = run(plan, processes)
    if as_json:
        print(json.dumps(told, indent=2))
    else:
        print_report(told)
    if not is_whole:
        print(f"Interrupted after {told['games']} of {games} games; what was written is whole.", file=sys.stderr)
        sys.exit(INTERRUPTED)


@saqqara.group()
def record() -> None:
    """Look at records of games and check them."""


@record.command()
@click.argument("file")
@click.option("--turn", type=int, help="Show the table after so many moves instead.")
@_in_language
def show(file: str, turn: int | None, language: str | None) -> None:
    """Tell the game of the record in FILE (- for standard input) in words, or show the table at one turn.

    Example: saqqara record show game.record --turn 40
    """
    from saqqara.cli.languages import speak
    from saqqara.cli.show import show_record

    speak(language)
    show_record(_text_of(file), turn)


@record.command()
@click.argument("file")
@click.option("--edition", metavar="FILE", help="Read the record with this edition file.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
def verify(file: str, edition: str | None, as_json: bool) -> None:
    """Check the record in FILE (- for standard input): commitment, every draw, every move, result.

    Example: saqqara record verify game.record
    """
    from saqqara.match.verification import verify as check

    verdict = check(_text_of(file), edition)
    if as_json:
        print(json.dumps(asdict(verdict)))
        return
    print(
        f"{file}: {verdict.moves} moves are legal and lead to the {'result' if verdict.is_finished else 'table'} told."
    )
    print(_about_chance(verdict))


@saqqara.group()
def deck() -> None:
    """Decks of Pyramids: check your own, print one, make a new one."""


@deck.command()
@click.argument("file")
def check(file: str) -> None:
    """Check the chambers of an edition FILE: each fault with the card's number, the rule and the field.

    Example: saqqara deck check my-deck.toml
    """
    from saqqara.decks.check import deck_faults

    faults = list(deck_faults(Path(file)))
    for fault in faults:
        print(fault)
    if faults:
        raise BadEdition(f"{file}: expected a deck without faults, got {len(faults)}")
    print(f"{file}: 48 chambers, all of them sound.")


@deck.command("print")
@click.argument("file", required=False)
@click.option("-o", "--out", metavar="FILE", required=True, help="The PDF to write, as in -o cards.pdf.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
def print_cards(file: str | None, out: str, paper: str) -> None:
    """Make a print-and-play PDF of the deck in an edition FILE, or of ours.

    Example: saqqara deck print my-deck.toml -o cards.pdf --paper letter
    """
    from saqqara.decks.printing import print_deck
    from saqqara.rules.edition import find_edition

    _write(out, print_deck(find_edition("pyramids", file), paper))


@deck.command()
@click.option("--seed", type=int, required=True, help="The deck follows from it alone.")
@click.option("-o", "--out", metavar="FILE", help="The edition file to write; left out: to standard output.")
def new(seed: int, out: str | None) -> None:
    """Make a fresh valid deck of 48 chambers, as an edition file.

    Example: saqqara deck new --seed 7 -o my-deck.toml
    """
    from saqqara.cli.progress import status_line
    from saqqara.decks.generator import edition_text

    with status_line("Making 48 chambers"):
        text = edition_text(seed, name=f"pyramids-{seed}")
    if out is None:
        print(text, end="")
    else:
        _write(out, text.encode())


saqqara.add_command(arena)
saqqara.add_command(bot)
saqqara.add_command(house)
saqqara.add_command(serve)
saqqara.add_command(study)


def _write(name: str, content: bytes) -> None:
    """The file is whole or as it was before."""
    path = Path(name)
    draft = path.with_name(path.name + ".draft")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as trouble:
        raise SaqqaraError(f"{name}: expected a file that can be written, got: {trouble.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    print(f"Wrote {name}, {len(content):,} bytes.")


def _about_chance(verdict: Verdict) -> str:
    if not verdict.is_committed:
        return "Nature was played by hand: there is no seed to check the draws against."
    if not verdict.draws_checked:
        return "The seed is not told before the end, so the draws cannot be checked yet."
    if verdict.draws_checked < verdict.draws:
        told = f"{verdict.draws_checked} of {verdict.draws}"
        return f"{told} draws follow from the seed committed to; the earlier ones were made with a seed nobody told."
    return f"All {verdict.draws} draws follow from the seed, and the seed is the one committed to."


def _text_of(file: str) -> str:
    try:
        with click.open_file(file, "rb") as source:
            return bytes(source.read()).decode()
    except FileNotFoundError:
        raise BadRecord(f"{file}: expected the file of a record, got none of that name") from None
    except (OSError, ValueError) as trouble:
        raise BadRecord(f"{file}: expected the text of a record, got: {trouble}") from None


def main() -> None:
    """The entry point."""
    try:
        saqqara(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as asked:
        asked.show()
        sys.exit(BAD_INPUT)
    except click.ClickException as trouble:
        _complain(trouble.format_message())
    except SaqqaraError as trouble:
        _complain(str(trouble))
    except (KeyboardInterrupt, click.Abort):
        print("saqqara: interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(message: str) -> None:
    print("saqqara: " + " ".join(message.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)
