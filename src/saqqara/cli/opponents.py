"""The bots at a table of the terminal: which seats they have, how they are asked, and what goes wrong with them."""

from __future__ import annotations

import hashlib
import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from saqqara.bots.guard import Guarded
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
from saqqara.cli.languages import listed, say
from saqqara.cli.readiness import get_ready
from saqqara.cli.words import colour
from saqqara.match.match import Match
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError

ME = "me"


@dataclass(frozen=True)
class Reply:
    """A bot's move, and one line about what went wrong, if anything did."""

    move: str
    trouble: str = ""


class Opponents:
    """Who was named on the command line; `me` is whoever sits at the keyboard, and may have several seats."""

    def __init__(self, names: Sequence[str], seed: int | str | None = None) -> None:
        if names and ME not in names:
            hint = "bots play among themselves in `saqqara arena`"
            raise SaqqaraError(f"--players: expected 'me' on one seat at least, got {','.join(names)}; {hint}")
        self.names = tuple(names)
        self._secret = hashlib.blake2b(os.urandom(32) if seed is None else str(seed).encode()).digest()
        self._players: dict[int, Guarded] = {}

    def sit_down(self, match: Match) -> None:
        """Take their seats for a new match; where there is not a name for each seat, people have them all."""
        names = self.names if len(self.names) == match.seats else ()
        players = {seat: _player(name, match.edition) for seat, name in enumerate(names) if name != ME}
        get_ready(names, match.edition)
        self.close()
        self._players = players
        for player in self._players.values():
            player.begin()

    def close(self) -> None:
        """Ends what they have started."""
        for player in self._players.values():
            player.close()

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def __len__(self) -> int:
        return len(self._players)

    def name_of(self, seat: int) -> str:
        """The bot that has a seat."""
        return self._players[seat].name

    def told(self, seats: int) -> str:
        """Who is who, in a sentence."""
        if len(self.names) != seats:
            return say("cli.seats_differ", seats=seats, players=len(self.names))
        return listed([self._who_has(seat) for seat in range(seats)]) + "."

    def _who_has(self, seat: int) -> str:
        if seat in self:
            return say("cli.is_bot", name=colour(seat), bot=self.name_of(seat))
        return say("cli.is_you" if self.names.count(ME) == 1 else "cli.is_here", name=colour(seat))

    def option(self, game: str) -> str:
        """The same players once more, as they are typed."""
        return f" play {game} --players {shlex.quote(','.join(self.names))}" if self.names else ""

    def to_move(self, match: Match) -> int | None:
        """The first bot that owes a move; it waits for nobody."""
        return next((seat for seat in match.seats_to_move if seat in self), None)

    def reply(self, match: Match, seat: int) -> Reply:
        """The answer of a bot, which is told what its seat may know and nothing else."""
        player = self._players[seat]
        faults, answered = len(player.faults), player.answered
        move = player.choose(Question(match.edition, match.state(seat), seat, self._seed(match.turn, seat)))
        if player.answered > answered:
            return Reply(move)
        fault = player.faults[-1] if len(player.faults) > faults else None
        kind, detail = (None, None) if fault is None else (fault.kind, fault.detail)
        return Reply(move, say("cli.bot_failed", name=colour(seat), bot=player.name, kind=kind, detail=detail))

    def _seed(self, turn: int, seat: int) -> int:
        """63 bits that follow from the secret: taking a move back does not bring another answer to it."""
        return int.from_bytes(hashlib.blake2b(f"{turn} {seat}".encode(), key=self._secret, digest_size=8).digest()) >> 1


def _player(name: str, edition: Edition) -> Guarded:
    try:
        return player_of(name, edition)
    except SaqqaraError as trouble:
        raise SaqqaraError(f"--players: {str(trouble).removeprefix('player: ')} ('me' is you)") from None
