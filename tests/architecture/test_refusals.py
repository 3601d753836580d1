"""What errors say: plain words, and the same words for the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from saqqara.rules import errors

SOURCE = Path(__file__).parents[2] / "src" / "saqqara"
# Words and idioms that errors leave to plainer ones: can, anyone, someone, everyone, no one, server, in progress.
STIFF = re.compile(
    r"\b(may|whoever|(any|some|every|no)body|houses?|goes on|say it again|is told|unseen|of the kind"
    r"|lately|put away|commas between|gray|color)\b"
)
# Errors whose message begins with a word for programs.
WORDED = {"Refusal", "BotFailed"}
RAISED = {"DoneBefore", "FaultyRecord", "HouseIsOpen", "Unavailable", *WORDED, *vars(errors)}


def messages() -> Iterator[tuple[str, str]]:
    """Where an error is raised, and the fixed parts of its message."""
    for file in sorted(SOURCE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in RAISED:
                arguments = call.args[call.func.id in WORDED :]
                yield f"{file.relative_to(SOURCE)}:{call.lineno}", " ".join(map(fixed_text, arguments))


def fixed_text(argument: ast.expr) -> str:
    """The text of a literal, with … for the values that are put in."""
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    if isinstance(argument, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in argument.values)
    return ""


@pytest.fixture(scope="module")
def said() -> list[tuple[str, str]]:
    return [(place, text) for place, text in messages() if " " in text]


def test_there_are_messages(said: list[tuple[str, str]]) -> None:
    assert len(said) > 300


def test_errors_say_it_plainly(said: list[tuple[str, str]]) -> None:
    assert [(place, found[0], text) for place, text in said if (found := STIFF.search(text))] == []


def test_errors_end_without_a_full_stop(said: list[tuple[str, str]]) -> None:
    """They stand in other sentences, and behind `saqqara: `."""
    assert [(place, text) for place, text in said if text.endswith(".") and not text.endswith("...")] == []
