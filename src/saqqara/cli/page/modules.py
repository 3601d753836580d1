"""The modules that a script imports, with names instead of paths: an import map tells where each of them lies."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from pathlib import Path

# `from "./x.js"`, `import "./x.js"` and `import("./x.js")`
_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"')
_OWN_ADDRESS = "import.meta.url"
NOWHERE = "https://saqqara.invalid/"  # names of files become addresses that no network knows


def modules_from(web: Path, first: str, is_needed: Callable[[str], bool]) -> dict[str, str]:
    """Returns a module and all that it imports, at once or later, by their paths in the folder of the pages."""
    found: dict[str, str] = {}
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path in found or not is_needed(path) or not (web / path).is_file():
            continue
        text = (web / path).read_text("utf-8")
        waiting += [_resolved(path, name) for _, name in _IMPORT.findall(text)]
        found[path] = _renamed(path, text)
    return found


def _renamed(path: str, text: str) -> str:
    text = _IMPORT.sub(lambda match: f'{match[1]}"{_resolved(path, match[2])}"', text)
    return text.replace(_OWN_ADDRESS, f'"{NOWHERE}web/{path}"')


def _resolved(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
