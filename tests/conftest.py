"""What holds for all tests: which of them run, on which worker, and that a test which could not run is not overlooked."""

from __future__ import annotations

import re
import signal
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.effort import IS_ALL
from tests.equipment import NOT_RUN

TESTS = Path(__file__).parent
BROWSER, POSTGRES = "browser", "postgres"
USE_POSTGRES = ("server/faults/", "server/store/")
ORDER = (POSTGRES, BROWSER, "server", "environments", "tournament", "bots", "cli", "engine")

# Tests send signals to the programs they start: these must not be ignored, as they are in a run in the background.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the soak unless everything is asked for, and puts the groups that take longest first."""
    if not IS_ALL:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    sizes = Counter(_group_of(item.nodeid) for item in items)
    items.sort(key=lambda item: _order_of(_group_of(item.nodeid), sizes))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keeps the tests of a group on one worker. (Groups by mark do not work with pytest 9.2 and xdist 3.8.)"""
    from xdist.scheduler import LoadScopeScheduling

    class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return _group_of(nodeid)

    return GroupScheduling(config, log)


def _group_of(nodeid: str) -> str:
    """One worker has PostgreSQL; else a file stays together, for the sake of its fixtures."""
    file = nodeid.partition("::")[0].removeprefix("tests/")
    return POSTGRES if file.startswith(USE_POSTGRES) else file


@cache
def _uses_browser(file: str) -> bool:
    return re.search(r"\b(visitors|browser): ", (TESTS / file).read_text()) is not None


def _order_of(group: str, sizes: Counter[str]) -> tuple[int, int, str]:
    """Workers take groups in this order: the longest first, so that all end at about the same time."""
    folder = BROWSER if group.endswith(".py") and _uses_browser(group) else group.partition("/")[0]
    return ORDER.index(folder) if folder in ORDER else len(ORDER), -sizes[group], group


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Says loudly which tests could not run, and why."""
    reasons: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if NOT_RUN in reason:
            reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in reasons.items():
        terminalreporter.section(f"{count} TESTS WERE {NOT_RUN}", sep="!", red=True, bold=True)
        terminalreporter.line(reason)
