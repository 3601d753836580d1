"""What stands around the sources: the changelog, the forms for issues, the workflow and what it runs elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from tools import ROOT

import saqqara

FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())


def test_the_changelog_has_this_version_first() -> None:
    headings = re.findall(r"^## \[(.+?)\](?: - (\S+))?$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    version, date = headings[1]
    assert version == saqqara.__version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", date)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_forms_ask_questions(form: Path) -> None:
    told = yaml.safe_load(form.read_text())
    assert {"name", "description", "body"} <= set(told)
    questions = [part["id"] for part in told["body"]]
    assert len(questions) == len(set(questions)) > 0
    assert all(part["attributes"]["label"] for part in told["body"])


def test_the_gate_runs_on_every_python_from_the_oldest_on() -> None:
    linux = WORKFLOW["jobs"]["linux"]
    versions = linux["strategy"]["matrix"]["python"]
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"].removeprefix(">=")
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert versions[0] == oldest
    assert any(step.get("run", "").startswith("make test ") for step in linux["steps"])


def test_windows_and_macos_import_and_play() -> None:
    smoke = WORKFLOW["jobs"]["smoke"]
    assert smoke["strategy"]["matrix"]["system"] == ["windows-latest", "macos-latest"]
    assert smoke["steps"][-1]["run"] == "python -m tools.smoke"


@pytest.mark.soak
def test_the_smoke_test_of_other_systems_passes_here() -> None:
    told = subprocess.run([sys.executable, "-m", "tools.smoke"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("draws follow from the seed") == 2
