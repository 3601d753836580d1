"""The help of every command: one sentence on what it does, every option explained, examples that parse, plain words."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import click
import pytest

from saqqara.cli.main import saqqara

WIDTH = 80
EXAMPLE = "Example: "
# Words and idioms that the help leaves to plainer ones, and American spelling.
STIFF = re.compile(
    r"\b(may|whoever|(any|some|every|no)body|house|fields?|left out|goes on|anew|lately|told|tells|gray"
    r"|color|center|behavior|catalog)\b",
    re.IGNORECASE,
)
COMMAND = re.compile(r"`[^`]*`")


def walk(context: click.Context) -> Iterator[click.Context]:
    """The context of a command and of all its subcommands."""
    yield context
    if isinstance(context.command, click.Group):
        for name, command in context.command.commands.items():
            yield from walk(click.Context(command, info_name=name, parent=context))


TOP = click.Context(saqqara, info_name="saqqara", **saqqara.context_settings)
CONTEXTS = list(walk(TOP))
OPTIONS = [
    (f"{context.command_path} {option.opts[-1]}", option)
    for context in CONTEXTS
    for option in context.command.params
    if isinstance(option, click.Option)
]

every_command = pytest.mark.parametrize("context", CONTEXTS, ids=lambda context: context.command_path)
every_option = pytest.mark.parametrize("option", [pytest.param(option, id=name) for name, option in OPTIONS])


def paragraphs_of(context: click.Context) -> list[str]:
    """The help of a command as it is written, and what follows its options."""
    written = f"{context.command.help}\n\n{context.command.epilog or ''}"
    return [" ".join(part.split()) for part in written.split("\n\n") if part.strip()]


def examples_of(context: click.Context) -> list[str]:
    return [part.removeprefix(EXAMPLE) for part in paragraphs_of(context) if part.startswith(EXAMPLE)]


def printed(context: click.Context, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The help as a terminal of 80 columns shows it."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    return context.get_help().splitlines()


def is_sentence(text: str) -> bool:
    return text[0].isupper() and text.endswith(".") and not text.endswith("..")


@every_command
def test_the_first_line_says_what_the_command_does(context: click.Context) -> None:
    first = paragraphs_of(context)[0]
    assert is_sentence(first)
    assert ". " not in first
    assert all(is_sentence(part) for part in paragraphs_of(context) if not part.startswith(EXAMPLE))


@every_command
def test_lists_of_commands_show_whole_sentences(context: click.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(context.command, click.Group):
        lines = printed(context, monkeypatch)
        listed = lines[lines.index("Commands:") + 1 :]
        assert len(listed) == len(context.command.commands)
        assert all(line.endswith(".") and not line.endswith("..") for line in listed)


@every_command
def test_no_line_is_wider_than_the_terminal(context: click.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, printed(context, monkeypatch))) <= WIDTH


@every_command
def test_every_argument_is_explained(context: click.Context) -> None:
    names = [parameter for parameter in context.command.params if isinstance(parameter, click.Argument)]
    text = " ".join(paragraphs_of(context))
    assert all(re.search(rf"\b{argument.human_readable_name.strip('[].')}\b", text) for argument in names)


@every_option
def test_every_option_is_explained(option: click.Option) -> None:
    assert option.help is not None
    assert is_sentence(option.help)


@every_option
def test_every_option_with_a_value_shows_its_default(option: click.Option) -> None:
    """Unless it is required or can be repeated. Of two bots to choose from, neither is the default."""
    is_told = option.show_default or option.required or option.multiple
    assert is_told or option.is_flag or option.name in ("level", "player")


@every_command
def test_examples_stand_in_one_line(context: click.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = printed(context, monkeypatch)
    assert examples_of(context)
    assert all(f"  {EXAMPLE}{example}" in lines for example in examples_of(context))


@every_command
def test_examples_parse(context: click.Context) -> None:
    for example in examples_of(context):
        assert f"{example} ".startswith(f"{context.command_path} ") or context.parent is None
        parse(shlex.split(example)[1:])


def parse(words: list[str]) -> None:
    """Parses the words after `saqqara` as far as the last command, and runs nothing."""
    context = saqqara.make_context("saqqara", words)
    while isinstance(context.command, click.Group) and (rest := [*context._protected_args, *context.args]):
        name, command, words = context.command.resolve_command(context, rest)
        assert command is not None
        context = command.make_context(name, words, parent=context)


@every_command
def test_the_words_are_plain(context: click.Context) -> None:
    texts = [part for part in paragraphs_of(context) if not part.startswith(EXAMPLE)]
    texts += [option.help or "" for option in context.command.params if isinstance(option, click.Option)]
    assert [found[0] for text in texts if (found := STIFF.search(COMMAND.sub("", text)))] == []
