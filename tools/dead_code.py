"""Unused code in `src` and `tools`: what vulture finds, less what is meant, file by file.

    python -m tools.dead_code            lists what is unused, and what is listed here without need

What something else calls by its name is derived where it can be: endpoints, fields of messages, parts that a game's
descriptor names. A name that is meant in one file is still found in another.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache

from vulture import Vulture

from saqqara.games import GAMES
from saqqara.server.endpoints import ENDPOINTS
from tools import ROOT

CONFIDENCE = 60
COMMANDS = "@*.command"  # click calls what it decorates
# By file: what libraries, tests, benchmarks or users of a documented function call.
MEANT: dict[str, set[str]] = {
    "src/saqqara/bots/network/judge.py": {"QuestionJudge", "is_judged", "position_judge"},
    "src/saqqara/bots/network/pyramids/judge.py": {"RestJudge", "is_judged"},
    "src/saqqara/bots/network/weights.py": {"licence", "with_correction", "with_win_scale"},
    "src/saqqara/decks/generator.py": {"SHIPPED_SEED"},
    "src/saqqara/environments/gymnasium/env.py": {"action_masks", "metadata", "observation_space"},
    "src/saqqara/environments/gymnasium/vector_env.py": {"metadata", "observation_space"},
    "src/saqqara/environments/kernels/__init__.py": {"KERNELS"},  # a layer, declared for its side effect
    "src/saqqara/environments/openspiel/games.py": {"make_py_observer", "max_chance_nodes_in_history"},
    "src/saqqara/environments/openspiel/observer.py": {"set_from", "string_from"},
    "src/saqqara/environments/openspiel/state.py": {
        "_action_to_string",
        "_apply_action",
        "_legal_actions",
        "chance_outcomes",
        "current_player",
        "resample_from_infostate",
    },
    "src/saqqara/environments/pettingzoo/aec_env.py": {"_cumulative_rewards", "_skip_agent_selection"},
    "src/saqqara/environments/pettingzoo/base.py": {"metadata", "observation_space", "state_space"},
    "src/saqqara/environments/rewards.py": {"rewards_of"},
    "src/saqqara/rules/compile_cache.py": {"get_suitable_cache_subpath"},
    "src/saqqara/rules/compiled.py": {"__call__", "__iter__", "__len__"},  # of a metaclass
    "src/saqqara/rules/imhotep/components.py": {"A"},  # of an enumeration whose members count
    "src/saqqara/rules/native.py": {
        "_customize_flags",
        "_environment",
        "_finalized",
        "_lower_nothing",
        "calltypes",
        "get_call_template",
        "get_overload",
        "no_cfunc_wrapper",
        "no_compile",
        "no_cpython_wrapper",
        "typemap",
    },
    "src/saqqara/rules/state_record.py": {"__init_subclass__"},
    "src/saqqara/server/logs.py": {"disabled"},
    "src/saqqara/server/pages.py": {"file_response"},
    "src/saqqara/server/run.py": {"force_exit"},
    "src/saqqara/server/sockets.py": {"_closer"},  # holds a reference to a task, so that it is not collected
    "src/saqqara/server/store/engines.py": {"isolation_level"},
    "src/saqqara/server/store/notifications.py": {"autocommit"},
    "src/saqqara/tournament/results_folder.py": {"without_times"},
    "src/saqqara/tournament/review.py": {"cost_of"},
    "tools/site_hooks.py": {"on_page_markdown"},
}


@cache
def parts_of_games() -> frozenset[str]:
    """Returns the names at the ends of the dotted paths in descriptors, and of their defaults."""
    paths = [getattr(game, field.name) for game in GAMES.values() for field in fields(game)]
    paths += [field.default for game in GAMES.values() for field in fields(game)]
    return frozenset(path.rpartition(":")[2] for path in paths if isinstance(path, str) and ":" in path)


def is_called_by_name(file: str, kind: str, name: str) -> bool:
    """Whether something is an endpoint, a field of a message or of a review, a migration, or a part of a game."""
    if file.startswith("src/saqqara/server/api/"):
        return name in ENDPOINTS
    if file.startswith("src/saqqara/server/wire/") or file == "src/saqqara/review/model.py":
        return kind == "variable"
    if file.startswith("src/saqqara/server/store/migrations/"):
        return name == "down_revision"
    return name in parts_of_games()


def unused() -> Iterator[tuple[str, str, str, int]]:
    """Yields what vulture finds: file, kind, name and line."""
    vulture = Vulture(ignore_decorators=[COMMANDS])
    vulture.scavenge([str(ROOT / "src"), str(ROOT / "tools")])
    for found in vulture.get_unused_code(CONFIDENCE):
        file = found.filename.resolve().relative_to(ROOT).as_posix()
        yield file, found.typ, found.name, found.first_lineno


def faults() -> Iterator[str]:
    """Yields what is unused and not meant, and what is listed as meant without need."""
    needed: dict[str, set[str]] = {}
    for file, kind, name, line in unused():
        if name in MEANT.get(file, ()):
            needed.setdefault(file, set()).add(name)
        elif not is_called_by_name(file, kind, name):
            yield f"{file}:{line}: unused {kind} {name!r}"
    for file, names in MEANT.items():
        for name in sorted(names - needed.get(file, set())):
            yield f"tools/dead_code.py: {name!r} of {file} is not found: expected a shorter list"


def main() -> int:
    """Prints the faults, one a line."""
    found = list(faults())
    print("\n".join(found) or "dead code: none")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
