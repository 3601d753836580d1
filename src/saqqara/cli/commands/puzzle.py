"""`saqqara puzzle`: puzzles in this terminal, and how they are made and checked."""

from __future__ import annotations

import datetime
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saqqara.cli.shared_options import DEFAULT_GAME, INTERRUPTED, language_option, names_games
from saqqara.rules.errors import SaqqaraError, os_errors_as, quoted

if TYPE_CHECKING:
    from saqqara.school.puzzles import Puzzle


@click.group(invoke_without_command=True)
@click.option("--game", default=DEFAULT_GAME, show_default=True, help="Game of the puzzle of the day.")
@language_option
@click.pass_context
def puzzle(context: click.Context, game: str, language: str | None) -> None:
    """Solve puzzles: one best move, proved to the end of the game.

    Without a command, the puzzle of the day is played in this terminal. It is the same for everyone.

    Example: saqqara puzzle --game pyramids
    """
    from saqqara.cli.languages import speak

    speak(language)
    if context.invoked_subcommand is None:
        from saqqara.cli.terminal.puzzles import play_puzzle

        play_puzzle(_of_today(game))


def _of_today(game: str) -> Puzzle:
    from saqqara.school.puzzles import of_the_day

    found = of_the_day(game, datetime.datetime.now(datetime.UTC).date())
    if found is None:
        raise SaqqaraError(f"--game: expected one with puzzles, got {quoted(game)}")
    return found


@puzzle.command()
@click.argument("id")
def play(id: str) -> None:
    """Play one puzzle by its ID.

    ID is in the address of the puzzle's page and in the list of `saqqara puzzle list`.

    Example: saqqara puzzle play q43ost5b
    """
    from saqqara.cli.terminal.puzzles import play_puzzle
    from saqqara.school.puzzles import puzzle_of

    play_puzzle(puzzle_of(id))


@puzzle.command("list")
@click.argument("game")
@click.option("--theme", metavar="THEME", show_default="all", help="Only puzzles of this theme, as in the list.")
@click.option("--level", metavar="LEVEL", show_default="all", help="Only puzzles of this level, as in the list.")
@names_games
def list_puzzles(game: str, theme: str | None, level: str | None) -> None:
    """List the puzzles of a game: ID, players, moves, level, theme.

    GAME is {games}. The level is the weakest that finds the first move in eight of ten tries.

    Example: saqqara puzzle list imhotep --theme temple --level mason
    """
    from saqqara.school.puzzles import puzzles

    found = puzzles(game)
    _check("--theme", theme, {each.theme for each in found})
    _check("--level", level, {each.level for each in found})
    for each in found:
        if theme in (None, each.theme) and level in (None, each.level):
            print(f"{each.id}  {each.seats}  {each.moves}  {each.level:10}  {each.theme}")


def _check(option: str, chosen: str | None, known: set[str]) -> None:
    if chosen is not None and chosen not in known:
        raise SaqqaraError(f"{option}: expected {', '.join(sorted(known))}, got {quoted(chosen)}")


@puzzle.command()
@click.argument("id")
@click.option("--out", metavar="FILE", required=True, help="File to write the record to.")
def record(id: str, out: str) -> None:
    """Write the record of the game that a puzzle comes from.

    ID is that of `saqqara puzzle list`. The bots play that game again. The turn of the puzzle is printed: replay the
    record up to there.

    Example: saqqara puzzle record q43ost5b --out game.record
    """
    from saqqara.files import write_atomically
    from saqqara.school.puzzles import puzzle_of
    from saqqara.school.puzzles.mining import record_of

    found = puzzle_of(id)
    with os_errors_as("--out: expected a file that can be written", quoted(out)):
        write_atomically(Path(out), record_of(found))
    print(f"{out}: game {found.source.record}; puzzle {id} is at turn {found.source.turn}.")


@puzzle.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(1, 100_000), required=True, help="Puzzles to have in the file at the end.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed: the same seed plays the same games.")
@click.option("--out", metavar="FILE", required=True, help="File to write, one puzzle in each line.")
@names_games
def make(game: str, count: int, seed: int, out: str) -> None:
    """Mine puzzles from games that bots play against each other.

    GAME is {games}. Every puzzle is proved and graded, which takes seconds. Ctrl-C loses nothing: the same command
    continues where it was interrupted.

    Example: saqqara puzzle make imhotep --count 300 --out puzzles.jsonl
    """
    from saqqara.cli.progress import progress_bar
    from saqqara.school.puzzles.mining import Mine

    with os_errors_as("--out: expected a file that can be written", quoted(out)):
        mine = Mine(game, seed, Path(out))
        try:
            with progress_bar("Mining puzzles", count) as advance:
                advance(len(mine.found))
                for found in mine.dig(count):
                    advance(int(found is not None))
        except KeyboardInterrupt:
            print(f"Interrupted with {len(mine.found)} of {count} puzzles in {out}.", file=sys.stderr)
            sys.exit(INTERRUPTED)
    themes = ", ".join(f"{theme} {number}" for theme, number in Counter(p.theme for p in mine.found).most_common())
    print(f"{out}: {len(mine.found)} puzzles ({themes}).")


@puzzle.command()
@click.argument("file")
def check(file: str) -> None:
    """Prove the puzzles of a file again.

    FILE has been written by `saqqara puzzle make`. Every fault gets a line, and the exit status is then 2.

    Example: saqqara puzzle check my-puzzles.jsonl
    """
    from saqqara.cli.progress import progress_bar
    from saqqara.school.puzzles.checking import faults_of
    from saqqara.school.puzzles.model import read_lines

    with os_errors_as("file: expected a file of puzzles", quoted(file)):
        found = read_lines(Path(file).read_bytes(), file)
    faults = []
    with progress_bar("Proving puzzles", len(found)) as advance:
        for each in found:
            faults += [f"{each.id}: {fault}" for fault in faults_of(each)]
            advance(1)
    for fault in faults:
        print(fault)
    if faults:
        raise SaqqaraError(f"{file}: expected puzzles that can be proved, got {len(faults)} faults")
    print(f"{file}: {len(found)} puzzles, all proved.")
