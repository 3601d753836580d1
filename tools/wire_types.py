"""The types of the wire for the pages, types/wire.d.ts, made from the types of server/wire and of reviews.

Browsers never load them: `make types` checks the scripts with them.

    python -m tools.wire_types            says whether they are out of date
    python -m tools.wire_types --write    writes them
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from types import UnionType
from typing import get_args

from msgspec import UNSET, Struct
from msgspec import inspect as kinds

from saqqara.games import GAMES
from saqqara.review import model
from saqqara.server import wire
from tools import ROOT
from tools.wire_page import BODIES, GUESTS, HOUSE, PARTS

TYPES = ROOT / "types" / "wire.d.ts"
MADE = "// Made by tools/wire_types.py from src/saqqara/server/wire: run `make pages`."
REVIEWING: Sequence[type[Struct]] = (
    model.Review,
    model.Moment,
    model.Estimate,
    model.Decision,
    model.Choice,
    model.Step,
    model.Reason,
    model.Account,
    model.Draw,
    model.Judge,
    model.Margins,
)
UNIONS: dict[str, UnionType] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Clock": wire.Clock,
    "Sitter": wire.Sitter,
}
# What the house sends as it is; types/table.d.ts tells what a position is.
RAW = {
    ("View", "legal"): "string[]",
    ("View", "table"): "Position",
    ("Passage", "events"): "GameEvent[]",
    ("LineShown", "tables"): "Position[]",
    ("LessonShown", "table"): "Position",
    ("LessonShown", "events"): "GameEvent[]",
    ("ReviewShown", "review"): "Reviewing.Review | null",
}


def in_types(kind: kinds.Type) -> str:
    """Writes a type as TypeScript does."""
    match kind:
        case kinds.Metadata():
            return in_types(kind.type)
        case kinds.UnionType():
            return " | ".join(in_types(member) for member in kind.types)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType() if set(kind.values) == set(GAMES):
            return "string"  # a house may have more games than this one
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case kinds.ListType():
            return f"Array<{in_types(kind.item_type)}>"
        case kinds.DictType():
            return f"Record<string, {in_types(kind.value_type)}>"
        case kinds.StructType():
            return kind.cls.__name__
    return "any"


def interface(kind: type[Struct]) -> Iterator[str]:
    """Yields the lines of one type."""
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    yield f"  /** {(kind.__doc__ or '').strip().splitlines()[0]} */"
    yield f"  interface {kind.__name__} {{"
    if info.tag_field is not None:
        yield f"    {info.tag_field}: {json.dumps(info.tag)};"
    for field in info.fields:
        mark = "?" if _may_be_missing(kind, field) else ""
        yield f"    {field.encode_name}{mark}: {RAW.get((kind.__name__, field.name)) or in_types(field.type)};"
    yield "  }"


def _may_be_missing(kind: type[Struct], field: kinds.Field) -> bool:
    """Guests may leave out what has a default; the house does so where the type says it, or with what is unset."""
    is_read = kind.__struct_config__.forbid_unknown_fields
    is_left_out = kind.__struct_config__.omit_defaults or field.default is UNSET
    return not field.required and (is_read or is_left_out)


def types() -> str:
    """Writes the whole file."""
    lines = [MADE, "", "declare namespace Wire {"]
    for kind in (*GUESTS, *HOUSE, *PARTS, *BODIES):
        lines += interface(kind)
    lines += (f"  type {name} = {' | '.join(one.__name__ for one in get_args(of))};" for name, of in UNIONS.items())
    lines += ["}", "", "declare namespace Reviewing {"]
    for kind in REVIEWING:
        lines += interface(kind)
    return "\n".join([*lines, "}", ""])


def main(arguments: Sequence[str]) -> int:
    """Writes the types with `--write`, else says whether they are out of date."""
    if "--write" in arguments:
        TYPES.write_text(types(), encoding="utf-8")
    elif not TYPES.exists() or TYPES.read_text(encoding="utf-8") != types():
        print("types/wire.d.ts: out of date; run: make pages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
