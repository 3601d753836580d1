"""The wheel in a bare environment, far from the repository: a game is played by clicking, verified, and a deck is printed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

import saqqara
from tests.equipment import NOT_RUN
from tests.patience import PATIENCE_S
from tests.release.packages import bare_environment, build
from tests.web.playing import play_by_hand
from tests.web.visitors import Visitor, open_browser, visiting

pytestmark = pytest.mark.soak
NO_REGISTRY = "from versions: none"


@dataclass(frozen=True)
class Installed:
    """An environment that holds the wheel, and the folder of somebody who uses it."""

    programs: Path
    home: Path

    def saqqara(self, *words: str) -> str:
        """What the command prints; it has to end well."""
        command = [str(self.programs / "saqqara"), *words]
        done = subprocess.run(
            command, cwd=self.home, env=bare_environment(self.home), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def opened(self) -> Iterator[str]:
        """Runs `saqqara` without a command; the address that it prints."""
        log = self.home / "log.txt"
        with log.open("wb") as out:
            house = subprocess.Popen(
                [str(self.programs / "saqqara")], cwd=self.home, env=bare_environment(self.home), stdout=out, stderr=out
            )
        try:
            yield _address_in(log, house)
            assert house.poll() is None, log.read_text()
        finally:
            house.send_signal(signal.SIGINT)
            assert house.wait(PATIENCE_S) is not None


def _address_in(log: Path, house: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + PATIENCE_S
    while (found := re.search(r"http://\S+", log.read_text())) is None:
        assert house.poll() is None, log.read_text()
        assert time.monotonic() < until, "the house prints no address"
        time.sleep(0.1)
    return found[0].rstrip("/")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("elsewhere")
    [wheel] = build(folder / "wheel", "--wheel")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "environment")], check=True)
    one = Installed(folder / "environment" / ("Scripts" if os.name == "nt" else "bin"), folder / "home")
    one.home.mkdir()
    command = [str(one.programs / "python"), "-m", "pip", "install", "--disable-pip-version-check", f"{wheel}[print]"]
    done = subprocess.run(command, cwd=one.home, capture_output=True, text=True, check=False)
    if NO_REGISTRY in done.stderr:
        pytest.skip(f"{NOT_RUN}: the wheel cannot be installed, as no registry of packages answers")
    assert done.returncode == 0, done.stderr
    return one


def test_it_is_installed_there_and_not_here(installed: Installed) -> None:
    assert installed.saqqara("--version") == f"saqqara, version {saqqara.__version__}\n"
    where = [str(installed.programs / "python"), "-c", "import saqqara; print(saqqara.__file__)"]
    told = subprocess.run(
        where, cwd=installed.home, env=bare_environment(installed.home), capture_output=True, text=True, check=True
    )
    assert Path(told.stdout.strip()).is_relative_to(installed.programs.parent)


def test_a_game_is_played_by_clicking_and_its_record_verifies(installed: Installed) -> None:
    with installed.opened() as address, open_browser() as browser, visiting(browser, address) as visitors:
        ann = visitors.come()
        ann.page.goto("/")
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.get_by_label("Who has seat 2").select_option("apprentice")
        ann.button("Play here").click()
        ann.page.wait_for_url("**/table/*")
        assert play_by_hand(ann) > 10
        record = _downloaded(ann, installed.home / "game.record")
    assert re.search(r"^result: places ", record.read_text(), re.MULTILINE)
    verdict = json.loads(installed.saqqara("record", "verify", record.name, "--json"))
    assert verdict["is_finished"]
    assert verdict["draws_checked"] == verdict["draws"] > 0


def _downloaded(visitor: Visitor, file: Path) -> Path:
    """The record that the page offers at the end."""
    link = visitor.see("a[download]")
    if not link.is_visible():
        visitor.see("#end details:has(a[download]) > summary").click()
    expect(link).to_be_visible()
    with visitor.page.expect_download() as download:
        link.click()
    download.value.save_as(file)
    return file


def test_a_deck_is_printed(installed: Installed) -> None:
    installed.saqqara("deck", "print", "-o", "cards.pdf")
    assert len(PdfReader(installed.home / "cards.pdf").pages) > 1
