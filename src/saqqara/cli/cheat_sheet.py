"""Help at the table: what can be typed, with a hint at the rule behind it."""

from __future__ import annotations

from rich.table import Table

from saqqara.cli.words import counted
from saqqara.rules.edition import Edition

Entries = tuple[tuple[str, str], ...]


def draw_help(edition: Edition) -> Table:
    """The notation with its rules, then the commands."""
    return draw_sheet((*_actions(edition), *_answers(edition), *COMMANDS))


def draw_sheet(entries: Entries) -> Table:
    """What is typed on the left, what it does on the right."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    sheet.add_column(no_wrap=True, style="bold")
    sheet.add_column()
    for typed, meaning in entries:
        sheet.add_row(typed, meaning)
    return sheet


def _actions(edition: Edition) -> Entries:
    take, sled, rounds = edition["stones.take"], edition["sled.spaces"], edition["rounds.count"]
    return (
        ("YOUR TURN", f"one action; the fourth ship to sail ends the round, {rounds} rounds end the game"),
        ("take", f"up to {take} stones from your quarry to your sled, which holds {sled}"),
        ("load b2", "a stone from your sled to space 2 of ship b, counted from the bow"),
        (
            "sail b temple",
            "any ship with enough stones, whoever owns them, to a free site (market, pyramid, temple, "
            "chamber, obelisks), where the stones are unloaded from the bow on",
        ),
        (
            "play chisel",
            "a blue card got on an earlier turn: chisel (load 2), hammer (take, load 1), sail (load 1 and sail "
            "that ship), lever (sail, unload in your order)",
        ),
        ("pass", "only when nothing else is possible"),
        ("", ""),
    )


def _answers(edition: Edition) -> Entries:
    points, stones = edition["temple.choice_points"], edition["temple.choice_stones"]
    return (
        ("WHEN ASKED", "by your stones, in other players' turns too"),
        ("card 2, decline", "market: the card on space 2, or none; red ones act at once"),
        ("pair, keep 1", "market B: look at the face-down pair, keep its first or second"),
        ("pyramid left", "pyramids B: or middle, right; then accept, load b2 or skip"),
        ("point, stones", f"temple B: {counted(points, 'point')} or {counted(stones, 'stone')} for a visible stone"),
        ("unload 3", "lever: the stone on space 3 comes next"),
        ("", ""),
    )


COMMANDS = (
    ("COMMANDS", "a number plays the move with that number in the list"),
    ("help", "this page"),
    ("board", "draw the whole table again"),
    ("more", "list every move, however many"),
    ("log", "the game so far in words"),
    ("hint", "the best moves as the architect sees them, with chances and points; hint vizier: as the vizier does"),
    ("undo", "take back the last move, if nothing was revealed since; undo black: the last one of Black"),
    ("save FILE", "write the record of the game so far"),
    ("open FILE", "leave this game and go on with the one in a record"),
    ("quit", "end; the game so far is kept in a record"),
)
