"""The container image, built from the Dockerfile on a base of Debian's packages: its server answers, its bots move."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tools import ROOT

import saqqara
from saqqara.games import GAMES
from tests.equipment import NOT_RUN, image_builder
from tests.patience import PATIENCE_S
from tests.release.packages import build
from tests.server.guests import ME, bot, programs
from tests.server.houses import free_port

pytestmark = pytest.mark.soak
PYTHON = "python3,python3-venv,python-is-python3,ca-certificates"
WHEELS = "/wheels"


@dataclass(frozen=True)
class Image:
    """The image in a storage of its own."""

    folder: Path

    def buildah(self, *words: str) -> str:
        """What buildah prints; it has to end well."""
        return _done([*self._command, *words])

    @property
    def _command(self) -> list[str]:
        places = [f"--root={self.folder / 'images'}", f"--runroot={self.folder / 'running'}"]
        return ["buildah", *places, "--storage-driver=vfs"]

    def build(self, base: Path, wheels: Path) -> None:
        """From the Dockerfile; the packages come from the folder of wheels."""
        container = self.buildah("from", "scratch").strip()
        self.buildah("add", "--quiet", container, str(base), "/")
        self.buildah("commit", "--quiet", container, "base")
        self.buildah("rm", container)
        settings = self.folder / "pip.conf"
        settings.write_text(f"[global]\nno-index = true\nfind-links = {WHEELS}\ndisable-pip-version-check = true\n")
        self.buildah(
            *("build", "--isolation=chroot", "--format=docker", "--layers=false", "--pull=never", "--tag=saqqara"),
            *(
                "--build-arg=BASE=localhost/base",
                f"--volume={wheels}:{WHEELS}:ro",
                f"--volume={settings}:/etc/pip.conf:ro",
            ),
            str(ROOT),
        )

    @property
    def config(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.buildah("inspect", "--type=image", "saqqara"))["Docker"]["config"]
        return told

    @contextmanager
    def container(self) -> Iterator[str]:
        name = self.buildah("from", "--pull=never", "saqqara").strip()
        try:
            yield name
        finally:
            self.buildah("rm", name)

    def run(self, container: str, *words: str) -> str:
        """What a command in the container prints."""
        return self.buildah("run", "--isolation=chroot", container, "--", *words)

    @contextmanager
    def serving(self, container: str) -> Iterator[str]:
        """Runs what the image runs, on a port that is free here; the address."""
        port = str(free_port())
        command = [*self.config["Entrypoint"], *self.config["Cmd"]]
        command[command.index("--port") + 1] = port
        log = self.folder / "log.txt"
        with log.open("wb") as out:
            server = subprocess.Popen(
                [*self._command, "run", "--isolation=chroot", container, "--", *command],
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        try:
            yield _answering(f"http://127.0.0.1:{port}", server, log)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(PATIENCE_S)


def _done(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def _answering(address: str, server: subprocess.Popen[bytes], log: Path) -> str:
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE_S) as answer:
                assert json.load(answer)["version"] == saqqara.__version__
                return address
        except OSError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.2)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    if image_builder() is None:
        pytest.skip(
            f"{NOT_RUN}: the image cannot be built, as there is no buildah or mmdebstrap, or no root to run them"
        )
    folder = tmp_path_factory.mktemp("image")
    base = folder / "base.tar"
    _done(["mmdebstrap", "--variant=minbase", f"--include={PYTHON}", _suite(), str(base), *_sources()])
    one = Image(folder)
    one.build(base, _wheels(folder, _python_in(base)))
    return one


def _suite() -> str:
    """Debian's name of the release that this machine runs, or a stable one."""
    told = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(), re.MULTILINE)
    return told[1] if told is not None and Path("/etc/debian_version").exists() else "stable"


def _sources() -> list[str]:
    """Where this machine gets its packages, if it is one of Debian's."""
    return [str(file) for file in sorted(Path("/etc/apt/sources.list.d").glob("debian.sources"))]


def _python_in(base: Path) -> str:
    """The version of Python in the base, as in 3.13."""
    with tarfile.open(base) as archive:
        found = (re.fullmatch(r"\./usr/bin/python(3\.\d+)", name) for name in archive.getnames())
        return next(version[1] for version in found if version is not None)


def _wheels(folder: Path, python: str) -> Path:
    """All packages that the build of the image installs."""
    [wheel] = build(folder / "dist", "--wheel")
    place = folder / "wheels"
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", f"--dest={place}"]
    _done([*pip, "--only-binary=:all:", f"--python-version={python}", f"{wheel}[postgres]", "hatchling"])
    return place


@pytest.fixture(scope="module")
def container(image: Image) -> Iterator[str]:
    with image.container() as one:
        yield one


@pytest.fixture(scope="module")
def address(image: Image, container: str) -> Iterator[str]:
    with image.serving(container) as one:
        yield one


def test_what_is_compiled_is_in_the_image(image: Image, container: str) -> None:
    assert set(image.config["Volumes"]) == {"/data", "/var/cache/saqqara"}
    assert "0 compiled" in image.run(container, "saqqara", "warm")


def test_it_is_no_root_and_holds_no_tools(image: Image, container: str) -> None:
    assert image.run(container, "id", "-u").strip() == "10001"
    assert image.run(container, "saqqara", "--version").strip() == f"saqqara, version {saqqara.__version__}"
    found = image.run(container, "sh", "-c", "ls /opt/saqqara/bin; command -v gcc || true")
    assert not {"pip", "gcc"} & set(found.split())


@pytest.mark.parametrize("game", GAMES)
def test_its_server_answers_and_a_bot_moves(address: str, game: str) -> None:
    async def play() -> None:
        async with programs(address, "Ann") as (ann,):
            table = await ann.open(game, [ME, bot("mason")])
            path = f"/api/tables/{table['id']}"
            view = await ann.told("GET", f"{path}/view?seat=0&wait=25")
            await ann.say(table["id"], type="move", seat=0, ask=view["ask"], move=view["legal"][0])
            while (after := await ann.told("GET", f"{path}/view?seat=0&wait=25"))["ask"] in (None, view["ask"]):
                pass
            assert after["turn"] > view["turn"]

    asyncio.run(play())


def test_its_health_is_asked_for(image: Image, container: str, address: str) -> None:
    kind, *command = image.config["Healthcheck"]["Test"]
    assert kind == "CMD"
    image.run(container, *(word.replace("127.0.0.1:8000", address.removeprefix("http://")) for word in command))
