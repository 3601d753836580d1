"""Prerenders pages: fills in their text in the guest's language and adds preload links for what their scripts load.

Pages work without this too: their scripts fill in the text and import their modules, only later. With it a guest can
read at once, and the browser requests all modules together instead of one level of imports after the other.
"""

from __future__ import annotations

import posixpath
import re
from html import escape
from pathlib import Path

from starlette.datastructures import Headers

from saqqara.languages import ALIASES, LANGUAGES, texts

COOKIE = re.compile(r"(?:^|;\s*)saqqara-language=([a-z]{2})(?:;|$)")

_EMPTY = re.compile(r'(<(\w+)\b[^>]*?\bdata-say="([^"]+)"[^>]*>)(?=</\2>)')
_NAMELESS = re.compile(r'\bdata-say-label="([^"]+)"')
_AREAS = re.compile(r'<meta name="texts" content="([^"]+)">')
_SCRIPT = re.compile(r'<script type="module" src="/web/([^"]+)">')
_IMPORT = re.compile(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)";', re.MULTILINE)
_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ ])", re.MULTILINE)


def language_of(headers: Headers) -> str:
    """Returns the language of the guest's cookie, else the first of the browser's that there is, else English."""
    chosen = COOKIE.search(headers.get("cookie", ""))
    preferred = [part.partition(";")[0].strip().lower() for part in headers.get("accept-language", "")[:200].split(",")]
    for tag in [*([chosen[1]] if chosen else []), *preferred]:
        language = ALIASES.get(tag[:2], tag[:2])
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def prerendered(page: str, web: Path, language: str) -> str:
    """Returns the page with its text filled in, and with preload links."""
    words = {name: text for file in texts_of(page, web, language) for name, text in _words(file).items()}
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    page = _EMPTY.sub(lambda found: found[1] + escape(words.get(_id(found[3]), ""), quote=False), page)
    page = _NAMELESS.sub(lambda found: found[0] + _label(words.get(_id(found[1]))), page)
    files = [file.relative_to(web).as_posix() for file in texts_of(page, web, language)]
    links = [f'<link rel="preload" as="fetch" crossorigin href="/web/{file}">' for file in files]
    links += [f'<link rel="modulepreload" href="/web/{module}">' for module in modules_of(page, web)]
    return page.replace("</head>", "".join(f"  {link}\n" for link in links) + "</head>", 1)


def texts_of(page: str, web: Path, language: str) -> list[Path]:
    """Returns the files of texts that a page names, as words.js loads them."""
    named = _AREAS.search(page)
    return [texts(web, language, area) for area in named[1].split()] if named else []


def modules_of(page: str, web: Path) -> list[str]:
    """Returns the modules that the scripts of a page import, directly or not, each once."""
    found: list[str] = []
    waiting = _SCRIPT.findall(page)
    while waiting:
        module = waiting.pop(0)
        if module not in found:
            found.append(module)
            folder = posixpath.dirname(module)
            imported = _IMPORT.findall((web / module).read_text(encoding="utf-8"))
            waiting += [posixpath.normpath(posixpath.join(folder, name)) for name in imported]
    return found


def _id(key: str) -> str:
    """Returns the id of a message from its key, as words.js does."""
    return re.sub(r"[. _]", "-", key)


def _label(words: str | None) -> str:
    return f' aria-label="{escape(words)}"' if words else ""


def _words(file: Path) -> dict[str, str]:
    """Reads the messages that are plain text in one line: those of pages have no variables."""
    return {name: text.strip() for name, text in _PLAIN.findall(file.read_text(encoding="utf-8"))}
