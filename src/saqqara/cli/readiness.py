"""Compiles the built-in bots before they are needed, with a notice that it takes a while."""

from __future__ import annotations

from collections.abc import Iterable

from saqqara.bots.levels import LEVELS
from saqqara.bots.search.ready import is_ready, make_ready
from saqqara.cli.languages import say
from saqqara.cli.progress import status_line
from saqqara.rules.edition import Edition


def get_ready(names: Iterable[str], edition: Edition) -> None:
    """Compiles what the levels among these players need, unless that was done before."""
    if not {name.partition("@")[0] for name in names} & set(LEVELS) or is_ready(edition):
        return
    with status_line(say("cli.compiling")):
        make_ready(edition)
