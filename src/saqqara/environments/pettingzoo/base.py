"""What the environments of both kinds share: agents, spaces, observations, rewards, pictures in text."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import known_kind
from saqqara.encoding.features import Array, Features
from saqqara.environments.masked_game import Sitting
from saqqara.environments.rewards import reward_number
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import draw_table
from saqqara.rules.errors import SaqqaraError, quoted

Observation = dict[str, Array]

RENDER_MODES = ("human", "ansi")
SET_BY_RESET = {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}


class Places:
    """The agents around one table. `is_waiting` adds an action `wait`, for seats that are asked and owe nothing."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        reward: str = "win",
        dtype: Any = np.float32,
        render_mode: str | None = None,
        is_waiting: bool = False,
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
        self.table = Sitting(game, seats, **options)
        self.wait = self.actions.size  # the action `wait`, where there is one
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dtype = known_kind(dtype)
        self._count = self.actions.size + is_waiting
        self._no_action = np.zeros(self._count, np.int8)
        self._no_action.setflags(write=False)
        self._set_spaces()

    def __getattr__(self, name: str) -> Any:
        if name in SET_BY_RESET:
            raise AttributeError(f"{name}: there is none before reset()")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    @property
    def features(self) -> Features:
        """What stands where in an observation."""
        return self.table.features

    @property
    def actions(self) -> Actions:
        """What the actions are, but for `wait`."""
        return self.table.actions

    def _set_spaces(self) -> None:
        """One space of each kind for each agent, always the same object."""
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._count) for agent in self.possible_agents}
        self.state_space = features_space(self.features, self._dtype, self.table.seats)

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self._count,), np.int8)
        return spaces.Dict({"observation": features_space(self.features, self._dtype), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may be shown: a row of features, and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may say."""
        return self.action_spaces[agent]

    def describe(self, action: int) -> str:
        """An action in words."""
        return "wait" if action == self.wait else self.actions.describe(action)

    def state(self) -> Array:
        """All that anybody knows: the features of each seat, one below the other."""
        return np.stack([self._row(seat) for seat in range(self.table.seats)])

    def render(self) -> str | None:
        """The whole table as text: printed for people, given back as `ansi`."""
        if self.render_mode is None:
            return None
        text = draw_table(self.table.game, self.table.state())
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _row(self, seat: int) -> Array:
        return self.table.row(seat, np.empty(self.features.size, self._dtype))

    def _known(self, action: Any) -> int:
        """An action as a number, or a refusal."""
        try:
            number = int(action)
            if 0 <= number < self._count:
                return number
        except (TypeError, ValueError, OverflowError):
            pass
        raise SaqqaraError(f"action: expected a number from 0 to {self._count - 1}, got {quoted(action)}")

    def _room(self) -> Array:
        """Room for a mask."""
        return np.zeros(self._count, np.int8)

    def _mask_of(self, seat: int) -> Array:
        """What a seat may do, where those who owe nothing wait."""
        mask = self._room()
        self.table.mask(seat, mask[: self.wait].view(np.uint8))
        mask[self.wait] = not mask.any()
        return mask

    def _final_rewards(self) -> dict[str, float]:
        """What the finished game is worth to each agent."""
        return dict(zip(self.possible_agents, self.table.rewards(self.reward).tolist(), strict=True))


def known_cycles(max_cycles: Any) -> int | None:
    """How many cycles a game may last, or a refusal."""
    if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
        raise SaqqaraError(f"max_cycles: expected a number of at least 1, or None, got {quoted(max_cycles)}")
    return max_cycles
