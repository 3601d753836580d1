#!/usr/bin/env python3
"""Random play through PettingZoo: Imhotep one seat after another, Pyramids all at once.

pip install pettingzoo
python examples/random_pettingzoo.py [--games 20] [--seed 1]
"""

import argparse
from collections import Counter

from saqqara.environments.pettingzoo import imhotep_v0, pyramids_v0


def play_in_turn(env, seed):
    """One game through the turn interface; returns the reward of each agent."""
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return rewards


def play_at_once(env, seed):
    """One game through the parallel interface; returns the reward of each agent."""
    observations, _ = env.reset(seed=seed)
    rewards = {}
    while env.agents:
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
    return rewards


def main():
    """Both games, and one look at an observation."""
    words = argparse.ArgumentParser(description="Random play through PettingZoo.")
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    tables = (
        ("Imhotep, 3 seats, in turn", play_in_turn, imhotep_v0.env(seats=3, sides="ABABA", reward="win")),
        ("Pyramids, 4 seats, at once", play_at_once, pyramids_v0.parallel_env(seats=4, reward="win")),
    )
    for name, play, env in tables:
        for agent in env.possible_agents:
            env.action_space(agent).seed(asked.seed)
        wins = Counter()
        for game in range(asked.games):
            wins.update(play(env, asked.seed + game))
        print(f"{name}: first places in {asked.games} games {dict(sorted(wins.items()))}")
    env = imhotep_v0.env(seats=2)
    env.reset(seed=asked.seed)
    row = env.last()[0]["observation"]
    print("Sleds as the first seat sees them, its own first:", env.features["sled"].of(row) * env.features["sled"].high)


if __name__ == "__main__":
    main()
