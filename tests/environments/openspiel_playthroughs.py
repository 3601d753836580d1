"""Playthroughs by OpenSpiel's own generator, cut down to what is worth reading, and kept beside this file.

`python -m tests.environments.openspiel_playthroughs` writes them anew. Every action stays. Of the states that OpenSpiel
shows, the first few and the last stay; what is seen there stands in words, and at one of them in numbers too.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import saqqara.environments.openspiel  # noqa: F401  registers the games

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = (
    "saqqara_imhotep(players=2)",
    "saqqara_imhotep(players=4,sides=BBBBB,wrath=True)",
    "saqqara_pyramids(players=3)",
)
SEED = 2026
SHOWN = 3  # decisions, besides the first draw and the end
_LINES = r".*\n(?:[ ◯◉].*\n|\n(?=[◯◉]))*"
TENSORS = re.compile(rf"^(?:InformationState|Observation)Tensor\(\d\){_LINES}", flags=re.MULTILINE)
TWICE = re.compile(rf"^InformationStateTensor\(\d\)\.(?!log){_LINES}", flags=re.MULTILINE)  # observed as well


def file_of(game: str) -> Path:
    """Named as in OpenSpiel."""
    return FOLDER / f"{game}.txt"


def playthrough(game: str) -> str:
    """The whole of it."""
    generator = importlib.import_module("open_spiel.python.algorithms.generate_playthrough")
    return str(generator.playthrough(game, [], seed=SEED))


def cut_down(text: str) -> str:
    """What is kept."""
    head, *states = text.split("\n\n# State ")
    return "\n\n# State ".join([head, *_kept(states)])


def _kept(states: list[str]) -> Iterator[str]:
    shown = 0
    for number, state in enumerate(states):
        is_decision = "\nIsChanceNode() = False\n" in state
        if "\nIsTerminal()" not in state or not (is_decision or number == 0):
            yield _action_of(state)
        elif number == len(states) - 1 or shown <= SHOWN:
            yield (TWICE if shown == 1 else TENSORS).sub("", state)
            shown += 1
        else:
            yield _action_of(state)


def _action_of(state: str) -> str:
    """The number of a state, and what was done there."""
    number, *lines = state.split("\n")
    return "\n".join([number, *(line for line in lines if line.startswith(("# Apply", "action:")))])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        file_of(game).write_text(cut_down(playthrough(game)))
        print(f"{file_of(game).name}: {file_of(game).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
