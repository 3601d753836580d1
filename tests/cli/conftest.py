"""The terminal speaks English in tests, whatever the developer's locale is."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_LANGUAGE", "en")
    monkeypatch.setattr("saqqara.cli.languages._spoken", "en")
