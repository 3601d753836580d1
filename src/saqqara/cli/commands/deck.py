"""`saqqara deck`: checks, prints and generates decks of Pyramids."""

from __future__ import annotations

from pathlib import Path

import click

from saqqara.files import write_atomically
from saqqara.rules.errors import BadEdition, SaqqaraError


@click.group()
def deck() -> None:
    """Check, print or make a deck of Pyramids.

    Example: saqqara deck print -o cards.pdf
    """


@deck.command()
@click.argument("file")
def check(file: str) -> None:
    """Check the chambers of an edition file and list their faults.

    FILE is an edition of Pyramids. Each fault names the card, the rule and the place.

    Example: saqqara deck check my-deck.toml
    """
    from saqqara.decks.check import deck_faults

    faults = list(deck_faults(Path(file)))
    for fault in faults:
        print(fault)
    if faults:
        raise BadEdition(f"{file}: expected a deck without faults, got {len(faults)} faults")
    print(f"{file}: 48 chambers, no faults.")


@deck.command("print")
@click.argument("file", required=False)
@click.option("-o", "--out", metavar="PDF", required=True, help="PDF file to write, for example cards.pdf.")
@click.option(
    "--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="Size of the sheets of paper."
)
def print_cards(file: str | None, out: str, paper: str) -> None:
    """Write a deck as a PDF to print, cut out and play with.

    FILE is an edition of Pyramids; the default is the edition that comes with the game.

    Example: saqqara deck print my-deck.toml -o cards.pdf --paper letter
    """
    from saqqara.decks.printing import print_deck
    from saqqara.rules.edition import find_edition

    _write(out, print_deck(find_edition("pyramids", file), paper))


@deck.command()
@click.option("--seed", type=int, required=True, help="Seed: the same seed gives the same deck.")
@click.option("-o", "--out", metavar="FILE", show_default="standard output", help="Edition file to write.")
def new(seed: int, out: str | None) -> None:
    """Make a new deck of 48 chambers, as an edition file.

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


def _write(name: str, content: bytes) -> None:
    try:
        write_atomically(Path(name), content)
    except OSError as error:
        raise SaqqaraError(f"{name}: expected a file that can be written, got: {error.strerror}") from None
    print(f"Wrote {name}, {len(content):,} bytes.")
