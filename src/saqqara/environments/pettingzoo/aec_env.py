"""AEC environments: agents act one after another, when they owe an action or in every cycle."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from saqqara.encoding.features import Array
from saqqara.environments.masked_game import OVER
from saqqara.environments.pettingzoo.base import BaseEnv, Observation, known_cycles


class SaqqaraAECEnv(BaseEnv, AECEnv):  # type: ignore[misc,unused-ignore]
    """Only agents that owe an action are selected. Rewards come at the end of the game and are 0 before."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. With a seed the random stream starts again, without one it continues."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        mask = self._new_mask()
        seat = self.table.open(mask, seed)
        self.infos = {agent: self._idle(agent) for agent in self.agents}
        self._begin(seat, mask)
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Plays the action of the selected agent; after the end each agent steps once more, with None."""
        agent = self.agent_selection
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mask = self._new_mask()
        seat = self.table.answer(self._seat_of[agent], self._checked(action), mask)
        self.infos[agent] = self._idle(agent)
        self._continue(seat, mask)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Returns what an agent may know now; its mask is empty unless it is selected."""
        mask = self._selected_mask if agent == self.agent_selection else self._no_action
        return {"observation": self._row(self._seat_of[agent]), "action_mask": mask}

    def _begin(self, seat: int, mask: Array) -> None:
        """Selects the first agent of a game."""
        self._select(seat, mask)

    def _continue(self, seat: int, mask: Array) -> None:
        """Selects the next agent, or ends the game."""
        if seat == OVER:
            self._end()
        else:
            self._select(seat, mask)

    def _select(self, seat: int, mask: Array) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        self._selected_mask = mask
        self.infos[agent] = {"action_mask": mask, "illegal": self.table.illegal[seat]}

    def _end(self) -> None:
        """Ends the game: gives rewards to all agents."""
        self.rewards = self._final_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._leave()

    def _leave(self) -> None:
        """Leaves each agent one last step, with None."""
        self._selected_mask = self._no_action
        self._accumulate_rewards()
        self._deads_step_first()

    def _idle(self, agent: str) -> dict[str, Any]:
        """Returns the info of an agent that is not selected."""
        return {"action_mask": self._no_action, "illegal": self.table.illegal[self._seat_of[agent]]}


class CyclicAECEnv(SaqqaraAECEnv):
    """Every agent is selected once in every cycle; one that owes nothing can only `wait`."""

    def __init__(self, game: str, seats: int, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(game, seats, has_wait=True, **options)
        self.max_cycles = known_cycles(max_cycles)

    def step(self, action: Any) -> None:
        """Plays the action of the agent in turn."""
        agent = self.agent_selection
        if self._owes or any(self.terminations.values()) or any(self.truncations.values()) or not self.agents:
            super().step(action)
            return
        seat = self._seat_of[agent]
        if self._checked(action) != self.wait:
            self.table.note_illegal(seat, action)
        self.infos[agent] = self._idle(agent)
        self._continue(seat, self._no_action)

    def _begin(self, seat: int, mask: Array) -> None:
        """Begins the first cycle."""
        self.cycles = 0
        self._select_in_turn(0)

    def _continue(self, seat: int, mask: Array) -> None:
        """Selects the agent after the one that acted, whoever owes an action."""
        if seat == OVER:
            self._end()
            return
        next_seat = self._seat_of[self.agent_selection] + 1
        self.cycles += next_seat == self.table.seats
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._leave()
        else:
            self._select_in_turn(next_seat % self.table.seats)

    def _select_in_turn(self, seat: int) -> None:
        mask = self._mask_of(seat)
        self._owes = not mask[self.wait]
        self._select(seat, mask)
