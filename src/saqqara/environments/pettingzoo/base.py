"""What AEC and Parallel environments share: agents, spaces, observations, rewards, rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import known_kind
from saqqara.encoding.features import Array, Features
from saqqara.environments.masked_game import MaskedGame
from saqqara.environments.rewards import reward_number
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import render_text
from saqqara.rules.errors import SaqqaraError, quoted

Observation = dict[str, Array]

RENDER_MODES = ("human", "ansi")
SET_BY_RESET = {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}


class BaseEnv:
    """The agents of one game. `has_wait` adds an action `wait`, for agents that have to act and owe nothing."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        reward: str = "win",
        dtype: Any = np.float32,
        render_mode: str | None = None,
        has_wait: bool = False,
        is_parallelizable: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        reward_number(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SaqqaraError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, got {quoted(render_mode)}")
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": is_parallelizable,
        }
        self.reward = reward
        self.render_mode = render_mode
        self.table = MaskedGame(game, seats, **options)
        self.wait = self.actions.size  # the number of the action `wait`, if there is one
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dtype = known_kind(dtype)
        self._count = self.actions.size + has_wait
        self._no_action = np.zeros(self._count, np.int8)
        self._no_action.setflags(write=False)
        self._set_spaces()

    def __getattr__(self, name: str) -> Any:
        if name in SET_BY_RESET:
            raise AttributeError(f"{name}: there is none before reset()")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    @property
    def features(self) -> Features:
        """The layout of an observation."""
        return self.table.features

    @property
    def actions(self) -> Actions:
        """The actions, but for `wait`."""
        return self.table.actions

    def _set_spaces(self) -> None:
        """Makes the spaces of each agent once: PettingZoo wants the same object at every call."""
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._count) for agent in self.possible_agents}
        self.state_space = features_space(self.features, self._dtype, self.table.seats)

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self._count,), np.int8)
        return spaces.Dict({"observation": features_space(self.features, self._dtype), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the space of an agent's observations: a row of features and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def describe(self, action: int) -> str:
        """Returns an action in words."""
        return "wait" if action == self.wait else self.actions.describe(action)

    def state(self) -> Array:
        """Returns the features of all seats, one row each."""
        return np.stack([self._row(seat) for seat in range(self.table.seats)])

    def render(self) -> str | None:
        """Renders the whole state as text: prints it (`human`) or returns it (`ansi`)."""
        if self.render_mode is None:
            return None
        text = render_text(self.table.game, self.table.state())
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _row(self, seat: int) -> Array:
        return self.table.row(seat, np.empty(self.features.size, self._dtype))

    def _checked(self, action: Any) -> int:
        """Returns an action as an int, or refuses it."""
        try:
            number = int(action)
            if 0 <= number < self._count:
                return number
        except (TypeError, ValueError, OverflowError):
            pass
        raise SaqqaraError(f"action: expected a number from 0 to {self._count - 1}, got {quoted(action)}")

    def _new_mask(self) -> Array:
        """Makes an empty mask."""
        return np.zeros(self._count, np.int8)

    def _mask_of(self, seat: int) -> Array:
        """Returns the mask of a seat; a seat that owes nothing has the one action `wait`."""
        mask = self._new_mask()
        self.table.mask(seat, mask[: self.wait])
        mask[self.wait] = not mask.any()
        return mask

    def _final_rewards(self) -> dict[str, float]:
        """Returns the reward of each agent for the finished game."""
        return dict(zip(self.possible_agents, self.table.rewards(self.reward).tolist(), strict=True))


def known_cycles(max_cycles: Any) -> int | None:
    """Checks a number of cycles."""
    if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
        raise SaqqaraError(f"max_cycles: expected a number of at least 1, or None, got {quoted(max_cycles)}")
    return max_cycles
