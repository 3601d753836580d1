"""One seat at each of many tables, against random opponents, as a vector environment of Gymnasium.

Games, opponents and observations are compiled code over one batch: see `seat_batch.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saqqara.encoding.actions import Actions
from saqqara.encoding.arguments import known_kind
from saqqara.encoding.features import Array, Features
from saqqara.environments.gymnasium.opponents import RANDOM, Wanted, each_of
from saqqara.environments.masked_game import fresh_seed
from saqqara.environments.seat_batch import SeatBatch, Seen
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import draw_table
from saqqara.rules.errors import SaqqaraError, quoted

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class Seats(VectorEnv[Array, Any, Array]):
    """`num_envs` games at once; what is returned is the caller's to keep."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int,
        seat: int | None,
        opponents: Wanted,
        *,
        edition: Any,
        dtype: Any,
        render_mode: str | None,
        autoreset_mode: str | AutoresetMode,
        **options: Any,
    ) -> None:
        _check_opponents(opponents, seats)
        self._mode = _known_mode(autoreset_mode)
        if render_mode not in (None, "ansi"):
            raise SaqqaraError(f"render_mode: expected ansi or None for many games, got {quoted(render_mode)}")
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 2, "autoreset_mode": self._mode}
        self.num_envs = num_envs
        self._dtype = known_kind(dtype)
        self.batch = SeatBatch(
            game,
            num_envs,
            seats,
            seat=seat,
            is_same_step=self._mode == AutoresetMode.SAME_STEP,
            edition=edition,
            seed=fresh_seed(),
            **options,
        )
        self.single_observation_space = features_space(self.features, self._dtype)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.actions.size)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def features(self) -> Features:
        """What stands where in an observation."""
        return self.batch.features

    @property
    def actions(self) -> Actions:
        """What the actions are."""
        return self.batch.actions

    def reset(  # type: ignore[override,unused-ignore]
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New games. With a seed game number n has the chance of `seed + n`, without one chance goes on.

        A list has a seed for each game. All games begin anew: single ones do so by themselves.
        """
        if options:
            raise SaqqaraError(f"options: expected none (all games begin anew), got {quoted(options)}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is not None:
            self.batch.seed_each(seed)
        seen = self.batch.begin(self._dtype)
        return seen.features, self._infos(seen)

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Our answers, and what the others do until we are asked again."""
        seats = self.batch.own.copy() if self._mode == AutoresetMode.SAME_STEP else self.batch.own
        seen = self.batch.answer(actions, self._dtype)
        rewards = seen.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return seen.features, rewards, seen.done, np.zeros(self.num_envs, np.bool_), self._infos(seen)

    def random_actions(self) -> Array:
        """A random legal action for each game, by the games' own chance; 0 where a game is over."""
        return self.batch.random_actions()

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override,unused-ignore]
        """All tables as text."""
        if self.render_mode is None:
            return None
        return tuple(draw_table(self.actions.game, self.batch.state(game)) for game in range(self.num_envs))

    def _infos(self, seen: Seen) -> dict[str, Any]:
        """Masks and counts of all games, and the last observations of those that gave way to new ones."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": seen.mask,
            "_action_mask": everywhere,
            "illegal": self.batch.illegal.copy(),
            "_illegal": everywhere.copy(),
        }
        if self._mode == AutoresetMode.SAME_STEP and seen.done.any():
            last = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(seen.done):
                last[game] = seen.final[game]
            infos |= {"final_obs": last, "_final_obs": seen.done.copy()}
        return infos


def _check_opponents(opponents: Wanted, seats: int) -> None:
    if any(one != RANDOM for one in each_of(opponents, seats - 1)):
        expected = f"{RANDOM!r} (for others: make_vec(..., vectorization_mode='sync'))"
        raise SaqqaraError(f"opponents: expected {expected}, got {quoted(opponents)}")


def _known_mode(mode: Any) -> AutoresetMode:
    for known in MODES:
        if mode in (known, known.value):
            return known
    raise SaqqaraError(f"autoreset_mode: expected one of {', '.join(one.value for one in MODES)}, got {quoted(mode)}")


class ImhotepSeats(Seats):
    """Seats at Imhotep. `threads`: how many step the games, by default as many as there are cores."""

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Wanted = RANDOM,
        sides: str = "AAAAA",
        wrath: bool = False,
        edition: Any = None,
        reward: str = "win",
        dtype: Any = np.float32,
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
    ) -> None:
        super().__init__(
            "imhotep",
            num_envs,
            seats,
            seat,
            opponents,
            sides=sides,
            wrath=wrath,
            edition=edition,
            reward=reward,
            dtype=dtype,
            render_mode=render_mode,
            autoreset_mode=autoreset_mode,
            threads=threads,
        )


class PyramidsSeats(Seats):
    """Seats at Pyramids; options as in `ImhotepSeats`."""

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        seat: int | None = 0,
        opponents: Wanted = RANDOM,
        edition: Any = None,
        reward: str = "win",
        dtype: Any = np.float32,
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
    ) -> None:
        super().__init__(
            "pyramids",
            num_envs,
            seats,
            seat,
            opponents,
            edition=edition,
            reward=reward,
            dtype=dtype,
            render_mode=render_mode,
            autoreset_mode=autoreset_mode,
            threads=threads,
        )
