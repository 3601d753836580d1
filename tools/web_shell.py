"""Writes web/shell.json: the files that the service worker caches, so that pages open without a connection.

python -m tools.web_shell            says whether the list is out of date
python -m tools.web_shell --write    writes it
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path

WEB = Path(str(files("saqqara.web")))
LIST = WEB / "shell.json"
KINDS = {".html", ".js", ".css", ".svg", ".json", ".ftl"}
# the worker and its list, the source of the icons, and what only the terminal and the server say
NOT_CACHED = {"sw.js", "shell.json", "app-icon.svg", "cli.ftl", "push.ftl"}


def shell() -> list[str]:
    """Returns the addresses of all files that pages may need."""
    found = [file for file in WEB.rglob("*") if file.suffix in KINDS and file.name not in NOT_CACHED]
    return sorted(f"/web/{file.relative_to(WEB).as_posix()}" for file in found)


def main() -> None:
    """Writes the list with `--write`, else says whether it is out of date."""
    if "--write" in sys.argv[1:]:
        LIST.write_text(json.dumps(shell(), indent=2) + "\n", encoding="utf-8")
    elif json.loads(LIST.read_text(encoding="utf-8")) != shell():
        sys.exit("web/shell.json is out of date: run `make pages`")


if __name__ == "__main__":
    main()
