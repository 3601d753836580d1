"""The numbers by which compiled code knows the rewards (see `rewards.py`)."""

from __future__ import annotations

WIN, PLACES, POINTS = range(3)
