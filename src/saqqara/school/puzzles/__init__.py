"""Puzzles: positions near the end of a game with one best move, proved over all continuations.

`collection` has those that are shipped, `proving` the proof, `playing` a puzzle as somebody tries it, `mining` and
`making` how puzzles come from games.
"""

from saqqara.school.puzzles.collection import of_the_day, puzzle_of, puzzles
from saqqara.school.puzzles.model import Decision, Puzzle, Source

__all__ = ["Decision", "Puzzle", "Source", "of_the_day", "puzzle_of", "puzzles"]
