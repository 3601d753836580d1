"""One seat in each of many games, against random opponents, as a vector environment of Gymnasium.

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
from saqqara.environments.gymnasium.opponents import RANDOM, Opponent, each_of, seats_beside
from saqqara.environments.masked_game import fresh_seed
from saqqara.environments.seat_batch import SeatBatch, SeatStep
from saqqara.environments.spaces import features_space
from saqqara.environments.text_render import render_text
from saqqara.rules.errors import SaqqaraError, quoted

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class SeatVectorEnv(VectorEnv[Array, Any, Array]):
    """`num_envs` games at once. Every step returns new arrays, which the caller may keep."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None,
        seat: int | None,
        opponents: Opponent,
        *,
        edition: Any,
        dtype: Any,
        render_mode: str | None,
        autoreset_mode: str | AutoresetMode,
        **options: Any,
    ) -> None:
        seats = seats_beside(opponents, seats)
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
        """The layout of an observation."""
        return self.batch.features

    @property
    def actions(self) -> Actions:
        """The actions."""
        return self.batch.actions

    def reset(  # type: ignore[override,unused-ignore]
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Starts new games. Game number n gets the seed `seed + n`, or that of a list; None: random streams continue.

        All games are restarted; single ones restart by themselves when they end.
        """
        if options:
            raise SaqqaraError(f"options: expected none (all games begin anew), got {quoted(options)}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is not None:
            self.batch.seed_each(seed)
        step = self.batch.begin(self._dtype)
        return step.features, self._infos(step)

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Plays the caller's actions, then the others until the caller has to act again."""
        seats = self.batch.own.copy() if self._mode == AutoresetMode.SAME_STEP else self.batch.own
        step = self.batch.answer(actions, self._dtype)
        rewards = step.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return step.features, rewards, step.done, np.zeros(self.num_envs, np.bool_), self._infos(step)

    def random_actions(self) -> Array:
        """Returns a random legal action for each game, from the games' own random streams; 0 for finished games."""
        return self.batch.random_actions()

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override,unused-ignore]
        """Renders all games as text."""
        if self.render_mode is None:
            return None
        return tuple(render_text(self.actions.game, self.batch.state(game)) for game in range(self.num_envs))

    def _infos(self, step: SeatStep) -> dict[str, Any]:
        """Returns masks and counts of all games, and the last observations of those that were restarted."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": step.mask,
            "_action_mask": everywhere,
            "illegal": self.batch.illegal.copy(),
            "_illegal": everywhere.copy(),
        }
        if self._mode == AutoresetMode.SAME_STEP and step.done.any():
            last = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(step.done):
                last[game] = step.final[game]
            infos |= {"final_obs": last, "_final_obs": step.done.copy()}
        return infos


def _check_opponents(opponents: Opponent, seats: int) -> None:
    if any(opponent != RANDOM for opponent in each_of(opponents, seats - 1)):
        expected = f"{RANDOM!r} (for others: make_vec(..., vectorization_mode='sync'))"
        raise SaqqaraError(f"opponents: expected {expected}, got {quoted(opponents)}")


def _known_mode(mode: Any) -> AutoresetMode:
    for known in MODES:
        if mode in (known, known.value):
            return known
    raise SaqqaraError(
        f"autoreset_mode: expected one of {', '.join(known.value for known in MODES)}, got {quoted(mode)}"
    )


class ImhotepVectorEnv(SeatVectorEnv):
    """Seats of Imhotep. `threads`: how many step the games, by default as many as there are cores."""

    def __init__(
        self,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent = RANDOM,
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


class PyramidsVectorEnv(SeatVectorEnv):
    """Seats of Pyramids; options as in `ImhotepVectorEnv`."""

    def __init__(
        self,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent = RANDOM,
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
