"""Imhotep for two as a game of OpenSpiel: thin, sequential, with nature's draws as chance nodes.

It is as open as the table: what a seat may not know has to be taken out of the state that it is given. It has no log,
no observations and no tensors, for it is there to be searched: so it is faster than the game for researchers
(`saqqara.environments.openspiel`), and the peer's search gets the faster one.

python -m bench.openspiel_imhotep     OpenSpiel's own test of a game, on all sides
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pyspiel

from .imhotep_table import LONGEST, MOVES, OVER, SEATS, Table, first_table

TYPE = pyspiel.GameType(
    short_name="saqqara_imhotep_bare",
    long_name="Imhotep",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"sides": "AAAAA"},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=MOVES,
    max_chance_outcomes=MOVES,  # nature's moves have numbers of their own
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class ImhotepGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """The rules with one choice of sides."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        self.first = first_table((params or {}).get("sides", "AAAAA"))

    def new_initial_state(self) -> ImhotepState:
        """Nature draws first."""
        return ImhotepState(self, self.first)

    def state_of(self, state: Any) -> ImhotepState:
        """A table in the middle of a game, from a state of ours."""
        return ImhotepState(self, Table.of(state))


class ImhotepState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """OpenSpiel makes an initial state for every copy: so a table is shared until somebody moves."""

    def __init__(self, game: ImhotepGame, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.is_shared = True

    def current_player(self) -> int:
        """A seat, chance or nobody."""
        player = self.table.player
        return _TERMINAL if player == OVER else player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.player == OVER

    def _legal_actions(self, _: int) -> list[int]:
        return self.table.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's draws with their probabilities."""
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if self.is_shared:
            self.table, self.is_shared = deepcopy(self.table), False
        self.table.play(action)

    def returns(self) -> list[float]:
        """What the end is worth to both."""
        return self.table.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'nature' if player < 0 else f'seat {player}'}: {action}"

    def __str__(self) -> str:
        return str(self.table.raw.tobytes().hex())


pyspiel.register_game(TYPE, ImhotepGame)


def main() -> None:
    for mix in range(32):
        sides = "".join("AB"[mix >> site & 1] for site in range(5))
        game = pyspiel.load_game("saqqara_imhotep_bare", {"sides": sides})
        pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
        print(f"{sides}: OpenSpiel's test of a game passed")


if __name__ == "__main__":
    main()
