"""A linear learner: one matrix from features to actions, which learns Imhotep for two against random players.

    python examples/linear_learner.py

It plays 256 games at a time with `saqqara.environments.batch`, and after each turns the matrix towards what was done in
games that were won and away from what was done in those that were lost (REINFORCE with a baseline, steps by Adam).
"""

import argparse

import numpy as np

from saqqara.environments.batch import Batch

GAMES = 256
STEP = 0.02
MEMORY, MEMORY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8


class Learner:
    """Chooses an action with a probability that grows with the exponent of its row's product with the features."""

    def __init__(self, features, actions, seed):
        self.weights = np.zeros((features + 1, actions), np.float32)
        self.chance = np.random.default_rng(seed)
        self._mean, self._square, self._steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, rows, masks):
        """How likely each action is, [rows, actions]."""
        merits = np.where(masks, rows @ self.weights[:-1] + self.weights[-1], -np.inf)
        chances = np.exp(merits - merits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def choose(self, rows, masks):
        """An action for each row."""
        sums = self.chances(rows, masks).cumsum(axis=1)
        return (sums > self.chance.random((len(rows), 1)) * sums[:, -1:]).argmax(axis=1)

    def learn(self, rows, masks, actions, worth):
        """One step of Adam up the slope."""
        slope = -self.chances(rows, masks)
        slope[np.arange(len(actions)), actions] += 1
        slope *= worth[:, None] / GAMES
        slope = np.vstack([rows.T @ slope, slope.sum(axis=0)]).astype(np.float32)
        self._steps += 1
        self._mean += (1 - MEMORY) * (slope - self._mean)
        self._square += (1 - MEMORY_OF_SQUARES) * (slope**2 - self._square)
        mean = self._mean / (1 - MEMORY**self._steps)
        square = self._square / (1 - MEMORY_OF_SQUARES**self._steps)
        self.weights += STEP * mean / (np.sqrt(square) + TINY)


def play(batch, learner, seed, does_learn):
    """A game on every table, ours on seat 0 and 1 in turn; returns our share of the first places."""
    ours = np.arange(batch.games) % 2
    rows, taken = batch.rows(np.float32), []
    batch.reset(seed, rows)
    reward = np.zeros(batch.games)
    while (rows.seat >= 0).any():
        actions = batch.random_actions()
        asked = np.flatnonzero(rows.seat == ours)
        if len(asked):
            seen, masks = rows.features[asked], rows.mask[asked].astype(bool)
            actions[asked] = learner.choose(seen, masks)
            taken.append((asked, seen, masks, actions[asked].copy()))
        batch.step(actions, rows)
        reward += rows.rewards[np.arange(batch.games), ours]
    if does_learn:
        tables, seen, masks, actions = (np.concatenate(part) for part in zip(*taken, strict=True))
        learner.learn(seen, masks, actions, (reward - reward.mean())[tables])
    return reward.mean()


def train(rounds, seed=1, report=print):
    """Learns for so many rounds; returns the share of first places before and after, over 2,048 fresh games each."""
    batch = Batch("imhotep", games=GAMES, seats=2, reward="win", auto_reset=False)
    learner = Learner(batch.features.size, batch.actions.size, seed)
    proof = Batch("imhotep", games=2048, seats=2, reward="win", auto_reset=False)
    before = play(proof, learner, 10**6 + seed, does_learn=False)
    report(f"before: {before:.1%} of the first places in {proof.games:,} games for two against random players")
    for number in range(rounds):
        share = play(batch, learner, seed * 10_000 + number, does_learn=True)
        if number % 4 == 3:
            report(f"after {(number + 1) * GAMES:,} games of learning: {share:.1%} in the last {GAMES}")
    after = play(proof, learner, 2 * 10**6 + seed, does_learn=False)
    report(f"after:  {after:.1%} in {proof.games:,} fresh games")
    return before, after


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="A linear learner of Imhotep for two.")
    words.add_argument("--rounds", type=int, default=16, help="of 256 games each (16)")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    train(asked.rounds, asked.seed)
