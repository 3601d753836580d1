"""`saqqara deck`: checks, prints and generates decks of Pyramids."""

from __future__ import annotations

from pathlib import Path

import click

from saqqara.files import write_atomically
from saqqara.rules.errors import BadEdition, SaqqaraError


@click.group()
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


def _write(name: str, content: bytes) -> None:
    try:
        write_atomically(Path(name), content)
    except OSError as error:
        raise SaqqaraError(f"{name}: expected a file that can be written, got: {error.strerror}") from None
    print(f"Wrote {name}, {len(content):,} bytes.")
