"""A house needs nothing that only Unix has. What can be run of it is run with the platform patched to Windows."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saqqara.server
from tests.server.guests import ME, programs
from tests.server.houses import House, open_house

SERVER = Path(saqqara.server.__file__).parent
UNIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}

# What other packages do on Windows is not tested here: they are imported before the platform is patched.
WINDOWS = f"""
import asyncio, signal, socket, sys, threading
import alembic.command, brotli, filelock, httptools, msgspec, numpy, prometheus_client.multiprocess
import sqlalchemy.dialects.sqlite, starlette.applications, starlette.staticfiles, uvicorn.supervisors.multiprocess
import aiohttp, numba
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop
for name in {sorted(UNIX_ONLY)}:
    sys.modules[name] = None
del signal.SIGHUP
sys.platform = "win32"
"""
IMPORT_ALL = """
import importlib, pkgutil
import saqqara.server
for module in pkgutil.walk_packages(saqqara.server.__path__, "saqqara.server."):
    if ".migrations" not in module.name:
        importlib.import_module(module.name)
"""
PRINT_LOOP = """
from pathlib import Path
from saqqara.server.run import Config
from saqqara.server.settings import Settings
print(Config(Settings(data=Path("."), processes=1), None).loop)
"""


def imports_at_the_top(file: Path) -> Iterator[str]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("file", sorted(SERVER.rglob("*.py")), ids=lambda file: str(file.relative_to(SERVER)))
def test_no_module_imports_what_only_unix_has(file: Path) -> None:
    assert not UNIX_ONLY & set(imports_at_the_top(file))


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_all_modules_can_be_imported_on_windows() -> None:
    run(WINDOWS + IMPORT_ALL)


@pytest.mark.soak
def test_the_loop_is_uvloop_where_it_is_installed() -> None:
    assert run(PRINT_LOOP) == "uvloop"
    assert run(WINDOWS + PRINT_LOOP) == "auto"


@pytest.mark.soak
def test_a_house_serves_and_stops_on_windows(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            async with ann.at(table["id"]) as anns:
                await anns.turn_of(0)
                assert (await anns.move(0, "load a1"))["type"] == "view"
            assert (await ann.http.get("/metrics")).status_code == 200

    with open_house(tmp_path, first=WINDOWS) as house:
        asyncio.run(play(house))
        assert house.stop() == 0
        house.start()  # the lock has been released
