"""The bots at a table of the terminal: which seats they have, how they choose moves, what goes wrong with them."""

from __future__ import annotations

import hashlib
import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from saqqara.bots.guard import Guarded
from saqqara.bots.players import player_of
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.cli.languages import listed, say
from saqqara.cli.readiness import get_ready
from saqqara.cli.terminal.seats import player_name, seat_name
from saqqara.match.match import Match
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError

ME = "me"


@dataclass(frozen=True)
class Reply:
    """A move of a bot, and one line about what went wrong, if anything did."""

    move: str
    trouble: str = ""


class Opponents:
    """The players named on the command line; `me` is the person at the keyboard, who may have several seats."""

    def __init__(self, names: Sequence[str], seed: int | str | None = None) -> None:
        if names and ME not in names:
            hint = "for games of bots alone use `saqqara arena`"
            raise SaqqaraError(f"--players: expected 'me' at least once, got {','.join(names)}; {hint}")
        self.names = tuple(names)
        self._secret = hashlib.blake2b(os.urandom(32) if seed is None else str(seed).encode()).digest()
        self._players: dict[int, Guarded] = {}

    def sit_down(self, match: Match) -> None:
        """Starts the bots for a new match; if the number of names is not that of seats, people have all seats."""
        names = self.names if len(self.names) == match.seats else ()
        players = {seat: _player(name, match.edition) for seat, name in enumerate(names) if name != ME}
        get_ready(names, match.edition)
        self.close()
        self._players = players
        for player in self._players.values():
            player.begin()

    def close(self) -> None:
        """Ends the programs and threads of the bots."""
        for player in self._players.values():
            player.close()

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def __len__(self) -> int:
        return len(self._players)

    def name_of(self, seat: int) -> str:
        """Returns the name of the bot that has a seat."""
        return player_name(self._players[seat].name)

    def introduction(self, seats: int) -> str:
        """Says in a sentence who has which seat."""
        if len(self.names) != seats:
            return say("cli.seats_differ", seats=seats, players=len(self.names))
        return listed([self._who_has(seat) for seat in range(seats)]) + "."

    def _who_has(self, seat: int) -> str:
        if seat in self:
            return say("cli.is_bot", name=seat_name(seat), bot=self.name_of(seat))
        return say("cli.is_you" if self.names.count(ME) == 1 else "cli.is_here", name=seat_name(seat))

    def command_line(self, game: str) -> str:
        """Returns the command line, without the program, that starts a game with the same players."""
        players = f" --players {shlex.quote(','.join(self.names))}" if self.names else ""
        return f" play {game}{players}"

    def to_move(self, match: Match) -> int | None:
        """Returns the seat of the first bot that owes a move, or None."""
        return next((seat for seat in match.seats_to_move if seat in self), None)

    def reply(self, match: Match, seat: int) -> Reply:
        """Asks a bot for its move; it sees what its seat may know and nothing else."""
        player = self._players[seat]
        faults, answered = len(player.faults), player.answered
        move = player.choose(Question(match.edition, match.state(seat), seat, self._seed(match.turn, seat)))
        if player.answered > answered:
            return Reply(move)
        fault = player.faults[-1] if len(player.faults) > faults else None
        kind, detail = (None, None) if fault is None else (fault.kind, fault.detail)
        return Reply(move, say("cli.bot_failed", name=seat_name(seat), bot=player.name, kind=kind, detail=detail))

    def _seed(self, turn: int, seat: int) -> int:
        """Returns a seed of 63 bits for a question: after undo, the same question has the same answer."""
        return question_seed(f"{turn} {seat}", self._secret)


def _player(name: str, edition: Edition) -> Guarded:
    try:
        return player_of(name, edition)
    except SaqqaraError as error:
        raise SaqqaraError(f"--players: {str(error).removeprefix('player: ')} ('me' is you)") from None
