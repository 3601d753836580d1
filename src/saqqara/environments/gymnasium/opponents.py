"""Players of the other seats: random ones in compiled code, or bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.bots.players import player_of
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.encoding.arguments import SEATS
from saqqara.environments.masked_game import MaskedGame
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

Opponent = str | Bot | Sequence[str | Bot]
RANDOM = RandomBot.name


def each_of(opponents: Opponent, count: int) -> list[str | Bot]:
    """Returns a name or bot for each of the other seats: the same for all, or those of a list."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * count
    if len(opponents) != count:
        raise SaqqaraError(f"opponents: expected one for each of {count} seats, got {quoted(opponents)}")
    return list(opponents)


def seats_beside(opponents: Opponent, seats: int | None) -> int:
    """Returns the number of seats: the one given, or one more than a list of opponents has, or the usual one."""
    if seats is not None:
        return seats
    return SEATS if isinstance(opponents, str) or not isinstance(opponents, Sequence) else len(opponents) + 1


class Opponents:
    """The players on the left of a seat, clockwise. Random ones are played by the compiled game itself."""

    def __init__(self, opponents: Opponent, seats: int, edition: Edition) -> None:
        self._bots = [_bot_of(opponent, edition) for opponent in each_of(opponents, seats - 1)]
        ids = [id(bot) for bot in self._bots if bot is not None]
        if len(set(ids)) < len(ids):
            raise SaqqaraError("opponents: expected a bot for each seat, got one bot for several")
        self._by_seat: dict[int, Any] = {}

    def begin(self, seat: int, game: MaskedGame) -> None:
        """Assigns the players to seats for a new game in which the caller has this seat."""
        seats = [(seat + 1 + number) % game.seats for number in range(len(self._bots))]
        self._by_seat = {other: bot for other, bot in zip(seats, self._bots, strict=True) if bot is not None}
        game.set_random_seats(other for other in seats if other not in self._by_seat)
        for bot in self._by_seat.values():
            bot.begin()

    def action_of(self, seat: int, game: MaskedGame, seed: int) -> int:
        """Returns the action of the bot at a seat."""
        question = Question(game.edition, game.state(), seat, seed)
        move = question.game.read(question.state, seat, self._by_seat[seat].choose(question))
        return game.actions.action(question.state, seat, move)

    def close(self) -> None:
        """Ends the processes that bots have started."""
        for bot in self._bots:
            if hasattr(bot, "close"):
                bot.close()


def _bot_of(opponent: str | Bot, edition: Edition) -> Any:
    if opponent == RANDOM:
        return None
    if isinstance(opponent, str):
        return player_of(opponent, edition)
    if not hasattr(opponent, "choose") or not hasattr(opponent, "begin"):
        raise SaqqaraError(f"opponents: expected the name of a player, or a bot, got {quoted(opponent)}")
    return opponent
