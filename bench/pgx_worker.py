"""pgx on the CPU, in an interpreter of its own: it has JAX, ours need not. Answers one line a question.

A question is `GAME GAMES SECONDS`; the answer is how many steps (decisions) were made and in how many seconds. Random
legal actions, new games by pgx's own auto-reset, observations and masks as pgx computes them in every step.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

Step = Callable[[Any, Any], tuple[Any, Any]]


def stepper(game: str, games: int) -> tuple[Step, Any, Any]:
    """One compiled call: a random legal action on each table, the step, and the next key."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    environment = pgx.make(game)
    begin = jax.jit(jax.vmap(environment.init))
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def once(state: Any, key: Any) -> tuple[Any, Any]:
        key, for_actions, for_steps = jax.random.split(key, 3)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(for_actions, likely, axis=-1)
        return step(state, actions, jax.random.split(for_steps, games)), key

    key = jax.random.PRNGKey(1)
    return jax.jit(once), begin(jax.random.split(key, games)), key


def main() -> None:
    import jax

    known: dict[tuple[str, int], list[Any]] = {}
    for line in sys.stdin:
        game, games, seconds = line.split()
        table = known.setdefault((game, int(games)), [])
        if not table:
            table[:] = stepper(game, int(games))
            table[1:] = table[0](*table[1:])  # compiles
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < float(seconds):
            table[1:] = jax.block_until_ready(table[0](*table[1:]))
            steps += int(games)
        print(steps, time.perf_counter() - began, flush=True)


if __name__ == "__main__":
    main()
