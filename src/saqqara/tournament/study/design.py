"""Designs a study: a cell for each number of players and each choice of options, the same number of games in each.

Games are numbered so that every cell gets its first before any gets its second: an interrupted study has fewer games
and not fewer cells. No two games have the same seed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from saqqara.bots.players import fingerprint, house_bot
from saqqara.bots.seeds import question_seed
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition, find_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.tournament.plan import Plan

SITES = ("market", "pyramid", "temple", "chamber", "obelisks")
ALL_SIDES = tuple("".join("AB"[mix >> site & 1] for site in range(len(SITES))) for mix in range(1 << len(SITES)))
ALL_SEATS = (2, 3, 4)
MOST_GAMES = 100_000


@dataclass(frozen=True)
class Cell:
    """One combination of players and options."""

    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """`4p BABAA wrath`"""
        words = [f"{self.seats}p", self.options.get("sides", ""), "wrath" if self.options.get("wrath") else ""]
        return " ".join(filter(None, words))


@dataclass(frozen=True)
class Design:
    """A study; its games follow from these fields alone."""

    game: str
    level: str  # of all players
    games: int  # in each cell
    seats: tuple[int, ...] = ALL_SEATS
    sides: tuple[str, ...] = ALL_SIDES
    wrath: tuple[bool, ...] = (False, True)
    seed: int = 1
    edition: str | None = None

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All combinations; a game without options has one for each number of players."""
        return tuple(Cell(seats, options) for seats in self.seats for options in self._options())

    def _options(self) -> list[dict[str, Any]]:
        known = game_in(self.box()).OPTIONS
        if "sides" not in known:
            return [{}]
        return [{"sides": sides, "wrath": wrath} for sides in self.sides for wrath in self.wrath]

    @property
    def total(self) -> int:
        """The number of games in all cells."""
        return self.games * len(self.cells)

    def cell_and_game(self, number: int) -> tuple[int, int]:
        """Returns the cell of a game, and its number in that cell."""
        game, cell = divmod(number, len(self.cells))
        return cell, game

    def plan_of(self, cell: int) -> Plan:
        """Returns the games of a cell as a tournament of equal players."""
        chosen = self.cells[cell]
        seed = self._seed_of(chosen)
        return Plan(self.game, (self.level,) * chosen.seats, self.games, chosen.options, seed, self.edition)

    def _seed_of(self, cell: Cell) -> int:
        """Returns the seed of a cell: each has another, so that all games of a study are independent."""
        return question_seed(json.dumps([self.seed, self.game, cell.seats, cell.options]))

    def box(self) -> Edition:
        """Returns the edition that is played with."""
        return find_edition(self.game, self.edition)

    def identity(self) -> dict[str, Any]:
        """Returns all that makes two studies different but for the number of games, as JSON for `plan.json`."""
        box = self.box()
        return {
            "game": self.game,
            "players": [self.level],
            "made_of": [fingerprint(self.level, box)],
            "cells": [cell.name for cell in self.cells],
            "seed": self.seed,
            "edition": f"{box.name} {box.hash}",
            "rules": game_in(box).RULES_VERSION,
        }

    def name(self) -> str:
        """Returns a name for the folder; other studies have other names."""
        digest = hashlib.blake2b(json.dumps(self.identity()).encode(), digest_size=3).hexdigest()
        return f"{self.game}-{self.level.replace('@', '-')}-{digest}"

    def check(self) -> None:
        """Refuses a study that cannot be played."""
        if not 1 <= self.games <= MOST_GAMES:
            raise SaqqaraError(f"--games: expected 1 to {MOST_GAMES} for each cell, got {self.games}")
        for name, chosen in (("--seats", self.seats), ("--sides", self.sides), ("--wrath", self.wrath)):
            _check_each_once(name, chosen)
        house_bot(self.level, self.box())
        for cell in self.cells:
            game_in(self.box()).new(cell.seats, **cell.options)


def _check_each_once(name: str, chosen: Sequence[Any]) -> None:
    if not chosen or len(set(chosen)) < len(chosen):
        raise SaqqaraError(f"{name}: expected each once, got {', '.join(map(str, chosen)) or 'none'}")
