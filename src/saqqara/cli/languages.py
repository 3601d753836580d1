"""What the terminal says, in the language of the reader: the messages of the pages, and some of its own."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara import languages
from saqqara.languages import ALIASES, DEFAULT_LANGUAGE, LANGUAGES, id_of, region
from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

AREAS = (
    "common",
    "table",
    "later",
    "imhotep",
    "pyramids",
    "review",
    "lessons",
    "guide",
    "puzzles",
    "cli",
)  # the texts that the terminal needs
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

WEB = Path(str(files("saqqara.web")))
MINUS = "\u2212"
SOFT_HYPHEN = "\u00ad"  # for the pages: a terminal would show it
TAG = re.compile(r"</?[a-z]+>")  # the same

_spoken = DEFAULT_LANGUAGE


# --- choosing a language ---


def speak(language: str | None) -> None:
    """Chooses the language of everything that is said from now on; None takes that of the environment."""
    global _spoken
    if language is not None and known(language) is None:
        raise SaqqaraError(f"--language: expected {', '.join(LANGUAGES)}, got {language[:20]!r}")
    _spoken = language_of(language, os.environ)


def spoken() -> str:
    """Returns the language of everything that is said."""
    return _spoken


def language_of(chosen: str | None, environment: Mapping[str, str]) -> str:
    """Returns the first that is translated of: the chosen one, SAQQARA_LANGUAGE, the locale, English."""
    wanted = [chosen, environment.get("SAQQARA_LANGUAGE")]
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), None)
    tags = [known(tag) for tag in (*wanted, locale) if tag]
    return next((tag for tag in tags if tag is not None), DEFAULT_LANGUAGE)


def known(tag: str) -> str | None:
    """Returns the translated language that a tag means, as in `nb` for `no_NO.UTF-8`; else None."""
    base = re.split(r"[-_.@]", tag.lower())[0]
    language = ALIASES.get(base, base)
    return language if language in LANGUAGES else None


# --- saying something ---


def say(key: str, **values: Any) -> str:
    """Returns the message for a key with its values filled in; None and an empty list choose the variant `none`."""
    bundle = _bundle(_spoken)
    pattern = bundle.get_message(id_of(key)).value
    assert pattern is not None
    named = {"you": False} | values  # several may share a terminal: everybody has a name
    text, errors = bundle.format_pattern(pattern, {name: _fluent_value(value) for name, value in named.items()})
    assert not errors, (key, errors)
    return TAG.sub("", _with_minus(str(text))).replace(SOFT_HYPHEN, "")


def say_or(key: str, words: str) -> str:
    """Returns the message for a key, or these words where there is no such message."""
    return say(key) if _bundle(_spoken).has_message(id_of(key)) else words


def _with_minus(text: str) -> str:
    """Replaces the hyphen before a number by a minus sign, in every language."""
    return re.sub(r"(?<![^\s(])-(?=\d)", MINUS, text)


def listed(things: Sequence[object]) -> str:
    """Joins things in a sentence, as in `4, 3 and 2`."""
    return languages.listed(things, _spoken)


def figure(value: float, digits: int) -> str:
    """Formats a number with so many digits behind the decimal sign of the language."""
    from babel.numbers import format_decimal

    pattern = "0" if digits == 0 else f"0.{'0' * digits}"
    return _with_minus(format_decimal(value, pattern, locale=region(_spoken)))


def _fluent_value(value: Any) -> Any:
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return listed(value) if isinstance(value, list | tuple) else value


def _bundle(language: str) -> FluentBundle:
    return languages.bundle(WEB, language, AREAS)
