"""Everything the search calls is compiled at once, and that is remembered."""

from __future__ import annotations

import pytest

from saqqara.bots.search.ready import is_ready, make_ready
from saqqara.bots.search.workbench import compiled_for
from saqqara.rules.edition import default_edition


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_all_calls_are_compiled(game):
    edition = default_edition(game)
    make_ready(edition)
    assert is_ready(edition)
    search = compiled_for(edition)
    called = {
        search.tree: ("plant", "search"),
        search.keeping: ("prepare", "describe", "transplant", "size_below", "find"),
        search.exact: ("is_near", "solve"),
        search.stepping: ("advance",),
    }
    for module, names in called.items():
        for name in names:
            assert getattr(module, name).signatures, name


def test_what_was_never_compiled_is_not_ready(monkeypatch, tmp_path):
    monkeypatch.setenv("SAQQARA_CACHE", str(tmp_path))
    assert not is_ready(default_edition("imhotep"))
