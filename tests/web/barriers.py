"""What axe-core finds in the way of somebody who cannot see, hear, point or read as others do."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.equipment import NOT_RUN

_RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(" ")) })))
"""


@cache
def axe() -> str:
    """The script that looks for barriers."""
    package = find_spec("axe_playwright_python")
    if package is None or package.origin is None:
        pytest.skip(f"{NOT_RUN}: no axe-core here; pip install axe-playwright-python")
    return (Path(package.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[dict[str, Any]]:
    """All that axe finds on the page as it is now."""
    page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return found
