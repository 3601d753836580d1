"""MaskablePPO of sb3-contrib learns Pyramids for two against a random player, in under a minute.

    pip install -e '.[environments]' torch sb3-contrib
    python examples/maskable_ppo.py

The environment has the method `action_masks`, which MaskablePPO asks for. The reward is the win, at the end of a game.
"""

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from saqqara.environments.gymnasium import PYRAMIDS

TABLES = 8
PROOF = 200  # games


def environment():
    """Any of the two seats, another in every game, against a random player."""
    return gymnasium.make(PYRAMIDS, seats=2, seat=None, opponents="random", reward="win", disable_env_checker=True)


def share_of_wins(model, seed, games):
    """Our share of the first places in fresh games."""
    env, won = environment(), 0.0
    for number in range(games):
        row, _ = env.reset(seed=seed + number)
        is_over = False
        while not is_over:
            masks = env.unwrapped.action_masks()
            action, _ = model.predict(row, action_masks=masks, deterministic=False)
            row, reward, is_over, _, _ = env.step(action)
        won += reward
    env.close()
    return won / games


def train(steps, seed=1, games=PROOF, report=print):
    """Learns for so many decisions; returns the share of first places before and after, over so many games each."""
    torch.set_num_threads(1)  # such small networks gain nothing from more
    tables = DummyVecEnv([environment for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        learning_rate=1e-3,
        seed=seed,
        device="cpu",
    )
    before = share_of_wins(model, 10**6, games)
    report(f"before: {before:.1%} of the first places in {games} games for two against a random player")
    model.learn(steps)
    after = share_of_wins(model, 2 * 10**6, games)
    report(f"after {steps:,} decisions: {after:.1%} in {games} fresh games")
    tables.close()
    return before, after


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="MaskablePPO at Pyramids for two.")
    words.add_argument("--steps", type=int, default=50_000, help="decisions to learn from (50000)")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    train(asked.steps, asked.seed)
