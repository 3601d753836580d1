"""Who sits at the other seats: random players in compiled code, or any bots of the house or of guests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saqqara.bots.players import player_of
from saqqara.bots.protocol import Bot, Question
from saqqara.bots.random_bot import RandomBot
from saqqara.environments.masked_game import Sitting
from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError, quoted

Wanted = str | Bot | Sequence[str | Bot]
RANDOM = RandomBot.name


def each_of(wanted: Wanted, count: int) -> list[str | Bot]:
    """One name or bot for each of the other seats: the one that is wanted for all, or those of a list."""
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        return [wanted] * count
    if len(wanted) != count:
        raise SaqqaraError(f"opponents: expected one for each of {count} seats, got {quoted(wanted)}")
    return list(wanted)


class Opponents:
    """The players on the left of a seat, clockwise. Those who play at random are the table's own."""

    def __init__(self, wanted: Wanted, seats: int, edition: Edition) -> None:
        self._bots = [_bot_of(one, edition) for one in each_of(wanted, seats - 1)]
        bodies = [id(bot) for bot in self._bots if bot is not None]
        if len(set(bodies)) < len(bodies):
            raise SaqqaraError("opponents: expected a bot for each seat, got one bot for several")
        self._at: dict[int, Any] = {}

    def sit_down(self, seat: int, table: Sitting) -> None:
        """A new game, in which we have this seat."""
        places = [(seat + 1 + number) % table.seats for number in range(len(self._bots))]
        self._at = {place: bot for place, bot in zip(places, self._bots, strict=True) if bot is not None}
        table.leave_to_chance(place for place in places if place not in self._at)
        for bot in self._at.values():
            bot.begin()

    def action_of(self, seat: int, table: Sitting, seed: int) -> int:
        """What the bot at a seat does now."""
        question = Question(table.edition, table.state(), seat, seed)
        move = question.game.read(question.state, seat, self._at[seat].choose(question))
        return table.actions.action(question.state, seat, move)

    def close(self) -> None:
        """Ends what guests have started."""
        for bot in self._bots:
            if hasattr(bot, "close"):
                bot.close()


def _bot_of(wanted: str | Bot, edition: Edition) -> Any:
    if wanted == RANDOM:
        return None
    if isinstance(wanted, str):
        return player_of(wanted, edition)
    if not hasattr(wanted, "choose") or not hasattr(wanted, "begin"):
        raise SaqqaraError(f"opponents: expected the name of a player, or a bot, got {quoted(wanted)}")
    return wanted
