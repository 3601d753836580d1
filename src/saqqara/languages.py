"""The languages that Saqqara is translated into. Each has a file of messages in `saqqara/web/locales`."""

from __future__ import annotations

LANGUAGES = (
    "en",
    "pl",
    "nb",
    "ro",
    "fi",
)  # the default first; `web/scripts/ui/words.js` has the same, with their names
DEFAULT_LANGUAGE = LANGUAGES[0]
ALIASES = {"no": "nb", "nn": "nb"}  # tags of languages whose speakers can read one of ours
