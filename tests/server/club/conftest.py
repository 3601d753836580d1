"""Tests of the club run on both databases where they write."""

from __future__ import annotations

import pytest

from tests.server.store.conftest import shared, store, url

__all__ = ["database", "shared", "store", "url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database for a house."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))
