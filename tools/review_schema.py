"""The file docs/reference/review.schema.json, made from the types of review/model.py.

python -m tools.review_schema            says whether the file is out of date
python -m tools.review_schema --write    writes it
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from typing import Any

import msgspec

from saqqara.review import model
from tools import ROOT

FILE = ROOT / "docs" / "reference" / "review.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema of a review, with the comments beside the fields as descriptions."""
    found = msgspec.json.schema(model.Review)
    for name, fields in comments().items():
        for field, comment in fields.items():
            _described(found["$defs"][name]["properties"], field, comment)
    return {"$schema": DIALECT, "title": "Review", **found}


def _described(properties: dict[str, Any], field: str, comment: str) -> None:
    properties[field] = {**properties[field], "description": comment}


def comments() -> dict[str, dict[str, str]]:
    """What stands beside each field of a type."""
    source = inspect.getsource(model)
    lines = source.splitlines()
    told: dict[str, dict[str, str]] = {}
    for kind in ast.parse(source).body:
        if isinstance(kind, ast.ClassDef):
            fields = [one for one in kind.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
            beside = {one.target.id: lines[one.lineno - 1].partition("  # ")[2] for one in fields}  # type: ignore[union-attr]
            told[kind.name] = {field: comment for field, comment in beside.items() if comment}
    return told


def text() -> str:
    """The content of the file."""
    return json.dumps(schema(), indent=2) + "\n"


def main(words: list[str]) -> int:
    """Writes the file, or says whether it is out of date."""
    if "--write" in words:
        FILE.write_text(text())
    elif not FILE.exists() or FILE.read_text() != text():
        print(f"{FILE.relative_to(ROOT)} is out of date; run: make pages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
