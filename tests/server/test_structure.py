"""The modules of the server import each other in one direction, also for type checking and inside functions."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import saqqara.server

SERVER = Path(saqqara.server.__file__).parent
EDGES = ("app", "run", "api", "sockets", "hosts", "house")  # what answers requests, and the registry of rooms


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


def is_edge(module: str) -> bool:
    return module.removeprefix("saqqara.server.").split(".")[0] in EDGES


def test_only_the_edges_know_the_house() -> None:
    known = modules()
    inside = [name for name in known if not is_edge(name)]
    assert {"saqqara.server.room", "saqqara.server.made_puzzles", "saqqara.server.club.challenges"} <= set(inside)
    for name in inside:
        assert not {module for module in imported(known[name], known) if is_edge(module)}, name
