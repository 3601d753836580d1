"""One seat after another (PettingZoo's AEC): each is asked when it owes an answer, or in every cycle."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from saqqara.encoding.features import Array
from saqqara.environments.masked_game import OVER
from saqqara.environments.pettingzoo.base import Observation, Places, known_cycles


class SeatBySeat(Places, AECEnv):  # type: ignore[misc,unused-ignore]
    """Only seats that owe something are asked. Rewards come at the end of the game, and are 0 before."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed its chance begins anew, without one it goes on."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        mask = self._room()
        asked = self.table.open(mask, seed)
        self.infos = {agent: self._idle(agent) for agent in self.agents}
        self._begin(asked, mask)
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """The answer of the agent that is asked; after the end each agent steps once more, with None."""
        agent = self.agent_selection
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mask = self._room()
        asked = self.table.answer(self._seat_of[agent], self._known(action), mask)
        self.infos[agent] = self._idle(agent)
        self._go_on(asked, mask)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; its mask is empty while it is not asked."""
        is_asked = agent == self.agent_selection
        mask = self._asked_mask if is_asked else self._no_action
        return {"observation": self._row(self._seat_of[agent]), "action_mask": mask}

    def _begin(self, asked: int, mask: Array) -> None:
        """At the beginning of a game."""
        self._ask(asked, mask)

    def _go_on(self, asked: int, mask: Array) -> None:
        """After an answer."""
        if asked == OVER:
            self._end()
        else:
            self._ask(asked, mask)

    def _ask(self, seat: int, mask: Array) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        self._asked_mask = mask
        self.infos[agent] = {"action_mask": mask, "illegal": self.table.illegal[seat]}

    def _end(self) -> None:
        """The game is over: rewards for all."""
        self.rewards = self._final_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._leave()

    def _leave(self) -> None:
        """No agent is asked any more; each steps once with None."""
        self._asked_mask = self._no_action
        self._accumulate_rewards()
        self._deads_step_first()

    def _idle(self, agent: str) -> dict[str, Any]:
        """What is told to an agent that is not asked."""
        return {"action_mask": self._no_action, "illegal": self.table.illegal[self._seat_of[agent]]}


class CycleByCycle(SeatBySeat):
    """Every seat is asked once in every cycle; one that owes nothing can only wait."""

    def __init__(self, game: str, seats: int, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(game, seats, is_waiting=True, **options)
        self.max_cycles = known_cycles(max_cycles)

    def step(self, action: Any) -> None:
        """The answer of the agent in turn."""
        agent = self.agent_selection
        if self._owes or any(self.terminations.values()) or any(self.truncations.values()) or not self.agents:
            super().step(action)
            return
        seat = self._seat_of[agent]
        if self._known(action) != self.wait:
            self.table.note_illegal(seat, action)
        self.infos[agent] = self._idle(agent)
        self._go_on(seat, self._no_action)

    def _begin(self, asked: int, mask: Array) -> None:
        """The first cycle."""
        self.cycles = 0
        self._ask_in_turn(0)

    def _go_on(self, asked: int, mask: Array) -> None:
        """After an answer the next seat is asked, whoever owes one."""
        if asked == OVER:
            self._end()
            return
        seat = self._seat_of[self.agent_selection] + 1
        self.cycles += seat == self.table.seats
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._leave()
        else:
            self._ask_in_turn(seat % self.table.seats)

    def _ask_in_turn(self, seat: int) -> None:
        mask = self._mask_of(seat)
        self._owes = not mask[self.wait]
        self._ask(seat, mask)
