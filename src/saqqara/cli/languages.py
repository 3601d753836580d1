"""What the terminal says, in the language of whoever reads: the messages of the pages, and some of its own."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from saqqara.rules.errors import SaqqaraError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "nb", "ro", "fi")
HOUSE_LANGUAGE = "en"
SISTERS = {"no": "nb", "nn": "nb"}
REGIONS = {"en": "en_GB"}  # "A, B and C" rather than "A, B, and C"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

MINUS = "\u2212"
SOFT_HYPHEN = "\u00ad"  # for the pages: a terminal would show it

_spoken = HOUSE_LANGUAGE


# --- choosing a language ---


def speak(language: str | None) -> None:
    """From now on everything is said in this language, else in that of the environment, else in English."""
    global _spoken
    if language is not None and known(language) is None:
        raise SaqqaraError(f"--language: expected {', '.join(LANGUAGES)}, got {language[:20]!r}")
    _spoken = language_of(language, os.environ)


def language_of(chosen: str | None, environment: Mapping[str, str]) -> str:
    """What was chosen, else SAQQARA_LANGUAGE, else the locale; a language that nobody has translated is English."""
    wanted = [chosen, environment.get("SAQQARA_LANGUAGE")]
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), None)
    tags = [known(tag) for tag in (*wanted, locale) if tag]
    return next((tag for tag in tags if tag is not None), HOUSE_LANGUAGE)


def known(tag: str) -> str | None:
    """One of our languages, as in `nb` for `no_NO.UTF-8`."""
    base = re.split(r"[-_.@]", tag.lower())[0]
    language = SISTERS.get(base, base)
    return language if language in LANGUAGES else None


# --- saying something ---


def say(key: str, **values: Any) -> str:
    """The message for a key with the values that it tells of; nothing is the variant `none`."""
    bundle = _bundle(_spoken)
    pattern = bundle.get_message(id_of(key)).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: _sayable(value) for name, value in values.items()})
    assert not errors, (key, errors)
    return _with_minus(str(text)).replace(SOFT_HYPHEN, "")


def _with_minus(text: str) -> str:
    """Below zero stands a minus, not a hyphen, in every language."""
    return re.sub(r"(?<![^\s(])-(?=\d)", MINUS, text)


def id_of(key: str) -> str:
    """Ids of messages have `-` where keys have `.`, `_` and spaces."""
    return re.sub(r"[. _]", "-", key)


def listed(things: Sequence[object]) -> str:
    """Things in a row, as in `4, 3 and 2`."""
    from babel.lists import format_list

    return format_list([str(thing) for thing in things], locale=_region(_spoken))


def figure(value: float, digits: int) -> str:
    """A number with so many digits behind the decimal sign."""
    from babel.numbers import format_decimal

    pattern = "0" if digits == 0 else f"0.{'0' * digits}"
    return _with_minus(format_decimal(value, pattern, locale=_region(_spoken)))


def _sayable(value: Any) -> Any:
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return listed(value) if isinstance(value, list | tuple) else value


def _region(language: str) -> str:
    return REGIONS.get(language, language)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_region(language)], use_isolating=False)
    bundle.add_resource(FluentResource((files("saqqara.web") / "locales" / f"{language}.ftl").read_text("utf-8")))
    return bundle
