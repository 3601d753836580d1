"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saqqara.server.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return str(tmp_path / "house.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """Migrated, and closed at the end."""
    opened = Store(url)
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture
def shared(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    """Two houses on one PostgreSQL."""
    both = Store(postgres_url), Store(postgres_url)
    both[0].migrate()
    yield both
    for store in both:
        store.close()
