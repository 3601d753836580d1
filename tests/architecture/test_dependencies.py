"""What a host installs: bounded where Saqqara looks inside it, and without known vulnerabilities."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.equipment import NOT_RUN

ROOT = Path(__file__).parent.parent.parent
LOOKED_INSIDE = ("uvicorn", "websockets", "httptools")


def test_what_the_server_looks_inside_of_is_bounded() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    bounds = {requirement.name: requirement.specifier for requirement in map(Requirement, wanted)}
    for name in LOOKED_INSIDE:
        assert any(bound.operator == "<" for bound in bounds[name]), f"{name} has no upper bound"


def test_the_image_is_built_on_a_base_that_cannot_change() -> None:
    text = (ROOT / "Dockerfile").read_text()
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"$BASE"}
    [base] = re.findall(r"^ARG BASE=(.+)$", text, re.MULTILINE)
    assert re.fullmatch(r"python:[\w.-]+@sha256:[0-9a-f]{64}", base)


@pytest.mark.soak
def test_no_dependency_has_a_known_vulnerability() -> None:
    command = [sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner", "off"]
    audit = subprocess.run([*command, "--format", "json"], capture_output=True, text=True, check=False)
    try:
        found = json.loads(audit.stdout)["dependencies"]
    except ValueError:
        last = (audit.stderr.strip().splitlines() or ["no output"])[-1]
        pytest.skip(f"{NOT_RUN}: pip-audit gave no result: {last[:200]}")
    needed = _needed("saqqara")
    holes = {each["name"]: each["vulns"] for each in found if each.get("vulns")}
    assert {name: hole for name, hole in holes.items() if canonicalize_name(name) in needed} == {}


def _needed(name: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The packages that come with a package, without extras."""
    try:
        wanted = [Requirement(text) for text in requires(name) or ()]
    except PackageNotFoundError:
        return seen
    for requirement in wanted:
        needed = canonicalize_name(requirement.name)
        is_wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if is_wanted and needed not in seen:
            seen = _needed(needed, seen | {needed})
    return seen
