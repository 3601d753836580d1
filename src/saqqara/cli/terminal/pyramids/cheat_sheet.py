"""Help at the table of Pyramids: what can be typed, with the rule behind it in a few words."""

from __future__ import annotations

from saqqara.cli.languages import figure, say
from saqqara.cli.terminal.cheat_sheet import Entries
from saqqara.rules.edition import Edition


def notation(edition: Edition) -> Entries:
    """Returns the notation with its rules, then the symbols."""
    return (*_moves(edition), *_symbols(edition))


def _moves(edition: Edition) -> Entries:
    expeditions = {"rounds": edition["rounds.count"], "cards": edition["rounds.expeditions"]}
    return (
        (say("cli.help.expeditions"), say("cli.help.expeditions_about", **expeditions)),
        ("mark 12 a1 a2 b2", say("cli.help.mark")),
        ("mark 12 c1", say("cli.help.mark_single")),
        ("", say("cli.help.mark_where")),
        ("keep 12 33", say("cli.help.keep")),
        ("take 17, take deck", say("cli.help.take_card")),
        ("", ""),
    )


def _symbols(edition: Edition) -> Entries:
    def points(key: str) -> str:
        return say("points.count", count=edition[f"score.{key}"])

    skulls = " ".join(figure(-points, 0) for points in edition["score.skulls"])
    colours = ", ".join(map(str, edition["score.colour"]))
    return (
        (say("cli.help.symbols"), say("cli.help.symbols_about")),
        ("r, g", say("cli.help.gems", pair=points("pair_of_gems"), single=edition["score.single_gem"])),
        ("t", say("cli.help.torch", points=points("torch"))),
        ("s", say("cli.help.skull", points=skulls)),
        ("e", say("cli.help.elixir")),
        ("x", say("cli.help.cross")),
        ("T", say("cli.help.tomb", points=points("explored"))),
        (say("cli.help.colours"), say("cli.help.colours_about", points=colours)),
        ("", ""),
    )
