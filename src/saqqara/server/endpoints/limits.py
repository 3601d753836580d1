"""Limits of queries."""

from __future__ import annotations

LONGEST_WAIT_S = 25
MOST_STAMPS = 1_000_000
