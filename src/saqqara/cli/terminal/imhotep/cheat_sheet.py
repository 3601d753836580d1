"""Help at the table of Imhotep: what can be typed, with the rule behind it in a few words."""

from __future__ import annotations

from saqqara.cli.languages import say
from saqqara.cli.terminal.cheat_sheet import Entries
from saqqara.rules.edition import Edition


def notation(edition: Edition) -> Entries:
    """Returns the notation with its rules."""
    return (*_actions(edition), *_answers(edition))


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
