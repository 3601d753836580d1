#!/usr/bin/env python3
"""Random play through Gymnasium: one seat against a bot, then many games at once in compiled code.

pip install gymnasium
python examples/random_gymnasium.py [--games 3] [--opponent mason] [--seed 1]
"""

import argparse

import gymnasium
import numpy as np

import saqqara.environments.gymnasium  # registers saqqara/Imhotep-v0 and saqqara/Pyramids-v0

STEPS = 200
GAMES_AT_ONCE = 256


def play_one_by_one(env, games, seed):
    """Random legal play; returns the points of each game."""
    env.action_space.seed(seed)
    points = []
    for game in range(games):
        _, info = env.reset(seed=seed + game)
        is_over = False
        while not is_over:
            action = env.action_space.sample(info["action_mask"])
            _, reward, is_over, _, info = env.step(action)
        points.append(reward)
    return points


def play_many(envs, seed):
    """Random legal play on all tables; returns the games that ended and our first places in them."""
    _, infos = envs.reset(seed=seed)
    chance, ended, won = np.random.default_rng(seed), 0, 0.0
    for _ in range(STEPS):
        noise = chance.random(infos["action_mask"].shape, np.float32)
        actions = (infos["action_mask"] * noise).argmax(axis=1)
        _, rewards, terminations, _, infos = envs.step(actions)
        ended, won = ended + terminations.sum(), won + rewards.sum()
    return ended, won


def main():
    """Both games, both ways."""
    words = argparse.ArgumentParser(description="Random play through Gymnasium.")
    words.add_argument("--games", type=int, default=3)
    words.add_argument("--opponent", default="mason")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for name in (saqqara.environments.gymnasium.IMHOTEP, saqqara.environments.gymnasium.PYRAMIDS):
        env = gymnasium.make(name, seats=2, opponents=asked.opponent, reward="points")
        points = play_one_by_one(env, asked.games, asked.seed)
        env.close()
        print(f"{name}, 2 seats: random play against {asked.opponent}: points {points}")
        envs = gymnasium.make_vec(name, num_envs=GAMES_AT_ONCE, seats=4, seat=None)
        ended, won = play_many(envs, asked.seed)
        print(f"{name}, 4 seats: {GAMES_AT_ONCE} tables at once, {ended} games, {won / ended:.1%} first places")


if __name__ == "__main__":
    main()
