"""Help at the table of Pyramids: what can be typed, with a hint at the rule behind it."""

from __future__ import annotations

from rich.table import Table

from saqqara.cli.cheat_sheet import COMMANDS, Entries, draw_sheet
from saqqara.cli.words import counted
from saqqara.rules.edition import Edition


def draw_help(edition: Edition) -> Table:
    """The notation with its rules, the score card, then the commands."""
    return draw_sheet((*_moves(edition), *_symbols(edition), *COMMANDS))


def _moves(edition: Edition) -> Entries:
    rounds, cards = edition["rounds.count"], edition["rounds.expeditions"]
    return (
        ("EXPEDITIONS", f"{rounds} rounds of {cards}; all mark the same shape, unseen by the others until all have"),
        ("mark 12 a1 a2 b2", "the shape on card 12, turned or mirrored, on fields neither walls nor crossed off"),
        ("mark 12 c1", "or one single field, always allowed"),
        ("", "the first mark on a card covers the entrance, later ones touch one made before, side by side"),
        ("keep 12 33", "at the start: two of your four cards"),
        ("take 17, take deck", "for an explored pyramid: a face-up card or the top of the deck"),
        ("", ""),
    )


def _symbols(edition: Edition) -> Entries:
    pair, single, torch = edition["score.pair_of_gems"], edition["score.single_gem"], edition["score.torch"]
    colours = ", ".join(map(str, edition["score.colour"]))
    return (
        ("SYMBOLS", "on a field that is crossed off; in the list of moves they stand behind it, as in (rs)"),
        ("r, g", f"gems: {counted(pair, 'point')} for each pair of red and green, {single} for one alone"),
        ("t", f"this round's torch, {counted(torch, 'point')}"),
        ("s", f"the next skull; the highest counts: -{' -'.join(map(str, edition['score.skulls']))}"),
        ("e", "elixir: the two highest skulls are erased"),
        ("x", "red cross: at once one more field on either card"),
        ("T", f"tomb: the pyramid is explored, {counted(edition['score.explored'], 'point')}"),
        ("colour points", f"{colours} for whoever is next to have 2, 4 or 6 explored pyramids of a colour"),
        ("", ""),
    )
