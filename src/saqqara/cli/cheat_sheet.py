"""Help at the table: what can be typed, with a hint at the rule behind it."""

from __future__ import annotations

from rich.table import Table

from saqqara.cli.languages import say
from saqqara.cli.words import colour
from saqqara.rules.edition import Edition

Entries = tuple[tuple[str, str], ...]


def draw_help(edition: Edition) -> Table:
    """The notation with its rules, then the commands."""
    return draw_sheet((*_actions(edition), *_answers(edition), *commands()))


def draw_sheet(entries: Entries) -> Table:
    """What is typed on the left, what it does on the right."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    sheet.add_column(no_wrap=True, style="bold")
    sheet.add_column()
    for typed, meaning in entries:
        sheet.add_row(typed, meaning)
    return sheet


def _actions(edition: Edition) -> Entries:
    return (
        (say("cli.help.turn"), say("cli.help.turn_about", rounds=edition["rounds.count"])),
        ("take", say("cli.help.take", stones=edition["stones.take"], spaces=edition["sled.spaces"])),
        ("load b2", say("cli.help.load")),
        ("sail b temple", say("cli.help.sail")),
        ("play chisel", say("cli.help.play")),
        ("pass", say("cli.help.pass")),
        ("", ""),
    )


def _answers(edition: Edition) -> Entries:
    choice = {"points": edition["temple.choice_points"], "stones": edition["temple.choice_stones"]}
    return (
        (say("cli.help.asked"), say("cli.help.asked_about")),
        ("card 2, decline", say("cli.help.card")),
        ("pair, keep 1", say("cli.help.pair")),
        ("pyramid left", say("cli.help.pyramid")),
        ("point, stones", say("cli.help.point", **choice)),
        ("unload 3", say("cli.help.unload")),
        ("", ""),
    )


def commands() -> Entries:
    """What can be typed besides moves, in both games."""
    return (
        (say("cli.help.commands"), say("cli.help.commands_about")),
        ("help", say("cli.help.help")),
        ("board", say("cli.help.board")),
        ("more", say("cli.help.more")),
        ("log", say("cli.help.log")),
        ("hint", say("cli.help.hint")),
        ("undo", say("cli.help.undo", name=colour(0))),
        ("save FILE", say("cli.help.save")),
        ("open FILE", say("cli.help.open")),
        ("quit", say("cli.help.quit")),
    )
