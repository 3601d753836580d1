"""The shell: the files that the service worker keeps, so that pages open without a connection.

`python -m tests.web.shell --write` writes the list anew after a file came or went.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path

from saqqara.server.prerender import TOPICS

WEB = Path(str(files("saqqara.web")))
LIST = WEB / "shell.json"
KINDS = {".html", ".js", ".css", ".svg", ".json", ".ftl"}
NOT_KEPT = {"sw.js", "shell.json", "app-icon.svg"}  # the worker and its list, and what the icons were made from


def shell() -> list[str]:
    """The addresses of all files that pages may need."""
    found = [file for file in WEB.rglob("*") if file.suffix in KINDS and file.name not in NOT_KEPT]
    found += [file.with_suffix(TOPICS) for file in found if file.suffix == ".ftl"]
    return sorted(f"/web/{file.relative_to(WEB).as_posix()}" for file in found)


def main() -> None:
    if "--write" in sys.argv:
        LIST.write_text(json.dumps(shell(), indent=2) + "\n", encoding="utf-8")
    print(f"{len(shell())} files; the list is {'true' if json.loads(LIST.read_text()) == shell() else 'false'}")


if __name__ == "__main__":
    main()
