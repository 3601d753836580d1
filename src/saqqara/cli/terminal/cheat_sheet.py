"""Help at the table: what can be typed and what it does. The commands are the same in every game."""

from __future__ import annotations

from rich.table import Table

from saqqara.cli.languages import say
from saqqara.cli.terminal.seats import seat_name

Entries = tuple[tuple[str, str], ...]


def draw_sheet(entries: Entries) -> Table:
    """Draws what is typed on the left and what it does on the right."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    sheet.add_column(no_wrap=True, style="bold")
    sheet.add_column()
    for typed, meaning in entries:
        sheet.add_row(typed, meaning)
    return sheet


def commands() -> Entries:
    """Returns what can be typed besides moves."""
    return (
        (say("cli.help.commands"), say("cli.help.commands_about")),
        ("help", say("cli.help.help")),
        ("board", say("cli.help.board")),
        ("more", say("cli.help.more")),
        ("log", say("cli.help.log")),
        ("hint", say("cli.help.hint")),
        ("undo", say("cli.help.undo", name=seat_name(0))),
        ("save FILE", say("cli.help.save")),
        ("open FILE", say("cli.help.open")),
        ("quit", say("cli.help.quit")),
    )
