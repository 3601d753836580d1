"""The pages for hosts: every command on them is one that the command line takes, and every option of `serve` is told.

They and the pages for authors of bots say "server" for the program; "house" is part of the names of commands and files.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tools import ROOT

from saqqara.cli.commands.serve import serve
from saqqara.cli.main import saqqara

PAGES = sorted((ROOT / "docs" / "host").glob("*.md"))
READ_BY_OTHERS = [*PAGES, *sorted((ROOT / "docs" / "bot").glob("*.md"))]
BLOCK = re.compile(r"^```\w*\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
NAMES = re.compile(r"saqqara house|/api/house|\bhouse[-.]\S+|`test_\w+`")
COMMAND = re.compile(r"(?:\bsaqqara|command:) ((?:serve|house|warm)\b[^#\n]*)")
JOINED = re.compile(r"\s*\\?\n\s+(?=--|/opt)")  # a command that goes on in the next line


def commands() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for block in BLOCK.findall(page.read_text()):
            for found in COMMAND.findall(JOINED.sub(" ", block)):
                yield page.name, found.strip().strip("'")


@pytest.mark.parametrize(("page", "words"), sorted(set(commands())))
def test_every_command_is_one(page: str, words: str) -> None:
    given = shlex.split(re.sub(r"\$\(.*?\)", "1", words))  # what a shell puts in
    command: click.Command = saqqara
    while isinstance(command, click.Group) and given:
        command = command.commands[given.pop(0)]
    command.make_context(words, given).close()


def test_there_are_commands_on_most_pages() -> None:
    assert {page for page, _ in commands()} >= {"quick-start.md", "club.md", "systemd.md", "docker.md", "backup.md"}


def test_the_quick_start_has_every_option_of_serve() -> None:
    section = (ROOT / "docs" / "host" / "quick-start.md").read_text().partition("## Options")[2].partition("\n## ")[0]
    told = set(
        re.findall(r"--[\w-]+", "".join(row.split("|")[1] for row in section.splitlines() if row.startswith("| `")))
    )
    options = {name for option in serve.params for name in (*option.opts, *option.secondary_opts)}
    assert told == {name for name in options if name.startswith("--")}


@pytest.mark.parametrize("page", READ_BY_OTHERS, ids=lambda page: page.stem)
def test_the_program_is_called_a_server(page: Path) -> None:
    lines = NAMES.sub("", page.read_text()).splitlines()
    assert [line for line in lines if re.search(r"\bhouses?\b", line, flags=re.IGNORECASE)] == []
