"""What a study plays: a cell for each number of players and each choice of options, the same number of games in each.

Games are numbered so that every cell gets its first before any gets its second: whoever is interrupted has a study of
fewer games and not of fewer cells. No two games share their chance.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from saqqara.bots.players import fingerprint, house_bot
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
    """One kind of table."""

    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """`4p BABAA wrath`"""
        words = [f"{self.seats}p", self.options.get("sides", ""), "wrath" if self.options.get("wrath") else ""]
        return " ".join(filter(None, words))


@dataclass(frozen=True)
class Design:
    """A study; all that happens in it follows from these."""

    game: str
    level: str  # everybody is of the same
    games: int  # in each cell
    seats: tuple[int, ...] = ALL_SEATS
    sides: tuple[str, ...] = ALL_SIDES
    wrath: tuple[bool, ...] = (False, True)
    seed: int = 1
    edition: str | None = None

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All tables; a game without options has one for each number of players."""
        return tuple(Cell(seats, options) for seats in self.seats for options in self._options())

    def _options(self) -> list[dict[str, Any]]:
        known = game_in(self.box()).OPTIONS
        if "sides" not in known:
            return [{}]
        return [{"sides": sides, "wrath": wrath} for sides in self.sides for wrath in self.wrath]

    @property
    def total(self) -> int:
        """All games."""
        return self.games * len(self.cells)

    def place_of(self, number: int) -> tuple[int, int]:
        """The cell of a game, and which game of that cell it is."""
        game, cell = divmod(number, len(self.cells))
        return cell, game

    def plan_of(self, cell: int) -> Plan:
        """The games of a cell as a tournament among equals."""
        table = self.cells[cell]
        return Plan(
            self.game, (self.level,) * table.seats, self.games, table.options, self._seed_of(table), self.edition
        )

    def _seed_of(self, table: Cell) -> int:
        """Each cell has a chance of its own: so all games of a study are independent."""
        text = json.dumps([self.seed, self.game, table.seats, table.options])
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 1

    def box(self) -> Edition:
        """The edition that is played with."""
        return find_edition(self.game, self.edition)

    def essence(self) -> dict[str, Any]:
        """What has to be the same for results to be of one study: all but the number of games."""
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
        """A name for its folder, another for every other study."""
        mark = hashlib.blake2b(json.dumps(self.essence()).encode(), digest_size=3).hexdigest()
        return f"{self.game}-{self.level.replace('@', '-')}-{mark}"

    def check(self) -> None:
        """Refuses what cannot be played."""
        if not 1 <= self.games <= MOST_GAMES:
            raise SaqqaraError(f"--games: expected 1 to {MOST_GAMES} for each cell, got {self.games}")
        for name, chosen in (("--seats", self.seats), ("--sides", self.sides), ("--wrath", self.wrath)):
            _expect_each_once(name, chosen)
        house_bot(self.level, self.box())
        for cell in self.cells:
            game_in(self.box()).new(cell.seats, **cell.options)


def _expect_each_once(name: str, chosen: Sequence[Any]) -> None:
    if not chosen or len(set(chosen)) < len(chosen):
        raise SaqqaraError(f"{name}: expected each once, got {', '.join(map(str, chosen)) or 'none'}")
