"""Solves the positions on standard input and writes whether each took 2 s at most, as JSON.

Run as a file, so that the package on PYTHONPATH may be that of another checkout.
"""

from __future__ import annotations

import inspect
import json
import sys
import time
from typing import Any

from saqqara.bots.search.solver import Solver
from saqqara.bots.search.tree_pool import compiled_for
from saqqara.match.match import Match
from saqqara.rules.edition import default_edition

SECONDS = 2.0  # of processor time
MOST = 1_000_000  # questions, which take longer than that
SLOTS = 1 << 19  # of the transposition table, where a version lets one choose
MARGIN = 0.3


def main() -> None:
    """Solves everything once the solver is compiled."""
    compiled = compiled_for(default_edition(sys.argv[1]))
    has_slots = "slots" in inspect.signature(Solver.__init__).parameters
    solver: Any = Solver(compiled, **({"slots": SLOTS} if has_slots else {}))
    tasks = json.load(sys.stdin)
    for task in tasks[:1]:
        is_solved(solver, compiled, task, most=10)
    print(json.dumps([is_solved(solver, compiled, task) for task in tasks]))


def is_solved(solver: Any, compiled: Any, task: dict[str, Any], most: int = MOST) -> bool:
    """Whether a position is solved in time."""
    state = Match.from_position(task["position"], seed=1).state()
    if hasattr(solver, "forget"):
        solver.forget()
    begun = time.process_time()
    found = solver.solve(state.pack().view(compiled.state), task["seat"], MARGIN, most)
    return found is not None and time.process_time() - begun <= SECONDS


if __name__ == "__main__":
    main()
