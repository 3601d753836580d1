"""All seats at once (PettingZoo's Parallel API): in each cycle all who owe an answer give one, the others wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pettingzoo import ParallelEnv

from saqqara.environments.pettingzoo.base import Observation, Places, known_cycles
from saqqara.rules.errors import SaqqaraError

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # observations, rewards, terminations, truncations, infos


class AllAtOnce(Places, ParallelEnv):  # type: ignore[misc,unused-ignore]
    """A table at which nobody waits for the others' answers to be shown: they are shown when all have given theirs."""

    def __init__(self, game: str, seats: int, *, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(game, seats, is_waiting=True, is_parallelizable=True, **options)
        self.max_cycles = known_cycles(max_cycles)
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. With a seed its chance begins anew, without one it goes on."""
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.table.open(self._room(), seed)
        if self.render_mode == "human":
            self.render()
        return self._shown()

    def step(self, actions: Mapping[str, int]) -> Step:
        """One answer of each agent; those who owe nothing may be left out."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        answers = {seat: self._answer_of(seat, actions) for seat in range(self.table.seats)}
        owing = self.table.seats_to_move
        self._note_illegal(answers, owing)
        for seat in owing:
            self.table.answer(seat, answers[seat], self._room())
        self.cycles += 1
        return self._told()

    def _answer_of(self, seat: int, actions: Mapping[str, int]) -> int:
        agent = self.possible_agents[seat]
        if agent in actions:
            return self._known(actions[agent])
        if seat in self.table.seats_to_move:
            raise SaqqaraError(f"actions: expected one of {agent}, got those of {', '.join(actions) or 'nobody'}")
        return self.wait

    def _note_illegal(self, answers: Mapping[int, int], owing: Sequence[int]) -> None:
        """Before anything happens: a strict table refuses all answers for one that is not legal."""
        for seat, action in answers.items():
            if (seat not in owing and action != self.wait) or (
                self.table.is_strict and not self._mask_of(seat)[action]
            ):
                self.table.note_illegal(seat, action)

    def _told(self) -> Step:
        """What comes of a cycle."""
        is_over = self.table.is_over
        is_cut = not is_over and self.cycles == self.max_cycles
        rewards = self._final_rewards() if is_over else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        observations, infos = self._shown()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _shown(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Observations and infos of all agents."""
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask_of(seat)
            observations[agent] = {"observation": self._row(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask, "illegal": self.table.illegal[seat]}
        return observations, infos
