"""How many files, and so connections, a process may have open at once."""

from __future__ import annotations

import contextlib

ENOUGH = 1 << 20  # where the system sets no limit, or an absurd one
OWN = 64  # files that a process needs for itself: its database, logs and threads
FEWEST = 8  # connections, however few files there are
LONGEST_BACKLOG = 2048


def raise_limit() -> None:
    """Raises the limit of this process, and of those that it starts, as far as it may."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit
    except ImportError:  # not Unix
        return
    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = ENOUGH if hard == RLIM_INFINITY else min(hard, ENOUGH)
    if soft != RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            setrlimit(RLIMIT_NOFILE, (wanted, hard))


def limit() -> int:
    """Returns how many files this process may have open."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
    except ImportError:
        return ENOUGH
    soft = getrlimit(RLIMIT_NOFILE)[0]
    return ENOUGH if soft == RLIM_INFINITY else min(soft, ENOUGH)


def backlog(files: int) -> int:
    """Returns how many connections may wait to be accepted: they all may be, before one can be closed."""
    return max(FEWEST, min(LONGEST_BACKLOG, (files - OWN) // 4))


def most_connections(files: int) -> int:
    """Returns how many connections a process may keep: what it needs for itself, and for the next, stays free."""
    return max(FEWEST, files - OWN - backlog(files))
