"""The languages that Saqqara is translated into. Each has a folder of texts in `saqqara/web/locales`."""

from __future__ import annotations

from pathlib import Path

LANGUAGES = ("en", "pl", "nb", "ro", "fi")  # the default first; `scripts/ui/words.js` has the same, with their names
DEFAULT_LANGUAGE = LANGUAGES[0]
ALIASES = {"no": "nb", "nn": "nb"}  # tags of languages whose speakers can read one of ours


def texts(web: Path, language: str, area: str) -> Path:
    """Returns the file with the texts of an area in a language."""
    return web / "locales" / language / f"{area}.ftl"
