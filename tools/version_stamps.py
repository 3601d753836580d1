"""Copies the version of the package to the files that cannot ask for it: the service worker and what people cite.

python -m tools.version_stamps            says which files have another version
python -m tools.version_stamps --write    writes it

The version is set in one place, `src/saqqara/__init__.py`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from saqqara import __version__
from tools import ROOT

NUMBER = r"\d+\.\d+\.\d+\w*"


def stamped() -> Iterator[tuple[Path, str]]:
    """Finds the files that hold the version, each with the text before it as a pattern."""
    yield ROOT / "src" / "saqqara" / "web" / "sw.js", 'const VERSION = "'
    yield ROOT / "CITATION.cff", r"^version: "
    for page in sorted((ROOT / "docs").rglob("*.md")):
        if re.search(rf"^  version = \{{{NUMBER}", page.read_text(encoding="utf-8"), re.MULTILINE):
            yield page, r"^  version = \{"  # BibTeX


def renewed(text: str, before: str) -> str:
    """Returns the text of a file with this version."""
    return re.sub(rf"({before}){NUMBER}", rf"\g<1>{__version__}", text, flags=re.MULTILINE)


def main(arguments: Sequence[str]) -> int:
    """Writes the version with `--write`, else says where it is another."""
    status = 0
    for file, before in stamped():
        text = file.read_text(encoding="utf-8")
        if "--write" in arguments:
            file.write_text(renewed(text, before), encoding="utf-8")
        elif text != renewed(text, before):
            print(f"{file.relative_to(ROOT)}: expected version {__version__}; run: make docs")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
