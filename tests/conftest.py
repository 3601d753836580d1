"""What holds for all tests: signals reach the programs they start, and a suite that could not run is not overlooked."""

from __future__ import annotations

import signal
from typing import Any

from tests.equipment import NOT_RUN

# Tests send signals to the programs they start: these must not be ignored, as they are in a run in the background.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


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
