"""Tests of the club run on both databases where they write: in the gate on PostgreSQL alone, if there is one.

Pages in a browser use the club on SQLite.
"""

from __future__ import annotations

import pytest

from tests.effort import IS_ALL
from tests.equipment import initdb
from tests.server.store.conftest import shared, store, url

__all__ = ["database", "shared", "store", "url"]


@pytest.fixture(params=["sqlite", "postgresql"] if IS_ALL or initdb() is None else ["postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database for a house."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))
