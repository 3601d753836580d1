"""Plays a study. Each game is a stateless job and is saved when it ends, so an interrupt loses none of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from saqqara.rules.contract import game_in
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.tournament.arena import close_players, play_game
from saqqara.tournament.parallel import run_parallel
from saqqara.tournament.plan import Plan
from saqqara.tournament.results_folder import (
    RESULTS,
    append_row,
    check_plan_unchanged,
    os_errors_in_one_line,
    read_rows,
)
from saqqara.tournament.study.design import Design
from saqqara.tournament.study.facts import Facts, facts_of


class StudyFolder:
    """The folder of one study and the games in it."""

    def __init__(self, path: Path, design: Design) -> None:
        """Creates the folder, or continues the study that it holds."""
        self.path = path
        self.design = design
        with os_errors_in_one_line(path):
            path.mkdir(parents=True, exist_ok=True)
            check_plan_unchanged(path, design.identity() | {"games": design.games}, "study")
            self._by_number = self._read()

    @property
    def games(self) -> list[Facts]:
        """The finished games in the order of their numbers."""
        return sorted(self._by_number.values(), key=lambda facts: (facts.game, facts.cell))

    def missing(self) -> list[int]:
        """Lists the games that have not been played yet."""
        numbers = map(self.design.cell_and_game, range(self.design.total))
        return [number for number, cell_and_game in enumerate(numbers) if cell_and_game not in self._by_number]

    def add(self, facts: Facts) -> None:
        """Saves a finished game."""
        with os_errors_in_one_line(self.path):
            append_row(self.path, facts)
        self._by_number[facts.cell, facts.game] = facts

    def _read(self) -> dict[tuple[int, int], Facts]:
        file = self.path / RESULTS
        by_number: dict[tuple[int, int], Facts] = {}
        for at, facts in enumerate(read_rows(file, Facts, "study"), 1):
            if not _is_possible(facts, self.design):
                raise SaqqaraError(f"{file}: expected a game of the study in line {at}, got {quoted(facts)}")
            if (facts.cell, facts.game) in by_number:
                raise SaqqaraError(f"{file}: expected another game in line {at}, got one that was told before")
            by_number[facts.cell, facts.game] = facts
        return by_number


def run_study(
    design: Design, folder: StudyFolder, advance: Callable[[int], None], *, processes: int = 1, ray: str | None = None
) -> None:
    """Plays the games that are not in the folder yet."""
    jobs = ((design.plan_of(cell), cell, game) for cell, game in map(design.cell_and_game, folder.missing()))
    try:
        with closing(run_parallel(study_game, jobs, processes=processes, ray=ray)) as played:
            for facts in played:
                folder.add(facts)
                advance(1)
    finally:
        close_players()


def study_game(job: tuple[Plan, int, int]) -> Facts:
    """Plays a game of a cell, by its number."""
    plan, cell, game = job
    _, record = play_game((plan, game))
    return facts_of(plan, cell, game, record)


def _is_possible(facts: Facts, design: Design) -> bool:
    """Returns whether the facts agree with the design; their types are known to be right."""
    if facts.cell >= len(design.cells) or facts.game >= design.games:
        return False
    seats, sources = design.cells[facts.cell].seats, len(game_in(design.box()).SOURCES)
    by_name = (*facts.stones.values(), *facts.cards.values(), *facts.explored.values())
    return (
        all(len(row) == seats for row in (facts.points, facts.places, *by_name))
        and len(facts.earned) == seats
        and all(len(row) == sources for row in facts.earned)
    )
