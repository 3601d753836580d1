"""Plays a study: each game is a job without a memory, and whatever ends it, what is finished is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from saqqara.rules.contract import game_in
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.tournament.arena import dismiss, play_game
from saqqara.tournament.parallel import spread
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import RESULTS, add_line, agree, trouble_with, whole_lines
from saqqara.tournament.study.design import Design
from saqqara.tournament.study.facts import Facts, facts_of


class Notebook:
    """The folder of one study, and the games in it."""

    def __init__(self, path: Path, design: Design) -> None:
        """Makes the folder, or takes up the study that it holds."""
        self.path = path
        self.design = design
        with trouble_with(path):
            path.mkdir(parents=True, exist_ok=True)
            agree(path, design.essence() | {"games": design.games}, "study")
            self._by_place = self._read()

    @property
    def games(self) -> list[Facts]:
        """The finished games in the order of their numbers."""
        return sorted(self._by_place.values(), key=lambda facts: (facts.game, facts.cell))

    def missing(self) -> list[int]:
        """The games that were not played yet."""
        places = map(self.design.place_of, range(self.design.total))
        return [number for number, place in enumerate(places) if place not in self._by_place]

    def add(self, facts: Facts) -> None:
        """Keeps a finished game."""
        with trouble_with(self.path):
            add_line(self.path, asdict(facts))
        self._by_place[facts.cell, facts.game] = facts

    def _read(self) -> dict[tuple[int, int], Facts]:
        file = self.path / RESULTS
        by_place: dict[tuple[int, int], Facts] = {}
        for at, facts in enumerate(whole_lines(file, _facts_in), 1):
            if not _makes_sense(facts, self.design):
                raise SaqqaraError(f"{file}: expected a game of the study in line {at}, got {quoted(asdict(facts))}")
            if (facts.cell, facts.game) in by_place:
                raise SaqqaraError(f"{file}: expected another game in line {at}, got one that was told before")
            by_place[facts.cell, facts.game] = facts
        return by_place


def hold(
    design: Design, notebook: Notebook, advance: Callable[[int], None], *, processes: int = 1, ray: str | None = None
) -> None:
    """Plays the games that are not in the notebook yet."""
    jobs = ((design.plan_of(cell), cell, game) for cell, game in map(design.place_of, notebook.missing()))
    try:
        with closing(spread(study_game, jobs, processes=processes, ray=ray)) as played:
            for facts in played:
                notebook.add(facts)
                advance(1)
    finally:
        dismiss()


def study_game(job: tuple[Plan, int, int]) -> Facts:
    """A game of a cell by its number."""
    plan, cell, game = job
    _, record = play_game((plan, game))
    return facts_of(plan, cell, game, record)


def _facts_in(line: bytes) -> Facts | None:
    """The game that a line tells of, None if it is no whole line."""
    try:
        return Facts(**json.loads(line)) if line.endswith(b"\n") else None
    except (ValueError, TypeError, RecursionError):
        return None


def _makes_sense(facts: Facts, design: Design) -> bool:
    """Whether a game of the study can have left this."""
    if not (_is_count(facts.cell) and facts.cell < len(design.cells)):
        return False
    seats, sources = design.cells[facts.cell].seats, len(game_in(design.box()).SOURCES)
    by_seat = [facts.points, facts.places, *_rows(facts.stones), *_rows(facts.cards), *_rows(facts.explored)]
    return (
        _is_count(facts.game)
        and facts.game < design.games
        and all(_are_whole(row, seats) for row in by_seat)
        and isinstance(facts.earned, list)
        and len(facts.earned) == seats
        and all(_are_whole(row, sources) for row in facts.earned)
        and all(map(_is_count, (facts.moves, facts.draws, facts.lead_changes)))
        and isinstance(facts.decided, int | float)
        and 0 <= facts.decided <= 1
        and isinstance(facts.offered, dict)
        and all(map(_is_count, facts.offered.values()))
    )


def _rows(by_name: Any) -> list[Any]:
    return list(by_name.values()) if isinstance(by_name, dict) else [None]


def _are_whole(row: Any, length: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(type(figure) is int for figure in row)


def _is_count(figure: Any) -> bool:
    return type(figure) is int and figure >= 0
