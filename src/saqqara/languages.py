"""The languages that Saqqara is translated into. Each has a folder of texts in `saqqara/web/locales`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "nb", "ro", "fi")  # the default first; `scripts/ui/words.js` has the same, with their names
DEFAULT_LANGUAGE = LANGUAGES[0]
REGIONS = {"en": "en_GB"}  # "A, B and C" rather than "A, B, and C"
ALIASES = {"no": "nb", "nn": "nb"}  # tags of languages whose speakers can read one of ours


def texts(web: Path, language: str, area: str) -> Path:
    """Returns the file with the texts of an area in a language."""
    return web / "locales" / language / f"{area}.ftl"


def id_of(key: str) -> str:
    """Returns the id of a message: it has `-` where the key has `.`, `_` and spaces."""
    return re.sub(r"[. _]", "-", key)


def region(language: str) -> str:
    """Returns the locale by which a language counts and lists."""
    return REGIONS.get(language, language)


def listed(things: Sequence[object], language: str) -> str:
    """Joins things in a sentence of a language, as in `4, 3 and 2`."""
    from babel.lists import format_list

    return format_list([str(thing) for thing in things], locale=region(language))


@cache
def bundle(web: Path, language: str, areas: tuple[str, ...]) -> FluentBundle:
    """Returns the messages of some areas in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([region(language)], use_isolating=False)
    for area in areas:
        found.add_resource(FluentResource(texts(web, language, area).read_text("utf-8")))
    return found
