"""A game in progress as OpenSpiel's `State`."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from saqqara.environments.openspiel.game_node import OVER, GameNode
from saqqara.environments.openspiel.observer import position_lines
from saqqara.environments.openspiel.resampling import resampled
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE

_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SaqqaraState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state of OpenSpiel: its history, kept by OpenSpiel, and an immutable node."""

    def __init__(self, game: Any, node: GameNode) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """Returns a seat, chance or the terminal player; of several seats that owe an action the first."""
        player = self.node.player
        return _TERMINAL if player == OVER else player

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.node.player == OVER

    def _legal_actions(self, _: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns nature's draws with their probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def returns(self) -> list[float]:
        """Returns the utility of each seat."""
        return self.node.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        """Returns an action in notation; one that is not legal now in words that fit every state."""
        engine = self.node.engine
        move = action + engine.draws if player == NATURE else action
        if player == self.node.player and move in self.node.legal:
            return self.node.text_of(move)
        return engine.actions.describe(action) if player != NATURE else f"draw {action}"

    def __str__(self) -> str:
        """Returns the whole position, hidden parts included."""
        return "\n".join(position_lines(self.node.engine.game.position(self.node.state())))

    def record(self) -> str:
        """Returns the game so far as a record, for `saqqara record verify`, `saqqara house import` and the browser."""
        engine = self.node.engine
        name, seats, options = engine.key
        start = self.node.chain()[0]
        if start is engine.first:
            match = Match.new(name, seats, nature="manual", **dict(options))
        else:
            match = Match.from_position(engine.game.position(start.state()), nature="manual")
        for line in self.node.log():
            match.play(line.text, seat=None if line.seat == NATURE else line.seat)
        return match.record()

    def resample_from_infostate(self, player: int, sampler: Any) -> SaqqaraState:
        """Returns another game that the player cannot distinguish from this one.

        What the player has not seen is drawn again: cards with their probabilities, hidden actions uniformly among the
        legal ones.
        """
        generator = random.Random(sampler()) if callable(sampler) else random.Random()
        other: SaqqaraState = self.get_game().new_initial_state()
        for action in resampled(self.node, player, generator):
            other.apply_action(action)
        return other
