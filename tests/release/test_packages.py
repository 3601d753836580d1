"""The wheel holds all that the package needs and nothing else; the version is set in one place."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.version import Version
from tools import ROOT, version_stamps

import saqqara
from saqqara.languages import LANGUAGES
from tests.cli.test_commands import in_this_process
from tests.release.packages import build

PACKAGE = ROOT / "src" / "saqqara"
INFO = f"saqqara-{saqqara.__version__}.dist-info"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    [file] = build(tmp_path_factory.mktemp("wheel"), "--wheel")
    assert file.name == f"saqqara-{saqqara.__version__}-py3-none-any.whl"
    return zipfile.ZipFile(file)


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    files = {file.relative_to(ROOT / "src").as_posix() for file in PACKAGE.rglob("*") if file.is_file()}
    files = {file for file in files if "__pycache__" not in file}
    held = {name for name in wheel.namelist() if not name.startswith(f"{INFO}/")}
    assert held == files


def test_the_wheel_holds_what_is_no_module(wheel: zipfile.ZipFile) -> None:
    held = set(wheel.namelist())
    wanted = {f"saqqara/web/locales/{language}/table.ftl" for language in LANGUAGES}
    wanted |= {f"saqqara/editions/{game}.toml" for game in ("imhotep", "pyramids")}
    wanted |= {"saqqara/web/index.html", "saqqara/web/sw.js", "saqqara/web/vendor/fluent-bundle/LICENSE"}
    assert wanted - held == set()


def test_the_licences_come_along(wheel: zipfile.ZipFile) -> None:
    told = Parser().parsestr(wheel.read(f"{INFO}/METADATA").decode())
    assert told["Version"] == saqqara.__version__
    licences = told.get_all("License-File") or []
    vendored = [folder.name for folder in (PACKAGE / "web" / "vendor").iterdir()]
    assert {"LICENSE", "NOTICE", *(f"src/saqqara/web/vendor/{name}/LICENSE" for name in vendored)} == set(licences)
    assert {f"{INFO}/licenses/{name}" for name in licences} <= set(wheel.namelist())


def test_the_source_distribution_builds_the_same_package(tmp_path: Path) -> None:
    [file] = build(tmp_path, "--sdist")
    with tarfile.open(file) as archive:
        top = {Path(name).parts[1] for name in archive.getnames()}
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert top >= {"src", "pyproject.toml", "README.md", "LICENSE", "NOTICE"}
    assert not top & {"tests", "tools", "bench", "docs", ".cache", ".venv"}
    files = {file.relative_to(ROOT).as_posix() for file in PACKAGE.rglob("*") if file.is_file()}
    assert {file for file in files if "__pycache__" not in file} <= held


def test_every_file_that_names_the_version_names_this_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert version_stamps.main([]) == 0, capsys.readouterr().out
    stamped = {file.relative_to(ROOT).as_posix() for file, _ in version_stamps.stamped()}
    assert stamped >= {"CITATION.cff", "src/saqqara/web/sw.js"}


def test_another_version_is_written_into_them() -> None:
    told = {file: version_stamps.renewed(file.read_text(), before) for file, before in version_stamps.stamped()}
    for file, before in version_stamps.stamped():
        older = re.sub(rf"({before}){re.escape(saqqara.__version__)}", r"\g<1>0.0.1", file.read_text(), flags=re.M)
        assert older != file.read_text()
        assert version_stamps.renewed(older, before) == told[file]


def test_the_command_tells_the_version() -> None:
    assert in_this_process("--version").stdout == f"saqqara, version {saqqara.__version__}\n"


def test_the_version_is_one_that_installers_can_compare() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["dynamic"] == ["version"]
    assert str(Version(saqqara.__version__)) == saqqara.__version__
