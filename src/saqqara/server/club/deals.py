"""What a challenge's seed decides: the deal, the bots' random numbers, and for a day the settings too.

Everything is drawn from the seed as cards are (`match/fairness.py`), from streams that no game uses, so that anybody
who has the seed can repeat it. `docs/reference/fairness.md` has the method.
"""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct

from saqqara.games import GAMES
from saqqara.match.fairness import Chance
from saqqara.rules.edition import default_edition
from saqqara.server.wire import LevelName

LEVELS_OF_THE_DAY: tuple[LevelName, ...] = ("scribe", "mason", "architect", "vizier")


class Deal(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a challenge, which never change."""

    game: str
    opponents: list[LevelName | None]  # of each seat; None: a person's
    options: dict[str, Any] = {}
    edition: str = ""
    figures: dict[str, Any] | None = None  # of an edition that does not come with Saqqara

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.opponents)

    @property
    def your_seat(self) -> int:
        """The seat of whoever plays, or the first one of them."""
        return self.opponents.index(None)


def world_text(game: str, day: str) -> str:
    """Returns the text whose SHA-256 is the seed of a world deal, in hex."""
    return f"saqqara world deal 1\n{game}\n{day}"


def world_seed(game: str, day: str) -> str:
    """Returns the seed of a world deal: the same in every house."""
    return hashlib.sha256(world_text(game, day).encode()).hexdigest()


def bots_seed(seed: str) -> str:
    """Returns the secret from which the bots' random numbers follow."""
    return hashlib.sha256(f"saqqara challenge bots 1\n{seed}".encode()).hexdigest()


def deal_of_the_day(game: str, seed: str) -> Deal:
    """Returns the settings of a day, which follow from its seed."""
    chance = Chance(seed)
    counts = GAMES[game].seats
    seats = counts[chance.number_below(len(counts), "challenge/seats", 0)]
    yours = chance.number_below(seats, "challenge/your-seat", 0)
    return Deal(
        game=game,
        opponents=[None if seat == yours else _level(chance, seat) for seat in range(seats)],
        options={
            option.name: option.of_the_day[chance.number_below(len(option.of_the_day), f"challenge/{option.name}", 0)]
            for option in GAMES[game].options
            if option.of_the_day
        },
        edition=default_edition(game).name,
    )


def _level(chance: Chance, seat: int) -> LevelName:
    return LEVELS_OF_THE_DAY[chance.number_below(len(LEVELS_OF_THE_DAY), "challenge/level", seat)]
