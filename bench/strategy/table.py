"""A table that can be copied and changed by hand, and what Pharaoh's search expects of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from saqqara.bots.levels import LevelBot, level_bot
from saqqara.bots.protocol import Question
from saqqara.bots.seeds import question_seed
from saqqara.match.fairness import Chance
from saqqara.rules.contract import NATURE, Game, game_in
from saqqara.rules.edition import Edition, default_edition


@dataclass(frozen=True)
class Value:
    """What is expected for each seat."""

    wins: tuple[float, ...]  # shares of the first place
    points: tuple[float, ...]  # at the end


class Table:
    """A game that chance plays with; a copy meets the same chance."""

    def __init__(self, game: str, seats: int, seed: str, **options: Any) -> None:
        self.edition: Edition = default_edition(game)
        self.game: Game = game_in(self.edition)
        self.seed = seed
        self.state: Any = self.game.new(seats, **options)
        self._chance = Chance(seed)
        self._draws: dict[str, int] = {}
        self.let_chance_play()

    def copy(self) -> Table:
        """The same table once more."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state, twin._draws = self.state.copy(), dict(self._draws)
        return twin

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """Those that owe a move; none when the game is over."""
        return self.game.seats_to_move(self.state)

    def question(self, seat: int, name: str) -> Question:
        """What a seat is asked; equal names give equal searches."""
        return Question(self.edition, self.state, seat, question_seed(f"{self.seed} {name}", bits=56))

    def play(self, seat: int, move: str) -> None:
        """Plays a legal move, and what chance draws after it."""
        self.game.play(self.state, seat, self.game.read(self.state, seat, move))
        self.let_chance_play()

    def after(self, seat: int, move: str) -> Table:
        """A copy after a move."""
        twin = self.copy()
        twin.play(seat, move)
        return twin

    def let_chance_play(self) -> None:
        """Draws until a seat owes a move."""
        while self.seats_to_move == (NATURE,):
            moves = self.game.legal(self.state, NATURE)
            stream = self.game.stream(self.state)
            number = self._draws.get(stream, 0)
            self._draws[stream] = number + 1
            weights = [self.game.weight(self.state, move) for move in moves]
            self.game.play(self.state, NATURE, moves[self._chance.draw(weights, stream, number)])


@cache
def player(level: str, game: str) -> LevelBot:
    """A level; each process has its own."""
    return level_bot(level, default_edition(game))


def chosen(table: Table, seat: int, level: str, name: str) -> str:
    """The move that a level makes, whatever it was asked before."""
    bot = player(level, table.edition.game)
    bot.begin()
    return bot.choose(table.question(seat, name))


def value_of(table: Table, level: str, name: str, seat: int | None = None) -> Value:
    """What the level's search expects; `seat`: who is asked, where several owe a move."""
    table = table.copy()
    while table.seats_to_move:
        asked = table.seats_to_move[0] if seat is None else seat
        question = table.question(asked, name)
        if len(question.moves) > 1:
            bot = player(level, table.edition.game)
            bot.begin()
            best = bot.evaluate(question).best
            return Value(tuple(each.mean for each in best.wins), tuple(each.mean for each in best.points))
        table.play(asked, question.legal[0])
    return final_value(table)


def final_value(table: Table) -> Value:
    """How a finished game ended."""
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    firsts = outcome.places.count(1)
    wins = tuple((place == 1) / firsts for place in outcome.places)
    return Value(wins, tuple(map(float, outcome.points)))


def gain(before: Value, after: Value, seat: int) -> list[float]:
    """What a seat has gained: a share of the first place, points, and points of the others on average."""
    others = [after.points[other] - before.points[other] for other in range(len(before.points)) if other != seat]
    gains = (
        after.wins[seat] - before.wins[seat],
        after.points[seat] - before.points[seat],
        sum(others) / len(others),
    )
    return [round(number, 4) for number in gains]
