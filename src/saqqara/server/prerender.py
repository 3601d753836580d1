"""What a page gets before it leaves the house: its words in the guest's language, and early notice of what it loads.

The pages as they lie in `saqqara.web` are whole without this: their scripts would say the words and find their modules
by themselves, only later. With it a guest reads at once, and the browser asks for all modules together instead of one
generation after the other.
"""

from __future__ import annotations

import posixpath
import re
from html import escape
from pathlib import Path

from starlette.datastructures import Headers

from saqqara.languages import ALIASES, LANGUAGES

# The texts of the rules are a third of a language. They lie in its file, and go out by themselves when somebody asks.
TOPICS = ".topics.ftl"
TELLS_TOPICS = "scripts/rules/telling.js"  # a page with this needs the texts of the rules at once
COOKIE = re.compile(r"(?:^|;\s*)saqqara-language=([a-z]{2})(?:;|$)")

_EMPTY = re.compile(r'(<(\w+)\b[^>]*?\bdata-say="([^"]+)"[^>]*>)(?=</\2>)')
_NAMELESS = re.compile(r'\bdata-say-label="([^"]+)"')
_SCRIPT = re.compile(r'<script type="module" src="/web/([^"]+)">')
_IMPORT = re.compile(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)";', re.MULTILINE)
_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ ])", re.MULTILINE)


def language_of(asked: Headers) -> str:
    """What the guest has chosen, else what the browser likes best of what we speak, else English."""
    chosen = COOKIE.search(asked.get("cookie", ""))
    liked = [part.partition(";")[0].strip().lower() for part in asked.get("accept-language", "")[:200].split(",")]
    for tag in [*([chosen[1]] if chosen else []), *liked]:
        language = ALIASES.get(tag[:2], tag[:2])
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def furnished(page: str, web: Path, language: str) -> str:
    """The page with its words, and with links to what its scripts will ask for."""
    words = _words(web / "locales" / f"{language}.ftl")
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    page = _EMPTY.sub(lambda found: found[1] + escape(words.get(_id(found[3]), ""), quote=False), page)
    page = _NAMELESS.sub(lambda found: found[0] + _label(words.get(_id(found[1]))), page)
    modules = modules_of(page, web)
    texts = [".ftl", TOPICS] if TELLS_TOPICS in modules else [".ftl"]
    links = [f'<link rel="preload" as="fetch" crossorigin href="/web/locales/{language}{text}">' for text in texts]
    links += [f'<link rel="modulepreload" href="/web/{module}">' for module in modules]
    return page.replace("</head>", "".join(f"  {link}\n" for link in links) + "</head>", 1)


def modules_of(page: str, web: Path) -> list[str]:
    """The modules that the scripts of a page import, and theirs, each once."""
    found: list[str] = []
    waiting = _SCRIPT.findall(page)
    while waiting:
        module = waiting.pop(0)
        if module not in found:
            found.append(module)
            folder = posixpath.dirname(module)
            imported = _IMPORT.findall((web / module).read_text(encoding="utf-8"))
            waiting += [posixpath.normpath(posixpath.join(folder, one)) for one in imported]
    return found


def _id(key: str) -> str:
    """As words.js makes the id of a message from its key."""
    return re.sub(r"[. _]", "-", key)


def _label(words: str | None) -> str:
    return f' aria-label="{escape(words)}"' if words else ""


def _words(file: Path) -> dict[str, str]:
    """The messages that are plain text in one line: what stands in a page has no values to tell of."""
    return {name: text.strip() for name, text in _PLAIN.findall(file.read_text(encoding="utf-8"))}
