"""Generators of documentation: each runs as `python -m tools.NAME`, and `make pages` runs those whose pages are checked.

`set_up.py` and `dead_code.py` are for the Makefile.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]  # of the repository
