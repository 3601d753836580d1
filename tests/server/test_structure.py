"""The modules of the server import each other in one direction, also for type checking and inside functions."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import saqqara.server

SERVER = Path(saqqara.server.__file__).parent
EDGES = ("app", "run", "api", "sockets", "house")
WITHOUT_THE_HOUSE = (
    "absence",
    "advice",
    "attendance",
    "bots_at_tables",
    "broadcast",
    "clock_timers",
    "cluster",
    "commands",
    "heartbeat",
    "inspection",
    "leases",
    "level_compiler",
    "presence",
    "review_worker",
    "reviews",
    "room",
    "storage",
    "thinking",
    "thinking_queue",
    "timers",
    "tryouts",
    "unreadable",
    "views",
)


def modules() -> dict[str, Path]:
    return {
        ".".join(("saqqara.server", *file.relative_to(SERVER).with_suffix("").parts)).removesuffix(".__init__"): file
        for file in SERVER.rglob("*.py")
    }


def imported(file: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & known.keys() or {node.module}
    return found & known.keys()


def test_there_is_no_import_circle() -> None:
    known = modules()
    order = list(TopologicalSorter({name: imported(file, known) for name, file in known.items()}).static_order())
    assert len(order) == len(known)


def test_what_serves_a_room_does_not_know_the_house() -> None:
    known = modules()
    for name in WITHOUT_THE_HOUSE:
        beyond = imported(known[f"saqqara.server.{name}"], known) & {f"saqqara.server.{edge}" for edge in EDGES}
        assert not beyond, name
