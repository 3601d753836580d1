"""Generators of documentation: each runs as `python -m tools.NAME`, and `make docs` runs those whose pages are checked.

`set_up.py` is for the Makefile.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]  # of the repository
