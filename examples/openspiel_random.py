"""Random play through OpenSpiel: both games, chance drawn by its probabilities, and what a player is told.

pip install 'saqqara[openspiel]'
python examples/openspiel_random.py
"""

import argparse

import numpy as np
import pyspiel

import saqqara.environments.openspiel  # noqa: F401  registers the games

GAMES = ("saqqara_imhotep(players=3,sides=AABAA,wrath=True)", "saqqara_pyramids(players=2)")


def play(name, seed=1, report=print):
    """One random game; returns the final state."""
    game, chance = pyspiel.load_game(name), np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            action = chance.choice(outcomes, p=probabilities)
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(int(action))
    report(f"{game}: {len(state.history())} moves, returns {state.returns()}")
    last = state.information_state_string(0).splitlines()[-1]
    report(f"  observation of {game.observation_tensor_size()} numbers; the last that player 0 has read: {last}")
    return state


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Random play through OpenSpiel.")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for name in GAMES:
        play(name, asked.seed)
