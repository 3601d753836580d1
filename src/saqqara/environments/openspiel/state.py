"""One game in progress, as OpenSpiel wants it."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from saqqara.environments.openspiel.game_node import OVER, Table
from saqqara.environments.openspiel.observer import position_in_words
from saqqara.environments.openspiel.resampling import resampled
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE

_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SaqqaraState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A table and how it came about. All that Python keeps of it is the table, which never changes."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """A seat, chance or nobody; of several seats that owe an answer the first."""
        player = self.table.player
        return _TERMINAL if player == OVER else player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.player == OVER

    def _legal_actions(self, _: int) -> list[int]:
        return self.table.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's draws with their probabilities."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        self.table = self.table.after(action)

    def returns(self) -> list[float]:
        """What the end is worth to each seat."""
        return self.table.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        """In notation; in words that are the same at every table where it cannot be played now."""
        engine = self.table.engine
        move = action + engine.draws if player == NATURE else action
        if player == self.table.player and move in self.table.legal:
            return self.table.text_of(move)
        return engine.actions.describe(action) if player != NATURE else f"draw {action}"

    def __str__(self) -> str:
        """All that lies on the table: for people, not for players."""
        return "\n".join(position_in_words(self.table.engine.game.position(self.table.state())))

    def record(self) -> str:
        """The game so far as a record: `saqqara record verify`, `saqqara house import` and the browser take it."""
        engine = self.table.engine
        name, seats, options = engine.key
        begun = self.table.chain()[0]
        if begun is engine.first:
            match = Match.new(name, seats, nature="manual", **dict(options))
        else:
            match = Match.from_position(engine.game.position(begun.state()), nature="manual")
        for line in self.table.log():
            match.play(line.text, seat=None if line.seat == NATURE else line.seat)
        return match.record()

    def resample_from_infostate(self, player: int, sampler: Any) -> SaqqaraState:
        """Another game that the player could not tell from this one.

        What the player has not seen is drawn anew: cards by their chances, hidden answers evenly among the legal ones.
        """
        chance = random.Random(sampler()) if callable(sampler) else random.Random()
        other: SaqqaraState = self.get_game().new_initial_state()
        for action in resampled(self.table, player, chance):
            other.apply_action(action)
        return other
