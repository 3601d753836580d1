"""Plans a tournament: who plays, how many games, and who sits where in each of them.

Games come in deals. All games of a deal have the same seed; from one to the next every player moves on by one seat,
until each has had every seat. So neither luck nor seats favour a player.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saqqara.bots.players import fingerprint, player_of
from saqqara.bots.seeds import question_seed
from saqqara.rules.contract import check_options, game_in
from saqqara.rules.edition import Edition, find_edition
from saqqara.rules.errors import SaqqaraError

MOST_GAMES = 1_000_000  # as many as have a file name of six digits
_LONGEST_NAME = 60


@dataclass(frozen=True)
class Plan:
    """A tournament; its games follow from these fields alone."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    options: dict[str, Any]
    seed: int = 1
    edition: str | Path | Edition | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.players)

    @property
    def rotations(self) -> int:
        """The number of games in a deal: after so many the same players sit on the same seats again."""
        return next(by for by in range(1, self.seats + 1) if self.players[-by:] + self.players[:-by] == self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, each once, though it may have several seats."""
        return tuple(dict.fromkeys(self.players))

    def box(self) -> Edition:
        """Returns the edition that is played with."""
        return find_edition(self.game, self.edition)

    def deal_of(self, number: int) -> tuple[int, int]:
        """Returns the deal of a game, and by how many seats the players have moved on in it."""
        return divmod(number, self.rotations)

    def seating(self, rotation: int) -> list[int]:
        """Returns the number of the player on each seat."""
        return [(seat - rotation) % self.seats for seat in range(self.seats)]

    def match_seed(self, deal: int) -> str:
        """Returns the seed of all matches of a deal."""
        return f"arena {self.seed} {deal}"

    def question_seed(self, deal: int, rotation: int, turn: int, seat: int) -> int:
        """Returns the seed of a question to a bot."""
        return question_seed(json.dumps([self.seed, deal, rotation, turn, seat]))

    def identity(self) -> dict[str, Any]:
        """Returns all that makes two tournaments different but for the number of games, as JSON for `plan.json`."""
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
        """Returns a name for the folder; other plans have other names."""
        words = "-".join([self.game, *self.players])
        digest = hashlib.blake2b(json.dumps(self.identity()).encode(), digest_size=3).hexdigest()
        return re.sub(r"[^A-Za-z0-9]+", "-", words)[:_LONGEST_NAME].strip("-") + "-" + digest

    def check(self) -> None:
        """Refuses a plan that cannot be played."""
        if not 1 <= self.games <= MOST_GAMES:
            raise SaqqaraError(f"--games: expected 1 to {MOST_GAMES}, got {self.games}")
        game = game_in(self.box())
        check_options(game, self.options, are_flags=True)
        game.new(self.seats, **self.options)
        for name in self.names:
            player_of(name, self.box()).close()
