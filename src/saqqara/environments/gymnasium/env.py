"""One seat at a table with bots, as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import known_kind, known_seat
from saqqara.encoding.features import Array, Features
from saqqara.environments.gymnasium.opponents import RANDOM, Opponents, Wanted
from saqqara.environments.masked_game import OVER, Sitting
from saqqara.environments.rewards import reward_number
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import draw_table
from saqqara.rules.errors import SaqqaraError, quoted

RENDER_MODES = ("human", "ansi")
MOST_SEED = 1 << 63


class Seat(gymnasium.Env[Array, Any]):
    """We answer for one seat; the others answer for themselves. The reward comes at the end of the game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int | None,
        opponents: Wanted,
        *,
        reward: str,
        dtype: Any,
        render_mode: str | None,
        **options: Any,
    ) -> None:
        reward_number(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SaqqaraError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, got {quoted(render_mode)}")
        self.reward = reward
        self.render_mode = render_mode
        self.table = Sitting(game, seats, **options)
        self._wanted_seat = None if seat is None else known_seat(seat, seats)
        self.seat = 0 if seat is None else seat
        self._opponents = Opponents(opponents, seats, self.table.edition)
        self._dtype = known_kind(dtype)
        self._asked = OVER
        self._mask = self._no_mask()
        self.observation_space = features_space(self.features, self._dtype)
        self.action_space = spaces.Discrete(self.actions.size)

    @property
    def features(self) -> Features:
        """What stands where in an observation."""
        return self.table.features

    @property
    def actions(self) -> Actions:
        """What the actions are."""
        return self.table.actions

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, up to our first question. With a seed its chance begins anew, without one it goes on."""
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._opponents.sit_down(self.seat, self.table)
        self._mask = self._no_mask()
        self._asked = self.table.open(self._mask, seed)
        self._let_them_answer()
        return self._shown()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Our answer, and what the others do until we are asked again."""
        if self._asked == OVER:
            raise ResetNeeded("expected reset(), got step(): the game is over")
        self._mask = self._no_mask()
        self._asked = self.table.answer(self.seat, self._known(action), self._mask)
        self._let_them_answer()
        is_over = self._asked == OVER
        reward = float(self.table.rewards(self.reward)[self.seat]) if is_over else 0.0
        row, info = self._shown()
        return row, reward, is_over, False, info

    def action_masks(self) -> Array:
        """What we may do, as booleans: sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(bool)

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """The whole table as text: printed for people, given back as `ansi`."""
        if self.render_mode is None:
            return None
        text = draw_table(self.table.game, self.table.state())
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Ends what guests have started."""
        self._opponents.close()

    def _let_them_answer(self) -> None:
        """Bots answer until we are asked, or the game is over."""
        while self._asked not in (self.seat, OVER):
            seed = int(self.np_random.integers(MOST_SEED))
            action = self._opponents.action_of(self._asked, self.table, seed)
            self._asked = self.table.answer(self._asked, action, self._mask)

    def _shown(self) -> tuple[Array, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        row = self.table.row(self.seat, np.empty(self.features.size, self._dtype))
        return row, {"action_mask": self._mask, "illegal": self.table.illegal[self.seat]}

    def _no_mask(self) -> Array:
        return np.zeros(self.actions.size, np.int8)

    def _known(self, action: Any) -> int:
        if not self.action_space.contains(action):
            raise SaqqaraError(f"action: expected a number from 0 to {self.actions.size - 1}, got {quoted(action)}")
        return int(action)


class ImhotepSeat(Seat):
    """A seat at Imhotep.

    `seat`: ours, or None for another in every game. `opponents`: one for all, or a list clockwise from our left;
    levels, `random`, guests as on the command line, or bots. The other options are those of PettingZoo's environment.
    """

    def __init__(
        self,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Wanted = RANDOM,
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


class PyramidsSeat(Seat):
    """A seat at Pyramids; options as in `ImhotepSeat`."""

    def __init__(
        self,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Wanted = RANDOM,
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
