"""One seat of a game with bots, as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import known_kind, known_seat
from saqqara.encoding.features import Array, Features
from saqqara.environments.gymnasium.opponents import RANDOM, Opponent, Opponents, seats_beside
from saqqara.environments.masked_game import OVER, MaskedGame
from saqqara.environments.rewards import reward_number
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import render_text
from saqqara.rules.errors import SaqqaraError, quoted

RENDER_MODES = ("human", "ansi")
MOST_SEED = 1 << 63


class SeatEnv(gymnasium.Env[Array, Any]):
    """The caller plays one seat, bots play the others. The reward comes at the end of the game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int | None,
        opponents: Opponent,
        *,
        reward: str,
        dtype: Any,
        render_mode: str | None,
        **options: Any,
    ) -> None:
        reward_number(reward)
        seats = seats_beside(opponents, seats)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SaqqaraError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, got {quoted(render_mode)}")
        self.reward = reward
        self.render_mode = render_mode
        self.table = MaskedGame(game, seats, **options)
        self._chosen_seat = None if seat is None else known_seat(seat, seats)
        self.seat = 0 if seat is None else seat
        self._opponents = Opponents(opponents, seats, self.table.edition)
        self._dtype = known_kind(dtype)
        self._seat_to_act = OVER
        self._mask = self._new_mask()
        self.observation_space = features_space(self.features, self._dtype)
        self.action_space = spaces.Discrete(self.actions.size)

    @property
    def features(self) -> Features:
        """The layout of an observation."""
        return self.table.features

    @property
    def actions(self) -> Actions:
        """The actions."""
        return self.table.actions

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Starts a new game and plays to the caller's first decision. With a seed the random stream starts again."""
        super().reset(seed=seed)
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._opponents.begin(self.seat, self.table)
        self._mask = self._new_mask()
        self._seat_to_act = self.table.open(self._mask, seed)
        self._play_opponents()
        return self._observation()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Plays the caller's action, then the others until the caller has to act again."""
        if self._seat_to_act == OVER:
            raise ResetNeeded("expected reset(), got step(): the game is over")
        self._mask = self._new_mask()
        self._seat_to_act = self.table.answer(self.seat, self._checked(action), self._mask)
        self._play_opponents()
        is_over = self._seat_to_act == OVER
        reward = float(self.table.rewards(self.reward)[self.seat]) if is_over else 0.0
        row, info = self._observation()
        return row, reward, is_over, False, info

    def action_masks(self) -> Array:
        """Returns the mask of legal actions as booleans, as sb3-contrib's MaskablePPO wants it."""
        return self._mask.astype(bool)

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """Renders the whole state as text: prints it (`human`) or returns it (`ansi`)."""
        if self.render_mode is None:
            return None
        text = render_text(self.table.game, self.table.state())
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Ends the processes that bots have started."""
        self._opponents.close()

    def _play_opponents(self) -> None:
        """Plays the bots until the caller has to act or the game is over."""
        while self._seat_to_act not in (self.seat, OVER):
            seed = int(self.np_random.integers(MOST_SEED))
            action = self._opponents.action_of(self._seat_to_act, self.table, seed)
            self._seat_to_act = self.table.answer(self._seat_to_act, action, self._mask)

    def _observation(self) -> tuple[Array, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        row = self.table.row(self.seat, np.empty(self.features.size, self._dtype))
        return row, {"action_mask": self._mask, "illegal": self.table.illegal[self.seat]}

    def _new_mask(self) -> Array:
        return np.zeros(self.actions.size, np.int8)

    def _checked(self, action: Any) -> int:
        if not self.action_space.contains(action):
            raise SaqqaraError(f"action: expected a number from 0 to {self.actions.size - 1}, got {quoted(action)}")
        return int(action)


class ImhotepEnv(SeatEnv):
    """A seat of Imhotep.

    `seats`: 4, or one more than a list of opponents has. `seat`: the caller's, or None for a random one in every game.
    `opponents`: one for all, or a list clockwise from the caller's left; levels, `random`, guests as on the command
    line, or bots. The other options are those of PettingZoo's environment.
    """

    def __init__(
        self,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent = RANDOM,
        sides: str = "AAAAA",
        wrath: bool = False,
        edition: Any = None,
        reward: str = "win",
        illegal: str = "replace",
        dtype: Any = np.float32,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(
            "imhotep",
            seats,
            seat,
            opponents,
            sides=sides,
            wrath=wrath,
            edition=edition,
            reward=reward,
            illegal=illegal,
            dtype=dtype,
            render_mode=render_mode,
        )


class PyramidsEnv(SeatEnv):
    """A seat of Pyramids; options as in `ImhotepEnv`."""

    def __init__(
        self,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent = RANDOM,
        edition: Any = None,
        reward: str = "win",
        illegal: str = "replace",
        dtype: Any = np.float32,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(
            "pyramids",
            seats,
            seat,
            opponents,
            edition=edition,
            reward=reward,
            illegal=illegal,
            dtype=dtype,
            render_mode=render_mode,
        )
