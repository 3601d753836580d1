"""What a tournament is to be: who plays, how many games, and who sits where in each of them.

Games come in deals. All games of a deal share their chance; from one to the next everybody moves on by one seat, until
each has had every seat. So luck and seats favour nobody.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any

from saqqara.bots.players import fingerprint, player_of
from saqqara.rules.contract import game_in
from saqqara.rules.edition import Edition, find_edition
from saqqara.rules.errors import SaqqaraError

MOST_GAMES = 1_000_000  # as many as have a file name of six digits
_LONGEST_NAME = 60


@dataclass(frozen=True)
class Plan:
    """A tournament; all that happens in it follows from these."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    options: dict[str, Any]
    seed: int = 1
    edition: str | None = None

    @property
    def seats(self) -> int:
        """How many play at a table."""
        return len(self.players)

    @property
    def rotations(self) -> int:
        """How many games a deal has: after so many the same players sit on the same seats again."""
        return next(by for by in range(1, self.seats + 1) if self.players[-by:] + self.players[:-by] == self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """Each player once, though it may have several seats."""
        return tuple(dict.fromkeys(self.players))

    def box(self) -> Edition:
        """The edition that is played with."""
        return find_edition(self.game, self.edition)

    def deal_of(self, number: int) -> tuple[int, int]:
        """The deal of a game, and how far the players have moved on in it."""
        return divmod(number, self.rotations)

    def seating(self, rotation: int) -> list[int]:
        """The number of the player on each seat."""
        return [(seat - rotation) % self.seats for seat in range(self.seats)]

    def chance_of(self, deal: int) -> str:
        """The seed of all matches of a deal."""
        return f"arena {self.seed} {deal}"

    def question_seed(self, deal: int, rotation: int, turn: int, seat: int) -> int:
        """What a bot's own chance follows from, 63 bits."""
        text = json.dumps([self.seed, deal, rotation, turn, seat])
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 1

    def essence(self) -> dict[str, Any]:
        """What has to be the same for results to be of one tournament: all but the number of games."""
        game, box = game_in(self.box()), self.box()
        return {
            "game": self.game,
            "players": list(self.players),
            "made_of": [fingerprint(name, box) for name in self.players],
            "options": game.options_of(game.new(self.seats, **self.options)),
            "seed": self.seed,
            "edition": f"{box.name} {box.hash}",
            "rules": game.RULES_VERSION,
        }

    def name(self) -> str:
        """A name for its folder, another for every other plan."""
        words = "-".join([self.game, *self.players])
        mark = hashlib.blake2b(json.dumps(self.essence()).encode(), digest_size=3).hexdigest()
        return re.sub(r"[^A-Za-z0-9]+", "-", words)[:_LONGEST_NAME].strip("-") + "-" + mark

    def check(self) -> None:
        """Refuses what cannot be played."""
        if not 1 <= self.games <= MOST_GAMES:
            raise SaqqaraError(f"--games: expected 1 to {MOST_GAMES}, got {self.games}")
        game = game_in(self.box())
        for option in self.options:
            if option not in game.OPTIONS:
                raise SaqqaraError(f"--{option}: {self.game} has no such option")
        game.new(self.seats, **self.options)
        for name in self.names:
            player_of(name, self.box()).close()
