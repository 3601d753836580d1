"""The Parallel environment: in each cycle all agents that owe an action give one, the others wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pettingzoo import ParallelEnv

from saqqara.environments.pettingzoo.base import BaseEnv, Observation, known_cycles
from saqqara.rules.errors import SaqqaraError

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # observations, rewards, terminations, truncations, infos


class SaqqaraParallelEnv(BaseEnv, ParallelEnv):  # type: ignore[misc,unused-ignore]
    """All agents act at the same time and see each other's actions afterwards."""

    def __init__(self, game: str, seats: int, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(game, seats, has_wait=True, is_parallelizable=True, **options)
        self.max_cycles = known_cycles(max_cycles)
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Starts a new game. With a seed the random stream starts again, without one it continues."""
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.table.open(self._new_mask(), seed)
        if self.render_mode == "human":
            self.render()
        return self._observations()

    def step(self, actions: Mapping[str, int]) -> Step:
        """Plays one action of each agent; agents that owe nothing may be left out."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        by_seat = {seat: self._action_of(seat, actions) for seat in range(self.table.seats)}
        owing = self.table.seats_to_move
        self._note_illegal(by_seat, owing)
        for seat in owing:
            self.table.answer(seat, by_seat[seat], self._new_mask())
        self.cycles += 1
        return self._step()

    def _action_of(self, seat: int, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if agent in actions:
            return self._checked(actions[agent])
        if seat in self.table.seats_to_move:
            raise SaqqaraError(f"actions: expected one of {agent}, got those of {', '.join(actions) or 'nobody'}")
        return self.wait

    def _note_illegal(self, by_seat: Mapping[int, int], owing: Sequence[int]) -> None:
        """Counts actions that are not legal, or refuses all of them before any is played."""
        for seat, action in by_seat.items():
            if (seat not in owing and action != self.wait) or (
                self.table.is_strict and not self._mask_of(seat)[action]
            ):
                self.table.note_illegal(seat, action)

    def _step(self) -> Step:
        """Returns what the agents get after a cycle."""
        is_over = self.table.is_over
        is_cut = not is_over and self.cycles == self.max_cycles
        rewards = self._final_rewards() if is_over else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        observations, infos = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Returns observations and infos of all agents."""
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask_of(seat)
            observations[agent] = {"observation": self._row(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask, "illegal": self.table.illegal[seat]}
        return observations, infos
