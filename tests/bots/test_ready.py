"""Everything the search calls is compiled at once, and that is remembered."""

from __future__ import annotations

import pytest

from saqqara.bots.search.ready import is_ready, make_ready
from saqqara.bots.search.tree_pool import compiled_for
from saqqara.rules.edition import default_edition


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_all_calls_are_compiled(game):
    edition = default_edition(game)
    make_ready(edition)
    assert is_ready(edition)
    search = compiled_for(edition)
    called = {
        search.tree: ("reset_tree", "search"),
        search.tree_reuse: ("sample_root", "mask_root", "copy_subtree", "subtree_size", "find_node"),
        search.exact: ("is_near_end", "solve"),
        search.stepping: ("advance",),
    }
    for module, names in called.items():
        for name in names:
            assert getattr(module, name).signatures, name


def test_what_was_never_compiled_is_not_ready(monkeypatch, tmp_path):
    monkeypatch.setenv("SAQQARA_CACHE", str(tmp_path))
    assert not is_ready(default_edition("imhotep"))
