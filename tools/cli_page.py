"""The page docs/reference/cli.md, made from what the commands say of themselves with --help.

python -m tools.cli_page            says whether the page is out of date
python -m tools.cli_page --write    writes it
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator

import click

from saqqara.cli.main import saqqara
from tools import ROOT

PAGE = ROOT / "docs" / "reference" / "cli.md"
# What is set as code: what is already, whole commands, options with their values, variables, documents.
CODE = re.compile(
    r"`[^`]+`|saqqara [a-z]+(?: --[a-z-]+ [\w,./=-]+)+|--[a-z][a-z-]*(?: [\w-]+\.\w+)?|\$[A-Z_]+|docs/[\w/-]+\.md"
)
INTRODUCTION = """<!-- made by tools/cli_page.py: run `make pages` -->
# Command line

`saqqara` without a command starts the server on this machine and opens the browser. `saqqara --help` lists the commands,
and each command has `--help` with an example. A command that gets wrong input ends with status 2 and one line that says
what was expected. Ctrl-C ends a command with status 130.

| you want to | command |
|---|---|
| play in the browser | `saqqara` |
| play with others on your network | `saqqara serve --host 0.0.0.0` |
| play in the terminal | `saqqara play --players me,mason` |
| rate bots against each other | `saqqara arena imhotep --players architect,mason,mason,apprentice --games 400 --processes 2` |
| see how balanced sides and seats are | `saqqara study --games 20 --out study/` |
| play thousands of random games | `saqqara simulate imhotep --seats 4 --games 20000` |
| keep the record of every game | `saqqara simulate imhotep --games 100 --processes 2 --out games/` |
| read a game in words | `saqqara record show game.record` |
| see the table at one turn | `saqqara record show game.record --turn 40` |
| check that nobody cheated | `saqqara record verify game.record` |
| learn a game | `saqqara learn imhotep` |
| see where a game was decided | `saqqara review game.record` |
| mail a review to a friend | `saqqara review game.record --html review.html` |
| print the cards of Pyramids | `saqqara deck print -o cards.pdf` |
| make a new deck | `saqqara deck new --seed 7 -o my-deck.toml` |
| check the cards of your box | `saqqara deck check my-deck.toml` |
| back up a server | `saqqara house backup house.backup` |
| compile the bots beforehand | `saqqara warm` |
"""


def page() -> str:
    """Returns the whole page."""
    return "\n".join([INTRODUCTION, *sections(click.Context(saqqara, info_name="saqqara", **saqqara.context_settings))])


def sections(context: click.Context) -> Iterator[str]:
    """Yields the section of a command and those of its subcommands."""
    yield section(context)
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            command = context.command.get_command(context, name)
            assert command is not None
            if not command.hidden:
                yield from sections(click.Context(command, info_name=name, parent=context))


def section(context: click.Context) -> str:
    """Returns what a command is for, how it is called, its options and its examples."""
    paragraphs = [" ".join(part.split()) for part in inspect.cleandoc(context.command.help or "").split("\n\n")]
    examples = [part.removeprefix("Example: ") for part in paragraphs if part.startswith("Example: ")]
    lines = [f"## {context.command_path}", "", *block([context.get_usage().removeprefix("Usage: ")])]
    for part in paragraphs:
        if not part.startswith("Example: "):
            lines += [prose(part), ""]
    if rows := [f"| `{cell(names)}` | {prose(cell(text))} |" for names, text in records(context)]:
        lines += ["| option or command | what it does |", "|---|---|", *rows, ""]
    if examples:
        lines += ["Examples:" if len(examples) > 1 else "Example:", "", *block(examples)]
    return "\n".join(lines)


def records(context: click.Context) -> Iterator[tuple[str, str]]:
    """Yields the options of a command, and for a group its commands, each with what it does."""
    for parameter in context.command.get_params(context):
        record = parameter.get_help_record(context) if isinstance(parameter, click.Option) else None
        if record is not None and "--help" not in parameter.opts:
            yield record
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            command = context.command.get_command(context, name)
            assert command is not None
            if not command.hidden:
                yield name, command.get_short_help_str(limit=200)


def block(lines: list[str]) -> list[str]:
    """Returns a block of code."""
    return ["```", *(" ".join(line.split()) for line in lines), "```", ""]


def cell(text: str) -> str:
    """Returns a text that can stand in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def prose(text: str) -> str:
    """Returns a text with its commands, options and addresses as code."""
    return CODE.sub(lambda found: found[0] if found[0].startswith("`") else f"`{found[0]}`", text)


def main() -> None:
    """Says whether the page is out of date, or writes it."""
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/reference/cli.md is out of date: run `make pages`")


if __name__ == "__main__":
    main()
