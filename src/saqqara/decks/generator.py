"""Makes a whole deck of 48 chambers from a seed, and the edition file that holds it (P7.1). Same seed, same file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from saqqara.rules.pyramids.box import CARDS, COLOURS

from .chambers import make_chamber
from .recipes import Recipe, recipes
from .ways import fields_of_shortest_way, text_of

SHIPPED_SEED = 9  # the deck in editions/pyramids.toml
FROM_THE_RULEBOOK = (15, 33)  # its example calls these two cards purple

_HEADER = """\
# Every printed figure of Silver & Gold: Pyramids. `mark` says how sure we are of it:
#   rulebook      the text of the rulebook prints it
#   corroborated  independent public sources agree on it
#   assumed       nobody has told us; if you own the box, copy this file, correct the figure and play with
#                 edition="my-box.toml"
# The numbers in brackets are those of docs/rulebook/pyramids.md.
#
# The rulebook does not print the 48 chambers. Those below are of our own making (P7): `saqqara.decks.generator` made
# this file from seed {seed}, and docs/contribute/deck.md says how it plays. To play with the cards of your box, copy
# them here. A chamber is five lines of five characters, as the card shows it:
#
#   #  wall            r  red gem        x  red cross
#   .  empty field     g  green gem      t  torch
#   E  entrance        s  skull          e  elixir
#   T  tomb
#
# One entrance in the top row, one tomb in the bottom row, and a way from the entrance to every field that is no wall.

game = "pyramids"
name = "{name}"
"""

_FIGURES = """
[rounds]
count = { value = 4, mark = "rulebook" }                   # (P3.1)
expeditions = { value = 7, mark = "rulebook" }             # (P3.1) cards turned up in a round; the eighth stays unseen

# (P1.2) How many cards of each shape. The rulebook prints that 8 cards show 6 shapes and reviews say which these are,
# but which two of them are doubled is a guess, and so is each of these figures.
[expeditions]
i2 = { value = 1, mark = "assumed" }                       # line of 2
i3 = { value = 2, mark = "assumed" }                       # line of 3
i4 = { value = 1, mark = "assumed" }                       # line of 4
v3 = { value = 2, mark = "assumed" }                       # corner of 3
l4 = { value = 1, mark = "assumed" }                       # L of 4
o4 = { value = 1, mark = "assumed" }                       # square of 4

[start]
drawn = { value = 4, mark = "rulebook" }                   # (P2.1)

[display]
cards = { value = 4, mark = "rulebook" }                   # (P2.2)

[score]
gems = { value = 10, mark = "rulebook" }                   # (P1.3) of each colour
torch = { value = 5, mark = "rulebook" }                   # (P6.1)
pair_of_gems = { value = 5, mark = "rulebook" }            # (P6.1)
single_gem = { value = 1, mark = "rulebook" }              # (P6.1)
explored = { value = 10, mark = "rulebook" }               # (P6.1)
colour = { value = [10, 6, 3], mark = "rulebook" }         # (P5.3) who claims first, second, third

[score.skulls]                                             # (P1.3) from the left; an example prints the 6
value = [1, 2, 4, 6, 9, 12, 16, 20, 25, 30]
mark = [
  "assumed", "assumed", "assumed", "rulebook", "assumed",
  "assumed", "assumed", "assumed", "assumed", "assumed",
]
"""


def make_deck(seed: int) -> list[str]:
    """Makes the chambers of cards 1 to 48, each as five lines of five characters."""
    random = Random(f"saqqara deck {seed}")
    by_colour = [recipes(random) for _ in COLOURS]
    by_card = [by_colour[card % len(COLOURS)][card // len(COLOURS)] for card in range(CARDS)]
    return [text_of(letters) for letters in _chambers(random, by_card)]


def _chambers(random: Random, by_card: Sequence[Recipe]) -> list[str]:
    """Makes a chamber for each recipe, long ways first, because they leave the least choice of walls."""
    chambers: dict[int, str] = {}
    plans: list[str] = []
    for card in sorted(range(CARDS), key=lambda card: -by_card[card].way):
        chambers[card] = make_chamber(random, by_card[card], plans)
    return [chambers[card] for card in range(CARDS)]


def numbers_of_colour(colour: str) -> list[int]:
    """Returns the numbers of a colour. The colours take turns, so that none has the low numbers, which win ties."""
    return list(range(COLOURS.index(colour) + 1, CARDS + 1, len(COLOURS)))


def edition_text(seed: int, name: str = "pyramids") -> str:
    """Writes the complete edition file with the deck of this seed."""
    parts = [_HEADER.format(seed=seed, name=name), _FIGURES, _colours_text()]
    parts += [_chamber_text(number, chamber) for number, chamber in enumerate(make_deck(seed), start=1)]
    return "".join(parts)


def _colours_text() -> str:
    rows = "\n".join(_colour_text(colour) for colour in COLOURS)
    return f"\n# (P1.1) 16 numbers in each colour; only two of them are known from an example of the rulebook.\n{rows}"


def _colour_text(colour: str) -> str:
    numbers = numbers_of_colour(colour)
    marks = ["rulebook" if number in FROM_THE_RULEBOOK else "assumed" for number in numbers]
    mark = _rows(f'"{mark}"' for mark in marks) if "rulebook" in marks else '"assumed"'
    return f"[colours.{colour}]\nvalue = {numbers}\nmark = {mark}\n"


def _rows(words: Iterable[str]) -> str:
    """Writes a list in several lines, six words each."""
    words = list(words)
    lines = [", ".join(words[first : first + 6]) for first in range(0, len(words), 6)]
    return "[\n" + "".join(f"  {line},\n" for line in lines) + "]"


def _chamber_text(number: int, chamber: str) -> str:
    colour = COLOURS[(number - 1) % len(COLOURS)]
    way = fields_of_shortest_way(chamber.replace("\n", ""))
    heading = f"[chambers.{number}]".ljust(16) + f"# {colour}, shortest way of {way} fields"
    return f'\n{heading}\nmark = "assumed"\nvalue = """\n{chamber}\n"""\n'
