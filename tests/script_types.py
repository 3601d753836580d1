"""Checks the types of the pages' scripts: what stands in their comments, in types/ and in tsconfig.json.

python -m tests.script_types
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.equipment import NOT_RUN, ROOT, install_typescript, node, typescript

NOT_OURS = "src/saqqara/web/vendor/"


def complaints(project: Path = ROOT) -> list[str] | None:
    """What the compiler says of a folder with a tsconfig.json, or None where there is no compiler."""
    program, compiler = node(), typescript()
    if program is None or compiler is None:
        return None
    told = subprocess.run(
        [str(program), str(compiler), "--project", str(project), "--pretty", "false"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = _ours(told.stdout.splitlines())
    return found if found or not told.stderr else [told.stderr]


def _ours(lines: list[str]) -> list[str]:
    """Without what is said of the code of others; lines that belong to one before them are indented."""
    kept: list[str] = []
    is_ours = True
    for line in lines:
        if not line.startswith(" "):
            is_ours = not line.startswith(NOT_OURS)
        if is_ours:
            kept.append(line)
    return kept


def main() -> int:
    """Installs the compiler where it is missing, and says what is wrong."""
    if typescript() is None:
        install_typescript()
    found = complaints()
    if found is None:
        print(f"{NOT_RUN}: the types of the scripts, as TypeScript could not be installed", file=sys.stderr)
        return 0
    print("\n".join(found) if found else "types: no issues found in the scripts")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
