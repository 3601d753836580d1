"""What has to be installed and on which systems: the engine alone needs numpy and msgspec, nothing needs Unix to import."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "saqqara"
UNIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "termios", "tty"}

PLAY = """
import random, sys

class OnlyTheEngine:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in {"saqqara", "numpy", "msgspec"} | sys.stdlib_module_names:
            raise ImportError(f"blocked: {name}")

sys.meta_path.insert(0, OnlyTheEngine())
from saqqara import Match

chance = random.Random(1)
match = Match.new(sys.argv[1], seats=2, seed=5)
while match.seats_to_move:
    seat = chance.choice(match.seats_to_move)
    match.play(chance.choice(match.legal(seat)), seat)
assert match.outcome is not None
assert Match.from_record(match.record()).position() == match.position()
loaded = {name.partition(".")[0] for name in sys.modules}
assert not loaded & {"numba", "starlette", "uvicorn", "sqlalchemy", "click", "rich"}, loaded
assert "saqqara.server" not in sys.modules
"""


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_the_engine_alone_plays_a_whole_game_with_numpy_and_msgspec_only(game: str) -> None:
    subprocess.run([sys.executable, "-c", PLAY, game], check=True, timeout=300)


def test_the_block_of_other_packages_works() -> None:
    code = PLAY.replace("from saqqara import Match", "import rich")
    failed = subprocess.run(
        [sys.executable, "-c", code, "imhotep"], check=False, capture_output=True, text=True, timeout=300
    )
    assert failed.returncode == 1
    assert "blocked: rich" in failed.stderr


def imported_at_the_top(source: str) -> Iterator[str]:
    """The modules that an import of the source imports: not those in functions or for type checkers only."""
    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or is_for_types(node):
            continue
        pending.extend(ast.iter_child_nodes(node))


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def test_no_module_imports_a_unix_only_module_at_its_top() -> None:
    found = {
        str(file.relative_to(PACKAGE)): names
        for file in sorted(PACKAGE.rglob("*.py"))
        if (names := {name.partition(".")[0] for name in imported_at_the_top(file.read_text())} & UNIX_ONLY)
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import fcntl", {"fcntl"}),
        ("from pwd import getpwnam", {"pwd"}),
        ("try:\n    import tty\nexcept ImportError:\n    tty = None", {"tty"}),
        ("def lock():\n    import fcntl", set()),
        ("if TYPE_CHECKING:\n    import fcntl", set()),
        ("class Lock:\n    import fcntl", {"fcntl"}),
    ],
)
def test_what_counts_as_the_top(source: str, names: set[str]) -> None:
    assert set(imported_at_the_top(source)) == names
