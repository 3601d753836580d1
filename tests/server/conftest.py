"""A PostgreSQL for all tests of the house in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.houses import House, open_house
from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running server."""
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A fresh database on it."""
    with postgres.database() as url:
        yield url


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house with plenty of everything, for all tests that do not harm it."""
    with open_house(tmp_path_factory.mktemp("house")) as one:
        yield one
